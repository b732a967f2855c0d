import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Doctrine upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "doctrine", restriction: { unit: "Super Tactical Command Droid" } },
  () => ({
    "seek-and-destroy": {
      name: "Seek and Destroy",
      cost: 5,
      bullets: 2,
      grants: ["training"],
      keywords: ["demoralize 1", "marksman", "target 1"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    "tyrannical-taskmaster": {
      name: "Tyrannical Taskmaster",
      cost: 8,
      bullets: 2,
      grants: ["programming"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
  }),
);
