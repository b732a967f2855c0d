import type { RuleId } from "../../rules/ids.ts";
import { CARD_ROWS } from "./card-rows.ts";
import { MISSION_ROWS } from "./mission-rows.ts";
import type { Row } from "./row.ts";

/** The rows of the decision list by the card's id (solo.decision.order). */
export const ROWS: Readonly<Record<string, Row>> = { ...MISSION_ROWS, ...CARD_ROWS };

/** Returns the rule of a card's row. Cards without a row follow the golden rule (solo.golden.rule). */
export function ruleOfCard(card: string | undefined): RuleId {
  return ROWS[card ?? ""]?.rule ?? "solo.golden.rule";
}
