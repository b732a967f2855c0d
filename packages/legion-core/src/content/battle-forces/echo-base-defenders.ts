import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force Echo Base Defenders with the units and rules of its armies. */
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
      ranks: { commander: "1-4", operative: "0-4", corps: "3-6", "special-forces": "0", support: "1-4", heavy: "0-2" },
      commandersAndOperatives: 4,
    },
    skirmish: {
      ranks: { commander: "1-3", operative: "0-3", corps: "2-4", "special-forces": "0", support: "1-3", heavy: "0-1" },
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
