"""The stickers of Hamsterrolle."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.highlights import CASCADE, DARING, TOWER
from hamster_table.engine.i18n import N_
from hamster_table.features.records.stickers import GameStickers, Once, Sticker, often, won

GIVEN = GameStickers(
    (
        Sticker("wheel", N_("Round and round"), N_("Win Hamsterrolle."), "wheel-cone", 3, Once(won())),
        Sticker("wheel-ten", N_("Wheelwright"), N_("Win Hamsterrolle 10 times."), "wheel-drum", 4, often(10, won())),
        Sticker(
            "steady",
            N_("Steady hand"),
            N_("Win Hamsterrolle without a piece falling in your turns."),
            "wheel-beam",
            0,
            Once(won(lambda one: one.has_counts and not one.count("Fallen"))),
        ),
        Sticker(
            "tower",
            N_("Tower"),
            N_("Build the tallest tower of a game, of four pieces or more."),
            "wheel-cube",
            1,
            Once(lambda one: one.feat(TOWER) >= 4),
        ),
        Sticker(
            "daring",
            N_("High up"),
            N_("Lay the most daring piece of a game, 90 degrees up the wheel or more."),
            "wheel-roof",
            4,
            Once(lambda one: one.feat(DARING) >= 90),
        ),
        Sticker(
            "timber",
            N_("Timber!"),
            N_("Let the most pieces of a game fall at once, six or more."),
            "wheel-plank",
            1,
            Once(lambda one: one.feat(CASCADE) >= 6),
            is_secret=True,
        ),
    )
)
