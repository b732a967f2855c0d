import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { opponentOf } from "../../../state/seats.ts";
import { aboutOwn, giveAll } from "../effects.ts";
import { chooseAnew } from "../hand-effects.ts";

const SORRY_ABOUT_THE_MESS = (): Command => ({
  id: "sorry-about-the-mess",
  name: { en: "Sorry About the Mess" },
  pips: 0,
  handPips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Han Solo" },
  orders: [{ count: 1, of: [{ unit: "Han Solo" }] }],
});

const SORRY_ABOUT_THE_MESS_ID = "sorry-about-the-mess";

const SORRY_ABOUT_THE_MESS_ENTRY = (): CommandCard => ({
  id: SORRY_ABOUT_THE_MESS_ID,
  moments: [
    aboutOwn("order-issued", { unit: "Han Solo" }, (work, unit) =>
      giveAll(work, unit, { tokens: ["aim", "dodge"] }, SORRY_ABOUT_THE_MESS_ID),
    ),
  ],
});

const SORRY_ABOUT_THE_MESS_TEXT: CardText = {
  id: "sorry-about-the-mess",
  does: {
    en: "When Han Solo is issued an order, he gains 1 aim token and 1 dodge token.",
    es: "Cuando Han Solo recibe una orden, gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva.",
  },
};

const RECKLESS_DIVERSION = (): Command => ({
  id: "reckless-diversion",
  name: { en: "Reckless Diversion" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Han Solo" },
  orders: [
    { count: 1, of: [{ unit: "Han Solo" }] },
    { count: 1, of: [{}] },
  ],
});

const RECKLESS_DIVERSION_ENTRY = (): CommandCard => ({
  id: "reckless-diversion",
  gift: {
    effect: { permits: ["no-backup"], draws: { rule: "leg.cards.command-use", binds: () => true } },
    to: [{ type: "trooper" }],
    holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
  },
});

const RECKLESS_DIVERSION_TEXT: CardText = {
  id: "reckless-diversion",
  does: {
    en: "This round enemy units must attack friendly trooper units with a faceup order token if they can attack one. These do not benefit from backup.",
    es: "Esta ronda, las unidades enemigas deben atacar a unidades de infantería aliadas con una ficha de Orden boca arriba si pueden atacar a alguna. Estas no se benefician de la asistencia.",
  },
};

const CHANGE_OF_PLANS = (): Command => ({
  id: "change-of-plans",
  name: { en: "Change of Plans" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Han Solo" },
  orders: [
    { count: 1, of: [{ unit: "Han Solo" }] },
    { count: 2, of: [{}] },
  ],
});

const CHANGE_OF_PLANS_ENTRY = (): CommandCard => ({
  id: "change-of-plans",
  moments: [
    {
      moment: "cards-revealed",
      may: true,
      applies: ({ state }, player) => state.players[opponentOf(player)].revealed !== null,
      run: (work, player) => chooseAnew(work, player, "change-of-plans"),
    },
  ],
});

const CHANGE_OF_PLANS_TEXT: CardText = {
  id: "change-of-plans",
  does: {
    en: "When it is revealed, it may be discarded: the card that the opponent has revealed goes back to their hand, and both players select command cards anew. That card cannot be selected again this round.",
    es: "Cuando se muestra, puede descartarse: la carta que ha mostrado el adversario vuelve a su mano y ambos jugadores seleccionan de nuevo una carta de Mando. Aquella carta no puede volver a seleccionarse esta ronda.",
  },
};

/** Command cards of Han Solo. */
export const FIGURES: Cards<Command> = [SORRY_ABOUT_THE_MESS, RECKLESS_DIVERSION, CHANGE_OF_PLANS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  SORRY_ABOUT_THE_MESS_ENTRY,
  RECKLESS_DIVERSION_ENTRY,
  CHANGE_OF_PLANS_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [SORRY_ABOUT_THE_MESS_TEXT, RECKLESS_DIVERSION_TEXT, CHANGE_OF_PLANS_TEXT];
