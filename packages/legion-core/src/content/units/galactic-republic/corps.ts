import type { Cards } from "../../../catalogue/cards.ts";
import type { Unit } from "../../../catalogue/entries.ts";
import { dice, melee, ranged } from "../../../catalogue/writing.ts";

const CLONE_TROOPER_INFANTRY = (): Unit => ({
  id: "clone-trooper-infantry",
  name: { en: "Clone Trooper Infantry" },
  faction: "galactic-republic",
  rank: "corps",
  cost: 56,
  type: "clone-trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["squad-leader", "heavy-weapon", "personnel", "training", "gear", "grenades"],
  keywords: [{ id: "reliable", value: 1 }],
  weapons: [melee("Unarmed", dice(0, 1, 0)), ranged("DC-15A Blaster Carbine", [1, 3], dice(0, 1, 0))],
  base: "small",
});

const CLONE_TROOPER_MARKSMEN = (): Unit => ({
  id: "clone-trooper-marksmen",
  name: { en: "Clone Trooper Marksmen" },
  faction: "galactic-republic",
  rank: "corps",
  cost: 50,
  type: "clone-trooper",
  miniatures: 4,
  wounds: 1,
  courage: 2,
  speed: 1,
  defenseDie: "red",
  surge: {},
  upgradeBar: ["squad-leader", "heavy-weapon", "personnel", "training", "gear"],
  keywords: [{ id: "prepared-position" }, { id: "marksman" }],
  weapons: [
    melee("Unarmed", dice(0, 1, 0)),
    ranged("DC-15A Blaster Rifle", [1, 3], dice(0, 1, 0), [{ id: "long-shot" }]),
  ],
  base: "small",
});

/** Corps units of the Galactic Republic. */
export const FIGURES: Cards<Unit> = [CLONE_TROOPER_INFANTRY, CLONE_TROOPER_MARKSMEN];
