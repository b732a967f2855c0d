import { latencyRows } from "../../../scripts/lib/latency.ts";
import { armyRows } from "./army.ts";
import { battleRows } from "./battle.ts";
import { gameRows, latency } from "./game.ts";
import { measuringRows } from "./measuring.ts";
import { movementRows } from "./movement.ts";
import { oddsRows } from "./odds.ts";
import type { Row } from "./row.ts";
import { sightRows } from "./sight.ts";

export { latency };

/** Everything that is measured of the table and the army. */
export function rows(): readonly Row[] {
  return [
    ...measuringRows(),
    ...sightRows(),
    ...movementRows(),
    ...oddsRows(),
    ...gameRows(),
    ...latencyRows(latency, 30_000),
    ...armyRows(),
    ...battleRows(),
  ];
}
