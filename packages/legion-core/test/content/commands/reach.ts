import type { State } from "../../../src/state/state.ts";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { answers } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";

/** Miniatures besides the leader of the units that the scenes about reach use. */
const OTHERS: Readonly<Record<string, number>> = {
  stormtroopers: 3,
  "rebel-troopers": 3,
  "clone-trooper-infantry": 3,
  "b1-battle-droids": 5,
  "geonosian-warriors-soldiers-of-the-hive": 3,
};

/** The leader of a unit alone, so many millimetres from the edge of a base of 27 mm at [400, 300] to that of its own. */
export const apart = (unit: string, gap: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit,
  at: [427 + gap, 300],
  defeated: OTHERS[unit] ?? 0,
  ...more,
});

/** Goes on with those of the answers that are asked for. */
export const through = (state: State, ...keys: readonly string[]): State =>
  keys.reduce((now, key) => (offered(now).includes(key) ? answers(now, key) : now), state);

/** Whether a card reaches a unit that far away from whom it is about. */
export type Reach = (gap: number) => boolean;
