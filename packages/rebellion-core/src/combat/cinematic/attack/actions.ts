import { at, finiteKind } from "@sw/tabletop";
import { battleChair } from "../../../forces/sides.ts";
import { whyRefused } from "../../../leaders/offering.ts";
import { rerollerAt, ringId } from "../../../leaders/rings.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { Action } from "../../../state/actions.ts";
import { BLACK, countDice, RED, SPECIAL } from "../../../state/dice.ts";
import { keysShown, pickDie, pickedDie } from "../../../state/die-offers.ts";
import type { AttackFrame } from "../../../state/frames.ts";
import { forbidden, type Kind } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { DONE } from "../../../state/offers.ts";
import { IMPERIAL, seatAt } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { canUseRing, contextOf, spend, useRerollRing } from "../../attack/actions.ts";
import { combatOf } from "../../attack/attack.ts";
import { isOriginal } from "../../attack/original.ts";
import { blockAction, keyOfAction } from "../../attack/target-offers.ts";
import { targetOfKey } from "../../attack/wounds.ts";
import { tacticValue } from "../../draw.ts";
import { battleOf } from "../battle.ts";
import { removeDamage } from "../healing.ts";
import { healTargets } from "../targets.ts";

const RULE: RuleId = "rote.cinematic.combat-actions";
const NO_KEYS: readonly number[] = [];

/**
 * The combat actions of a cinematic attack, any number in any order. Options: `pick-die` for the first of the dice that
 * are rerolled together, once per attack; `block` by damaged unit, spending a special die of the colour of its health;
 * `use-ring`; `done`. Skipped if nothing can be done.
 */
export const actionsStage: Kind<"attack"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (canAct(work, frame)) return true;
      work.change(frame, { stage: "recolor" });
      return false;
    },
    question(look, frame) {
      const seat = seatAt(look.state.config, battleChair(look.state, frame.side, frame.theater));
      const context = { ...contextOf(frame), rerolls: rerollsLeft(look, frame) };
      return { seat, kind: "cinematic-actions", rule: RULE, context };
    },
    options: optionsOf,
    take(work, frame, action) {
      if (action.type === "pick-die") {
        const left = rerollsLeft(work, frame) - 1;
        const key = pickedDie(action);
        work.change(frame, { stage: "reroll", left, last: key, picked: [key] });
      } else if (action.type === "block") heal(work, frame, keyOfAction(work.box, action));
      else if (action.type === "use-ring") useRerollRing(work, frame);
      else work.change(frame, { stage: "recolor" });
    },
  },
  whyRefused(
    () => RULE,
    (look, frame, action) => refusal(look, frame, action),
  ),
);

function refusal(look: Look, frame: AttackFrame, action: Action) {
  const { box, state } = look;
  if (action.type === "pick-die" && rerollsLeft(look, frame) === 0) {
    return forbidden("rote.cinematic.reroll-by-tactic-value", "no-reroll-left");
  }
  if (action.type === "play-tactic" || action.type === "draw-tactic") {
    return forbidden("rote.cinematic.no-card-in-attack", "no-card-in-attack");
  }
  if (action.type !== "block") return undefined;
  const named = { unit: action.subject };
  if (battleOf(state).specialsBarred[frame.side]) {
    return forbidden("rote.cinematic.specials-barred", "specials-barred", named);
  }
  const unit = box.unitsById.get(action.subject);
  const isOther = unit !== undefined && unit.side === frame.side && unit.theater !== frame.theater;
  const rule = isOther ? "rote.cinematic.specials-own-theater" : "rote.cinematic.specials-remove-damage";
  const offered = optionsOf(look, frame).some(
    (one) => one.type === "block" && keyOfAction(box, one) === keyOfAction(box, action),
  );
  return offered ? undefined : forbidden(rule, "no-damage-to-remove", named);
}

/**
 * Returns how many dice may still be rerolled together, once per attack: the highest tactic value among the side's
 * leaders there.
 */
function rerollsLeft(look: Look, { side, theater }: AttackFrame): number {
  // There the tactic value makes the Rebels reroll instead.
  const { state } = look;
  if (side === IMPERIAL && isOriginal(state)) return 0;
  if (battleOf(state).rerolled[side]) return 0;
  return tacticValue(look, combatOf(state).system, side, theater);
}

/** Whether the side has any option besides `done`. */
function canAct(look: Look, frame: AttackFrame): boolean {
  if (countDice(frame.dice) === 0) return false;
  if (rerollsLeft(look, frame) > 0 || healKeys(look, frame).length > 0) return true;
  const combat = combatOf(look.state);
  return canUseRing(look, combat, frame) && rerollerAt(look, combat.system) !== undefined;
}

function optionsOf(look: Look, frame: AttackFrame): Action[] {
  const options: Action[] = [];
  if (rerollsLeft(look, frame) > 0) options.push(...keysShown(frame.dice).map(pickDie));
  for (const key of healKeys(look, frame)) options.push(blockAction(look.box, key));
  const combat = combatOf(look.state);
  const bearer = canUseRing(look, combat, frame) ? rerollerAt(look, combat.system) : undefined;
  if (bearer !== undefined) options.push({ type: "use-ring", subject: ringId(look, bearer) });
  options.push(DONE);
  return options;
}

/**
 * Lists the side's damaged units of the theater whose colour has an unused special die
 * (rote.cinematic.specials-remove-damage).
 */
function healKeys({ box, state }: Look, { side, theater, dice }: AttackFrame): readonly number[] {
  const red = dice[RED][SPECIAL] > 0;
  const black = dice[BLACK][SPECIAL] > 0;
  if ((!red && !black) || battleOf(state).specialsBarred[side]) return NO_KEYS;
  return healTargets(box, combatOf(state), side, theater, ({ color }) => (color === RED ? red : black));
}

function heal(work: GameWork, frame: AttackFrame, key: number): void {
  const { color } = at(work.box.units, targetOfKey(key).unit);
  const rule = "rote.cinematic.specials-remove-damage";
  work.change(frame, spend(work, frame, color === RED ? RED : BLACK, rule));
  removeDamage(work, frame.side, key, { rule, cause: null });
}
