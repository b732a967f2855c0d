import { HIDDEN, shownTo } from "@sw/tabletop";
import type { Event, SeenCard } from "../state/events.ts";
import { factionOf, sideOfSeat, type Viewer } from "../state/seats.ts";

/** The event as a viewer sees it: cards and the base's system that others saw are hidden; every event is public otherwise. */
export function redactEvent(event: Event, viewer: Viewer): Event {
  const eye = viewer === "spectator" ? viewer : factionOf(sideOfSeat(viewer));
  if (event.type === "automa-decided") return event.secret && eye !== "imperial" ? withoutAnswer(event) : event;
  if ("cards" in event) return { ...event, cards: event.cards.map((card) => shownTo(card, eye)) };
  if (showsCard(event)) return { ...event, card: shownTo(event.card, eye) };
  if (!("base" in event) || event.base.seenBy.includes(eye)) return event;
  return { ...event, base: { ...event.base, system: HIDDEN } };
}

/** Everybody sees that the automa has decided. */
function withoutAnswer(event: Extract<Event, { type: "automa-decided" }>): Event {
  return { ...event, action: HIDDEN, reasons: [] };
}

/** Most events name a card openly, as an id; a few only to those who saw it. */
function showsCard(event: Event): event is Extract<Event, { readonly card: SeenCard }> {
  return "card" in event && typeof event.card === "object";
}
