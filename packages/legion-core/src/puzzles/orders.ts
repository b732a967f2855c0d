import type { Problem } from "./problem.ts";

const OFFICER = "imperial-officer-ruthless-efficiency";
const REBEL = { unit: "rebel-officer-fighting-for-freedom", at: [1700, 820] } as const;
const SCOUT = "scout-troopers-strike-team";
const STORM = { unit: "stormtroopers", defeated: 3 } as const;

/** Puzzles in which the command card, the commander and the orders decide. */
export const ORDERS: readonly Problem[] = [
  {
    id: "fewer-pips",
    theme: "The enemy reveals two pips; one pip has priority without a die.",
    goal: { type: "priority-settled", seat: "player-1" },
    position: {
      priority: "player-2",
      "player-1": { units: [{ unit: OFFICER, at: [300, 200] }], hand: ["ambush", "assault"] },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command push", "choose-command ambush"],
  },
  {
    id: "order-passed-on",
    theme: "The card orders corps and no support; Shoretroopers that are ordered pass an order on to the E-Web.",
    goal: { type: "order-issued", unit: "p1.2" },
    position: {
      "player-1": {
        units: [
          { unit: OFFICER, at: [200, 200] },
          { unit: "shoretroopers", defeated: 3, at: [560, 200] },
          { unit: "e-web-heavy-blaster-team", at: [650, 260] },
        ],
        hand: ["coordinated-fire", "covert-observation"],
      },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command coordinated-fire", "choose-command push", "choose-unit p1.2"],
  },
  {
    id: "order-across-the-field",
    theme: "The one order goes to the stormtroopers far away, since orders have no range.",
    goal: { type: "order-issued", unit: "p1.2" },
    position: {
      "player-1": {
        units: [
          { unit: OFFICER, at: [300, 200] },
          { ...STORM, at: [300, 300] },
          { ...STORM, at: [1500, 300] },
        ],
        hand: ["ambush"],
      },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command ambush", "choose-command push", "order p1.2"],
  },
  {
    id: "order-for-the-walker",
    theme: "Drive Them Out orders a vehicle and no trooper.",
    goal: { type: "order-issued", unit: "p1.1" },
    position: {
      "player-1": {
        units: [
          { unit: OFFICER, at: [300, 200] },
          { unit: "at-st", at: [400, 350] },
          { unit: SCOUT, at: [200, 300] },
        ],
        hand: ["drive-them-out", "covert-observation"],
      },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command drive-them-out", "choose-command push"],
  },
  {
    id: "order-for-the-scouts",
    theme: "Covert Observation orders special forces, whichever card has more pips.",
    goal: { type: "order-issued", unit: "p1.2" },
    position: {
      "player-1": {
        units: [
          { unit: OFFICER, at: [300, 200] },
          { unit: "74-z-speeder-bikes", at: [400, 350] },
          { unit: SCOUT, at: [200, 300] },
        ],
        hand: ["pinned-down", "covert-observation"],
      },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command covert-observation", "choose-command push"],
  },
  {
    id: "directed",
    theme: "Kallus may direct a corps trooper unit at range 2: the squad beside him, not the one that the card orders.",
    goal: { type: "order-issued", unit: "p1.2", rule: "leg.kw.direct" },
    position: {
      "player-1": {
        units: [
          { unit: OFFICER, at: [200, 200] },
          { unit: "agent-kallus-hunter-of-spectres", at: [1200, 200] },
          { ...STORM, at: [1250, 300] },
          { ...STORM, at: [1300, 200] },
        ],
        hand: ["standing-orders"],
      },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command standing-orders", "choose-command push", "effect 0", "choose-unit p1.2"],
  },
  {
    id: "entourage",
    theme: "The Death Troopers are Krennic's entourage: his order leaves the card for the scouts.",
    goal: { type: "order-issued", unit: "p1.2" },
    position: {
      "player-1": {
        units: [
          { unit: "director-orson-krennic-architect-of-terror", at: [300, 200] },
          { unit: "imperial-death-troopers", defeated: 3, at: [350, 300] },
          { unit: SCOUT, at: [200, 300] },
        ],
        hand: ["ambush"],
      },
      "player-2": { units: [REBEL], hand: ["push"] },
    },
    solution: ["choose-command ambush", "choose-command push", "effect 1", "order p1.2"],
  },
];
