import { at, nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade, Weapon } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { GameWork } from "../../../state/work.ts";
import { chooseSide, isTurnedTo, placeOfCard } from "../../../units/cards.ts";
import { byStatic } from "../effects.ts";
import { KRAKEN_POOL } from "../pool-effects.ts";

const B2_ACM_BATTLE_DROID = (): Upgrade => ({
  id: "b2-acm-battle-droid",
  name: { en: "B2-ACM Battle Droid" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { unit: "B2 Super Battle Droids" },
  miniatures: 1,
  weapons: [ranged("Heavy Arm Cannon", [1, 2], dice(3, 0, 0))],
});

const B2_HA_BATTLE_DROID = (): Upgrade => ({
  id: "b2-ha-battle-droid",
  name: { en: "B2-HA Battle Droid" },
  type: "heavy-weapon",
  cost: 32,
  restriction: { unit: "B2 Super Battle Droids" },
  exhaust: true,
  miniatures: 1,
  keywords: [{ id: "cycle" }],
  weapons: [ranged("B2-HA Cannon", [2, 3], dice(2, 0, 1), [{ id: "blast" }, { id: "impact", value: 2 }])],
});

const BX_SERIES_DROID_SNIPER = (): Upgrade => ({
  id: "bx-series-droid-sniper",
  name: { en: "BX-Series Droid Sniper" },
  type: "heavy-weapon",
  cost: 40,
  restriction: { unit: "BX-Series Droid Commandos" },
  miniatures: 1,
  weapons: [ranged("BX Sniper Rifle", [1, 5], dice(2, 0, 0), [{ id: "immune-deflect" }, { id: "lethal", value: 1 }])],
  doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
});

const DIOXIS_MINE_SABOTEUR = (): Upgrade => ({
  id: "dioxis-mine-saboteur",
  name: { en: "Dioxis Mine Saboteur" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "BX-Series Droid Commandos" },
  miniatures: 1,
  weapons: [both("Dioxis Mine Saboteur", [1, 1], dice(1, 1, 1), [{ id: "blast" }, { id: "poison", value: 1 }])],
  special: true,
  doubts: ["Assault belongs to rules later than the rulebook.", "Of the list of 2026-01-14 alone: cost, weapons."],
});

const DIOXIS_MINE_SABOTEUR_ENTRY = (): UpgradeCard => ({ id: "dioxis-mine-saboteur" });

const DIOXIS_MINE_SABOTEUR_TEXT: CardText = {
  id: "dioxis-mine-saboteur",
  does: {
    en: "The card adds 1 miniature armed with its weapon. That weapons beside it in a pool have Assault belongs to later rules.",
    es: "La carta añade 1 miniatura armada con su arma. Que las armas que la acompañan en una reserva tengan Assault es de reglas posteriores.",
  },
};

const E_5C_B1_BATTLE_DROID = (): Upgrade => ({
  id: "e-5c-b1-battle-droid",
  name: { en: "E-5C B1 Battle Droid" },
  type: "heavy-weapon",
  cost: 16,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 1,
  weapons: [ranged("E-5C Blaster Rifle", [1, 3], dice(0, 3, 0))],
});

const E_5S_B1_BATTLE_DROID = (): Upgrade => ({
  id: "e-5s-b1-battle-droid",
  name: { en: "E-5s B1 Battle Droid" },
  type: "heavy-weapon",
  cost: 18,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 1,
  weapons: [ranged("E-5s Sniper Rifle", [1, 4], dice(1, 1, 0), [{ id: "critical", value: 1 }])],
  doubts: ["Weapon dice: the list and a reading of the card scan disagree (black and white swapped)."],
});

const E_60R_B1_BATTLE_DROID = (): Upgrade => ({
  id: "e-60r-b1-battle-droid",
  name: { en: "E-60R B1 Battle Droid" },
  type: "heavy-weapon",
  cost: 18,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 1,
  weapons: [ranged("E-60R B1 Battle Droid", [2, 4], dice(1, 1, 1), [{ id: "cumbersome" }, { id: "impact", value: 2 }])],
});

const ELECTRO_WHIP_MAGNAGUARD = (): Upgrade => ({
  id: "electro-whip-magnaguard",
  name: { en: "Electro-whip MagnaGuard" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "IG-100 MagnaGuard" },
  miniatures: 1,
  weapons: [both("Electro-Whip", [1, 1], dice(2, 0, 0), [{ id: "immobilize", value: 1 }, { id: "versatile" }])],
});

const FORCE_PIKE_WARRIOR = (): Upgrade => ({
  id: "force-pike-warrior",
  name: { en: "Force Pike Warrior" },
  type: "heavy-weapon",
  cost: 15,
  restriction: { unit: "Geonosian Warriors" },
  doubleSided: true,
  miniatures: 1,
  weapons: [melee("Force Pike", dice(1, 1, 0), [{ id: "suppressive" }])],
  special: true,
  doubts: [
    "Dice: list and table disagree on the second side.",
    "Weapon dice: the list and a reading of the card scan disagree (black and white swapped).",
  ],
});

const FORCE_PIKE_WARRIOR_ENTRY = (): UpgradeCard => ({
  id: "force-pike-warrior",
  bySides: (card) => {
    const { weapons = [] } = card;
    const melees = weapons.map((weapon) => ({ ...weapon, side: "A" as const }));
    return { ...card, weapons: [...melees, ...weapons.map(overrunning)] };
  },
  declaring: {
    step: "declare",
    rule: "leg.upgrade.double-sided-active-side",
    ways: ({ state }, { unit }) => {
      const attack = nearest(state, "attack");
      return attack?.attacker === unit && attack.reason === "attack" ? [""] : [];
    },
    take: (work, { unit }) => turnPike(work, unit),
  },
  haste: {
    adds: 0,
    available: ({ state }, { unit }) => {
      const move = nearest(state, "move");
      return move?.unit === unit && move.reason === "action";
    },
    pay: (work, { unit }) => turnPike(work, unit),
  },
});

const FORCE_PIKE_WARRIOR_TEXT: CardText = {
  id: "force-pike-warrior",
  does: {
    en: "The first side is a weapon for melee attacks, the second one for overrun attacks, with Overrun 1 and Suppressive. The card may be turned over before the defender of an attack action is declared and before a move action is made. Sources disagree on the dice of the second side; it has those of the first.",
    es: "La primera cara es un arma para ataques cuerpo a cuerpo; la segunda, para ataques de arrollamiento, con Arrollamiento 1 y Fuego de contención. Se puede dar la vuelta a la carta antes de declarar al defensor de una acción de ataque y antes de efectuar una acción de movimiento. Las fuentes discrepan sobre los dados de la segunda cara; tiene los de la primera.",
  },
};

const HEAVY_AQUA_DROID = (): Upgrade => ({
  id: "heavy-aqua-droid",
  name: { en: "Heavy Aqua Droid" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Aqua Droids" },
  miniatures: 1,
  weapons: [ranged("Heavy Blaster", [1, 3], dice(2, 0, 1), [{ id: "impact", value: 2 }])],
});

const IG_100_MAGNAGUARD = (): Upgrade => ({
  id: "ig-100-magnaguard",
  name: { en: "IG-100 MagnaGuard" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "IG-100 MagnaGuard" },
  miniatures: 1,
});

const KRAKEN = (): Upgrade => ({
  id: "kraken",
  name: { en: "Kraken" },
  type: "heavy-weapon",
  cost: 30,
  bullets: 1,
  restriction: { faction: "separatist-alliance", rank: "corps", type: "droid-trooper" },
  miniatures: 1,
  grants: ["heavy-weapon"],
  loses: ["ai"],
  keywords: [{ id: "leader" }],
  weapons: [both("Kraken's Blaster", [1, 3], dice(0, 1, 1))],
  special: true,
  doubts: ["Granted slot and wording from one summary each."],
});

const KRAKEN_ENTRY = (): UpgradeCard => ({
  id: "kraken",
  inAttack: ({ state }, { unit }) =>
    at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length,
  attacking: KRAKEN_POOL,
});

const KRAKEN_TEXT: CardText = {
  id: "kraken",
  does: {
    en: "The unit loses AI. When it attacks, it may upgrade 1 attack die for each of its miniatures that was defeated.",
    es: "La unidad pierde IA. Cuando ataca, puede mejorar 1 dado de ataque por cada una de sus miniaturas eliminadas.",
  },
  choices: {
    "kraken white-attack": { en: "Kraken: upgrade a white die", es: "Kraken: mejorar un dado blanco" },
    "kraken black-attack": { en: "Kraken: upgrade a black die", es: "Kraken: mejorar un dado negro" },
  },
};

const RADIATION_CANNON_B1_BATTLE_DROID = (): Upgrade => ({
  id: "radiation-cannon-b1-battle-droid",
  name: { en: "Radiation Cannon B1 Battle Droid" },
  type: "heavy-weapon",
  cost: 16,
  restriction: { unit: "B1 Battle Droids" },
  miniatures: 1,
  weapons: [ranged("Radiation Cannon", [1, 2], dice(2, 0, 0), [{ id: "poison", value: 1 }])],
});

const RPS_6_MAGNAGUARD = (): Upgrade => ({
  id: "rps-6-magnaguard",
  name: { en: "RPS-6 MagnaGuard" },
  type: "heavy-weapon",
  cost: 32,
  restriction: { unit: "IG-100 MagnaGuard" },
  miniatures: 1,
  weapons: [
    ranged("RPS-6", [2, 4], dice(1, 1, 1), [
      { id: "critical", value: 1 },
      { id: "impact", value: 2 },
    ]),
  ],
});

const SONIC_CANNON_WARRIOR = (): Upgrade => ({
  id: "sonic-cannon-warrior",
  name: { en: "Sonic Cannon Warrior" },
  type: "heavy-weapon",
  cost: 25,
  restriction: { unit: "Geonosian Warriors" },
  miniatures: 1,
  weapons: [ranged("Sonic Cannon Warrior", [1, 2], dice(1, 1, 1), [{ id: "impact", value: 1 }, { id: "scatter" }])],
});

/** Heavy weapon upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [
  B2_ACM_BATTLE_DROID,
  B2_HA_BATTLE_DROID,
  BX_SERIES_DROID_SNIPER,
  DIOXIS_MINE_SABOTEUR,
  E_5C_B1_BATTLE_DROID,
  E_5S_B1_BATTLE_DROID,
  E_60R_B1_BATTLE_DROID,
  ELECTRO_WHIP_MAGNAGUARD,
  FORCE_PIKE_WARRIOR,
  HEAVY_AQUA_DROID,
  IG_100_MAGNAGUARD,
  KRAKEN,
  RADIATION_CANNON_B1_BATTLE_DROID,
  RPS_6_MAGNAGUARD,
  SONIC_CANNON_WARRIOR,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [DIOXIS_MINE_SABOTEUR_ENTRY, FORCE_PIKE_WARRIOR_ENTRY, KRAKEN_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [DIOXIS_MINE_SABOTEUR_TEXT, FORCE_PIKE_WARRIOR_TEXT, KRAKEN_TEXT];

/** The weapon of the second side of a pike. */
function overrunning({ name, dice, keywords }: Weapon): Weapon {
  const range = { melee: false, min: null, max: null, overrun: true } as const;
  return { name, range, dice, keywords: [{ id: "overrun", value: 1 }, ...keywords], side: "B" };
}

/** The pike of a unit is turned over. */
function turnPike(work: GameWork, unit: number): void {
  const place = placeOfCard(work, unit, "force-pike-warrior");
  const side = isTurnedTo(work, unit, "force-pike-warrior", "A") ? "B" : "A";
  chooseSide(work, unit, place, side, byStatic("force-pike-warrior"));
}
