import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Special forces of the Separatist Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units(
  { faction: "separatist-alliance", rank: "special-forces" },
  () => ({
    "bx-series-droid-commandos": {
      name: "BX-Series Droid Commandos",
      is: { cost: 64, type: "droid-trooper", base: "small" },
      stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
      bar: ["heavy-weapon", "training", "armament", "grenades", "comms"],
      keywords: ["jump 1", "ai (dodge, move)", "impervious", "scale", "scout 3", "sharpshooter 1"],
      weapons: [weapon("Unarmed", "melee", "1b"), weapon("Commando E-5 Blaster", "1-3", "2w")],
      doubts: ["Of the list of 2026-01-14 alone: cost."],
    },
    "drk-1-sith-probe-droids": {
      name: "DRK-1 Sith Probe Droids",
      is: { cost: 35, bullets: 1, type: "droid-trooper", base: "small" },
      stats: {
        miniatures: 3,
        wounds: 1,
        courage: 1,
        speed: 2,
        die: "white",
        surge: { attack: "hit", defense: "block" },
      },
      bar: ["comms"],
      keywords: ["observe 3", "detachment (Maul)", { id: "hover", over: "air", height: 1 }, "incognito"],
      weapons: [weapon("Electro-stun Blaster", "melee 1-2", "2w", "suppressive")],
    },
    "ig-100-magnaguard": {
      name: "IG-100 MagnaGuard",
      is: { cost: 72, type: "droid-trooper", base: "small" },
      stats: { miniatures: 3, wounds: 2, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
      bar: ["heavy-weapon", "training", "training", "comms", "grenades"],
      keywords: [
        "ai (dodge, move)",
        "charge",
        { id: "guardian", value: 2, of: [{ rank: "commander" }] },
        "immune-melee-pierce",
        { id: "retinue", of: [{ rank: "commander" }] },
        "unhindered",
      ],
      weapons: [weapon("Electrostaff", "melee", "2b"), weapon("Precision Laser Dart", "1-2", "1b 1w")],
    },
    "ig-100-magnaguard-prototype-assassin-droids": {
      name: "IG-100 MagnaGuard",
      is: { title: "Prototype Assassin Droids", cost: 56, type: "droid-trooper", base: "small" },
      stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "red" },
      bar: ["heavy-weapon", "training", "grenades"],
      keywords: [
        "ai (dodge, move)",
        "charge",
        "immune-melee-pierce",
        { id: "special-issue", battleForce: "experimental-droids" },
        "unhindered",
      ],
      weapons: [weapon("Electrostaff", "melee", "1b 1w"), weapon("Precision Laser Dart", "1-2", "1b 1w")],
      doubts: ["Miniature count 4 read from the card picture; the list says 3."],
    },
  }),
);
