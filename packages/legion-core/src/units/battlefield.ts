import type { Config } from "../state/config.ts";
import { keptByBoth } from "../state/memo/memo.ts";
import type { State } from "../state/state.ts";
import { compileTable, type Table } from "../table/table.ts";

/** Tables by their documents and what was put on them. */
const compiledTable = keptByBoth(
  (document: Config["table"], put: State["terrain"]): Table =>
    compileTable({ ...document, terrain: [...document.terrain, ...put] }),
);

/** A game as far as its battlefield goes: of states and views alike. */
export interface Fought {
  readonly config: Pick<Config, "table">;
  readonly terrain: State["terrain"];
}

/** The battlefield of a game, made ready for measuring. */
export function tableOf({ config, terrain }: Fought): Table {
  return compiledTable(config.table, terrain);
}
