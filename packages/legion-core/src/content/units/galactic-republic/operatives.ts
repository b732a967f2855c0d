import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Operatives of the Galactic Republic. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-republic", rank: "operative" }, () => ({
  "jedi-knight-keeper-of-the-peace": {
    name: "Jedi Knight",
    is: { title: "Keeper of the Peace", cost: 85, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red" },
    bar: ["doctrine", "force", "training", "armament"],
    keywords: ["deflect", "equip (any doctrine, any armament)", "immune-pierce"],
  },
  "padme-amidala-spirited-senator": {
    name: "Padmé Amidala",
    is: { title: "Spirited Senator", cost: 52, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["command", "training", "gear"],
    keywords: ["bolster 2", "agile 1", "inspire 2", "nimble", "sharpshooter 2"],
    weapons: [weapon("Martial Arts", "melee", "3b"), weapon("Padme's Blaster", "1-2", "3r")],
  },
  "r2-d2-independent-astromech": {
    name: "R2-D2",
    is: { title: "Independent Astromech", cost: 55, bullets: 1, type: "droid-trooper", base: "small" },
    stats: { wounds: 4, courage: 2, speed: 1, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["comms"],
    keywords: [{ id: "repair", value: 2, capacity: 2 }, "secret-mission", "inconspicuous", "infiltrate"],
    weapons: [weapon("Electro-Shock", "melee 1-1", "3w", "suppressive")],
    doubts: ["Title: the card picture used was the Rebel one; the list prints Independent Astromech."],
  },
  "the-bad-batch-clone-force-99-galactic-republic": {
    name: "The Bad Batch",
    is: { title: "Clone Force 99", cost: 160, bullets: 1, type: "clone-trooper", base: "small" },
    stats: { miniatures: 0, wounds: 2, courage: 3, speed: 2, die: "red" },
    bar: ["heavy-weapon", "heavy-weapon", "heavy-weapon", "heavy-weapon", "heavy-weapon"],
    keywords: [
      "equip (hunter, wrecker, echo-clone-force-99, tech, crosshair)",
      "impervious",
      "scale",
      "steady",
      "sharpshooter 1",
      "were-not-regs",
    ],
    weapons: [weapon("Advanced Combat Training", "melee", "1r"), weapon("DC-17 Hand Blaster", "1-2", "1b 1w")],
    note: "The unit card itself has no miniature: each equipped heavy weapon card adds one.",
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
}));
