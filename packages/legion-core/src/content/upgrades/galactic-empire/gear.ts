import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Gear upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "gear", restriction: { any: [{ unit: "Imperial Agent" }, { unit: "Imperial Officer" }] } },
  () => ({
    "combat-armor-imperial": {
      name: "Combat Armor",
      cost: 15,
      loses: ["defense-surge"],
      changes: { defenseDie: "red" },
      doubts: ["Wording from one summary."],
    },
    "command-and-control-uplink": {
      name: "Command and Control Uplink",
      cost: 8,
      bullets: 1,
      incomplete: true,
      doubts: ["Card text not found."],
    },
    "seeker-droid": {
      name: "Seeker Droid",
      cost: 8,
      keywords: ["recharge 1", "shielded 1", "observe 1"],
      doubts: ["Keywords from the list only."],
    },
  }),
);
