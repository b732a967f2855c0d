import type { Offer } from "../../attack/pools/keyword.ts";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { usingUp } from "../../attack/pools/rules.ts";

/** One of the hits of a pool becomes a critical. */
export function criticalFromHit(pool: Pool): Pool {
  return altered(pool, { hits: pool.hits - 1, criticals: pool.criticals + 1 });
}

/** A hit that becomes a critical against armor: what Impact offers the attacker, whoever has it. */
export const IMPACT_OFFER: Offer = /* @__PURE__ */ usingUp(
  "impact",
  { id: "impact", stage: "modify-attack-attacker", side: "attacker" },
  ({ hits }) => hits > 0,
  criticalFromHit,
);
