"""What is heard at the wheel: hands, blows of wood, the rim that rolls, wood that slides."""

from hamster_table.features.sound.sounds import Sounds

GIVEN = Sounds(
    {
        "take": "pick-up",
        "put back": "put-down",
        "let go": "put-down",
        "hangs": "creak",
        "in the wheel": "rim",
        "on the table": "table",
        "roll": "roll",
        "scrape": "scrape",
    },
    listener=f"{__name__}.wheel_sounds:WheelSounds",
)
