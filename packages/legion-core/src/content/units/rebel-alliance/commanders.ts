import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Commanders of the Rebel Alliance. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "rebel-alliance", rank: "commander" }, () => ({
  "han-solo-unorthodox-general": {
    name: "Han Solo",
    is: { title: "Unorthodox General", cost: 100, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["command", "training", "gear"],
    keywords: ["steady", "low-profile", "gunslinger", "sharpshooter 1", "uncanny-luck 3"],
    weapons: [weapon("Brawl", "melee", "3w"), weapon("Han's DL-44", "1-2", "2r", "pierce 2")],
  },
  "lando-calrissian-canny-general": {
    name: "Lando Calrissian",
    is: { title: "Canny General", cost: 105, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["command", "training", "gear"],
    keywords: [
      { id: "guidance", of: [{ rank: "corps", type: "trooper" }] },
      "allies-of-convenience",
      "steady",
      "uncanny-luck 2",
      "one-step-ahead",
    ],
    weapons: [weapon("Backup Plan", "melee", "3b"), weapon("Lando's X-8 Pistol", "1-2", "1r 3b", "long-shot")],
  },
  "leia-organa-fearless-and-inventive": {
    name: "Leia Organa",
    is: { title: "Fearless and Inventive", cost: 75, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["command", "command", "training", "gear"],
    keywords: ["take-cover 2", "exemplar", "inspire 2", "nimble", "sharpshooter 2"],
    weapons: [weapon("Martial Arts", "melee", "3b"), weapon("Leia's Blaster", "1-3", "3r")],
  },
  "luke-skywalker-hero-of-the-rebellion": {
    name: "Luke Skywalker",
    is: { title: "Hero of the Rebellion", cost: 120, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 3, speed: 2, die: "red", surge: { attack: "crit" } },
    bar: ["force", "command", "training", "gear"],
    keywords: ["jump 1", "block", "charge", "immune-pierce", "inspire 2", "sharpshooter 1"],
    weapons: [
      weapon("Anakin's Lightsaber", "melee", "2r 3b", "impact 2", "pierce 1"),
      weapon("Luke's Blaster", "1-2", "1r 3b", "long-shot", "pierce 1"),
    ],
  },
  "rebel-officer-fighting-for-freedom": {
    name: "Rebel Officer",
    is: { title: "Fighting for Freedom", cost: 55, type: "trooper", base: "small" },
    stats: { wounds: 6, courage: 2, speed: 2, die: "white", surge: { attack: "hit", defense: "block" } },
    bar: ["doctrine", "command", "training", "training", "armament", "gear", "grenades"],
    keywords: ["inspire 1", "equip (any doctrine)"],
    weapons: [weapon("Combat Training", "melee", "3b"), weapon("Blaster Pistol", "1-2", "1b 2w")],
  },
}));
