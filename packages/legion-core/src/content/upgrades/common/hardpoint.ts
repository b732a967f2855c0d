import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";

/** Hardpoint upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "hardpoint" }, () => ({
  "ag-2g-quad-laser": {
    name: "AG-2G Quad Laser",
    cost: 10,
    restriction: { unit: "A-A5 Speeder Truck" },
    weapons: [weapon("AG-2G Quad Laser Cannon", "1-3", "6b", "impact 2")],
  },
  "at-rt-flamethrower": {
    name: "AT-RT Flamethrower",
    cost: 15,
    restriction: { unit: "AT-RT" },
    weapons: [weapon("Flamethrower", "melee 1-1", "2b", "fixed (front)", "blast", "spray")],
  },
  "at-rt-laser-cannon": {
    name: "AT-RT Laser Cannon",
    cost: 15,
    restriction: { unit: "AT-RT" },
    weapons: [weapon("Laser Cannon", "2-4", "1r 2b", "fixed (front)", "impact 3")],
  },
  "at-rt-rotary-blaster": {
    name: "AT-RT Rotary Blaster",
    cost: 15,
    restriction: { unit: "AT-RT" },
    weapons: [weapon("Rotary Blaster", "1-3", "5b", "fixed (front)")],
  },
  "heavy-laser-retrofit": {
    name: "Heavy Laser Retrofit",
    cost: 7,
    restriction: { unit: "A-A5 Speeder Truck" },
    weapons: [weapon("Heavy Laser Cannon", "1-4", "1r 1b 1w", "critical 1")],
  },
}));
