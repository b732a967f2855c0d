import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Programming upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "programming", restriction: { faction: "rebel-alliance", unit: "IG-11" } },
  () => ({
    "nanny-programming": {
      name: '"Nanny" Programming',
      cost: 0,
      counterparts: ["grogu"],
      keywords: ["ai (dodge, move)"],
    },
  }),
);
