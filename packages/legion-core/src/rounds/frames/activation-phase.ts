import { at, finiteKind, subjectsIn, type Violation } from "@sw/tabletop";
import type { Rank } from "../../catalogue/words.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { undefeated, unitId, unitOfId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Side, seatOf, sideOfSeat } from "../../state/seats.ts";
import { poolSize, type State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { BY_HELD_ORDER, markActivation } from "../../units/activation.ts";
import { hasFacedownOrder } from "../../units/conditions.ts";
import { statusOf } from "../../units/positions.ts";
import { activate, CHOOSE, turnTo } from "../activate.ts";
import { drawToken, unitsToDraw } from "../drawing.ts";
import { atMoment } from "../moments.ts";
import { startPhase } from "../phases.ts";

type Frame = FrameOf<"activation-phase">;

/** Turns of the Activation Phase: in each, the player activates a unit or passes (leg.activation.steps). */
export const activationPhaseKind: Kind<"activation-phase"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const { state } = work;
      const { side } = frame;
      if (frame.draws !== undefined) {
        draw(work, frame, frame.draws);
        return false;
      }
      if (frame.drawn === null && !canAct(state, side)) {
        if (canAct(state, opponentOf(side))) pass(work, side, "leg.activation.no-units-pass");
        else endPhase(work);
        return false;
      }
      if (frame.drawn !== null && unitsToDraw(work, side, frame.drawn).length === 0) {
        work.change(frame, { drawn: null, mayPass: true });
        return false;
      }
      const [only, ...others] = optionsOf(work, frame);
      if (only === undefined || others.length > 0) return true;
      takeTurn(work, frame, only);
      return false;
    },
    question(_look, { side, drawn }) {
      const rule = drawn === null ? CHOOSE : "leg.activation.choose-draw";
      return { seat: seatOf(side), kind: "activate", rule, context: { drawn } };
    },
    options: optionsOf,
    take: takeTurn,
    keeps({ state }, _frame, seat, kind) {
      return kind === "activate" && !canAct(state, sideOfSeat(seat))
        ? forbidden("leg.activation.no-units-pass", "nothing-to-activate")
        : undefined;
    },
  },
  refused,
);

/** Lists the units of a player that may be activated because they have their order (leg.activation.choose-ordered). */
function ordered(state: State, side: Side): readonly number[] {
  return undefeated(state, side).filter((unit) => at(state.units, unit).order === "faceup");
}

/** Whether a player has a unit to activate or a token to draw. */
function canAct(state: State, side: Side): boolean {
  return ordered(state, side).length > 0 || poolSize(state.sides[side]) > 0;
}

function optionsOf(look: Look, { side, drawn, mayPass }: Frame): Action[] {
  const { state } = look;
  const units = drawn === null ? ordered(state, side) : unitsToDraw(look, side, drawn);
  const activations = units.map((unit): Action => ({ type: "activate", subject: unitId(state, unit) }));
  if (drawn !== null) return activations;
  const { passPool, passed } = state.sides[side];
  const draws: Action[] = poolSize(state.sides[side]) > 0 ? [{ type: "draw-order" }] : [];
  // After a token that fitted nobody the pass is free, and nothing else is left but to activate or to draw again.
  const spends: Action[] = passPool > 0 && !passed && !mayPass ? [{ type: "spend-advantage" }] : [];
  const passes: Action[] = mayPass ? [{ type: "pass" }] : [];
  return [...activations, ...draws, ...spends, ...passes];
}

function faultOf({ type }: Action, { drawn, mayPass }: Frame): RuleId {
  if (type === "spend-advantage") return mayPass ? "leg.activation.draw-unmatched-else" : "leg.activation.pass-token";
  if (type === "pass") return "leg.activation.draw-unmatched-may-pass";
  return type === "draw-order" || drawn !== null ? "leg.activation.choose-draw" : CHOOSE;
}

/** Types of actions of a turn, other than activating a unit. */
const OPTIONS_OF_TURN: readonly Action["type"][] = ["draw-order", "spend-advantage", "pass"];

