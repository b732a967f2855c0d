import { at, nextPicks, type PickRun, withoutPicked } from "@sw/tabletop";
import type { Moment } from "../state/hooks/moments.ts";
import type { Part } from "../state/hooks/steps.ts";
import { must } from "../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../state/ids.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import type { State } from "../state/state.ts";
import { unitChoices, unitChosen } from "../state/unit-choices.ts";
import type { GameWork } from "../state/work.ts";

/** Asks the player of a unit to choose units as defined by the entry `source`. */
export function askUnits(work: GameWork, source: string, unit: UnitIndex, value = 1): void {
  work.push({ kind: "choice", source, unit, value, chosen: [] });
}

/** Asks the player of a unit for a choice by its name in the entry `source`. */
export function askNamed(work: GameWork, source: string, choice: string, unit: UnitIndex): void {
  const { owner } = at(work.state.units, unit);
  work.push({ kind: "mission", card: source, choice, side: owner, about: unit, chosen: [] });
}

/** Creates an effect at a moment that asks for units as defined by the entry of the keyword. */
export function asks(
  source: string,
  moment: Moment,
  applies: (look: Look, unit: UnitIndex, about: number | null) => boolean,
): Part<Moment> {
  return must(
    moment,
    (look, { unit }, about) => applies(look, unit, about),
    (work, { unit, value }) => askUnits(work, source, unit, value),
  );
}

/** Returns only the unit itself, for choices limited to it. */
export function onlyItself(look: Look, unit: UnitIndex): readonly number[] {
  if (look.missed !== undefined) {
    const { owner } = at(look.state.units, unit);
    for (const other of undefeated(look.state, owner)) {
      if (other !== unit) fallsOut(look, other, "for-another-alone", { from: unitId(look.state, unit) });
    }
  }
  return [unit];
}

/** Returns the units that have not been chosen. */
export function unchosen(units: readonly number[], chosen: readonly number[]): readonly number[] {
  return units.filter((unit) => !chosen.includes(unit));
}

/**
 * Returns the open units that may be chosen next. Units before those already chosen are skipped, and so are units after
 * which fewer than `needed` could still be chosen, so that no selection comes up twice.
 */
export function listedUnits(open: readonly number[], chosen: readonly number[], needed: number): readonly number[] {
  const times = (unit: UnitIndex): number => chosen.filter((one) => one === unit).length;
  const all = [...new Set([...chosen, ...open])].sort((a, b) => a - b);
  const items = all.map((key) => ({ key, count: times(key) + (open.includes(key) ? 1 : 0) }));
  return nextPicks(items, chosen, needed).map(({ key }) => key);
}

/** Creates a run of unit choices with the open and chosen units. `rechoose` replaces the chosen units. */
export function unitRun(
  state: Pick<State, "units">,
  open: readonly number[],
  chosen: readonly number[],
  rechoose: (work: GameWork, chosen: readonly number[]) => void,
): PickRun<Play, GameWork> {
  return {
    open: unitChoices(state, open),
    picked: unitChoices(state, chosen),
    takeBack(work, pick) {
      const unit = unitChosen(work.state, pick);
      if (unit !== undefined) rechoose(work, withoutPicked(chosen, unit));
    },
  };
}
