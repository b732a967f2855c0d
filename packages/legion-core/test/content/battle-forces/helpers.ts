import { laidOut, type Scenario, scenario, type UnitSpec } from "@sw/legion-core/testing";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { offered } from "../../helpers/reading.ts";

const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] };

const REBELS: UnitSpec = { unit: "rebel-troopers", at: [1700, 800] };

export function sidesWith(units: readonly UnitSpec[], battleForce: string | undefined): Scenario {
  const force = battleForce === undefined ? {} : { battleForce };
  return { "player-1": { units, ...force }, "player-2": { units: [REBELS] } };
}

/** Suppression that each unit of the first army has after the step of the End Phase. */
export function suppressedAfter(units: readonly UnitSpec[], battleForce?: string): readonly number[] {
  const state = scenario({ ...sidesWith(units, battleForce), phase: "end" });
  return units.map((_, unit) => unitTokens(state, unit, "suppression"));
}

/** The keywords of the first unit of an army. */
export function firstKeywords(unit: UnitSpec, battleForce?: string): Readonly<Record<string, number>> {
  return keywordsOf({ box: BOX, state: laidOut(sidesWith([unit, OFFICER], battleForce)) }, 0);
}

export const stormtroopersAt = (x: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: "stormtroopers",
  at: [x, 300],
  ...more,
});

export function armyWith(
  units: readonly UnitSpec[],
  battleForce: string | undefined,
  more: Partial<Scenario["player-1"]> = {},
): Scenario {
  const force = battleForce === undefined ? {} : { battleForce };
  return { "player-1": { units, ...force, ...more }, "player-2": { units: [REBELS] } };
}

/** The keywords of a unit of the first army. */
export function keywordsNow(state: State, unit = 0): Readonly<Record<string, number>> {
  return keywordsOf({ box: BOX, state }, unit);
}

/** A battle in which the first player fields a battle force. */
export function fieldedForce(battleForce: string, units: readonly string[]): State {
  const placed = units.map((unit, place): UnitSpec => ({ unit, at: [200 + 300 * place, 300] }));
  return laidOut({
    "player-1": { units: placed, battleForce },
    "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 800] }] },
  });
}

/** The units that may be chosen for Garrison, which is for units of corps. */
export function garrisoned(state: State): readonly string[] {
  const frame: GameFrame = { kind: "mission", card: "garrison", choice: "unit", side: 0, about: null, chosen: [] };
  return offered({ ...state, frames: [frame] }).flatMap((key) => key.match(/^choose-unit (.*)$/)?.slice(1) ?? []);
}
