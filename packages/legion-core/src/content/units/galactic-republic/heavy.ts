import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy units of the Galactic Republic. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-republic", rank: "heavy" }, () => ({
  "infantry-support-platform": {
    name: "Infantry Support Platform",
    is: { cost: 65, type: "repulsor-vehicle", base: "huge", height: 3937 },
    stats: { wounds: 7, resilience: 5, speed: 3, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["pilot", "hardpoint", "comms"],
    keywords: ["armor 3", "cover 1", { id: "hover", over: "ground" }, "weak-point 1 (rear, sides)"],
    weapons: [weapon("DC-15A Blaster Rifles", "1-3", "2b")],
  },
  "laat-le-patrol-transport-galactic-republic": {
    name: "LAAT/le Patrol Transport",
    is: { cost: 90, type: "repulsor-vehicle", base: "laat", height: 16_408 },
    stats: { wounds: 8, resilience: 6, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["pilot", "ordnance", "ordnance", "comms"],
    keywords: [
      "armor 5",
      "arsenal 2",
      "cover 1",
      { id: "hover", over: "air", height: 2 },
      "immune-blast",
      "immune-melee",
      "immune-range-1-weapons",
      "transport",
    ],
    weapons: [weapon("Twin Laser Cannons", "1-3", "2r 2b", "fixed (front)", "impact 1")],
  },
  "saber-class-tank": {
    name: "Saber-Class Tank",
    is: { cost: 155, type: "repulsor-vehicle", base: "epic", height: 6594 },
    stats: { wounds: 9, resilience: 6, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["pilot", "hardpoint", "ordnance", "ordnance", "comms"],
    keywords: ["armor 5", "arsenal 2", { id: "hover", over: "ground" }, "outmaneuver", "weak-point 1 (rear, sides)"],
    weapons: [weapon("Heavy Laser Cannons", "1-4", "2r 2b 2w", "critical 1", "fixed (front)", "impact 2")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
}));
