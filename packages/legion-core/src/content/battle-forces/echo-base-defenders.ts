import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** Whom its armies include. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "echo-base-defenders": {
    name: "Echo Base Defenders",
    faction: "rebel-alliance",
    side: "light",
    units: [
      "leia-organa-fearless-and-inventive",
      "luke-skywalker-hero-of-the-rebellion",
      "han-solo-unorthodox-general",
      "rebel-officer-fighting-for-freedom",
      "r2-d2-hero-of-a-thousand-devices",
      "chewbacca-walking-carpet",
      "rebel-agent-defender-of-democracy",
      "rebel-veterans",
      "mark-ii-medium-blaster-trooper",
      "1-4-fd-laser-cannon-team",
      "tauntaun-riders",
      "t-47-airspeeder",
    ],
    counterparts: ["c-3po-human-cyborg-relations"],
    uniqueUpgrades: [
      "frontline-commander",
      "proven-tactician",
      "reluctant-hero",
      "trusted-agent",
      "unseen-saboteur",
      "wedge-antilles",
    ],
    standard: {
      ranks: {
        commander: { min: 1, max: 4 },
        operative: { min: 0, max: 4 },
        corps: { min: 3, max: 6 },
        "special-forces": { min: 0, max: 0 },
        support: { min: 1, max: 4 },
        heavy: { min: 0, max: 2 },
      },
      commandersAndOperatives: 4,
    },
    skirmish: {
      ranks: {
        commander: { min: 1, max: 3 },
        operative: { min: 0, max: 3 },
        corps: { min: 2, max: 4 },
        "special-forces": { min: 0, max: 0 },
        support: { min: 1, max: 3 },
        heavy: { min: 0, max: 1 },
      },
      commandersAndOperatives: 3,
    },
    build: { noFieldCommander: true },
    rules: ["Field Commander cannot be used."],
    doubts: ["Of the list of 2026-01-14 alone: allowedUnits."],
    en: "Its units cannot use Field Commander.",
    es: "Sus unidades no pueden usar Comandante operativo.",
    does: () => ({ unused: ["field-commander"] }),
  },
}));
