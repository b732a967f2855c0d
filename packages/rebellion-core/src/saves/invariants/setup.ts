import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { expansionStart } from "../../setup/expansion-units.ts";
import { unitsNamed } from "../../setup/lists.ts";
import { takesImperial } from "../../setup/starting-units.ts";
import type { Units } from "../../state/codes.ts";
import type { SetupFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { factionOf, IMPERIAL, REBEL, type Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { hasSide } from "../../units/units.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["reb.setup.s8-imperial-units", "starting-units", startingUnits],
  ["reb.setup.s8-imperial-placement", "starting-place", strangePlace],
  ["rote.setup.mission-sets-secret", "laid-too-early", laidTooEarly],
];

/**
 * Lists the invariants of the set-up in progress that a state breaks. Players place units only in the advanced set-up.
 */
export const brokenSetup: Broken = brokenAmong(INVARIANTS);

function placing({ phase, config, frames: [frame] }: State): SetupFrame | undefined {
  return phase === "setup" && config.setup === "advanced" && frame?.kind === "setup" ? frame : undefined;
}

/**
 * Whether starting action cards may add units anywhere: once both sides have placed theirs
 * (reb.setup.s8-starting-actions).
 */
function areMoreGained({ stage }: SetupFrame): boolean {
  return stage === "actions" || stage === "base" || stage === "hands";
}

/**
 * Checks that the units of each type on the board and still to be placed are those the side starts with, or more at the
 * end. The Rebels place second.
 */
function startingUnits(look: Look): Params | undefined {
  const { box, state } = look;
  const frame = placing(state);
  if (frame === undefined) return undefined;
  return firstFlaw(
    box.units,
    ({ index, side }) => {
      const starting = hasBegun(frame, side) ? at(startingList(look, side), index) : 0;
      const own = onBoard(state, index) + at(frame.left, index);
      return own === starting || (own > starting && areMoreGained(frame));
    },
    ({ id, index }) => ({ unit: id, placed: onBoard(state, index), left: at(frame.left, index) }),
  );
}

/** Whether the units of a side are on the board or about to be placed. The Rebels place second. */
function hasBegun({ stage }: SetupFrame, side: Side): boolean {
  if (stage === "mission-sets" || stage === "station") return false;
  return side === IMPERIAL || stage !== "imperial-units";
}

/** Returns the list of units that a side places, from the base box or the expansion. */
function startingList({ box, state }: Look, side: Side): Units {
  const start = expansionStart(box, state);
  if (start === undefined) return unitsNamed(box, box.catalogue.board.startingUnits[factionOf(side)]);
  return unitsNamed(box, side === REBEL ? start.rebel : [...start.remote, ...start.imperial]);
}

function onBoard({ places }: State, unit: number): number {
  return places.reduce((sum, { units }: { readonly units: Units }) => sum + at(units, unit), 0);
}

/**
 * Checks units during placement: Imperial units must be in Imperial systems, Rebel units at the base and in one system.
 */
function strangePlace(look: Look): Params | undefined {
  const { box, state } = look;
  const frame = placing(state);
  if (frame === undefined || areMoreGained(frame)) return undefined;
  const has = (system: number, side: Side): boolean => hasSide(look, system, side);
  return firstFlaw(
    box.systems.keys(),
    (system) =>
      (!has(system, IMPERIAL) || takesImperial(look, system)) && (!has(system, REBEL) || system === frame.rebelSystem),
    (system) => ({ system: at(box.systems, system).id }),
  );
}

/**
 * Checks that only Coruscant is loyal, subjugated or marked while mission sets are picked: probe cards are turned up
 * later.
 */
function laidTooEarly({ box, state }: Look): Params | undefined {
  if (placing(state)?.stage !== "mission-sets") return undefined;
  return firstFlaw(
    box.systems.entries(),
    ([system, { entry }]) => {
      const { loyalty, subjugated, sabotaged, destroyed } = at(state.places, system);
      return (loyalty === null || entry.fixedLoyalty === true) && !subjugated && !sabotaged && !destroyed;
    },
    ([, { id }]) => ({ system: id }),
  );
}
