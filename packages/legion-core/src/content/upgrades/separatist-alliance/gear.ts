import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Gear upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "gear", restriction: { unit: "Super Tactical Command Droid" } },
  () => ({
    "expanded-databanks": {
      name: "Expanded Databanks",
      cost: 5,
      grants: ["programming"],
      incomplete: true,
      doubts: ["Card text not found; keywords from the list only."],
    },
    "mobility-upgrade": {
      name: "Mobility Upgrade",
      cost: 8,
      keywords: ["scale", "steady"],
      doubts: ["Keywords from the list only."],
    },
  }),
);
