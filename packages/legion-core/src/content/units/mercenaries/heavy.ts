import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Heavy units of the mercenaries. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "mercenary", rank: "heavy" }, () => ({
  "a-a5-speeder-truck-mercenary": {
    name: "A-A5 Speeder Truck",
    is: { affiliation: "raiders", cost: 75, type: "repulsor-vehicle", base: "long", height: 9121 },
    stats: { wounds: 8, resilience: 6, speed: 1, die: "white", surge: { defense: "block" } },
    bar: ["pilot", "crew", "crew", "hardpoint", "comms"],
    keywords: ["armor 5", { id: "hover", over: "ground" }, "reposition", "transport", "weak-point 2 (rear)"],
  },
  "chewbacca-let-the-wookiee-win": {
    name: "Chewbacca",
    is: {
      title: "Let the Wookiee Win",
      affiliation: "ewoks",
      cost: 180,
      bullets: 1,
      type: "ground-vehicle",
      base: "huge",
      height: 22_454,
    },
    stats: { wounds: 11, resilience: 8, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    keywords: ["armor 5", "arsenal 2", "inspire 3", "incognito", "weak-point 1 (rear)"],
    weapons: [
      weapon("Grenade Launcher", "melee 1-2", "2b", "blast", "fixed (front)"),
      weapon("88 Twin Light Blaster", "melee 1-3", "1r 1b 1w", "fixed (front)", "impact 1"),
      weapon("MS-4 Twin Blaster", "1-4", "2r 2b 2w", "fixed (front)", "impact 3"),
    ],
  },
}));
