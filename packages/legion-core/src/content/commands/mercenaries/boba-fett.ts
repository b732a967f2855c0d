import { at, nearest } from "@sw/tabletop";
import { addDice } from "../../../attack/declaring.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import { figure, freeCardAction, mayChoose, mustChoose, on, permits, playerMust } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf } from "../../../state/seats.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { alliesAt, enemiesAt, friendsAt, inSight } from "../../../units/near.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { aboutOwn, give, giveAll, ownUnits, withOrder } from "../effects.ts";

/** A speed-1 move that a card grants. */
const SLOW = { speed: 1 } as const;

const BOBA = { unit: "Boba Fett" } as const;

/** Command cards of Boba Fett. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: BOBA }, () => ({
  "a-simple-man": {
    name: "A Simple Man",
    pips: 1,
    orders: [order(1)],
    keywords: ["marksman"],
    en: "At the start of the Activation Phase, if Boba Fett has a faceup order token, a friendly unit at range 1 of him may make a speed-1 move. If he has none, he gains 1 aim token, and this round he has Marksman and his ranged weapons reach 1 farther, up to range 5.",
    es: "Al comienzo de la fase de Activación, si Boba Fett tiene una ficha de Orden boca arriba, una unidad aliada a alcance 1 de él puede efectuar un movimiento de Velocidad 1. Si no la tiene, gana 1 ficha de Ataque apuntado y esta ronda tiene Puntería y el alcance de sus armas a distancia aumenta en 1, hasta un máximo de alcance 5.",
    does: (card) => ({
      moments: [
        playerMust(
          "activation-phase-start",
          (look, side) => ownUnits(look, side, BOBA).length > 0,
          (work, side) => {
            for (const unit of ownUnits(work, side, BOBA)) {
              if (at(work.state.units, unit).order === "faceup") askUnits(work, card, unit);
              else giveAll(work, unit, { tokens: ["aim"], keywords: { marksman: 1, [card]: 1 } }, card);
            }
          },
        ),
      ],
      choice: mayChoose(
        "leg.cards.command-use",
        (look, unit) => alliesAt(look, unit, 1).filter((one) => mayMove(look, one, "effect", SLOW)),
        (work, unit) => startMove(work, unit, "effect", SLOW),
      ),
      gift: { effect: [on("reach", { adds: 1, upTo: 5 })], to: [] },
    }),
  },
  "whipcord-launcher": {
    name: "Whipcord Launcher",
    pips: 1,
    orders: BOBA,
    en: "This round Boba Fett moves as usual while he is engaged with a unit that has an immobilize token. In his activation he has a free action: an enemy trooper unit at range 1 and in line of sight gains 2 immobilize and 2 suppression tokens.",
    es: "Esta ronda, Boba Fett se mueve con normalidad mientras esté trabado con una unidad que tenga una ficha de Inmovilización. En su activación tiene una acción gratuita: una unidad de infantería enemiga a alcance 1 y dentro de su línea de visión gana 2 fichas de Inmovilización y 2 de Acobardamiento.",
    does: (card) => ({
      gift: {
        effect: [
          permits("slips-immobilized"),
          freeCardAction(
            card,
            (look, { unit }) => toBind(look, unit).length > 0,
            (work, { unit }) => askUnits(work, card, unit),
          ),
        ],
        to: [BOBA],
      },
      choice: mustChoose("leg.cards.command-use", toBind, (work, unit) => {
        give(work, unit, "immobilize", 2, card);
        give(work, unit, "suppression", 2, card);
      }),
    }),
  },
  "making-his-way-in-the-galaxy": {
    name: "Making His Way in the Galaxy",
    pips: 2,
    orders: BOBA,
    keywords: ["blast", "impact", "versatile"],
    weapons: [weapon("No Disintegrations", "melee 1-1", "2r 1b", "blast", "impact 1", "versatile")],
    en: "Boba Fett can perform no attack actions in his activation this round. When it ends, he may attack each enemy unit at range 1 and in line of sight with the weapon of the card alone.",
    es: "Boba Fett no puede realizar acciones de ataque en su activación de esta ronda. Cuando termina, puede atacar a cada unidad enemiga a alcance 1 y dentro de su línea de visión solo con el arma de la carta.",
    does: (card) => ({
      moments: [
        aboutOwn("activation-end", BOBA, (work, unit) => {
          const { owner } = at(work.state.units, unit);
          const left = undefeated(work.state, opponentOf(owner)).length;
          work.push({ kind: "volley", unit, card: card, left, attacked: [] });
        }),
      ],
      gift: { effect: [figure("attacks", -1)], to: [BOBA] },
    }),
  },
  "rule-with-respect": {
    name: "Rule With Respect",
    pips: 3,
    orders: [order(1, BOBA), order(2)],
    en: "This round, while Boba Fett has a faceup order token, a friendly unit at range 1 and in line of sight of him may add 1 black die to one pool of each ranged attack.",
    es: "Esta ronda, mientras Boba Fett tenga una ficha de Orden boca arriba, una unidad aliada a alcance 1 y dentro de la línea de visión de él puede añadir 1 dado negro a una reserva de cada ataque a distancia.",
    does: (card) => ({
      gift: {
        effect: [
          on("declaring", {
            step: "weapons",
            rule: "leg.cards.command-use",
            ways: (look, { unit }, { attack }) => (attack === "ranged" && isLedByBoba(look, unit, card) ? [""] : []),
            take: (work) => addDice(work, [0, 1, 0]),
          }),
        ],
        to: [{}],
      },
    }),
  },
  "z-6-jetpack-rocket": {
    name: "Z-6 Jetpack Rocket",
    pips: 3,
    orders: BOBA,
    keywords: ["blast", "impact"],
    weapons: [weapon("Z-6 Jetpack Rocket", "3-4", "3r", "blast", "impact 2")],
    en: "In his activation this round Boba Fett has the weapon of the card.",
    es: "En su activación de esta ronda, Boba Fett tiene el arma de la carta.",
    does: () => ({ arms: [BOBA] }),
  },
}));

/**
 * Whether Boba Fett has a faceup order, and the attacking unit is at range 1 and in sight of him or is Boba Fett. False
 * if the attack already has the extra die.
 */
function isLedByBoba(look: Look, attacker: UnitIndex, card: string): boolean {
  const pools = nearest(look.state, "attack")?.pools ?? [];
  if (pools.some(({ used = [] }) => used.includes(card))) return false;
  const boba = withOrder(look, ownUnits(look, at(look.state.units, attacker).owner, BOBA));
  return boba.some((unit) => unit === attacker || inSight(look, unit, friendsAt(look, unit, 1)).includes(attacker));
}

/** Lists the enemy trooper units at range 1 that Boba Fett sees. */
function toBind(look: Look, boba: number): readonly number[] {
  return inSight(look, boba, enemiesAt(look, boba, 1)).filter((unit) => isTrooper(look, unit));
}
