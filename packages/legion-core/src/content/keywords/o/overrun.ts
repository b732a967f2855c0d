import { at, nearest } from "@sw/tabletop";
import { hasDefender } from "../../../attack/declaring.ts";
import { defenderFault } from "../../../attack/defender-fault.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { startAttack } from "../../../rounds/performing.ts";
import type { MoveFrame } from "../../../state/frames.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import type { Moment } from "../../../state/hooks/moments.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { carried, may, on } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut, fallsOutBy } from "../../../state/missed.ts";
import { opponentOf } from "../../../state/seats.ts";
import { markActivation } from "../../../units/activation.ts";
import { askUnits } from "../../../units/choosing.ts";

const ID = "overrun";

export const OVERRUN = (): GameKeyword => ({
  id: ID,
  does: [
    on("notes-passed", true),
    carried(attacks("after-move-action", ({ reason }) => reason !== "effect")),
    carried(attacks("after-action", ({ reason }) => reason === "effect")),
    on("choice", {
      rule: "leg.kw.overrun-x.trigger",
      most: 1,
      may: false,
      candidates: (look, { unit }) => overrunBy(look, unit),
      take(work, { unit }, [enemy]) {
        if (enemy === undefined) return;
        markActivation(work, unit, ID);
        // Each attack needs a move of its own.
        work.amend("move", (frame) => ({ ...frame, passed: [] }));
        startAttack(work, unit, ID, enemy, "overrun");
      },
    }),
  ],
});

export const OVERRUN_TEXT: KeywordText = {
  id: ID,
  name: { en: "Overrun[ X]", es: "Arrollamiento[ X]" },
  does: {
    en: "Up to X times in its activation, after a standard move in which the unit passed over the base of an enemy miniature, it may perform an overrun attack against that unit, whatever the range, with one pool to which the weapon is added once. That is neither a ranged nor a melee attack and no attack action. The weapon is used in no other attacks.",
    es: "Hasta X veces en su activación, tras un movimiento normal en el que haya pasado por encima de la peana de una miniatura enemiga, la unidad puede realizar un ataque de arrollamiento contra esa unidad, ignorando el alcance, con una sola reserva a la que el arma se añade una vez. No es un ataque a distancia ni cuerpo a cuerpo, ni una acción de ataque. El arma no se usa en otros ataques.",
  },
};

/** The attack after a move of some reasons. */
function attacks(moment: Moment, follows: (move: MoveFrame) => boolean): Part {
  return may(
    moment,
    (look, { unit, value }, about) => {
      const move = nearest(look.state, "move");
      if (about !== unit || move?.unit !== unit || !follows(move)) return false;
      return isLeft(look, unit, value) && overrunBy(look, unit).length > 0;
    },
    (work, { unit }) => askUnits(work, ID, unit),
  );
}

/** Whether a unit may still perform such an attack in its activation. */
function isLeft({ state }: Look, unit: number, most: number): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.marks.filter((mark) => mark === ID).length < most;
}

/** The enemy units over which a unit has passed in the move that is over, and that it can attack. */
function overrunBy(look: Look, unit: number): readonly number[] {
  const move = nearest(look.state, "move");
  if (move?.unit !== unit) return [];
  const passed = move.passed ?? [];
  if (look.missed !== undefined) tellOfOthers(look, unit, passed);
  return passed.filter((enemy) => {
    const sequence = { attacker: unit, only: enemy, with: "overrun", pools: [] } as const;
    return hasDefender(look, sequence) || fallsOutBy(look, enemy, () => defenderFault(look, sequence, enemy));
  });
}

/** Says of the other enemies of a unit that it has not passed over them. */
function tellOfOthers(look: Look, unit: number, passed: readonly number[]): void {
  const enemies = undefeated(look.state, opponentOf(at(look.state.units, unit).owner));
  for (const enemy of enemies) if (!passed.includes(enemy)) fallsOut(look, enemy, "not-passed-over");
}
