"""The stickers of Run, Hamster, Run!"""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.features.records.stickers import GameStickers, Once, Sticker, at_least, often, won

_ACTS = ("Pushes", "Bites", "Throws")
GIVEN = GameStickers(
    (
        Sticker("run", N_("Last one running"), N_("Win Run, Hamster, Run!"), "racer-moon", 0, Once(won())),
        Sticker("run-ten", N_("Fast feet"), N_("Win Run, Hamster, Run! 10 times."), "racer-kite", 4, often(10, won())),
        Sticker(
            "five",
            N_("Five on the belt"),
            N_("Win Run, Hamster, Run! against four others."),
            "racer-leaf",
            2,
            Once(won(lambda one: len(one.record.places) == 5)),
        ),
        Sticker(
            "pushes",
            N_("Elbows"),
            N_("Push others three squares in one game."),
            "trait-mettle",
            1,
            Once(at_least(3, "Pushes")),
        ),
        Sticker(
            "bites",
            N_("Sharp teeth"),
            N_("Bite three times in one game."),
            "mood-bitten",
            1,
            Once(at_least(3, "Bites")),
        ),
        Sticker(
            "throws",
            N_("Through the air"),
            N_("Throw twice in one game."),
            "racer-star-out",
            3,
            Once(at_least(2, "Throws")),
        ),
        Sticker(
            "climbs",
            N_("Over the top"),
            N_("Climb over others twice in one game."),
            "trait-scamper",
            2,
            Once(at_least(2, "Climbs")),
        ),
        Sticker(
            "rests",
            N_("Power nap"),
            N_("Rest 15 times in one game."),
            "racer-leaf-asleep",
            2,
            Once(at_least(15, "Rests")),
        ),
        Sticker(
            "peace",
            N_("Peaceful"),
            N_("Win Run, Hamster, Run! without a push, a bite or a throw."),
            "hamster-cream",
            2,
            Once(won(lambda one: one.has_counts and not one.counts(*_ACTS))),
        ),
        Sticker(
            "rounds",
            N_("Long breath"),
            N_("Stay in play for 20 rounds."),
            "racer-moon-asleep",
            0,
            Once(at_least(20, "Rounds in play")),
        ),
        Sticker(
            "clover",
            N_("Four-leaf clover"),
            N_("Win two tests more than expected, in one game."),
            "badge-leaf",
            2,
            Once(lambda one: one.surplus >= 2),
        ),
        Sticker(
            "breakfast",
            N_("Breakfast"),
            N_("Be eaten before round 4."),
            "alligator",
            2,
            Once(lambda one: not one.has_won and one.has_counts and one.count("Rounds in play") < 4),
            is_secret=True,
        ),
    )
)
