import { formatOf } from "../army/limits.ts";
import type { ArmyList, Format } from "../army/list.ts";
import type { TableSpec } from "../table/documents.ts";
import { mm } from "../table/lengths.ts";

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

/** What {@link configOf} needs: the armies have no default. */
export type ConfigPart = Pick<Config, "armies"> & Partial<Config>;

/** Returns a whole configuration from part of one. The table defaults to the battlefield of the first army's format, without terrain. */
export function configOf({ armies, table = emptyTable(formatOf(armies[0])), ...options }: ConfigPart): Config {
  return { table, armies, ...options };
}

function emptyTable(format: Format): TableSpec {
  return format === "skirmish" ? { battlefield: { length: mm(900), width: mm(900) }, terrain: [] } : { terrain: [] };
}
