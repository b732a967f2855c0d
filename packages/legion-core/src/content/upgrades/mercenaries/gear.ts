import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Gear upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "gear" }, () => ({
  "bobas-flame-projector": {
    name: "Boba's Flame Projector",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Boba Fett" },
    incomplete: true,
    doubts: [
      "From one list of that date.",
      "Its weapon is not recorded, only that it has blast, spray, suppressive.",
      "The effect is not recorded.",
    ],
  },
  "dins-flame-projector": {
    name: "Din's Flame Projector",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Din Djarin" },
    incomplete: true,
    doubts: [
      "From one list of that date.",
      "Its weapon is not recorded, only that it has blast, spray, suppressive.",
      "The effect is not recorded.",
    ],
  },
  "dins-jetpack": {
    name: "Din's Jetpack",
    cost: 15,
    bullets: 1,
    restriction: { unit: "Din Djarin" },
    changes: { speed: 1 },
    keywords: ["jump 2"],
  },
  "saxons-combat-shield": {
    name: "Saxon's Combat Shield",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Gar Saxon" },
    keywords: ["shielded", "recharge"],
    incomplete: true,
    doubts: [
      "From one list of that date.",
      "The effect is not recorded.",
      "The figures of its keywords are not recorded.",
    ],
  },
  "super-commando-combat-shields": {
    name: "Super Commando Combat Shields",
    cost: 10,
    restriction: { unit: "Mandalorian Super Commandos" },
    keywords: ["shielded"],
    incomplete: true,
    doubts: [
      "From one list of that date.",
      "The effect is not recorded.",
      "The figures of its keywords are not recorded.",
    ],
  },
}));
