import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Operatives of the Galactic Empire. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-empire", rank: "operative" }, () => ({
  "agent-kallus-hunter-of-spectres": {
    name: "Agent Kallus",
    is: { title: "Hunter of Spectres", cost: 70, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red" },
    bar: ["command", "training", "gear"],
    keywords: [
      { id: "observe", value: 2, as: "free-action" },
      "bounty",
      "charge",
      { id: "direct", of: [{ rank: "corps", type: "trooper" }] },
      "immune-melee-pierce",
      "interrogate",
    ],
    weapons: [weapon("J-19 Bo-Rifle", "melee 1-2", "1r 3b", "critical 1", "lethal 1", "long-shot")],
  },
  "darth-vader-the-emperors-apprentice": {
    name: "Darth Vader",
    is: { title: "The Emperor's Apprentice", cost: 155, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 7, courage: 3, speed: 2, die: "red" },
    bar: ["force", "force", "training", "training"],
    keywords: ["deflect", "immune-pierce", "jedi-hunter", "master-of-the-force 1", "relentless"],
    weapons: [
      weapon("Vader's Lightsaber", "melee", "5r", "impact 3", "pierce 3"),
      weapon("Force Throw", "1-2", "2b", "blast", "scatter"),
    ],
  },
  "fifth-brother-the-kill-is-mine": {
    name: "Fifth Brother",
    is: { title: "The Kill is Mine", cost: 97, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["training", "training", "force"],
    keywords: ["dauntless", "block", "enrage 2", "immune-pierce"],
    weapons: [
      weapon("Spinning Lightsaber", "melee", "5b", "ram 2", "impact 2", "pierce 1"),
      weapon("Thrown Spinning Lightsaber", "1-2", "3b", "impact 2", "pierce 1"),
    ],
  },
  "imperial-agent-bringing-order-to-the-galaxy": {
    name: "Imperial Agent",
    is: { title: "Bringing Order to the Galaxy", cost: 50, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["doctrine", "command", "training", "armament", "gear", "gear"],
    keywords: ["relentless", "equip (any doctrine)"],
    weapons: [weapon("Combat Training", "melee", "3b"), weapon("Blaster Pistol", "1-2", "1b 2w")],
  },
  "seventh-sister-compelled-to-inflict-pain": {
    name: "Seventh Sister",
    is: { title: "Compelled to Inflict Pain", cost: 102, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 3, speed: 2, die: "red", surge: { attack: "hit" } },
    bar: ["training", "training", "force"],
    keywords: [
      "jump 1",
      "associate (Fifth Brother)",
      "block",
      "charge",
      "disciplined 1",
      "immune-pierce",
      "interrogate",
    ],
    weapons: [
      weapon("Spinning Lightsaber", "melee", "5b", "impact 2", "pierce 1"),
      weapon("Thrown Spinning Lightsaber", "1-2", "3b", "impact 2", "pierce 1"),
    ],
  },
}));
