import { block, HOUSE, WALL } from "../examples/terrain.ts";
import type { TokenSpec } from "../testing/spec.ts";
import { moveTo, type Problem } from "./problem.ts";

const OFFICER = "imperial-officer-ruthless-efficiency";
const REBEL = "rebel-officer-fighting-for-freedom";
const SPY = "rebel-agent-defender-of-democracy";
const SCOUT = "scout-troopers-strike-team";

const STOCKPILES: readonly TokenSpec[] = [
  { kind: "poi", name: "stockpile", at: [450, 450] },
  { kind: "poi", name: "stockpile", at: [900, 450] },
  { kind: "poi", name: "stockpile", at: [1350, 450] },
];

const POCKET = { mission: { primary: "close-the-pocket" }, tokens: STOCKPILES } as const;
const CENTRE = { type: "points-scored", seat: "player-1", points: 2 } as const;

/** Puzzles in which the last move of the game must find a way to the stockpile in the centre. */
export const MOVES: readonly Problem[] = [
  {
    id: "out-of-the-melee",
    theme: "An engaged unit cannot just move: it withdraws, and that is far enough.",
    goal: CENTRE,
    position: {
      ...POCKET,
      "player-1": { units: [{ unit: OFFICER, at: [900, 300] }] },
      "player-2": { units: [{ unit: "chewbacca-walking-carpet", at: [900, 273] }] },
    },
    solution: ["perform withdraw", moveTo([97212, 37212], 1, [707, 707])],
  },
  {
    id: "disengaged",
    theme: "Jyn leaves the melee with one enemy as if she were not engaged.",
    goal: CENTRE,
    position: {
      ...POCKET,
      "player-1": { units: [{ unit: "jyn-erso-stardust", at: [900, 240] }] },
      "player-2": { units: [{ unit: "imperial-dark-troopers", defeated: 2, at: [900, 200] }] },
    },
    solution: ["perform move", moveTo([95374, 36974], 2, [707, 707], [0, 1000])],
  },
  {
    id: "spurred-on",
    theme: "Range Troopers move at speed 1; with Spur, for a suppression token, they reach the centre.",
    goal: CENTRE,
    position: {
      ...POCKET,
      "player-1": { units: [{ unit: "range-troopers", defeated: 3, at: [900, 200] }] },
      "player-2": { units: [{ unit: REBEL, at: [1700, 820] }] },
    },
    solution: ["perform move", "choose-option spur", moveTo([90000, 35200], 2, [0, 1000])],
  },
  {
    id: "over-the-wall",
    theme: "The wall slows a move; a jump passes over it at full speed.",
    goal: CENTRE,
    position: {
      ...POCKET,
      table: { terrain: [block("wall", "obstacle", [830, 260], WALL)] },
      "player-1": { units: [{ unit: "luke-skywalker-hero-of-the-rebellion", at: [900, 208] }] },
      "player-2": { units: [{ unit: OFFICER, at: [1700, 820] }] },
    },
    solution: ["perform jump", moveTo([90000, 36000], 2, [0, 1000])],
  },
  {
    id: "over-the-house",
    theme: "The house bars every move to the stockpile, but not Sabine's jump.",
    goal: CENTRE,
    position: {
      ...POCKET,
      table: { terrain: [block("house", "obstacle", [840, 245], HOUSE)] },
      "player-1": { units: [{ unit: "sabine-wren-explosive-artist", at: [900, 180] }] },
      "player-2": { units: [{ unit: OFFICER, at: [1700, 820] }] },
    },
    solution: ["perform jump", moveTo([90000, 38200], 3, [0, 1000])],
  },
  {
    id: "panicked-guard",
    theme: "The Rebel in the centre is panicked and contests nothing; the one on the side does.",
    goal: CENTRE,
    position: {
      ...POCKET,
      "player-1": { units: [{ unit: OFFICER, at: [1130, 420] }] },
      "player-2": {
        units: [
          { unit: SPY, at: [900, 520], tokens: { suppression: 6 } },
          { unit: REBEL, at: [1700, 820] },
          { unit: REBEL, at: [1350, 520] },
        ],
      },
    },
    solution: ["perform move", moveTo([100026, 47374], 2, [-707, 707], [-1000, 0])],
  },
  {
    id: "third-one-in",
    theme: "Two units tie in the centre, and a third one breaks the tie without a step into the melee.",
    goal: CENTRE,
    position: {
      ...POCKET,
      "player-1": {
        units: [
          { unit: OFFICER, at: [760, 250] },
          { unit: SCOUT, at: [880, 423] },
        ],
      },
      "player-2": { units: [{ unit: REBEL, at: [880, 450] }] },
    },
    solution: ["perform move", moveTo([86748, 35748], 2, [707, 707])],
  },
];
