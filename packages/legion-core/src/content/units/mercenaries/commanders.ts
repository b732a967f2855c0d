import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Commanders of the mercenaries. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "mercenary", rank: "commander" }, () => ({
  "black-sun-vigo": {
    name: "Black Sun Vigo",
    is: { affiliation: "black-sun", cost: 50, type: "trooper", base: "small" },
    stats: { wounds: 4, courage: 2, speed: 2, die: "red" },
    bar: ["command", "gear"],
    keywords: [
      "mercenary (galactic-empire, separatist-alliance)",
      { id: "aid", of: [{ affiliation: "black-sun" }] },
      "dauntless",
      "independent (aim 1)",
    ],
    weapons: [weapon("Vigo's Double Blaster", "melee 1-2", "2b 2w")],
  },
  "c-3po-golden-god": {
    name: "C-3PO",
    is: { title: "Golden God", affiliation: "ewoks", cost: 40, bullets: 1, type: "droid-trooper", base: "small" },
    stats: { wounds: 3, courage: 2, speed: 2, die: "white", surge: { defense: "block" } },
    keywords: [
      "master-storyteller",
      { id: "compel", of: [{ affiliation: "ewoks", type: "trooper" }] },
      "infiltrate",
      "divine-influence",
    ],
  },
  "gar-saxon-militant-commander": {
    name: "Gar Saxon",
    is: {
      title: "Militant Commander",
      affiliation: "maul-loyalists",
      cost: 90,
      bullets: 1,
      type: "trooper",
      base: "small",
    },
    stats: { wounds: 5, courage: 2, speed: 3, die: "red", surge: { attack: "crit", defense: "block" } },
    bar: ["training", "training", "comms", "gear", "gear", "armament", "armament"],
    keywords: ["jump 2", "allies-of-convenience", "compel", "impervious", "sharpshooter 1"],
    weapons: [
      weapon("Advanced Combat Training", "melee", "2r"),
      weapon("Saxon's Westar-35 Blaster Pistol", "1-2", "1r 2b 1w", "pierce 1"),
    ],
    doubts: [
      "Title: the card picture reads as given; the list prints Commando.",
      "Of the list of 2026-01-14 alone: type, subtype.",
    ],
  },
  "logray-superstitious-shaman": {
    name: "Logray",
    is: { title: "Superstitious Shaman", affiliation: "ewoks", cost: 45, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 4, courage: 3, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["command", "training", "training", "training"],
    keywords: [
      { id: "aid", of: [{ affiliation: "ewoks" }] },
      "independent (aim 1 or dodge 1)",
      "inspire 2",
      "low-profile",
      "nimble",
    ],
    weapons: [weapon("Staff", "melee", "2b", "suppressive")],
  },
  "pyke-syndicate-capo": {
    name: "Pyke Syndicate Capo",
    is: { affiliation: "pyke-syndicate", cost: 48, type: "trooper", base: "small" },
    stats: { wounds: 4, courage: 2, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["command", "gear"],
    keywords: [
      "mercenary (galactic-empire, rebel-alliance, galactic-republic, separatist-alliance)",
      { id: "aid", of: [{ affiliation: "pyke-syndicate" }] },
      "independent (dodge 1)",
      "danger-sense 2",
    ],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("Capo's P13 Long Blaster", "1-3", "3b")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "wicket-hero-of-bright-tree": {
    name: "Wicket",
    is: { title: "Hero of Bright Tree", affiliation: "ewoks", cost: 70, bullets: 1, type: "trooper", base: "small" },
    stats: { wounds: 5, courage: 2, speed: 2, die: "white", surge: { attack: "crit", defense: "block" } },
    bar: ["training", "training", "training"],
    keywords: [
      "mercenary (rebel-alliance)",
      "independent (dodge 1)",
      "low-profile",
      "nimble",
      "relentless",
      "scout 1",
      "scouting-party 2",
      "unhindered",
    ],
    weapons: [weapon("Spear", "melee", "2r 1b", "pierce 1"), weapon("Sling", "1-2", "1b", "pierce 1", "primitive")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
}));
