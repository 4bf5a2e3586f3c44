"""What is heard in Run, Hamster, Run!."""

from hamster_table.features.sound.sounds import Sounds

GIVEN = Sounds(
    {
        "Drew": "hat",
        "chip drawn": "chip-drawn",
        "chips": "chip",
        "SpeedRose": "speed",
        "StarPassed": "speed",
        "BeltMoved": "ratchet",
        "belt": "belt",
        "steps": "patter",
        "leap": "leap",
        "Thrown": "leap",
        "landing": "tock",
        "Pushed": "push",
        "Bitten": "bite",
        "Rested": "rest",
        "PassedOut": "push",
        "Fell": "splash",
        "AlligatorCame": "plop",
        "AlligatorLeft": "plop",
        "Staked": "chip",
        "Chomped": "snap",
        "a bite that misses": "snap",
        "AlligatorsWon": "snap",
        "Eaten": "gulp",
        "lift chip": "chip",
        "drop chip": "chip",
        "drop tray": "chip",
        "drop less": "chip",
    }
)
