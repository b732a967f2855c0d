import { at } from "@sw/tabletop";
import { addDice } from "../../../attack/declaring.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee, ranged } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import { isNotedNow, noteNow } from "../../../units/activation.ts";
import { chooseSide, isTurnedTo, placeOfCard } from "../../../units/cards.ts";
import { byStatic } from "../effects.ts";
import { MARKSMAN_DOES, marksman } from "../shot-effects.ts";

const BESKAD_DUELIST_MANDALORIAN_RESISTANCE = (): Upgrade => ({
  id: "beskad-duelist-mandalorian-resistance",
  name: { en: "Beskad Duelist" },
  type: "heavy-weapon",
  cost: 24,
  restriction: { unit: "Mandalorian Resistance" },
  miniatures: 1,
  keywords: [{ id: "duelist" }, { id: "immune-pierce" }],
  weapons: [melee("Vibroblade", dice(2, 0, 0))],
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

const CASSIAN_ANDOR = (): Upgrade => ({
  id: "cassian-andor",
  name: { en: "Cassian Andor" },
  type: "heavy-weapon",
  cost: 25,
  bullets: 1,
  restriction: { faction: "rebel-alliance", rank: "corps" },
  doubleSided: true,
  miniatures: 1,
  grants: ["heavy-weapon"],
  changes: { courage: 1 },
  keywords: [{ id: "low-profile" }, { id: "secret-mission" }, { id: "uncanny-luck", value: 1 }, { id: "leader" }],
  weapons: [
    both("Black Ops", [1, 2], dice(2, 0, 0)),
    ranged("A280 Sniper Config", [1, 3], dice(0, 2, 0), [{ id: "long-shot" }]),
  ],
  special: true,
  doubts: ["Sniper dice: list 2 black, transcription 2 white. Granted slot differs between sources."],
});

const CASSIAN_ANDOR_ENTRY = (): UpgradeCard => ({
  id: "cassian-andor",
  starts: "A",
  bySides: (card) => ({
    ...card,
    keywords: (card.keywords ?? []).map((use) => {
      if (use.id === "leader") return use;
      return { ...use, side: use.id === "uncanny-luck" ? ("B" as const) : ("A" as const) };
    }),
  }),
  isFearless: (look, { unit }) => isTurnedTo(look, unit, "cassian-andor", "B"),
  moments: [
    {
      moment: "miniatures-lost",
      may: true,
      applies: (look, { unit }, about) => about === unit && isTurnedTo(look, unit, "cassian-andor", "A"),
      run: (work, { unit }) =>
        chooseSide(work, unit, placeOfCard(work, unit, "cassian-andor"), "B", byStatic("cassian-andor")),
    },
  ],
  declaring: {
    step: "weapons",
    rule: "leg.upgrade.static-by-default",
    ways: (look, { unit }, { inPool }) => {
      const mayUse = isTurnedTo(look, unit, "cassian-andor", "B") && !isNotedNow(look.state, AVENGED);
      return mayUse && inPool.length > 0 && fallenOf(look, unit) > 0 ? [""] : [];
    },
    take(work, { unit }) {
      noteNow(work, AVENGED);
      addDice(work, [fallenOf(work, unit), 0, 0]);
    },
  },
});

const CASSIAN_ANDOR_TEXT: CardText = {
  id: "cassian-andor",
  does: {
    en: "Cassian leads the unit, which has 1 courage more. The first side gives it Low Profile and Secret Mission. After miniatures of it were defeated the card may be turned over: the unit then has no courage value and Uncanny Luck 1, and once in each activation it may add a white attack die to a pool for each of its defeated miniatures.",
    es: "Cassian es el líder de la unidad, que tiene 1 más de Aplomo. La primera cara le da Furtivo y Misión secreta. Tras ser derrotadas miniaturas suyas se puede dar la vuelta a la carta: la unidad no tiene entonces valor de Aplomo y tiene Suerte increíble 1, y una vez por activación puede añadir a una reserva un dado de ataque blanco por cada miniatura suya derrotada.",
  },
};

const CM_0_93_TROOPER = (): Upgrade => ({
  id: "cm-0-93-trooper",
  name: { en: "CM-0/93 Trooper" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Rebel Veterans" },
  miniatures: 1,
  weapons: [ranged("CM-0/93", [1, 4], dice(0, 0, 4), [{ id: "critical", value: 2 }])],
});

const DH_447_SNIPER = (): Upgrade => ({
  id: "dh-447-sniper",
  name: { en: "DH-447 Sniper" },
  type: "heavy-weapon",
  cost: 35,
  restriction: { unit: "Rebel Commandos" },
  miniatures: 1,
  weapons: [
    ranged("DH-447 Sniper Rifle", [1, 5], dice(0, 1, 1), [{ id: "high-velocity" }, { id: "pierce", value: 1 }]),
  ],
  doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
});

const DLT_20A_TROOPER = (): Upgrade => ({
  id: "dlt-20a-trooper",
  name: { en: "DLT-20A Trooper" },
  type: "heavy-weapon",
  cost: 26,
  restriction: { unit: "Rebel Troopers" },
  miniatures: 1,
  weapons: [ranged("DLT-20A Trooper", [1, 4], dice(0, 2, 1), [{ id: "critical", value: 1 }])],
});

const MPL_57_BARRAGE_TROOPER = (): Upgrade => ({
  id: "mpl-57-barrage-trooper",
  name: { en: "MPL-57 Barrage Trooper", es: "Soldado de la Flota con MPL-57" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Fleet Troopers" },
  exhaust: true,
  miniatures: 1,
  keywords: [{ id: "cycle" }],
  weapons: [ranged("MPL-57 Barrage", [1, 3], dice(0, 1, 2), [{ id: "blast" }, { id: "impact", value: 2 }])],
});

const MPL_57_ION_TROOPER = (): Upgrade => ({
  id: "mpl-57-ion-trooper",
  name: { en: "MPL-57 Ion Trooper" },
  type: "heavy-weapon",
  cost: 27,
  restriction: { unit: "Rebel Troopers" },
  miniatures: 1,
  weapons: [
    both("MPL-57 Ion Blaster", [1, 3], dice(0, 2, 1), [
      { id: "critical", value: 1 },
      { id: "impact", value: 1 },
      { id: "ion", value: 1 },
    ]),
  ],
});

const PROTON_CHARGE_SABOTEUR = (): Upgrade => ({
  id: "proton-charge-saboteur",
  name: { en: "Proton Charge Saboteur" },
  type: "heavy-weapon",
  cost: 20,
  restriction: { unit: "Rebel Commandos" },
  miniatures: 1,
  weapons: [
    both("Proton Charge", [1, 1], dice(1, 1, 1), [
      { id: "blast" },
      { id: "critical", value: 2 },
      { id: "impact", value: 3 },
    ]),
  ],
  special: true,
  doubts: ["Assault belongs to rules later than the rulebook.", "Of the list of 2026-01-14 alone: cost, weapons."],
});

const PROTON_CHARGE_SABOTEUR_ENTRY = (): UpgradeCard => ({ id: "proton-charge-saboteur" });

const PROTON_CHARGE_SABOTEUR_TEXT: CardText = {
  id: "proton-charge-saboteur",
  does: {
    en: "The card adds 1 miniature armed with its weapon. That weapons beside it in a pool have Assault belongs to later rules.",
    es: "La carta añade 1 miniatura armada con su arma. Que las armas que la acompañan en una reserva tengan Assault es de reglas posteriores.",
  },
};

const REBEL_MARKSMAN = (): Upgrade => ({
  id: "rebel-marksman",
  name: { en: "Rebel Marksman" },
  type: "heavy-weapon",
  cost: 28,
  restriction: { unit: "Rebel Sleeper Cell" },
  action: "card-action",
  miniatures: 1,
  special: true,
  doubts: ["An older table reads surge or crit instead of hit or crit.", "Of the list of 2026-01-14 alone: cost."],
});

const REBEL_MARKSMAN_ENTRY = (): UpgradeCard => marksman("rebel-marksman");

const REBEL_MARKSMAN_TEXT: CardText = {
  id: "rebel-marksman",
  does: MARKSMAN_DOES,
};

const SCATTER_GUN_TROOPER = (): Upgrade => ({
  id: "scatter-gun-trooper",
  name: { en: "Scatter Gun Trooper" },
  type: "heavy-weapon",
  cost: 22,
  restriction: { unit: "Fleet Troopers" },
  miniatures: 1,
  weapons: [both("Scatter Gun", [1, 2], dice(2, 0, 0), [{ id: "pierce", value: 1 }])],
});

const SX_21_TROOPER = (): Upgrade => ({
  id: "sx-21-trooper",
  name: { en: "SX-21 Trooper" },
  type: "heavy-weapon",
  cost: 13,
  restriction: { unit: "Rebel Troopers" },
  miniatures: 1,
  weapons: [ranged("SX-21 Scatter Blaster", [1, 2], dice(2, 0, 2), [{ id: "impact", value: 1 }])],
});

const TRISTAN_WREN_MANDALORIAN_RESISTANCE = (): Upgrade => ({
  id: "tristan-wren-mandalorian-resistance",
  name: { en: "Tristan Wren" },
  type: "heavy-weapon",
  cost: 34,
  bullets: 1,
  restriction: { unit: "Mandalorian Resistance" },
  miniatures: 1,
  weapons: [ranged("Tristan Wren", [1, 3], dice(0, 2, 0), [{ id: "lethal", value: 1 }, { id: "suppressive" }])],
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

const URSA_WREN_MANDALORIAN_RESISTANCE = (): Upgrade => ({
  id: "ursa-wren-mandalorian-resistance",
  name: { en: "Ursa Wren" },
  type: "heavy-weapon",
  cost: 34,
  bullets: 1,
  restriction: { unit: "Mandalorian Resistance" },
  miniatures: 1,
  keywords: [{ id: "dauntless" }, { id: "leader" }],
  weapons: [both("Ursa Wren", [1, 2], dice(1, 1, 1), [{ id: "long-shot" }])],
  incomplete: true,
  doubts: ["From one list of that date.", "The effect is not recorded."],
});

const Z_6_TROOPER = (): Upgrade => ({
  id: "z-6-trooper",
  name: { en: "Z-6 Trooper" },
  type: "heavy-weapon",
  cost: 20,
  restriction: { unit: "Rebel Troopers" },
  miniatures: 1,
  weapons: [ranged("Z-6 Rotary Blaster", [1, 3], dice(0, 0, 6))],
});

/** Heavy weapon upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  BESKAD_DUELIST_MANDALORIAN_RESISTANCE,
  CASSIAN_ANDOR,
  CM_0_93_TROOPER,
  DH_447_SNIPER,
  DLT_20A_TROOPER,
  MPL_57_BARRAGE_TROOPER,
  MPL_57_ION_TROOPER,
  PROTON_CHARGE_SABOTEUR,
  REBEL_MARKSMAN,
  SCATTER_GUN_TROOPER,
  SX_21_TROOPER,
  TRISTAN_WREN_MANDALORIAN_RESISTANCE,
  URSA_WREN_MANDALORIAN_RESISTANCE,
  Z_6_TROOPER,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [CASSIAN_ANDOR_ENTRY, PROTON_CHARGE_SABOTEUR_ENTRY, REBEL_MARKSMAN_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CASSIAN_ANDOR_TEXT, PROTON_CHARGE_SABOTEUR_TEXT, REBEL_MARKSMAN_TEXT];

/** How activations note that the dice for those who fell were added. */
const AVENGED = "cassian-andor";

/** How many miniatures of a unit are defeated. */
function fallenOf({ state }: Look, unit: number): number {
  return at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length;
}
