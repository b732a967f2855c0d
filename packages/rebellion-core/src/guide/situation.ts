import { at, fail, ok, type Result, type Step } from "@sw/tabletop";
import { ScenarioError } from "@sw/tabletop/testing";
import type { CardId, LeaderId, PlaceId } from "../state/actions.ts";
import type { Event } from "../state/events.ts";
import { IMPERIAL } from "../state/seats.ts";
import { POOL_LIMIT, type State } from "../state/state.ts";
import { boxFor } from "../testing/box.ts";
import { begin } from "../testing/scenario.ts";
import type { LeaderSpec, Scenario, SoloSpec, SystemSpec } from "../testing/spec.ts";
import { possibleBasesOf, revealedBaseOf } from "./settle.ts";
import { configOfTable, EMPTY_PLACE, type GuideTable, LURED } from "./table.ts";

/**
 * Returns a game state that fits the table and the additions in `more`. Hidden information is filled in arbitrarily,
 * because the Empire never looks at it. The result includes the events of what the game does by itself first.
 */
export function situationOf(table: GuideTable, more: Scenario = {}): Result<Step<State, Event>> {
  const about = more.effect?.system ?? more.combat?.system ?? more.mission?.system;
  const board = boardOf(more.phase === "refresh" ? withoutDeck(table) : table, about);
  try {
    return ok(begin({ ...board, ...more }));
  } catch (error) {
    if (error instanceof ScenarioError) return fail(error.violation);
    throw error;
  }
}

/**
 * Returns the table without the Round Deck and leaders reserved for its missions. Both have gone back by the time the
 * Refresh Phase asks something (solo.refresh.discard-missions, solo.refresh.retrieve-leaders).
 */
function withoutDeck(table: GuideTable): GuideTable {
  return { ...table, deck: 0, pool: [...table.pool, ...table.reserved], reserved: [] };
}

/**
 * Returns a system for a hidden base: a possible one that is not destroyed, away from the system that the question is
 * about if there is another. Returns undefined if there is none.
 */
function hidingPlace(table: GuideTable, about: PlaceId | undefined): PlaceId | undefined {
  const whole = possibleBasesOf(table).filter((id) => table.places[id]?.destroyed !== true);
  return whole.find((id) => id !== about) ?? whole[0];
}

/** Returns the table as a scenario. */
function boardOf(table: GuideTable, about: PlaceId | undefined): Scenario {
  const { round, time, reputation, probes, troops, cells, actions, ready, queue, places } = table;
  const base = revealedBaseOf(table);
  const hidden = hidingPlace(table, about);
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
    active: "imperial",
    systems,
    baseSpace: (places[baseSpace.id] ?? EMPTY_PLACE).units,
    leaders: leadersOf(table),
    probes: [...new Set([...probes, ...troops])],
    ...(base === undefined
      ? hidden === undefined
        ? {}
        : { base: { system: hidden } }
      : { base: { system: base, revealed: true } }),
    ...(table.options.expansion && { expansion: { poolLimits: poolLimitsOf(table) } }),
    objectives: objectiveOf(table),
    ...(cells.length > 0 && {
      targets: cells.map((system) => ({ card: REBEL_CELL, system })),
      objectivesInPlay: [REBEL_CELL],
    }),
    imperial: { actions, queue: [ready, ...queue] },
    solo: searchOf(table, fillers(table, table.deck)),
  };
}

/** Returns the part of a scenario about the Empire's search, with these cards in the Round Deck. */
export function searchOf(table: GuideTable, round: readonly CardId[]): SoloSpec {
  const { troops, moved, found, reserved } = table;
  const others = fillers(table, round.length + reserved.length).filter((card) => !round.includes(card));
  return {
    garrisoned: troops,
    moved,
    found,
    round,
    reserved: reserved.map((leader, place) => ({ leader, card: at(others, place) })),
  };
}

/**
 * Returns the limits of the Rebel and the Imperial leader pool. A pool with one leader more than usual has had its limit
 * raised by a card (rote.leader.pool-limit-raised).
 */
export function poolLimitsOf({ pool, rebelPool }: GuideTable): readonly [number, number] {
  const limit = ({ length }: readonly LeaderId[]): number => (length > POOL_LIMIT ? POOL_LIMIT + 1 : POOL_LIMIT);
  return [limit(rebelPool), limit(pool)];
}

const REBEL_CELL = "rebel-cell";

/**
 * Returns the leaders' positions. Leaders who are not on the table are beside the board. Lured leaders who are at no
 * place are in the Imperial pool.
 */
function leadersOf(table: GuideTable): Readonly<Record<LeaderId, LeaderSpec>> {
  const { pool, rebelPool, lured, places } = table;
  const beside = boxFor(configOfTable(table)).leaders.map(({ id }) => [id, "supply"] as const);
  const placed = Object.entries(places).flatMap(
    ([id, { leaders, captives, carbonite }]): readonly (readonly [LeaderId, LeaderSpec])[] => [
      ...leaders.map((leader) => [leader, id] as const),
      ...captives.map((leader) => [leader, { at: id, ring: "captured" }] as const),
      ...carbonite.map((leader) => [leader, { at: id, ring: "carbonite" }] as const),
    ],
  );
  const spots = new Map<LeaderId, LeaderSpec>([
    ...beside,
    ...[...pool, ...rebelPool].map((leader) => [leader, "pool"] as const),
    ...table.reserved.map((leader) => [leader, "mission"] as const),
    ...placed,
  ]);
  for (const leader of lured) {
    const spot = spots.get(leader) ?? "supply";
    const where = typeof spot === "string" ? spot : spot.at;
    spots.set(leader, { at: where === "supply" ? "pool" : where, ring: LURED });
  }
  return Object.fromEntries(spots);
}

/**
 * Returns the Rebel hand of objectives, which a table does not contain. It has one card, so that missions against it
 * can be played.
 */
function objectiveOf(table: GuideTable): readonly CardId[] {
  const { cards } = boxFor(configOfTable(table));
  return cards.flatMap(({ type, id }) => (type === "objective" ? [id] : [])).slice(0, 1);
}

/** Returns `count` cards for a Round Deck of which only the number matters. */
export function fillers(table: GuideTable, count: number, besides?: CardId): readonly CardId[] {
  const missions = boxFor(configOfTable(table)).cards.flatMap((card) =>
    card.type === "mission" && card.side === IMPERIAL && card.entry.set === "regular" && card.id !== besides
      ? [card.id]
      : [],
  );
  return missions.slice(0, Math.max(0, count));
}
