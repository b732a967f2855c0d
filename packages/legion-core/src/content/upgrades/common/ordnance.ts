import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const ARMOR_PIERCING_SHELLS = (): Upgrade => ({
  id: "armor-piercing-shells",
  name: { en: "Armor-Piercing Shells" },
  type: "ordnance",
  cost: 10,
  exhaust: true,
  keywords: [{ id: "cycle" }],
  weapons: [
    ranged("Armor-Piercing Shells", [2, 3], dice(1, 2, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 3 },
    ]),
  ],
});

const BUNKER_BUSTER_SHELLS = (): Upgrade => ({
  id: "bunker-buster-shells",
  name: { en: '"Bunker Buster" Shells' },
  type: "ordnance",
  cost: 12,
  exhaust: true,
  keywords: [{ id: "cycle" }],
  weapons: [
    ranged("Bunker Buster Shells", [1, 2], dice(0, 1, 3), [
      { id: "fixed", arcs: ["front"] },
      { id: "blast" },
      { id: "scatter" },
    ]),
  ],
});

const HIGH_ENERGY_SHELLS = (): Upgrade => ({
  id: "high-energy-shells",
  name: { en: "High-Energy Shells" },
  type: "ordnance",
  cost: 8,
  exhaust: true,
  keywords: [{ id: "cycle" }],
  weapons: [
    ranged("High-Energy Shells", [2, 4], dice(2, 0, 1), [
      { id: "fixed", arcs: ["front"] },
      { id: "critical", value: 1 },
      { id: "high-velocity" },
    ]),
  ],
});

/** Ordnance upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [ARMOR_PIERCING_SHELLS, BUNKER_BUSTER_SHELLS, HIGH_ENERGY_SHELLS];
