import { at } from "@sw/tabletop";
import { hasDefender } from "../../../attack/declaring.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { profileOf } from "../../../units/profiles.ts";
import { rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { boonOnOrder } from "../choice-effects.ts";
import { giveAll, isLentToSide, lend, MARK, onOrder, ordersAlong, ownMay } from "../effects.ts";

/** Command cards of the Galactic Republic that are not tied to a unit. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic" }, () => ({
  defiance: {
    name: "Defiance",
    pips: 1,
    orders: [order(1, { rank: "special-forces" }, { rank: "heavy" })],
    en: "If the nominated commander is a Wookiee trooper unit, each ordered unit that has a wound token or has lost a miniature gains 1 aim token, 1 dodge token and 1 surge token.",
    es: "Si el comandante designado es una unidad de infantería wookiee, cada unidad que recibe una orden de la carta y tenga una ficha de Herida o haya perdido una miniatura gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva y 1 ficha de Incremento.",
    does: (card) => ({
      moments: [
        onOrder((work, unit) => {
          if (isLedByWookiee(work, unit) && isHurt(work, unit))
            giveAll(work, unit, { tokens: ["aim", "dodge", "surge"] }, card);
        }),
      ],
    }),
  },
  "synchronized-offensive": {
    name: "Synchronized Offensive",
    pips: 1,
    orders: { type: "vehicle" },
    en: "Each ordered vehicle picks a friendly clone trooper unit at range 2, which is issued an order too.",
    es: "Cada vehículo que recibe una orden de la carta escoge una unidad de infantería clon aliada a alcance 2, que también recibe una orden.",
    does: (card) => ({
      ...ordersAlong(card, { type: "clone-trooper" }, "nominated"),
    }),
  },
  "air-support": {
    name: "Air Support",
    pips: 2,
    orders: [order(1, { rank: "commander" }, { rank: "heavy" })],
    keywords: ["field-commander", "beam 2", "immune-deflect"],
    weapons: [weapon("Air Support", "4-infinite", "1r 2b", "beam 2", "immune-deflect")],
    en: "Once this round a friendly commander or unit with Field Commander may attack with the weapon of the card when it ends its activation.",
    es: "Una vez en esta ronda, un comandante aliado o una unidad aliada con Comandante operativo puede atacar con el arma de la carta cuando termina su activación.",
    does: (card) => ({
      gift: MARK,
      moments: [
        ownMay(
          "activation-end",
          (look, about, side) => mayCallSupport(look, side, about, card),
          (work, unit) => {
            lend(work, unit, card, 1, card);
            work.push({ kind: "volley", unit, card: card, left: 1, attacked: [] });
          },
        ),
      ],
    }),
  },
  "get-in-position": {
    name: "Get In Position",
    pips: 2,
    orders: [order(2, { type: "trooper" })],
    keywords: ["agile 1"],
    en: "If the nominated commander is a Wookiee trooper unit, each ordered Wookiee trooper unit has Agile 1 this round.",
    es: "Si el comandante designado es una unidad de infantería wookiee, cada unidad de infantería wookiee que recibe una orden de la carta tiene Paso ágil 1 esta ronda.",
    does: (card) => ({
      moments: [
        onOrder((work, unit) => {
          const { nominated } = work.state.sides[at(work.state.units, unit).owner];
          const wookiees = [nominated, unit].every(
            (one) => one !== null && profileOf(work, one).type === "wookiee-trooper",
          );
          if (wookiees) lend(work, unit, "agile", 1, card);
        }),
      ],
    }),
  },
  "attack-of-the-clones": {
    name: "Attack of the Clones",
    pips: 3,
    orders: [order(3, { type: "clone-trooper" })],
    en: "Each ordered unit may gain 1 surge token or remove 1 suppression token.",
    es: "Cada unidad que recibe una orden de la carta puede ganar 1 ficha de Incremento o retirar 1 ficha de Acobardamiento.",
    choices: {
      "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
      "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      ...boonOnOrder(card, () => ["gain-surge", "remove-suppression"], true),
    }),
  },
  "daring-defense": {
    name: "Daring Defense",
    pips: 3,
    orders: [order(3, { type: "trooper" })],
    keywords: ["demoralize 1"],
    en: "If the nominated commander is a Wookiee trooper unit, each ordered Wookiee trooper unit has Demoralize 1 this round.",
    es: "Si el comandante designado es una unidad de infantería wookiee, cada unidad de infantería wookiee que recibe una orden de la carta tiene Desmoralizar 1 esta ronda.",
    does: (card) => ({
      moments: [
        onOrder((work, unit) => {
          if (isLedByWookiee(work, unit) && isWookiee(work, unit)) lend(work, unit, "demoralize", 1, card);
        }),
      ],
    }),
  },
}));

/** Whether the nominated commander of the unit's side is a Wookiee trooper unit. */
function isLedByWookiee(look: Look, unit: UnitIndex): boolean {
  const { nominated } = look.state.sides[at(look.state.units, unit).owner];
  return nominated !== null && isWookiee(look, nominated);
}

function isWookiee(look: Look, unit: UnitIndex): boolean {
  return profileOf(look, unit).type === "wookiee-trooper";
}

/** Whether a unit has wound tokens or has lost a miniature. */
function isHurt({ state }: Look, unit: UnitIndex): boolean {
  return woundsOn(state, unit) > 0 || at(state.units, unit).miniatures.some(({ status }) => status === "defeated");
}

/** Whether a commander can attack with the card, which no unit of the side has done in this round. */
function mayCallSupport(look: Look, side: Side, unit: UnitIndex, card: string): boolean {
  const leads = rankOf(look, unit) === "commander" || keywordsOf(look, unit)["field-commander"] !== undefined;
  if (!leads || isLentToSide(look, side, card)) return false;
  return hasDefender(look, { attacker: unit, only: null, with: null, reason: card, pools: [] });
}
