import { finiteKind } from "@sw/tabletop";
import { checkEndOfRound } from "../../mission/outcome.ts";
import { scoreKeywords, scoreMission } from "../../mission/scoring.ts";
import type { RuleId } from "../../rules/ids.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import { opponentOf, type Side, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { endOngoing } from "../../units/ongoing.ts";
import { whyNotChosen } from "../../units/why-not.ts";
import { atMoment } from "../moments.ts";
import { startRound } from "../phases.ts";
import { promotable, promote } from "../promotion.ts";
import { clearTokens, discardCommands, forgetFallen, returnOrders } from "../round-end.ts";

const PROMOTE: RuleId = "leg.promote.condition";
const TROOPERS: RuleId = "leg.promote.trooper-only";

/** The End Phase, step by step (leg.end.steps). */
export const endKind: Kind<"end"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.stage === "promote") return runPromotion(work, frame);
      runStep(work, frame);
      return false;
    },
    question(look, frame) {
      const side = sideOf(look.state, frame);
      const units = promotable(look, side).map((unit) => unitId(look.state, unit));
      return { seat: seatOf(side), kind: "promote", rule: PROMOTE, context: { units } };
    },
    options(look, frame) {
      return unitChoices(look.state, promotable(look, sideOf(look.state, frame)));
    },
    take(work, frame, action) {
      const unit = unitChosen(work.state, action);
      if (unit === undefined) return;
      promote(work, unit);
      promoted(work, frame);
    },
  },
  (look, frame, action, options) =>
    whyNotChosen({
      look,
      rule: TROOPERS,
      takes: "choose-unit",
      action,
      options,
      find: (told) => promotable(told, sideOf(told.state, frame)),
    }),
);

/** Returns the player checked in this turn, beginning with the player with priority. */
function sideOf({ priority, blue }: State, { turn }: FrameOf<"end">): Side {
  const first = priority ?? blue ?? 0;
  return turn === 0 ? first : opponentOf(first);
}

function runPromotion(work: GameWork, frame: FrameOf<"end">): boolean {
  const [only, second] = promotable(work, sideOf(work.state, frame));
  if (second !== undefined) return true;
  if (only !== undefined) promote(work, only);
  promoted(work, frame);
  return false;
}

function promoted(work: GameWork, frame: FrameOf<"end">): void {
  if (frame.turn === 0) return work.change(frame, { turn: 1 });
  work.change(frame, { stage: "end", turn: 0 });
  returnOrders(work);
}

function runStep(work: GameWork, frame: FrameOf<"end">): void {
  switch (frame.stage) {
    case "start":
      work.change(frame, { stage: "score" });
      return atMoment(work, "end-phase-start", null);
    case "score":
      work.change(frame, { stage: "discard" });
      scoreMission(work);
      scoreKeywords(work);
      return atMoment(work, "score-points", null);
    case "discard":
      work.change(frame, { stage: "remove-tokens" });
      discardCommands(work);
      return atMoment(work, "discard-commands", null);
    case "remove-tokens":
      work.change(frame, { stage: "promote" });
      clearTokens(work);
      return atMoment(work, "remove-tokens", null);
    case "end":
      work.change(frame, { stage: "advance" });
      return atMoment(work, "end-phase", null);
    default:
      return advance(work);
  }
}

/** Ends the round, and either ends the game or starts the next round (leg.end.advance). */
function advance(work: GameWork): void {
  checkEndOfRound(work);
  if (work.state.outcome !== null) return;
  endOngoing(work, ({ until }) => until === "round", { rule: "leg.end.advance", cause: null });
  forgetFallen(work);
  startRound(work);
}
