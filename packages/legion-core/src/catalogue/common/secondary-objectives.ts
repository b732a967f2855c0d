import type { SecondaryObjective } from "../entries.ts";
import { BATTLE_CARDS } from "../writing.ts";

/** Secondary objective cards of no faction. */
export const SECONDARY_OBJECTIVES: readonly SecondaryObjective[] = [
  {
    id: "bring-them-to-heel",
    name: { en: "Bring Them to Heel" },
    scoring: [
      {
        when: "each End Phase from round 2",
        points: 1,
        condition: "More enemy than friendly units have suppression equal to or above their courage.",
      },
      {
        when: "a unit gains suppression",
        limit: "once per round and player",
        table: [
          { condition: "An enemy unit is panicked.", points: 2 },
          { condition: "Every enemy unit that can gain suppression has some.", points: 2 },
        ],
      },
    ],
    skirmish: true,
    verification: BATTLE_CARDS,
  },
  {
    id: "destroy-enemy-base",
    name: { en: "Destroy Enemy Base" },
    setup: [
      "Blue first, each player places a friendly Base (POI) not within 1 of any battlefield edge.",
      "Blue first, each player gives a Bomb (asset) to one friendly unit.",
    ],
    scoring: [{ when: "each End Phase", points: 4, condition: "The enemy Base was destroyed in that End Phase." }],
    rules: [
      "All units may Claim bombs; a unit holds at most one.",
      "At the start of the End Phase, if a player secures the enemy Base and a friendly unit contesting it holds a bomb, those bombs are removed and the Base is destroyed.",
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "marked-targets",
    name: { en: "Marked Targets" },
    setup: [
      "Blue first, each player picks 2 friendly and 2 enemy units, none of them twice; each gains a Marked Target token.",
    ],
    scoring: [{ when: "a marked unit is defeated", points: 1, condition: "To its opponent." }],
    verification: BATTLE_CARDS,
  },
  {
    id: "recon-mission",
    name: { en: "Recon Mission" },
    setup: ["Blue first, each player gives a friendly Scanner (asset) to one friendly unit."],
    scoring: [
      {
        when: "end of a friendly activation, from round 2",
        points: 1,
        condition: "The unit holds a scanner and its leader is within 1 of and sees 2 or more enemy units.",
        limit: "1 VP per player and round",
      },
    ],
    rules: [
      "All units may Claim scanners, but not enemy ones.",
      "When a unit holding a scanner ends its activation, enemies within 1 and in line of sight of its leader gain 1 observation.",
    ],
    skirmish: true,
    verification: BATTLE_CARDS,
  },
  {
    id: "surface-scan",
    name: { en: "Surface Scan" },
    setup: ["Blue first, each player gives a friendly Scanner (asset) to each of 2 friendly units."],
    scoring: [
      {
        when: "each End Phase from round 2",
        points: 1,
        condition:
          "Two friendly units each hold a scanner, are not within friendly territory and do not contest a POI within friendly territory.",
      },
      {
        when: "each End Phase",
        points: 2,
        condition: "A friendly unit holding a scanner contests an unclaimed enemy scanner.",
        limit: "2 VP per player and game",
      },
    ],
    rules: ["All units may Claim scanners, but not enemy ones; a unit holds at most one."],
    skirmish: true,
    verification: BATTLE_CARDS,
  },
  {
    id: "sweep-and-clear",
    name: { en: "Sweep and Clear" },
    scoring: [
      {
        when: "an enemy unit is defeated by a friendly attack",
        limit: "once per round and player",
        table: [
          { condition: "Attacker in any territory", points: 1 },
          { condition: "Attacker in friendly territory", points: 1 },
          { condition: "Attacker in contested territory", points: 1 },
          { condition: "Attacker in enemy territory", points: 2 },
        ],
        note: "The row must match the territory of the attacking unit's leader.",
      },
    ],
    verification: BATTLE_CARDS,
  },
  {
    id: "supply-run",
    name: { en: "Supply Run" },
    setup: [
      "Blue first, each player places 2 Supply Caches (assets) in contested territory, not within 2 of any edge nor within 1 of another cache.",
    ],
    scoring: [
      {
        when: "start of a friendly activation, from round 2",
        points: 1,
        condition: "The unit contests a POI and holds a cache, which its player may remove.",
        bonus: { rounds: [4, 5], points: 1 },
      },
    ],
    rules: ["Trooper units may Claim caches; a unit holds at most one."],
    verification: BATTLE_CARDS,
  },
];
