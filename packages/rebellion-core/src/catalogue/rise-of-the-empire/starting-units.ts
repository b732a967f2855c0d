import type { ExpansionStart } from "../../language/language.ts";

/** The starting units of the expansion. */
export const ROTE_STARTING_UNITS: ExpansionStart = {
  queued: [{ type: "death-star", count: 1 }],
  remote: [
    { type: "death-star-under-construction", count: 1 },
    { type: "tie-fighter", count: 4 },
    { type: "stormtrooper", count: 1 },
  ],
  imperial: [
    { type: "tie-fighter", count: 8 },
    { type: "tie-striker", count: 2 },
    { type: "assault-carrier", count: 3 },
    { type: "star-destroyer", count: 3 },
    { type: "stormtrooper", count: 12 },
    { type: "assault-tank", count: 2 },
    { type: "at-st", count: 4 },
    { type: "at-at", count: 1 },
  ],
  rebel: [
    { type: "x-wing", count: 1 },
    { type: "y-wing", count: 1 },
    { type: "u-wing", count: 1 },
    { type: "rebel-transport", count: 1 },
    { type: "corellian-corvette", count: 1 },
    { type: "rebel-trooper", count: 5 },
    { type: "airspeeder", count: 2 },
    { type: "rebel-vanguard", count: 1 },
  ],
};
