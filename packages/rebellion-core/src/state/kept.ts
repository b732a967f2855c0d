import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Config } from "./config.ts";
import { type Chair, type Seat, seatAt } from "./seats.ts";

/**
 * What keeps a seat from a question that chairs are asked: what keeps its first chair, if all chairs that it sits in are kept
 * from it; undefined where one of them is not, and for a seat that sits in none.
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
