import { at, nearest } from "@sw/tabletop";
import { attackActionBy } from "../../../attack/declared.ts";
import type { Weapon } from "../../../catalogue/entries.ts";
import { figure, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { GameWork } from "../../../state/work.ts";
import { chooseSide, isTurnedTo, placeOfCard } from "../../../units/cards.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { byStatic } from "../effects.ts";
import { KRAKEN_POOL } from "../pool-effects.ts";

/** Heavy weapon upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "heavy-weapon" }, () => ({
  "b2-acm-battle-droid": {
    name: "B2-ACM Battle Droid",
    cost: 24,
    restriction: { unit: "B2 Super Battle Droids" },
    miniatures: 1,
    weapons: [weapon("Heavy Arm Cannon", "1-2", "3r")],
  },
  "b2-ha-battle-droid": {
    name: "B2-HA Battle Droid",
    cost: 32,
    restriction: { unit: "B2 Super Battle Droids" },
    exhaust: true,
    miniatures: 1,
    keywords: ["cycle"],
    weapons: [weapon("B2-HA Cannon", "2-3", "2r 1w", "blast", "impact 2")],
  },
  "bx-series-droid-sniper": {
    name: "BX-Series Droid Sniper",
    cost: 40,
    restriction: { unit: "BX-Series Droid Commandos" },
    miniatures: 1,
    weapons: [weapon("BX Sniper Rifle", "1-5", "2r", "immune-deflect", "lethal 1")],
    doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
  },
  "dioxis-mine-saboteur": {
    name: "Dioxis Mine Saboteur",
    cost: 28,
    restriction: { unit: "BX-Series Droid Commandos" },
    miniatures: 1,
    weapons: [weapon("Dioxis Mine Saboteur", "melee 1-1", "1r 1b 1w", "blast", "poison 1")],
    doubts: ["Assault belongs to rules later than the rulebook.", "Of the list of 2026-01-14 alone: cost, weapons."],
    en: "The card adds 1 miniature armed with its weapon. That weapons beside it in a pool have Assault belongs to later rules.",
    es: "La carta añade 1 miniatura armada con su arma. Que las armas que la acompañan en una reserva tengan Assault es de reglas posteriores.",
    does: () => [],
  },
  "e-5c-b1-battle-droid": {
    name: "E-5C B1 Battle Droid",
    cost: 16,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 1,
    weapons: [weapon("E-5C Blaster Rifle", "1-3", "3b")],
  },
  "e-5s-b1-battle-droid": {
    name: "E-5s B1 Battle Droid",
    cost: 18,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 1,
    weapons: [weapon("E-5s Sniper Rifle", "1-4", "1r 1b", "critical 1")],
    doubts: ["Weapon dice: the list and a reading of the card scan disagree (black and white swapped)."],
  },
  "e-60r-b1-battle-droid": {
    name: "E-60R B1 Battle Droid",
    cost: 18,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 1,
    weapons: [weapon("E-60R B1 Battle Droid", "2-4", "1r 1b 1w", "cumbersome", "impact 2")],
  },
  "electro-whip-magnaguard": {
    name: "Electro-whip MagnaGuard",
    cost: 28,
    restriction: { unit: "IG-100 MagnaGuard" },
    miniatures: 1,
    weapons: [weapon("Electro-Whip", "melee 1-1", "2r", "immobilize 1", "versatile")],
  },
  "force-pike-warrior": {
    name: "Force Pike Warrior",
    cost: 15,
    restriction: { unit: "Geonosian Warriors" },
    doubleSided: true,
    miniatures: 1,
    weapons: [weapon("Force Pike", "melee", "1r 1b", "suppressive")],
    doubts: [
      "Dice: list and table disagree on the second side.",
      "Weapon dice: the list and a reading of the card scan disagree (black and white swapped).",
    ],
    en: "The first side is a weapon for melee attacks, the second one for overrun attacks, with Overrun 1 and Suppressive. The card may be turned over before the defender of an attack action is declared and before a move action is made. Sources disagree on the dice of the second side; it has those of the first.",
    es: "La primera cara es un arma para ataques cuerpo a cuerpo; la segunda, para ataques de arrollamiento, con Arrollamiento 1 y Fuego de contención. Se puede dar la vuelta a la carta antes de declarar al defensor de una acción de ataque y antes de efectuar una acción de movimiento. Las fuentes discrepan sobre los dados de la segunda cara; tiene los de la primera.",
    does: (card) => [
      on("by-sides", (card) => {
        const { weapons = [] } = card;
        const melees = weapons.map((weapon) => ({ ...weapon, side: "A" as const }));
        return { ...card, weapons: [...melees, ...weapons.map(overrunning)] };
      }),
      on("declaring", {
        step: "declare",
        rule: "leg.upgrade.double-sided-active-side",
        ways: (look, { unit }) => (attackActionBy(look, unit) === undefined ? [] : [""]),
        take: (work, { unit }) => turnPike(work, unit, card),
      }),
      on("haste", {
        adds: 0,
        available: ({ state }, { unit }) => {
          const move = nearest(state, "move");
          return move?.unit === unit && move.reason === "action";
        },
        pay: (work, { unit }) => turnPike(work, unit, card),
      }),
    ],
  },
  "heavy-aqua-droid": {
    name: "Heavy Aqua Droid",
    cost: 28,
    restriction: { unit: "Aqua Droids" },
    miniatures: 1,
    weapons: [weapon("Heavy Blaster", "1-3", "2r 1w", "impact 2")],
  },
  "ig-100-magnaguard": {
    name: "IG-100 MagnaGuard",
    cost: 22,
    restriction: { unit: "IG-100 MagnaGuard" },
    miniatures: 1,
  },
  kraken: {
    name: "Kraken",
    cost: 30,
    bullets: 1,
    restriction: { faction: "separatist-alliance", rank: "corps", type: "droid-trooper" },
    miniatures: 1,
    grants: ["heavy-weapon"],
    loses: ["ai"],
    keywords: ["leader"],
    weapons: [weapon("Kraken's Blaster", "melee 1-3", "1b 1w")],
    doubts: ["Granted slot and wording from one summary each."],
    en: "The unit loses AI. When it attacks, it may upgrade 1 attack die for each of its miniatures that was defeated.",
    es: "La unidad pierde IA. Cuando ataca, puede mejorar 1 dado de ataque por cada una de sus miniaturas eliminadas.",
    choices: {
      "kraken white-attack": { en: "Kraken: upgrade a white die", es: "Kraken: mejorar un dado blanco" },
      "kraken black-attack": { en: "Kraken: upgrade a black die", es: "Kraken: mejorar un dado negro" },
    },
    does: () => [
      figure(
        "in-attack",
        ({ state }, { unit }) => at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length,
      ),
      on("attacking", KRAKEN_POOL),
    ],
  },
  "radiation-cannon-b1-battle-droid": {
    name: "Radiation Cannon B1 Battle Droid",
    cost: 16,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 1,
    weapons: [weapon("Radiation Cannon", "1-2", "2r", "poison 1")],
  },
  "rps-6-magnaguard": {
    name: "RPS-6 MagnaGuard",
    cost: 32,
    restriction: { unit: "IG-100 MagnaGuard" },
    miniatures: 1,
    weapons: [weapon("RPS-6", "2-4", "1r 1b 1w", "critical 1", "impact 2")],
  },
  "sonic-cannon-warrior": {
    name: "Sonic Cannon Warrior",
    cost: 25,
    restriction: { unit: "Geonosian Warriors" },
    miniatures: 1,
    weapons: [weapon("Sonic Cannon Warrior", "1-2", "1r 1b 1w", "impact 1", "scatter")],
  },
}));

/** Returns the weapon on the second side of a pike. */
function overrunning({ name, dice, keywords }: Weapon): Weapon {
  const range = { melee: false, min: null, max: null, overrun: true } as const;
  return { name, range, dice, keywords: [{ id: "overrun", value: 1 }, ...keywords], side: "B" };
}

/** Turns the pike of a unit to its other side. */
function turnPike(work: GameWork, unit: UnitIndex, card: string): void {
  const place = placeOfCard(work, unit, card);
  const side = isTurnedTo(work, unit, card, "A") ? "B" : "A";
  chooseSide(work, unit, place, side, byStatic(card));
}
