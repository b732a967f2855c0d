import { type Choose, random } from "@sw/bots";
import { at, type Chance, type Game, type GameTypes, type Seed, seeded } from "@sw/tabletop";
import type { Kit } from "../kit.ts";

/** The bot of that name in a kit; undefined if it has none. */
export function botNamed<G extends GameTypes>(kit: Kit<G>, name: string): Choose<G> | undefined {
  if (name === "random") return random;
  return Object.hasOwn(kit.bots, name) ? kit.bots[name] : undefined;
}

/** The same value for every seat. */
export function everySeat<Seat extends string, Value>(seats: readonly Seat[], value: Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value])) as Record<Seat, Value>;
}

/** What a bot does, knowing a view; where there is one option it is not asked. */
export function botAction<G extends GameTypes>(
  game: Game<G>,
  bot: Choose<G>,
  view: G["View"],
  chance: Chance,
): G["Action"] {
  const options = game.options(view);
  return options.length === 1 ? at(options, 0) : bot(view, options, { chance });
}

/** The chance that bots ask at a decision: the same again when a saved game goes on. */
export function botChance(seed: Seed, decision: number): Chance {
  return seeded(`${seed} bots ${decision}`);
}
