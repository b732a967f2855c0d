import { at, type Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { NO_PICK } from "../../state/codes.ts";
import {
  BLACK,
  type ColorIndex,
  DIRECT,
  type DieIndex,
  type FaceIndex,
  facesOf,
  GREEN,
  HIT,
  NO_COLOR,
  RED,
  shownDie,
  withDie,
} from "../../state/dice.ts";
import type { AttackFrame, Dice } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { openRun } from "../../state/offers.ts";
import { factionOf, opponentOf, type Seat } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { attackerSeat, contextOf } from "./actions.ts";
import { combatOf, damageTarget, enemyTargets, enemyWounds } from "./attack.ts";
import { damageAction, keyOfAction } from "./target-offers.ts";
import { ANY_COLOR, hasAssigned, targetOfKey } from "./wounds.ts";

const RULE: RuleId = "reb.attack-steps.assign";

type NextStages = readonly [harmed: AttackFrame["stage"], unharmed: AttackFrame["stage"]];

/** The next die to assign, and the colour of health that it can damage. */
interface NextDie {
  readonly color: DieIndex;
  readonly face: FaceIndex;
  readonly fits: ColorIndex | typeof ANY_COLOR;
}

const RED_HIT: NextDie = { color: RED, face: HIT, fits: RED };
const BLACK_HIT: NextDie = { color: BLACK, face: HIT, fits: BLACK };
const RED_DIRECT: NextDie = { color: RED, face: DIRECT, fits: ANY_COLOR };
const BLACK_DIRECT: NextDie = { color: BLACK, face: DIRECT, fits: ANY_COLOR };
const GREEN_DIRECT: NextDie = { color: GREEN, face: DIRECT, fits: ANY_COLOR };

/**
 * Step 3 of an attack: the attacker assigns each die to an enemy unit that it can harm, first red hits, then black
 * hits, then direct hits. All hits must be assigned where possible (reb.attack-steps.must-assign-all); the others are
 * lost. Options: `damage` by unit, markers and assigned damage; dice with the same effect may be assigned in any order.
 * Skipped if only one target is left. `next` holds the stages that follow with and without assigned damage.
 */
export function assignStage(next: NextStages = ["block", "end"]): Kind<"attack"> {
  return {
    run(work, frame) {
      const die = nextDie(frame);
      if (die === undefined) {
        const harmed = hasAssigned(enemyWounds(work.state, frame));
        work.change(frame, { stage: next[harmed ? 0 : 1], last: NO_PICK });
        return false;
      }
      const targets = enemyTargets(work, frame, die.fits);
      if (targets.length > 1) return true;
      if (targets.length === 1) assign(work, frame, die, at(targets, 0), null);
      else lose(work, frame, die);
      return false;
    },
    question({ state }, frame) {
      const seat = attackerSeat(state, frame);
      const die = nextDie(frame) ?? RED_HIT;
      const context = { ...contextOf(frame), die: { ...shownDie(die.color, die.face) } };
      return { seat, kind: "assign-damage", rule: RULE, context };
    },
    options: (look, frame) =>
      targetsNow(look, frame, Math.max(0, frame.last)).map((key) => damageAction(look.box, key)),
    picks: (look, frame) => openRun(targetsNow(look, frame).map((key) => damageAction(look.box, key))),
    check,
    keeps({ state }, frame, seat, kind) {
      if (kind !== "assign-damage") return undefined;
      return attackerSeat(state, frame) === seat ? undefined : forbidden(RULE, "not-your-attack");
    },
    take(work, frame, action) {
      const die = nextDie(frame);
      if (die !== undefined) assign(work, frame, die, keyOfAction(work.box, action), attackerSeat(work.state, frame));
    },
  };
}

/** Returns the next die to assign, or undefined when no hit is left. */
export function nextDie({ dice }: AttackFrame): NextDie | undefined {
  return dieIn(dice);
}

function dieIn(dice: Dice): NextDie | undefined {
  const [red, black] = dice;
  if (red[HIT] > 0) return RED_HIT;
  if (black[HIT] > 0) return BLACK_HIT;
  if (red[DIRECT] > 0) return RED_DIRECT;
  if (black[DIRECT] > 0) return BLACK_DIRECT;
  return facesOf(dice, GREEN)[DIRECT] > 0 ? GREEN_DIRECT : undefined;
}

/** Lists the keys of the targets for the next die, ascending from `from`. */
function targetsNow(look: Look, frame: AttackFrame, from = 0): readonly number[] {
  const die = nextDie(frame);
  return die === undefined ? [] : enemyTargets(look, frame, die.fits, from);
}

/**
 * Returns the fields that change when a die is assigned to a target. The order of targets restarts when the next die
 * has another effect.
 */
function spent(frame: AttackFrame, die: NextDie, key: number): Pick<AttackFrame, "dice" | "last"> {
  const dice = withDie(frame.dice, die.color, die.face, -1);
  return { dice, last: dieIn(dice)?.fits === die.fits ? Math.max(frame.last, key) : NO_PICK };
}

/** Discards a hit that no unit can take (reb.attack-steps.must-assign-all). */
function lose(work: GameWork, frame: AttackFrame, die: NextDie): void {
  work.change(frame, spent(frame, die, frame.last));
  const dice = [shownDie(die.color, die.face)];
  const rule = "reb.attack-steps.must-assign-all";
  work.emit({ type: "hits-lost", faction: factionOf(frame.side), dice, rule, cause: null });
}

function assign(work: GameWork, frame: AttackFrame, die: NextDie, key: number, by: Seat | null): void {
  work.change(frame, spent(frame, die, key));
  damageTarget(work, frame, key, 1);
  work.emit({
    type: "damage-assigned",
    faction: factionOf(opponentOf(frame.side)),
    unit: at(work.box.units, targetOfKey(key).unit).id,
    amount: 1,
    source: shownDie(die.color, die.face),
    by,
    rule: RULE,
    cause: null,
  });
}

function check(look: Look, frame: AttackFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "done") return forbidden("reb.attack-steps.must-assign-all", "dice-left");
  if (action.type !== "damage") return notAsked(RULE, action, ["damage"]);
  const key = keyOfAction(look.box, action);
  if (targetsNow(look, frame).includes(key)) return undefined;
  return forbidden(whyNot(look, frame, action), "not-a-target", { unit: action.subject });
}

function whyNot(
  { box, state }: Look,
  frame: AttackFrame,
  { subject: unit }: Extract<Action, { type: "damage" }>,
): RuleId {
  const kind = box.unitsById.get(unit);
  const die = nextDie(frame);
  const present = kind !== undefined && at(at(state.places, combatOf(state).system).units, kind.index) > 0;
  if (kind === undefined || die === undefined || kind.side === frame.side || !present) return RULE;
  if (kind.theater !== frame.theater) return "reb.attack-steps.assign-theater";
  if (kind.color === NO_COLOR) return "reb.health.death-star-none";
  if (die.fits === RED && kind.color !== RED) return "reb.attack-steps.red-hit-red-health";
  if (die.fits === BLACK && kind.color !== BLACK) return "reb.attack-steps.black-hit-black-health";
  return RULE;
}
