import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Armament upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "armament" }, () => ({
  "bx-deflector-shields": {
    name: "BX Deflector Shields",
    cost: 18,
    restriction: { unit: "BX-Series Droid Commandos" },
    keywords: ["shielded", "recharge"],
    incomplete: true,
    doubts: ["Values of Shielded and Recharge not found."],
  },
  "bx-vibroswords": {
    name: "BX Vibroswords",
    cost: 6,
    restriction: { unit: "BX-Series Droid Commandos" },
    keywords: ["charge"],
    weapons: [weapon("BX Vibroswords", "melee", "1r 1w")],
  },
  electrostaff: {
    name: "Electrostaff",
    cost: 10,
    restriction: { unit: "Super Tactical Command Droid" },
    keywords: ["charge", "immune-melee-pierce"],
    weapons: [weapon("Electrostaff", "melee", "2r 2b 2w", "critical 1")],
  },
  "heavy-arm-cannon": {
    name: "Heavy Arm Cannon",
    cost: 20,
    restriction: { unit: "Super Tactical Command Droid" },
    weapons: [weapon("Heavy Arm Cannon", "1-2", "2r 3w", "suppressive")],
    doubts: ["Weapon dice: the list and a reading of the card scan disagree (black and white swapped)."],
  },
}));
