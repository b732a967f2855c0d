import { at } from "../at.ts";
import { seeded } from "../chance/chance.ts";
import {
  askedBy,
  type DecisionView,
  type Game,
  type GameTypes,
  type ListOptions,
  type Spectator,
} from "../contract/contract.ts";
import { expectOk } from "../contract/result.ts";

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
    const { viewer, decision } = view;
    if (!askedBy<G["Seat"] | Spectator>(decision).includes(viewer)) return [];
    const possible = rules.determinize(view, seeded("options"));
    return rules.legalActions(turnOf(rules, viewer, possible), options);
  };
}

/** The state in which the seat decides: seats that choose in secret before it choose anything. */
function turnOf<G extends GameTypes>(
  rules: OptionRules<G>,
  viewer: G["Seat"] | Spectator,
  state: G["State"],
): G["State"] {
  let now = state;
  while (rules.decision(now)?.seat !== viewer) now = expectOk(rules.apply(now, at(rules.legalActions(now), 0))).state;
  return now;
}
