import { at, finiteKind } from "@sw/tabletop";
import { startAttack } from "../../rounds/performing.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { enemiesAt } from "../../units/near.ts";
import { statusOf } from "../../units/positions.ts";
import { whyNotChosen } from "../../units/why-not.ts";
import { defenderFault } from "../defender-fault.ts";
import { legalDefenders } from "../eligible.ts";
import { Reach } from "../reach.ts";

/**
 * Attacks that a command card lets a unit make, with the weapons of the card if it has any. The player chooses how
 * many.
 */
export const volleyKind: Kind<"volley"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const [only, ...others] = targets(work, frame);
      // Each of them is attacked: the last one without asking.
      if (only === undefined) work.pop(frame);
      else if (others.length > 0 || frame.each === undefined) return true;
      else attackNext(work, frame, only);
      return false;
    },
    question(look, { unit, card, left }) {
      const { state } = look;
      const context = { card, unit: unitId(state, unit), left };
      return { seat: seatOf(at(state.units, unit).owner), kind: "volley", rule: ruleOf(look, card), context };
    },
    options(look, frame) {
      const units = targets(look, frame).map(
        (unit): Action => ({ type: "declare", subject: unitId(look.state, unit) }),
      );
      return frame.each === undefined ? [...units, { type: "done" }] : units;
    },
    take(work, frame, action) {
      const target = action.type === "declare" ? unitOfId(work.state, action.subject) : undefined;
      if (target === undefined) return work.pop(frame);
      attackNext(work, frame, target);
    },
  },
  (look, frame, action, options) => {
    const rule = ruleOf(look, frame.card);
    const { unit: attacker, card, attacked: chosen } = frame;
    const target = action.type === "declare" ? unitOfId(look.state, action.subject) : undefined;
    const sequence = { attacker, only: null, with: null, reason: card, pools: [] };
    const find = (told: Look): readonly number[] => targets(told, frame);
    return (
      (target === undefined || chosen.includes(target) ? undefined : defenderFault(look, sequence, target)) ??
      whyNotChosen({ look, rule, takes: "declare", action, options, chosen, find })
    );
  },
);

function ruleOf({ box }: Look, card: string): RuleId {
  return box.cards.commands.get(card)?.weapons === undefined ? "leg.cards.command-use" : "leg.cards.command-weapon";
}

/** Lists the units that may be attacked next. */
function targets(look: Look, { unit, card, left, attacked, each }: FrameOf<"volley">): readonly number[] {
  if (left === 0 || statusOf(at(look.state.units, unit)) !== "deployed") return [];
  const reach = new Reach(look, { attacker: unit, only: null, with: null, reason: card, pools: [] });
  const defenders = legalDefenders(reach, attacked);
  if (each === undefined) return defenders;
  const near = enemiesAt(look, unit, each);
  return defenders.filter((defender) => near.includes(defender));
}

function attackNext(work: GameWork, frame: FrameOf<"volley">, target: number): void {
  work.change(frame, { left: frame.left - 1, attacked: [...frame.attacked, target] });
  startAttack(work, frame.unit, frame.card, target);
}
