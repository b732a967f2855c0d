import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Training upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "training", restriction: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] } },
  () => ({
    "jedi-training-force-adept": {
      name: "Jedi Training",
      title: "Force Adept",
      cost: 5,
      bullets: 2,
      grants: ["force"],
      keywords: ["jump 2"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    "jedi-training-master-duelist": {
      name: "Jedi Training",
      title: "Master Duelist",
      cost: 8,
      bullets: 2,
      keywords: ["block", "outmaneuver", "jump 1"],
      incomplete: true,
      doubts: ["Card text not found; the list also names Critical 1."],
    },
    "jedi-training-peacekeeping-mission": {
      name: "Jedi Training",
      title: "Peacekeeping Mission",
      cost: 8,
      bullets: 2,
      keywords: ["prepared-position", "outmaneuver", "reliable 2", "sentinel"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    "jedi-training-tactical-acumen": {
      name: "Jedi Training",
      title: "Tactical Acumen",
      cost: 8,
      bullets: 2,
      keywords: [{ id: "guidance", of: [{ rank: "corps", type: "trooper" }] }],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
  }),
);
