"""The stickers of Hamsterdam."""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.features.records.stickers import GameStickers, Once, Sticker, at_least, often, won

GIVEN = GameStickers(
    (
        Sticker("dam", N_("Dry town"), N_("Win Hamsterdam."), "house-moon", 0, Once(won())),
        Sticker(
            "dam-ten",
            N_("Dam master"),
            N_("Win Hamsterdam 10 times."),
            "special-physicister",
            3,
            often(10, won()),
        ),
        Sticker(
            "dry",
            N_("Dry feet"),
            N_("Win Hamsterdam with no water in town."),
            "special-swimster",
            0,
            Once(won(lambda one: one.has_counts and not one.count("In town"))),
        ),
        Sticker(
            "whole",
            N_("Not a crack"),
            N_("Win Hamsterdam without a breach in your dam."),
            "special-buffster",
            1,
            Once(won(lambda one: one.has_counts and not one.count("Breaches"))),
        ),
        Sticker(
            "stopped",
            N_("Stopper"),
            N_("Stop 70 floods in one game of Hamsterdam."),
            "special-janitster",
            2,
            Once(at_least(70, "Stopped")),
        ),
        Sticker(
            "specials",
            N_("Special force"),
            N_("Use special hamsters 12 times in one game."),
            "special-ninjaster",
            4,
            Once(at_least(12, "Specials")),
        ),
        Sticker(
            "crowd",
            N_("Full barracks"),
            N_("End a game of Hamsterdam with 13 hamsters."),
            "special-momster",
            3,
            Once(at_least(13, "Hamsters")),
        ),
        Sticker(
            "four-dams",
            N_("King of the river"),
            N_("Win Hamsterdam against three others."),
            "special-speedster",
            2,
            Once(won(lambda one: len(one.record.places) == 4)),
        ),
        Sticker(
            "spared",
            N_("Under an umbrella"),
            N_("Have three rolls more miss your dam than expected."),
            "special-blobster",
            0,
            Once(lambda one: one.surplus >= 3),
        ),
        Sticker(
            "soaked",
            N_("Wet fur"),
            N_("Come last in Hamsterdam, with ten drops of water in town."),
            "mood-wet",
            0,
            Once(lambda one: one.is_last and one.count("In town") >= 10),
            is_secret=True,
        ),
    )
)
