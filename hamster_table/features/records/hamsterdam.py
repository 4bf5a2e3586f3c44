"""The stickers of Hamsterdam."""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.features.records.stickers import GameStickers, Sticker, at_least, here, often, won

ID = "hamsterdam"
GIVEN = GameStickers(
    (
        Sticker("dam", N_("Dry town"), N_("Win Hamsterdam."), "house-moon", 0, here(won(ID))),
        Sticker(
            "dam-ten",
            N_("Dam master"),
            N_("Win Hamsterdam 10 times."),
            "special-physicister",
            3,
            often(10, won(ID)),
        ),
        Sticker(
            "dry",
            N_("Dry feet"),
            N_("Win Hamsterdam with no water in town."),
            "special-swimster",
            0,
            here(won(ID, lambda one: one.has_counts and not one.count("In town"))),
        ),
        Sticker(
            "whole",
            N_("Not a crack"),
            N_("Win Hamsterdam without a breach in your dam."),
            "special-buffster",
            1,
            here(won(ID, lambda one: one.has_counts and not one.count("Breaches"))),
        ),
        Sticker(
            "stopped",
            N_("Stopper"),
            N_("Stop 25 floods in one game of Hamsterdam."),
            "special-janitster",
            2,
            here(at_least(ID, 25, "Stopped")),
        ),
        Sticker(
            "specials",
            N_("Special force"),
            N_("Use six special hamsters in one game."),
            "special-ninjaster",
            4,
            here(at_least(ID, 6, "Specials")),
        ),
        Sticker(
            "crowd",
            N_("Full barracks"),
            N_("End a game of Hamsterdam with 18 hamsters."),
            "special-momster",
            3,
            here(at_least(ID, 18, "Hamsters")),
        ),
        Sticker(
            "four-dams",
            N_("King of the river"),
            N_("Win Hamsterdam against three others."),
            "special-speedster",
            2,
            here(won(ID, lambda one: len(one.record.places) == 4)),
        ),
        Sticker(
            "spared",
            N_("Under an umbrella"),
            N_("Have three rolls more miss your dam than expected."),
            "special-blobster",
            0,
            here(lambda one: one.record.game == ID and one.surplus >= 3),
        ),
        Sticker(
            "soaked",
            N_("Wet fur"),
            N_("Come last in Hamsterdam, with ten drops of water in town."),
            "mood-wet",
            0,
            here(lambda one: one.record.game == ID and one.is_last and one.count("In town") >= 10),
            is_secret=True,
        ),
    )
)
