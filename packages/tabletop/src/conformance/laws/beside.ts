import { at } from "../../at.ts";
import { copiedTogether, difference } from "../data.ts";
import { type Law, verdict } from "../law.ts";
import type { TestGame } from "../options.ts";

/** Number of states that are given to both games. */
const MOST_STATES = 30;

/** The law that two games in one process, asked about the same states in turn, answer as they do separately. */
export const gamesApart: Law = {
  about: "Two games with different catalogues, asked about the same states in turn, answer as each does alone.",
  afterwards({ table, states }) {
    const { game, settings } = table;
    const { beside } = settings;
    if (beside === undefined) return "not-due";
    const step = Math.ceil(states.length / MOST_STATES);
    const some = states.filter((_, place) => place % step === 0);
    const alone = [game, beside].map((one) => copiedTogether(some).map((state) => answers(one, state)));
    for (const [place, state] of copiedTogether(some).entries()) {
      for (const [which, one] of [game, beside, game].entries()) {
        const apart = difference(answers(one, state), at(at(alone, which % 2), place));
        if (apart !== undefined)
          return verdict(`state ${place * step}, ${NAMES[which % 2]} beside the other: ${apart}`);
      }
    }
    return "held";
  },
};

const NAMES: readonly string[] = ["the game", "the second game"];

/** Returns what a game says about a state: the decision, the legal actions and the result of the first one. */
function answers(game: TestGame, state: unknown): unknown {
  const legal = game.legalActions(state);
  const [first] = legal;
  const step = first === undefined ? null : game.apply(state, first);
  return { decision: game.decision(state) ?? null, legal: legal.map((action) => game.actionKey(action)), step };
}
