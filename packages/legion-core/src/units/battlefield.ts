import type { Config } from "../state/config.ts";
import { keptByBoth } from "../state/memo/memo.ts";
import type { State } from "../state/state.ts";
import { type Battlefield, compileTable } from "../table/table.ts";

/** Tables by their documents and what was put on them. */
const compiledTable = keptByBoth(
  (document: Config["table"], put: State["terrain"]): Battlefield =>
    compileTable({ ...document, terrain: [...document.terrain, ...put] }),
);

/** A game as far as its battlefield goes: of states and views alike. */
export interface Fought {
  readonly config: Pick<Config, "table">;
  readonly terrain: State["terrain"];
}

/** The battlefield of a game, made ready for measuring. */
export function battlefieldOf({ config, terrain }: Fought): Battlefield {
  return compiledTable(config.table, terrain);
}
