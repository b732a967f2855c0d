import { at } from "@sw/tabletop";
import { sceneOf } from "../../moving/positions.ts";
import { undefeated, unitId } from "../../state/ids.ts";
import { opponentOf, type Player } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { unitsAtRange, unitsSee } from "../../table/between-units.ts";
import type { Range } from "../../table/range.ts";
import type { Moment } from "./moments.ts";
import type { Look, MomentHook } from "./round.ts";

/** The units of the same side at a range of a unit, itself among them (leg.range.at-self), in the order of the state. */
export function alliesAt(look: Look, unit: number, range: Range): readonly number[] {
  return unitsNear(look, unit, at(look.state.units, unit).owner, range);
}

/** The other units of the same side at a range. */
export function friendsAt(look: Look, unit: number, range: Range): readonly number[] {
  return alliesAt(look, unit, range).filter((other) => other !== unit);
}

/** The enemy units at a range of a unit, in the order of the state. */
export function enemiesAt(look: Look, unit: number, range: Range): readonly number[] {
  return unitsNear(look, unit, opponentOf(at(look.state.units, unit).owner), range);
}

function unitsNear({ box, state }: Look, unit: number, owner: Player, range: Range): readonly number[] {
  const scene = sceneOf(box, state);
  const id = unitId(state, unit);
  return undefeated(state, owner).filter((other) => unitsAtRange(scene, id, unitId(state, other), range));
}

/** Those of the units to which a unit has line of sight. */
export function inSight({ box, state }: Look, unit: number, units: readonly number[]): readonly number[] {
  const scene = sceneOf(box, state);
  const id = unitId(state, unit);
  return units.filter((other) => unitsSee(scene, id, unitId(state, other)));
}

/** Asks the player of a unit for units, to be chosen as the entry `source` says. */
export function askUnits(work: GameWork, source: string, unit: number, value = 1): void {
  work.push({ kind: "choice", source, unit, value, chosen: [] });
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
    run: (work, { unit, value }) => askUnits(work, source, unit, value),
  };
}

/** Those that follow the last one chosen, so that each set of different units is chosen once. */
export function following(units: readonly number[], chosen: readonly number[]): readonly number[] {
  const last = chosen[chosen.length - 1] ?? -1;
  return units.filter((unit) => unit > last);
}

/** Those that do not precede the last one chosen, so that units which may be chosen again are chosen in one order only. */
export function notBefore(units: readonly number[], chosen: readonly number[]): readonly number[] {
  const last = chosen[chosen.length - 1] ?? 0;
  return units.filter((unit) => unit >= last);
}
