import { at, finiteKind, type Violation } from "@sw/tabletop";
import { release } from "../../cards/marks.ts";
import { holds } from "../../conditions/possible.ts";
import type { Action } from "../../state/actions.ts";
import { kindIn, nameIn } from "../../state/box.ts";
import { beginEffect } from "../../state/effect-frame.ts";
import type { Pending, TriggersFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

const RULE = "dbg.trigger.definition";

/**
 * The frame kind of waiting triggered abilities. Their owner uses or declines them in any order (dbg.ability.optional).
 */
export const triggersKind: Kind<"triggers"> = finiteKind(
  {
    run(work, frame) {
      const { pending } = frame;
      if (pending.length === 0) {
        work.pop(frame);
        release(work, frame.release);
        return false;
      }
      const open = pending.filter((one) => isOpen(work, one));
      const [only] = open;
      // A mandatory one cannot be let pass: where no other is open, it is all that can be done.
      if (only === undefined) work.setTop(frame, { ...frame, pending: [] });
      else if (open.length > 1 || mayPass(pending)) return true;
      else begin(work, frame, pending.indexOf(only));
      return false;
    },
    question({ box, state }, { pending }) {
      const context = { pending: pending.map(({ card, mandatory }) => ({ card: nameIn(box, card), mandatory })) };
      return { seat: seatOf(state.active), kind: "triggers", rule: RULE, context };
    },
    options(look, { pending }) {
      const options: Action[] = [];
      for (const [subject, one] of pending.entries()) {
        if (isOpen(look, one)) options.push({ type: "resolve", subject });
      }
      if (mayPass(pending)) options.push({ type: "pass" });
      return options;
    },
    take(work, frame, action) {
      if (action.type === "resolve") begin(work, frame, action.subject);
      else work.setTop(frame, { ...frame, pending: [] });
    },
  },
  refused,
);

/** Whether a triggered ability can be used now: its condition, if it has one, must hold (dbg.condition.required). */
function isOpen(look: Look, { card, self, mandatory, bound, triggering, target }: Pending): boolean {
  const test = kindIn(look.box, card).active?.test ?? null;
  if (mandatory || test === null) return true;
  return holds(look, { seat: look.state.active, card, self, triggering, target, bound, held: null }, test);
}

function mayPass(pending: readonly Pending[]): boolean {
  return !pending.some(({ mandatory }) => mandatory);
}

function refused({ box }: Look, { pending }: TriggersFrame, action: Action): Violation {
  if (action.type === "pass") return forbidden("dbg.faq.partial", "begun-before");
  if (action.type !== "resolve") return notAsked(RULE, action, ["resolve", "pass"]);
  const one = pending[action.subject];
  if (one === undefined)
    return forbidden(RULE, "no-such-ability", { subject: action.subject, pending: pending.length });
  return forbidden("dbg.condition.required", "condition-not-met", { card: nameIn(box, one.card) });
}

function begin(work: GameWork, frame: TriggersFrame, index: number): void {
  const { card, self, pc, bound, triggering, target } = at(frame.pending, index);
  work.setTop(frame, { ...frame, pending: frame.pending.filter((_, other) => other !== index) });
  const timing = kindIn(work.box, card).active?.timing;
  const moment = pc === 0 && timing?.kind === "triggered" ? timing.on : "delayed";
  const cause = work.cause(card);
  work.emit({ type: "ability-triggered", seat: seatOf(work.active), card: cause, moment, rule: RULE, cause });
  beginEffect(work, { card, part: "ability", pc, self, bound, triggering, target });
}
