"""Make the sounds of the program, as wav files beside this script:  python resources/sounds/make_sounds.py

Everything is computed, from vibrations of wood and from noise: there are no recordings. Equal runs make equal files.
"""

from __future__ import annotations

import math
import sys
import wave
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
from building_blocks import (
    band,
    bubble,
    click_of_wood,
    faded,
    felt,
    laid,
    lowered,
    noise,
    note,
    peak,
    squeak,
    swept,
    vowel,
)

from hamster_table.features.sound.mixer import RATE, Samples
from hamster_table.features.sound.modal import Body, knock, ring

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Write all sounds into a folder."""
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


def write(path: Path, sound: Samples) -> None:
    """Write a sound as 16-bit wav."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.rint(sound * 32_767).astype("<i2").tobytes())


# The sounds


def pick_up() -> Samples:
    """Fingers that close round wood: a soft brush, and the wood just heard."""
    brush = band(noise(round(0.13 * RATE), 1), 700, 3_200)
    swell = np.sin(math.pi * np.linspace(0, 1, len(brush)) ** 0.7) ** 2
    return peak(
        laid(0.2, (0.0, brush * swell.astype(np.float32), 0.5), (0.03, knock(Body("block", 20), 0.1, 4), 0.6)), 0.24
    )


def put_down() -> Samples:
    """Wood that is put on wood: a low knock and the table under it."""
    return peak(laid(0.26, (0.0, knock(Body("plate", 60), 0.35, 2), 1.0), (0.0, table_knock(), 0.5)), 0.34)


def table_knock() -> Samples:
    """The board of a table, struck."""
    return ring([(118.0, 1.0, 0.05), (203.0, 0.6, 0.035), (341.0, 0.3, 0.02)], 0.24)


def table() -> Samples:
    """What the table adds to the knock of a piece that falls on it."""
    return peak(laid(0.22, (0.0, table_knock(), 1.0), (0.0, knock(Body("plate", 420), 0.3, 1), 0.35)), 0.5)


def rim() -> Samples:
    """What the wheel adds to the knock of a piece in it: a long thin board."""
    return peak(laid(0.2, (0.0, knock(Body("bar", 210), 0.25, 2), 1.0)), 0.42)


def your_turn() -> Samples:
    """Two notes of a marimba, upwards."""
    return peak(laid(0.4, (0.0, note(523.25, 0.3), 0.8), (0.11, note(783.99, 0.29), 1.0)), 0.22)


def win() -> Samples:
    """Five notes, and hamsters that are glad."""
    pitches = (523.25, 659.26, 783.99, 1046.5, 1318.5)
    notes = [(0.11 * n, note(pitch, 0.5), 0.9) for n, pitch in enumerate(pitches)]
    glad = [(0.62, squeak(0.11, 1_500, 2_300), 0.3), (0.78, squeak(0.09, 1_700, 2_600), 0.26)]
    glad.append((0.92, squeak(0.14, 1_400, 2_500), 0.3))
    return peak(laid(1.15, *notes, *glad), 0.26)


def loss() -> Samples:
    """Three notes downwards, and nothing worse."""
    pitches = (392.0, 349.23, 293.66)
    return peak(laid(0.95, *((0.2 * n, note(pitch, 0.5), 0.9) for n, pitch in enumerate(pitches))), 0.24)


def roll() -> Samples:
    """The rim that rolls over the table, round and round: a deep murmur."""
    murmur = band(noise(round(1.6 * RATE), 7), 70, 260)
    grain = band(noise(len(murmur), 8), 300, 1_100)
    return peak(murmur + 0.18 * grain, 0.3)


def scrape() -> Samples:
    """Wood that is pushed over wood, round and round."""
    hiss = band(noise(round(1.2 * RATE), 9), 900, 4_200)
    rough = 1 + 0.5 * band(noise(len(hiss), 10), 18, 70)
    return peak(hiss * rough, 0.22)


# Hands, cards, dice and chips


def brush() -> Samples:
    """Fingers on felt: something is taken up."""
    return peak(laid(0.14, (0.0, swept(0.13, 500, 2_400, 11, 0.7), 1.0)), 0.2)


def tock() -> Samples:
    """Wood that is put on felt."""
    return peak(laid(0.16, (0.0, knock(Body("block", 17), 0.3, 3), 1.0), (0.0, felt(150.0), 0.4)), 0.42)


def tock_on_one() -> Samples:
    """Wood that is put beside wood: a little lower."""
    return peak(laid(0.17, (0.0, knock(Body("block", 30), 0.3, 3), 1.0), (0.0, felt(132.0), 0.4)), 0.42)


def tock_on_more() -> Samples:
    """Wood that is put on a stack: lower again, and the stack just heard."""
    below = knock(Body("plate", 90), 0.2, 5)
    return peak(laid(0.2, (0.0, knock(Body("block", 50), 0.3, 3), 1.0), (0.012, below, 0.25)), 0.42)


def refusal() -> Samples:
    """Two soft knocks with a knuckle, and nothing sharp."""
    one = lowered(knock(Body("plate", 150), 0.05, 6), 900)
    return peak(laid(0.3, (0.0, one, 1.0), (0.12, one, 0.8), (0.0, felt(120.0), 0.3), (0.12, felt(120.0), 0.3)), 0.26)


