import { type Choose, random } from "@sw/bots";
import { at, type Chance, type Game, type GameTypes, type Seed, seeded } from "@sw/tabletop";
import type { Kit } from "../kit.ts";

/** Returns the bot of this name in a kit; undefined if it has none. */
export function botNamed<G extends GameTypes>(kit: Kit<G>, name: string): Choose<G> | undefined {
  if (name === "random") return random;
  return Object.hasOwn(kit.bots, name) ? kit.bots[name] : undefined;
}

/** Returns a record with the same value for every seat. */
export function everySeat<Seat extends string, Value>(seats: readonly Seat[], value: Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value])) as Record<Seat, Value>;
}

/** Returns the action of a bot for a view. The bot is not asked if there is only one option. */
export function botAction<G extends GameTypes>(
  game: Game<G>,
  bot: Choose<G>,
  view: G["View"],
  chance: Chance,
): G["Action"] {
  const options = game.options(view);
  return options.length === 1 ? at(options, 0) : bot(view, options, { chance });
}

/** Returns the generator of bots for a decision, which is the same after a saved game is resumed. */
export function botChance(seed: Seed, decision: number): Chance {
  return seeded(`${seed} bots ${decision}`);
}
