import { at, type Violation } from "@sw/tabletop";
import type { ActionTiming } from "../../language/language.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { NO_LEADER } from "../../state/codes.ts";
import type { WindowFrame } from "../../state/frames.ts";
import { keptFrom } from "../../state/kept.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { PASS } from "../../state/offers.ts";
import { type Chair, chairsOf, seatAt, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { holdsAction, leadersForAction, mayUseAction, type UseScope, useAction, whyNotReady } from "../action-cards.ts";
import { usesOffered } from "../action-offers.ts";

/**
 * The chairs of a side use action cards of a timing. Each chair uses the cards it holds, one at a time, until it
 * passes. Options: cards in catalogue order, each with its leaders in order, then `pass`.
 */
export const windowKind: Kind<"window"> = {
  run(work, frame) {
    const chair = askedChair(work.state, frame);
    if (chair === undefined) {
      work.pop(frame);
      return false;
    }
    if (whyNoCard(work, frame, chair) === undefined) return true;
    work.change(frame, { asked: frame.asked + 1 });
    return false;
  },
  question({ state }, frame) {
    const { timing } = frame;
    const chair = asking(state, frame);
    return { seat: seatAt(state.config, chair), kind: "action-card", rule: ruleOf(timing), context: { timing } };
  },
  options(look, frame) {
    return [...usesOffered(look, frame.timing, scopeOf(frame, asking(look.state, frame))), PASS];
  },
  check,
  take(work, frame, action) {
    if (action.type !== "use-action") {
      work.change(frame, { asked: frame.asked + 1 });
      return;
    }
    const scope = scopeOf(frame, asking(work.state, frame));
    const leader = action.leader === null ? NO_LEADER : (work.box.leadersById.get(action.leader)?.index ?? NO_LEADER);
    const card = work.box.cardsById.get(action.subject);
    if (card !== undefined) useAction(work, card.code, leader, scope, "reb.action.use-procedure");
  },
  keeps(look, frame, seat, kind) {
    const { state } = look;
    if (kind !== "action-card") return undefined;
    const chairs = chairsOf(state.config, frame.side);
    const isTheirs = chairs.some((chair) => seatAt(state.config, chair) === seat);
    if (!isTheirs) return forbidden(ruleOf(frame.timing), "cards-of-the-other-side", { timing: frame.timing });
    return keptFrom(chairs, state.config, seat, (chair) => whyNoCard(look, frame, chair));
  },
};

/**
 * Returns why the chair is not asked, judging by public knowledge: it cannot hold a card of the timing, or has no
 * leader to use one.
 */
function whyNoCard(look: Look, frame: WindowFrame, chair: Chair): Violation<RuleId> | undefined {
  const { timing } = frame;
  if (mayUseAction(look, timing, scopeOf(frame, chair))) return undefined;
  return forbidden(ruleOf(timing), "no-card-usable", { timing });
}

/** Returns the rule that lets action cards be used at this timing. */
function ruleOf(timing: ActionTiming): RuleId {
  if (timing === "start-of-combat") return "reb.action.timing-start-of-combat";
  return timing === "immediate" ? "reb.action.timing-immediate" : "reb.action.timing-special";
}

function askedChair(state: State, { side, asked }: WindowFrame): Chair | undefined {
  return chairsOf(state.config, side)[asked];
}

function asking(state: State, { side, asked }: WindowFrame): Chair {
  return at(chairsOf(state.config, side), asked);
}

function scopeOf({ system }: WindowFrame, chair: Chair): UseScope {
  return { chair, system };
}

function check(look: Look, frame: WindowFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "pass") return undefined;
  if (action.type !== "use-action") return notAsked(ruleOf(frame.timing), action, ["use-action", "pass"]);
  return checkUse(look, action, frame.timing, scopeOf(frame, asking(look.state, frame)));
}

/** Returns the violation if the action card cannot be used now. */
export function checkUse(
  look: Look,
  action: Extract<Action, { type: "use-action" }>,
  timing: ActionTiming,
  scope: UseScope,
): Violation<RuleId> | undefined {
  const { box, state } = look;
  const card = box.cardsById.get(action.subject);
  if (card?.type !== "action" || card.side !== sideOf(scope.chair) || !holdsAction(state, scope.chair, card.code)) {
    return forbidden("reb.action.use-procedure", "card-not-held", { card: action.subject });
  }
  if (card.entry.timing !== timing) {
    return forbidden("reb.action.bold-timing", "other-timing", { card: card.id, timing: card.entry.timing });
  }
  const ready = leadersForAction(look, card, scope);
  const leader = action.leader === null ? NO_LEADER : box.leadersById.get(action.leader)?.index;
  if (leader !== undefined && ready.includes(leader)) return undefined;
  return forbidden(whyNotReady(look, card, leader ?? NO_LEADER, scope), "leader-not-ready", {
    card: card.id,
    leader: action.leader,
    ready: ready.map((one) => (one === NO_LEADER ? null : at(box.leaders, one).id)),
  });
}
