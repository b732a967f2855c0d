import { HIDDEN, type Hidden, isHidden } from "@sw/tabletop";
import { fill, say } from "@sw/tabletop/text";
import type { Zone } from "../../language/language.ts";
import type { CardRef } from "../../state/actions.ts";
import type { SeenCard } from "../../state/events.ts";
import type { Seat } from "../../state/seats.ts";
import { whereIs } from "../effects/groups.ts";
import { cardName, cardNames, type Knowledge, otherSeat, pieceName, slotNumber } from "../knowledge.ts";
import { EVENT_WORDS } from "./lines.ts";
import type { EventOf, EventTold } from "./told.ts";

/** Returns the line for an event in which cards are drawn or shown. */
export function sightOf(
  event: EventOf<"cards-drawn" | "cards-looked-at" | "cards-revealed">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.person(event.seat);
  if (event.type === "cards-drawn") return [event.type, { who, cards: drawn(event.cards, knowledge) }];
  const container = containerOf(event.zone, event.seat, event.seat, knowledge);
  const isDeck = whereIs(event.zone)[1] === "deck";
  const zone = isDeck && event.cards.length > 0 ? language.deckTop(event.cards.length, container) : container;
  const cards = event.type === "cards-revealed" ? event.cards : event.cards.map((card) => seenRef(card, knowledge));
  return [event.type, { who, zone, cards: namesOf(cards, knowledge) }];
}

/** Returns the line for an event in which a card moves from one place to another. */
export function moveOf(
  event: EventOf<
    | "secret-base-chosen"
    | "secret-base-taken-back"
    | "base-revealed"
    | "card-played"
    | "card-purchased"
    | "card-bribed"
    | "row-filled"
    | "card-discarded"
    | "card-exiled"
    | "card-moved"
    | "cards-swapped"
  >,
  knowledge: Knowledge,
): EventTold {
  switch (event.type) {
    case "card-discarded":
    case "card-exiled":
      return departureOf(event, knowledge);
    case "card-moved":
    case "cards-swapped":
      return changeOf(event, knowledge);
    default:
      return arrivalOf(event, knowledge);
  }
}

function arrivalOf(
  event: EventOf<
    | "secret-base-chosen"
    | "secret-base-taken-back"
    | "base-revealed"
    | "card-played"
    | "card-purchased"
    | "card-bribed"
    | "row-filled"
  >,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  if (event.type === "row-filled") {
    return [event.type, { card: cardName(knowledge, event.card), slot: slotNumber(event.slot) }];
  }
  const who = language.person(event.seat);
  switch (event.type) {
    case "secret-base-chosen":
    case "secret-base-taken-back": {
      const base = seenRef(event.base, knowledge);
      return [
        event.type,
        { who, card: isHidden(base) ? EVENT_WORDS.hiddenBase[language.locale] : cardName(knowledge, base) },
      ];
    }
    case "base-revealed":
      return [event.type, { who, card: cardName(knowledge, event.base) }];
    case "card-played":
      return [event.type, { who, piece: pieceName(knowledge, event.piece, event.card) }];
    case "card-purchased":
      return purchaseOf(event, knowledge);
    case "card-bribed":
      return [event.type, { who, card: cardName(knowledge, event.card), slot: slotNumber(event.slot) }];
  }
}

function purchaseOf({ seat, card, from, rule }: EventOf<"card-purchased">, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  const free = rule === "dbg.ruling.free-purchase-counts" ? EVENT_WORDS.free[language.locale] : "";
  const slots = { who: language.person(seat), card: cardName(knowledge, card), free };
  if (from === "outer-rim-pilots") return ["purchased-pilot", slots];
  if (from === "galaxy-discard") return ["purchased-from-discard", slots];
  return ["purchased-from-row", { ...slots, slot: slotNumber(from) }];
}

/**
 * Returns the line for a discarded or exiled card. The owner is the subject for a discard, the active player for an
 * exile.
 */
function departureOf(event: EventOf<"card-discarded" | "card-exiled">, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  const { seat, piece, from } = event;
  const card = piece === null ? cardName(knowledge, event.card) : pieceName(knowledge, piece, event.card);
  if (seat === "galaxy") return ["galaxy-card-discarded", { card, from: fromOf(from, "empire", "empire", knowledge) }];
  const owner = event.type === "card-discarded" && from.startsWith("opp-") ? otherSeat(seat) : seat;
  const place = piece === null && from !== "play" ? fromOf(from, owner, seat, knowledge) : "";
  return [event.type, { who: language.person(seat), card, from: place }];
}

function changeOf(event: EventOf<"card-moved" | "cards-swapped">, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  const { seat, from } = event;
  const who = language.person(seat);
  if (event.type === "cards-swapped") {
    const place = language.prep("from", topOf(from, seat, seat, knowledge));
    const slots = { card: cardName(knowledge, event.card), rowCard: cardName(knowledge, event.rowCard) };
    return [event.type, { who, place, slot: slotNumber(event.slot), ...slots }];
  }
  const ref = seenRef(event.card, knowledge);
  const card = isHidden(ref) ? EVENT_WORDS.hiddenCard[language.locale] : cardName(knowledge, ref);
  const to = language.prep("to", topOf(event.to, seat, seat, knowledge));
  return [event.type, { who, card, from: fromOf(from, seat, seat, knowledge), to }];
}

/**
 * Returns the zone that a card leaves, such as " from its hand". `active` is the player from whose view the zone is
 * named, `subject` the subject of the sentence.
 */
function fromOf(zone: Zone | "play", active: Seat, subject: Seat, knowledge: Knowledge): string {
  if (zone === "play") return "";
  return ` ${knowledge.language.prep("from", topOf(zone, active, subject, knowledge))}`;
}

function topOf(zone: Zone, active: Seat, subject: Seat, knowledge: Knowledge): string {
  const { language } = knowledge;
  const container = containerOf(zone, active, subject, knowledge);
  if (whereIs(zone)[1] !== "deck") return container;
  return say(language, EVENT_WORDS.deckTop, { deck: container, ofDeck: language.prep("of", container) });
}

function containerOf(zone: Zone, active: Seat, subject: Seat, { language }: Knowledge): string {
  const [whose, place] = whereIs(zone);
  if (whose === "galaxy") return language.container(place, whose);
  const owner = whose === "owner" ? active : otherSeat(active);
  return language.container(place, owner, owner === subject);
}

/** Returns the card, or {@link HIDDEN} if the reader may not know it. */
function seenRef({ card, seenBy }: SeenCard, { view }: Knowledge): CardRef | Hidden {
  return view === undefined || seenBy.includes(view.viewer) ? card : HIDDEN;
}

function drawn(cards: readonly SeenCard[], knowledge: Knowledge): string {
  const refs = cards.map((card) => seenRef(card, knowledge));
  const names = namesOf(refs, knowledge);
  return refs.every(isHidden) ? names : `${knowledge.language.counted(refs.length, "card")}: ${names}`;
}

/** Lists cards by name and counts the hidden ones. */
function namesOf(refs: readonly (CardRef | Hidden)[], knowledge: Knowledge): string {
  const { language } = knowledge;
  const { locale } = language;
  const known = refs.filter((ref): ref is CardRef => !isHidden(ref));
  const hidden = refs.length - known.length;
  const names = [...cardNames(knowledge, known)];
  if (hidden === 1) names.push(EVENT_WORDS.hiddenCard[locale]);
  if (hidden > 1) names.push(fill(EVENT_WORDS.hiddenCards[locale], { count: String(hidden) }));
  return names.length === 0 ? EVENT_WORDS.noCards[locale] : language.and(names);
}
