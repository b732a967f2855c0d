import type { Cards } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";

const AXE_EWOK = (): Upgrade => ({
  id: "axe-ewok",
  name: { en: "Axe Ewok" },
  type: "heavy-weapon",
  cost: 15,
  restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
  miniatures: 1,
  weapons: [
    melee("Stone Axe", dice(1, 0, 0), [
      { id: "impact", value: 1 },
      { id: "pierce", value: 1 },
    ]),
  ],
});

const ELECTRO_WHIP_SOLDIER = (): Upgrade => ({
  id: "electro-whip-soldier",
  name: { en: "Electro-Whip Soldier" },
  type: "heavy-weapon",
  cost: 10,
  restriction: { unit: "Pyke Syndicate Foot Soldiers" },
  miniatures: 1,
  weapons: [
    both("Electro-Whip Soldier", [1, 1], dice(2, 0, 0), [{ id: "immobilize", value: 1 }, { id: "suppressive" }]),
  ],
});

const MAG_DET_ENFORCER = (): Upgrade => ({
  id: "mag-det-enforcer",
  name: { en: "Mag-Det Enforcer" },
  type: "heavy-weapon",
  cost: 16,
  restriction: { unit: "Black Sun Enforcers" },
  miniatures: 1,
  weapons: [both("Mag-Detpack", [1, 1], dice(0, 3, 0), [{ id: "blast" }, { id: "impact", value: 3 }])],
});

const MANDALORIAN_SUPER_COMMANDO = (): Upgrade => ({
  id: "mandalorian-super-commando",
  name: { en: "Mandalorian Super Commando" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { unit: "Mandalorian Super Commandos" },
  miniatures: 1,
  keywords: [{ id: "cache", gains: { choose: "all", options: [{ what: "surge", n: 2 }] } }],
});

const P13_M_DISRUPTOR_SOLDIER = (): Upgrade => ({
  id: "p13-m-disruptor-soldier",
  name: { en: "P13-M Disruptor Soldier" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Pyke Syndicate Foot Soldiers" },
  miniatures: 1,
  weapons: [ranged("P13-M Disruptor", [1, 4], dice(1, 2, 0), [{ id: "impact", value: 1 }])],
});

const ROOK_KAST_HEAVY_WEAPON = (): Upgrade => ({
  id: "rook-kast-heavy-weapon",
  name: { en: "Rook Kast" },
  type: "heavy-weapon",
  cost: 35,
  bullets: 1,
  restriction: { unit: "Mandalorian Super Commandos" },
  miniatures: 1,
  keywords: [{ id: "retinue", of: [{ unit: "Maul" }] }, { id: "leader" }],
  weapons: [both("Rook's Blaster Pistols", [1, 2], dice(2, 0, 2))],
});

const SCATTER_GUN_ENFORCER = (): Upgrade => ({
  id: "scatter-gun-enforcer",
  name: { en: "Scatter Gun Enforcer" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Black Sun Enforcers" },
  miniatures: 1,
  weapons: [both("Scatter Gun", [1, 2], dice(2, 0, 0), [{ id: "pierce", value: 1 }])],
});

const SUPER_COMMANDO_GUNSLINGER = (): Upgrade => ({
  id: "super-commando-gunslinger",
  name: { en: "Super Commando Gunslinger" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Mandalorian Super Commandos" },
  miniatures: 1,
  weapons: [both("Dual Blaster Pistols", [1, 2], dice(0, 2, 2), [{ id: "lethal", value: 1 }])],
  doubts: ["Of the list of 2026-01-14 alone: cost, weapons."],
});

const SUPER_COMMANDO_MARKSMAN = (): Upgrade => ({
  id: "super-commando-marksman",
  name: { en: "Super Commando Marksman" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Mandalorian Super Commandos" },
  miniatures: 1,
  weapons: [ranged("Super Commando Marksman", [1, 3], dice(1, 1, 1))],
  doubts: ["An older table also gives Precise 1.", "Of the list of 2026-01-14 alone: weapons."],
});

/** Heavy weapon upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  AXE_EWOK,
  ELECTRO_WHIP_SOLDIER,
  MAG_DET_ENFORCER,
  MANDALORIAN_SUPER_COMMANDO,
  P13_M_DISRUPTOR_SOLDIER,
  ROOK_KAST_HEAVY_WEAPON,
  SCATTER_GUN_ENFORCER,
  SUPER_COMMANDO_GUNSLINGER,
  SUPER_COMMANDO_MARKSMAN,
];
