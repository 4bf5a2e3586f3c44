"""How loud a sound is, by ITU-R BS.1770: K-weighted, in blocks of 400 ms, in LUFS of one channel."""

import numpy as np

BLOCK_S, STEP_S = 0.4, 0.1
SILENCE, RELATIVE = -70.0, -10.0


def integrated(sound, rate):
    """The loudness of a programme: the mean of its blocks, those that are all but silent left out."""
    powers = blocks(sound, rate)
    loud = powers[lufs(powers) > SILENCE]
    if not len(loud):
        return -np.inf
    return float(lufs(loud[lufs(loud) > lufs(loud.mean()) + RELATIVE].mean()))


def momentary(sound, rate):
    """The loudness of the loudest block."""
    return float(lufs(blocks(sound, rate).max()))


def lufs(power):
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def blocks(sound, rate):
    """The mean square of each block of the weighted sound."""
    size, step = round(BLOCK_S * rate), round(STEP_S * rate)
    weighted = k_weighted(np.asarray(sound, float), rate)
    padded = np.pad(weighted, (0, max(0, size - len(weighted))))
    return np.array([np.mean(padded[n : n + size] ** 2) for n in range(0, len(padded) - size + 1, step)])


def k_weighted(sound, rate):
    """The sound as a head hears it: a shelf of 4 dB above 1.7 kHz, and little below 38 Hz."""
    length = 1 << (len(sound) + rate // 4).bit_length()
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(length))
    response = 1.0
    for b, a in (shelf(rate), high_pass(rate)):
        response = response * np.polyval(b[::-1], z) / np.polyval(a[::-1], z)
    return np.fft.irfft(np.fft.rfft(sound, length) * response, length)[: len(sound)]


def shelf(rate):
    k, q, gain = np.tan(np.pi * 1681.9744509555319 / rate), 0.7071752369554193, 10 ** (3.99984385397 / 20)
    vb, a0 = gain**0.499666774155, 1 + k / q + k * k
    b = [(gain + vb * k / q + k * k) / a0, 2 * (k * k - gain) / a0, (gain - vb * k / q + k * k) / a0]
    return b, [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def high_pass(rate):
    k, q = np.tan(np.pi * 38.13547087613982 / rate), 0.5003270373253953
    a0 = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
