import type { CardText } from "@sw/tabletop/text";
import type { CardId } from "../../state/actions.ts";
import { type CardEntry, cardEntry, type Knowledge, probeSystem } from "../knowledge.ts";
import { actionParts } from "./actions.ts";
import { advancedTacticParts } from "./advanced-tactics.ts";
import { missionParts } from "./missions.ts";
import { objectiveParts } from "./objectives.ts";
import { probeParts } from "./places.ts";
import { tacticParts } from "./tactics.ts";

/**
 * Returns the text of a card by parts, for an id or an entry, or undefined if the catalogue has no card with this id.
 */
export function cardParts(card: CardId | CardEntry, knowledge: Knowledge): CardText | undefined {
  if (typeof card !== "string") return entryParts(card, knowledge);
  const entry = cardEntry(knowledge, card);
  if (entry !== undefined) return entryParts(entry, knowledge);
  const system = probeSystem(knowledge, card);
  return system === undefined ? undefined : probeParts(system, knowledge);
}

function entryParts(entry: CardEntry, knowledge: Knowledge): CardText {
  if ("mode" in entry) return missionParts(entry, knowledge);
  if ("needs" in entry) return actionParts(entry, knowledge);
  if ("test" in entry) return objectiveParts(entry, knowledge);
  if ("upper" in entry) return advancedTacticParts(entry, knowledge);
  return tacticParts(entry, knowledge);
}
