import { cardNames, type Knowledge } from "../knowledge.ts";
import { MODE_NAMES } from "./lines.ts";
import type { EventOf, EventTold } from "./told.ts";

/** Describes events of the course of a game: its beginning and end, turns, reshuffled decks. */
export function courseOf(
  event: EventOf<"game-started" | "turn-started" | "turn-ended" | "game-ended" | "deck-shuffled">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const { locale } = language;
  switch (event.type) {
    case "game-started":
      return [event.type, { mode: MODE_NAMES[event.mode][locale], bases: language.counted(event.bases, "base") }];
    case "turn-started":
      return [event.type, { turn: String(event.turn), who: language.person(event.seat) }];
    case "turn-ended": {
      const who = language.person(event.seat);
      if (event.discarded.length === 0) return ["turn-ended-empty", { who }];
      return [event.type, { who, cards: language.and(cardNames(knowledge, event.discarded)) }];
    }
    case "game-ended": {
      const { winners } = event.outcome;
      return winners.length === 0
        ? ["game-drawn", {}]
        : ["game-won", { who: language.and(winners.map(language.person)) }];
    }
    case "deck-shuffled": {
      const cards = language.counted(event.cards, "card");
      if (event.deck === "galaxy") return ["galaxy-deck-shuffled", { cards }];
      return [event.type, { cards, who: language.person(event.deck) }];
    }
  }
}
