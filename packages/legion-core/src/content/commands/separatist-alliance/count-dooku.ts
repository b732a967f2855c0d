import { at } from "@sw/tabletop";
import { attackedBy, survivors } from "../../../attack/declared.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { activate } from "../../../rounds/activate.ts";
import { playerMay, playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { hasFacedownOrder, isTrooper } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { afterAttack } from "../attack-effects.ts";
import { give, givenOnOrder, givenTo, isOwn, orderFromPool, ownUnits, returnOrder, withOrder } from "../effects.ts";

const DOOKU = { unit: "Count Dooku" } as const;

const VENTRESS = { unit: "Asajj Ventress" } as const;

/** Command cards of Count Dooku. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "separatist-alliance", requires: DOOKU }, () => ({
  "fear-surprise-intimidation": {
    name: "Fear, Surprise, Intimidation",
    pips: 1,
    orders: DOOKU,
    keywords: ["arsenal 2", "relentless", "versatile"],
    en: "This round Count Dooku has Arsenal 2 and Relentless, his ranged weapons have Versatile, and after each of his attacks each unit that he attacked gains 2 suppression tokens.",
    es: "Esta ronda, Count Dooku tiene Arsenal 2 e Imparable, sus armas a distancia tienen Versátil y, tras cada uno de sus ataques, cada unidad atacada gana 2 fichas de Acobardamiento.",
    does: (card) => ({
      moments: [
        givenTo(card, DOOKU, { keywords: { arsenal: 2, relentless: 1, versatile: 1 } }),
        afterAttack(
          (look, unit) => fitsAny(look, unit, [DOOKU]),
          (work, unit) => {
            for (const enemy of survivors(work, attackedBy(work.state, unit)))
              give(work, enemy, "suppression", 2, card);
          },
        ),
      ],
    }),
  },
  "double-the-fall": {
    name: "Double the Fall",
    pips: 2,
    orders: [order(1, DOOKU), order(1)],
    en: "At the start of the Activation Phase Count Dooku's faceup order token may go back into its order pool; then those of up to 2 enemy units at range 2 of him go back into theirs.",
    es: "Al comienzo de la fase de Activación, la ficha de Orden boca arriba de Count Dooku puede volver a su reserva de órdenes; entonces las de hasta 2 unidades enemigas a alcance 2 de él vuelven a la suya.",
    does: (card) => ({
      moments: [
        playerMay(
          "activation-phase-start",
          (look, side) => doubling(look, side).length > 0,
          (work, side) => {
            for (const unit of doubling(work, side)) {
              returnOrder(work, side, unit, card);
              askUnits(work, card, unit);
            }
          },
        ),
      ],
      choice: {
        rule: "leg.cards.command-use",
        most: 2,
        may: true,
        candidates: (look, { unit }, chosen) => unchosen(withOrder(look, enemiesAt(look, unit, 2)), chosen),
        take(work, { unit }, chosen) {
          const enemy = opponentOf(at(work.state.units, unit).owner);
          for (const one of chosen) returnOrder(work, enemy, one, card);
        },
      },
    }),
  },
  "the-sith-will-rule": {
    name: "The Sith Will Rule",
    pips: 3,
    handPips: 2,
    orders: DOOKU,
    en: "Count Dooku gains 1 aim token and 1 dodge token. After his activation this round Asajj Ventress is activated, unless her order token is facedown; a token that she lacks comes from the order pool. In a command hand the card counts as one of 2 pips.",
    es: "Count Dooku gana 1 ficha de Ataque apuntado y 1 ficha de Esquiva. Tras su activación de esta ronda se activa Asajj Ventress, salvo que su ficha de Orden esté boca abajo; si no tiene ficha, se toma de la reserva de órdenes. En la mano de Mando la carta cuenta como una de 2 puntos.",
    does: (card) => ({
      moments: [
        givenTo(card, DOOKU, { tokens: ["aim", "dodge"] }),
        playerMust(
          "after-activation",
          (look, side, about) =>
            isOwn(look, side, about) && fitsAny(look, about, [DOOKU]) && waiting(look, side).length > 0,
          (work, side) => {
            for (const unit of waiting(work, side)) {
              const drawn = at(work.state.units, unit).order === "none";
              if (drawn) orderFromPool(work, unit, card);
              activate(work, unit, drawn);
            }
          },
        ),
      ],
    }),
  },
  "you-disappoint-me": {
    name: "You Disappoint Me",
    pips: 3,
    orders: [order(1, DOOKU), order(2)],
    en: "Each ordered unit gains 1 dodge token. This round, after Count Dooku makes a ranged attack on a trooper unit, his player moves that unit at speed 2.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva. Esta ronda, después de que Count Dooku efectúe un ataque a distancia contra una unidad de infantería, su jugador mueve esa unidad a Velocidad 2.",
    does: (card) => ({
      moments: [
        givenOnOrder(card, { tokens: ["dodge"] }),
        afterAttack(
          (look, unit) => fitsAny(look, unit, [DOOKU]) && disappointing(look, unit).length > 0,
          (work, unit) => {
            const by = at(work.state.units, unit).owner;
            for (const enemy of [...disappointing(work, unit)].reverse())
              startMove(work, enemy, "effect", { ...QUICK, by });
          },
        ),
      ],
    }),
  },
}));

/**
 * Returns Dooku if he has a faceup order to return and an enemy unit at range 2 has one too, as a list of one or none.
 */
function doubling(look: Look, side: Side): readonly number[] {
  return withOrder(look, ownUnits(look, side, DOOKU)).filter(
    (unit) => withOrder(look, enemiesAt(look, unit, 2)).length > 0,
  );
}

/** Returns Ventress if she has not been activated yet, as a list of one or none. */
function waiting(look: Look, side: Side): readonly number[] {
  return ownUnits(look, side, VENTRESS).filter((unit) => !hasFacedownOrder(look.state, unit));
}

/** A speed-2 move. */
const QUICK = { speed: 2 } as const;

/** Lists the trooper units that Dooku has just attacked at range and that can move. */
function disappointing(look: Look, unit: UnitIndex): readonly number[] {
  const { owner } = at(look.state.units, unit);
  return survivors(look, attackedBy(look.state, unit, "ranged")).filter(
    (enemy) => isTrooper(look, enemy) && moveBan(look, enemy, "effect", { ...QUICK, by: owner }) === undefined,
  );
}
