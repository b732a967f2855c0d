import { ALL_SEEING, at, cardByCard, type Hidden, isHidden, keptBy, type PileView, shownCards } from "@sw/tabletop";
import type { Faction, Theater } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import type { Boxes } from "../state/boxes.ts";
import type { LeaderSpotId, UnitsOfType } from "../state/events.ts";
import { factionOf, type Seat, sideOfSeat } from "../state/seats.ts";
import type { CombatView, LeaderView, PlaceView, Table } from "../views/shapes.ts";
import { tableOf } from "../views/view.ts";
import { type Atlas, atlasOf } from "./atlas.ts";
import { attackReading } from "./attack.ts";
import { moveReading } from "./moving.ts";
import type {
  BaseReading,
  ByFaction,
  CombatReading,
  ForcesReading,
  LeaderReading,
  MoveReading,
  PlaceReading,
  SideReading,
  Source,
} from "./shapes.ts";

/** Reads states and views of one catalogue. All results are plain data that name pieces by their ids. */
export interface Reader {
  /** The board: adjacent systems, distances and regions. */
  readonly atlas: Atlas;
  /** Returns the whole table by names. A view is returned unchanged; a state is shown with nothing hidden. */
  table(source: Source): Table;
  /** Returns all systems in the board's order, then the Rebel Base space. */
  places(source: Source): readonly PlaceReading[];
  /** Returns a place, or undefined if the board has no place with this id. */
  place(source: Source, id: PlaceId): PlaceReading | undefined;
  /** Returns all leaders of the game, with their location and status. */
  leaders(source: Source): readonly LeaderReading[];
  /** Returns the leaders in a location that serve a side, without captured ones. */
  leadersAt(source: Source, spot: LeaderSpotId, side: Faction): readonly LeaderReading[];
  /** Returns the captured leaders in a location. */
  captivesAt(source: Source, spot: LeaderSpotId): readonly LeaderReading[];
  /** Returns the Rebel base: where it is as far as the viewer knows, and where it may be. */
  base(source: Source): BaseReading;
  /** Returns what a side has: its hands as far as known, build queue, leader pool, systems and number of units. */
  side(source: Source, seat: Seat): SideReading;
  /** Returns the combat in progress, or undefined if there is none. */
  combat(source: Source): CombatReading | undefined;
  /** Returns the move for which units are being picked, or undefined if there is none. */
  moving(source: Source): MoveReading | undefined;
}

/** The box and the table that a reading is made from. */
interface Reading {
  readonly box: Box;
  readonly table: Table;
  readonly leaders: readonly LeaderReading[];
}

/** Creates the readers of a catalogue's boxes. */
export function readerOf(boxes: Boxes): Reader {
  const atlas = atlasOf(boxes.catalogue);
  // What is read of one source again and again is made ready once.
  const reading = keptBy((source: Source): Reading => {
    const box = boxes.of(source.config);
    const table = "viewer" in source ? source : tableOf({ box, state: source }, ALL_SEEING);
    return { box, table, leaders: table.leaders.map((leader) => leaderReading(box, leader)) };
  });
  const table = (source: Source): Table => reading(source).table;
  return {
    atlas,
    table,
    places(source) {
      const all = reading(source);
      return all.table.places.map((place) => placeReading(all, atlas, place));
    },
    place(source, id) {
      const all = reading(source);
      const place = all.table.places.find((one) => one.id === id);
      return place && placeReading(all, atlas, place);
    },
    leaders: (source) => reading(source).leaders,
    leadersAt: (source, spot, side) =>
      reading(source).leaders.filter((one) => one.at === spot && !one.captive && one.side === side),
    captivesAt: (source, spot) => reading(source).leaders.filter((one) => one.at === spot && one.captive),
    base: (source) => baseReading(table(source), atlas),
    side: (source, seat) => sideReading(reading(source), seat),
    combat: (source) => combatReading(reading(source)),
    moving(source) {
      const { box, table: seen } = reading(source);
      return moveReading(box, seen);
    },
  };
}

function leaderReading(box: Box, leader: LeaderView): LeaderReading {
  const ability = box.rings.find(({ id }) => id === leader.ring)?.ability;
  const own = box.leaders.find(({ id }) => id === leader.id);
  const side = ability === "lured" || own === undefined ? "imperial" : factionOf(own.side);
  return { ...leader, side, captive: ability === "captured" || ability === "carbonite" };
}

