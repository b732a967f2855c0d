import { shownTo } from "@sw/tabletop";
import type { Event } from "../state/events.ts";
import type { Viewer } from "../state/seats.ts";

/**
 * Returns the event as a viewer sees it, without the cards that only others saw. Everything else in events is public.
 */
export function redactEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "secret-base-chosen":
    case "secret-base-taken-back":
      return { ...event, base: shownTo(event.base, viewer) };
    case "cards-drawn":
    case "cards-looked-at":
      return { ...event, cards: event.cards.map((card) => shownTo(card, viewer)) };
    case "card-moved":
      return { ...event, card: shownTo(event.card, viewer) };
    default:
      return event;
  }
}
