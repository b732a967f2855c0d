import type { TokenSpec } from "../testing/spec.ts";
import { moveTo, type Problem } from "./problem.ts";

const OFFICER = "imperial-officer-ruthless-efficiency";
const STORM = "stormtroopers";
const SCOUT = "scout-troopers-strike-team";
const REBEL = "rebel-officer-fighting-for-freedom";

/** Returns points of interest of one kind at these spots. */
function pois(name: string, ...spots: readonly (readonly [x: number, y: number])[]): readonly TokenSpec[] {
  return spots.map((at) => ({ kind: "poi", name, at }));
}

const STOCKPILES = pois("stockpile", [450, 450], [900, 450], [1350, 450]);
const LABS = pois("lab", [300, 600], [750, 600], [1350, 600], [450, 300], [1050, 300], [1500, 300]);
const CHECKPOINTS = pois("checkpoint", [1200, 750], [150, 450], [600, 150], [1650, 450]);
const BUNKERS = pois("bunker", [600, 600], [1200, 600], [600, 300], [1200, 300]);
const TOWERS = pois("comms-tower", [900, 750], [450, 450], [1350, 450], [900, 150]);
const FLAGS = pois("flag", [300, 600], [900, 600], [900, 300], [1500, 300]);
const TARGETS = pois("priority-target", [450, 450], [900, 450], [1350, 450]);

