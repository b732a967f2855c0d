import { at, nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { aboutOwn, give, givenOnOrder } from "../effects.ts";

const IG_11 = { unit: "IG-11" } as const;

const IG_88 = { unit: "IG-88" } as const;

const FOCUSED_ON_THE_KILL = (): Command => ({
  id: "focused-on-the-kill",
  name: { en: "Focused on the Kill" },
  pips: 1,
  requires: { unit: "IG-88" },
  orders: [{ count: 1, of: [{ unit: "IG-88" }] }],
  permanent: true,
  keywords: [{ id: "bounty" }],
  summary:
    "Stays in play: units with bounty tokens cannot spend tokens when attacked by IG-88, and IG-88 is defeated for wounds only at the start of the End Phase.",
  verification: COMMAND_CARDS,
});

const MECHANICAL_CARNAGE = (): Command => ({
  id: "mechanical-carnage",
  name: { en: "Mechanical Carnage" },
  pips: 1,
  requires: { unit: "IG-11" },
  orders: [{ count: 1, of: [{ unit: "IG-11" }] }],
  keywords: [{ id: "gunslinger" }],
  summary:
    "IG-11 loses Gunslinger this round; his first attack action in his next activation is an attack on every enemy unit within 2 and in line of sight.",
  verification: COMMAND_CARDS,
});

const A_MACHINE_MADE_FOR_KILLING = (): Command => ({
  id: "a-machine-made-for-killing",
  name: { en: "A Machine Made For Killing" },
  pips: 2,
  requires: { any: [{ unit: "IG-11" }, { unit: "IG-88" }] },
  orders: [{ count: 1, of: [{ unit: "IG-11" }, { unit: "IG-88" }] }],
  keywords: [{ id: "demoralize", value: 3 }, { id: "steady" }],
  summary: "Each ordered unit gains 1 aim and has Demoralize 3 and Steady this round.",
  verification: COMMAND_CARDS,
});

const A_MACHINE_MADE_FOR_KILLING_ENTRY = (): CommandCard => ({
  id: "a-machine-made-for-killing",
  moments: [givenOnOrder("a-machine-made-for-killing", { tokens: ["aim"], keywords: { demoralize: 3, steady: 1 } })],
});

const A_MACHINE_MADE_FOR_KILLING_TEXT: CardText = {
  id: "a-machine-made-for-killing",
  does: {
    en: "Each ordered unit gains 1 aim token and has Demoralize 3 and Steady this round.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado y tiene Desmoralizar 3 y Disparo en movimiento esta ronda.",
  },
};

const INDEPENDENT_PROGRAMMING = (): Command => ({
  id: "independent-programming",
  name: { en: "Independent Programming" },
  pips: 2,
  requires: { unit: "IG-88" },
  orders: [{ count: 1, of: [{ unit: "IG-88" }] }],
  permanent: true,
  keywords: [{ id: "independent" }],
  summary: "Stays in play: IG-88 gains 1 aim when he orders himself and has Independent: Dodge 1.",
  verification: COMMAND_CARDS,
});

const INDEPENDENT_PROGRAMMING_ENTRY = (): CommandCard => ({
  id: "independent-programming",
  moments: [
    aboutOwn("order-issued", IG_88, (work, unit) => {
      const orders = nearest(work.state, "orders");
      const { nominated } = work.state.players[at(work.state.units, unit).owner];
      if (nominated === unit && orders?.issued.includes(unit)) give(work, unit, "aim", 1, "independent-programming");
    }),
  ],
  gift: {
    effect: { gains: { independent: { choose: "all", options: [{ what: "dodge", n: 1 }] } } },
    to: [IG_88],
    keywords: { independent: 1 },
  },
});

const INDEPENDENT_PROGRAMMING_TEXT: CardText = {
  id: "independent-programming",
  does: {
    en: "It stays in play: IG-88 has Independent: Dodge 1, and gains 1 aim token when he orders himself.",
    es: "Permanece en juego: IG-88 tiene Independiente: Esquiva 1 y gana 1 ficha de Ataque apuntado cuando se imparte una orden a sí mismo.",
  },
};

const ANTI_CAPTURE_PROTOCOLS = (): Command => ({
  id: "anti-capture-protocols",
  name: { en: "Anti-Capture Protocols" },
  pips: 3,
  requires: { unit: "IG-11" },
  orders: [{ count: 1, of: [{ unit: "IG-11" }] }],
  keywords: [{ id: "self-destruct", value: 4 }],
  summary:
    "Must be in the hand if the army has IG-11. This round IG-11 has Self-Destruct 4 as a free action and must use it in his activation if able.",
  verification: COMMAND_CARDS,
});

const ANTI_CAPTURE_PROTOCOLS_ID = "anti-capture-protocols";

const ANTI_CAPTURE_PROTOCOLS_ENTRY = (): CommandCard => ({
  id: ANTI_CAPTURE_PROTOCOLS_ID,
  gift: {
    effect: { frees: ["self-destruct"], mustPerform: ["self-destruct"] },
    to: [IG_11],
    keywords: { "self-destruct": 4 },
  },
});

const ANTI_CAPTURE_PROTOCOLS_TEXT: CardText = {
  id: "anti-capture-protocols",
  does: {
    en: "This round IG-11 has Self-Destruct 4 as a free action, and must perform it in his activation if he can.",
    es: "Esta ronda, IG-11 tiene Autodestrucción 4 como acción gratuita y debe realizarla en su activación si puede.",
  },
};

/** Command cards of IG-11 and IG-88. */
export const FIGURES: Cards<Command> = [
  FOCUSED_ON_THE_KILL,
  MECHANICAL_CARNAGE,
  A_MACHINE_MADE_FOR_KILLING,
  INDEPENDENT_PROGRAMMING,
  ANTI_CAPTURE_PROTOCOLS,
];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  A_MACHINE_MADE_FOR_KILLING_ENTRY,
  INDEPENDENT_PROGRAMMING_ENTRY,
  ANTI_CAPTURE_PROTOCOLS_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  A_MACHINE_MADE_FOR_KILLING_TEXT,
  INDEPENDENT_PROGRAMMING_TEXT,
  ANTI_CAPTURE_PROTOCOLS_TEXT,
];
