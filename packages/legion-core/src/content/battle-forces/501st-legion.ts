import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force 501st Legion with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "501st-legion": {
    name: "501st Legion",
    faction: "galactic-republic",
    side: "light",
    units: [
      "ahsoka-tano-padawan-commander",
      "anakin-skywalker-the-chosen-one",
      "clone-captain-rex-honorable-soldier",
      "clone-commander-trained-for-leadership",
      "clone-trooper-infantry",
      "clone-trooper-marksmen",
      "arc-troopers",
      "arc-troopers-strike-team",
      "arf-troopers",
      "at-rt-galactic-republic",
      "barc-speeder",
      "clone-commandos",
      "clone-commandos-delta-squad",
      "laat-le-patrol-transport-galactic-republic",
    ],
    uniqueUpgrades: ["ahsoka-tano-jedi-padawan", "clone-captain-rex", "echo-arc-marksman", "fives"],
    standard: {
      ranks: {
        commander: "1-2",
        operative: "0-2",
        corps: "1-4",
        "special-forces": "1-4",
        support: "1-2",
        heavy: "0-1",
      },
      commandersAndOperatives: 2,
    },
    skirmish: {
      ranks: { commander: "1", operative: "0-1", corps: "1-4", "special-forces": "1-4", support: "0-2", heavy: "0-1" },
      commandersAndOperatives: 1,
    },
    rules: ["Part of the Galactic Republic."],
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits, reconRanks."],
    en: "It has no special rules beyond the units and upgrades that it may include.",
    es: "No tiene más reglas especiales que las unidades y mejoras que puede incluir.",
    does: () => ({}),
  },
}));
