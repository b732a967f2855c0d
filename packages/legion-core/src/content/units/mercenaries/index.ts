import type { UnitFile } from "../../written/units.ts";
import * as commanders from "./commanders.ts";
import * as corps from "./corps.ts";
import * as heavy from "./heavy.ts";
import * as operatives from "./operatives.ts";
import * as specialForces from "./special-forces.ts";
import * as support from "./support.ts";

/** Files of the unit cards of the mercenaries, by rank. */
export const FILES: readonly UnitFile[] = [
  commanders.CARDS,
  operatives.CARDS,
  corps.CARDS,
  specialForces.CARDS,
  support.CARDS,
  heavy.CARDS,
];
