import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { byCard, givenOnOrder, givenTo, lend, ownUnits, untimed } from "../effects.ts";

/** How high he jumps. */
const JUMP = 2;

/** White dice that Anakin adds against those who have acted. */
const FURY = 6;

const ANAKIN = { unit: "Anakin Skywalker" } as const;

const THIS_IS_WHERE_THE_FUN_BEGINS = (): Command => ({
  id: "this-is-where-the-fun-begins",
  name: { en: "This is Where the Fun Begins" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Anakin Skywalker" },
  orders: [{ count: 1, of: [{ unit: "Anakin Skywalker" }] }],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "jump", value: 2 }, { id: "prepared-position" }],
});

const THIS_IS_WHERE_THE_FUN_BEGINS_ID = "this-is-where-the-fun-begins";

const THIS_IS_WHERE_THE_FUN_BEGINS_ENTRY = (): CommandCard => ({
  id: THIS_IS_WHERE_THE_FUN_BEGINS_ID,
  divulged: {
    run(work, player) {
      for (const unit of ownUnits(work, player, ANAKIN))
        beginOngoing(
          work,
          { unit, keyword: "prepared-position", value: 1, until: "game" },
          byCard(THIS_IS_WHERE_THE_FUN_BEGINS_ID),
        );
    },
  },
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, ANAKIN)) {
        const more = JUMP - (keywordsOf(work, unit)["jump"] ?? 0);
        if (more > 0) lend(work, unit, "jump", more, THIS_IS_WHERE_THE_FUN_BEGINS_ID);
      }
    }),
  ],
  gift: { effect: { unitAmounts: [{ amount: "attacks", adds: 1 }], frees: ["jump"] }, to: [ANAKIN] },
});

const THIS_IS_WHERE_THE_FUN_BEGINS_TEXT: CardText = {
  id: "this-is-where-the-fun-begins",
  does: {
    en: "Divulge as setup effects are resolved: Anakin Skywalker gains Prepared Position. This round he has Jump 2 as a free action and may perform 2 attack actions in his activation.",
    es: "Divulgar al resolver los efectos de preparación: Anakin Skywalker gana Posición preparada. Esta ronda tiene Salto 2 como acción gratuita y puede realizar 2 acciones de ataque en su activación.",
  },
};

const YOU_UNDERESTIMATE_MY_POWER = (): Command => ({
  id: "you-underestimate-my-power",
  name: { en: "You Underestimate My Power" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Anakin Skywalker" },
  orders: [
    { count: 1, of: [{ unit: "Anakin Skywalker" }] },
    { count: 1, of: [{}] },
  ],
});

const YOU_UNDERESTIMATE_MY_POWER_ENTRY = (): CommandCard => ({
  id: "you-underestimate-my-power",
  gift: {
    effect: {
      attacking: { amounts: [{ amount: "white-dice", adds: "value" }] },
      inAttack: ({ state }, _bearer, { enemy }) => (at(state.units, enemy).order === "facedown" ? FURY : 0),
    },
    to: [{ unit: "Anakin Skywalker" }],
  },
});

const YOU_UNDERESTIMATE_MY_POWER_TEXT: CardText = {
  id: "you-underestimate-my-power",
  does: {
    en: "This round Anakin Skywalker adds 6 white dice to an attack pool against a unit with a facedown order token.",
    es: "Esta ronda, Anakin Skywalker añade 6 dados blancos a una reserva de ataque contra una unidad que tenga una ficha de Orden boca abajo.",
  },
};

const GENERAL_SKYWALKER = (): Command => ({
  id: "general-skywalker",
  name: { en: "General Skywalker" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Anakin Skywalker" },
  orders: [
    { count: 1, of: [{ unit: "Anakin Skywalker" }] },
    { count: 2, of: [{}] },
  ],
  keywords: [{ id: "inspire", value: 2 }],
});

const GENERAL_SKYWALKER_ENTRY = (): CommandCard => ({
  id: "general-skywalker",
  moments: [
    givenTo("general-skywalker", { unit: "Anakin Skywalker" }, { keywords: { inspire: 2 } }),
    givenOnOrder("general-skywalker", { tokens: ["aim"] }),
  ],
});

const GENERAL_SKYWALKER_TEXT: CardText = {
  id: "general-skywalker",
  does: {
    en: "Anakin Skywalker has Inspire 2 this round. Each ordered unit gains 1 aim token.",
    es: "Anakin Skywalker tiene Inspirador 2 esta ronda. Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado.",
  },
};

/** Command cards of Anakin Skywalker. */
export const FIGURES: Cards<Command> = [THIS_IS_WHERE_THE_FUN_BEGINS, YOU_UNDERESTIMATE_MY_POWER, GENERAL_SKYWALKER];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  THIS_IS_WHERE_THE_FUN_BEGINS_ENTRY,
  YOU_UNDERESTIMATE_MY_POWER_ENTRY,
  GENERAL_SKYWALKER_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  THIS_IS_WHERE_THE_FUN_BEGINS_TEXT,
  YOU_UNDERESTIMATE_MY_POWER_TEXT,
  GENERAL_SKYWALKER_TEXT,
];
