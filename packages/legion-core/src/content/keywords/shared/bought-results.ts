import type { LentToken, Offer } from "../../../attack/pools/keyword.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { spending } from "../../../attack/pools/rules.ts";
import type { AttackKind } from "../../../state/frames.ts";
import { criticalFromHit } from "./criticals.ts";

/**
 * What a token of the attacker buys after surges are converted: a blank for a hit or a hit for a critical, two of them a blank
 * for a critical; in any attack, or in one kind alone. The offers are called "marksman hit", for instance.
 */
export function boughtResults(keyword: string, token: LentToken, kind?: AttackKind): readonly Offer[] {
  const own = `attacker.${token}`;
  const offer = (name: string, price: 1 | 2, fits: (pool: Pool) => boolean, change: (pool: Pool) => Pool): Offer => ({
    id: `${keyword} ${name}`,
    spends: token,
    stage: "after-converting",
    side: "attacker",
    available: (pool, { situation }) =>
      (kind === undefined || situation.kind === kind) && tokens(pool, own) >= price && fits(pool),
    take: (pool) => change(price === 1 ? spending(pool, own) : spending(spending(pool, own), own)),
  });
  return [
    offer("hit", 1, ({ blanks }) => blanks > 0, hitFromBlank),
    offer("critical", 1, ({ hits }) => hits > 0, criticalFromHit),
    offer(
      "critical from blank",
      2,
      ({ blanks }) => blanks > 0,
      (pool) => criticalFromHit(hitFromBlank(pool)),
    ),
  ];
}

function hitFromBlank(pool: Pool): Pool {
  return altered(pool, { blanks: pool.blanks - 1, hits: pool.hits + 1 });
}
