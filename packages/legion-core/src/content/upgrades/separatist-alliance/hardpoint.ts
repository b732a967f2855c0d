import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, ranged } from "../../../catalogue/writing.ts";

const HEAVY_LASER_CANNON = (): Upgrade => ({
  id: "heavy-laser-cannon",
  name: { en: "Heavy Laser Cannon" },
  type: "hardpoint",
  cost: 10,
  restriction: { unit: "LM-432 Crab Droid" },
  weapons: [
    ranged("Heavy Laser Cannon", [1, 3], dice(0, 5, 0), [
      { id: "impact", value: 2 },
      { id: "fixed", arcs: ["front"] },
    ]),
  ],
});

const NOSE_MOUNTED_FLAMETHROWER = (): Upgrade => ({
  id: "nose-mounted-flamethrower",
  name: { en: "Nose-Mounted Flamethrower" },
  type: "hardpoint",
  cost: 15,
  restriction: { unit: "DSD1 Dwarf Spider Droid" },
  weapons: [
    both("Flamethrower", [1, 1], dice(1, 0, 1), [{ id: "fixed", arcs: ["front"] }, { id: "blast" }, { id: "spray" }]),
  ],
});

const NOSE_MOUNTED_ION_BLASTER = (): Upgrade => ({
  id: "nose-mounted-ion-blaster",
  name: { en: "Nose-Mounted Ion Blaster" },
  type: "hardpoint",
  cost: 30,
  restriction: { unit: "DSD1 Dwarf Spider Droid" },
  weapons: [
    ranged("Ion Blaster", [2, 4], dice(0, 3, 3), [
      { id: "fixed", arcs: ["front"] },
      { id: "critical", value: 1 },
      { id: "impact", value: 2 },
      { id: "ion", value: 1 },
    ]),
  ],
});

const NOSE_MOUNTED_LASER_CANNON = (): Upgrade => ({
  id: "nose-mounted-laser-cannon",
  name: { en: "Nose-Mounted Laser Cannon" },
  type: "hardpoint",
  cost: 15,
  restriction: { unit: "DSD1 Dwarf Spider Droid" },
  weapons: [
    ranged("Laser Cannon", [1, 3], dice(1, 3, 1), [
      { id: "fixed", arcs: ["front"] },
      { id: "critical", value: 1 },
    ]),
  ],
});

const TWIN_BLASTER_CANNONS_CRAB_DROID = (): Upgrade => ({
  id: "twin-blaster-cannons-crab-droid",
  name: { en: "Twin Blaster Cannons" },
  type: "hardpoint",
  cost: 5,
  restriction: { faction: "separatist-alliance", unit: "LM-432 Crab Droid" },
  weapons: [ranged("Twin Blaster Cannons", [1, 3], dice(2, 2, 0), [{ id: "fixed", arcs: ["front"] }])],
  doubts: ["Weapon dice: the list and a reading of the card scan disagree (black and white swapped)."],
});

/** Hardpoint upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [
  HEAVY_LASER_CANNON,
  NOSE_MOUNTED_FLAMETHROWER,
  NOSE_MOUNTED_ION_BLASTER,
  NOSE_MOUNTED_LASER_CANNON,
  TWIN_BLASTER_CANNONS_CRAB_DROID,
];
