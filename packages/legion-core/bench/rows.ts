import type { Row } from "../../../scripts/lib/bench-row.ts";
import { armyRows } from "./army.ts";
import { measuringRows } from "./measuring.ts";
import { movementRows } from "./movement.ts";
import { oddsRows } from "./odds.ts";
import { sightRows } from "./sight.ts";

/** Lists all measurements of the table and the army. */
export function rows(): readonly Row[] {
  return [...measuringRows(), ...sightRows(), ...movementRows(), ...oddsRows(), ...armyRows()];
}
