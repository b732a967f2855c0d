import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Doctrine upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "doctrine" }, () => ({
  "academy-trained": {
    name: "Academy Trained",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Imperial Officer" },
    keywords: ["exemplar", "inspire 1", "strategize 1"],
    incomplete: true,
    doubts: ["Card text not found; keywords from the list only."],
  },
  "defend-in-depth": {
    name: "Defend in Depth",
    cost: 10,
    bullets: 1,
    restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
    keywords: [{ id: "aid", of: [{ type: "emplacement-trooper" }] }, "prepared-position", "spotter 1"],
    incomplete: true,
    doubts: ["Card text not found; keywords from the list only."],
  },
  "platoon-commander": {
    name: "Platoon Commander",
    cost: 8,
    bullets: 1,
    restriction: { unit: "Imperial Agent" },
    keywords: ["retinue (Imperial Agent)", "sharpshooter 1"],
    incomplete: true,
    doubts: ["Card text not found; keywords from the list only."],
  },
  "tip-of-the-spear": {
    name: "Tip of the Spear",
    cost: 8,
    bullets: 1,
    restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] },
    keywords: [
      { id: "aid", of: [{ faction: "galactic-empire", type: "trooper" }] },
      { id: "direct", of: [{ rank: "corps", type: "trooper" }] },
      "tactical 1",
    ],
    incomplete: true,
    doubts: ["Card text not found; keywords from the list only."],
  },
}));