/** Puzzles in which the last move of the game scores by the primary objective. */
export const OBJECTIVES: readonly Problem[] = [
  {
    id: "middle-stockpile",
    theme: "Two stockpiles are in reach; the one in the centre is worth two points.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "close-the-pocket" },
      tokens: STOCKPILES,
      "player-1": { units: [{ unit: OFFICER, at: [670, 350] }] },
      "player-2": { units: [{ unit: REBEL, at: [1350, 520] }] },
    },
    solution: ["perform move", moveTo([79974, 40374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "side-stockpiles",
    theme: "Two enemies hold the centre, so the second stockpile on the side is the one to take.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "close-the-pocket" },
      tokens: STOCKPILES,
      "player-1": {
        units: [
          { unit: OFFICER, at: [1130, 350] },
          { unit: SCOUT, at: [450, 380] },
        ],
      },
      "player-2": {
        units: [
          { unit: REBEL, at: [900, 520] },
          { unit: "rebel-agent-defender-of-democracy", at: [860, 520] },
        ],
      },
    },
    solution: ["perform move", moveTo([125974, 40374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "tie-broken",
    theme: "One unit of each side contests the centre; a second one of the Empire secures it.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "close-the-pocket" },
      tokens: STOCKPILES,
      "player-1": {
        units: [
          { unit: OFFICER, at: [680, 350] },
          { unit: SCOUT, at: [900, 380] },
        ],
      },
      "player-2": { units: [{ unit: REBEL, at: [900, 520] }] },
    },
    solution: ["perform move", moveTo([80974, 40374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "second-lab",
    theme: "A second unit at the first lab adds nothing; the lab across is the second one.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "recover-the-research" },
      tokens: LABS,
      "player-1": {
        units: [
          { unit: OFFICER, at: [600, 460] },
          { unit: SCOUT, at: [450, 370] },
        ],
      },
      "player-2": { units: [{ unit: REBEL, at: [1700, 820] }] },
    },
    solution: ["perform move", moveTo([72974, 51374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "lab-of-the-enemy",
    theme: "A lab counts when it is contested: two Rebels there change nothing.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "recover-the-research" },
      tokens: LABS,
      "player-1": {
        units: [
          { unit: OFFICER, at: [1200, 450] },
          { unit: SCOUT, at: [450, 370] },
          { unit: SCOUT, at: [1050, 370] },
        ],
      },
      "player-2": {
        units: [
          { unit: REBEL, at: [1350, 680] },
          { unit: "rebel-agent-defender-of-democracy", at: [1310, 680] },
        ],
      },
    },
    solution: ["perform move", moveTo([132974, 50374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "fourth-lab",
    theme: "Four labs are worth three points; three of them are contested already.",
    goal: { type: "points-scored", seat: "player-1", points: 3 },
    position: {
      mission: { primary: "recover-the-research" },
      tokens: LABS,
      "player-1": {
        units: [
          { unit: OFFICER, at: [400, 420] },
          { unit: SCOUT, at: [450, 230] },
          { unit: SCOUT, at: [1050, 370] },
          { unit: SCOUT, at: [750, 670] },
        ],
      },
      "player-2": { units: [{ unit: REBEL, at: [1500, 370] }] },
    },
    solution: ["perform move", moveTo([40000, 57200], 2, [0, 1000])],
  },
  {
    id: "checkpoint-abroad",
    theme: "The checkpoint in enemy territory is worth two points, beside the one kept at home.",
    goal: { type: "points-scored", seat: "player-1", points: 4 },
    position: {
      mission: { primary: "breakthrough" },
      tokens: CHECKPOINTS,
      "player-1": { units: [{ unit: OFFICER, at: [1060, 620] }] },
      "player-2": { units: [{ unit: REBEL, at: [150, 520] }] },
    },
    solution: ["perform move", moveTo([118974, 67374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "checkpoint-by-majority",
    theme: "One Rebel defends the checkpoint; two units of the Empire secure it.",
    goal: { type: "points-scored", seat: "player-1", points: 4 },
    position: {
      mission: { primary: "breakthrough" },
      tokens: CHECKPOINTS,
      "player-1": {
        units: [
          { unit: OFFICER, at: [290, 320] },
          { unit: SCOUT, at: [220, 420] },
        ],
      },
      "player-2": {
        units: [
          { unit: REBEL, at: [110, 520] },
          { unit: "rebel-agent-defender-of-democracy", at: [1200, 820] },
        ],
      },
    },
    solution: ["perform move", moveTo([23626, 44974], 2, [0, 1000], [-707, 707])],
  },
  {
    id: "third-wound",
    theme: "The commander adds a second wound, which destroys the bunker.",
    goal: { type: "points-scored", seat: "player-1", points: 3 },
    position: {
      mission: { primary: "bunker-assault", counts: { "bunker-assault bunker.0": 1 } },
      tokens: BUNKERS,
      "player-1": { units: [{ unit: OFFICER, at: [760, 480] }] },
      "player-2": { units: [{ unit: REBEL, at: [1700, 820] }] },
    },
    solution: ["perform move", moveTo([70626, 60974], 2, [0, 1000], [-707, 707])],
  },
  {
    id: "weaker-bunker",
    theme: "The own bunker is worth a point; the enemy bunker with two wounds falls to any unit, for three.",
    goal: { type: "points-scored", seat: "player-1", points: 3 },
    position: {
      mission: { primary: "bunker-assault", counts: { "bunker-assault bunker.1": 2 } },
      tokens: BUNKERS,
      "player-1": { units: [{ unit: STORM, defeated: 3, at: [1050, 450] }] },
      "player-2": { units: [{ unit: REBEL, at: [1700, 820] }] },
    },
    solution: ["perform move", moveTo([117974, 50374], 2, [1000, 0], [707, 707])],
  },
  {
    id: "bunker-at-home",
    theme: "No enemy bunker is in reach; the own one scores a point without a wound.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "bunker-assault" },
      tokens: BUNKERS,
      "player-1": { units: [{ unit: OFFICER, at: [780, 350] }] },
      "player-2": { units: [{ unit: REBEL, at: [600, 530] }] },
    },
    solution: ["perform move", moveTo([62800, 35000], 2, [-1000, 0])],
  },
  {
    id: "tower-overheard",
    theme: "A unit with Intel listens to a tower that the enemy holds.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "intercept-signals", counts: { "intercept-signals intel p1.0": 1 } },
      tokens: TOWERS,
      "player-1": { units: [{ unit: OFFICER, at: [630, 350] }] },
      "player-2": {
        units: [
          { unit: REBEL, at: [450, 520] },
          { unit: "rebel-agent-defender-of-democracy", at: [410, 520] },
        ],
      },
    },
    solution: ["perform move", moveTo([52252, 45748], 2, [-707, 707])],
  },
  {
    id: "tower-abroad",
    theme: "A tower at home scores nothing; the one outside is out of its territory.",
    goal: { type: "points-scored", seat: "player-1", points: 1 },
    position: {
      mission: { primary: "intercept-signals" },
      tokens: TOWERS,
      "player-1": { units: [{ unit: "sabine-wren-explosive-artist", at: [640, 320] }] },
      "player-2": { units: [{ unit: OFFICER, at: [1700, 820] }] },
    },
    solution: ["perform move", moveTo([49716, 46284], 3, [-707, 707])],
  },
  {
    id: "vanguard-together",
    theme: "A second vanguard unit at a secured flag scores a point more.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "outflank", counts: { "outflank p1.0": 1, "outflank p1.1": 1 } },
      tokens: FLAGS,
      "player-1": {
        units: [
          { unit: SCOUT, at: [700, 420] },
          { unit: SCOUT, at: [900, 230] },
        ],
      },
      "player-2": {
        units: [
          { unit: REBEL, at: [900, 680] },
          { unit: "rebel-agent-defender-of-democracy", at: [860, 680] },
        ],
      },
    },
    solution: ["perform move", moveTo([82974, 36626], 2, [1000, 0], [707, -707])],
  },
  {
    id: "target-between",
    theme: "The target on the left is tied; the unit that joins there secures a second target.",
    goal: { type: "points-scored", seat: "player-1", points: 2 },
    position: {
      mission: { primary: "shifting-priorities" },
      tokens: TARGETS,
      "player-1": {
        units: [
          { unit: OFFICER, at: [640, 550] },
          { unit: SCOUT, at: [450, 380] },
          { unit: SCOUT, at: [900, 380] },
        ],
      },
      "player-2": { units: [{ unit: REBEL, at: [410, 520] }] },
    },
    solution: ["perform move", moveTo([48800, 55000], 2, [-1000, 0])],
  },
];
