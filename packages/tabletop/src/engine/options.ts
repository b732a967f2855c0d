import { seeded } from "../chance/chance.ts";
import type { DecisionView, Game, GameTypes, ListOptions, Spectator } from "../contract/contract.ts";
import { turnOf } from "./turn.ts";

/** What a view tells about who looks and who is asked. */
export interface AskingView<G extends GameTypes> {
  readonly viewer: G["Seat"] | Spectator;
  /** Null when the game is over. */
  readonly decision: DecisionView<G> | null;
}

/** The rules that {@link optionsFor} asks. */
export type OptionRules<G extends GameTypes> = Pick<Game<G>, "decision" | "legalActions" | "apply" | "determinize">;

/** Gives a game its {@link Game.options}. */
export function optionsFor<G extends GameTypes>(
  rules: OptionRules<G>,
): (view: G["View"] & AskingView<G>, options?: ListOptions) => readonly G["Action"][] {
  return (view, options) => {
    if (view.decision?.yours !== true) return [];
    const turn = turnOf(rules, rules.determinize(view, seeded("options")), view.viewer);
    return turn === undefined ? [] : rules.legalActions(turn, options);
  };
}
