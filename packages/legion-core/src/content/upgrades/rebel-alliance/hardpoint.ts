import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";

const AX_108_GROUND_BUZZER = (): Upgrade => ({
  id: "ax-108-ground-buzzer",
  name: { en: 'Ax-108 "Ground Buzzer"' },
  type: "hardpoint",
  cost: 10,
  restriction: { unit: "T-47 Airspeeder" },
  weapons: [ranged('Ax-108 "Ground Buzzer"', [1, 2], dice(0, 4, 0), [{ id: "fixed", arcs: ["front"] }])],
});

const M_45_ION_BLASTER = (): Upgrade => ({
  id: "m-45-ion-blaster",
  name: { en: "M-45 Ion Blaster" },
  type: "hardpoint",
  cost: 28,
  restriction: { unit: "X-34 Landspeeder" },
  weapons: [
    ranged("M-45 Ion Blaster", [1, 4], dice(0, 2, 2), [
      { id: "fixed", arcs: ["front"] },
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
      { id: "ion", value: 1 },
    ]),
  ],
});

const MARK_II_MEDIUM_BLASTER = (): Upgrade => ({
  id: "mark-ii-medium-blaster",
  name: { en: "Mark II Medium Blaster" },
  type: "hardpoint",
  cost: 21,
  restriction: { unit: "X-34 Landspeeder" },
  weapons: [ranged("Mark II Medium Blaster", [1, 3], dice(0, 4, 0), [{ id: "fixed", arcs: ["front"] }])],
});

const MO_DK_POWER_HARPOON = (): Upgrade => ({
  id: "mo-dk-power-harpoon",
  name: { en: "MO/DK Power Harpoon" },
  type: "hardpoint",
  cost: 0,
  restriction: { unit: "T-47 Airspeeder" },
  weapons: [
    ranged("MO/DK Power Harpoon", [1, 2], dice(1, 0, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 1 },
      { id: "tow-cable" },
    ]),
  ],
});

/** Hardpoint upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  AX_108_GROUND_BUZZER,
  M_45_ION_BLASTER,
  MARK_II_MEDIUM_BLASTER,
  MO_DK_POWER_HARPOON,
];
