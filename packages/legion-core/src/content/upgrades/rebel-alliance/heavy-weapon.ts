import { at } from "@sw/tabletop";
import { addDice } from "../../../attack/declaring.ts";
import { may, on, permits } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isNotedNow, noteNow } from "../../../units/activation.ts";
import { chooseSide, isTurnedTo, placeOfCard } from "../../../units/cards.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { byStatic } from "../effects.ts";
import { MARKSMAN_DOES, marksman } from "../shot-effects.ts";

/** Heavy weapon upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "heavy-weapon" }, () => ({
  "beskad-duelist-mandalorian-resistance": {
    name: "Beskad Duelist",
    cost: 24,
    restriction: { unit: "Mandalorian Resistance" },
    miniatures: 1,
    keywords: ["duelist", "immune-pierce"],
    weapons: [weapon("Vibroblade", "melee", "2r")],
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
  "cassian-andor": {
    name: "Cassian Andor",
    cost: 25,
    bullets: 1,
    restriction: { faction: "rebel-alliance", rank: "corps" },
    doubleSided: true,
    miniatures: 1,
    grants: ["heavy-weapon"],
    changes: { courage: 1 },
    keywords: ["low-profile", "secret-mission", "uncanny-luck 1", "leader"],
    weapons: [weapon("Black Ops", "melee 1-2", "2r"), weapon("A280 Sniper Config", "1-3", "2b", "long-shot")],
    doubts: ["Sniper dice: list 2 black, transcription 2 white. Granted slot differs between sources."],
    en: "Cassian leads the unit, which has 1 courage more. The first side gives it Low Profile and Secret Mission. After miniatures of it were defeated the card may be turned over: the unit then has no courage value and Uncanny Luck 1, and once in each activation it may add a white attack die to a pool for each of its defeated miniatures.",
    es: "Cassian es el líder de la unidad, que tiene 1 más de Aplomo. La primera cara le da Furtivo y Misión secreta. Tras ser derrotadas miniaturas suyas se puede dar la vuelta a la carta: la unidad no tiene entonces valor de Aplomo y tiene Suerte increíble 1, y una vez por activación puede añadir a una reserva un dado de ataque blanco por cada miniatura suya derrotada.",
    does: (own) => [
      on("starts", "A"),
      on("by-sides", (card) => ({
        ...card,
        keywords: (card.keywords ?? []).map((use) => {
          if (use.id === "leader") return use;
          return { ...use, side: use.id === "uncanny-luck" ? ("B" as const) : ("A" as const) };
        }),
      })),
      permits("fearless", (look, { unit }) => isTurnedTo(look, unit, own, "B")),
      may(
        "miniatures-lost",
        (look, { unit }, about) => about === unit && isTurnedTo(look, unit, own, "A"),
        (work, { unit }) => chooseSide(work, unit, placeOfCard(work, unit, own), "B", byStatic(own)),
      ),
      on("declaring", {
        step: "weapons",
        rule: "leg.upgrade.static-by-default",
        ways: (look, { unit }, { inPool }) => {
          const mayUse = isTurnedTo(look, unit, own, "B") && !isNotedNow(look.state, own);
          return mayUse && inPool.length > 0 && fallenOf(look, unit) > 0 ? [""] : [];
        },
        take(work, { unit }) {
          noteNow(work, own);
          addDice(work, [fallenOf(work, unit), 0, 0]);
        },
      }),
    ],
  },
  "cm-0-93-trooper": {
    name: "CM-0/93 Trooper",
    cost: 22,
    restriction: { unit: "Rebel Veterans" },
    miniatures: 1,
    weapons: [weapon("CM-0/93", "1-4", "4w", "critical 2")],
  },
  "dh-447-sniper": {
    name: "DH-447 Sniper",
    cost: 35,
    restriction: { unit: "Rebel Commandos" },
    miniatures: 1,
    weapons: [weapon("DH-447 Sniper Rifle", "1-5", "1b 1w", "high-velocity", "pierce 1")],
    doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
  },
  "dlt-20a-trooper": {
    name: "DLT-20A Trooper",
    cost: 26,
    restriction: { unit: "Rebel Troopers" },
    miniatures: 1,
    weapons: [weapon("DLT-20A Trooper", "1-4", "2b 1w", "critical 1")],
  },
  "mpl-57-barrage-trooper": {
    name: ["MPL-57 Barrage Trooper", "Soldado de la Flota con MPL-57"],
    cost: 22,
    restriction: { unit: "Fleet Troopers" },
    exhaust: true,
    miniatures: 1,
    keywords: ["cycle"],
    weapons: [weapon("MPL-57 Barrage", "1-3", "1b 2w", "blast", "impact 2")],
  },
  "mpl-57-ion-trooper": {
    name: "MPL-57 Ion Trooper",
    cost: 27,
    restriction: { unit: "Rebel Troopers" },
    miniatures: 1,
    weapons: [weapon("MPL-57 Ion Blaster", "melee 1-3", "2b 1w", "critical 1", "impact 1", "ion 1")],
  },
  "proton-charge-saboteur": {
    name: "Proton Charge Saboteur",
    cost: 20,
    restriction: { unit: "Rebel Commandos" },
    miniatures: 1,
    weapons: [weapon("Proton Charge", "melee 1-1", "1r 1b 1w", "blast", "critical 2", "impact 3")],
    doubts: ["Assault belongs to rules later than the rulebook.", "Of the list of 2026-01-14 alone: cost, weapons."],
    en: "The card adds 1 miniature armed with its weapon. That weapons beside it in a pool have Assault belongs to later rules.",
    es: "La carta añade 1 miniatura armada con su arma. Que las armas que la acompañan en una reserva tengan Assault es de reglas posteriores.",
    does: () => [],
  },
  "rebel-marksman": {
    name: "Rebel Marksman",
    cost: 28,
    restriction: { unit: "Rebel Sleeper Cell" },
    action: "card-action",
    miniatures: 1,
    doubts: ["An older table reads surge or crit instead of hit or crit.", "Of the list of 2026-01-14 alone: cost."],
    en: MARKSMAN_DOES.en,
    es: MARKSMAN_DOES.es,
    does: (card) => marksman(card),
  },
  "scatter-gun-trooper": {
    name: "Scatter Gun Trooper",
    cost: 22,
    restriction: { unit: "Fleet Troopers" },
    miniatures: 1,
    weapons: [weapon("Scatter Gun", "melee 1-2", "2r", "pierce 1")],
  },
  "sx-21-trooper": {
    name: "SX-21 Trooper",
    cost: 13,
    restriction: { unit: "Rebel Troopers" },
    miniatures: 1,
    weapons: [weapon("SX-21 Scatter Blaster", "1-2", "2r 2w", "impact 1")],
  },
  "tristan-wren-mandalorian-resistance": {
    name: "Tristan Wren",
    cost: 34,
    bullets: 1,
    restriction: { unit: "Mandalorian Resistance" },
    miniatures: 1,
    weapons: [weapon("Tristan Wren", "1-3", "2b", "lethal 1", "suppressive")],
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
  "ursa-wren-mandalorian-resistance": {
    name: "Ursa Wren",
    cost: 34,
    bullets: 1,
    restriction: { unit: "Mandalorian Resistance" },
    miniatures: 1,
    keywords: ["dauntless", "leader"],
    weapons: [weapon("Ursa Wren", "melee 1-2", "1r 1b 1w", "long-shot")],
    incomplete: true,
    doubts: ["From one list of that date.", "The effect is not recorded."],
  },
  "z-6-trooper": {
    name: "Z-6 Trooper",
    cost: 20,
    restriction: { unit: "Rebel Troopers" },
    miniatures: 1,
    weapons: [weapon("Z-6 Rotary Blaster", "1-3", "6w")],
  },
}));

/** Counts the defeated miniatures of a unit. */
function fallenOf({ state }: Look, unit: UnitIndex): number {
  return at(state.units, unit).miniatures.filter(({ status }) => status === "defeated").length;
}
