import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { setDown } from "../../../moving/placing.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { isFielded } from "../../../units/conditions.ts";
import { asksAt } from "../choice-effects.ts";
import { byCard, givenOnOrder, givenTo, ownUnits, turnOrder, withOrder } from "../effects.ts";

const DARK_TROOPERS = { unit: "Imperial Dark Troopers" } as const;

const DIE_AT_MY_HAND = (): Command => ({
  id: "die-at-my-hand",
  name: { en: "Die at My Hand" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Moff Gideon" },
  orders: [{ count: 1, of: [{ unit: "Moff Gideon" }] }],
  keywords: [{ id: "relentless" }],
});

const DIE_AT_MY_HAND_ENTRY = (): CommandCard => ({
  id: "die-at-my-hand",
  moments: [
    givenTo("die-at-my-hand", { unit: "Moff Gideon" }, { tokens: ["aim", "dodge"], keywords: { relentless: 1 } }),
  ],
});

const DIE_AT_MY_HAND_TEXT: CardText = {
  id: "die-at-my-hand",
  does: {
    en: "Moff Gideon gains 1 aim token and 1 dodge token, and has Relentless this round.",
    es: "Moff Gideon gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva, y esta ronda tiene Imparable.",
  },
};

const YOU_HAVE_SOMETHING_I_WANT = (): Command => ({
  id: "you-have-something-i-want",
  name: { en: "You Have Something I Want" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Moff Gideon" },
  orders: [{ count: 2, of: [{}] }],
});

const YOU_HAVE_SOMETHING_I_WANT_ID = "you-have-something-i-want";

const YOU_HAVE_SOMETHING_I_WANT_ENTRY = (): CommandCard => ({
  id: YOU_HAVE_SOMETHING_I_WANT_ID,
  mayBeChosen: ({ state }) => state.round > 1,
  moments: [asksAt("order-pool", YOU_HAVE_SOMETHING_I_WANT_ID, "dispatched", DISPATCHED)],
  choices: { dispatched: DISPATCHED },
});

const YOU_HAVE_SOMETHING_I_WANT_TEXT: CardText = {
  id: "you-have-something-i-want",
  does: {
    en: "It cannot be chosen in round 1. After orders are issued, a friendly Dark Troopers unit with a faceup order token may be taken up with its tokens and set down anywhere on the battlefield that is not at range 2 of enemy units; its order token is turned facedown.",
    es: "No puede elegirse en la ronda 1. Tras impartirse las órdenes, una unidad aliada de Dark Troopers con una ficha de Orden boca arriba puede levantarse con sus fichas y colocarse en cualquier lugar del campo de batalla que no esté a alcance 2 de unidades enemigas; su ficha de Orden se pone boca abajo.",
  },
};

const MOMENT_OF_CONSIDERATION = (): Command => ({
  id: "moment-of-consideration",
  name: { en: "Moment of Consideration" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Moff Gideon" },
  orders: [{ count: 3, of: [{ rank: "corps" }, { rank: "heavy" }] }],
});

const MOMENT_OF_CONSIDERATION_ENTRY = (): CommandCard => ({
  id: "moment-of-consideration",
  moments: [givenOnOrder("moment-of-consideration", { tokens: ["standby"] })],
});

const MOMENT_OF_CONSIDERATION_TEXT: CardText = {
  id: "moment-of-consideration",
  does: {
    en: "Each ordered unit gains 1 standby token.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Alerta.",
  },
};

/** Command cards of Moff Gideon. */
export const FIGURES: Cards<Command> = [DIE_AT_MY_HAND, YOU_HAVE_SOMETHING_I_WANT, MOMENT_OF_CONSIDERATION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  DIE_AT_MY_HAND_ENTRY,
  YOU_HAVE_SOMETHING_I_WANT_ENTRY,
  MOMENT_OF_CONSIDERATION_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  DIE_AT_MY_HAND_TEXT,
  YOU_HAVE_SOMETHING_I_WANT_TEXT,
  MOMENT_OF_CONSIDERATION_TEXT,
];

/** Dark Troopers with an order, of which one unit comes down elsewhere. */
const DISPATCHED: UnitChoice = {
  kind: "units",
  rule: "leg.cards.command-use",
  count: 1,
  may: true,
  candidates: (look, { player }) =>
    withOrder(look, ownUnits(look, player, DARK_TROOPERS)).filter((unit) => isFielded(look, unit)),
  take(work, { player }, chosen) {
    for (const unit of chosen) {
      turnOrder(work, unit, YOU_HAVE_SOMETHING_I_WANT_ID);
      setDown(work, player, unit, { clearOf: 2 }, byCard(YOU_HAVE_SOMETHING_I_WANT_ID));
    }
  },
};
