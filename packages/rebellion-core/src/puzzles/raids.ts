import type { RebelProblem } from "./problem.ts";

/** Puzzles in which a mission of the Rebels reaches its goal at once. */
export const RAIDS: readonly RebelProblem[] = [
  {
    id: "rescue-leia-s-way",
    theme: "Leia's mission frees Han Solo; Dodonna's can wait.",
    goal: { type: "leader-rescued", leader: "han-solo" },
    position: {
      leaders: { "han-solo": { at: "kessel", ring: "captured" } },
      rebel: {
        assigned: [
          { card: "infiltration", leaders: ["jan-dodonna"] },
          { card: "daring-rescue", leaders: ["princess-leia"] },
        ],
      },
      systems: { kessel: { units: { stormtrooper: 2 } }, rodia: { units: { "star-destroyer": 1 } } },
    },
    solution: ["reveal 1"],
  },
  {
    id: "guard-alone",
    theme: "Once its only guard is destroyed, the captive at Kessel is rescued.",
    goal: { type: "leader-rescued", leader: "han-solo" },
    position: {
      leaders: { "han-solo": { at: "kessel", ring: "captured" } },
      rebel: { assigned: [{ card: "hit-and-run", leaders: ["chewbacca"] }] },
      systems: { kessel: { units: { "at-st": 1 } }, toydaria: { units: { "at-st": 1 } } },
    },
    solution: ["reveal 0", "choose-system kessel", "destroy kessel at-st"],
  },
  {
    id: "calamari-joins",
    theme:
      "Two steps of loyalty bring Mon Calamari from the Empire to the Rebels; the cruiser would leave it Imperial.",
    goal: { type: "loyalty-changed", system: "mon-calamari", to: "rebel" },
    position: {
      rebel: { assigned: [{ card: "support-of-mon-calamari", leaders: ["admiral-ackbar"] }] },
      systems: { "mon-calamari": { loyalty: "imperial" } },
    },
    solution: ["reveal 0", "choose-option 0"],
  },
  {
    id: "queue-in-flames",
    theme: "A Star Destroyer on the build queue has the four health that the raid can destroy.",
    goal: { type: "units-destroyed", at: "queue" },
    position: {
      rebel: { assigned: [{ card: "rogue-squadron-raid", leaders: ["wedge-antilles"] }] },
      imperial: { queue: [{ "star-destroyer": 1 }] },
      systems: { rodia: { loyalty: "imperial" } },
    },
    solution: ["reveal 0", "choose-system coruscant", "destroy 1 star-destroyer"],
  },
  {
    id: "wookiees-rise",
    theme: "Four health of guards are all that hold Han Solo on Kashyyyk.",
    goal: { type: "leader-rescued", leader: "han-solo" },
    position: {
      leaders: { "han-solo": { at: "kashyyyk", ring: "captured" } },
      rebel: { assigned: [{ card: "wookiee-uprising", leaders: ["chewbacca"] }] },
      systems: { kashyyyk: { units: { "at-st": 1, stormtrooper: 2 } } },
    },
    solution: ["reveal 0", "destroy kashyyyk stormtrooper", "destroy kashyyyk stormtrooper", "destroy kashyyyk at-st"],
  },
  {
    id: "greater-good",
    theme: "Obi-Wan frees Leia while nobody is there to oppose him.",
    goal: { type: "leader-rescued", leader: "princess-leia" },
    position: {
      leaders: { "princess-leia": { at: "mustafar", ring: "captured" } },
      rebel: {
        assigned: [
          { card: "for-the-greater-good", leaders: ["obi-wan-kenobi"] },
          { card: "infiltration", leaders: ["jan-dodonna"] },
        ],
      },
      systems: { mustafar: { units: { stormtrooper: 1 } } },
    },
    solution: ["reveal 0"],
  },
];
