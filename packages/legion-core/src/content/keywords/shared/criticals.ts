import { ATTACK_FACES, CRITICAL, SURGE, showing } from "../../../attack/pools/faces.ts";
import type { Offer } from "../../../attack/pools/keyword.ts";
import { turned } from "../../../attack/pools/offers.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { usingUp } from "../../../attack/pools/rules.ts";

const FACES = ATTACK_FACES.length;

/** Returns the pool with one hit changed to a critical. */
export function criticalFromHit(pool: Pool): Pool {
  return altered(pool, { hits: pool.hits - 1, criticals: pool.criticals + 1 });
}

/** The offer of Critical to the attacker, from any source: turns a surge into a critical. */
export const CRITICAL_OFFER: Offer = /* @__PURE__ */ usingUp(
  "surge-to-critical",
  { id: "critical", stage: "convert-attack", side: "attacker" },
  ({ rolled }) => showing(rolled, SURGE, FACES) > 0,
  (pool) => turned(pool, SURGE, CRITICAL),
);

/** The offer of Impact to the attacker, from any source: turns a hit into a critical against armor. */
export const IMPACT_OFFER: Offer = /* @__PURE__ */ usingUp(
  "impact",
  { id: "impact", stage: "modify-attack-attacker", side: "attacker" },
  ({ hits }) => hits > 0,
  criticalFromHit,
);
