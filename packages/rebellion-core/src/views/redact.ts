import { HIDDEN } from "@sw/tabletop";
import type { Event, SeenCard, SeenSystem } from "../state/events.ts";
import { factionOf, sideOfSeat, type Viewer } from "../state/seats.ts";

/** The event as a viewer sees it: cards and the base's system that others saw are hidden; every event is public otherwise. */
export function redactEvent(event: Event, viewer: Viewer): Event {
  const eye = viewer === "spectator" ? viewer : factionOf(sideOfSeat(viewer));
  const sees = ({ seenBy }: SeenCard | SeenSystem): boolean => seenBy.includes(eye);
  const card = (seen: SeenCard): SeenCard => (sees(seen) ? seen : { ...seen, card: HIDDEN });
  if ("cards" in event) return { ...event, cards: event.cards.map(card) };
  if ("base" in event) return sees(event.base) ? event : { ...event, base: { ...event.base, system: HIDDEN } };
  if (showsCard(event)) return { ...event, card: card(event.card) };
  return event;
}

/** Most events name a card openly, as an id; a few only to those who saw it. */
function showsCard(event: Event): event is Extract<Event, { readonly card: SeenCard }> {
  return "card" in event && typeof event.card === "object";
}
