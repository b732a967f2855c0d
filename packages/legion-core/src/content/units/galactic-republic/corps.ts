import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Corps units of the Galactic Republic. */
export const CARDS: UnitFile = /* @__PURE__ */ units({ faction: "galactic-republic", rank: "corps" }, () => ({
  "clone-trooper-infantry": {
    name: "Clone Trooper Infantry",
    is: { cost: 56, type: "clone-trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 2, die: "red" },
    bar: ["squad-leader", "heavy-weapon", "personnel", "training", "gear", "grenades"],
    keywords: ["reliable 1"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("DC-15A Blaster Carbine", "1-3", "1b")],
  },
  "clone-trooper-marksmen": {
    name: "Clone Trooper Marksmen",
    is: { cost: 50, type: "clone-trooper", base: "small" },
    stats: { miniatures: 4, wounds: 1, courage: 2, speed: 1, die: "red" },
    bar: ["squad-leader", "heavy-weapon", "personnel", "training", "gear"],
    keywords: ["prepared-position", "marksman"],
    weapons: [weapon("Unarmed", "melee", "1b"), weapon("DC-15A Blaster Rifle", "1-3", "1b", "long-shot")],
  },
}));
