import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Config } from "./config.ts";
import { type Chair, type Seat, seatAt } from "./seats.ts";

/**
 * Returns why a seat is not asked a question for these chairs: the reason of its first chair, if all its chairs have
 * one. Returns undefined if one of its chairs has none, or if the seat has none of the chairs.
 */
export function keptFrom(
  chairs: readonly Chair[],
  config: Config,
  seat: Seat,
  whyNot: (chair: Chair) => Violation<RuleId> | undefined,
): Violation<RuleId> | undefined {
  const reasons = chairs.filter((chair) => seatAt(config, chair) === seat).map(whyNot);
  return reasons.includes(undefined) ? undefined : reasons[0];
}
