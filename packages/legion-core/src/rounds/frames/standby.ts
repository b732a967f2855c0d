import { at, finiteKind, nearest, subjectsIn, type Violation } from "@sw/tabletop";
import { hasAttackedInTurn } from "../../attack/attack-actions.ts";
import { moveBan, startMove } from "../../moving/moves.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type UnitIndex, undefeated, unitId, unitOfId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Seat, type Side, seatOf, sideOfSeat } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { unitChoices } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, measured } from "../../table/range.ts";
import { seesUnit } from "../../table/sight/seen.ts";
import { mayStandBy, spendableTokens } from "../../units/conditions.ts";
import { unitAmount } from "../../units/keywords.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { loseTokens } from "../../units/unit-tokens.ts";
import { notOffered, unitsOffered, whyNotUnit } from "../../units/why-not.ts";
import { canAttack } from "../actions-list.ts";
import { atMoment } from "../moments.ts";
import { startAttack } from "../performing.ts";

type Frame = FrameOf<"standby">;

/** The unit that acted, and the player whose effect made it act, if any. */
type Acted = Pick<Frame, "cause" | "by">;

const TRIGGER: RuleId = "leg.standby.trigger";
const EFFECT: RuleId = "leg.standby.effect";

/** Range at which standby tokens react. */
const REACH = 2;

/** The free actions that a standby token may be spent for. */
const FREE = ["attack", "move"] as const;

/** Standby tokens that may be spent, then the effects that wait for the end of the attack, move or action. */
export const standbyKind: Kind<"standby"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.spender !== null) {
        const [only, ...others] = freeActions(work, frame, frame.spender);
        if (only === undefined || others.length > 0) return true;
        spend(work, frame, frame.spender, only);
        return false;
      }
      if (frame.open && spenders(work, frame).length > 0) return true;
      const under = work.state.frames.length;
      for (const [place, moment] of frame.after.entries()) {
        work.change(frame, { open: false, after: frame.after.slice(place + 1) });
        atMoment(work, moment, frame.cause);
        if (work.state.frames.length > under) return false;
      }
      work.pop(frame);
      return false;
    },
    question({ state }, frame) {
      const seat = seatOf(reacting(state, frame));
      const cause = unitId(state, frame.cause);
      const unit = frame.spender === null ? null : unitId(state, frame.spender);
      return { seat, kind: "standby", rule: frame.spender === null ? TRIGGER : EFFECT, context: { cause, unit } };
    },
    options: optionsOf,
    take(work, frame, action) {
      if (action.type === "pass") return work.change(frame, { open: false });
      if (action.type === "choose-unit") {
        return work.change(frame, { spender: unitOfId(work.state, action.subject) ?? null });
      }
      if (frame.spender !== null) spend(work, frame, frame.spender, action.type === "perform" ? action.subject : "");
    },
    keeps: (look, frame, seat, kind) => (kind === "standby" ? whyNoStandbyOf(look, frame, seat) : undefined),
  },
  refused,
);

function optionsOf(look: Look, frame: Frame): Action[] {
  const { spender } = frame;
  if (spender !== null)
    return freeActions(look, frame, spender).map((id): Action => ({ type: "perform", subject: id }));
  const units = spenders(look, frame);
  return [...unitChoices(look.state, units), { type: "pass" }];
}

/**
 * Explains why no unit of a seat may spend a standby token after a unit has acted, at any time after it. Returns
 * undefined if one may.
 */
export function whyNoStandbyOf(look: Look, acted: Acted, seat: Seat): Violation<RuleId> | undefined {
  const side = sideOfSeat(seat);
  return whyNobodyReacts(look, acted, side) ?? whyNoneStandsBy(look, acted, side);
}

/**
 * Explains why no unit of a player may spend a token: the reason for the first unit that has one, or that none has one.
 */
function whyNoneStandsBy(look: Look, frame: Acted, side: Side): Violation<RuleId> | undefined {
  const kept = undefeated(look.state, side).map((unit) => whyNoStandby(look, frame, unit));
  if (kept.includes(undefined)) return undefined;
  const telling = kept.find((one) => one?.code !== "no-standby-token");
  return telling ?? forbidden(TRIGGER, "nobody-on-standby");
}

/**
 * Explains why an action is not an option: the named unit cannot spend its token, or the action is not one of its free
 * actions.
 */
