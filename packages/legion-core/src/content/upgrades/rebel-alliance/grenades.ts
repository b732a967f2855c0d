import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Grenades upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "grenades", restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] } },
  () => ({
    "thermal-detonator": {
      name: "Thermal Detonator",
      cost: 3,
      expend: true,
      weapons: [weapon("Thermal Detonator", "melee 1-1", "4r", "blast", "impact 4")],
    },
  }),
);
