import { at } from "@sw/tabletop";
import { RANKS, type Rank } from "../catalogue/words.ts";
import { undefeated } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { type Player, seatOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { takesDrawnOrder } from "../units/conditions.ts";
import { rankOf } from "../units/ranks.ts";

/** Units that a drawn token of a rank activates one of (leg.activation.choose-draw). */
export function unitsToDraw(look: Look, player: Player, rank: Rank): readonly number[] {
  return undefeated(look.state, player).filter((unit) => takesDrawnOrder(look, unit) && rankOf(look, unit) === rank);
}

/** A player draws a token from the order pool, by chance or one of a rank that was named: its rank, which all see (leg.activation.choose-draw). */
export function drawToken(
  work: GameWork,
  player: Player,
  named: Rank | "any" = "any",
  cause: string | null = null,
): Rank {
  const { orderPool } = work.state.players[player];
  const tokens =
    named === "any" ? RANKS.flatMap((rank) => Array.from({ length: orderPool[rank] }, () => rank)) : [named];
  const place =
    tokens.length === 1 ? 0 : work.pick(`order:${seatOf(player)}`, tokens.length, (index) => at(tokens, index));
  const rank = at(tokens, place);
  work.player(player).orderPool = { ...orderPool, [rank]: orderPool[rank] - 1 };
  const matched = unitsToDraw(work, player, rank).length > 0;
  const rule = matched ? "leg.activation.choose-draw" : "leg.activation.draw-unmatched-removed";
  work.emit({ type: "order-drawn", seat: seatOf(player), rank, matched, rule, cause });
  return rank;
}

/** Of two tokens drawn one is used, and the other goes back into the pool. */
export function useToken(work: GameWork, player: Player, used: Rank, back: Rank, cause: string): void {
  work.amend("activation-phase", ({ kind, player: whose, mayPass }) => ({ kind, player: whose, drawn: used, mayPass }));
  const own = work.player(player);
  own.orderPool = { ...own.orderPool, [back]: own.orderPool[back] + 1 };
  const because = { rule: "leg.upgrade.action-exhaust-icons", cause } as const;
  work.emit({ type: "order-pool", seat: seatOf(player), tokens: own.orderPool, ...because });
}
