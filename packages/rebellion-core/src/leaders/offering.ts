import { at, type FrameKind, isSameAction, subjectsIn, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type Action, actionKey } from "../state/actions.ts";
import type { GameFrame } from "../state/frames.ts";
import { forbidden, notAsked, type Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";
import { isCaptured, servesSide } from "./leaders.ts";

/** Checks an action against a short list of options, and explains why any other action is not among them. */
export function checkOffered(
  look: Look,
  rule: RuleId,
  options: readonly Action[],
  action: Action,
): Violation<RuleId> | undefined {
  return options.some((option) => isSameAction(option, action)) ? undefined : whyUnfit(look, rule, options, action);
}

/**
 * Explains why a kind made by `finiteKind` refuses an action: the rule that asks forbids it, with what is wrong with
 * the piece, unless `refusal` has a more specific reason.
 */
export function whyRefused<Top extends GameFrame>(
  ruleOf: (look: Look, frame: Top) => RuleId,
  refusal?: FrameKind<Play, GameWork, Top, Look>["check"],
): (look: Look, frame: Top, action: Action, options: readonly Action[]) => Violation {
  return (look, frame, action, options) =>
    refusal?.(look, frame, action) ?? whyUnfit(look, ruleOf(look, frame), options, action);
}

/** Explains why an action is not an option: its type does not fit the question, or its piece does not. */
function whyUnfit(look: Look, rule: RuleId, options: readonly Action[], action: Action): Violation<RuleId> {
  const types = [...new Set(options.map(({ type }) => type))];
  if (!types.includes(action.type)) return notAsked(rule, action, types);
  const alike = options.filter(({ type }) => type === action.type);
  const open = [...new Set(subjectsIn(alike))];
  switch (action.type) {
    case "choose-leader":
    case "assign":
    case "reinforce":
      return whyNotLeader(look, rule, open.map(String), action.subject);
    case "take-unit":
    case "destroy":
    case "advance":
    case "deploy":
    case "damage":
    case "block":
      return whyNotUnit(look, rule, open.map(String), action);
    case "take-card":
    case "discard":
    case "put-card":
    case "use-held":
      if (open.includes(action.subject)) return forbidden(rule, "other-end", { card: action.subject });
      return forbidden(rule, "card-not-among-these", { card: action.subject, cards: open.map(String) });
    case "play-tactic":
      if (open.includes(action.subject)) return forbidden(rule, "card-with-another-die", { card: action.subject });
      return forbidden(rule, "card-not-among-these", { card: action.subject, cards: open.map(String) });
    case "choose-system":
      if (!look.box.places.has(action.subject)) return forbidden(rule, "no-such-system", { system: action.subject });
      return forbidden(rule, "system-not-among-these", { system: action.subject, systems: open.map(String) });
    case "choose-option":
      return forbidden(rule, "no-such-option", { option: action.subject });
    case "pick-die":
      return forbidden(rule, "no-such-die", { die: action.subject, face: action.face });
    case "use-ring":
      return forbidden(rule, "ring-not-usable", { ring: action.subject });
    case "remove-target":
      return forbidden(rule, "no-such-marker", { card: action.subject, system: action.system });
    case "retreat":
      return whyNotLeader(look, rule, open.map(String), action.subject);
    default:
      return forbidden(rule, "not-offered", { action: actionKey(action) });
  }
}

/**
 * Explains why a leader cannot be chosen: captured, of the other side, out of the game, or not part of the question.
 */
function whyNotLeader({ box, state }: Look, rule: RuleId, leaders: readonly string[], id: string): Violation<RuleId> {
  const leader = box.leadersById.get(id)?.index;
  if (leader === undefined) return forbidden(rule, "no-such-leader", { leader: id });
  const own = at(state.leaders, leader);
  if (own.at === "eliminated") return forbidden("reb.eliminate.permanent", "leader-eliminated", { leader: id });
  const others = leaders.map((other) => box.leadersById.get(other)?.index ?? leader);
  if (others.every((other) => sideIn(other) !== sideIn(leader)))
    return forbidden(rule, "leader-of-the-other-side", { leader: id });
  if (isCaptured(box, own) && !others.some((other) => isCaptured(box, at(state.leaders, other)))) {
    return forbidden(rule, "leader-captured", { leader: id });
  }
  return forbidden(rule, "leader-not-among-these", { leader: id, leaders });

  function sideIn(one: number): number {
    return servesSide({ box, state }, one);
  }
}

type AboutUnit = Extract<Action, { type: "take-unit" | "destroy" | "advance" | "deploy" | "damage" | "block" }>;

/** Explains why a unit cannot be chosen: of the other side, not part of the question, or not in that place. */
function whyNotUnit({ box }: Look, rule: RuleId, units: readonly string[], action: AboutUnit): Violation<RuleId> {
  const named = { unit: action.subject };
  const unit = box.unitsById.get(action.subject);
  if (unit === undefined) return forbidden(rule, "unit-not-among-these", { unit: action.subject, units });
  if (units.includes(action.subject)) return forbidden(rule, "unit-not-so", named);
  const isStranger = units.every((other) => box.unitsById.get(other)?.side !== unit.side);
  return isStranger
    ? forbidden(rule, "unit-of-the-other-side", named)
    : forbidden(rule, "unit-not-among-these", { unit: action.subject, units });
}
