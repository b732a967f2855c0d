import { at } from "@sw/tabletop";
import { currentAttack } from "../../../attack/declared.ts";
import type { Offer } from "../../../attack/pools/keyword.ts";
import { tokens } from "../../../attack/pools/offers.ts";
import { spending, using } from "../../../attack/pools/rules.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import type { Gift } from "../../../state/hooks/command-card.ts";
import { adds, attacking, figure, mayChoose, on, permits, playerMay, playerMust } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isOfType, isTrooper, unitTokens } from "../../../units/conditions.ts";
import { alliesAt, friendsAt } from "../../../units/near.ts";
import { beginOngoing, isOfAttack } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { IMPACT_OFFER } from "../../keywords/shared/criticals.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { byCard, givenOnOrder, isLent, isOwn, MARK, ownMust, ownUnits } from "../effects.ts";

/** A speed-1 move that a card grants. */
const SLOW = { speed: 1 } as const;

const CODY = { unit: "Clone Commander Cody" } as const;

/** Lets Cody use each of his free actions twice in an activation. */
const BUSY: Gift = { effect: [permits("repeats-free-actions")], to: [CODY] };

/** Command cards of Clone Commander Cody. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-republic", requires: CODY }, () => ({
  "bring-it-down": {
    name: "Bring It Down!",
    pips: 1,
    orders: CODY,
    en: "In his activation this round Clone Commander Cody may use each of his free actions twice. This round a friendly unit that attacks may spend 1 observation token of the defender: against troopers its pool has Suppressive, against vehicles Impact 1.",
    es: "En su activación de esta ronda, Clone Commander Cody puede usar dos veces cada acción gratuita que tenga. Esta ronda, una unidad aliada que ataque puede gastar 1 ficha de Observación del defensor: contra infantería su reserva tiene Fuego de contención; contra vehículos, Antiblindaje 1.",
    choices: {
      "bring-it-down suppression": {
        en: "spend an observation token for Suppressive",
        es: "gastar una ficha de Observación por Fuego de contención",
      },
      "bring-it-down impact": {
        en: "spend an observation token for Impact 1",
        es: "gastar una ficha de Observación por Antiblindaje 1",
      },
    },
    does: () => ({
      gift: BUSY,
      furtherGifts: [
        bringing("suppression", (look, enemy) => isTrooper(look, enemy)),
        bringing("impact", (look, enemy) => isVehicle(profileOf(look, enemy).type)),
      ],
    }),
  },
  "have-i-ever-let-you-down": {
    name: "Have I Ever Let You Down?",
    pips: 2,
    orders: [order(1, CODY), order(1, { type: "trooper" })],
    en: "This round, when an attack wounds a unit at range 1 of Clone Commander Cody that the card ordered, Cody may attack the attacking unit after it, if he sees it at range 4.",
    es: "Esta ronda, cuando un ataque hiere a una unidad a alcance 1 de Clone Commander Cody que haya recibido una orden de la carta, Cody puede atacar a la unidad atacante después, si la ve a alcance 4.",
    does: (card) => ({
      attacksByEffect: true,
      gift: {
        effect: [
          on("wounded", (work, { unit }) => {
            const { owner } = at(work.state.units, unit);
            if (guards(work, owner, unit).length === 0) return;
            beginOngoing(work, { unit, keyword: card, value: 1, until: "attack" }, byCard(card));
          }),
        ],
        to: [],
      },
      moments: [
        givenOnOrder(card, { keywords: { [card]: 1 } }),
        playerMust(
          "after-attack",
          (look, side, about) => about !== null && !isOwn(look, side, about) && avengers(look, side, card).length > 0,
          (work, side, about) => {
            const spared = undefeated(work.state, opponentOf(side)).filter((unit) => unit !== about);
            for (const unit of avengers(work, side, card))
              work.push({ kind: "volley", unit, card: card, left: 1, attacked: spared });
          },
        ),
      ],
    }),
  },
  "combined-arms": {
    name: "Combined Arms",
    pips: 3,
    orders: [order(2, { type: "trooper" }), order(2, { type: "vehicle" })],
    en: "In his activation this round Clone Commander Cody may use each of his free actions twice. This round a friendly vehicle that attacks may spend 1 observation token of the defender: after the attack a friendly clone trooper unit at range 1 of the vehicle may make a speed-1 move.",
    es: "En su activación de esta ronda, Clone Commander Cody puede usar dos veces cada acción gratuita que tenga. Esta ronda, un vehículo aliado que ataque puede gastar 1 ficha de Observación del defensor: tras el ataque, una unidad de infantería clon aliada a alcance 1 del vehículo puede efectuar un movimiento de Velocidad 1.",
    does: (card) => ({
      gift: MARK,
      furtherGifts: [BUSY],
      moments: [
        playerMay(
          "form-pool",
          (look, side, about) => {
            const attacker = currentAttack(look.state)?.attacker;
            if (
              attacker === undefined ||
              about === null ||
              !isOwn(look, side, attacker) ||
              isLent(look, attacker, card)
            )
              return false;
            if (isTrooper(look, attacker) || unitTokens(look.state, about, "observation") === 0) return false;
            return escorts(look, attacker).length > 0;
          },
          (work, _player, about) => {
            const unit = currentAttack(work.state)?.attacker;
            if (unit === undefined || about === null) return;
            dropTokens(work, about, "observation", 1, byCard(card));
            beginOngoing(work, { unit, keyword: card, value: 1, until: "attack" }, byCard(card));
          },
        ),
        ownMust(
          "after-attack",
          (look, about) => isLent(look, about, card) && escorts(look, about).length > 0,
          (work, unit) => askUnits(work, card, unit),
        ),
      ],
      choice: mayChoose("leg.cards.command-use", escorts, (work, unit) => startMove(work, unit, "effect", SLOW)),
    }),
  },
}));

/**
 * Creates the effect that a unit may spend an observation token of a suitable defender, once per attack, for 1 of an
 * amount.
 */
