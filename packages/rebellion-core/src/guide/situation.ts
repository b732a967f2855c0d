import { fail, ok, type Result, type Step, violation } from "@sw/tabletop";
import type { CardId, LeaderId, PlaceId } from "../state/actions.ts";
import type { Event } from "../state/events.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { boxFor } from "../testing/box.ts";
import { begin } from "../testing/scenario.ts";
import type { LeaderSpec, Scenario, SystemSpec } from "../testing/spec.ts";
import { configOfTable, EMPTY_PLACE, type GuideTable } from "./table.ts";

/**
 * A state that the table could be, with more than it says: what nobody sees there is laid down anyhow, since the Empire never looks at
 * it. The game has gone on by itself as far as it does, and tells what happened.
 */
export function situationOf(table: GuideTable, more: Scenario = {}): Result<Step<State, Event>> {
  try {
    return ok(begin({ ...boardOf(more.phase === "refresh" ? withoutDeck(table) : table), ...more }));
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return fail(violation("solo.guide.purpose", "guide-situation", { fault: fault.slice(0, 200) }));
  }
}

/** The table once the missions have gone back, as they have when the Refresh Phase asks something (solo.refresh.discard-missions). */
function withoutDeck(table: GuideTable): GuideTable {
  return { ...table, deck: 0 };
}

/** What is on the table as a scenario. */
function boardOf(table: GuideTable): Scenario {
  const { round, time, reputation, base, probes, troops, actions, ready, queue, found, moved, places } = table;
  const config = configOfTable(table);
  const { baseSpace } = boxFor(config).catalogue.board;
  const systems = Object.fromEntries(
    Object.entries(places)
      .filter(([id]) => id !== baseSpace.id)
      .map(([id, { loyalty, sabotaged, destroyed, units }]): [string, SystemSpec] => [
        id,
        { loyalty, sabotaged, destroyed, units },
      ]),
  );
  return {
    config,
    round,
    time,
    reputation,
    turn: "imperial",
    systems,
    baseSpace: (places[baseSpace.id] ?? EMPTY_PLACE).units,
    leaders: leadersOf(table),
    probes: [...new Set([...probes, ...troops])],
    ...(base === null ? {} : { base: { system: base, revealed: true } }),
    imperial: { actions, queue: [ready, ...queue] },
    solo: { garrisoned: troops, moved, found, round: fillers(table, table.deck) },
  };
}

/** Every leader of the Empire is where the table says, else beside the board; Rebels who are nowhere wait in their pool. */
function leadersOf(table: GuideTable): Readonly<Record<LeaderId, LeaderSpec>> {
  const { pool, places } = table;
  const box = boxFor(configOfTable(table));
  const beside = box.leaders.filter(({ side }) => side === IMPERIAL).map(({ id }) => [id, "supply"] as const);
  const placed = Object.entries(places).flatMap(
    ([id, { leaders, captives }]): readonly (readonly [LeaderId, LeaderSpec])[] => [
      ...leaders.map((leader) => [leader, id] as const),
      ...captives.map((leader) => [leader, { at: id, ring: "captured" }] as const),
    ],
  );
  return Object.fromEntries([...beside, ...pool.map((leader) => [leader, "pool"] as const), ...placed]);
}

/** So many cards for a Round Deck of which only the number counts. */
export function fillers(table: GuideTable, count: number, besides?: CardId): readonly CardId[] {
  const missions = boxFor(configOfTable(table)).cards.flatMap((card) =>
    card.type === "mission" && card.side === IMPERIAL && card.entry.set === "regular" && card.id !== besides
      ? [card.id]
      : [],
  );
  return missions.slice(0, Math.max(0, count));
}

/** Rebel leaders at a place. */
export function rebelsAt(table: GuideTable, place: PlaceId): readonly LeaderId[] {
  const box = boxFor(configOfTable(table));
  return (table.places[place] ?? EMPTY_PLACE).leaders.filter((leader) =>
    box.leaders.some(({ id, side }) => id === leader && side !== IMPERIAL),
  );
}
