import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { hasDone, isNotedNow, noteNow } from "../../../units/activation.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";
import { asActivated, byCard, givenTo, isLent, isOwn, ownUnits, withOrder } from "../effects.ts";

/** Red dice that a friend adds against an enemy that Rex points out. */
const POINTED_OUT = 3;

const REX = { unit: "Clone Captain Rex" } as const;

const CALL_ME_CAPTAIN = (): Command => ({
  id: "call-me-captain",
  name: { en: "Call Me Captain" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Clone Captain Rex" },
  orders: [{ count: 1, of: [{ unit: "Clone Captain Rex" }] }],
});

const CALL_ME_CAPTAIN_ID = "call-me-captain";

const CALL_ME_CAPTAIN_ENTRY = (): CommandCard => ({
  id: CALL_ME_CAPTAIN_ID,
  gift: {
    effect: {
      attacking: { amounts: [{ amount: "red-dice", adds: "value" }] },
      declaring: {
        step: "weapons",
        rule: "leg.cards.command-use",
        ways: (look, { unit }, { defender }) => (defender !== null && isPointedOut(look, unit, defender) ? [""] : []),
        take: (work) => noteNow(work, CALL_ME_CAPTAIN_ID),
      },
      inAttack: (_look, _bearer, { used }) => (used.includes(CALL_ME_CAPTAIN_ID) ? POINTED_OUT : 0),
    },
    to: [{}],
  },
});

const CALL_ME_CAPTAIN_TEXT: CardText = {
  id: "call-me-captain",
  does: {
    en: "This round, while Clone Captain Rex has a faceup order token, another friendly unit that attacks an enemy at range 2 and in line of sight of him may add 3 red dice to an attack pool, once per activation.",
    es: "Esta ronda, mientras Clone Captain Rex tenga una ficha de Orden boca arriba, otra unidad aliada que ataque a un enemigo a alcance 2 y dentro de la línea de visión de Rex puede añadir 3 dados rojos a una reserva de ataque, una vez por activación.",
  },
};

const TAKE_THAT_CLANKERS = (): Command => ({
  id: "take-that-clankers",
  name: { en: "Take That, Clankers!" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Clone Captain Rex" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
});

const TAKE_THAT_CLANKERS_ID = "take-that-clankers";

const TAKE_THAT_CLANKERS_ENTRY = (): CommandCard => ({
  id: TAKE_THAT_CLANKERS_ID,
  moments: [
    {
      moment: "after-action",
      may: false,
      applies: (look, player, about) =>
        isOwn(look, player, about) &&
        isOrderedClone(look, about) &&
        hasDone(look.state, about, "aim") &&
        !isLent(look, about, TAKE_THAT_CLANKERS_ID),
      run(work, _player, unit) {
        if (unit !== null)
          beginOngoing(
            work,
            { unit, keyword: TAKE_THAT_CLANKERS_ID, value: 1, until: "activation" },
            byCard(TAKE_THAT_CLANKERS_ID),
          );
      },
    },
  ],
  gift: { effect: { reach: { adds: 1, upTo: 4 } }, to: [] },
});

const TAKE_THAT_CLANKERS_TEXT: CardText = {
  id: "take-that-clankers",
  does: {
    en: "This round, when a friendly clone trooper unit with a faceup order token performs an aim action in its activation, the ranged weapons of the unit reach 1 farther until the end of that activation, up to range 4.",
    es: "Esta ronda, cuando una unidad de infantería clon aliada con una ficha de Orden boca arriba realiza una acción de Apuntar en su activación, el alcance de las armas a distancia de la unidad aumenta en 1 hasta el final de esa activación, hasta un máximo de alcance 4.",
  },
};

const WERE_NOT_PROGRAMMED = (): Command => ({
  id: "were-not-programmed",
  name: { en: "We're Not Programmed" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Clone Captain Rex" },
  orders: [{ count: 4, of: [{ type: "clone-trooper" }] }],
  keywords: [{ id: "inspire", value: 2 }],
});

const WERE_NOT_PROGRAMMED_ID = "were-not-programmed";

const WERE_NOT_PROGRAMMED_ENTRY = (): CommandCard => ({
  id: WERE_NOT_PROGRAMMED_ID,
  moments: [
    givenTo(WERE_NOT_PROGRAMMED_ID, REX, { tokens: ["surge", "surge"], keywords: { inspire: 2 } }),
    ...asActivated(REX, recover, true),
  ],
});

const WERE_NOT_PROGRAMMED_TEXT: CardText = {
  id: "were-not-programmed",
  does: {
    en: "Clone Captain Rex gains 2 surge tokens and has Inspire 2 this round. When he starts his activation, he may recover.",
    es: "Clone Captain Rex gana 2 fichas de Incremento y tiene Inspirador 2 esta ronda. Cuando empieza su activación, puede recuperarse.",
  },
};

/** Command cards of Clone Captain Rex. */
export const FIGURES: Cards<Command> = [CALL_ME_CAPTAIN, TAKE_THAT_CLANKERS, WERE_NOT_PROGRAMMED];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [CALL_ME_CAPTAIN_ENTRY, TAKE_THAT_CLANKERS_ENTRY, WERE_NOT_PROGRAMMED_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CALL_ME_CAPTAIN_TEXT, TAKE_THAT_CLANKERS_TEXT, WERE_NOT_PROGRAMMED_TEXT];

/** Whether Rex, with an order yet to act on, sees an enemy near him that another unit attacks, for the first time in this activation. */
function isPointedOut(look: Look, attacker: number, defender: number): boolean {
  if (isNotedNow(look.state, CALL_ME_CAPTAIN_ID)) return false;
  const rex = ownUnits(look, at(look.state.units, attacker).owner, REX).filter((unit) => unit !== attacker);
  return withOrder(look, rex).some((unit) => inSight(look, unit, enemiesAt(look, unit, 2)).includes(defender));
}

/** Whether a unit is a clone trooper unit with an order that it has yet to act on. */
function isOrderedClone(look: Look, unit: number): boolean {
  return profileOf(look, unit).type === "clone-trooper" && at(look.state.units, unit).order === "faceup";
}
