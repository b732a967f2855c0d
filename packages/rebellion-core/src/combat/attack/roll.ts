import type { Violation } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { battleChair } from "../../forces/sides.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { NO_PICK } from "../../state/codes.ts";
import { countDice, dieOfKey, restOfPool, rollDice, shownDice, sizeOfPool, withDie } from "../../state/dice.ts";
import { pickDie, pickedDie, settable, settingRun } from "../../state/die-offers.ts";
import type { AttackFrame, Dice } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { DONE } from "../../state/offers.ts";
import { factionOf, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { noteRolled } from "../rolled.ts";
import type { QuietStage } from "../stages.ts";
import { combatOf } from "./attack.ts";
import { afterOriginalRoll } from "./original.ts";
import { dicePool } from "./pool.ts";

/** The maximum number of dice that a card sets before a roll (One in a Million). */
const MOST_SET = 2;
const SET_RULE: RuleId = "reb.faq.one-in-a-million-presence";

/** Counts the dice of the attack and opens the window for action cards on a roll (reb.attack-steps.roll). */
export const poolStage: QuietStage<"attack"> = {
  run(work, frame) {
    const combat = combatOf(work.state);
    const pool = dicePool(work, combat, frame.side, frame.theater);
    work.change(frame, { stage: "roll", pool });
    if (sizeOfPool(pool) > 0) openWindow(work, "rolling", frame.side, combat.system);
    return false;
  },
};

/**
 * A card sets one or two dice before the roll, in any order; the other dice are rolled. Options: `pick-die` by colour
 * and face among the dice of the pool; `done` after the first.
 */
export const setStage: Kind<"attack"> = {
  run(work, frame) {
    if (canSet(frame)) return true;
    work.change(frame, { stage: "roll", last: NO_PICK });
    return false;
  },
  question({ state }, frame) {
    const seat = seatAt(state.config, battleChair(state, frame.side, frame.theater));
    return { seat, kind: "set-dice", rule: SET_RULE, context: { pool: [...frame.pool] } };
  },
  options(_look, frame) {
    const options: Action[] = settable(frame.pool, frame.set, frame.last).map(pickDie);
    if (countDice(frame.set) > 0) options.push(DONE);
    return options;
  },
  picks: (_look, frame) =>
    settingRun(frame.pool, frame.set, countDice(frame.set) >= MOST_SET, (work, set, last) =>
      work.change(frame, { set, last }),
    ),
  check: (_look, frame, action) => checkSet(frame, action),
  take(work, frame, action) {
    const key = pickedDie(action);
    if (key < 0) work.change(frame, { stage: "roll", last: NO_PICK });
    else work.change(frame, { set: withDie(frame.set, ...dieOfKey(key), 1), last: Math.max(frame.last, key) });
  },
};

function canSet({ pool, set }: AttackFrame): boolean {
  return countDice(set) < MOST_SET && settable(pool, set, NO_PICK).length > 0;
}

function checkSet({ pool, set }: AttackFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "done") {
    return countDice(set) > 0 ? undefined : forbidden(SET_RULE, "at-least-one-die");
  }
  if (action.type !== "pick-die") return notAsked(SET_RULE, action, ["pick-die", "done"]);
  const key = pickedDie(action);
  if (settable(pool, set, NO_PICK).includes(key)) return undefined;
  return forbidden(SET_RULE, "not-in-pool", { die: action.subject, face: action.face });
}

/** Rolls the dice of the pool and adds the dice that were set (reb.attack-steps.roll, cap-red, cap-black). */
export const rollStage: QuietStage<"attack"> = {
  run(work, frame) {
    const { pool, set } = frame;
    const dice = rollDice(work, "attack", restOfPool(pool, set), set);
    showRoll(work, frame, dice);
    if (work.state.solo !== undefined) afterOriginalRoll(work, { ...frame, stage: "actions", dice });
    return false;
  },
};

/** Puts the dice of an attack on the table, whether rolled or set. An attack without dice emits no event. */
export function showRoll(work: GameWork, frame: AttackFrame, dice: Dice): void {
  work.change(frame, { stage: "actions", dice });
  if (countDice(dice) === 0) return;
  noteRolled(work, frame.side, frame.theater);
  const faction = factionOf(frame.side);
  const cause = { rule: "reb.attack-steps.roll", cause: null } as const;
  work.emit({ type: "dice-rolled", faction, why: "attack", dice: shownDice(dice), ...cause });
}
