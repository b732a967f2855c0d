import { seeded } from "../chance/chance.ts";
import type { DecisionView, Game, GameTypes, ListOptions, Spectator } from "../contract/contract.ts";
import { turnOf } from "./turn.ts";

/** The part of a view that says who looks and who is asked. */
export interface AskingView<G extends GameTypes> {
  readonly viewer: G["Seat"] | Spectator;
  /** The current decision; null when the game is over. */
  readonly decision: DecisionView<G> | null;
}

/** The functions of a game that {@link optionsFor} calls. */
export type OptionRules<G extends GameTypes> = Pick<Game<G>, "decision" | "legalActions" | "apply" | "determinize">;

/** Creates the {@link Game.options} of a game. */
export function optionsFor<G extends GameTypes>(
  rules: OptionRules<G>,
): (view: G["View"] & AskingView<G>, options?: ListOptions) => readonly G["Action"][] {
  return (view, options) => {
    if (view.decision?.yours !== true) return [];
    const turn = turnOf(rules, rules.determinize(view, seeded("options")), view.viewer);
    return turn === undefined ? [] : rules.legalActions(turn, options);
  };
}
