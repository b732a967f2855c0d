import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenOnOrder, givenTo } from "../effects.ts";
import { bringingBack } from "../hand-effects.ts";

const YODA = { unit: "Yoda" } as const;

const SIZE_MATTERS_NOT = (): Command => ({
  id: "size-matters-not",
  name: { en: "Size Matters Not" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Yoda" },
  orders: [{ count: 1, of: [{ unit: "Yoda" }] }],
  keywords: [{ id: "jump", value: 1 }, { id: "charge" }, { id: "disengage" }],
});

const SIZE_MATTERS_NOT_ENTRY = (): CommandCard => ({
  id: "size-matters-not",
  moments: [
    givenTo("size-matters-not", YODA, { keywords: { jump: 1, charge: 1, disengage: 1 } }),
    bringingBack("size-matters-not", "there-is-no-try"),
  ],
  gift: {
    effect: { unitAmounts: [{ amount: "fixed-speed", adds: 3 }], permits: ["repeats-card-actions"] },
    to: [YODA],
  },
});

const SIZE_MATTERS_NOT_TEXT: CardText = {
  id: "size-matters-not",
  does: {
    en: "This round Yoda has Jump 1, Charge and Disengage, his speed counts as 3, and in his activation he may use each of his card actions and free card actions twice. As the End Phase starts, There Is No Try goes back to the hand if it was discarded.",
    es: "Esta ronda, Yoda tiene Salto 1, Acometida y Separación, su velocidad se considera 3, y en su activación puede usar dos veces cada una de sus acciones de carta y acciones de carta gratuitas. Al comienzo de la fase Final, There Is No Try vuelve a la mano si estaba descartada.",
  },
};

const THERE_IS_NO_TRY = (): Command => ({
  id: "there-is-no-try",
  name: { en: "There Is No Try" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Yoda" },
  orders: [
    { count: 1, of: [{ unit: "Yoda" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "outmaneuver" }, { id: "relentless" }],
});

const THERE_IS_NO_TRY_ENTRY = (): CommandCard => ({
  id: "there-is-no-try",
  moments: [
    givenOnOrder("there-is-no-try", { tokens: ["dodge"], keywords: { outmaneuver: 1, relentless: 1 } }),
    bringingBack("there-is-no-try", "luminous-beings-are-we"),
  ],
});

const THERE_IS_NO_TRY_TEXT: CardText = {
  id: "there-is-no-try",
  does: {
    en: "Each ordered unit gains 1 dodge token and has Outmaneuver and Relentless this round. As the End Phase starts, Luminous Beings Are We goes back to the hand if it was discarded.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva y tiene Capacidad de maniobra e Imparable esta ronda. Al comienzo de la fase Final, Luminous Beings Are We vuelve a la mano si estaba descartada.",
  },
};

const LUMINOUS_BEINGS_ARE_WE = (): Command => ({
  id: "luminous-beings-are-we",
  name: { en: "Luminous Beings Are We" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Yoda" },
  orders: [],
  ordersEligible: true,
});

const LUMINOUS_BEINGS_ARE_WE_ENTRY = (): CommandCard => ({
  id: "luminous-beings-are-we",
  moments: [
    givenTo("luminous-beings-are-we", YODA, { tokens: ["aim", "aim", "dodge", "dodge", "surge", "surge"] }),
    bringingBack("luminous-beings-are-we", "size-matters-not"),
  ],
  gift: { effect: { permits: ["no-attacks"], shares: 3 }, to: [YODA] },
});

const LUMINOUS_BEINGS_ARE_WE_TEXT: CardText = {
  id: "luminous-beings-are-we",
  does: {
    en: "Yoda gains 2 aim, 2 dodge and 2 surge tokens. This round he cannot attack, and friendly units at range 3 may spend his aim, dodge and surge tokens as their own. As the End Phase starts, Size Matters Not goes back to the hand if it was discarded.",
    es: "Yoda gana 2 fichas de Ataque apuntado, 2 de Esquiva y 2 de Incremento. Esta ronda no puede atacar, y las unidades aliadas a alcance 3 pueden gastar sus fichas de Ataque apuntado, Esquiva e Incremento como si fueran propias. Al comienzo de la fase Final, Size Matters Not vuelve a la mano si estaba descartada.",
  },
};

/** Command cards of Yoda. */
export const FIGURES: Cards<Command> = [SIZE_MATTERS_NOT, THERE_IS_NO_TRY, LUMINOUS_BEINGS_ARE_WE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  SIZE_MATTERS_NOT_ENTRY,
  THERE_IS_NO_TRY_ENTRY,
  LUMINOUS_BEINGS_ARE_WE_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [SIZE_MATTERS_NOT_TEXT, THERE_IS_NO_TRY_TEXT, LUMINOUS_BEINGS_ARE_WE_TEXT];
