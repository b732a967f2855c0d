import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy units of the Rebel Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "rebel-alliance", rank: "heavy" }, () => ({
  "a-a5-speeder-truck-rebel-alliance": {
    name: "A-A5 Speeder Truck",
    is: { cost: 75, type: "repulsor-vehicle", base: "long", height: 9121 },
    stats: { wounds: 8, resilience: 6, speed: 1, die: "white", surge: { defense: "block" } },
    bar: ["pilot", "crew", "crew", "hardpoint", "comms"],
    keywords: ["armor 5", { id: "hover", over: "ground" }, "reposition", "transport", "weak-point 2 (rear)"],
  },
  "t-47-airspeeder": {
    name: "T-47 Airspeeder",
    is: { cost: 125, type: "repulsor-vehicle", base: "huge", height: 11_768 },
    stats: { wounds: 7, resilience: 5, speed: 3, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["pilot", "hardpoint", "comms"],
    keywords: [
      "armor 3",
      "arsenal 2",
      "cover 1",
      "immune-blast",
      "immune-melee",
      "immune-range-1-weapons",
      "speeder 2",
    ],
    weapons: [weapon("Double Laser Cannon", "1-3", "3r 3b", "fixed (front)", "impact 3")],
  },
  "x-34-landspeeder": {
    name: "X-34 Landspeeder",
    is: { cost: 55, type: "repulsor-vehicle", base: "huge", height: 4826 },
    stats: { wounds: 6, resilience: 4, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["pilot", "crew", "crew", "hardpoint", "comms"],
    keywords: ["armor 2", "arsenal 3", "cover 1", "speeder 1"],
    weapons: [weapon("Blaster Pistol", "1-2", "2w")],
  },
}));
