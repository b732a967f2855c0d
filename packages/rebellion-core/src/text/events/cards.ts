import type { Line } from "@sw/tabletop/text";
import { cardTitle, type Knowledge, leaderName, say } from "../knowledge.ts";
import { DECK_NAMES } from "../names.ts";
import { seenCards, seesAny } from "../seen.ts";
import type { EventOf, EventTold } from "./told.ts";

/** The events about cards that are drawn, moved, shown and used. */
export type CardEvent = EventOf<
  | "cards-drawn"
  | "cards-looked-at"
  | "cards-moved"
  | "hand-shown"
  | "action-used"
  | "objective-played"
  | "objective-discarded"
>;

const LINES = {
  "cards-drawn": { en: "{who} draws {count} from {deck}: {cards}", es: "{who} roba {count} {ofDeck}: {cards}" },
  "cards-drawn-hidden": { en: "{who} draws {count} from {deck}", es: "{who} roba {count} {ofDeck}" },
  "starting-drawn": {
    en: "{who} draws {count} from its starting action cards: {cards}",
    es: "{who} roba {count} de sus cartas de Acción iniciales: {cards}",
  },
  "starting-drawn-hidden": {
    en: "{who} draws {count} from its starting action cards",
    es: "{who} roba {count} de sus cartas de Acción iniciales",
  },
  "cards-looked-at": {
    en: "{who} looks at the top {count} of {deck}: {cards}",
    es: "{who} mira {count} de la parte superior {ofDeck}: {cards}",
  },
  "hand-shown": { en: "{who} shows its cards: {cards}", es: "{who} muestra sus cartas: {cards}" },
  "action-used": { en: "{who} uses {card}", es: "{who} usa {card}" },
  "action-used-with": { en: "{who} uses {card} with {leader}", es: "{who} usa {card} con {leader}" },
  "objective-played": { en: "the Rebellion plays {card}", es: "la Rebelión juega {card}" },
  "objective-discarded": { en: "{card} is discarded", es: "se descarta {card}" },
} as const satisfies Record<string, Line>;

const MOVES: Readonly<Record<EventOf<"cards-moved">["to"], Line>> = {
  hand: { en: "{who} takes {cards} into its hand", es: "{who} añade a su mano {cards}" },
  "deck-top": { en: "{who} puts {cards} on top of {deck}", es: "{who} pone {cards} encima {ofDeck}" },
  "deck-bottom": { en: "{who} puts {cards} under {deck}", es: "{who} pone {cards} debajo {ofDeck}" },
  deck: { en: "{who} puts {cards} into {deck}", es: "{who} devuelve {cards} {toDeck}" },
  discard: { en: "{who} discards {cards}", es: "{who} descarta {cards}" },
  box: { en: "{who} returns {cards} to the box", es: "{who} devuelve {cards} a la caja" },
  aside: { en: "{who} sets aside {cards}", es: "{who} aparta {cards}" },
  "under-card": {
    en: "{who} puts {cards} facedown under a card",
    es: "{who} guarda {cards} boca abajo bajo una carta",
  },
};

/** Returns the line of an event about cards that are drawn, moved, shown and used. */
export function cardTold(event: CardEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  if (event.type === "objective-played" || event.type === "objective-discarded")
    return [LINES[event.type], { card: cardTitle(knowledge, event.card) }];
  const who = language.faction(event.faction);
  if (event.type === "action-used") {
    const card = cardTitle(knowledge, event.card);
    if (event.leader === null) return [LINES[event.type], { who, card }];
    return [LINES["action-used-with"], { who, card, leader: leaderName(knowledge, event.leader) }];
  }
  const deck = say(language, DECK_NAMES[event.deck]);
  const decks = { deck, ofDeck: language.prep("of", deck), toDeck: language.prep("to", deck) };
  const slots = { who, ...decks, cards: seenCards(event.cards, knowledge) };
  switch (event.type) {
    case "cards-drawn": {
      const count = language.counted(event.cards.length, "card");
      const line = event.from === "box" ? ("starting-drawn" as const) : ("cards-drawn" as const);
      return [LINES[seesAny(event.cards, knowledge) ? line : (`${line}-hidden` as const)], { ...slots, count }];
    }
    case "cards-moved":
      return [MOVES[event.to], slots];
    case "cards-looked-at":
      return [LINES[event.type], { ...slots, count: language.counted(event.cards.length, "card") }];
    case "hand-shown":
      return [LINES[event.type], slots];
  }
}
