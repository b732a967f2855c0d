import { moveTo, type Problem } from "./problem.ts";

const OFFICER = "imperial-officer-ruthless-efficiency";
const SCOUT = "scout-troopers-strike-team";
const REBEL = "rebel-officer-fighting-for-freedom";
const SPY = "rebel-agent-defender-of-democracy";
const DROID = "r2-d2-hero-of-a-thousand-devices";
const FAR = { unit: REBEL, at: [1700, 820] } as const;

/** Puzzles in which the last activation of the game scores by the secondary objective or a keyword. */
export const SECONDARY_OBJECTIVES: readonly Problem[] = [
  {
    id: "base-bombed",
    theme: "The bomb must be carried to a base that one Rebel contests beside one Imperial.",
    goal: { type: "points-scored", seat: "player-1", points: 4 },
    position: {
      mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
      tokens: [
        { kind: "poi", name: "base", at: [900, 650], owner: "player-2" },
        { kind: "asset", name: "bomb", owner: "player-1", holder: "p1.0" },
      ],
      "player-1": {
        units: [
          { unit: OFFICER, at: [700, 560] },
          { unit: SCOUT, at: [980, 650] },
        ],
      },
      "player-2": { units: [{ unit: REBEL, at: [900, 730] }] },
    },
    solution: ["perform move", moveTo([85200, 56000], 2, [1000, 0])],
  },
  {
    id: "bomb-taken-up",
    theme: "The bomb lies where the unit stands and not where it goes: it is claimed before the move.",
    goal: { type: "points-scored", seat: "player-1", points: 4 },
    position: {
      mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
      tokens: [
        { kind: "poi", name: "base", at: [900, 650], owner: "player-2" },
        { kind: "asset", name: "bomb", owner: "player-1", at: [680, 500] },
      ],
      "player-1": { units: [{ unit: OFFICER, at: [700, 560] }] },
      "player-2": { units: [FAR] },
    },
    solution: ["perform claim bomb.1", "perform move", moveTo([85200, 56000], 2, [1000, 0])],
  },
  {
    id: "two-observed",
    theme: "The scanner must end the activation at range 1 of two enemies, one on each side.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "close-the-pocket", secondary: "recon-mission" },
      tokens: [{ kind: "asset", name: "scanner", owner: "player-1", holder: "p1.0" }],
      "player-1": { units: [{ unit: OFFICER, at: [900, 330] }] },
      "player-2": {
        units: [
          { unit: REBEL, at: [790, 560] },
          { unit: SPY, at: [1010, 560] },
        ],
      },
    },
    solution: ["perform move", moveTo([90000, 48200], 2, [0, 1000])],
  },
  {
    id: "scanner-afield",
    theme: "Both bearers of scanners must be outside friendly territory, and clear of its edge.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "bunker-assault", secondary: "surface-scan" },
      tokens: [
        { kind: "asset", name: "scanner", owner: "player-1", holder: "p1.0" },
        { kind: "asset", name: "scanner", owner: "player-1", holder: "p1.1" },
      ],
      "player-1": {
        units: [
          { unit: OFFICER, at: [600, 110] },
          { unit: SCOUT, at: [1000, 500] },
        ],
      },
      "player-2": { units: [FAR] },
    },
    solution: ["perform move", moveTo([65374, 23974], 2, [707, 707], [0, 1000])],
  },
  {
    id: "scanner-of-the-enemy",
    theme: "An enemy scanner on the ground is worth two points to a bearer who contests it.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "bunker-assault", secondary: "surface-scan" },
      tokens: [
        { kind: "asset", name: "scanner", owner: "player-1", holder: "p1.0" },
        { kind: "asset", name: "scanner", owner: "player-2", at: [800, 620] },
      ],
      "player-1": { units: [{ unit: OFFICER, at: [660, 450] }] },
      "player-2": { units: [{ unit: REBEL, at: [800, 690] }] },
    },
    solution: ["perform move", moveTo([76748, 55748], 2, [707, 707])],
  },
  {
    id: "scanner-picked-up",
    theme: "The scanner at home must be claimed first and then carried out of friendly territory.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "bunker-assault", secondary: "surface-scan" },
      tokens: [
        { kind: "asset", name: "scanner", owner: "player-1", at: [600, 60] },
        { kind: "asset", name: "scanner", owner: "player-1", holder: "p1.1" },
      ],
      "player-1": {
        units: [
          { unit: OFFICER, at: [600, 120] },
          { unit: SCOUT, at: [1000, 500] },
        ],
      },
      "player-2": { units: [FAR] },
    },
    solution: ["perform claim scanner.0", "perform move", moveTo([65374, 24974], 2, [707, 707], [0, 1000])],
  },
  {
    id: "secret-delivered",
    theme: "The droid's secret mission needs any part of its base in enemy territory.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "bunker-assault" },
      "player-1": { units: [{ unit: DROID, at: [600, 570], tokens: { "secret-mission": 1 } }] },
      "player-2": { units: [{ unit: OFFICER, at: [1700, 100] }] },
    },
    solution: ["perform move", moveTo([60000, 67200], 1, [0, 1000])],
  },
  {
    id: "one-unit-steadied",
    theme: "Inspire calms the panicked scouts, who then secure the stockpile in the centre.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "close-the-pocket" },
      tokens: [
        { kind: "poi", name: "stockpile", at: [450, 450] },
        { kind: "poi", name: "stockpile", at: [900, 450] },
        { kind: "poi", name: "stockpile", at: [1350, 450] },
      ],
      "player-1": {
        units: [
          { unit: OFFICER, at: [1000, 150] },
          { unit: SCOUT, at: [900, 380], tokens: { suppression: 4 } },
          { unit: SCOUT, at: [1100, 250], tokens: { suppression: 1 } },
        ],
      },
      "player-2": { units: [FAR] },
    },
    solution: ["done", "choose-unit p1.1"],
  },
];
