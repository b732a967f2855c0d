import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const EWOK_SLINGERS = (): Unit => ({
  id: "ewok-slingers",
  name: { en: "Ewok Slingers" },
  faction: "mercenary",
  affiliation: "ewoks",
  rank: "special-forces",
  cost: 38,
  type: "trooper",
  miniatures: 6,
  wounds: 1,
  courage: 1,
  speed: 2,
  defenseDie: "white",
  surge: {},
  upgradeBar: ["heavy-weapon", "personnel", "personnel", "training"],
  keywords: [
    { id: "mercenary", factions: ["rebel-alliance"] },
    { id: "independent", gains: { choose: "all", options: [{ what: "surge", n: 1 }] } },
    { id: "low-profile" },
    { id: "target", value: 1 },
    { id: "unhindered" },
  ],
  weapons: [melee("Stones", dice(0, 0, 1)), ranged("Slings", [1, 2], dice(0, 1, 0), [{ id: "primitive" }])],
  base: "small",
});

const MANDALORIAN_SUPER_COMMANDOS = (): Unit => ({
  id: "mandalorian-super-commandos",
  name: { en: "Mandalorian Super Commandos" },
  faction: "mercenary",
  affiliation: "maul-loyalists",
  rank: "special-forces",
  cost: 66,
  type: "trooper",
  miniatures: 3,
  wounds: 1,
  courage: 2,
  speed: 3,
  defenseDie: "red",
  surge: { defense: "block" },
  upgradeBar: ["heavy-weapon", "training", "comms", "gear", "grenades", "armament"],
  keywords: [
    { id: "jump", value: 2 },
    { id: "defend", value: 1 },
    { id: "impervious" },
    { id: "independent", gains: { choose: "all", options: [{ what: "aim", n: 1 }] } },
  ],
  weapons: [
    melee("Combat Expertise", dice(0, 2, 0)),
    ranged("Westar-35 Blaster Pistols", [1, 2], dice(0, 2, 0)),
    ranged("Galar-15 Blaster Carbine", [1, 3], dice(0, 1, 1)),
  ],
  base: "small",
  doubts: [
    "The dice of the carbine are those of the later card; the earlier ones are not recorded.",
    "Of the list of 2026-01-14 alone: type, subtype, weapons.",
  ],
});

/** Special forces of the mercenaries. */
export const FIGURES: Cards<Unit> = [EWOK_SLINGERS, MANDALORIAN_SUPER_COMMANDOS];
