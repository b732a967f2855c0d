import { adds, attacking, figure, on } from "../../../state/hooks/words.ts";
import { hasFacedownOrder } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { byCard, givenOnOrder, givenTo, lend, ownUnits, untimed } from "../effects.ts";

/** The value of the Jump keyword that the card grants. */
const JUMP = 2;

/** The number of white dice that Anakin adds against units with a facedown order token. */
const FURY = 6;

const ANAKIN = { unit: "Anakin Skywalker" } as const;

/** Command cards of Anakin Skywalker. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic", requires: ANAKIN }, () => ({
  "this-is-where-the-fun-begins": {
    name: "This is Where the Fun Begins",
    pips: 1,
    orders: ANAKIN,
    divulge: { step: "resolve-setup-effects", mandatory: false },
    keywords: ["jump 2", "prepared-position"],
    en: "Divulge as setup effects are resolved: Anakin Skywalker gains Prepared Position. This round he has Jump 2 as a free action and may perform 2 attack actions in his activation.",
    es: "Divulgar al resolver los efectos de preparación: Anakin Skywalker gana Posición preparada. Esta ronda tiene Salto 2 como acción gratuita y puede realizar 2 acciones de ataque en su activación.",
    does: (card) => ({
      divulged: {
        run(work, side) {
          for (const unit of ownUnits(work, side, ANAKIN))
            beginOngoing(work, { unit, keyword: "prepared-position", value: 1, until: "game" }, byCard(card));
        },
      },
      moments: [
        untimed((work, side) => {
          for (const unit of ownUnits(work, side, ANAKIN)) {
            const more = JUMP - (keywordsOf(work, unit)["jump"] ?? 0);
            if (more > 0) lend(work, unit, "jump", more, card);
          }
        }),
      ],
      gift: { effect: [figure("attacks", 1), on("frees", ["jump"])], to: [ANAKIN] },
    }),
  },
  "you-underestimate-my-power": {
    name: "You Underestimate My Power",
    pips: 2,
    orders: [order(1, ANAKIN), order(1)],
    en: "This round Anakin Skywalker adds 6 white dice to an attack pool against a unit with a facedown order token.",
    es: "Esta ronda, Anakin Skywalker añade 6 dados blancos a una reserva de ataque contra una unidad que tenga una ficha de Orden boca abajo.",
    does: () => ({
      gift: {
        effect: [
          attacking(adds("white-dice", "value")),
          figure("in-attack", ({ state }, _bearer, { enemy }) => (hasFacedownOrder(state, enemy) ? FURY : 0)),
        ],
        to: [{ unit: "Anakin Skywalker" }],
      },
    }),
  },
  "general-skywalker": {
    name: "General Skywalker",
    pips: 3,
    orders: [order(1, ANAKIN), order(2)],
    keywords: ["inspire 2"],
    en: "Anakin Skywalker has Inspire 2 this round. Each ordered unit gains 1 aim token.",
    es: "Anakin Skywalker tiene Inspirador 2 esta ronda. Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado.",
    does: (card) => ({
      moments: [
        givenTo(card, { unit: "Anakin Skywalker" }, { keywords: { inspire: 2 } }),
        givenOnOrder(card, { tokens: ["aim"] }),
      ],
    }),
  },
}));
