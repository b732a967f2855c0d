import { at, type Chance, type Game } from "@sw/tabletop";
import type { Choose } from "../bot.ts";
import { sampled } from "./candidates.ts";
import type { BotTypes, Policy } from "./imagining.ts";

/** A bot that knows its game, and in which order it likes the options of a decision. */
export interface Guide<G extends BotTypes> {
  readonly choose: Choose<G>;
  order(view: G["View"], options: readonly G["Action"][], chance: Chance): readonly G["Action"][];
}

/** A bot that thinks about some decisions and leaves the others to its guide. */
export function guided<G extends BotTypes>(
  guide: Guide<G>,
  thinker: Choose<G>,
  isWorthIt: (view: G["View"]) => boolean,
): Choose<G> {
  return (view, options, helpers) => (isWorthIt(view) ? thinker : guide.choose)(view, options, helpers);
}

/** The options that a guide likes best, and some of the others by chance: its blind spots. */
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

/** A policy for playouts that plays as a bot does: slow, since every choice needs a view, but sensible. */
export function playedBy<G extends BotTypes>(game: Game<G>, choose: Choose<G>): Policy<G> {
  return (options, chance, state) => {
    const seat = game.decision(state)?.seat;
    return seat === undefined ? at(options, 0) : choose(game.view(state, seat), options, { chance });
  };
}
