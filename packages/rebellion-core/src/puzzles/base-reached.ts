import type { ImperialProblem } from "./problem.ts";

/** Puzzles in which the Empire moves units to the Rebel base and wins. */
export const BASES_REACHED: readonly ImperialProblem[] = [
  {
    id: "one-system-left",
    theme: "Only Hoth can hold the base, and one trooper on a carrier is enough to take it.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "hoth", among: ["hoth"] },
      systems: { bespin: { units: { "assault-carrier": 1, stormtrooper: 1 } } },
    },
    solution: ["activate darth-vader hoth", "move bespin assault-carrier", "move bespin stormtrooper"],
  },
  {
    id: "probe-in-hand",
    theme: "The Empire holds the probe card of Endor, so the base is on Hoth.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "hoth", among: ["hoth", "endor"] },
      probes: ["endor"],
      systems: { bespin: { units: { "assault-carrier": 1, stormtrooper: 1 } } },
    },
    solution: ["activate darth-vader hoth", "move bespin assault-carrier", "move bespin stormtrooper"],
  },
  {
    id: "ships-without-troops",
    theme: "Of three neighbours only Bespin has both ground units and a ship to carry them.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "hoth", among: ["hoth"] },
      systems: {
        endor: { units: { "star-destroyer": 1 } },
        mustafar: { units: { stormtrooper: 2 } },
        bespin: { units: { "assault-carrier": 1, "at-st": 1 } },
      },
    },
    solution: ["activate darth-vader hoth", "move bespin assault-carrier", "move bespin at-st", "done"],
  },
  {
    id: "tied-by-tagge",
    theme: "The troops at Naboo cannot leave Tagge's system, those at Mustafar can.",
    position: {
      leaders: { "darth-vader": "pool", "general-tagge": "naboo" },
      base: { system: "dagobah", among: ["dagobah"] },
      systems: {
        naboo: { units: { "assault-carrier": 1, stormtrooper: 2 } },
        mustafar: { units: { "assault-carrier": 1, stormtrooper: 1 } },
      },
    },
    solution: ["activate darth-vader dagobah", "move mustafar assault-carrier", "move mustafar stormtrooper"],
  },
  {
    id: "fett-leads-nobody",
    theme: "Boba Fett has no tactic values, so Veers must lead the units.",
    position: {
      leaders: { "boba-fett": "pool", "general-veers": "pool" },
      base: { system: "dantooine", among: ["dantooine"] },
      systems: { mygeeto: { units: { "assault-carrier": 1, stormtrooper: 1 } } },
    },
    solution: ["activate general-veers dantooine", "move mygeeto assault-carrier", "move mygeeto stormtrooper"],
  },
  {
    id: "no-troops-needed",
    theme: "The base is revealed, so one unit of any kind takes its system: a Star Destroyer needs no transport.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "yavin", revealed: true },
      systems: { mandalore: { units: { "star-destroyer": 1 } }, felucia: { units: { stormtrooper: 3 } } },
    },
    solution: ["activate darth-vader yavin", "move mandalore star-destroyer"],
  },
  {
    id: "fighters-need-a-carrier",
    theme: "The four fighters at Yavin cannot leave without a carrier, the one at Mandalore can.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "dathomir", revealed: true },
      systems: {
        yavin: { units: { "tie-fighter": 4 } },
        mandalore: { units: { "assault-carrier": 1, "tie-fighter": 1 } },
      },
    },
    solution: ["activate darth-vader dathomir", "move mandalore assault-carrier", "done"],
  },
  {
    id: "full-hold",
    theme: "Fighters fill the carrier at Bespin: the walker must come from Endor.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "hoth", among: ["hoth"] },
      systems: {
        bespin: { units: { "assault-carrier": 1, "tie-fighter": 4 } },
        endor: { units: { "star-destroyer": 1, "at-st": 1 } },
      },
    },
    solution: ["activate darth-vader hoth", "move endor star-destroyer", "move endor at-st", "done"],
  },
  {
    id: "two-steps-away",
    theme: "The great army at Rodia is two systems away from Dagobah; the carrier at Utapau is next to it.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "dagobah", among: ["dagobah"] },
      systems: {
        rodia: { units: { "star-destroyer": 2, stormtrooper: 4, "at-at": 1 } },
        utapau: { units: { "assault-carrier": 1, stormtrooper: 1 } },
      },
    },
    solution: ["activate darth-vader dagobah", "move utapau assault-carrier", "move utapau stormtrooper"],
  },
  {
    id: "gap-in-the-map",
    theme: "Felucia does not border Dathomir, Dantooine does.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "dathomir", among: ["dathomir"] },
      systems: {
        felucia: { units: { "star-destroyer": 1, stormtrooper: 2 } },
        dantooine: { units: { "assault-carrier": 1, stormtrooper: 1 } },
      },
    },
    solution: ["activate darth-vader dathomir", "move dantooine assault-carrier", "move dantooine stormtrooper"],
  },
  {
    id: "walker-takes-the-place",
    theme: "The carrier has room for four of its five passengers, and the walker must be one of them.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "ilum", among: ["ilum"] },
      systems: { "ord-mantell": { units: { "assault-carrier": 1, "at-at": 1, "tie-fighter": 4 } } },
    },
    solution: ["activate darth-vader ilum", "move ord-mantell assault-carrier", "move ord-mantell at-at", "done"],
  },
  {
    id: "station-carries-them",
    theme: "The Death Star carries the trooper; the four at Saleucami have no ship.",
    position: {
      leaders: { "darth-vader": "pool" },
      base: { system: "yavin", among: ["yavin"] },
      systems: {
        mandalore: { units: { "death-star": 1, stormtrooper: 1 } },
        saleucami: { units: { stormtrooper: 4 } },
      },
    },
    solution: ["activate darth-vader yavin", "move mandalore death-star", "move mandalore stormtrooper"],
  },
  {
    id: "janus-stays-home",
    theme:
      "Greejatus has no tactic values and Yularen holds the ships at Bespin back: Ozzel must lead the units at Hoth.",
    position: {
      leaders: { "janus-greejatus": "pool", "admiral-ozzel": "pool", "colonel-yularen": "bespin" },
      base: { system: "endor", among: ["endor"] },
      systems: {
        bespin: { units: { "star-destroyer": 1, stormtrooper: 1 } },
        hoth: { units: { "assault-carrier": 1, stormtrooper: 1 } },
      },
    },
    solution: ["activate admiral-ozzel endor", "move hoth assault-carrier", "move hoth stormtrooper"],
  },
];
