import type { Violation } from "@sw/tabletop";
import { formatOf } from "../army/limits.ts";
import type { MapCard } from "../catalogue/battle-entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import { forbidden } from "../state/kinds.ts";
import { seatOf } from "../state/seats.ts";
import type { BattleKind } from "../state/state.ts";
import { type Battlefield, compileTable } from "../table/table.ts";
import { tokenShape } from "./contest.ts";
import { battleEntries } from "./in-play.ts";
import { elevationsAt, terrainFault } from "./placing.ts";
import { onTable } from "./territory.ts";

/**
 * Explains why a table cannot be used with every mission of two battle decks, or returns undefined: a card is not in
 * `played`, the implemented cards, or terrain is where a token must be placed for either choice of blue edge. The
 * players agree on moving it (leg.objective.place-setup-conflict).
 */
export function missionFault(box: Box, config: Config): Violation<RuleId> | undefined {
  const table = compileTable(config.table);
  const unplayed = unplayedBattleCard(box, config);
  if (unplayed !== undefined) return unplayed;
  for (const { battleDeck } of config.armies) {
    for (const id of battleDeck.primary) {
      const taken = mapFault(box, config, table, id);
      if (taken !== undefined) return taken;
    }
  }
  return undefined;
}

/** Returns a fault for the first battle card of two armies that is not implemented, or undefined. */
export function unplayedBattleCard(box: Box, { armies }: Config): Violation<RuleId> | undefined {
  for (const [side, { battleDeck }] of armies.entries()) {
    const seat = seatOf(side === 0 ? 0 : 1);
    const fault =
      notPlayed(box, seat, "primary", battleDeck.primary) ??
      notPlayed(box, seat, "secondary", battleDeck.secondary) ??
      notPlayed(box, seat, "advantage", battleDeck.advantages);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function notPlayed(box: Box, seat: string, kind: BattleKind, ids: readonly string[]): Violation<RuleId> | undefined {
  const card = ids.find((id) => box.battle[id] === undefined);
  if (card === undefined) return undefined;
  const played = battleEntries(box, kind).flatMap(({ id }) => (box.battle[id] === undefined ? [] : [id]));
  return forbidden("leg.cards.battle-categories", "card-not-played-yet", { seat, card, played });
}

function mapFault(box: Box, { armies }: Config, table: Battlefield, id: string): Violation<RuleId> | undefined {
  const entry = box.cards.catalogue.primaryObjectives.find((one) => one.id === id);
  if (entry === undefined) return undefined;
  const map = (formatOf(armies[0]) === "skirmish" ? entry.skirmishMap : undefined) ?? entry.map;
  const [wide, deep] = map.size;
  if (!isAbout(table, wide, table.length) || !isAbout(table, deep, table.width)) {
    const params = { card: id, squares: `${wide} x ${deep}`, length: table.length, width: table.width };
    return forbidden("leg.cards.map-grid", "map-of-another-battlefield", params);
  }
  for (const far of [false, true]) {
    const fault = spotFault(table, map, far);
    if (fault !== undefined) {
      const params = { ...fault.params, card: id, edge: far ? "far" : "near", broken: fault.rule };
      return forbidden("leg.objective.place-setup-conflict", "terrain-on-map-spot", params);
    }
  }
  return undefined;
}

/**
 * Whether an edge is as long as a number of map squares, within half a square, because tables are also built in inches.
 */
function isAbout({ profile: { segment } }: Battlefield, squares: number, edge: number): boolean {
  return Math.abs(squares * segment - edge) < segment / 2;
}

function spotFault(table: Battlefield, map: MapCard, far: boolean): Violation<RuleId> | undefined {
  for (const point of map.pois) {
    const spot = onTable(table, map, point, far);
    const shape = tokenShape(table, "poi", spot);
    const faults = elevationsAt(table, "poi", spot).map((z) => terrainFault(table, shape, z));
    const [first] = faults;
    if (first !== undefined && !faults.includes(undefined)) return first;
  }
  return undefined;
}
