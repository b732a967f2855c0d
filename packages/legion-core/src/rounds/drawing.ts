import { at } from "@sw/tabletop";
import { RANKS, type Rank } from "../catalogue/words.ts";
import { undefeated } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { type Side, seatOf } from "../state/seats.ts";
import { poolInSight } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { takesDrawnOrder } from "../units/conditions.ts";
import { rankOf } from "../units/ranks.ts";

/** Lists the units that a drawn token of a rank can activate (leg.activation.choose-draw). */
export function unitsToDraw(look: Look, side: Side, rank: Rank): readonly number[] {
  return undefeated(look.state, side).filter((unit) => takesDrawnOrder(look, unit) && rankOf(look, unit) === rank);
}

/**
 * Draws a token from a player's order pool, at random or of a named rank, and returns its rank, which is public
 * (leg.activation.choose-draw).
 */
export function drawToken(work: GameWork, side: Side, named: Rank | "any" = "any", cause: string | null = null): Rank {
  const { orderPool } = work.state.sides[side];
  const rank = named === "any" ? pickOrder(work, side, orderPool) : named;
  work.side(side).orderPool = { ...orderPool, [rank]: orderPool[rank] - 1 };
  const matched = unitsToDraw(work, side, rank).length > 0;
  const rule = matched ? "leg.activation.choose-draw" : "leg.activation.draw-unmatched-removed";
  work.emit({ type: "order-drawn", seat: seatOf(side), rank, matched, rule, cause });
  return rank;
}

/** Returns the rank of a random token of a pool. */
function pickOrder(work: GameWork, side: Side, pool: Readonly<Record<Rank, number>>): Rank {
  const tokens = RANKS.flatMap((rank) => Array.from({ length: pool[rank] }, () => rank));
  if (tokens.length === 1) return at(tokens, 0);
  return at(
    tokens,
    work.pick(`order:${seatOf(side)}`, tokens.length, (index) => at(tokens, index)),
  );
}

/** Returns the ranks of `count` random tokens of a player's pool, or of all tokens if there are fewer. */
export function pickOrders(work: GameWork, side: Side, count: number): readonly Rank[] {
  const left = { ...work.state.sides[side].orderPool };
  const most = RANKS.reduce((sum, rank) => sum + left[rank], 0);
  return Array.from({ length: Math.min(count, most) }, () => {
    const rank = pickOrder(work, side, left);
    left[rank] -= 1;
    return rank;
  });
}

/** Moves order tokens of these ranks from a player's pool facedown to a command card. */
export function holdOrders(work: GameWork, side: Side, ranks: readonly Rank[], card: string): void {
  const own = work.side(side);
  const pool = { ...own.orderPool };
  for (const rank of ranks) pool[rank] -= 1;
  const held = [...(own.heldOrders ?? []), ...ranks];
  own.orderPool = pool;
  own.heldOrders = RANKS.flatMap((rank) => held.filter((one) => one === rank));
  const because = { rule: "leg.cards.command-use", cause: card } as const;
  work.emit({ type: "orders-held", seat: seatOf(side), tokens: held.length, ...because });
}

/** Uses a token facedown on a command card in place of drawing one. */
export function useHeldOrder(work: GameWork, side: Side, rank: Rank, card: string): void {
  const own = work.side(side);
  const place = own.heldOrders?.indexOf(rank) ?? -1;
  if (place < 0) return;
  own.heldOrders = own.heldOrders?.filter((_, one) => one !== place) ?? [];
  own.orderPool = { ...own.orderPool, [rank]: own.orderPool[rank] + 1 };
  const because = { rule: "leg.cards.command-use", cause: card } as const;
  work.emit({ type: "orders-held", seat: seatOf(side), tokens: own.heldOrders.length, ...because });
  work.changeNearest("activation-phase", () => ({ draws: rank, held: true }));
}

/** Uses one of two drawn tokens and returns the other to the pool. */
export function useToken(work: GameWork, side: Side, used: Rank, back: Rank, cause: string): void {
  work.amend("activation-phase", ({ kind, side: whose, mayPass }) => ({ kind, side: whose, drawn: used, mayPass }));
  const own = work.side(side);
  own.orderPool = { ...own.orderPool, [back]: own.orderPool[back] + 1 };
  const because = { rule: "leg.upgrade.action-exhaust-icons", cause } as const;
  work.emit({ type: "order-pool-changed", seat: seatOf(side), tokens: poolInSight(own), ...because });
}
