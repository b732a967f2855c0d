import type { MissionEntry } from "../../language/language.ts";
import { resolve, system } from "../entries.ts";

const ICONS = "The number of icons and the copies are read on the scanned cards alone.";

/** The projects of the expansion. */
export const ROTE_PROJECTS: readonly MissionEntry[] = [
  resolve("imperial", {
    id: "construct-super-star-destroyer-rote",
    name: { en: "Construct Super Star Destroyer", es: "Construir Super Destructor Estelar" },
    set: "project",
    replaces: "construct-super-star-destroyer",
    copies: 2,
    skill: "logistics",
    icons: 1,
    target: system({ is: "imperial-system" }, { icon: { shape: "square", theater: "space" } }),
    effect: [{ op: "queue-units", faction: "imperial", type: "super-star-destroyer", space: 3, spaceOfTwo: 2 }],
    unverified: ICONS,
  }),
  resolve("imperial", {
    id: "interdictor-development",
    name: { en: "Interdictor Development", es: "Desarrollo de Interdictor" },
    set: "project",
    copies: 2,
    skill: "logistics",
    icons: 1,
    target: system({ is: "imperial-system" }, { icon: { shape: "square", theater: "space" } }),
    returns: "with-two-leaders",
    effect: [{ op: "queue-units", faction: "imperial", type: "interdictor", space: 2, spaceOfTwo: 1 }],
    unverified: `${ICONS} One source guesses two icons.`,
  }),
  resolve("imperial", {
    id: "single-reactor-ignition",
    name: { en: "Single Reactor Ignition", es: "Un único encendido del reactor" },
    set: "project",
    skill: "logistics",
    icons: 1,
    target: system({ unit: { faction: "imperial", types: ["death-star"] } }),
    effect: [
      { op: "procedure", name: "single-reactor-ignition" },
      { op: "remove-target", count: "all" },
    ],
    unverified: ICONS,
  }),
];
