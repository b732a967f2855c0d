import { finiteKind, type Violation } from "@sw/tabletop";
import { handBehind } from "../../cards/commands/hands.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { EffectsFrame, Pending } from "../../state/frames.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import { unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { type Effect, effectBehind, effectsAt } from "../moments.ts";
import { ruleEffect } from "./rule-effects.ts";

const ORDER: RuleId = "leg.timing.own-order";

/**
 * Effects of a moment, one after the other: those that apply, including those that start to apply through effects of
 * the same player or of the player before.
 */
export const effectsKind: Kind<"effects"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.gathers) {
        const { gathers: _, ...gathered } = frame;
        const own = frame.pending.filter((one) => ruleEffect(frame.moment, one) !== undefined);
        work.setTop(frame, {
          ...gathered,
          pending: [...effectsAt(work, frame.moment, frame.about, own.length > 0), ...own],
        });
        return false;
      }
      const own = mine(frame, applying(work, frame));
      const [only, ...others] = own;
      if (only === undefined) work.pop(frame);
      else if (others.length === 0 && !only.may) carryOut(work, frame, only);
      else return askAbout(work, frame, own);
      return false;
    },
    question(look, frame) {
      const own = mine(frame, applying(look, frame));
      const effects = own.map(({ source, unit }) => ({
        effect: source,
        unit: unit === null ? null : unitId(look.state, unit),
      }));
      const seat = seatOf(own[0]?.owner ?? 0);
      return { seat, kind: "effects", rule: ORDER, context: { moment: frame.moment, effects } };
    },
    options(look, frame) {
      const open = applying(look, frame);
      const own = mine(frame, open);
      const effects = own.map((one): Action => ({ type: "effect", subject: open.indexOf(one) }));
      return own.every(({ may }) => may) ? [...effects, { type: "pass" }] : effects;
    },
    take(work, frame, action) {
      const open = applying(work, frame);
      const own = mine(frame, open);
      const chosen = action.type === "effect" ? open[action.subject] : undefined;
      if (chosen !== undefined) carryOut(work, frame, chosen);
      else work.change(frame, { pending: frame.pending.filter((one) => !own.includes(one)) });
    },
    keeps(look, frame, seat, kind) {
      const open = applying(look, frame);
      if (kind !== "effects" || open.some(({ owner }) => seatOf(owner) === seat)) return undefined;
      return forbidden(ORDER, "no-effects-of-yours", { moment: frame.moment });
    },
  },
  (look, frame, action, options) => refused(frame, applying(look, frame), action, options),
);

/**
 * Explains why an action is not an option: the effect does not exist, belongs to the other player, or may not be
 * skipped.
 */
function refused(
  frame: EffectsFrame,
  open: readonly Pending[],
  action: Action,
  options: readonly Action[],
): Violation<RuleId> {
  const { moment } = frame;
  const effects = mine(frame, open).map(({ source }) => source);
  if (action.type === "pass") {
    const due = mine(frame, open).filter(({ may }) => !may);
    return forbidden(ORDER, "effects-must-happen", { moment, effects: due.map(({ source }) => source) });
  }
  if (action.type !== "effect") return notAsked(ORDER, action, [...new Set(options.map(({ type }) => type))]);
  const other = open[action.subject];
  return other === undefined
    ? forbidden(ORDER, "no-such-effect", { moment, number: action.subject, effects })
    : forbidden(ORDER, "effect-of-the-other-side", { moment, effect: other.source, effects });
}

/** Asks about these effects. They come first in the frame, so that texts find them by the number of their action. */
function askAbout(work: GameWork, frame: FrameOf<"effects">, own: readonly Pending[]): true {
  const others = frame.pending.filter((one) => !own.includes(one));
  if (own.some((one, place) => frame.pending[place] !== one)) work.change(frame, { pending: [...own, ...others] });
  return true;
}

/** Returns those of the open effects that belong to the player whose turn it is. */
function mine({ order }: Pick<EffectsFrame, "order">, open: readonly Pending[]): readonly Pending[] {
  const side = order.find((one) => open.some(({ owner }) => owner === one));
  return open.filter(({ owner }) => owner === side);
}

/** Returns the effects of a moment that apply now. */
function applying(look: Look, { moment, about, pending }: EffectsFrame): readonly Pending[] {
  return pending.filter((one) => behind(look, moment, one)?.applies(look, about) ?? false);
}

function behind(look: Look, moment: Moment, one: Pending): Pick<Effect, "applies" | "run"> | undefined {
  const rule = ruleEffect(moment, one);
  if (rule !== undefined) return { applies: (at) => rule.applies(at, one), run: (work) => rule.run(work, one) };
  return handBehind(moment, one) ?? effectBehind(look, moment, one);
}

/**
 * Removes the effect from the pending ones and runs it. Frames that it puts on the stack come first. The player who
 * resolves effects before its owner then has none left, even if one of them starts to apply (leg.timing.priority-first).
 */
function carryOut(work: GameWork, frame: FrameOf<"effects">, one: Pending): void {
  const over = frame.order.slice(0, frame.order.indexOf(one.owner));
  const pending = frame.pending.filter((other) => other !== one && !over.includes(other.owner));
  work.change(frame, { pending });
  behind(work, frame.moment, one)?.run(work, frame.about);
}
