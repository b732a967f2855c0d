import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy units of the Galactic Empire. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-empire", rank: "heavy" }, () => ({
  "at-st": {
    name: "AT-ST",
    is: { cost: 145, type: "ground-vehicle", base: "huge", height: 22_454 },
    stats: { wounds: 11, resilience: 8, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["pilot", "hardpoint", "hardpoint", "hardpoint", "comms"],
    keywords: ["armor 5", "arsenal 2", "weak-point 1 (rear)"],
    weapons: [
      weapon("Fence-Cutting Blades", "melee", "4r"),
      weapon("MS-4 Twin Blaster", "1-4", "2r 2b 2w", "fixed (front)", "impact 3"),
    ],
  },
  "imperial-dark-troopers": {
    name: "Imperial Dark Troopers",
    is: { cost: 95, type: "droid-trooper", base: "small" },
    stats: { miniatures: 3, wounds: 2, speed: 1, die: "red" },
    bar: ["heavy-weapon", "heavy-weapon", "personnel", "programming"],
    keywords: ["armor 3", "plodding", "unconcerned", "unstoppable"],
    weapons: [weapon("Crushing Punch", "melee", "1r 1w"), weapon("E-11D Blaster", "1-3", "1b")],
  },
  "laat-le-patrol-transport-galactic-empire": {
    name: "LAAT/le Patrol Transport",
    is: { cost: 90, type: "repulsor-vehicle", base: "laat", height: 16_154 },
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
  "major-marquand-tempest-scout-2": {
    name: "Major Marquand",
    is: { title: "Tempest Scout 2", cost: 180, bullets: 1, type: "ground-vehicle", base: "huge", height: 22_454 },
    stats: { wounds: 11, resilience: 8, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    keywords: [
      "armor 5",
      "arsenal 2",
      { id: "direct", of: [{ type: "vehicle" }] },
      "field-commander",
      "weak-point 1 (rear)",
      { id: "special-issue", battleForce: "tempest-force" },
    ],
    weapons: [
      weapon("Grenade Launcher", "melee 1-2", "2b", "blast", "fixed (front)"),
      weapon("88i Twin Light Blaster", "melee 1-3", "1r 1b 1w", "fixed (front)", "impact 1"),
      weapon("MS-4 Twin Blaster", "1-4", "2r 2b 2w", "fixed (front)", "impact 3"),
    ],
  },
  "tx-225-gavw-occupier-tank": {
    name: "TX-225 GAVw Occupier Tank",
    is: { cost: 125, type: "ground-vehicle", base: "long", height: 5080 },
    stats: { wounds: 8, resilience: 6, speed: 1, die: "red" },
    bar: ["pilot", "hardpoint", "comms"],
    keywords: ["armor 5", "arsenal 2", "reposition", "transport", "weak-point 1 (sides)"],
    weapons: [
      weapon("Twin Cannons", "1-2", "1r 1b", "suppressive", "fixed (front)"),
      weapon("Quad Cannons", "1-4", "2r 2b", "impact 2", "fixed (front)"),
    ],
  },
}));
