import { at, finiteKind, nearest, violation } from "@sw/tabletop";
import { moveBan, startMove } from "../../moving/moves.ts";
import type { RuleId } from "../../rules/ids.ts";
import { type Action, actionKey } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import { undefeated, unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Player, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { unitChoices } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitAtRange, measured } from "../../table/range.ts";
import { seesUnit } from "../../table/sight/seen.ts";
import { mayStandBy, spendableTokens } from "../../units/conditions.ts";
import { unitAmount } from "../../units/keywords.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { loseTokens } from "../../units/unit-tokens.ts";
import { canAttack } from "../actions-list.ts";
import { atMoment } from "../moments.ts";
import { startAttack } from "../performing.ts";

type Frame = FrameOf<"standby">;

const TRIGGER: RuleId = "leg.standby.trigger";
const EFFECT: RuleId = "leg.standby.effect";

/** How far standby tokens reach. */
const REACH = 2;

/** The free actions that a standby token may be spent for. */
const FREE = ["attack", "move"] as const;

/** Standby tokens that may be spent, then what waits for the end of the attack, move or action. */
export function standbyKind(box: GameBox): Kind<"standby"> {
  const optionsOf = (state: State, frame: Frame): Action[] => {
    const look = { box, state };
    const { spender } = frame;
    if (spender !== null)
      return freeActions(look, frame, spender).map((id): Action => ({ type: "perform", subject: id }));
    const units = spenders(look, frame);
    return [...unitChoices(state, units), { type: "pass" }];
  };
  return finiteKind(
    {
      run(work, frame) {
        if (frame.spender !== null || (frame.open && spenders(work, frame).length > 0)) return true;
        const [moment, ...after] = frame.after;
        if (moment === undefined) work.pop(frame);
        else {
          work.setTop(frame, { ...frame, open: false, after });
          atMoment(work, moment, frame.cause);
        }
        return false;
      },
      question(state, frame) {
        const seat = seatOf(reacting(state, frame));
        const cause = unitId(state, frame.cause);
        const unit = frame.spender === null ? null : unitId(state, frame.spender);
        return { seat, kind: "standby", rule: frame.spender === null ? TRIGGER : EFFECT, context: { cause, unit } };
      },
      options: optionsOf,
      take(work, frame, action) {
        if (action.type === "pass") return work.setTop(frame, { ...frame, open: false });
        if (action.type === "choose-unit") {
          return work.setTop(frame, { ...frame, spender: unitOfId(work.state, action.subject) ?? null });
        }
        if (frame.spender !== null) spend(work, frame, frame.spender, action.type === "perform" ? action.subject : "");
      },
    },
    (_state, { spender }, _action, options) =>
      violation(spender === null ? TRIGGER : EFFECT, "no-standby", { open: options.map(actionKey) }),
  );
}

/** The player whose units may react: the enemy of the unit that acted. */
function reacting(state: State, { cause }: Frame): Player {
  return opponentOf(at(state.units, cause).owner);
}

/** The units that may spend their token now, in the order of the state (leg.standby.trigger). */
function spenders(look: Look, frame: Frame): readonly number[] {
  const { state } = look;
  const player = reacting(state, frame);
  if (state.phase !== "activation" || frame.by === player) return [];
  if (statusOf(at(state.units, frame.cause)) !== "deployed") return [];
  const active = nearest(state, "activation")?.unit;
  return undefeated(state, player).filter(
    (unit) =>
      spendableTokens(look, unit, "standby") > 0 &&
      unit !== active &&
      mayStandBy(look, unit) &&
      notices(look, unit, frame.cause) &&
      freeActions(look, frame, unit).length > 0,
  );
}

/** Whether a miniature of a unit has another unit in reach of standby tokens and in its sight. */
function notices(look: Look, unit: number, cause: number): boolean {
  const { state } = look;
  if (statusOf(at(state.units, unit)) !== "deployed") return false;
  const table = sceneOf(look);
  const enemy = companyOf(table, state, cause);
  const reach = REACH + unitAmount(look, unit, "standby-range");
  return companyOf(table, state, unit).figures.some(
    (figure) => isUnitAtRange(table.table, measured(figure), enemy, reach) && seesUnit(table, figure, enemy),
  );
}

/** What a unit can do with its token: attack the unit that acted, or move (leg.standby.effect, leg.standby.target). */
function freeActions(look: Look, { cause }: Frame, unit: number): readonly (typeof FREE)[number][] {
  return FREE.filter((id) =>
    id === "attack" ? canAttack(look, unit, cause) : moveBan(look, unit, "action") === undefined,
  );
}

/** The token goes, with what its being spent brings about before the free action (leg.standby.effect). */
function spend(work: GameWork, frame: Frame, unit: number, action: string): void {
  work.setTop(frame, { ...frame, spender: null });
  loseTokens(work, unit, "standby", 1, { rule: EFFECT, cause: "standby" });
  const event = { unit: unitId(work.state, unit), action, free: true } as const;
  work.emit({ type: "action-performed", ...event, rule: EFFECT, cause: "standby" });
  if (action === "attack") startAttack(work, unit, "standby", frame.cause);
  else startMove(work, unit, "action");
  atMoment(work, "standby-spent", unit);
}
