#!/usr/bin/env python3
"""A bot for Playmat in one file, which uses nothing of Playmat: it reads lines of JSON and writes lines of JSON.

    playmat sim vanguard-1.10 --games 10 --bots "exec:./examples/linebot.py,random"

It attacks when it can, prefers to do something over doing nothing, and leaves chance to a seed of its own.
"""

import json
import random
import sys

QUIET = ("pass", "done", "end", "no")


def say(**line):
    print(json.dumps(line), flush=True)


def pick(options, chance):
    """The index of an option: an attack, or else anything but doing nothing, or else anything."""
    attacks = [each["index"] for each in options if each["words"].startswith("attack")]
    acts = [each["index"] for each in options if each["option"] not in QUIET]
    return chance.choice(attacks or acts or [each["index"] for each in options])


def main():
    chance = random.Random(0)
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            chance.seed(told["seed"])
            say(type="ready", name="linebot")
        elif told["type"] == "question":
            say(type="answer", index=pick(told["question"]["options"], chance))
        elif told["type"] == "result":
            break


if __name__ == "__main__":
    main()
