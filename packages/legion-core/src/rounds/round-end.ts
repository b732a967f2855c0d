import { removeToken } from "../mission/assets.ts";
import { commandOf } from "../state/box.ts";
import type { UnitIndex } from "../state/ids.ts";
import { SEATS, seatOf } from "../state/seats.ts";
import { emptyPool } from "../state/state.ts";
import type { TokenKind } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { unitTokens } from "../units/conditions.ts";
import { hasPermit, unitAmount } from "../units/keywords.ts";
import { sumOf } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { readUnit } from "../units/reading.ts";
import { loseTokens } from "../units/unit-tokens.ts";

/**
 * Kinds of tokens that are removed completely. Observe also removes observation tokens then
 * (leg.end.remove-green-standby).
 */
const CLEARED: readonly TokenKind[] = ["aim", "dodge", "surge", "standby", "observation"];

/** Discards the command cards of the round. Permanent ones stay in play (leg.end.discard). */
export function discardCommands(work: GameWork): void {
  for (const side of [0, 1] as const) {
    const { revealed } = work.state.sides[side];
    const own = work.side(side);
    own.nominated = null;
    if (revealed === null) continue;
    own.revealed = null;
    const { id, permanent } = commandOf(work.box, revealed);
    const stays = permanent === true || work.box.commands[id]?.stays?.(work, side) === true;
    if (stays) own.permanents = [...own.permanents, revealed];
    else own.discard = [...own.discard, revealed];
    const type = stays ? "command-kept" : "command-discarded";
    work.emit({ type, seat: seatOf(side), card: id, rule: "leg.end.discard", cause: null });
  }
}

/** Removes tokens and one suppression token from each unit, then smoke, then empties the pass pools (leg.end.steps). */
export function clearTokens(work: GameWork): void {
  const units = work.state.units.flatMap((unit, index) => (statusOf(unit) === "defeated" ? [] : [index]));
  for (const unit of units) {
    for (const token of CLEARED) {
      if (token === "observation" && hasPermit(work, unit, "keeps-observation")) continue;
      const because = { rule: "leg.end.remove-green-standby", cause: null } as const;
      const kept = token === "dodge" ? unitAmount(work, unit, "kept-dodges") : 0;
      loseTokens(work, unit, token, Math.max(0, unitTokens(work.state, unit, token) - kept), because);
    }
  }
  for (const unit of units) {
    loseTokens(work, unit, "suppression", Math.max(0, 1 - suppressionKept(work, unit)), {
      rule: "leg.end.remove-suppression",
      cause: null,
    });
  }
  for (const [token, { kind, removed }] of work.state.tokens.entries()) {
    if (kind === "smoke" && !removed) removeToken(work, token, { rule: "leg.kw.smoke-tokens.removal", cause: "smoke" });
  }
  for (const side of [0, 1] as const) {
    if (work.state.sides[side].passPool === 0) continue;
    work.side(side).passPool = 0;
    const because = { rule: "leg.end.remove-pass-pool", cause: null } as const;
    work.emit({ type: "pass-pool-changed", seat: seatOf(side), tokens: 0, ...because });
  }
}

/** Returns how many suppression tokens a unit keeps that it would otherwise remove. */
function suppressionKept(work: GameWork, unit: UnitIndex): number {
  if (unitTokens(work.state, unit, "suppression") === 0) return 0;
  return sumOf(work, readUnit(work, unit), "kept-suppression");
}

/** Takes all order tokens back, so that every unit can get one again (leg.end.update-order-pool). */
export function returnOrders(work: GameWork): void {
  for (const index of work.state.units.keys()) {
    const unit = work.unit(index);
    unit.order = "none";
    unit.ordered = false;
  }
  for (const [side, seat] of SEATS.entries()) {
    const own = work.side(side === 0 ? 0 : 1);
    own.orderPool = emptyPool();
    const because = { rule: "leg.end.update-order-pool", cause: null } as const;
    if (own.heldOrders !== undefined) {
      if (own.heldOrders.length > 0) work.emit({ type: "orders-held", seat, tokens: 0, ...because });
      own.heldOrders = [];
    }
    own.passed = false;
    work.emit({ type: "order-pool-changed", seat, tokens: own.orderPool, ...because });
  }
}

/** Forgets the miniatures defeated in the round, because later they cannot be restored (leg.kw.restore). */
export function forgetFallen(work: GameWork): void {
  for (const [index, { fallen }] of work.state.units.entries()) {
    if (fallen.length > 0) work.unit(index).fallen = [];
  }
}
