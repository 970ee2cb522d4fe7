#!/usr/bin/python3
"""Measures windows: time to the first one, resident memory, and how long the window takes to answer.

Usage: window.py PROGRAM [PEER...]; run inside tests/app/window/desktop.sh. PROGRAM is ours, measured idle
and while Hard thinks about Othello on every core it uses; a peer (iagno, kreversi) only idle. Prints a
table and asserts nothing. The answer is polled over the accessibility bus every 20 ms.
"""

import os
import statistics
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STARTS = 5
SECONDS = 6


def windows():
    shown = subprocess.run(["xprop", "-root", "_NET_CLIENT_LIST"], capture_output=True, text=True,
                           check=True).stdout
    return set(shown.partition("#")[2].replace(" ", "").strip().split(",")) - {""}


def started(command):
    """The process and the seconds until its first window was managed."""
    before = windows()
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not windows() - before:
        if process.poll() is not None or time.monotonic() - start > 30:
            sys.exit(f"{command[0]} shows no window")
        time.sleep(0.002)
    return process, time.monotonic() - start


def stop(process):
    process.terminate()
    process.wait()
    while windows():
        time.sleep(0.02)


def memory(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def frame(process):
    desktop = Atspi.get_desktop(0)
    end = time.monotonic() + 10
    while time.monotonic() < end:
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(i)
            if program is not None and program.get_process_id() == process.pid:
                return program.get_child_at_index(0)
        time.sleep(0.1)
    return None


def processor_time(process):
    """Milliseconds that the program's first thread, the window's, has run."""
    with open(f"/proc/{process.pid}/task/{process.pid}/schedstat", encoding="ascii") as status:
        return int(status.read().split()[0]) / 1e6


def answers(process, window):
    """Milliseconds that the window took to answer, sorted, and the most that its thread ran from one answer to
    the next: that does not grow with what else the machine does."""
    samples = []
    most = 0.0
    run = processor_time(process)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        start = time.monotonic()
        window.clear_cache()
        window.get_child_count()
        window.get_state_set()
        Atspi.Component.get_extents(window, Atspi.CoordType.SCREEN)
        samples.append((time.monotonic() - start) * 1000)
        time.sleep(0.02)
        before, run = run, processor_time(process)
        most = max(most, run - before)
    return sorted(samples), most


def describe(process, window):
    samples, most = answers(process, window)
    return (f"median {statistics.median(samples):.1f}, 99 % {samples[int(len(samples) * 0.99)]:.1f}, "
            f"most {samples[-1]:.1f} ms; at most {most:.1f} ms of processor time between two")


def measure(command):
    times = []
    for _ in range(STARTS):
        process, seconds = started(command)
        times.append(seconds)
        stop(process)
    process, _ = started(command)
    time.sleep(3)
    resident = memory(process)
    window = frame(process)
    print(f"{os.path.basename(command[0])}: first window {statistics.median(times):.3f} s "
          f"(median of {STARTS}, least {min(times):.3f}, most {max(times):.3f}), "
          f"{resident:.0f} MB resident after 3 s")
    print("  answers when idle: " + (describe(process, window) if window else "not on the bus"))
    return process, window


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    Atspi.init()
    settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "tabuleiro", "tabuleiro.ini")
    os.makedirs(os.path.dirname(settings), exist_ok=True)
    with open(settings, "w", encoding="utf-8") as file:
        file.write("[General]\ngame=othello\nlevel=hard\nstarter=computer\nthinkingTime=600000\nopeningBook=false\n")
    process, window = measure([sys.argv[1]])
    subprocess.run(["xdotool", "key", "ctrl+n"], check=True)
    time.sleep(0.5)
    print("  answers while Hard thinks: " + describe(process, window))
    print(f"  {memory(process):.0f} MB resident while Hard thinks")
    stop(process)
    for peer in sys.argv[2:]:
        stop(measure([peer])[0])


if __name__ == "__main__":
    main()