def card_slide() -> Samples:
    """A card that is drawn over felt."""
    return peak(laid(0.24, (0.0, swept(0.23, 1_300, 5_200, 12, 0.5), 1.0)), 0.15)


def card_flip() -> Samples:
    """A card that is turned over: it bends, and snaps down."""
    bend, snap = swept(0.08, 1_800, 6_000, 13, 1.4), band(noise(round(0.03 * RATE), 14), 900, 4_500)
    return peak(laid(0.2, (0.0, bend, 0.35), (0.085, faded(snap, 0.006), 1.0), (0.085, felt(190.0), 0.4)), 0.4)


def dice() -> Samples:
    """Two dice of wood that rattle along, ever more slowly."""
    luck, parts, start = np.random.RandomState(15), [], 0.0
    for n in range(9):
        parts.append((start, knock(Body("block", 5 + n % 2), 0.5, n), float(luck.uniform(0.45, 1.0)) * 0.93**n))
        start += 0.022 + 0.0042 * n + float(luck.uniform(0, 0.008))
    return peak(laid(0.4, *parts), 0.42)


def dice_at_rest() -> Samples:
    """Two dice that fall over once more, and lie."""
    knocks = [(at, knock(Body("block", 6 + n), 0.35, 20 + n), gain) for n, (at, gain) in enumerate(REST)]
    return peak(laid(0.24, *knocks, (0.02, felt(160.0), 0.4), (0.1, felt(150.0), 0.4)), 0.45)


def chip() -> Samples:
    """A chip of wood that clicks on another."""
    return peak(laid(0.09, (0.0, knock(Body("cylinder", 4), 0.45, 1), 1.0), (0.022, click_of_wood(), 0.35)), 0.34)


def hat() -> Samples:
    """Chips in a hat that is shaken three times."""
    cloth = [(0.11 * n, swept(0.11, 400, 2_200, 16 + n, 1.0), 0.5) for n in range(3)]
    luck = np.random.RandomState(19)
    clicks = [(0.11 * n + float(luck.uniform(0.02, 0.08)), click_of_wood(), 0.25) for n in range(3) for _ in range(2)]
    return peak(laid(0.38, *cloth, *clicks), 0.2)


def chip_drawn() -> Samples:
    """A chip that comes out of the hat and turns over: a little whirr, higher and higher."""
    flutter = [(0.035 * n, swept(0.05, 500 + 160 * n, 1_500 + 300 * n, 25 + n, 1.0), 0.4 + 0.08 * n) for n in range(5)]
    return peak(laid(0.3, *flutter, (0.2, click_of_wood(), 0.8)), 0.24)


# Water and the dam


def flood() -> Samples:
    """Water that comes: a rush that swells."""
    return peak(laid(0.4, (0.0, swept(0.4, 160, 1_400, 31, 1.2), 1.0), (0.0, swept(0.4, 60, 240, 32, 1.0), 0.7)), 0.3)


def gulp() -> Samples:
    """A gulp of water: one bubble down, one up."""
    water = swept(0.26, 300, 1_600, 33, 0.6)
    return peak(
        laid(0.32, (0.0, bubble(0.12, 330, 170), 1.0), (0.11, bubble(0.13, 210, 430), 0.9), (0, water, 0.14)), 0.2
    )


def rising_water() -> Samples:
    """Water that rises in a town: bubbles, each higher than the one before."""
    bubbles = [(0.055 * n, bubble(0.052, 250 * 1.13**n, 420 * 1.16**n), 0.9 - 0.05 * n) for n in range(6)]
    return peak(laid(0.4, *bubbles, (0.0, swept(0.4, 250, 1_200, 34, 0.8), 0.25)), 0.15)


def drip() -> Samples:
    """One drop."""
    return peak(laid(0.16, (0.0, bubble(0.05, 620, 1_050), 0.5), (0.045, bubble(0.1, 480, 1_250), 1.0)), 0.15)


def plop() -> Samples:
    """Something small that goes into the water, or comes out of it."""
    return peak(laid(0.26, (0.0, bubble(0.11, 240, 520), 1.0), (0.05, swept(0.2, 500, 2_600, 35, 0.4), 0.3)), 0.26)


def splash() -> Samples:
    """A hamster that falls into the water."""
    water = noise(round(0.38 * RATE), 36)
    fall, spray = faded(band(water, 120, 900), 0.05), faded(band(water, 900, 4_800), 0.1)
    return peak(laid(0.4, (0.0, fall, 1.0), (0.02, spray, 0.55), (0.12, bubble(0.12, 200, 470), 0.5)), 0.28)


def cork() -> Samples:
    """A hole that is plugged: a squeak, and the pop of a cork."""
    rub = squeak(0.06, 700, 1_150) * band(noise(round(0.06 * RATE), 38), 20, 200)
    pop = bubble(0.05, 340, 900)
    return peak(laid(0.22, (0.0, rub, 0.3), (0.06, pop, 1.0), (0.065, knock(Body("cylinder", 24), 0.2, 2), 0.5)), 0.36)


