import type { ImperialProblem } from "./problem.ts";

/** Puzzles in which the Empire takes the Rebel base by a mission and wins. */
export const BASES_BETRAYED: readonly ImperialProblem[] = [
  {
    id: "across-the-galaxy",
    theme: "Planetary Conquest moves ground units without ships and across the whole board.",
    position: {
      imperial: { assigned: [{ card: "planetary-conquest", leaders: ["general-veers"] }] },
      base: { system: "ilum", among: ["ilum"] },
      systems: { geonosis: { units: { "at-at": 1, stormtrooper: 2 } } },
    },
    solution: ["reveal 0", "choose-system ilum", "move geonosis stormtrooper", "done"],
  },
  {
    id: "superlaser",
    theme: "The Death Star at Alderaan destroys the system where the base is.",
    goal: { type: "game-ended", rule: "reb.victory.ltp-superlaser" },
    position: {
      imperial: { assigned: [{ card: "superlaser-online", leaders: ["general-tagge"] }] },
      base: { system: "alderaan", among: ["alderaan"] },
      systems: { alderaan: { units: { "death-star": 1 } }, kessel: { units: { "death-star": 1 } } },
    },
    solution: ["reveal 0", "choose-system alderaan"],
  },
  {
    id: "fear-in-orbit",
    theme: "Loyalty to the Empire reveals the base at Naboo, and the Star Destroyer in orbit takes it.",
    position: {
      imperial: { assigned: [{ card: "rule-by-fear", leaders: ["emperor-palpatine"] }] },
      base: { system: "naboo", among: ["naboo"] },
      systems: { naboo: { units: { "star-destroyer": 1 } }, rodia: { units: { "star-destroyer": 1 } } },
    },
    solution: ["reveal 0", "choose-system naboo"],
  },
  {
    id: "display-turns-a-world",
    theme: "Two steps of loyalty turn Kashyyyk from the Rebels to the Empire, and the base is revealed.",
    position: {
      imperial: { assigned: [{ card: "display-of-power", leaders: ["emperor-palpatine"] }] },
      base: { system: "kashyyyk", among: ["kashyyyk"] },
      systems: { kashyyyk: { loyalty: "rebel", units: { "star-destroyer": 1 } } },
    },
    solution: ["reveal 0", "choose-system kashyyyk"],
  },
  {
    id: "two-worlds-in-line",
    theme: "Tarkin must start in the region where the base can be, and name Utapau.",
    position: {
      imperial: { assigned: [{ card: "fear-will-keep-them-in-line", leaders: ["grand-moff-tarkin"] }] },
      base: { system: "utapau", among: ["utapau"] },
      systems: { naboo: { units: { "star-destroyer": 1 } }, utapau: { units: { "assault-carrier": 1 } } },
    },
    solution: ["reveal 0", "choose-system naboo", "choose-system utapau"],
  },
  {
    id: "hunted-down",
    theme: "Destroying the last Rebel unit on Hoth takes the revealed base without a battle.",
    position: {
      imperial: { assigned: [{ card: "hunt-them-down", leaders: ["soontir-fel"] }] },
      base: { system: "hoth", revealed: true },
      systems: { hoth: { units: { "star-destroyer": 1, airspeeder: 1 } }, ryloth: { units: { "x-wing": 1 } } },
    },
    solution: ["reveal 0", "choose-system hoth", "destroy hoth airspeeder"],
  },
  {
    id: "trade-finds-the-base",
    theme: "Loyalty to the Empire reveals the base at Geonosis under the carrier in orbit.",
    position: {
      imperial: { assigned: [{ card: "trade-negotiations", leaders: ["emperor-palpatine"] }] },
      base: { system: "geonosis", among: ["geonosis"] },
      systems: { geonosis: { units: { "assault-carrier": 1 } }, rodia: { units: { "assault-carrier": 1 } } },
    },
    solution: ["reveal 0", "choose-system geonosis"],
  },
  {
    id: "fel-clears-the-sky",
    theme: "Both X-wings must be destroyed, so that none is left to hold Tatooine.",
    position: {
      imperial: { assigned: [{ card: "hunt-them-down", leaders: ["soontir-fel"] }] },
      base: { system: "tatooine", revealed: true },
      systems: {
        tatooine: { units: { stormtrooper: 1, "x-wing": 2 } },
        rodia: { units: { stormtrooper: 1, "y-wing": 1 } },
      },
    },
    solution: ["reveal 0", "choose-system tatooine", "destroy tatooine x-wing", "destroy tatooine x-wing"],
  },
];
