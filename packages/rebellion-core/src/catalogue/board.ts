import type { BoardEntry, FirstGamePlacement, UnitCount } from "../language/language.ts";
import { blue, orange } from "./icons.ts";

const FIRST_GAME: readonly FirstGamePlacement[] = [
  { at: "kashyyyk", marker: "rebel", units: [] },
  {
    at: "bothawui",
    marker: "rebel",
    units: units({
      "corellian-corvette": 1,
      "rebel-transport": 1,
      "x-wing": 1,
      "y-wing": 1,
      "rebel-trooper": 3,
      airspeeder: 1,
    }),
  },
  { at: "naboo", marker: "rebel", units: [] },
  { at: "rebel-base", marker: null, units: units({ "x-wing": 1, "y-wing": 1, "rebel-trooper": 3, airspeeder: 1 }) },
  {
    at: "saleucami",
    marker: "imperial",
    units: units({ "star-destroyer": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 }),
  },
  {
    at: "mandalore",
    marker: "subjugation",
    units: units({ "death-star": 1, "tie-fighter": 4, stormtrooper: 2, "at-st": 1 }),
  },
  {
    at: "coruscant",
    marker: null,
    units: units({
      "star-destroyer": 1,
      "assault-carrier": 1,
      "tie-fighter": 2,
      stormtrooper: 3,
      "at-at": 1,
      "at-st": 1,
    }),
  },
  { at: "corellia", marker: "imperial", units: units({ "assault-carrier": 1, stormtrooper: 1 }) },
  {
    at: "sullust",
    marker: "subjugation",
    units: units({ "star-destroyer": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 }),
  },
  {
    at: "mustafar",
    marker: "imperial",
    units: units({ "assault-carrier": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 }),
  },
];

/** The time track, the Rebel Base space and the set-ups. */
export const BOARD: BoardEntry = {
  trackLength: 16,
  timeStart: 1,
  reputationStart: 14,
  recruitSpaces: [2, 3, 4, 5],
  buildSpaces: [2, 4, 6, 8, 10, 12, 14],
  baseSpace: {
    id: "rebel-base",
    name: { en: "Rebel Base", es: "Base Rebelde" },
    resources: [blue("triangle"), orange("triangle")],
    buildQueue: 1,
  },
  startingUnits: {
    rebel: units({
      "corellian-corvette": 1,
      "rebel-transport": 1,
      "x-wing": 2,
      "y-wing": 2,
      "rebel-trooper": 6,
      airspeeder: 2,
    }),
    imperial: units({
      "star-destroyer": 3,
      "assault-carrier": 3,
      "tie-fighter": 12,
      stormtrooper: 12,
      "at-st": 5,
      "at-at": 1,
      "death-star": 1,
    }),
  },
  firstGame: FIRST_GAME,
  unverified: "Sources differ on whether space 16 shows a build icon.",
};

function units(counts: Readonly<Record<string, number>>): readonly UnitCount[] {
  return Object.entries(counts).map(([type, count]) => ({ type, count }));
}
