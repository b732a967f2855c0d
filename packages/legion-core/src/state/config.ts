import { formatOf } from "../army/limits.ts";
import type { ArmyList, Format } from "../army/list.ts";
import type { TableSpec } from "../table/documents.ts";
import { mm } from "../table/lengths.ts";

/** The agreements and armies of both players before a game (leg.setup.sequence, steps 1 to 4). */
export interface Config {
  /** The battlefield with its terrain, its measures and the chosen interpretations. */
  readonly table: TableSpec;
  /** The armies with command hands and battle decks, the first seat's first. Both must be legal by `army.check`. */
  readonly armies: readonly [ArmyList, ArmyList];
  /**
   * Agreed heights of silhouettes of vehicles by the id of their unit card, in 1/100 mm. Defaults to those of the
   * catalogue (leg.los.vehicle-agree).
   */
  readonly heights?: Readonly<Record<string, number>>;
}

/** The input of {@link configOf}: the armies are required, because they have no default. */
export type ConfigPart = Pick<Config, "armies"> & Partial<Config>;

/**
 * Returns a whole configuration from part of one. The table defaults to the battlefield of the first army's format,
 * without terrain.
 */
export function configOf({ armies, table = emptyTable(formatOf(armies[0])), ...options }: ConfigPart): Config {
  return { table, armies, ...options };
}

function emptyTable(format: Format): TableSpec {
  return format === "skirmish" ? { battlefield: { length: mm(900), width: mm(900) }, terrain: [] } : { terrain: [] };
}
