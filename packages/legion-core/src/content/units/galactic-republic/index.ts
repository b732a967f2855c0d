import { type Cards, together } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import * as commanders from "./commanders.ts";
import * as corps from "./corps.ts";
import * as heavy from "./heavy.ts";
import * as operatives from "./operatives.ts";
import * as specialForces from "./special-forces.ts";
import * as support from "./support.ts";

/** The unit cards of the Galactic Republic, by rank. */
export const FIGURES: Cards<Unit> = /* @__PURE__ */ together([
  commanders.FIGURES,
  operatives.FIGURES,
  corps.FIGURES,
  specialForces.FIGURES,
  support.FIGURES,
  heavy.FIGURES,
]);
