import { at, finiteKind, withPicked } from "@sw/tabletop";
import type { RedirectHook } from "../../state/hooks/keyword.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { listedUnits, unitRun } from "../choosing.ts";
import { happens } from "../parts.ts";
import { statusOf } from "../positions.ts";
import { readUnit } from "../reading.ts";
import { takeTokens } from "../unit-tokens.ts";
import { whyNotChosen } from "../why-not.ts";

type Frame = FrameOf<"gain">;

/**
 * A gain of tokens, in which friendly units may gain some of them instead of the unit, one after the other
 * (leg.kw.aid).
 */
export const gainKind: Kind<"gain"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (candidates(work, frame).length > 0) return true;
      finish(work, frame);
      return false;
    },
    question(look, frame) {
      const { state } = look;
      const { source, unit, token, amount, chosen } = frame;
      const names = chosen.map((one) => unitId(state, one));
      const context = { keyword: source, unit: unitId(state, unit), token, amount, chosen: names };
      return { seat: seatOf(at(state.units, unit).owner), kind: "redirect", rule: hookOf(look, frame).rule, context };
    },
    options(look, frame) {
      return [...unitChoices(look.state, listedUnits(candidates(look, frame), frame.chosen, 0)), { type: "done" }];
    },
    picks: (look, frame) =>
      unitRun(look.state, candidates(look, frame), frame.chosen, (work, chosen) => work.change(frame, { chosen })),
    take(work, frame, action) {
      const unit = unitChosen(work.state, action);
      if (unit === undefined) finish(work, frame);
      else work.change(frame, { chosen: withPicked(frame.chosen, unit) });
    },
  },
  (look, frame, action, options) =>
    whyNotChosen({
      look,
      rule: hookOf(look, frame).rule,
      takes: "choose-unit",
      action,
      options,
      find: (told) => candidates(told, frame),
    }),
);

function hookOf({ box }: Look, { source }: Frame): RedirectHook {
  const hook = oneOf(box.keywords, source, "redirects");
  if (hook === undefined) throw new RangeError(`keyword ${source} redirects no tokens`);
  return hook;
}

/** Lists friendly units that may gain the next token. The same unit may gain several. */
function candidates(look: Look, frame: Frame): readonly number[] {
  const { unit, amount, chosen } = frame;
  if (chosen.length >= amount || statusOf(at(look.state.units, unit)) === "defeated") return [];
  return hookOf(look, frame).candidates(look, { unit, value: 1 });
}

function finish(work: GameWork, frame: Frame): void {
  const { source, unit, token, amount, chosen, rule, cause } = frame;
  const hook = hookOf(work, frame);
  work.pop(frame);
  takeTokens(work, unit, token, amount - chosen.length, { rule, cause });
  for (const friend of chosen) takeTokens(work, friend, token, 1, { rule: hook.rule, cause: source });
  if (chosen.length === 0) return;
  hook.pay(work, { unit, value: 1 }, chosen.length);
  happens(work, readUnit(work, unit), "passed-on");
}
