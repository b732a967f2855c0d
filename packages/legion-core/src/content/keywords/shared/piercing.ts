import type { Offer } from "../../../attack/pools/keyword.ts";
import { altered } from "../../../attack/pools/pool.ts";
import { amount, usingUp } from "../../../attack/pools/rules.ts";

/** The offer of Pierce to the attacker, from any source: cancels a block of the defender. */
export const PIERCE_OFFER: Offer = /* @__PURE__ */ usingUp(
  "pierce",
  { id: "pierce", stage: "modify-defense-attacker", side: "attacker" },
  (pool, rules) => pool.blocks > 0 && amount(rules, pool, "ignores-pierce") === 0,
  (pool) => altered(pool, { blocks: pool.blocks - 1 }),
);
