import type { ArmyList } from "../army/list.ts";
import type { TableSpec } from "../table/documents.ts";

/** What the players bring and agree on before a game (leg.setup.sequence, steps 1 to 4). */
export interface Config {
  /** The battlefield with its terrain, its measures and the readings taken. */
  readonly table: TableSpec;
  /** The armies with command hands and battle decks, the first seat's first; both legal by `army.check`. */
  readonly armies: readonly [ArmyList, ArmyList];
  /**
   * Heights of silhouettes of vehicles by the id of their unit card, in 1/100 mm, where the players agreed on others than
   * those of the catalogue (leg.los.vehicle-agree).
   */
  readonly heights?: Readonly<Record<string, number>>;
}