/** Explains why a player cannot draw a token, spend an advantage token or pass in a turn before a token is drawn. */
function whyNotInTurn(
  { sides: players }: State,
  { side, mayPass }: Frame,
  { type }: Action,
  rule: RuleId,
): Violation<RuleId> {
  if (type === "draw-order") return forbidden(rule, "order-pool-empty");
  if (type === "pass") return forbidden(rule, "pass-costs-a-token");
  if (mayPass) return forbidden(rule, "pass-is-free");
  return forbidden(rule, players[side].passPool === 0 ? "no-advantage-token-left" : "passed-last-turn");
}

/**
 * Explains why an action is not an option, for a unit whether it is an enemy, defeated, activated, without its order or
 * of another rank.
 */
function refused(look: Look, frame: Frame, action: Action, open: readonly Action[]): Violation<RuleId> {
  const rule = faultOf(action, frame);
  const { state } = look;
  if (action.type !== "activate") {
    const { drawn } = frame;
    const units = subjectsIn(open);
    if (!OPTIONS_OF_TURN.includes(action.type)) {
      return notAsked(rule, action, [...new Set(open.map(({ type }) => type))]);
    }
    return drawn === null
      ? whyNotInTurn(state, frame, action, rule)
      : forbidden(rule, "token-drawn-already", { drawn, units });
  }
  const named = { unit: action.subject };
  const unit = unitOfId(state, action.subject);
  if (unit === undefined) return forbidden(rule, "unknown-unit", named);
  const { owner } = at(state.units, unit);
  if (owner !== frame.side) return forbidden(rule, "unit-of-the-other-side", named);
  if (statusOf(at(state.units, unit)) === "defeated") return forbidden(rule, "unit-defeated", named);
  if (hasFacedownOrder(state, unit)) return forbidden(rule, "activated-already", named);
  const units = subjectsIn(open);
  return frame.drawn === null
    ? forbidden(rule, "order-not-drawn", { unit: action.subject, units })
    : forbidden(rule, "other-rank-drawn", { unit: action.subject, units, drawn: frame.drawn });
}

function takeTurn(work: GameWork, frame: Frame, action: Action): void {
  const { side } = frame;
  if (action.type === "draw-order") {
    const { held: _, ...now } = frame;
    work.setTop(frame, { ...now, draws: "any" });
    return atMoment(work, "drawing-order", null);
  }
  if (action.type === "pass") return pass(work, side, "leg.activation.draw-unmatched-may-pass");
  if (action.type === "spend-advantage") {
    const own = work.side(side);
    own.passPool -= 1;
    work.emit({
      type: "pass-pool-changed",
      seat: seatOf(side),
      tokens: own.passPool,
      rule: "leg.activation.pass-token",
      cause: null,
    });
    return pass(work, side, "leg.activation.pass-token");
  }
  const unit = action.type === "activate" ? unitOfId(work.state, action.subject) : undefined;
  if (unit === undefined) return;
  activate(work, unit, frame.drawn !== null);
  if (frame.drawn !== null && frame.held) markActivation(work, unit, BY_HELD_ORDER);
}

/** Ends the turn without an activation. */
function pass(work: GameWork, side: Side, rule: RuleId): void {
  work.side(side).passed = true;
  work.emit({ type: "passed", seat: seatOf(side), rule, cause: null });
  turnTo(work, opponentOf(side));
}

/**
 * Draws a token from the pool, of the named rank if one was named, or uses a token from a command card instead. A token
 * that no unit can use leaves the game (leg.activation.draw-unmatched-removed).
 */
function draw(work: GameWork, top: Frame, named: Rank | "any"): void {
  const { draws: _, ...frame } = top;
  work.setTop(top, { ...frame, drawn: drawToken(work, frame.side, named) });
  if (!frame.held) atMoment(work, "order-drawn", null);
}

/** Ends the phase when neither player has anything left to activate (leg.activation.phase-ends). */
function endPhase(work: GameWork): void {
  startPhase(work, "end");
  work.enter({ kind: "end", stage: "start", turn: 0 });
  atMoment(work, "activation-phase-end", null);
}
