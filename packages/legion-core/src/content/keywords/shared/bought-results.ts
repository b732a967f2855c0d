import type { LentToken, Offer } from "../../../attack/pools/keyword.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { spending } from "../../../attack/pools/rules.ts";
import type { AttackKind } from "../../../state/frames.ts";
import { criticalFromHit } from "./criticals.ts";

/**
 * Creates the offers to spend tokens of the attacker after surges are converted. One token changes a blank to a hit or
 * a hit to a critical, two change a blank to a critical. `kind` limits them to one kind of attack; defaults to any. The
 * ids look like "marksman hit".
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
