import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Hardpoint upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "hardpoint" }, () => ({
  "heavy-laser-cannon": {
    name: "Heavy Laser Cannon",
    cost: 10,
    restriction: { unit: "LM-432 Crab Droid" },
    weapons: [weapon("Heavy Laser Cannon", "1-3", "5b", "impact 2", "fixed (front)")],
  },
  "nose-mounted-flamethrower": {
    name: "Nose-Mounted Flamethrower",
    cost: 15,
    restriction: { unit: "DSD1 Dwarf Spider Droid" },
    weapons: [weapon("Flamethrower", "melee 1-1", "1r 1w", "fixed (front)", "blast", "spray")],
  },
  "nose-mounted-ion-blaster": {
    name: "Nose-Mounted Ion Blaster",
    cost: 30,
    restriction: { unit: "DSD1 Dwarf Spider Droid" },
    weapons: [weapon("Ion Blaster", "2-4", "3b 3w", "fixed (front)", "critical 1", "impact 2", "ion 1")],
  },
  "nose-mounted-laser-cannon": {
    name: "Nose-Mounted Laser Cannon",
    cost: 15,
    restriction: { unit: "DSD1 Dwarf Spider Droid" },
    weapons: [weapon("Laser Cannon", "1-3", "1r 3b 1w", "fixed (front)", "critical 1")],
  },
  "twin-blaster-cannons-crab-droid": {
    name: "Twin Blaster Cannons",
    cost: 5,
    restriction: { faction: "separatist-alliance", unit: "LM-432 Crab Droid" },
    weapons: [weapon("Twin Blaster Cannons", "1-3", "2r 2b", "fixed (front)")],
    doubts: ["Weapon dice: the list and a reading of the card scan disagree (black and white swapped)."],
  },
}));
