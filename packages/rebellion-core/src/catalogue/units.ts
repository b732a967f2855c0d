import type { DieColor, Name, UnitClass, UnitEntry } from "../language/language.ts";
import { blue, orange } from "./icons.ts";

const ICON = "That ground units carry the transport restriction icon is inferred; the faction sheets were not seen.";

/** The unit types of each side; units that carry others come first. */
export const UNITS: readonly UnitEntry[] = [
  rebel("rebel-transport", { en: "Rebel Transport", es: "Transporte rebelde" }, "capital-ship", {
    count: 4,
    health: health("red", 2),
    transportCapacity: 4,
    buildIcon: blue("triangle"),
    abilities: ["must-flee"],
  }),
  rebel("corellian-corvette", { en: "Corellian Corvette", es: "Corbeta corelliana" }, "capital-ship", {
    count: 4,
    attack: { red: 1, black: 1 },
    health: health("red", 2),
    transportCapacity: 2,
    buildIcon: blue("circle"),
  }),
  rebel("mon-calamari-cruiser", { en: "Mon Calamari Cruiser", es: "Crucero mon calamari" }, "capital-ship", {
    count: 3,
    attack: { red: 2, black: 1 },
    health: health("red", 4),
    transportCapacity: 4,
    buildIcon: blue("square"),
  }),
  rebel("x-wing", { en: "X-wing", es: "Ala-X" }, "fighter", {
    count: 8,
    attack: { red: 0, black: 1 },
    health: health("black", 1),
    buildIcon: blue("triangle"),
  }),
  rebel("y-wing", { en: "Y-wing", es: "Ala-Y" }, "fighter", {
    count: 12,
    attack: { red: 1, black: 0 },
    health: health("black", 1),
    buildIcon: blue("triangle"),
  }),
  rebel("rebel-trooper", { en: "Rebel Trooper", es: "Soldado rebelde" }, "trooper", {
    count: 21,
    attack: { red: 0, black: 1 },
    health: health("black", 1),
    transportRestricted: true,
    buildIcon: orange("triangle"),
    unverified: ICON,
  }),
  rebel("airspeeder", { en: "Airspeeder", es: "Aerodeslizador" }, "vehicle", {
    count: 6,
    attack: { red: 1, black: 1 },
    health: health("red", 2),
    transportRestricted: true,
    buildIcon: orange("circle"),
    unverified: ICON,
  }),
  rebel("shield-generator", { en: "Shield Generator", es: "Generador de escudo" }, "structure", {
    count: 3,
    health: health("red", 3),
    immobile: true,
    buildIcon: orange("square"),
    abilities: ["ground-tactic-each-battle"],
  }),
  rebel("ion-cannon", { en: "Ion Cannon", es: "Cañón de iones" }, "structure", {
    count: 3,
    health: health("red", 3),
    immobile: true,
    buildIcon: orange("square"),
    abilities: ["two-fewer-red-dice"],
  }),
  imperial("assault-carrier", { en: "Assault Carrier", es: "Portacazas de asalto" }, "capital-ship", {
    count: 8,
    attack: { red: 1, black: 1 },
    health: health("red", 2),
    transportCapacity: 4,
    buildIcon: blue("circle"),
  }),
  imperial("star-destroyer", { en: "Star Destroyer", es: "Destructor estelar" }, "capital-ship", {
    count: 8,
    attack: { red: 2, black: 1 },
    health: health("red", 4),
    transportCapacity: 6,
    buildIcon: blue("square"),
  }),
  imperial("super-star-destroyer", { en: "Super Star Destroyer", es: "Superdestructor estelar" }, "capital-ship", {
    count: 2,
    attack: { red: 3, black: 2 },
    health: health("red", 6),
    transportCapacity: 8,
  }),
  imperial("death-star", { en: "Death Star", es: "Estrella de la Muerte" }, "space-station", {
    count: 2,
    attack: { red: 4, black: 0 },
    transportCapacity: 8,
    abilities: ["superstation", "bars-retreat"],
  }),
  imperial(
    "death-star-under-construction",
    { en: "Death Star Under Construction", es: "Estrella de la Muerte parcialmente construida" },
    "space-station",
    { count: 1, health: health("black", 4), immobile: true, abilities: ["under-construction", "bars-retreat"] },
  ),
  imperial("tie-fighter", { en: "TIE Fighter", es: "Caza TIE" }, "fighter", {
    count: 24,
    attack: { red: 0, black: 1 },
    health: health("black", 1),
    transportRestricted: true,
    buildIcon: blue("triangle"),
  }),
  imperial("stormtrooper", { en: "Stormtrooper", es: "Soldado de asalto" }, "trooper", {
    count: 30,
    attack: { red: 0, black: 1 },
    health: health("black", 1),
    transportRestricted: true,
    buildIcon: orange("triangle"),
    unverified: ICON,
  }),
  imperial("at-st", { en: "AT-ST", es: "AT-ST" }, "vehicle", {
    count: 10,
    attack: { red: 1, black: 1 },
    health: health("red", 2),
    transportRestricted: true,
    buildIcon: orange("circle"),
    unverified: ICON,
  }),
  imperial("at-at", { en: "AT-AT", es: "AT-AT" }, "vehicle", {
    count: 4,
    attack: { red: 2, black: 1 },
    health: health("red", 3),
    transportRestricted: true,
    buildIcon: orange("square"),
    unverified: ICON,
  }),
];

type Figures = Pick<UnitEntry, "count"> & Partial<UnitEntry>;

/** Creates a Rebel unit type. Defaults to no dice, no health, no transport, no icon and no ability. */
export function rebel(id: string, name: Name, unitClass: UnitClass, figures: Figures): UnitEntry {
  return { ...unitOf(unitClass), faction: "rebel", id, name, ...figures };
}

/** Creates an Imperial unit type, with the same defaults as {@link rebel}. */
export function imperial(id: string, name: Name, unitClass: UnitClass, figures: Figures): UnitEntry {
  return { ...unitOf(unitClass), faction: "imperial", id, name, ...figures };
}

/** Returns a health value of a colour. */
export function health(color: DieColor, value: number): NonNullable<UnitEntry["health"]> {
  return { value, color };
}

/** Returns the defaults of a unit type: no dice, no health, no transport, no icon, no ability. */
function unitOf(unitClass: UnitClass): Omit<UnitEntry, "id" | "name" | "faction" | "count"> {
  const ground = unitClass === "trooper" || unitClass === "vehicle" || unitClass === "structure";
  return {
    theater: ground ? "ground" : "space",
    class: unitClass,
    attack: { red: 0, black: 0 },
    health: null,
    transportCapacity: 0,
    transportRestricted: false,
    immobile: false,
    buildIcon: null,
    abilities: [],
  };
}
