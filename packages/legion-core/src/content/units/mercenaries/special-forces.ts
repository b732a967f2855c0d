import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Special forces of the mercenaries. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "mercenary", rank: "special-forces" }, () => ({
  "ewok-slingers": {
    name: "Ewok Slingers",
    is: { affiliation: "ewoks", cost: 38, type: "trooper", base: "small" },
    stats: { miniatures: 6, wounds: 1, courage: 1, speed: 2, die: "white" },
    bar: ["heavy-weapon", "personnel", "personnel", "training"],
    keywords: ["mercenary (rebel-alliance)", "independent (surge 1)", "low-profile", "target 1", "unhindered"],
    weapons: [weapon("Stones", "melee", "1w"), weapon("Slings", "1-2", "1b", "primitive")],
  },
  "mandalorian-super-commandos": {
    name: "Mandalorian Super Commandos",
    is: { affiliation: "maul-loyalists", cost: 66, type: "trooper", base: "small" },
    stats: { miniatures: 3, wounds: 1, courage: 2, speed: 3, die: "red", surge: { defense: "block" } },
    bar: ["heavy-weapon", "training", "comms", "gear", "grenades", "armament"],
    keywords: ["jump 2", "defend 1", "impervious", "independent (aim 1)"],
    weapons: [
      weapon("Combat Expertise", "melee", "2b"),
      weapon("Westar-35 Blaster Pistols", "1-2", "2b"),
      weapon("Galar-15 Blaster Carbine", "1-3", "1b 1w"),
    ],
    doubts: [
      "The dice of the carbine are those of the later card; the earlier ones are not recorded.",
      "Of the list of 2026-01-14 alone: type, subtype, weapons.",
    ],
  },
}));
