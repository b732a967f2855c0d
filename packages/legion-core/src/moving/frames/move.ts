import { at, expectOk } from "@sw/tabletop";
import { atMoment } from "../../rounds/moments.ts";
import { openStandby, performs } from "../../rounds/performing.ts";
import { turnNoticed } from "../../rounds/turning.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { MoveReason } from "../../state/frames.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { miniatureOfId, type UnitIndex, unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { keptByText } from "../../state/memo/memo.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { speedOver } from "../../table/movement/limits.ts";
import { type MovedUnit, makeMove, passedOver } from "../../table/movement/move.ts";
import { type Allowance, isClimb, type Move } from "../../table/movement/moves.ts";
import { moveOptions } from "../../table/movement/options.ts";
import type { Scene } from "../../table/scene.ts";
import { MOVED, MOVED_FULLY, markActivation } from "../../units/activation.ts";
import { hasPermit, keywordsOf } from "../../units/keywords.ts";
import { sceneOf, statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { foesAtLeader, startMelee } from "../melee.ts";
import { allowanceOf, hasteFault, hastes, placeMiniatures } from "../moves.ts";
import { compulsoryFault, compulsoryOptions } from "./compulsory.ts";

type MoveFrame = FrameOf<"move">;

/**
 * The name under which an activation records a move. Null for moves by effects, which are not actions
 * (leg.move.granted-not-action).
 */
const NAME_IN_ACTIVATION: Readonly<Record<MoveReason, string | null>> = {
  action: "move",
  withdraw: "withdraw",
  effect: null,
};

/** The name of a compulsory move, which does not count as a move action (leg.kw.speeder-x.assets). */
const COMPULSORY_MOVE = "compulsory-move";

/** The rule of each kind of move. */
const RULES: Readonly<Record<MoveReason, RuleId>> = {
  action: "leg.actions.move",
  withdraw: "leg.withdraw.move-action",
  effect: "leg.move.granted-speed",
};

/** Stages in which a unit's player decides where it moves. */
const ASKING: readonly MoveFrame["stage"][] = ["choose", "turned", "turn"];

/**
 * A move: choosing the end, optional pivots, the melee that it starts, standby of the enemy, then effects after a move
 * action and after any action or move (leg.standby.before-after-effects).
 */
export const moveKind: Kind<"move"> = {
  run(work, frame) {
    if (ASKING.includes(frame.stage)) return asks(work, frame);
    if (frame.stage === "over") work.pop(frame);
    else {
      // The frame stays until all is over: what happens after the move looks at how it was made.
      work.change(frame, { stage: "over" });
      const by = frame.terms.causedBy ?? moverOf(work.state, frame);
      const after = AFTER[frame.reason];
      openStandby(work, frame.unit, frame.made === "deploy" ? ["transporter-deploys", ...after] : after, { by });
      if (frame.made !== null) turnNoticed(work, frame.unit);
    }
    return false;
  },
  question({ state }, frame) {
    const { unit, reason, terms } = frame;
    const context = { unit: unitId(state, unit), reason, speed: terms.speed, optional: mayPass(frame) };
    const seat = seatOf(moverOf(state, frame));
    return { seat, kind: "move", rule: RULES[reason], space: "sampled", context };
  },
  options(look, frame, density) {
    const moves = samples(look, frame, density).map((move): Action => ({ type: "move", move }));
    const faster = hastes(look, frame).map((subject): Action => ({ type: "choose-option", subject }));
    return mayPass(frame) ? [...moves, ...faster, { type: "pass" }] : [...moves, ...faster];
  },
  check(look, frame, action) {
    if (action.type === "pass" && mayPass(frame)) return undefined;
    const rule = RULES[frame.reason];
    if (action.type === "choose-option" && hastes(look, frame).includes(action.subject)) return undefined;
    if (action.type === "choose-option") {
      const options = [...hastes(look, frame)];
      return forbidden(rule, "no-such-use", { option: action.subject, options });
    }
    if (action.type !== "move") return forbidden(rule, "not-a-move", { unit: unitId(look.state, frame.unit) });
    return faultOf(look, frame, action.move);
  },
  keeps({ state }, frame, seat, kind) {
    if (kind !== "move" || seatOf(moverOf(state, frame)) === seat) return undefined;
    return forbidden(RULES[frame.reason], "other-side-does", { unit: unitId(state, frame.unit) });
  },
  take(work, frame, action) {
    if (action.type === "move") moveUnit(work, frame, action.move);
    else if (action.type === "choose-option") hasten(work, frame, action.subject);
    else if (frame.stage === "choose") work.pop(frame);
    else work.change(frame, { stage: "standby" });
  },
};

/** Returns the player who makes the move. Defaults to the player of the unit. */
function moverOf({ units }: State, { unit, terms }: MoveFrame): Side {
  return terms.by ?? at(units, unit).owner;
}

/**
 * Whether the unit may stop here: pivots beside a move are optional, and so is the move after the pivot of an action.
 */
function mayPass({ stage: step, reason, terms }: MoveFrame): boolean {
  if (step === "turned") return reason === "action" && !terms.compulsory;
  return step === "turn" || terms.optional;
}

/** Applies a keyword that makes the move faster, with its cost. */
function hasten(work: GameWork, frame: MoveFrame, keyword: string): void {
  const { unit, terms } = frame;
  const hook = oneOf(work.box.keywords, keyword, "haste");
  if (hook === undefined) return;
  const haste = [...(terms.haste ?? []), keyword];
  work.change(frame, { terms: { ...terms, haste } });
  hook.pay(work, { unit, value: keywordsOf(work, unit)[keyword] ?? 0 });
}

/**
 * Whether the player is asked for a move. If the unit is defeated, or a required move is impossible, the move ends or
 * continues without a question.
 */
function asks(work: GameWork, frame: MoveFrame): boolean {
  const gone = statusOf(at(work.state.units, frame.unit)) === "defeated";
  if (!gone && (mayPass(frame) || samples(work, frame, 1).length > 0 || hastes(work, frame).length > 0)) return true;
  if (gone || frame.stage === "choose") work.pop(frame);
  else work.change(frame, { stage: "standby" });
  return false;
}

/** Returns sampled moves, cached by scene, so that asking and answering search only once. */
const sampledOn = keptByText(
  (_: Scene, id: string, allowance: Allowance, compulsory: boolean, density: number): string =>
    JSON.stringify([id, allowance, compulsory, density]),
  (scene, id, allowance, compulsory, density): readonly Move[] =>
    compulsory
      ? [...compulsoryOptions(scene, id, allowance, density), ...pivotsOf(scene, id, allowance, density)]
      : moveOptions(scene, id, allowance, { density }),
);

/** Lists the pivots that a unit may make before a compulsory move. */
function pivotsOf(scene: Scene, id: string, allowance: Allowance, density: number): readonly Move[] {
  if (!allowance.types?.includes("pivot")) return [];
  return moveOptions(scene, id, { ...allowance, types: ["pivot"] }, { density });
}

/** Lists sampled legal moves of the frame's unit. */
function samples(look: Look, frame: MoveFrame, density = 1): readonly Move[] {
  if (hasteFault(look, frame) !== undefined) return [];
  const id = unitId(look.state, frame.unit);
  return sampledOn(sceneOf(look), id, allowanceOf(look, frame), frame.terms.compulsory, density);
}

function faultOf(look: Look, frame: MoveFrame, move: Move) {
  const still = hasteFault(look, frame);
  if (still !== undefined) return still;
  const scene = sceneOf(look);
  const id = unitId(look.state, frame.unit);
  const allowance = allowanceOf(look, frame);
  const made = makeMove(scene, id, move, allowance);
  if (!made.ok) return made.violation;
  return frame.terms.compulsory && move.type !== "pivot" ? compulsoryFault(scene, id, move, allowance) : undefined;
}

/** Moves the unit. The edge of the battlefield may end its actions, and contact starts a melee. */
function moveUnit(work: GameWork, frame: MoveFrame, move: Move): void {
  const { unit, terms } = frame;
  const before = sceneOf(work);
  const allowance = allowanceOf(work, frame);
  const moved = expectOk(makeMove(before, unitId(work.state, unit), move, allowance));
  const old = foesAtLeader(before, work.state, unit);
  const entering = terms.carrier === undefined ? "leg.deploy.by-move" : "leg.kw.transport.deploy";
  const rule = move.type === "deploy" ? entering : RULES[frame.reason];
  placeMiniatures(work, unit, posesOf(work.state, moved), { rule, cause: null });
  if (frame.made === null) performs(work, unit, terms.compulsory ? COMPULSORY_MOVE : NAME_IN_ACTIVATION[frame.reason]);
  if (looksAt(work, unit, "notes-moves")) {
    markActivation(work, unit, MOVED);
    if (isFull(move, allowance, moved)) markActivation(work, unit, MOVED_FULLY);
  }
  const halted = moved.stoppedAtEdge && !terms.compulsory;
  if (halted) loseActions(work, unit);
  const [charged = null] = foesAtLeader(sceneOf(work), work.state, unit).filter((one) => !old.includes(one));
  const made = frame.stage === "turn" ? frame.made : isClimb(move) ? "climb" : move.type;
  const step = halted ? "standby" : stepAfter(work, frame, move);
  const passed = looksAt(work, unit, "notes-passed")
    ? { passed: unitsPassed(work.state, before, unit, move, allowance) }
    : {};
  work.change(frame, { stage: step, made, charged: charged ?? frame.charged, ...passed });
  if (charged !== null) startMelee(work, unit, charged);
  if (frame.stage !== "turn") atMoment(work, "moving", unit);
  if (move.type === "deploy") atMoment(work, "enters-play", unit);
}

/** Lists the enemy units over whose bases a unit passes, in the order of the state. */
function unitsPassed(
  { units }: State,
  before: Scene,
  unit: UnitIndex,
  move: Move,
  allowance: Allowance,
): readonly number[] {
  const ids = passedOver(before, unitId({ units }, unit), move, allowance);
  return units.flatMap((_, one) => (ids.includes(unitId({ units }, one)) ? [one] : []));
}

/** Whether a keyword on a weapon of the unit needs a record of its moves. */
function looksAt(look: Look, unit: UnitIndex, notes: "notes-moves" | "notes-passed"): boolean {
  const { miniatures } = profileOf(look, unit);
  return miniatures.some(({ weapons }) =>
    weapons.some(({ keywords }) => keywords.some(({ id }) => oneOf(look.box.keywords, id, notes) === true)),
  );
}

/**
 * Whether a move of a notched base uses the whole length of the longest tool that the unit may use, which difficult
 * terrain shortens (leg.terrain.difficult).
 */
function isFull(move: Move, { speed }: Allowance, { difficult, impeded, stoppedAtEdge }: MovedUnit): boolean {
  if (impeded || stoppedAtEdge) return false;
  const isWhole = (move.type === "notched" && move.travel === "full") || (move.type === "deploy" && move.to === "full");
  return isWhole && move.tool.speed === speedOver(speed, difficult.length > 0);
}

/** Returns the next stage after a move: a standard move after a pivot, a pivot after that move, or the end. */
function stepAfter(work: GameWork, frame: MoveFrame, move: Move): MoveFrame["stage"] {
  const { unit, stage: step } = frame;
  const { type } = move;
  if (step !== "choose" || isClimb(move) || !hasPermit(work, unit, "pivots-along")) return "standby";
  if (type === "pivot") return allowanceOf(work, frame).types?.includes("notched") === true ? "turned" : "standby";
  return type === "notched" || type === "deploy" ? "turn" : "standby";
}

function posesOf(state: State, { miniatures }: MovedUnit) {
  return miniatures.flatMap(({ id, x, y, z, heading }) => {
    const own = miniatureOfId(state, id);
    return own === undefined ? [] : [{ miniature: own[1], x, y, z, heading }];
  });
}

/** Removes the remaining actions of a unit that the edge of the battlefield stopped (leg.move.forced-stop-penalty). */
function loseActions(work: GameWork, unit: UnitIndex): void {
  work.changeNearest("activation", (activation) =>
    activation.unit === unit ? { actions: 0, stage: "end" } : undefined,
  );
  work.emit({
    type: "actions-lost",
    unit: unitId(work.state, unit),
    rule: "leg.move.forced-stop-penalty",
    cause: null,
  });
}

/** Moments at the end of a move: first those of move actions, then those of all moves. */
const AFTER: Readonly<Record<MoveReason, readonly Moment[]>> = {
  action: ["after-move-action", "after-action"],
  withdraw: ["after-move-action", "after-action"],
  effect: ["after-action"],
};
