import type { PickRun, Violation } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { checkOffered } from "../../leaders/offering.ts";
import { rerollDie, rerollerAt, ringOffers, useRing } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { NO_PICK } from "../../state/codes.ts";
import { countDice, dieOfKey, poolWith, restOfPool, rollDice, shownDice, withDie } from "../../state/dice.ts";
import { keysShown, pickDie, pickedDie, settable, settingRun } from "../../state/die-offers.ts";
import type { DicePool, RollFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked, type Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { factionOf, REBEL, seatAt, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";

/** The maximum number of dice that a card lets its player set before a roll. */
const MOST_SET = 2;
/** The rule for each kind of roll. */
const ROLL_RULES: Readonly<Record<RollFrame["why"], RuleId>> = {
  mission: "reb.mission.dice-count",
  "death-star-plans": "reb.death-star.plans-roll",
  card: "reb.mission.success-effect",
};
/** The index of special icons among the faces of a colour. */
const SPECIAL = 2;
/** The number of dice of each colour in the box (reb.limits.dice). */
const DICE_OF_COLOR = 5;

/**
 * A roll for a mission, a card or the Death Star Plans. Options for dice that are set: `pick-die`, red before black, by
 * face, and `done` after the first. Options for the Master Yoda ring: `use-ring` or `pass`, then `pick-die`; missions
 * offer the ring only after both sides have rolled.
 */
export const rollKind: Kind<"roll"> = {
  run,
  question: ({ state }, frame) => question(state, frame),
  options,
  picks: (_look, frame) => (frame.stage === "set" ? setting(frame) : undefined),
  check,
  take,
};

/**
 * Returns the dice of a roll in which colours do not matter: red ones first, then black ones
 * (reb.dice.color-only-in-combat), and the green ones.
 */
function poolOfRoll({ count, green = 0 }: RollFrame): DicePool {
  const red = Math.min(DICE_OF_COLOR, count);
  return poolWith(red, count - red, green);
}

/** Whether no die is rolled. */
function isEmpty({ count, green = 0 }: RollFrame): boolean {
  return count + green === 0;
}

function run(work: GameWork, frame: RollFrame): boolean {
  switch (frame.stage) {
    case "before":
      work.change(frame, { stage: "roll" });
      if (!isEmpty(frame)) openWindow(work, "rolling", frame.side, frame.system);
      return false;
    case "set":
      if (openKeys(frame, NO_PICK).length > 0) return true;
      work.change(frame, { stage: "roll" });
      return false;
    case "roll":
      roll(work, frame);
      return false;
    case "answers":
      if (canReroll(work, frame)) return true;
      hand(work, frame);
      return false;
    case "reroll": {
      const [only, ...others] = keysShown(frame.dice);
      if (only === undefined || others.length > 0) return true;
      reroll(work, frame, only);
      return false;
    }
  }
}

/** Lists the keys for the next die to set, none below `last`. Empty when enough dice have been set. */
function openKeys(frame: RollFrame, last: number): readonly number[] {
  return isFull(frame) ? [] : settable(poolOfRoll(frame), frame.set, last);
}

function isFull({ set }: RollFrame): boolean {
  return countDice(set) >= MOST_SET;
}

function setting(frame: RollFrame): PickRun<Play, GameWork> {
  return settingRun(poolOfRoll(frame), frame.set, isFull(frame), (work, set, last) =>
    work.change(frame, { set, last }),
  );
}

function roll(work: GameWork, frame: RollFrame): void {
  const { set, side, why } = frame;
  const rest = restOfPool(poolOfRoll(frame), set);
  const dice = rollDice(work, why === "death-star-plans" ? "plans" : why, rest, set);
  work.change(frame, { dice, stage: "answers" });
  if (isEmpty(frame)) return;
  const rule = ROLL_RULES[why];
  work.emit({ type: "dice-rolled", faction: factionOf(side), why, dice: shownDice(dice), rule, cause: null });
}

/**
 * Whether the Master Yoda ring can reroll a die of this roll (reb.faq.yoda-rerolls-plans). In a mission it waits for
 * both rolls.
 */
function canReroll(look: Look, { why, side, system, dice }: RollFrame): boolean {
  if (why === "mission" || side !== REBEL || countDice(dice) === 0) return false;
  return rerollerAt(look, system) !== undefined;
}

/** Returns the dice to the frame that asked for the roll. */
function hand(work: GameWork, frame: RollFrame): void {
  const { why, side, dice } = frame;
  work.pop(frame);
  if (why === "death-star-plans") {
    work.changeNearest("combat", () => ({ plansDice: dice }));
    return;
  }
  if (why === "card") {
    work.changeNearest("effect", (effect) => ({ notes: [...effect.notes, dice[0][SPECIAL] + dice[1][SPECIAL]] }));
    return;
  }
  work.changeNearest("mission", (mission) => {
    const own = sideOf(mission.chair) === side;
    return { dice: own ? [dice, mission.dice[1]] : [mission.dice[0], dice] };
  });
}

function question(state: State, frame: RollFrame): ReturnType<Kind<"roll">["question"]> {
  const seat = seatAt(state.config, frame.chair);
  if (frame.stage === "set") return { seat, kind: "set-die", rule: "reb.action.use-procedure", context: {} };
  if (frame.stage === "reroll") {
    return { seat, kind: "reroll-die", rule: "reb.dice.reroll-any-times", context: {} };
  }
  return { seat, kind: "ring", rule: "reb.faq.ring-results-first", context: {} };
}

function options(look: Look, frame: RollFrame): Action[] {
  if (frame.stage === "set") {
    const picks = openKeys(frame, frame.last).map(pickDie);
    return countDice(frame.set) > 0 ? [...picks, DONE] : picks;
  }
  if (frame.stage === "reroll") return keysShown(frame.dice).map(pickDie);
  return ringOffers(look, rerollerAt(look, frame.system));
}

function check(look: Look, frame: RollFrame, action: Action): Violation<RuleId> | undefined {
  if (frame.stage === "answers") return checkOffered(look, "reb.faq.ring-results-first", options(look, frame), action);
  if (frame.stage === "reroll") return checkPick("reb.dice.reroll-any-times", keysShown(frame.dice), action);
  if (action.type === "done") {
    return countDice(frame.set) > 0 ? undefined : forbidden("reb.action.use-procedure", "nothing-set");
  }
  return checkPick("reb.action.use-procedure", openKeys(frame, NO_PICK), action);
}

function checkPick(rule: RuleId, keys: readonly number[], action: Action): Violation<RuleId> | undefined {
  if (action.type !== "pick-die") return notAsked(rule, action, ["pick-die"]);
  if (keys.includes(pickedDie(action))) return undefined;
  return forbidden(rule, "no-such-die", { die: action.subject, face: action.face });
}

function take(work: GameWork, frame: RollFrame, action: Action): void {
  if (action.type === "pick-die") {
    const key = pickedDie(action);
    if (frame.stage === "set") setDie(work, frame, key);
    else reroll(work, frame, key);
  } else if (action.type === "use-ring") {
    const bearer = rerollerAt(work, frame.system);
    if (bearer === undefined) return;
    work.change(frame, { stage: "reroll" });
    work.state.rerollUsed = true;
    useRing(work, bearer, false, "reb.faq.yoda-rerolls-plans");
  } else if (action.type === "done") work.change(frame, { stage: "roll" });
  else hand(work, frame);
}

function setDie(work: GameWork, frame: RollFrame, key: number): void {
  const [color, face] = dieOfKey(key);
  work.change(frame, { set: withDie(frame.set, color, face, 1), last: Math.max(frame.last, key) });
}

function reroll(work: GameWork, frame: RollFrame, key: number): void {
  work.change(frame, {
    dice: rerollDie(work, frame.side, frame.dice, key, frame.why === "card" ? "card" : "plans"),
    stage: "answers",
  });
}
