import type { Thought } from "@sw/bots";
import { searchBot, steadyBot } from "@sw/bots/rebellion";
import { type Action, configOf, game, type Seat, type View } from "@sw/rebellion-core";
import { expectOk, seeded } from "@sw/tabletop";
import { expect, test } from "vitest";
import { steadyOrder } from "../../src/games/rebellion/steady/steady.ts";

/** Plays a game with steady bots until a seat has a turn, and returns what the seat sees. */
function firstTurnOf(seat: Seat): View {
  const chance = seeded("until the turn");
  let { state } = expectOk(game.setup(configOf({ setup: "first-game" }), "turns"));
  for (;;) {
    const asked = game.decision(state);
    if (asked === undefined) throw new Error("the game is over");
    const view = game.view(state, asked.seat);
    if (asked.kind === "turn" && asked.seat === seat) return view;
    const action = steadyBot(view, game.options(view), { chance });
    state = expectOk(game.apply(state, action)).state;
  }
}

/** Returns the choice of the search bot, with the number of options that it has tried. */
function searched(view: View): { readonly chosen: Action; readonly tried: number } {
  let thoughts: readonly Thought<Action>[] = [];
  const chosen = searchBot({ worlds: 1 })(view, game.options(view), {
    chance: seeded("the bot's own"),
    onThoughts: (told) => {
      thoughts = told;
    },
  });
  return { chosen, tried: thoughts.length };
}

test.each(["rebel", "imperial"] as const)(
  "The searching bot of %s tries the three options that the steady bot likes best",
  (seat) => {
    const view = firstTurnOf(seat);
    const { chosen, tried } = searched(view);
    const best = steadyOrder(view, game.options(view), { chance: seeded("the bot's own") }).slice(0, 3);
    expect(tried).toBe(3);
    expect(best).toContainEqual(chosen);
  },
);
