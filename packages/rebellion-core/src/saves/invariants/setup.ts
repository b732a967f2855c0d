import { at, brokenLaws, firstFlaw, type Params } from "@sw/tabletop";
import { isImperialSystem } from "../../markers/systems.ts";
import type { Box } from "../../state/box.ts";
import type { Units } from "../../state/codes.ts";
import type { SetupFrame } from "../../state/frames.ts";
import { factionOf, IMPERIAL, REBEL, type Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { hasSide } from "../../units/units.ts";
import type { Broken, Law } from "./law.ts";

const LAWS: readonly Law[] = [
  ["reb.setup.s8-imperial-units", "starting-units", startingUnits],
  ["reb.setup.s8-imperial-placement", "starting-place", strangePlace],
];

/** What the set-up in progress breaks. Only the advanced one lets players place units. */
export const brokenSetup: Broken = brokenLaws(LAWS);

function placing({ phase, config, frames: [frame] }: State): SetupFrame | undefined {
  return phase === "setup" && config.setup === "advanced" && frame?.kind === "setup" ? frame : undefined;
}

/** Of each type as many are on the board or still to be placed as the side starts with; the Rebels come second. */
function startingUnits(box: Box, state: State): Params | undefined {
  const frame = placing(state);
  if (frame === undefined) return undefined;
  return firstFlaw(
    box.units,
    ({ id, index, side }) => {
      const waits = side === REBEL && frame.stage === "imperial-units";
      const list = box.catalogue.board.startingUnits[factionOf(side)];
      const starting = list.reduce((sum, { type, count }) => (type === id ? sum + count : sum), 0);
      return onBoard(state, index) + at(frame.left, index) === (waits ? 0 : starting);
    },
    ({ id, index }) => ({ unit: id, placed: onBoard(state, index), left: at(frame.left, index) }),
  );
}

function onBoard({ places }: State, unit: number): number {
  return places.reduce((sum, { units }: { readonly units: Units }) => sum + at(units, unit), 0);
}

/** Imperial units in Imperial systems, Rebel ones at the base and in one system. */
function strangePlace(box: Box, state: State): Params | undefined {
  const frame = placing(state);
  if (frame === undefined) return undefined;
  const has = (system: number, side: Side): boolean => hasSide(box, state, system, side);
  return firstFlaw(
    box.systems.keys(),
    (system) =>
      (!has(system, IMPERIAL) || isImperialSystem(state, system)) &&
      (!has(system, REBEL) || system === frame.rebelSystem),
    (system) => ({ system: at(box.systems, system).id }),
  );
}
