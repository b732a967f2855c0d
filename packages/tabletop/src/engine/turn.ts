import { at } from "../at.ts";
import {
  askedBy,
  type DecisionView,
  type Game,
  type GameTypes,
  type PlayTypes,
  type Spectator,
} from "../contract/contract.ts";
import { expectOk } from "../contract/result.ts";

/** The functions of a game that find the state in which a seat's turn comes. */
export type TurnRules<G extends PlayTypes> = Pick<
  Game<G & Pick<GameTypes, "Config" | "View">>,
  "decision" | "legalActions" | "apply"
>;

/**
 * Returns the state in which an asked seat decides: the state itself for the decider, or the state after earlier seats
 * have made any secret choice. Returns undefined for a seat that is not asked.
 */
export function turnOf<G extends PlayTypes>(
  rules: TurnRules<G>,
  state: G["State"],
  seat: G["Seat"] | Spectator,
): G["State"] | undefined {
  let decision = rules.decision(state);
  if (!askedBy<G["Seat"] | Spectator>(decision).includes(seat)) return undefined;
  let now = state;
  while (decision?.seat !== seat) {
    now = expectOk(rules.apply(now, at(rules.legalActions(now), 0))).state;
    decision = rules.decision(now);
  }
  return now;
}

/**
 * Returns the decision of a state as a viewer sees it, or null when the game is over. An asked seat sees its whole
 * question, even if it chooses in secret after others. Other viewers see who decides and by which rule.
 */
export function decisionView<G extends PlayTypes>(
  rules: TurnRules<G>,
  state: G["State"],
  viewer: G["Seat"] | Spectator,
): DecisionView<G> | null {
  const turn = turnOf(rules, state, viewer);
  const decision = rules.decision(turn ?? state);
  if (decision === undefined) return null;
  if (turn !== undefined) return { ...decision, yours: true };
  const { seat, kind, rule, simultaneous } = decision;
  return { yours: false, seat, kind, rule, simultaneous };
}
