import { type Game, happened } from "@sw/tabletop";
import type { Aim } from "../bot.ts";
import type { BotTypes, Evaluate, Playout } from "./imagining.ts";

/** A game as a bot imagines it, with its evaluation and how it continues. */
export interface Imagining<G extends BotTypes> {
  readonly game: Game<G>;
  readonly evaluate: Evaluate<G>;
  readonly playout: Playout<G> | undefined;
}

/**
 * Returns the game as a seat with an aim imagines it: it ends as soon as the aim is reached, which is worth 1 to the
 * seat, or is too late, which is worth 0, and nothing else ends a playout. Without an aim returns the game itself.
 */
export function aimedAt<G extends BotTypes>(
  { game, evaluate, playout }: Imagining<G>,
  seat: G["Seat"],
  aim: Aim | undefined,
): Imagining<G> {
  if (aim === undefined) return { game, evaluate, playout };
  const ended = new Map<G["State"] | G["View"], 0 | 1>();
  return {
    game: {
      ...game,
      apply(state, action, options) {
        const step = game.apply(state, action, options);
        if (!step.ok) return step;
        if (happened(aim.goal, step.value.events)) ended.set(step.value.state, 1);
        else if (happened(aim.late, step.value.events)) ended.set(step.value.state, 0);
        return step;
      },
      decision: (state) => (ended.has(state) ? undefined : game.decision(state)),
      legalActions: (state, options) => (ended.has(state) ? [] : game.legalActions(state, options)),
    },
    playout: playout === undefined ? undefined : withoutEnd(playout),
    evaluate(source, one) {
      const value = ended.get(source);
      if (value === undefined) return evaluate(source, one);
      return one === seat ? value : 1 - value;
    },
  };
}

function withoutEnd<G extends BotTypes>({ isEnd: _, ...playout }: Playout<G>): Playout<G> {
  return playout;
}
