import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Commanders of the Galactic Republic. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-republic", rank: "commander" }, () => ({
  "ahsoka-tano-padawan-commander": {
    name: "Ahsoka Tano",
    is: { title: "Padawan Commander", cost: 110, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 3, die: "red", surge: { attack: "crit" } },
    bar: ["command", "training", "force"],
    keywords: [
      "jump 2",
      "associate (Anakin Skywalker)",
      "deflect",
      "immune-pierce",
      "independent (recover 1)",
      "scout 1",
      "shien-mastery",
    ],
    weapons: [weapon("Ahsoka's Lightsabers", "melee", "5b 3w", "impact 2", "pierce 1")],
  },
  "anakin-skywalker-the-chosen-one": {
    name: "Anakin Skywalker",
    is: { title: "The Chosen One", cost: 170, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["force", "force", "training", "training"],
    keywords: ["jump 1", "charge", "deflect", "djem-so-mastery", "immune-pierce", "master-of-the-force 1", "tempted"],
    weapons: [weapon("Anakin's Lightsaber", "melee", "5r", "impact 3", "pierce 3")],
  },
  "chewbacca-hero-of-kashyyyk": {
    name: "Chewbacca",
    is: { title: "Hero of Kashyyyk", cost: 90, bullets: 1, type: "wookiee-trooper", base: "small" },
    stats: { wounds: 9, courage: 2, speed: 2, die: "white", surge: { attack: "hit" } },
    bar: ["training", "training", "gear"],
    keywords: ["enrage 4", { id: "guardian", value: 2, of: [{ rank: "commander" }] }, "reliable 2", "scale"],
    weapons: [
      weapon("Overwhelm", "melee", "4r", "lethal 1"),
      weapon("Chewbacca's Bowcaster", "1-3", "2r 2w", "critical 1", "impact 1", "pierce 1"),
    ],
  },
  "clone-captain-rex-honorable-soldier": {
    name: "Clone Captain Rex",
    is: { title: "Honorable Soldier", cost: 95, bullets: 1, type: "clone-trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["command", "training", "gear", "gear", "grenades"],
    keywords: ["gunslinger", "scout 1", "scouting-party 2", "sharpshooter 1", "tactical 1"],
    weapons: [weapon("Advanced Combat Training", "melee", "2r"), weapon("Dual DC-17 Hand Blasters", "1-2", "3r")],
  },
  "clone-commander-cody-leader-of-the-212th": {
    name: ["Clone Commander Cody", "Comandante clon Cody"],
    is: { title: "Leader of the 212th", cost: 95, bullets: 1, type: "clone-trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["command", "training", "gear"],
    keywords: [
      { id: "observe", value: 2, as: "free-action" },
      "jump 1",
      "take-cover 1",
      { id: "direct", of: [{ type: "vehicle" }] },
      "target 1",
    ],
    weapons: [
      weapon("Advanced Combat Training", "melee", "2r"),
      weapon("Cody's DC-15A Blaster Rifle", "1-4", "2r 1b 1w", "lethal 1", "impact 1"),
    ],
  },
  "clone-commander-trained-for-leadership": {
    name: "Clone Commander",
    is: { title: "Trained For Leadership", cost: 60, type: "clone-trooper", base: "small" },
    stats: { wounds: 4, courage: 2, speed: 2, die: "red" },
    bar: ["command", "training", "gear"],
    keywords: ["bolster 2", { id: "direct", of: [{ rank: "corps", type: "clone-trooper" }] }, "sharpshooter 1"],
    weapons: [
      weapon("Advanced Combat Training", "melee", "2r"),
      weapon("Commander's DC-15 Blaster Rifle", "1-3", "3b"),
    ],
  },
  "jedi-knight-general-strong-in-the-force": {
    name: "Jedi Knight General",
    is: { title: "Strong in the Force", cost: 105, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red" },
    bar: ["doctrine", "force", "force", "training", "training", "armament"],
    keywords: ["deflect", "equip (any doctrine, any armament)", "immune-pierce", "master-of-the-force 1"],
  },
  "obi-wan-kenobi-civilized-warrior": {
    name: "Obi-Wan Kenobi",
    is: { title: "Civilized Warrior", cost: 150, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red" },
    bar: ["force", "force", "command", "training"],
    keywords: ["jump 1", "charge", "deflect", "guardian 3", "immune-pierce", "master-of-the-force 1", "soresu-mastery"],
    weapons: [weapon("Obi-Wan's Lightsaber", "melee", "2r 2b 2w", "critical 2", "impact 2", "pierce 2")],
  },
  "wookiee-chieftain-clan-leader": {
    name: "Wookiee Chieftain",
    is: { title: "Clan Leader", cost: 100, type: "wookiee-trooper", base: "small" },
    stats: { wounds: 7, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["command", "training", "training", "gear"],
    keywords: ["agile 1", "charge", "duelist", "indomitable", "scale"],
    weapons: [
      weapon("Ancestral Weapon", "melee", "2r 2b 2w"),
      weapon("Chieftain's Bowcaster", "1-3", "4b", "impact 1", "pierce 1"),
    ],
  },
  "yoda-grand-master-of-the-jedi-order": {
    name: "Yoda",
    is: { title: "Grand Master of the Jedi Order", cost: 150, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 4, speed: 1, die: "red", surge: { attack: "crit", defense: "block" } },
    bar: ["force", "force", "force", "command"],
    keywords: [
      { id: "guidance", of: [{ type: "trooper" }] },
      "ataru-mastery",
      "deflect",
      "immune-pierce",
      "master-of-the-force 2",
    ],
    weapons: [
      weapon("Yoda's Lightsaber", "melee", "4r", "impact 2", "pierce 2"),
      weapon("Force Wave", "1-2", "4b", "blast", "suppressive"),
    ],
  },
}));
