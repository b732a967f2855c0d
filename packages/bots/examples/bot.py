"""A bot in Python for `sw arena`: reads JSON-RPC 2.0 from standard input, a document a line, and answers likewise.

    sw arena deckbuilder --bots "cmd:python3 bot.py,random" --games 10
"""

import json
import random
import sys

# What it likes to do, the best first. It plays everything else at random.
LIKES = ["play", "commit", "attack", "purchase", "assign", "activate", "perform", "declare"]
# What it does only if there is nothing else.
ENDS = ["end-turn", "decline", "pass", "done"]


def rank(action):
    kind = action["type"]
    if kind in LIKES:
        return LIKES.index(kind)
    return len(LIKES) + (1 if kind in ENDS else 0)


def choose(view, options, chance):
    best = min(map(rank, options))
    return chance.choice([action for action in options if rank(action) == best])


def main():
    chance = random.Random(0)
    for line in sys.stdin:
        request = json.loads(line)
        params = request["params"]
        if request["method"] == "initialize":
            chance = random.Random(params["seed"])
            result = {"name": "bot.py"}
        else:
            result = {"action": choose(params["view"], params["options"], chance)}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)


main()