def creak() -> Samples:
    """A plank that will not hold much longer: wood that sticks and slips."""
    luck, parts, start = np.random.RandomState(39), [], 0.0
    while start < 0.3:
        parts.append((start, knock(Body("bar", 26), 0.2, len(parts) % 3), float(luck.uniform(0.4, 1.0))))
        start += 0.031 - 0.055 * start + 0.05 * start * start + float(luck.uniform(0, 0.003))
    return peak(laid(0.4, *parts), 0.22)


def breach() -> Samples:
    """A plank that cracks, and water that breaks through."""
    cracks = [(at, faded(band(noise(3_000, 40 + n), 500, 5_000), 0.006), gain) for n, (at, gain) in enumerate(CRACKS)]
    wood = knock(Body("plate", 240), 0.5, 4)
    return peak(laid(0.4, *cracks, (0.05, wood, 0.7), (0.08, swept(0.32, 200, 2_600, 44, 0.4), 0.7)), 0.42)


# Hamsters and the belt


def patter() -> Samples:
    """Four small feet."""
    steps = [
        (0.06 * n, lowered(knock(Body("block", 9 + 2 * (n % 2)), 0.1, n), 1_800), (1, 0.7)[n % 2]) for n in range(4)
    ]
    return peak(laid(0.27, *steps), 0.32)


def leap() -> Samples:
    """A hamster in the air."""
    return peak(laid(0.28, (0.0, swept(0.27, 350, 1_900, 45, 0.9), 1.0), (0.0, bubble(0.2, 300, 620), 0.12)), 0.18)


def push() -> Samples:
    """Fur against fur: a thump."""
    return peak(laid(0.24, (0.0, felt(86.0), 1.0), (0.0, swept(0.1, 200, 1_100, 46, 0.3), 0.3)), 0.5)


def bite() -> Samples:
    """Small teeth, and a tiny "oh"."""
    teeth = knock(Body("block", 4), 0.7, 7)
    return peak(
        laid(0.34, (0.0, teeth, 0.8), (0.018, click_of_wood(), 0.5), (0.07, vowel(0.2, 760, 560, 900, 1_500), 0.6)),
        0.3,
    )


def snap() -> Samples:
    """The jaws of an alligator, and a tiny "oh"."""
    jaws = knock(Body("plate", 60), 0.6, 8)
    oh = vowel(0.2, 820, 540, 900, 1_600)
    return peak(laid(0.38, (0.0, jaws, 1.0), (0.0, knock(Body("bar", 120), 0.4, 3), 0.6), (0.13, oh, 0.3)), 0.42)


def rest() -> Samples:
    """A small yawn."""
    breath = swept(0.38, 700, 2_600, 47, 1.0)
    return peak(laid(0.4, (0.0, vowel(0.38, 560, 330, 1_000, 1_900), 1.0), (0.0, breath, 0.16)), 0.13)


def ratchet() -> Samples:
    """The pawl of the belt that falls into the next tooth."""
    return peak(laid(0.13, (0.0, click_of_wood(), 0.5), (0.028, knock(Body("bar", 40), 0.5, 9), 1.0)), 0.3)


def speed() -> Samples:
    """A spring that is wound up by one turn: five teeth, higher and higher."""
    teeth = [(0.055 * n, knock(Body("bar", 44 - 6 * n), 0.4, 9), 0.6 + 0.1 * n) for n in range(5)]
    return peak(laid(0.4, *teeth), 0.26)


def belt() -> Samples:
    """The belt on its rollers, round and round."""
    hum = band(noise(round(0.8 * RATE), 48), 60, 220)
    teeth = 1 + 0.35 * np.sin(2 * math.pi * 20 * np.arange(len(hum)) / RATE).astype(np.float32)
    return peak((hum + 0.22 * band(noise(len(hum), 49), 400, 1_300)) * teeth, 0.24)


def curtain() -> Samples:
    """Heavy cloth that falls or is drawn aside."""
    return peak(
        laid(0.4, (0.0, swept(0.4, 180, 1_500, 50, 0.8), 1.0), (0.1, swept(0.28, 900, 3_000, 51, 0.9), 0.3)), 0.2
    )


REST = ((0.0, 0.8), (0.03, 1.0), (0.1, 0.55), (0.135, 0.4))
"""When the dice strike for the last times, and how hard."""
CRACKS = ((0.0, 0.8), (0.03, 0.5), (0.05, 1.0))
"""When a plank cracks, and how loud."""
MADE = (
    pick_up, put_down, table, rim, your_turn, win, loss, roll, scrape, brush, tock, tock_on_one, tock_on_more, refusal,
    card_slide, card_flip, dice, dice_at_rest, chip, hat, chip_drawn, flood, gulp, rising_water, drip, plop, splash,
    cork, creak, breach, patter, leap, push, bite, snap, rest, ratchet, speed, belt, curtain,
)  # fmt: skip
SOUNDS: Mapping[str, Callable[[], Samples]] = {make.__name__.replace("_", "-"): make for make in MADE}
"""How each file is made, by its name without the ending."""

if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
