import { at, keptBy, type Violation } from "@sw/tabletop";
import type { RingAbility } from "../../language/language.ts";
import { controls } from "../../leaders/leaders.ts";
import { bearerAt, blankDie, rerollDie, rerollerAt, useRing } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import type { LeaderIndex } from "../../state/codes.ts";
import { BLANK, dieOfKey } from "../../state/dice.ts";
import { keysShown, pickDie, pickedDie } from "../../state/die-offers.ts";
import type { Dice, MissionFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { PASS } from "../../state/offers.ts";
import { type Chair, chairsOf, REBEL, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { diceOfPart, hasDice, type Part, sideOfPart } from "../opposition.ts";

const RULE = "reb.faq.ring-results-first";

/** A ring that can be used on the dice now, and the leader who bears it. */
interface RingAnswer {
  readonly ability: RingAbility;
  readonly bearer: LeaderIndex;
}

/** Returns the part of the Rebel side in the mission. */
function rebelPart(frame: MissionFrame): Part {
  return sideOfPart(frame, 0) === REBEL ? 0 : 1;
}

/**
 * Lists the rings that a chair can use on the dice of a mission after all rolls: Master Yoda on a die of its side,
 * R2-D2 on a die of the other side. For the attempting side the player who revealed the mission decides, otherwise the
 * player who controls the bearer.
 */
function ringsOn(look: Look, frame: MissionFrame, chair: Chair): readonly RingAnswer[] {
  const own = rebelPart(frame);
  const answers: RingAnswer[] = [];
  const decides = (bearer: LeaderIndex): boolean => (own === 0 ? chair === frame.chair : controls(look, chair, bearer));
  const reroller = rerollerAt(look, frame.system);
  if (reroller !== undefined && hasDice(frame, own) && decides(reroller)) {
    answers.push({ ability: "reroll-one-die", bearer: reroller });
  }
  const blanker = bearerAt(look, "blank-opposing-die", frame.system);
  if (blanker !== undefined && blankable(frame).length > 0 && decides(blanker)) {
    answers.push({ ability: "blank-opposing-die", bearer: blanker });
  }
  return answers;
}

/** Lists the dice of the other side that are not blank. */
function blankable(frame: MissionFrame): readonly number[] {
  return keysShown(diceOfPart(frame, rebelPart(frame) === 0 ? 1 : 0)).filter((key) => dieOfKey(key)[1] !== BLANK);
}

/**
 * A Rebel chair uses rings that change the dice, once the results are known (reb.faq.ring-results-first). Options:
 * `use-ring`, in catalogue order; `pass`. Asked again after each ring.
 */
export const answersStage: Kind<"mission"> = {
  run(work, frame) {
    const { state } = work;
    const chair = chairsOf(state.config, REBEL)[frame.asked];
    if (chair === undefined) work.change(frame, { stage: "result", asked: 0 });
    else if (ringsOn(work, frame, chair).length > 0) return true;
    else work.change(frame, { asked: frame.asked + 1 });
    return false;
  },
  question({ box, state }, frame) {
    const mission = at(box.cards, frame.card).id;
    return { seat: seatAt(state.config, asking(state, frame)), kind: "ring", rule: RULE, context: { mission } };
  },
  options: ringOptions,
  check(look, frame, action) {
    if (action.type === "pass") return undefined;
    if (action.type !== "use-ring") return notAsked(RULE, action, ["use-ring", "pass"]);
    const rings = ringsOn(look, frame, asking(look.state, frame));
    if (rings.some(({ ability }) => isRing(look.box, action.subject, ability))) return undefined;
    return forbidden(RULE, "ring-not-usable", { ring: action.subject });
  },
  take(work, frame, action) {
    const { box, state } = work;
    const answer = ringsOn(work, frame, asking(state, frame)).find(
      ({ ability }) => action.type === "use-ring" && isRing(box, action.subject, ability),
    );
    if (answer === undefined) return work.change(frame, { asked: frame.asked + 1 });
    const rerolls = answer.ability === "reroll-one-die";
    work.change(frame, { stage: rerolls ? "reroll" : "blank" });
    if (rerolls) state.rerollUsed = true;
    useRing(work, answer.bearer, !rerolls, RULE);
  },
};

function asking(state: State, frame: MissionFrame): Chair {
  return at(chairsOf(state.config, REBEL), frame.asked);
}

function isRing(box: Box, id: string, ability: RingAbility): boolean {
  return box.rings.some((ring) => ring.id === id && ring.ability === ability);
}

function ringOptions(look: Look, frame: MissionFrame): Action[] {
  const { box, state } = look;
  const rings = ringUses(box);
  const usable = ringsOn(look, frame, asking(state, frame));
  const options: Action[] = [];
  box.rings.forEach((ring, index) => {
    if (usable.some(({ ability }) => ability === ring.ability)) options.push(at(rings, index));
  });
  options.push(PASS);
  return options;
}

const ringUses = /* @__PURE__ */ keptBy((box: Box) =>
  box.rings.map(({ id }): Action => Object.freeze({ type: "use-ring", subject: id })),
);

/**
 * Chooses the die of the Rebel side to reroll. Options: `pick-die`, red before black, by face. Skipped if there is only
 * one kind.
 */
export const rerollStage: Kind<"mission"> = pickStage(
  (frame) => keysShown(diceOfPart(frame, rebelPart(frame))),
  (work, frame, key) => {
    const part = rebelPart(frame);
    return withDice(frame, part, rerollDie(work, REBEL, diceOfPart(frame, part), key, "mission"));
  },
);

/** Chooses the die of the other side to blank. Dice that are blank already are not offered. */
export const blankStage: Kind<"mission"> = pickStage(blankable, (work, frame, key) => {
  const part = rebelPart(frame) === 0 ? 1 : 0;
  return withDice(frame, part, blankDie(work, sideOfPart(frame, part), diceOfPart(frame, part), key));
});

function withDice(frame: MissionFrame, part: Part, dice: Dice): Pick<MissionFrame, "dice"> {
  return { dice: part === 0 ? [dice, frame.dice[1]] : [frame.dice[0], dice] };
}

function pickStage(
  keysOf: (frame: MissionFrame) => readonly number[],
  change: (work: GameWork, frame: MissionFrame, key: number) => Pick<MissionFrame, "dice">,
): Kind<"mission"> {
  const apply = (work: GameWork, frame: MissionFrame, key: number): void => {
    work.change(frame, { ...change(work, frame, key), stage: "answers" });
  };
  return {
    run(work, frame) {
      const [only, ...others] = keysOf(frame);
      if (only === undefined || others.length > 0) return true;
      apply(work, frame, only);
      return false;
    },
    question({ box, state }, frame) {
      const mission = at(box.cards, frame.card).id;
      const seat = seatAt(state.config, asking(state, frame));
      return { seat, kind: frame.stage === "blank" ? "blank-die" : "reroll-die", rule: RULE, context: { mission } };
    },
    options: (_look, frame) => keysOf(frame).map(pickDie),
    check: (_look, frame, action) => checkPick(keysOf(frame), action),
    take: (work, frame, action) => apply(work, frame, pickedDie(action)),
  };
}

function checkPick(keys: readonly number[], action: Action): Violation<RuleId> | undefined {
  if (action.type !== "pick-die") return notAsked(RULE, action, ["pick-die"]);
  if (keys.includes(pickedDie(action))) return undefined;
  return forbidden(RULE, "no-such-die", { die: action.subject, face: action.face });
}
