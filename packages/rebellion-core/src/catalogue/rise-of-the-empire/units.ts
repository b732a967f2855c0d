import type { UnitEntry } from "../../language/language.ts";
import { TRANSLATED } from "../entries.ts";
import { blue, orange } from "../icons.ts";
import { health, imperial, rebel } from "../units.ts";

const COUNT = "The number of miniatures rests on a single script; the list of components was not seen.";

/** The unit types of the expansion: 18 miniatures for each side. */
export const ROTE_UNITS: readonly UnitEntry[] = [
  imperial("interdictor", { en: "Interdictor", es: "Interdictor" }, "capital-ship", {
    count: 3,
    attack: { red: 0, black: 0, green: 2 },
    health: health("red", 4),
    transportCapacity: 4,
    abilities: ["bars-enemy-retreat"],
    unverified: COUNT,
  }),
  rebel("nebulon-b-frigate", { en: "Nebulon-B Frigate", es: "Fragata Nebulon-B" }, "capital-ship", {
    count: 3,
    attack: { red: 0, black: 0, green: 2 },
    health: health("red", 3),
    transportCapacity: 3,
    buildIcon: blue("circle"),
    unverified: COUNT,
  }),
  rebel("u-wing", { en: "U-wing", es: "Ala-U" }, "fighter", {
    count: 6,
    attack: { red: 0, black: 0, green: 1 },
    health: health("black", 1),
    transportCapacity: 1,
    buildIcon: blue("triangle"),
    unverified: COUNT,
  }),
  imperial("tie-striker", { en: "TIE Striker", es: "Fustigador TIE" }, "fighter", {
    count: 6,
    attack: { red: 0, black: 0, green: 1 },
    health: health("black", 1),
    transportRestricted: true,
    buildIcon: blue("triangle"),
    unverified: COUNT,
  }),
  imperial("assault-tank", { en: "Assault Tank", es: "Tanque de asalto" }, "vehicle", {
    count: 6,
    attack: { red: 0, black: 0, green: 1 },
    health: health("red", 1),
    transportRestricted: true,
    buildIcon: orange("triangle"),
    unverified: COUNT,
  }),
  imperial("shield-bunker", { en: "Shield Bunker", es: "Búnker de control de escudo" }, "structure", {
    count: 3,
    health: health("red", 3),
    immobile: true,
    buildIcon: orange("circle"),
    abilities: ["shields-stations", "deploys-beside-ground", "opens-remote"],
    unverified: COUNT,
  }),
  rebel("rebel-vanguard", { en: "Rebel Vanguard", es: "Vanguardia rebelde" }, "trooper", {
    count: 6,
    attack: { red: 0, black: 0, green: 1 },
    health: health("black", 1),
    transportRestricted: true,
    buildIcon: orange("triangle"),
    unverified: COUNT,
  }),
  rebel("golan-arms-turret", { en: "Golan Arms Turret", es: "Torreta de Golan Arms" }, "structure", {
    count: 3,
    attack: { red: 0, black: 0, green: 2 },
    health: health("red", 3),
    immobile: true,
    buildIcon: orange("circle"),
    unverified: `${COUNT} ${TRANSLATED}`,
  }),
];
