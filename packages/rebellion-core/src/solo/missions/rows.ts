import { CARD_ROWS } from "./card-rows.ts";
import { MISSION_ROWS } from "./mission-rows.ts";
import type { Row } from "./row.ts";

/** The rows of the decision list by the card's id (solo.decision.order). */
export const ROWS: Readonly<Record<string, Row>> = { ...MISSION_ROWS, ...CARD_ROWS };
