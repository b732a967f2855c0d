import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Commanders of the Galactic Empire. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-empire", rank: "commander" }, () => ({
  "darth-vader-dark-lord-of-the-sith": {
    name: "Darth Vader",
    is: { title: "Dark Lord of the Sith", cost: 170, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 8, speed: 1, die: "red" },
    bar: ["command", "force", "force", "force"],
    keywords: [
      "deflect",
      "immune-pierce",
      "master-of-the-force 1",
      "relentless",
      { id: "compel", of: [{ rank: "corps", type: "trooper" }] },
    ],
    weapons: [weapon("Vader's Lightsaber", "melee", "6r", "impact 3", "pierce 3")],
  },
  "director-orson-krennic-architect-of-terror": {
    name: "Director Orson Krennic",
    is: { title: "Architect of Terror", cost: 65, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["command", "command", "gear"],
    keywords: ["spotter 1", "compel", "cunning", "entourage (Imperial Death Troopers)", "exemplar"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("Krennic's Blaster", "1-2", "3r")],
  },
  "general-veers-master-tactician": {
    name: "General Veers",
    is: { title: "Master Tactician", cost: 75, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["command", "command", "gear"],
    keywords: [
      { id: "guidance", of: [{ type: "ground-vehicle" }] },
      "spotter 2",
      "exemplar",
      "inspire 1",
      "sharpshooter 1",
    ],
    weapons: [weapon("Combat Expertise", "melee", "2b"), weapon("Veers' Blaster Rifle", "1-3", "3r")],
  },
  "iden-versio-inferno-squad-leader": {
    name: "Iden Versio",
    is: { title: "Inferno Squad Leader", cost: 115, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["command", "training", "training", "gear"],
    keywords: ["quick-thinking", "infiltrate", "marksman", "nimble", "sharpshooter 1"],
    weapons: [
      weapon("Martial Arts", "melee", "3b"),
      weapon("Iden's DLT-20A Rifle", "1-infinite", "2b", "high-velocity", "pierce 1"),
      weapon("Iden's TL-50 Repeater", "1-3", "2r 1b 2w", "critical 1", "impact 1"),
    ],
  },
  "imperial-officer-ruthless-efficiency": {
    name: "Imperial Officer",
    is: { title: "Ruthless Efficiency", cost: 55, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["doctrine", "command", "training", "training", "armament", "gear", "gear"],
    keywords: ["inspire 1", "equip (any doctrine)"],
    weapons: [weapon("Combat Training", "melee", "3b"), weapon("Blaster Pistol", "1-2", "1b 2w")],
  },
  "moff-gideon-long-live-the-empire": {
    name: "Moff Gideon",
    is: { title: "Long Live the Empire", cost: 80, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 3, speed: 2, die: "red", surge: { attack: "crit", defense: "block" } },
    bar: ["command", "command", "training", "gear", "armament"],
    keywords: [
      { id: "observe", value: 1, as: "free-action" },
      "entourage (Imperial Dark Troopers)",
      "ruthless",
      "sharpshooter 1",
      "tactical 1",
    ],
    weapons: [
      weapon("Combat Training", "melee", "2r"),
      weapon("Gideon's Custom Blaster Pistol", "1-2", "1r 2b", "pierce 1"),
    ],
  },
}));
