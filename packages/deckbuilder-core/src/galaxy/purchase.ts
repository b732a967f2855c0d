import type { CardCode } from "@sw/tabletop";
import { spendResources } from "../cards/counters.ts";
import { toDiscard } from "../cards/hands.ts";
import { withMark } from "../cards/marks.ts";
import { kindIn } from "../state/box.ts";
import { markOf, NO_PIECE } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Pending } from "../state/frames.ts";
import { seatOf } from "../state/seats.ts";
import type { Delayed } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { askTriggers, triggered } from "../triggers/triggers.ts";
import { cardInSlot, fillSlot, takeFromGalaxyDiscard, takeFromRow } from "./galaxy.ts";

/** Where a card is purchased: in a slot of the row, from the pilots, or (by an effect) from the galaxy discard pile. */
export type Shelf = number | "outer-rim-pilots" | { readonly discarded: CardCode };

/**
 * Purchases a card for the active player: pays, puts it on their discard pile, refills the slot and asks for triggered
 * abilities (dbg.purchase.*). `follow` is the card with its mark if the purchasing effect refers to it later.
 */
export function purchase(
  work: GameWork,
  shelf: Shelf,
  free: boolean,
  follow: CardCode | null,
  { rule, cause }: Cause,
): void {
  const { active } = work;
  const code = codeOn(work, shelf);
  const { cost } = kindIn(work.box, code);
  if (!free) spendResources(work, cost, { rule: "dbg.purchase.pay-cost", cause });
  const from = typeof shelf === "object" ? "galaxy-discard" : shelf;
  work.emit({ type: "card-purchased", seat: seatOf(active), card: work.ref(code), from, rule, cause });
  takeOff(work, shelf);
  const waiting = work.state.delayed.filter(({ at }) => at === "next-purchase-this-turn");
  const pending = triggered(work, { on: "purchase", card: code, piece: NO_PIECE });
  const marked = follow ?? (pending.length + waiting.length > 0 ? withMark(work, code) : code);
  toDiscard(work, active, marked);
  if (typeof shelf === "number") fillSlot(work, shelf, cause);
  if (waiting.length > 0) work.state.delayed = work.state.delayed.filter(({ at }) => at === "end-of-turn");
  const mark = markOf(marked);
  const all = [...pending, ...waiting.map(resumed)].map((one) => ({ ...one, triggering: mark }));
  askTriggers(work, all, follow === null ? mark : 0);
}

function codeOn(work: GameWork, shelf: Shelf): CardCode {
  if (typeof shelf === "object") return shelf.discarded;
  return shelf === "outer-rim-pilots" ? work.box.pilot : cardInSlot(work.state, shelf);
}

function takeOff(work: GameWork, shelf: Shelf): void {
  if (typeof shelf === "object") takeFromGalaxyDiscard(work, shelf.discarded);
  else if (shelf === "outer-rim-pilots") work.state.pilots -= 1;
  else takeFromRow(work, shelf);
}

/**
 * Returns the trigger that continues a delayed part of an ability. It is mandatory, because the ability has begun
 * (dbg.faq.partial).
 */
export function resumed({ card, self, pc, bound, triggering }: Delayed): Pending {
  return { card, self, pc, mandatory: true, bound, triggering, target: card };
}
