import { type SeededChance, seeded } from "../chance/chance.ts";
import type { Table } from "./moment.ts";

/** A game played to its end or to the cap, as its inputs. */
export interface Played {
  readonly table: Table;
  readonly actions: readonly unknown[];
  readonly final: unknown;
  /** A chance for one purpose in this game. */
  chance(purpose: string): SeededChance;
}

/** Gathers a played game. */
export function played(table: Table, actions: readonly unknown[], final: unknown): Played {
  return { table, actions, final, chance: (purpose) => seeded(`${table.seed}#after#${purpose}`) };
}
