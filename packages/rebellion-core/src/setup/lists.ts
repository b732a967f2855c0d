import type { UnitCount } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import type { Units } from "../state/codes.ts";

/** Returns the units of a catalogue list, by number. */
export function unitsNamed(box: Box, list: readonly UnitCount[]): Units {
  return box.units.map(({ id }) => list.reduce((sum, { type, count }) => (type === id ? sum + count : sum), 0));
}
