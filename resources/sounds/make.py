#!/usr/bin/env python3
"""Writes the sounds of the game: 16-bit mono WAV files at 22,050 Hz, the same bytes each time.

Usage: make.py FOLDER. A knock of wood is two sines that fade and a little noise; a disc that turns
is a lower knock, 40 ms after the one before. Every sound begins in 2 ms, so that nothing clicks, and
has its peak at half of the range.
"""

import math
import random
import struct
import sys
import wave

RATE = 22050
PEAK = 16383
ATTACK = 0.002  # seconds


def tone(frequency, decay, strength=1.0):
    """A sine that fades: seconds -> amplitude."""
    return lambda t: strength * math.sin(2 * math.pi * frequency * t) * math.exp(-t / decay)


def noise(decay, strength):
    source = random.Random(1)
    return lambda t: strength * source.uniform(-1, 1) * math.exp(-t / decay)


def samples(parts, length):
    """The sum of (start in seconds, amplitudes) over a length in seconds."""
    count = round(length * RATE)
    out = [0.0] * count
    for start, amplitudes in parts:
        first = round(start * RATE)
        for i in range(first, count):
            t = (i - first) / RATE
            out[i] += min(1.0, t / ATTACK) * sum(amplitude(t) for amplitude in amplitudes)
    return out


def write(folder, name, parts, length):
    values = samples(parts, length)
    scale = PEAK / max(abs(value) for value in values)
    with wave.open(f"{folder}/{name}.wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(value * scale)) for value in values))


def knock(frequency, strength=1.0):
    return [
        tone(frequency, 0.018, strength),
        tone(2.5 * frequency, 0.008, 0.4 * strength),
        noise(0.002, 0.3 * strength),
    ]


def chord(notes, gap, decay):
    return [(i * gap, [tone(note, decay), tone(2 * note, decay / 2, 0.2)]) for i, note in enumerate(notes)]


def main(folder):
    write(folder, "place", [(0, knock(880))], 0.09)
    for turned in range(1, 7):
        turns = [(0.09 + 0.04 * i, knock(660, 0.7)) for i in range(turned)]
        write(folder, f"turn{turned}", [(0, knock(880)), *turns], 0.18 + 0.04 * (turned - 1))
    write(folder, "take", [(0, knock(990)), (0.05, knock(740, 0.6))], 0.13)
    write(folder, "win", chord([523, 659, 784], 0.09, 0.14), 0.55)
    write(folder, "loss", chord([392, 330], 0.13, 0.14), 0.45)
    write(folder, "draw", chord([440, 440], 0.13, 0.12), 0.4)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: make.py FOLDER")
    main(sys.argv[1])
