import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Corps units of the mercenaries. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "mercenary", rank: "corps" }, () => ({
  "black-sun-enforcers": {
    name: ["Black Sun Enforcers", "Ejecutores del Sol Negro"],
    is: { affiliation: "black-sun", cost: 50, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "red" },
    bar: ["heavy-weapon", "personnel", "gear", "grenades"],
    keywords: [
      "mercenary (galactic-empire, separatist-alliance)",
      "dauntless",
      "precise 1",
      "self-preservation",
      "independent (aim 1)",
    ],
    weapons: [weapon("Close Quarters Combat", "melee", "1r"), weapon("BH-4 Double Blaster", "1-2", "1b 1w")],
  },
  "ewok-skirmishers": {
    name: "Ewok Skirmishers",
    is: { affiliation: "ewoks", cost: 40, type: "trooper", base: "small" },
    stats: { miniatures: 6, wounds: 1, courage: 1, speed: 2, die: "white" },
    bar: ["heavy-weapon", "personnel", "personnel", "training"],
    keywords: ["mercenary (rebel-alliance)", "low-profile", "unhindered"],
    weapons: [weapon("Spear", "melee", "1b")],
  },
  "pyke-syndicate-foot-soldiers": {
    name: "Pyke Syndicate Foot Soldiers",
    is: { affiliation: "pyke-syndicate", cost: 42, type: "trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 1, speed: 2, die: "white", surge: { defense: "block" } },
    bar: ["heavy-weapon", "personnel", "gear", "grenades"],
    keywords: [
      "mercenary (galactic-empire, rebel-alliance, galactic-republic, separatist-alliance)",
      "self-preservation",
      "danger-sense 2",
      "outmaneuver",
      "independent (dodge 1)",
    ],
    weapons: [weapon("Stun Baton", "melee", "2w"), weapon("P13 Long Blaster", "1-3", "1b")],
  },
}));
