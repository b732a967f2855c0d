import { at, type CardCode, cardCount, isHidden, pileSize } from "@sw/tabletop";
import { isCaptured, servesSide } from "../leaders/leaders.ts";
import { type Box, cardNamed, leaderNamed, missionOf, placeNamed, unitNamed } from "../state/box.ts";
import { type LeaderIndex, NO_SKILL, type PlaceIndex, type SystemIndex, type Units } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { factionOf, IMPERIAL, REBEL, type Side, sideOfFaction } from "../state/seats.ts";
import type { PlaceView, SideView, View } from "../views/view.ts";

/** A place without its units: its loyalty and markers. */
export interface Marks {
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
}

/** The side, captivity and location of a leader. */
export interface Serving {
  readonly side: Side;
  readonly captive: boolean;
  readonly at: "pool" | "mission" | "board" | "out";
}

/** The build queue and hand sizes of one side. */
export interface Holdings {
  readonly queue: readonly Units[];
  /** The numbers of missions and of action cards in hand. */
  readonly missions: number;
  readonly actions: number;
}

/** The figures read from a state or a view, as far as one side may know them. */
export interface Given {
  readonly places: readonly Marks[];
  readonly units: readonly Units[];
  readonly leaders: readonly Serving[];
  readonly sides: readonly [Holdings, Holdings];
  readonly revealed: boolean;
  /**
   * Systems that may hold the base as far as the Empire can tell. If the reader is the Rebels: as far as they know what
   * the Empire can tell.
   */
  readonly candidates: readonly SystemIndex[];
  /** Systems that may hold the base as far as the side itself knows. */
  readonly known: readonly SystemIndex[];
  readonly objectives: number;
  /** The number of missions in the side's own row whose leaders have enough icons. */
  readonly able: number;
}

/** Reads the figures from a state. Hidden information is read only if `own` knows it. */
export function standingIn(look: Look, own: Side): Given {
  const { box, state } = look;
  const { places, leaders, sides, base, baseCandidates, objectives } = state;
  const candidates = own === IMPERIAL ? baseCandidates : base.commonCandidates;
  const holdings = (side: Side): Holdings => {
    const { queue, missions, actions } = sides[side];
    return { queue, missions: pileSize(missions), actions: pileSize(actions[0]) + pileSize(actions[1]) };
  };
  return {
    places,
    units: places.map(({ units }) => units),
    leaders: leaders.map((leader, index) => ({
      side: servesSide(look, index),
      captive: isCaptured(box, leader),
      at: whereOf(leader.at),
    })),
    sides: [holdings(REBEL), holdings(IMPERIAL)],
    revealed: base.revealed,
    candidates,
    known: own === REBEL && base.system !== null ? [base.system] : candidates,
    objectives: pileSize(objectives),
    able: countAble(sides[own].assigned, ({ card, leaders: on }) => isAble(box, card, on)),
  };
}

/** Reads the figures from a view. */
export function seenIn(box: Box, view: View, own: Side): Given {
  const { base, baseCandidates, objectives } = view;
  const known = [own === IMPERIAL ? baseCandidates : base.commonCandidates, base.publicCandidates];
  const shown = known.flatMap((one) => (isHidden(one) ? [] : [one]))[0] ?? [];
  const candidates = shown.map((id) => placeNamed(box, id));
  const isKnown = own === REBEL && base.system !== null && !isHidden(base.system);
  return {
    places: view.places.map(marksOf),
    units: view.places.map(({ units }) => countsOf(box, units)),
    leaders: view.leaders.map(({ id, at: spot, ring }) => {
      const ability = ring === null ? undefined : box.rings.find((one) => one.id === ring)?.ability;
      const side = ability === "lured" ? IMPERIAL : (box.leadersById.get(id)?.side ?? IMPERIAL);
      return { side, captive: ability === "captured" || ability === "carbonite", at: whereOf(spot) };
    }),
    sides: [holdingsIn(box, view.sides.rebel), holdingsIn(box, view.sides.imperial)],
    revealed: base.revealed,
    candidates,
    known: isKnown ? [placeNamed(box, base.system)] : candidates,
    objectives: cardCount(objectives),
    able: countAble(view.sides[factionOf(own)].assigned, ({ card, leaders }) => {
      if (isHidden(card)) return false;
      return isAble(
        box,
        cardNamed(box, card),
        leaders.map((id) => leaderNamed(box, id)),
      );
    }),
  };
}

function holdingsIn(box: Box, { queue, missions, actions }: SideView): Holdings {
  return {
    queue: queue.map((units) => countsOf(box, units)),
    missions: cardCount(missions),
    actions: cardCount(actions[0]) + cardCount(actions[1]),
  };
}

function marksOf({ loyalty, subjugated, sabotaged, destroyed }: PlaceView): Marks {
  return { loyalty: loyalty === null ? null : sideOfFaction(loyalty), subjugated, sabotaged, destroyed };
}

function countsOf(box: Box, units: PlaceView["units"]): Units {
  if (units.length === 0) return box.noUnits;
  const counts = box.noUnits.slice();
  for (const { unit, count } of units) counts[unitNamed(box, unit)] = count;
  return counts;
}

/** Returns where a leader is. Ids of places differ from the words of this list, or are numbers. */
function whereOf(spot: PlaceIndex | string): Serving["at"] {
  if (spot === "pool" || spot === "mission") return spot;
  return spot === "supply" || spot === "eliminated" ? "out" : "board";
}

function countAble<Row>(rows: readonly Row[], able: (row: Row) => boolean): number {
  return rows.reduce((sum, row) => sum + (able(row) ? 1 : 0), 0);
}

/** Whether leaders show the icons that a mission requires, including minor icons. */
function isAble(box: Box, card: CardCode, leaders: readonly LeaderIndex[]): boolean {
  const { skill, entry } = missionOf(box, card);
  if (skill === NO_SKILL) return true;
  const icons = leaders.reduce((sum, leader) => {
    const { skills, minor } = at(box.leaders, leader);
    return sum + at(skills, skill) + at(minor, skill);
  }, 0);
  return icons >= entry.icons;
}
