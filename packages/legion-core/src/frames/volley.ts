import { at, violation } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import { legalDefenders } from "../attack/eligible.ts";
import { unitId, unitOfId } from "../ids.ts";
import { startAttack } from "../performing.ts";
import { statusOf } from "../positions.ts";
import type { RuleId } from "../rules/ids.ts";
import { seatOf } from "../seats.ts";
import type { State } from "../state.ts";
import type { FrameOf, GameRules, Kind } from "./kind.ts";

const WEAPON: RuleId = "leg.cards.command-weapon";

/** Attacks that a command card lets a unit make with its weapons, as many as its player likes of those it may. */
export function volleyKind({ box }: GameRules): Kind<"volley"> {
  const targets = (state: State, { unit, card, left, attacked }: FrameOf<"volley">): readonly number[] => {
    if (left === 0 || statusOf(at(state.units, unit)) !== "deployed") return [];
    const sequence = { attacker: unit, only: null, with: null, reason: card, pools: [] };
    return legalDefenders({ box, state }, sequence).filter((one) => !attacked.includes(one));
  };
  return {
    run(work, frame) {
      if (targets(work.state, frame).length > 0) return true;
      work.pop();
      return false;
    },
    question(state, { unit, card, left }) {
      const context = { card, unit: unitId(state, unit), left };
      return { seat: seatOf(at(state.units, unit).owner), kind: "volley", rule: WEAPON, context };
    },
    options(state, frame) {
      const units = targets(state, frame).map((unit): Action => ({ type: "declare", subject: unitId(state, unit) }));
      return [...units, { type: "done" }];
    },
    check(state, frame, action) {
      const units = targets(state, frame).map((unit) => unitId(state, unit));
      if (action.type === "done" || (action.type === "declare" && units.includes(action.subject))) return undefined;
      return violation(WEAPON, "not-to-be-attacked", { card: frame.card, units });
    },
    take(work, frame, action) {
      const target = action.type === "declare" ? unitOfId(work.state, action.subject) : undefined;
      if (target === undefined) return work.pop();
      work.setTop({ ...frame, left: frame.left - 1, attacked: [...frame.attacked, target] });
      startAttack(work, frame.unit, frame.card, target);
    },
  };
}
