import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Hardpoint upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "hardpoint" }, () => ({
  "ax-108-ground-buzzer": {
    name: 'Ax-108 "Ground Buzzer"',
    cost: 10,
    restriction: { unit: "T-47 Airspeeder" },
    weapons: [weapon('Ax-108 "Ground Buzzer"', "1-2", "4b", "fixed (front)")],
  },
  "m-45-ion-blaster": {
    name: "M-45 Ion Blaster",
    cost: 28,
    restriction: { unit: "X-34 Landspeeder" },
    weapons: [weapon("M-45 Ion Blaster", "1-4", "2b 2w", "fixed (front)", "critical 1", "impact 1", "ion 1")],
  },
  "mark-ii-medium-blaster": {
    name: "Mark II Medium Blaster",
    cost: 21,
    restriction: { unit: "X-34 Landspeeder" },
    weapons: [weapon("Mark II Medium Blaster", "1-3", "4b", "fixed (front)")],
  },
  "mo-dk-power-harpoon": {
    name: "MO/DK Power Harpoon",
    cost: 0,
    restriction: { unit: "T-47 Airspeeder" },
    weapons: [weapon("MO/DK Power Harpoon", "1-2", "1r", "fixed (front)", "impact 1", "tow-cable")],
  },
}));
