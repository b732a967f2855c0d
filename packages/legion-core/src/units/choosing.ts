import { at } from "@sw/tabletop";
import type { MomentHook } from "../state/hooks/keyword.ts";
import type { Moment } from "../state/hooks/moments.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";

/** Asks the player of a unit for units, to be chosen as the entry `source` says. */
export function askUnits(work: GameWork, source: string, unit: number, value = 1): void {
  work.push({ kind: "choice", source, unit, value, chosen: [] });
}

/** Asks the player of a unit for one of the things that the entry `source` names, under the name of the choice. */
export function askNamed(work: GameWork, source: string, choice: string, unit: number): void {
  const { owner } = at(work.state.units, unit);
  work.push({ kind: "mission", card: source, choice, player: owner, about: unit, chosen: [] });
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
