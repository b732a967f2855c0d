import { at } from "@sw/tabletop";
import { tokensOnCard } from "../mission/stock.ts";
import { oneOf } from "../state/hooks/played.ts";
import { unitOfId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { Side } from "../state/seats.ts";
import { isWithheld, spendableTokens, unitTokens } from "../units/conditions.ts";
import { statusOf } from "../units/positions.ts";
import { helpNow } from "./from-table.ts";
import { guardianTokens } from "./guardian-tokens.ts";
import type { LentToken } from "./pools/keyword.ts";
import { LENT, lentKey, tokens } from "./pools/offers.ts";
import { altered, type Pool } from "./pools/pool.ts";
import type { KeywordValues, Situation } from "./pools/situation.ts";

type Frame = FrameOf<"pool">;

/**
 * Returns the frame without what units that use Guardian can no longer give its pool: tokens to lend that they have
 * spent themselves, and all help of a unit that has been defeated. Returns the same frame if nothing is lost.
 */
export function withHelpersLeft(look: Look, frame: Frame): Frame {
  if (frame.guardians.length === 0) return frame;
  const pool = withTokensLeft(look, frame);
  const situation = withHelpLeft(look, frame);
  return pool === frame.pool && situation === frame.situation ? frame : { ...frame, pool, situation };
}

/** Returns the situation without backup and keywords that the defender owes to a guardian that has suffered wounds. */
function withHelpLeft(look: Look, frame: Frame): Situation {
  const { situation, guardians, pool } = frame;
  const { backup, defender } = situation;
  if (pool.guardWounds.every((wounds) => wounds === 0)) return situation;
  const now = helpNow(look, frame);
  if (now === undefined) return situation;
  const isFewer = guardians.some((unit) => statusOf(at(look.state.units, unit)) === "defeated");
  const left = isFewer ? withUses(now.keywords, pool) : defender.keywords;
  const keywords = isSame(defender.keywords, left) ? defender.keywords : left;
  if (keywords === defender.keywords && (now.backup || !backup)) return situation;
  return { ...situation, backup: backup && now.backup, defender: { ...defender, keywords } };
}

/** Returns keywords with the uses that a pool has already made of them, because their values count all uses. */
function withUses(keywords: KeywordValues, { used }: Pool): KeywordValues {
  const uses = Object.entries(used).filter(([id]) => keywords[id] !== undefined);
  return { ...keywords, ...Object.fromEntries(uses.map(([id, times]) => [id, (keywords[id] ?? 0) + times])) };
}

/**
 * Returns the frame with the keywords of the defender counted again, if a choice changes what they count. What the
 * choice itself is worth stays. Returns the same frame if nothing changes.
 */
export function withKeywordsCounted(look: Look, frame: Frame, option: string): Frame {
  if (oneOf(look.box.keywords, option, "pool-use")?.recounts !== true) return frame;
  const { defender } = frame.situation;
  const now = helpNow(look, frame)?.keywords ?? defender.keywords;
  const keywords = { ...now, [option]: defender.keywords[option] ?? 0 };
  if (isSame(defender.keywords, keywords)) return frame;
  return { ...frame, situation: { ...frame.situation, defender: { ...defender, keywords } } };
}

function isSame(one: KeywordValues, other: KeywordValues): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id] === other[id]);
}

/** Returns the pool with no more tokens of those who lend, guard and defend than they still have. */
function withTokensLeft(look: Look, frame: Frame): Pool {
  const {
    pool,
    defender,
    guardians,
    situation: { lenders },
  } = frame;
  const fewer: Record<string, number> = {};
  const atMost = (key: string, has: () => number): void => {
    const left = tokens(pool, key);
    if (left > 0) fewer[key] = Math.min(left, has());
  };
  for (const token of GUARDED) {
    atMost(`defender.${token}`, () => spendableTokens(look, defender, token));
    for (const [place, unit] of guardians.entries()) {
      atMost(`guardian.${place}.${token}`, () => guardianTokens(look, unit, token));
    }
  }
  for (const side of ["attacker", "defender"] as const) {
    for (const [place, { id, own }] of lenders[side].entries()) {
      if (own === true) continue;
      const { owner } = at(look.state.units, frame[side]);
      for (const token of LENT) atMost(lentKey(side, place, token), () => lendable(look, owner, id, token));
    }
  }
  const isLess = Object.entries(fewer).some(([key, left]) => left < tokens(pool, key));
  return isLess ? altered(pool, { left: { ...pool.left, ...fewer } }) : pool;
}

/** The kinds of tokens that a guardian can spend. */
const GUARDED = ["dodge", "surge"] as const;

/** Counts the tokens of a kind that a unit on the battlefield or a command card of a player, by its id, can lend now. */
function lendable(look: Look, owner: Side, id: string, token: LentToken): number {
  const { state } = look;
  const unit = unitOfId(state, id);
  if (unit === undefined) return tokensOnCard(look, owner, id)[token];
  return statusOf(at(state.units, unit)) === "deployed" ? unitTokens(state, unit, token) : 0;
}

/**
 * Returns the pool of a frame, before a choice, with the tokens that spending for the choice has put on cards which
 * lend them. Returns the same pool if there are none.
 */
export function withTokensFed(look: Look, frame: Frame, after: Pool): Pool {
  const { pool, situation } = frame;
  const fed: Record<string, number> = {};
  for (const side of ["attacker", "defender"] as const) {
    for (const [place, { id }] of situation.lenders[side].entries()) {
      if (unitOfId(look.state, id) !== undefined) continue;
      const onCard = tokensOnCard(look, at(look.state.units, frame[side]).owner, id);
      for (const token of LENT) {
        const key = lentKey(side, place, token);
        const more = onCard[token] - tokens(after, key);
        if (more > 0 && !isWithheld(look, frame[side], token)) fed[key] = tokens(pool, key) + more;
      }
    }
  }
  return Object.keys(fed).length === 0 ? pool : altered(pool, { left: { ...pool.left, ...fed } });
}
