import { at, type CardCode } from "@sw/tabletop";
import { isOpenProbe, toProbeHand } from "../base/base.ts";
import { hasTroops } from "../base/pbr.ts";
import { distinct } from "../decks/piles.ts";
import { tellMoved } from "../decks/told.ts";
import { isRemote } from "../markers/systems.ts";
import { cardId, cardOf } from "../state/box.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, IMPERIAL_BIT, PUBLIC, sideOf } from "../state/seats.ts";
import type { HeldProbe } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { dropHeld, holdProbe, takeToHold } from "./held.ts";

/**
 * Exchanges the probe cards under the Empire's action cards that must return to the deck before the Rebels of a solo
 * game look for a new base (solo.base.move.return-cards).
 */
export function exchangeHeldProbes(work: GameWork): void {
  for (const held of work.state.held ?? []) if (sideOf(held.chair) === IMPERIAL) exchange(work, held);
}

/** Whether the probe card is that of a remote system without Imperial ground units. */
function isToReturn(look: Look, probe: CardCode): boolean {
  const { system } = cardOf(look.box, probe, "probe");
  return isRemote(look, system) && !hasTroops(look, system);
}

/**
 * Puts another probe card of the Imperial hand, drawn at random, under an action card whose own must return to the deck
 * (solo.base.move.return-cards, solo.decision.sweep-the-area). Does nothing if there is no other.
 */
function exchange(work: GameWork, held: HeldProbe): void {
  const { box } = work;
  const others = distinct(work.state.probes).filter((card) => !isToReturn(work, card));
  if (!isToReturn(work, held.probe) || others.length === 0) return;
  const cause: Cause = { rule: "solo.base.move.return-cards", cause: work.cause(held.card) };
  const probe = at(
    others,
    work.pick("take:probe", others.length, (one) => cardId(box, at(others, one))),
  );
  dropHeld(work, held.card);
  tellMoved(work, IMPERIAL, "probe", held.probe, { from: "under-card", to: "hand" }, PUBLIC, cause);
  toProbeHand(work, cardOf(box, held.probe, "probe").system, PUBLIC);
  takeToHold(work, probe);
  holdProbe(work, { ...held, probe });
  const { system } = cardOf(box, probe, "probe");
  const seenBy = isOpenProbe(work, system) ? PUBLIC : IMPERIAL_BIT;
  tellMoved(work, IMPERIAL, "probe", probe, { from: "hand", to: "under-card" }, seenBy, cause);
}