function refused(look: Look, frame: Frame, action: Action, options: readonly Action[]): Violation {
  const { spender } = frame;
  const open = subjectsIn(options);
  if (spender !== null) {
    if (action.type !== "perform") return notAsked(EFFECT, action, ["perform"]);
    return forbidden(EFFECT, "not-a-free-action", { action: action.subject, open });
  }
  if (action.type !== "choose-unit") return notAsked(TRIGGER, action, ["choose-unit", "pass"]);
  const unit = unitOfId(look.state, action.subject);
  const strange = whyNotUnit(look.state, TRIGGER, action, unitsOffered(look.state, options));
  return strange ?? whyNoStandby(look, frame, unit ?? frame.cause) ?? notOffered(TRIGGER, options);
}

/** Returns the player whose units may react: the opponent of the unit that acted. */
function reacting(state: State, { cause }: Acted): Side {
  return opponentOf(at(state.units, cause).owner);
}

/** Lists the units that may spend their token now, in the order of the state (leg.standby.trigger). */
function spenders(look: Look, frame: Frame): readonly number[] {
  const side = reacting(look.state, frame);
  if (whyNobodyReacts(look, frame, side) !== undefined) return [];
  return undefeated(look.state, side).filter((unit) => whyNoStandby(look, frame, unit) === undefined);
}

/**
 * Explains why a player may spend no standby tokens: they can only be spent in the Activation Phase, against an enemy
 * unit that is still on the battlefield.
 */
function whyNobodyReacts({ state }: Look, frame: Acted, side: Side): Violation<RuleId> | undefined {
  const cause = unitId(state, frame.cause);
  if (state.phase !== "activation") return forbidden(TRIGGER, "not-in-this-phase");
  if (reacting(state, frame) !== side || frame.by === side) return forbidden(TRIGGER, "own-unit-acted", { cause });
  const isThere = statusOf(at(state.units, frame.cause)) === "deployed";
  return isThere ? undefined : forbidden(TRIGGER, "unit-gone", { cause });
}

/** Explains why a unit may not spend a standby token now. Returns undefined if it may. */
function whyNoStandby(look: Look, frame: Acted, unit: UnitIndex): Violation<RuleId> | undefined {
  const { state } = look;
  const named = { unit: unitId(state, unit) };
  if (spendableTokens(look, unit, "standby") === 0) return forbidden(TRIGGER, "no-standby-token", named);
  if (unit === nearest(state, "activation")?.unit) return forbidden(TRIGGER, "unit-is-active", named);
  if (!mayStandBy(look, unit)) return forbidden("leg.actions.standby-types", "never-stands-by", named);
  const unnoticed = whyUnnoticed(look, unit, frame.cause);
  if (unnoticed !== undefined) return unnoticed;
  return freeActions(look, frame, unit).length > 0 ? undefined : forbidden(EFFECT, "nothing-to-do-with-standby", named);
}

/** Explains why no miniature of a unit has another unit in standby range and in sight. Returns undefined if one has. */
function whyUnnoticed(look: Look, unit: UnitIndex, cause: number): Violation<RuleId> | undefined {
  const { state } = look;
  const named = { unit: unitId(state, unit), cause: unitId(state, cause) };
  const table = sceneOf(look);
  const [own, enemy] = [companyOf(table, state, unit), companyOf(table, state, cause)];
  if (own === undefined || enemy === undefined) return forbidden(TRIGGER, "unit-not-deployed", named);
  const reach = REACH + unitAmount(look, unit, "standby-range");
  const near = own.figures.filter((figure) => isUnitAtRange(table.table, measured(figure), enemy, reach));
  if (near.length === 0)
    return forbidden(TRIGGER, "standby-out-of-reach", { unit: named.unit, cause: named.cause, reach });
  const isSeen = near.some((figure) => seesUnit(table, figure, enemy));
  return isSeen ? undefined : forbidden(TRIGGER, "standby-sees-nothing", named);
}

/**
 * Returns what a unit can do with its token: attack the unit that acted, or move (leg.standby.effect,
 * leg.standby.target).
 */
function freeActions(look: Look, { cause }: Acted, unit: UnitIndex): readonly (typeof FREE)[number][] {
  return FREE.filter((id) =>
    id === "attack"
      ? !hasAttackedInTurn(look.state, unit) && canAttack(look, unit, cause)
      : moveBan(look, unit, "action") === undefined,
  );
}

/** Spends the token and starts the free action, before which effects of spending it happen (leg.standby.effect). */
function spend(work: GameWork, frame: Frame, unit: UnitIndex, action: string): void {
  work.change(frame, { spender: null });
  loseTokens(work, unit, "standby", 1, { rule: EFFECT, cause: "standby" });
  const event = { unit: unitId(work.state, unit), action, free: true } as const;
  work.emit({ type: "action-performed", ...event, rule: EFFECT, cause: "standby" });
  if (action === "attack") startAttack(work, unit, "standby", frame.cause);
  else startMove(work, unit, "action");
  atMoment(work, "standby-spent", unit);
}
