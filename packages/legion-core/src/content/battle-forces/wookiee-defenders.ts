import { startMove } from "../../moving/moves.ts";
import { must } from "../../state/hooks/words.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force Wookiee Defenders with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "wookiee-defenders": {
    name: "Wookiee Defenders",
    faction: "galactic-republic",
    side: "light",
    units: [
      "yoda-grand-master-of-the-jedi-order",
      "chewbacca-hero-of-kashyyyk",
      "wookiee-chieftain-clan-leader",
      "jedi-knight-keeper-of-the-peace",
      "clone-trooper-infantry",
      "wookiee-warriors-noble-fighters",
      "arc-troopers",
      "wookiee-warriors-kashyyyk-defenders",
      "raddaugh-gnasp-fluttercraft",
      "raddaugh-gnasp-fluttercraft-attack-craft",
      "barc-speeder",
      "saber-class-tank",
      "infantry-support-platform",
    ],
    uniqueUpgrades: ["strike-team-leader", "jedi-consular", "jedi-negotiator", "jedi-guardian-doctrine"],
    standard: {
      ranks: {
        commander: "1-2",
        operative: "0-2",
        corps: "3-6",
        "special-forces": "0-4",
        support: "0-3",
        heavy: "0-1",
      },
      commandersAndOperatives: 2,
    },
    skirmish: {
      ranks: {
        commander: "1-2",
        operative: "0-2",
        corps: "2-5",
        "special-forces": "0-3",
        support: "0-2",
        heavy: "0-1",
      },
      commandersAndOperatives: 2,
    },
    build: {
      countAs: [{ unit: "wookiee-warriors-noble-fighters", rank: "corps" }],
      limits: [
        { units: ["arc-troopers"], min: 0, max: 1 },
        { units: ["clone-trooper-infantry"], min: 0, max: 2 },
        { units: ["barc-speeder"], min: 0, max: 1 },
        { units: ["infantry-support-platform"], min: 0, max: 1 },
        { units: ["saber-class-tank"], min: 0, max: 1 },
      ],
      atLeast: [{ of: { type: "wookiee-trooper" }, min: 3 }],
    },
    rules: [
      "Wookiee Warriors, Noble Fighters count as corps for army building and battle cards.",
      "At least 3 Wookiee trooper units.",
      "At most 1 ARC Troopers, 2 Clone Trooper Infantry, 1 BARC Speeder, 1 Infantry Support Platform and 1 Saber-class Tank.",
      "The first time in a round that a Wookiee trooper unit loses miniatures it may move at speed 1, whatever its speed.",
    ],
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits."],
    en: "The first time in a round that an attack or effect defeats miniatures of a Wookiee trooper unit, the unit may move at speed 1 once it is over, whatever its own speed.",
    es: "La primera vez en cada ronda que un ataque o efecto derrote miniaturas de una unidad de infantería Wookiee, la unidad puede moverse a Velocidad 1 cuando termine, sea cual sea su Velocidad.",
    does: (card) => ({
      ranksForBattleCards: true,
      gift: {
        to: [{ type: "wookiee-trooper" }],
        effect: [
          must(
            "miniatures-lost",
            (_look, { unit }, about) => about === unit,
            (work, { unit, value }) => {
              const because = { rule: "leg.battle-force.own-rules", cause: card } as const;
              // The first time in a round, whether it moves or not: it does without until the round is over.
              beginOngoing(work, { unit, keyword: card, value: -value, until: "round" }, because);
              startMove(work, unit, "effect", { speed: 1, optional: true });
            },
          ),
        ],
      },
    }),
  },
}));
