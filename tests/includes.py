#!/usr/bin/env python3
"""Finds missing includes that precompiled headers hide. Usage: tests/includes.py BUILD

What BUILD compiled with precompiled headers is read by the compiler once more, without them and
without making code of it.
"""
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys


def plain(words):
    """The command without the precompiled header, for a check alone; None if there was none."""
    if "-Winvalid-pch" not in words or "c++-header" in words:
        return None
    forced = words.index("-include")
    words = words[:forced] + words[forced + 2:]
    output = words.index("-o")
    return words[:output] + words[output + 2:] + ["-fsyntax-only"]


def check(entry):
    return subprocess.run(entry[1], cwd=entry[0], stderr=subprocess.PIPE, text=True, check=False)


build = pathlib.Path(sys.argv[1])
commands = [(entry["directory"], plain(shlex.split(entry["command"])))
            for entry in json.loads((build / "compile_commands.json").read_text())
            if build.resolve() not in pathlib.Path(entry["file"]).resolve().parents]
commands = [command for command in commands if command[1]]
if not commands:
    print("Nothing was compiled with precompiled headers, so nothing hides missing includes.")
    sys.exit()
failed = 0
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for done in pool.map(check, commands):
        if done.returncode:
            sys.stderr.write(done.stderr)
            failed += 1
if failed:
    sys.exit(f"{failed} of {len(commands)} files do not compile without the precompiled headers.")
print(f"{len(commands)} files compile without the precompiled headers.")
