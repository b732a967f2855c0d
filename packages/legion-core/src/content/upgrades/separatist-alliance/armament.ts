import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const BX_DEFLECTOR_SHIELDS = (): Upgrade => ({
  id: "bx-deflector-shields",
  name: { en: "BX Deflector Shields" },
  type: "armament",
  cost: 18,
  restriction: { unit: "BX-Series Droid Commandos" },
  keywords: [{ id: "shielded" }, { id: "recharge" }],
  incomplete: true,
  doubts: ["Values of Shielded and Recharge not found."],
});

const BX_VIBROSWORDS = (): Upgrade => ({
  id: "bx-vibroswords",
  name: { en: "BX Vibroswords" },
  type: "armament",
  cost: 6,
  restriction: { unit: "BX-Series Droid Commandos" },
  keywords: [{ id: "charge" }],
  weapons: [melee("BX Vibroswords", dice(1, 0, 1))],
});

const ELECTROSTAFF = (): Upgrade => ({
  id: "electrostaff",
  name: { en: "Electrostaff" },
  type: "armament",
  cost: 10,
  restriction: { unit: "Super Tactical Command Droid" },
  keywords: [{ id: "charge" }, { id: "immune-melee-pierce" }],
  weapons: [melee("Electrostaff", dice(2, 2, 2), [{ id: "critical", value: 1 }])],
});

const HEAVY_ARM_CANNON = (): Upgrade => ({
  id: "heavy-arm-cannon",
  name: { en: "Heavy Arm Cannon" },
  type: "armament",
  cost: 20,
  restriction: { unit: "Super Tactical Command Droid" },
  weapons: [ranged("Heavy Arm Cannon", [1, 2], dice(2, 0, 3), [{ id: "suppressive" }])],
  doubts: ["Weapon dice: the list and a reading of the card scan disagree (black and white swapped)."],
});

/** Armament upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [BX_DEFLECTOR_SHIELDS, BX_VIBROSWORDS, ELECTROSTAFF, HEAVY_ARM_CANNON];
