import { at } from "@sw/tabletop";
import { unitOfId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { unitTokens } from "../units/conditions.ts";
import { statusOf } from "../units/positions.ts";
import { isStillBackedUp } from "./from-table.ts";
import type { AttackSide } from "./pools/keyword.ts";
import { LENT, lentKey, tokens } from "./pools/offers.ts";
import { altered, type Pool } from "./pools/pool.ts";

type Frame = FrameOf<"pool">;

/**
 * Returns the frame without what units that use Guardian can no longer give its pool: tokens to lend that they have
 * spent themselves, and tokens and backup of a unit that has been defeated. Returns the same frame if nothing is lost.
 */
export function withHelpersLeft(look: Look, frame: Frame): Frame {
  if (frame.guardians.length === 0) return frame;
  const pool = withTokensLeft(look, frame);
  const { situation } = frame;
  const loses = situation.backup && mayLoseBackup(frame) && !isStillBackedUp(look, frame);
  if (pool === frame.pool && !loses) return frame;
  return { ...frame, pool, situation: loses ? { ...situation, backup: false } : situation };
}

/** Whether guardians have suffered wounds before backup can be used. */
function mayLoseBackup({ pool: { stage, guardWounds } }: Frame): boolean {
  return stage === "modify-attack-defender" && guardWounds.some((wounds) => wounds > 0);
}

/** Returns the pool with no more tokens of a lender than it still has. */
function withTokensLeft(look: Look, { pool, situation: { lenders } }: Frame): Pool {
  const fewer: Record<string, number> = {};
  for (const side of ["attacker", "defender"] as const) {
    for (const [place, { id, own }] of lenders[side].entries()) {
      if (own !== true) Object.assign(fewer, fewerOf(look, pool, side, place, id));
    }
  }
  return Object.keys(fewer).length === 0 ? pool : altered(pool, { left: { ...pool.left, ...fewer } });
}

/** Returns the tokens of a lending unit of which a pool counts too many. Command cards that lend have none. */
function fewerOf({ state }: Look, pool: Pool, side: AttackSide, place: number, id: string): Record<string, number> {
  const fewer: Record<string, number> = {};
  const unit = unitOfId(state, id);
  if (unit === undefined) return fewer;
  const isThere = statusOf(at(state.units, unit)) === "deployed";
  for (const token of LENT) {
    const key = lentKey(side, place, token);
    const has = isThere ? unitTokens(state, unit, token) : 0;
    if (tokens(pool, key) > has) fewer[key] = has;
  }
  return fewer;
}
