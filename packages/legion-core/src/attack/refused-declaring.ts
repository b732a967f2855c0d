import { at, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import type { AttackFrame } from "../state/frames.ts";
import { unitOfId } from "../state/ids.ts";
import { type FrameOf, forbidden, notAsked } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { readingOf } from "../units/reading.ts";
import { notOffered } from "../units/why-not.ts";
import { isOnlyPool, whyNotUsedNow } from "./declaring.ts";
import { againFault, defenderFault } from "./defender-fault.ts";
import { drawnTo } from "./spared.ts";
import { weaponFault } from "./weapon-fault.ts";

type Top = FrameOf<"attack">;

/** The rule behind the decision in each step. */
export const ASKING: Readonly<Record<AttackFrame["stage"], RuleId>> = {
  declare: "leg.defender.choose-enemy",
  weapons: "leg.pool.one-weapon-each",
  additional: "leg.pool.additional-defender",
  resolve: "leg.roll-attack.choose-pool",
  past: "leg.attack.action-ends",
};

/** The types of actions that each step takes. */
const TAKES: Readonly<Record<AttackFrame["stage"], readonly Action["type"][]>> = {
  declare: ["declare", "choose-option"],
  weapons: ["add-weapon", "choose-option", "done"],
  additional: ["declare", "declare-again", "done"],
  resolve: ["resolve"],
  past: [],
};

/** Explains why an action is not an option while defenders, weapons and pools of an attack are declared. */
export function refusedDeclaring(look: Look, frame: Top, action: Action, options: readonly Action[]): Violation {
  const rule = ASKING[frame.stage];
  if (!TAKES[frame.stage].includes(action.type)) return notAsked(rule, action, TAKES[frame.stage]);
  return whyRefused(look, frame, action) ?? notOffered(drawnRule(look, frame) ?? rule, options);
}

/** Explains why an action of a type that the step takes is refused. */
function whyRefused(look: Look, frame: Top, action: Action): Violation | undefined {
  switch (action.type) {
    case "declare":
    case "declare-again":
      return whyNotDeclared(look, frame, action);
    case "add-weapon":
      return weaponFault(look, frame, at(frame.pools, frame.pools.length - 1), action);
    case "choose-option":
      return whyNotUsedNow(look, frame, frame.stage === "declare" ? "declare" : "weapons", action.subject);
    case "resolve":
      return frame.pools[action.subject] === undefined
        ? forbidden("leg.roll-attack.choose-pool", "no-such-pool", { number: action.subject })
        : forbidden("leg.roll-attack.choose-pool", "pool-resolved-already", { number: action.subject });
    default:
      return whyNotDone(look, frame);
  }
}

/** Explains why a unit cannot be declared as a defender, for the first time or again. */
function whyNotDeclared(
  look: Look,
  frame: Top,
  action: Extract<Action, { type: "declare" | "declare-again" }>,
): Violation | undefined {
  const { subject: unit } = action;
  const defender = unitOfId(look.state, unit);
  if (defender === undefined) return forbidden(ASKING[frame.stage], "unknown-unit", { unit });
  if (frame.stage === "additional" && isOnlyPool(look, frame)) {
    return forbidden("leg.pool.additional-defender", "one-pool-alone", { unit });
  }
  return action.type === "declare"
    ? defenderFault(look, frame, defender)
    : againFault(look, frame, defender, action.keyword);
}

/** Explains why a pool cannot be finished: it has no weapon, or its defender draws all weapons that reach it. */
function whyNotDone(look: Look, frame: Top): Violation {
  const pool = at(frame.pools, frame.pools.length - 1);
  if (pool.weapons.length === 0) return forbidden("leg.pool.at-least-one", "pool-without-weapon");
  return forbidden(drawnRule(look, frame) ?? "leg.pool.at-least-one", "weapons-still-to-add");
}

/** Returns the rule by which the defender of the first pool draws all weapons to it. */
function drawnRule(look: Look, { attacker, pools: [first] }: Top): RuleId | undefined {
  return first === undefined ? undefined : drawnTo(readingOf(look), attacker, first.defender)?.weapons;
}
