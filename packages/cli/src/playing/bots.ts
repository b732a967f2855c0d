import { at, type Chance, type Game, type GameTypes, type Seed, seeded } from "@sw/tabletop";
import type { Bot, Kit } from "../kit.ts";

/** Plays any legal action, each as likely as the other. */
export function randomBot(_view: unknown, actions: readonly unknown[], chance: Chance): number {
  return chance.pick("random-bot", actions.length, String);
}

/** The bot of that name in a kit; undefined if it has none. */
export function botNamed<G extends GameTypes>(kit: Kit<G>, name: string): Bot<G> | undefined {
  if (name === "random") return randomBot;
  return Object.hasOwn(kit.bots, name) ? kit.bots[name] : undefined;
}

/** The place of the action with the highest score, the first of equals. */
export function bestOf<Action>(actions: readonly Action[], score: (action: Action) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, action] of actions.entries()) {
    const points = score(action);
    if (points > most) {
      most = points;
      best = index;
    }
  }
  return best;
}

/** The same value for every seat. */
export function everySeat<Seat extends string, Value>(seats: readonly Seat[], value: Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value])) as Record<Seat, Value>;
}

/** What a bot does, knowing a view: what is legal is a function of that too, so any state it could be tells. */
export function botAction<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  view: G["View"],
  chance: Chance,
): G["Action"] {
  const actions = game.legalActions(game.determinize(view, chance));
  return actions.length === 1 ? at(actions, 0) : at(actions, bot(view, actions, chance));
}

/** The chance that bots ask at a decision: the same again when a saved game goes on. */
export function botChance(seed: Seed, decision: number): Chance {
  return seeded(`${seed} bots ${decision}`);
}
