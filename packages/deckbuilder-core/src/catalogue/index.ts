import type { Catalogue } from "../language/language.ts";
import { EMPIRE_CARDS } from "./empire.ts";
import { EMPIRE_BASES } from "./empire-bases.ts";
import { NEUTRAL_CARDS } from "./neutral.ts";
import { REBEL_CARDS } from "./rebel.ts";
import { REBEL_BASES } from "./rebel-bases.ts";
import { STARTER_CARDS } from "./starters.ts";

export { catalogueFaults } from "../language/check/check.ts";
export type * from "../language/language.ts";
export { isConstant, TRIGGERS, ZONES } from "../language/language.ts";
export { base, type CardFigures, capitalShip, unit } from "./entries.ts";

/** The base box: 20 starter cards, 90 galaxy cards, 10 Outer Rim Pilots and 20 bases (dbg.components.cards). */
export const defaultCatalogue: Catalogue = {
  cards: [...STARTER_CARDS, ...EMPIRE_CARDS, ...REBEL_CARDS, ...NEUTRAL_CARDS],
  bases: [...EMPIRE_BASES, ...REBEL_BASES],
};
