import { at } from "@sw/tabletop";
import { recover } from "../../../rounds/actions-list.ts";
import { adds, attacking, figure, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { hasDone, isNotedNow, noteNow } from "../../../units/activation.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { asActivated, byCard, givenTo, isLent, ownMust, ownUnits, withOrder } from "../effects.ts";

/** The number of red dice that a friendly unit adds against an enemy that Rex points out. */
const POINTED_OUT = 3;

const REX = { unit: "Clone Captain Rex" } as const;

/** Command cards of Clone Captain Rex. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic", requires: REX }, () => ({
  "call-me-captain": {
    name: "Call Me Captain",
    pips: 1,
    orders: REX,
    en: "This round, while Clone Captain Rex has a faceup order token, another friendly unit that attacks an enemy at range 2 and in line of sight of him may add 3 red dice to an attack pool, once per activation.",
    es: "Esta ronda, mientras Clone Captain Rex tenga una ficha de Orden boca arriba, otra unidad aliada que ataque a un enemigo a alcance 2 y dentro de la línea de visión de Rex puede añadir 3 dados rojos a una reserva de ataque, una vez por activación.",
    does: (card) => ({
      gift: {
        effect: [
          attacking(adds("red-dice", "value")),
          on("declaring", {
            step: "weapons",
            rule: "leg.cards.command-use",
            ways: (look, { unit }, { defender }) =>
              defender !== null && isPointedOut(look, unit, defender, card) ? [""] : [],
            take: (work) => noteNow(work, card),
          }),
          figure("in-attack", (_look, _bearer, { used }) => (used.includes(card) ? POINTED_OUT : 0)),
        ],
        to: [{}],
      },
    }),
  },
  "take-that-clankers": {
    name: "Take That, Clankers!",
    pips: 2,
    orders: [order(2, { type: "trooper" })],
    en: "This round, when a friendly clone trooper unit with a faceup order token performs an aim action in its activation, the ranged weapons of the unit reach 1 farther until the end of that activation, up to range 4.",
    es: "Esta ronda, cuando una unidad de infantería clon aliada con una ficha de Orden boca arriba realiza una acción de Apuntar en su activación, el alcance de las armas a distancia de la unidad aumenta en 1 hasta el final de esa activación, hasta un máximo de alcance 4.",
    does: (card) => ({
      moments: [
        ownMust(
          "after-action",
          (look, about) =>
            isOrderedClone(look, about) && hasDone(look.state, about, "aim") && !isLent(look, about, card),
          (work, unit) => beginOngoing(work, { unit, keyword: card, value: 1, until: "activation" }, byCard(card)),
        ),
      ],
      gift: { effect: [on("reach", { adds: 1, upTo: 4 })], to: [] },
    }),
  },
  "were-not-programmed": {
    name: "We're Not Programmed",
    pips: 3,
    orders: [order(4, { type: "clone-trooper" })],
    keywords: ["inspire 2"],
    en: "Clone Captain Rex gains 2 surge tokens and has Inspire 2 this round. When he starts his activation, he may recover.",
    es: "Clone Captain Rex gana 2 fichas de Incremento y tiene Inspirador 2 esta ronda. Cuando empieza su activación, puede recuperarse.",
    does: (card) => ({
      moments: [
        givenTo(card, REX, { tokens: ["surge", "surge"], keywords: { inspire: 2 } }),
        ...asActivated(REX, recover, true),
      ],
    }),
  },
}));

/**
 * Whether Rex has a faceup order and sees, at range 2, the enemy that another friendly unit attacks. Only once per
 * activation.
 */
function isPointedOut(look: Look, attacker: UnitIndex, defender: UnitIndex, card: string): boolean {
  if (isNotedNow(look.state, card)) return false;
  const rex = ownUnits(look, at(look.state.units, attacker).owner, REX).filter((unit) => unit !== attacker);
  return withOrder(look, rex).some((unit) => inSight(look, unit, enemiesAt(look, unit, 2)).includes(defender));
}

/** Whether a unit is a clone trooper unit with a faceup order. */
function isOrderedClone(look: Look, unit: UnitIndex): boolean {
  return profileOf(look, unit).type === "clone-trooper" && at(look.state.units, unit).order === "faceup";
}
