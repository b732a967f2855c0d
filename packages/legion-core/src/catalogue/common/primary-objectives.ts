import type { PrimaryObjective } from "../entries.ts";
import { BATTLE_CARDS, rectangle } from "../writing.ts";

/** Objective cards with their maps of no faction. */
export const PRIMARY_OBJECTIVES: readonly PrimaryObjective[] = [
  {
    id: "shifting-priorities",
    name: { en: "Shifting Priorities" },
    setup: [{ place: "priority-target", count: 5 }],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(0, 4.5, 9, 6)],
      blueTerritory: [rectangle(3, 0, 12, 1.5)],
      pois: [
        [1, 2],
        [3, 3],
        [6, 3],
        [9, 3],
        [11, 4],
      ],
    },
    scoring: [{ points: 1, per: "priority-target secured" }],
    rules: [
      "At the end of each End Phase from round 2 the players alternate, blue first: each picks a target the opponent secures and moves it to a spot within half a range of where it is; every target moves at most once per round this way.",
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "recover-the-research",
    name: { en: "Recover the Research" },
    setup: [{ place: "lab", count: 6 }],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(0, 4.5, 9, 6)],
      blueTerritory: [rectangle(3, 0, 12, 1.5)],
      pois: [
        [2, 4],
        [5, 4],
        [9, 4],
        [3, 2],
        [7, 2],
        [10, 2],
      ],
    },
    scoring: [
      {
        byCount: "labs contested by friendly units",
        points: [
          { from: 2, points: 1 },
          { from: 3, points: 2 },
          { from: 4, points: 3 },
        ],
      },
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "breakthrough",
    name: { en: "Breakthrough" },
    setup: [{ place: "checkpoint", count: 4 }],
    map: {
      size: [12, 6],
      redTerritory: [
        [
          [0, 6],
          [9, 6],
          [9, 4.5],
          [1.5, 4.5],
          [1.5, 2.5],
          [0, 2.5],
        ],
      ],
      blueTerritory: [
        [
          [12, 0],
          [3, 0],
          [3, 1.5],
          [10.5, 1.5],
          [10.5, 3.5],
          [12, 3.5],
        ],
      ],
      pois: [
        [8, 5],
        [1, 3],
        [4, 1],
        [11, 3],
      ],
    },
    scoring: [
      { points: 1, per: "checkpoint in friendly territory that no enemy unit contests" },
      { points: 2, per: "checkpoint secured in enemy territory" },
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "bunker-assault",
    name: { en: "Bunker Assault" },
    setup: [
      {
        place: "bunker",
        count: 4,
        note: "For each player the two bunkers furthest from friendly territory are enemy bunkers.",
      },
    ],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(2, 4.5, 10, 6)],
      blueTerritory: [rectangle(2, 0, 10, 1.5)],
      pois: [
        [4, 4],
        [8, 4],
        [4, 2],
        [8, 2],
      ],
    },
    skirmishMap: {
      size: [6, 6],
      redTerritory: [rectangle(1, 4.5, 5, 6)],
      blueTerritory: [rectangle(1, 0, 5, 1.5)],
      pois: [
        [1, 4],
        [5, 4],
        [1, 2],
        [5, 2],
      ],
    },
    scoring: [
      { points: 1, per: "bunker secured" },
      { points: 3, per: "enemy bunker destroyed in that End Phase" },
    ],
    rules: [
      "From round 2, at the start of the End Phase, blue first: put 1 wound on each enemy bunker secured, and 1 more if a friendly commander, operative or special forces unit contests it. A bunker with 3 or more wounds is destroyed and removed.",
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "close-the-pocket",
    name: { en: "Close the Pocket" },
    setup: [{ place: "stockpile", count: 3 }],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(0, 4.5, 3.5, 6), rectangle(8.5, 4.5, 12, 6)],
      blueTerritory: [rectangle(0, 0, 3.5, 1.5), rectangle(8.5, 0, 12, 1.5)],
      pois: [
        [3, 3],
        [6, 3],
        [9, 3],
      ],
    },
    skirmishMap: {
      size: [6, 6],
      redTerritory: [rectangle(0, 4.5, 1.5, 6), rectangle(4.5, 4.5, 6, 6)],
      blueTerritory: [rectangle(0, 0, 1.5, 1.5), rectangle(4.5, 0, 6, 1.5)],
      pois: [
        [1, 3],
        [3, 3],
        [5, 3],
      ],
    },
    scoring: [
      { points: 2, per: "centre stockpile secured" },
      { points: 1, per: "other stockpile secured" },
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "intercept-signals",
    name: { en: "Intercept Signals" },
    setup: [
      { place: "comms-tower", count: 4 },
      {
        choose:
          "Blue first, each player names 3 friendly units; then, blue first, each picks 2 of the units the opponent named. Those units gain an Intel token.",
      },
    ],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(2, 4.5, 10, 6)],
      blueTerritory: [rectangle(2, 0, 10, 1.5)],
      pois: [
        [6, 5],
        [3, 3],
        [9, 3],
        [6, 1],
      ],
    },
    skirmishMap: {
      size: [6, 6],
      redTerritory: [rectangle(1, 4.5, 5, 6)],
      blueTerritory: [rectangle(1, 0, 5, 1.5)],
      pois: [
        [3, 5],
        [1, 3],
        [5, 3],
        [3, 1],
      ],
    },
    scoring: [
      {
        points: 1,
        per: "tower not within friendly territory that is secured or contested by a friendly unit with Intel",
      },
    ],
    rules: [
      "At the end of each End Phase a player securing a tower may give Intel to up to 2 friendly units contesting it; no player may have more than 2 units with Intel.",
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "outflank",
    name: { en: "Outflank" },
    setup: [
      { place: "flag", count: 4 },
      {
        choose:
          "Each player gives a Vanguard token to up to 3 friendly units that are not commanders and not transported.",
      },
    ],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(3, 4.5, 9, 6)],
      blueTerritory: [rectangle(3, 0, 9, 1.5)],
      redFlank: [rectangle(11, 2, 12, 6)],
      blueFlank: [rectangle(0, 0, 1, 4)],
      pois: [
        [2, 4],
        [6, 4],
        [6, 2],
        [10, 2],
      ],
    },
    scoring: [
      { points: 1, per: "flag secured" },
      { points: 1, per: "round in which 2 or more Vanguard units contest flags the player secures" },
    ],
    rules: [
      "Vanguard units deploy in the flank territory on the short edge; other units may not, except inside a transport.",
    ],
    verification: { ...BATTLE_CARDS, doubts: ["Read from one map picture and one card picture."] },
  },
];
