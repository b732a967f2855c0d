import { sentence } from "@sw/tabletop/text";
import type { CardId } from "../../state/actions.ts";
import type { Event } from "../../state/events.ts";
import { cardTitle, type Knowledge, say } from "../knowledge.ts";
import { seenCard } from "../seen.ts";
import { boardTold } from "./board.ts";
import { cardTold } from "./cards.ts";
import { cinematicTold, isCinematic } from "./cinematic.ts";
import { combatTold, isOfCombat } from "./combat.ts";
import { courseTold } from "./course.ts";
import { lastingEventText } from "./lasting.ts";
import { leaderTold } from "./leaders.ts";
import { missionTold } from "./missions.ts";
import type { EventTold } from "./told.ts";

/** Returns one line about an event. Cards and systems that the reader may not know are called hidden. */
export function eventText(event: Event, knowledge: Knowledge): string {
  if (event.type === "modifier-started")
    return sentence(`${lastingEventText(event, knowledge)}${causeOf(event, knowledge)}`);
  const [line, slots] = toldOf(event, knowledge);
  return sentence(`${say(knowledge.language, line, slots)}${causeOf(event, knowledge)}`);
}

/** Returns the card that caused an event, in brackets. Empty if the line is about this card. */
function causeOf(event: Event, knowledge: Knowledge): string {
  if (event.cause === null || toldCard(event, knowledge) === event.cause) return "";
  return ` (${cardTitle(knowledge, event.cause)})`;
}

/** Returns the only card that the line names. */
function toldCard(event: Event, knowledge: Knowledge): CardId | undefined {
  if ("card" in event) return typeof event.card === "string" ? event.card : seenCard(event.card, knowledge);
  if (!("cards" in event) || event.cards.length !== 1) return undefined;
  return event.cards.map((card) => seenCard(card, knowledge))[0];
}

function toldOf(event: Exclude<Event, { type: "modifier-started" }>, knowledge: Knowledge): EventTold {
  if (isCinematic(event)) return cinematicTold(event, knowledge);
  if (isOfCombat(event)) return combatTold(event, knowledge);
  switch (event.type) {
    case "game-started":
    case "phase-started":
    case "turn-started":
    case "passed":
    case "option-chosen":
    case "reputation-changed":
    case "time-advanced":
    case "deck-shuffled":
    case "automa-decided":
    case "game-ended":
      return courseTold(event, knowledge);
    case "leader-moved":
    case "leader-recruited":
    case "leader-eliminated":
    case "leader-captured":
    case "leader-rescued":
    case "leader-replaced":
    case "leader-detained":
    case "leader-stayed":
    case "leader-lured":
    case "ring-attached":
    case "ring-removed":
    case "ring-used":
      return leaderTold(event, knowledge);
    case "leaders-assigned":
    case "assignment-vetoed":
    case "mission-returned":
    case "mission-revealed":
    case "mission-placed":
    case "mission-opposed":
    case "mission-ended":
    case "dice-rolled":
    case "die-changed":
      return missionTold(event, knowledge);
    case "cards-drawn":
    case "cards-looked-at":
    case "cards-moved":
    case "hand-shown":
    case "action-used":
    case "objective-played":
    case "objective-discarded":
      return cardTold(event, knowledge);
    default:
      return boardTold(event, knowledge);
  }
}
