import { fill, sentence } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import { cardName, type Knowledge } from "../knowledge.ts";
import { abilityOf, attackTold } from "./actions.ts";
import { moveOf, sightOf } from "./cards.ts";
import { gainOf, harmOf } from "./counters.ts";
import { courseOf } from "./course.ts";
import { EVENT_LINES } from "./lines.ts";
import type { EventTold } from "./told.ts";

/**
 * Types of events whose text does not add the card that caused them, because the line names it or it does not matter.
 */
const WITHOUT_CAUSE: readonly Event["type"][] = [
  "row-filled",
  "deck-shuffled",
  "attack-gained",
  "ability-used",
  "ability-triggered",
  "effect-delayed",
];

/**
 * Describes an event in one line. Cards hidden from the reader are called hidden. Players are named by faction and
 * slots by number, because a slot may hold another card by the time the line is read.
 */
export function eventText(event: Event, knowledge: Knowledge): string {
  const { locale } = knowledge.language;
  const [line, slots] = toldOf(event, knowledge);
  return sentence(`${fill(EVENT_LINES[line][locale], slots)}${causeOf(event, knowledge)}`);
}

/** Returns the card that caused the event, in brackets, unless the line is about that card. */
function causeOf(event: Event, knowledge: Knowledge): string {
  if (event.cause === null || WITHOUT_CAUSE.includes(event.type)) return "";
  const card = cardName(knowledge, event.cause);
  const own = "card" in event && typeof event.card === "string" ? cardName(knowledge, event.card) : "";
  return card === own ? "" : ` (${card})`;
}

function toldOf(event: Event, knowledge: Knowledge): EventTold {
  switch (event.type) {
    case "game-started":
    case "turn-started":
    case "turn-ended":
    case "game-ended":
    case "deck-shuffled":
      return courseOf(event, knowledge);
    case "resources-gained":
    case "resources-spent":
    case "force-moved":
    case "attack-gained":
      return gainOf(event, knowledge);
    case "damage-prevented":
    case "damage-dealt":
    case "damage-lost":
    case "damage-repaired":
    case "ship-destroyed":
    case "row-card-destroyed":
    case "base-destroyed":
      return harmOf(event, knowledge);
    case "card-committed":
    case "attack-resolved":
    case "card-defeated":
    case "reward-taken":
    case "reward-declined":
      return attackTold(event, knowledge);
    case "ability-used":
    case "ability-triggered":
    case "effect-delayed":
    case "option-chosen":
      return abilityOf(event, knowledge);
    case "cards-drawn":
    case "cards-looked-at":
    case "cards-revealed":
      return sightOf(event, knowledge);
    default:
      return moveOf(event, knowledge);
  }
}
