"""A bot that misbehaves in the way that its argument names; ``builder.py`` tells what a good one would do."""

from __future__ import annotations

import random
import sys
import time

from builder import any_choice
from talk import choose, messages, say

MANNER = sys.argv[1]

if MANNER == "silent":
    time.sleep(3600)
if MANNER == "nonsense_from_the_start":
    print("Welcome to the mighty bot!", flush=True)
if MANNER == "leaves":
    sys.exit("no licence found")
if MANNER == "old":
    say({"type": "hello", "protocol": 0})
if MANNER == "flood":
    while True:
        print("x" * 1000)
if MANNER == "endless_line":
    while True:
        print("x" * 1000, end="")

if MANNER == "blind":
    say({"type": "hello", "protocol": 1, "name": "blind"})
    number = 0
    while True:
        number += 1
        choose({"id": number}, {"choice": "Place", "parts": [[999, 1000]]})
        time.sleep(0.005)

asked = 0
for message in messages():
    if message["type"] != "decide":
        continue
    asked += 1
    good = any_choice(message["options"], random.Random(asked))
    if MANNER == "late":
        time.sleep(1.0)
        choose(message, good)
    elif MANNER == "mute":
        pass
    elif MANNER == "illegal":
        choose(message, {"choice": "Place", "parts": [[999, 1000]]})
    elif MANNER == "unknown_choice":
        choose(message, {"choice": "Nuke", "target": 3})
    elif MANNER == "wrong_types":
        choose(message, {"choice": "Attack", "origin": "alaska", "target": None, "dice": 2.5})
    elif MANNER == "nonsense":
        print("I think I'll attack Kamchatka", flush=True)
    elif MANNER == "wrong_id":
        choose({"id": message["id"] + 1}, good)
    elif MANNER == "repeats":
        choose({"id": message["id"] - 1}, good)
        choose(message, good)
        choose(message, good)
    elif MANNER == "boasts":
        odd = ({"kind": "region", "territory": 1, "region": 999}, {"kind": "hold"}, {"kind": "break", "territory": 0})
        say({"type": "choice", "id": message["id"], "choice": good, "intent": odd[asked % len(odd)]})
    elif MANNER == "crash":
        if asked % 10 == 0:
            raise RuntimeError("out of ideas")
        choose(message, good)
    elif MANNER == "chatty_stderr":
        print("thinking " * 20_000, file=sys.stderr, flush=True)
        choose(message, good)
