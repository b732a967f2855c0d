import type { Config } from "../state/config.ts";
import { keptByBoth } from "../state/memo/memo.ts";
import type { State } from "../state/state.ts";
import { type Battlefield, compileTable } from "../table/table.ts";

/** Compiled tables, cached by their documents and the terrain placed during the game. */
const compiledTable = keptByBoth(
  (document: Config["table"], put: State["terrain"]): Battlefield =>
    compileTable({ ...document, terrain: [...document.terrain, ...put] }),
);

/** The parts of a state or view that define its battlefield. */
export interface Fought {
  readonly config: Pick<Config, "table">;
  readonly terrain: State["terrain"];
}

/** Returns the battlefield of a game, compiled for measuring. */
export function battlefieldOf({ config, terrain }: Fought): Battlefield {
  return compiledTable(config.table, terrain);
}
