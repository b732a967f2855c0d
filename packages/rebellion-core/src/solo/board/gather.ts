import { at } from "@sw/tabletop";
import { isPinned } from "../../leaders/leaders.ts";
import { stayingTypes } from "../../movement/garrison.ts";
import type { UnitKind } from "../../state/box.ts";
import { GROUND, SPACE, type SystemIndex, type TheaterIndex, type Units } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { movedAt } from "../../units/moved.ts";
import { strengthOf } from "../../units/strength.ts";
import { needsTransport } from "../../units/transport.ts";
import { modeOf } from "./board.ts";
import { sails, unmoved } from "./fleets.ts";
import { strengthAt, strengthOfUnits } from "./values.ts";

/** Units that leave a system together. */
export interface Contingent {
  readonly from: SystemIndex;
  readonly units: Units;
}

/** Chooses which of several equally strong types goes aboard, or stays, first. */
export type Preference = (kinds: readonly UnitKind[]) => UnitKind;

const FIRST: Preference = (kinds) => at(kinds, 0);

/**
 * Returns the units that move into a system that the Empire activates. Every adjacent system that can spare a ground
 * unit sends all ships that move by themselves and as many ground units and TIEs as they carry, the strongest first
 * (solo.move.gather). The weakest ground unit stays (solo.move.leave-garrison). `preferred` picks among types of equal
 * strength and never changes the total strength.
 */
export function gathered(
  look: Look,
  to: SystemIndex,
  preferred: { readonly loading?: Preference; readonly staying?: Preference } = {},
): readonly Contingent[] {
  const { loading = FIRST, staying = FIRST } = preferred;
  return at(look.box.systems, to).neighbors.flatMap((from) => {
    if (!mayContribute(look, from)) return [];
    const units = loaded(look, from, loading, staying);
    return units === undefined ? [] : [{ from, units }];
  });
}

function mayContribute(look: Look, from: SystemIndex): boolean {
  return modeOf(look) !== "hidden" || !isPinned(look, from, IMPERIAL);
}

/** Returns the units that leave a system, or undefined if no ship can leave or no ground unit could stay. */
function loaded(look: Look, from: SystemIndex, loading: Preference, staying: Preference): Units | undefined {
  const { box } = look;
  const free = unmoved(look, from).slice();
  const sailing = box.units.filter((kind) => sails(kind) && at(free, kind.index) > 0);
  const garrison = garrisonOf(look, from, staying);
  if (sailing.length === 0 || garrison === undefined) return undefined;
  if (at(free, garrison.index) === at(at(look.state.places, from).units, garrison.index)) reduce(free, garrison);
  const leaving = box.noUnits.slice();
  let room = 0;
  for (const kind of sailing) {
    leaving[kind.index] = at(free, kind.index);
    room += at(free, kind.index) * kind.capacity;
  }
  for (; room > 0; room--) {
    const waiting = box.units.filter(
      (kind) => kind.side === IMPERIAL && needsTransport(kind) && !kind.immobile && at(free, kind.index) > 0,
    );
    if (waiting.length === 0) break;
    const strongest = Math.max(...waiting.map(strengthOf));
    const kind = loading(waiting.filter((one) => strengthOf(one) === strongest));
    reduce(free, kind);
    leaving[kind.index] = at(leaving, kind.index) + 1;
  }
  return leaving;
}

function reduce(units: number[], { index }: UnitKind): void {
  units[index] = at(units, index) - 1;
}

/**
 * Returns the type of ground unit that stays, or undefined if there is none. Of equally weak types, one with a unit that
 * has moved already and cannot leave stays.
 */
function garrisonOf({ box, state }: Look, from: SystemIndex, staying: Preference): UnitKind | undefined {
  const equal = stayingTypes({ box, state }, from);
  const bound = equal.find(({ index }) => movedAt(state, from, index) > 0);
  return bound ?? (equal.length > 1 ? staying(equal) : equal[0]);
}

/**
 * Returns the strength value of the Imperial units in a system after all that can be gathered have come, minus that of
 * the Rebel units there.
 */
export function advantageAfter(look: Look, system: SystemIndex): number {
  const coming = gathered(look, system).reduce((sum, { units }) => sum + strengthOfUnits(look.box, units, IMPERIAL), 0);
  return strengthAt(look, system, IMPERIAL) + coming - strengthAt(look, system, REBEL);
}

/**
 * Lists the theaters in which both sides would have units after gathering all units that can come, or after
 * reinforcing the system with a ground unit.
 */
export function theatersFought(
  look: Look,
  system: SystemIndex,
  kind: "activate" | "reinforce",
): readonly TheaterIndex[] {
  const { box, state } = look;
  const coming = kind === "activate" ? gathered(look, system) : [];
  return ([SPACE, GROUND] as const).filter((theater) => {
    const imperial =
      (kind === "reinforce" && theater === GROUND) ||
      strengthAt(look, system, IMPERIAL, theater) > 0 ||
      coming.some(({ units }) => strengthOfUnits(box, units, IMPERIAL, theater) > 0);
    const fought = theater === SPACE || !at(state.places, system).destroyed;
    return fought && imperial && strengthAt(look, system, REBEL, theater) > 0;
  });
}
