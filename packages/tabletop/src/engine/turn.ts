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

/** The rules that tell when the turn of a seat comes. */
export type TurnRules<G extends PlayTypes> = Pick<
  Game<G & Pick<GameTypes, "Config" | "View">>,
  "decision" | "legalActions" | "apply"
>;

/**
 * The state in which a seat that is asked decides: the state itself for the decider; for a seat that chooses in secret after
 * others, the state after these have chosen anything. Undefined for a seat that is not asked.
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
 * The decision of a state as a viewer sees it; null when the game is over. A seat that is asked sees its own question whole, also
 * where it chooses in secret after others; everybody else sees who decides and by which rule.
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
