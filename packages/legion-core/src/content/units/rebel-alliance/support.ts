import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Support units of the Rebel Alliance, including strike teams. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "rebel-alliance", rank: "support" }, () => ({
  "1-4-fd-laser-cannon-team": {
    name: "1.4 FD Laser Cannon Team",
    is: { cost: 65, type: "emplacement-trooper", base: "huge" },
    stats: { wounds: 6, courage: 2, speed: 0, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["comms", "generator"],
    keywords: ["full-pivot", "prepared-position", "sentinel", "stationary"],
    weapons: [
      weapon("Unarmed", "melee", "2b"),
      weapon("Blaster Pistols", "1-2", "4w"),
      weapon("1.4 FD Laser Cannon", "1-5", "5b", "fixed (front)", "impact 2"),
    ],
  },
  "at-rt-rebel-alliance": {
    name: "AT-RT",
    is: { cost: 54, type: "ground-vehicle", base: "large", height: 6543 },
    stats: { wounds: 6, resilience: 4, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["hardpoint", "comms"],
    keywords: ["armor 2", "climbing-vehicle", "expert-climber", "scout 1"],
    weapons: [weapon("Grappling Claws", "melee", "3r", "impact 1"), weapon("A300 Blaster Rifle", "1-3", "2w")],
  },
  "rebel-commandos-strike-team": {
    name: "Rebel Commandos",
    is: { title: "Strike Team", rank: "special-forces", cost: 20, type: "trooper", base: "small" },
    stats: { wounds: 1, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "grenades"],
    keywords: ["detachment (Rebel Commandos)", "heavy-weapon-team", "low-profile", "scout 2", "sharpshooter 1"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("A-200 Blaster Rifle", "1-3", "1b")],
    doubts: ["Of the list of 2026-01-14 alone: rank, keywords, surge."],
  },
  "tauntaun-riders": {
    name: "Tauntaun Riders",
    is: { cost: 95, type: "creature-trooper", base: "medium" },
    stats: { miniatures: 2, wounds: 4, courage: 2, speed: 3, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["training", "comms"],
    keywords: ["agile 1", "relentless", "reposition", "sharpshooter 1", "unhindered"],
    weapons: [weapon("Stampede", "melee", "2b 1w", "ram 1"), weapon("Blaster Pistols", "1-2", "2r")],
  },
}));
