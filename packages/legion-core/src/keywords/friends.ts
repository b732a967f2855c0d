import { at } from "@sw/tabletop";
import { undefeated, unitId } from "../ids.ts";
import { sceneOf } from "../positions.ts";
import { unitsAtRange } from "../table/between-units.ts";
import type { Range } from "../table/range.ts";
import type { Moment } from "./moments.ts";
import type { Look, MomentHook } from "./round.ts";

/** The units of the same side at a range of a unit, itself among them (leg.range.at-self). */
export function alliesAt({ box, state }: Look, unit: number, range: Range): readonly number[] {
  const table = sceneOf(box, state);
  const id = unitId(state, unit);
  return undefeated(state, at(state.units, unit).owner).filter((other) =>
    unitsAtRange(table, id, unitId(state, other), range),
  );
}

/** The other units of the same side at a range. */
export function friendsAt(look: Look, unit: number, range: Range): readonly number[] {
  return alliesAt(look, unit, range).filter((other) => other !== unit);
}

/** A hook that asks for units, to be chosen as the entry of the keyword says. */
export function asks(
  source: string,
  moment: Moment,
  applies: (look: Look, unit: number, about: number | null) => boolean,
): MomentHook {
  return {
    moment,
    may: false,
    applies: (look, { unit }, about) => applies(look, unit, about),
    run: (work, { unit, value }) => work.push({ kind: "choice", source, unit, value, chosen: [] }),
  };
}

/** Those that follow the last one chosen, so that each set of different units is chosen once. */
export function following(units: readonly number[], chosen: readonly number[]): readonly number[] {
  const last = chosen[chosen.length - 1] ?? -1;
  return units.filter((unit) => unit > last);
}
