import type { ArmyList } from "./army/list.ts";
import type { TableSpec } from "./table/documents.ts";

/** What the players bring and agree on before a game (leg.setup.sequence, steps 1 to 4). */
export interface Config {
  /** The battlefield with its terrain, its measures and the readings taken. */
  readonly table: TableSpec;
  /** The armies with command hands and battle decks, the first seat's first; both legal by `army.check`. */
  readonly armies: readonly [ArmyList, ArmyList];
}
