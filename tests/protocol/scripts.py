"""Small engines as Python scripts: a good one, and changes of its answers that make it a bad one."""

import sys
from pathlib import Path

GOOD = """
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def hello(message):
    say(type="hello", protocol=1, name="test", version="1")

def options(message):
    say(type="ready")

def decide(message):
    say(type="action", question=message["question"], action=message["decision"]["actions"][0])

def stop(message):
    pass
"""
LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    globals()[message["type"]](message)
"""


def command(folder: Path, changes: str = "", name: str = "engine.py") -> str:
    """What starts an engine whose functions are replaced by those in ``changes``."""
    path = folder / name
    path.write_text(GOOD + changes + LOOP)
    return f"{sys.executable} -I -S {path}"
