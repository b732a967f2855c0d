import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { asActivated, byCard, givenTo, isEngagedWith, lendForGood, ownUnits } from "../effects.ts";

const MAUL = { unit: "Maul" } as const;

/** Tokens that nobody spends in a duel with Maul. */
const WITHHELD: readonly TokenKind[] = ["aim", "dodge", "standby", "surge"];

const AT_LAST = (): Command => ({
  id: "at-last",
  name: { en: "At Last" },
  pips: 1,
  handPips: 3,
  requires: { unit: "Maul" },
  orders: [{ count: 1, of: [{ unit: "Maul" }] }],
  keywords: [{ id: "jedi-hunter" }],
});

const AT_LAST_ID = "at-last";

const AT_LAST_ENTRY = (): CommandCard => ({
  id: AT_LAST_ID,
  moments: [
    givenTo(AT_LAST_ID, MAUL, { tokens: ["aim"], keywords: { "jedi-hunter": 1 } }),
    ...asActivated(MAUL, (work, unit) => dealWounds(work, unit, 1, byCard(AT_LAST_ID)), true),
  ],
});

const AT_LAST_TEXT: CardText = {
  id: "at-last",
  does: {
    en: "Maul gains 1 aim token and has Jedi Hunter this round. When he starts his activation, he may suffer 1 wound. In a command hand the card counts as one of 3 pips.",
    es: "Maul gana 1 ficha de Ataque apuntado y tiene Cazador de Jedi esta ronda. Cuando empieza su activación, puede sufrir 1 Herida. En la mano de Mando la carta cuenta como una de 3 puntos.",
  },
};

const DUEL_OF_THE_FATES = (): Command => ({
  id: "duel-of-the-fates",
  name: { en: "Duel of the Fates" },
  pips: 1,
  requires: { unit: "Maul" },
  orders: [{ count: 1, of: [{ unit: "Maul" }] }],
  keywords: [{ id: "disengage" }],
});

const DUEL_OF_THE_FATES_ID = "duel-of-the-fates";

const DUEL_OF_THE_FATES_ENTRY = (): CommandCard => ({
  id: DUEL_OF_THE_FATES_ID,
  gift: {
    effect: { withholds: (look, unit) => (isEngagedWith(look, unit, MAUL) ? WITHHELD : []) },
    to: [],
    against: [{}],
  },
  moments: [givenTo(DUEL_OF_THE_FATES_ID, MAUL, { tokens: ["dodge"], keywords: { disengage: 1 } })],
});

const DUEL_OF_THE_FATES_TEXT: CardText = {
  id: "duel-of-the-fates",
  does: {
    en: "Maul gains 1 dodge token and has Disengage this round. Enemy units engaged with him cannot spend aim, dodge, standby or surge tokens.",
    es: "Maul gana 1 ficha de Esquiva y tiene Separación esta ronda. Las unidades enemigas trabadas en combate con él no pueden gastar fichas de Ataque apuntado, Esquiva, Alerta ni Incremento.",
  },
};

const THE_PHANTOM_MENACE = (): Command => ({
  id: "the-phantom-menace",
  name: { en: "The Phantom Menace" },
  pips: 2,
  requires: { unit: "Maul" },
  orders: [
    { count: 1, of: [{ unit: "Maul" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "infiltrate" }],
});

const THE_PHANTOM_MENACE_ENTRY = (): CommandCard => ({
  id: "the-phantom-menace",
  divulged: {
    run(work, player) {
      for (const unit of ownUnits(work, player, MAUL)) lendForGood(work, unit, "infiltrate", "the-phantom-menace");
    },
  },
  gift: { effect: { permits: ["no-attacks"], hides: 2 }, to: [MAUL] },
});

const THE_PHANTOM_MENACE_TEXT: CardText = {
  id: "the-phantom-menace",
  does: {
    en: "This round Maul cannot attack, and only units at range 2 of him can attack him. Divulge: Maul has Infiltrate for the game.",
    es: "Esta ronda, Maul no puede atacar, y solo pueden atacarle unidades a alcance 2 de él. Divulgar: Maul tiene Infiltración durante la partida.",
  },
};

/** Command cards of Maul. */
export const FIGURES: Cards<Command> = [AT_LAST, DUEL_OF_THE_FATES, THE_PHANTOM_MENACE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [AT_LAST_ENTRY, DUEL_OF_THE_FATES_ENTRY, THE_PHANTOM_MENACE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [AT_LAST_TEXT, DUEL_OF_THE_FATES_TEXT, THE_PHANTOM_MENACE_TEXT];