function unitFaction({ unitsById }: Box, { unit }: UnitsOfType): Faction | undefined {
  const kind = unitsById.get(unit);
  return kind && factionOf(kind.side);
}

function forcesAt({ box }: Reading, units: readonly UnitsOfType[]): ByFaction<readonly UnitsOfType[]> {
  const of = (faction: Faction) => units.filter((one) => unitFaction(box, one) === faction);
  return { rebel: of("rebel"), imperial: of("imperial") };
}

function leadersAt({ leaders }: Reading, place: PlaceId): ByFaction<readonly LeaderId[]> {
  const of = (faction: Faction) =>
    leaders.filter((one) => one.at === place && !one.captive && one.side === faction).map(({ id }) => id);
  return { rebel: of("rebel"), imperial: of("imperial") };
}

function placeReading(all: Reading, atlas: Atlas, place: PlaceView): PlaceReading {
  const { id, units } = place;
  return {
    ...place,
    region: atlas.regionOf(id) ?? null,
    populous: atlas.isPopulous(id),
    neighbours: atlas.neighboursOf(id),
    forces: forcesAt(all, units),
    leaders: leadersAt(all, id),
    captives: all.leaders.filter((one) => one.at === id && one.captive).map((one) => one.id),
  };
}

function baseReading({ base, baseCandidates }: Table, { baseSpace }: Atlas): BaseReading {
  const { system, revealed, publicCandidates } = base;
  const place = revealed && system !== null && !isHidden(system) ? system : baseSpace;
  return { system, revealed, place, publicCandidates, candidates: baseCandidates };
}

function sideReading(all: Reading, seat: Seat): SideReading {
  const faction = factionOf(sideOfSeat(seat));
  const { table, box, leaders } = all;
  const { missions, actions, assigned, queue } = table.sides[faction];
  const systems = (which: (place: PlaceView) => boolean): readonly SystemId[] =>
    table.places.filter(which).map(({ id }) => id);
  const units = table.places.flatMap((place) => forcesAt(all, place.units)[faction]);
  const total = (theater: Theater): number =>
    units
      .filter(({ unit }) => box.unitsById.get(unit)?.entry.theater === theater)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    seat,
    faction,
    missions: cardsOf(missions),
    actions: [cardsOf(actions[0]), cardsOf(actions[1])],
    objectives: faction === "rebel" ? cardsOf(table.objectives) : [],
    probes: faction === "imperial" ? cardsOf(table.probes) : [],
    assigned,
    queue,
    pool: leaders.filter((one) => one.at === "pool" && one.side === faction && !one.captive).map(({ id }) => id),
    loyal: systems(({ loyalty, subjugated }) => loyalty === faction && !subjugated),
    subjugated: faction === "imperial" ? systems(({ subjugated }) => subjugated) : [],
    units: { space: total("space"), ground: total("ground") },
  };
}

function combatReading(all: Reading): CombatReading | undefined {
  const combat = all.table.frames.find((frame): frame is CombatView => frame.kind === "combat");
  if (combat === undefined) return undefined;
  const { system, round } = combat;
  const place = at(all.table.places, system);
  const force = (side: 0 | 1): ForcesReading => {
    const faction = factionOf(side);
    const [space, ground] = combat.tactics.hands[side];
    return {
      units: forcesAt(all, place.units)[faction],
      leaders: leadersAt(all, place.id)[faction],
      damage: combat.wounds[side].map(({ unit, markers, assigned, doomed }) => {
        return { unit: at(all.box.units, unit).id, markers, assigned, doomed: doomed === true };
      }),
      space: cardsOf(space),
      ground: cardsOf(ground),
    };
  };
  const attack = attackReading(all.table) ?? null;
  return { system: place.id, round, sides: { rebel: force(0), imperial: force(1) }, attack };
}

/** Returns the cards of a hand: the known ones by name, then `HIDDEN` for each of the others. */
function cardsOf(hand: PileView<CardId>): readonly (CardId | Hidden)[] {
  return [...[...shownCards(hand)].sort(), ...cardByCard(hand).filter(isHidden)];
}
