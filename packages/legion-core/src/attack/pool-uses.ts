import { at } from "@sw/tabletop";
import type { PoolUse } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { GameWork } from "../state/work.ts";
import { tellBorrowed } from "./lenders.ts";
import { sideOf } from "./pool-spending.ts";
import type { Pool } from "./pools/pool.ts";

/** Matches the name under which a pool records that a side spent a lent token, with the reason. */
const LOAN = /^lent to (attacker|defender) by (.+)$/;

/** Triggers the effects that follow from keywords and cards used in the pool since the frame began. */
export function tellUses(work: GameWork, frame: FrameOf<"pool">, pool: Pool): void {
  for (const { name } of usedAnew(frame, pool)) {
    const loan = LOAN.exec(name);
    if (loan !== null) tellBorrowed(work, frame[sideOf(at(loan, 1))], at(loan, 2));
  }
  for (const { use, unit, times } of usesOf(work, frame, pool)) if (use.answered !== true) use.used(work, unit, times);
}

/** Lists the uses that a pool records beyond those at the start of the frame, each with how many are new. */
function usedAnew(
  { pool: before }: FrameOf<"pool">,
  { used }: Pool,
): readonly { readonly name: string; readonly times: number }[] {
  return Object.entries(used)
    .map(([name, all]) => ({ name, times: all - (before.used[name] ?? 0) }))
    .filter(({ times }) => times > 0);
}

/** Lists the keywords that a pool has used since the frame began and that affect a unit, with how often. */
export function usesOf(work: GameWork, frame: FrameOf<"pool">, pool: Pool): readonly PoolUsed[] {
  return usedAnew(frame, pool).flatMap(({ name, times }): PoolUsed[] => {
    const [, user = "", guardian, id = name] = BY_USER.exec(name) ?? [];
    const use = oneOf(work.box.keywords, id, "pool-use");
    if (use === undefined) return [];
    const noted = guardian === undefined ? frame[sideOf(user)] : at(frame.guardians, Number(guardian));
    return [{ use, unit: use.side === "user" ? noted : frame[use.side], times }];
  });
}

/** Matches the names under which a pool records uses by one unit. */
const BY_USER = /^(attacker|defender|guardian (\d+)) uses (.+)$/;

export interface PoolUsed {
  readonly use: PoolUse;
  readonly unit: UnitIndex;
  readonly times: number;
}
