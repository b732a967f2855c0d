import { type SeededChance, seeded } from "../chance/chance.ts";
import type { Table } from "./moment.ts";

/** A game played to its end or to the cap: its inputs and its states. */
export interface Played {
  readonly table: Table;
  readonly actions: readonly unknown[];
  /** The states from first to last, one more than there are actions. */
  readonly states: readonly unknown[];
  /** Creates a source of chance for one purpose in this game. */
  chance(purpose: string): SeededChance;
}

/** Creates the record of a played game. */
export function played(table: Table, actions: readonly unknown[], states: readonly unknown[]): Played {
  return { table, actions, states, chance: (purpose) => seeded(`${table.seed}#after#${purpose}`) };
}
