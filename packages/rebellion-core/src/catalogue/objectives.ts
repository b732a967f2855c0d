import type { ObjectiveEntry } from "../language/language.ts";
import { TRANSLATED } from "./entries.ts";

/** The objectives of all three levels. */
export const OBJECTIVES: readonly ObjectiveEntry[] = [
  objective("I", {
    id: "crippling-blow",
    name: { en: "Crippling Blow", es: "Golpe demoledor" },
    timing: "combat",
    test: { type: "destroyed", theater: "ground", health: 3 },
  }),
  objective("I", {
    id: "cut-supply-lines",
    name: { en: "Cut Supply Lines", es: "Cortar líneas de suministro" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: {
      type: "count-systems",
      atLeast: 3,
      where: [{ is: "imperial-system" }, { or: [{ sabotaged: true }, { unit: { faction: "rebel" } }] }],
    },
  }),
  objective("I", {
    id: "defend-the-people",
    name: { en: "Defend the People", es: "Defender al pueblo" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "count-systems", atLeast: 4, where: [{ is: "rebel-system" }, { unit: { faction: "rebel" } }] },
  }),
  objective("I", {
    id: "rebel-assault",
    name: { en: "Rebel Assault", es: "Ofensiva rebelde" },
    timing: "combat",
    test: { type: "destroyed-type", types: ["star-destroyer", "super-star-destroyer"] },
  }),
  objective("I", {
    id: "regional-support",
    name: { en: "Regional Support", es: "Apoyo regional" },
    timing: "start-of-refresh",
    test: { type: "region-loyal" },
  }),
  objective("II", {
    id: "death-star-plans-ii",
    name: { en: "Death Star Plans", es: "Planos de la Estrella de la Muerte" },
    reputation: 2,
    timing: "combat",
    test: { type: "death-star-run" },
  }),
  objective("II", {
    id: "heart-of-the-empire",
    name: { en: "Heart of the Empire", es: "En el Corazón del Imperio" },
    reputation: 2,
    timing: "start-of-refresh",
    test: { type: "system-held", system: "coruscant" },
    kept: true,
  }),
  objective("II", {
    id: "leave-no-one-behind",
    name: { en: "Leave No One Behind", es: "No dejar a nadie atrás" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "no-captives" },
  }),
  objective("II", {
    id: "liberation",
    name: { en: "Liberation", es: "Liberación" },
    unverified: TRANSLATED,
    timing: "combat",
    test: { type: "won-battle", theater: "ground", where: "subjugated" },
  }),
  objective("II", {
    id: "popular-support",
    name: { en: "Popular Support", es: "Respaldo popular" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "count-systems", atLeast: 6, where: [{ loyalty: "rebel" }] },
  }),
  objective("III", {
    id: "death-star-plans-iii",
    name: { en: "Death Star Plans", es: "Planos de la Estrella de la Muerte" },
    reputation: 2,
    timing: "combat",
    test: { type: "death-star-run" },
  }),
  objective("III", {
    id: "establish-outposts",
    name: { en: "Establish Outposts", es: "Establecer puestos avanzados" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "count-systems", atLeast: 5, where: [{ unit: { faction: "rebel" } }] },
  }),
  objective("III", {
    id: "inspire-sympathy",
    name: { en: "Inspire Sympathy", es: "Inspirar simpatía" },
    unverified: TRANSLATED,
    reputation: null,
    timing: "start-of-refresh",
    test: { type: "always" },
  }),
  objective("III", {
    id: "major-victory",
    name: { en: "Major Victory", es: "Victoria decisiva" },
    timing: "combat",
    test: { type: "destroyed", theater: "space", health: 3 },
    unverified: "The Spanish name is matched by its meaning.",
  }),
  objective("III", {
    id: "return-of-the-jedi",
    name: { en: "Return of the Jedi", es: "El retorno del jedi" },
    reputation: 2,
    timing: "combat",
    test: { type: "won-battle", theater: "any", where: ["darth-vader", "emperor-palpatine"] },
    effect: [{ op: "eliminate-leader", leader: "imperial-here", ifHere: "luke-skywalker-jedi" }],
  }),
];

type Figures = Pick<ObjectiveEntry, "id" | "name" | "timing" | "test"> & Partial<ObjectiveEntry>;

/** Creates an objective. Defaults to one that gains 1 reputation, has no other effect and leaves the hand. */
export function objective(level: ObjectiveEntry["level"], figures: Figures): ObjectiveEntry {
  return { reputation: 1, kept: false, effect: [], ...figures, level };
}
