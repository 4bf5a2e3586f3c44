"""What is heard in Hamsterdam."""

from hamster_table.features.sound.sounds import Sounds

GIVEN = Sounds(
    {
        "CardsPassed": "card-slide",
        "LinedUp": "card-flip",
        "SpecialKept": "chip",
        "Deployed": "tock-on-more",
        "FirstRolled": "dice",
        "Rolled": "dice",
        "WhackRolled": "dice",
        "DiceTurned": "dice-at-rest",
        "dice at rest": "dice-at-rest",
        "FloodBegan": "flood",
        "Flooded": "gulp",
        "Plugged": "cork",
        "FloodStopped": "cork",
        "Inundated": "rising-water",
        "TokenRemoved": "drip",
        "TokenShifted": "drip",
        "BreachDue": "creak",
        "CardFlipped": "breach",
        "steps": "patter",
        "landing": "tock",
        "WentToPile": "leap",
        "HamsterRemoved": "plop",
        "SpecialTurned": "card-flip",
        "Marked": "chip",
        "lift hand": "card-slide",
        "drop hand": "card-flip",
    }
)