function bringing(amount: "suppression" | "impact", suits: (look: Look, enemy: UnitIndex) => boolean): Gift {
  const used = `bring-it-down ${amount}`;
  const offer: Offer = {
    id: used,
    stage: "reroll-attack",
    side: "attacker",
    spares: true,
    available: (pool) => tokens(pool, "defender.observation") > 0 && pool.used[used] === undefined,
    take: (pool) => using(spending(pool, "defender.observation"), used),
  };
  return {
    effect: [
      attacking(adds(amount, { timesUsed: used }), ...(amount === "impact" ? [offer, IMPACT_OFFER] : [offer])),
      figure("in-attack", (look, { value }, { enemy }) => (suits(look, enemy) ? value : 0)),
    ],
    to: [{}],
  };
}

/** Lists the clone trooper units at range 1 of a vehicle that can move. */
function escorts(look: Look, vehicle: number): readonly number[] {
  return friendsAt(look, vehicle, 1).filter(
    (unit) => isOfType(look, unit, "clone-trooper") && mayMove(look, unit, "effect", SLOW),
  );
}

/** Returns Cody if the unit is at range 1 of him or is Cody, as a list of one or none. */
function guards(look: Look, side: Side, unit: UnitIndex): readonly number[] {
  return ownUnits(look, side, CODY).filter((cody) => alliesAt(look, cody, 1).includes(unit));
}

/** Returns Cody if the last attack wounded a unit near him that his card ordered, as a list of one or none. */
function avengers(look: Look, side: Side, card: string): readonly number[] {
  const { ongoing, units } = look.state;
  const wounded = ongoing.some(
    (one) => one.keyword === card && isOfAttack(look.state, one) && at(units, one.unit).owner === side,
  );
  return wounded ? ownUnits(look, side, CODY) : [];
}
