import { HIDDEN, shownTo } from "@sw/tabletop";
import type { Event, SeenCard } from "../state/events.ts";
import { factionOf, sideOfSeat, type Viewer } from "../state/seats.ts";

/**
 * Returns an event as a viewer sees it. Cards and base systems that only others saw are hidden; everything else is
 * public.
 */
export function redactEvent(event: Event, viewer: Viewer): Event {
  const eye = viewer === "spectator" ? viewer : factionOf(sideOfSeat(viewer));
  if (event.type === "automa-decided") return event.secret && eye !== "imperial" ? withoutAnswer(event) : event;
  if ("cards" in event) return { ...event, cards: event.cards.map((card) => shownTo(card, eye)) };
  if (showsCard(event)) return { ...event, card: shownTo(event.card, eye) };
  if (!("base" in event) || event.base.seenBy.includes(eye)) return event;
  return { ...event, base: { ...event.base, system: HIDDEN } };
}

/** Hides the answer of the automa. Everybody still sees that it has decided. */
function withoutAnswer(event: Extract<Event, { type: "automa-decided" }>): Event {
  return { ...event, action: HIDDEN, reasons: [] };
}

/** Whether an event shows a card only to those who saw it. Most events name a card openly, as an id. */
function showsCard(event: Event): event is Extract<Event, { readonly card: SeenCard }> {
  return "card" in event && typeof event.card === "object";
}
