import { at, type Chance, type Game } from "@sw/tabletop";
import type { Choose } from "../bot.ts";
import { sampled } from "./candidates.ts";
import type { BotTypes, Evaluate, Playout, Policy } from "./imagining.ts";
import { ismcts } from "./ismcts.ts";

/** A bot for one game that can also rank the options of a decision. */
export interface Guide<G extends BotTypes> {
  readonly choose: Choose<G>;
  order(view: G["View"], options: readonly G["Action"][], chance: Chance): readonly G["Action"][];
}

/** Creates a bot that uses `thinker` for the decisions that are worth it, and the guide for all others. */
export function guided<G extends BotTypes>(
  guide: Guide<G>,
  thinker: Choose<G>,
  isWorthIt: (view: G["View"]) => boolean,
): Choose<G> {
  return (view, options, helpers) => (isWorthIt(view) ? thinker : guide.choose)(view, options, helpers);
}

/** Creates a bot that uses `solver` for decisions with an aim, which a guide does not know, and `thinker` for all others. */
export function solving<G extends BotTypes>(thinker: Choose<G>, solver: Choose<G>): Choose<G> {
  return (view, options, helpers) => (helpers.aim === undefined ? thinker : solver)(view, options, helpers);
}

/** The weight of rarely tried options when a tree is searched for an aim. */
const EXPLORATION = 0.5;

/** Creates a bot that searches a tree in `iterations` steps, and tries options first that a guide likes. */
export function guidedTree<G extends BotTypes>(
  game: Game<G>,
  { order }: Guide<G>,
  {
    evaluate,
    iterations,
    playout,
  }: { readonly evaluate: Evaluate<G>; readonly iterations: number; readonly playout: Playout<G> },
): Choose<G> {
  return ismcts(game, {
    evaluate,
    budget: { iterations },
    exploration: EXPLORATION,
    playout,
    order(options, state, chance) {
      const seat = game.decision(state)?.seat;
      return seat === undefined ? options : order(game.view(state, seat), options, chance);
    },
  });
}

/** Creates a filter of options: the ones that a guide likes best, and random others in case it misjudges them. */
export function likely<G extends BotTypes & { Action: { readonly type: string } }>(
  { order }: Guide<G>,
  { best, others }: { readonly best: number; readonly others: number },
): (view: G["View"], options: readonly G["Action"][], chance: Chance) => readonly G["Action"][] {
  return (view, options, chance) => {
    if (options.length <= best + others) return options;
    const ordered = order(view, options, chance);
    return [...ordered.slice(0, best), ...sampled(ordered.slice(best), others, chance)];
  };
}

/**
 * Creates a policy for playouts that plays as a bot does. It is slow, since every choice needs a view, but sensible.
 */
export function playedBy<G extends BotTypes>(game: Game<G>, choose: Choose<G>): Policy<G> {
  return (options, chance, state) => {
    const seat = game.decision(state)?.seat;
    return seat === undefined ? at(options, 0) : choose(game.view(state, seat), options, { chance });
  };
}
