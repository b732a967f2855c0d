import { at } from "@sw/tabletop";
import { dropTokens } from "../../mission/assets.ts";
import type { Cause } from "../../state/events.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { FrameOf } from "../../state/kinds.ts";
import type { TokenKind } from "../../state/tokens.ts";
import type { GameWork } from "../../state/work.ts";
import { ORDER_RETURNED } from "../../units/activation.ts";
import { askUnits } from "../../units/choosing.ts";
import { courageOf, isSuppressed, takesDrawnOrder, unitTokens } from "../../units/conditions.ts";
import { hasPermit } from "../../units/keywords.ts";
import { endOngoing } from "../../units/ongoing.ts";
import { panicsAlone } from "../../units/panic.ts";
import { hung, leastOf } from "../../units/parts.ts";
import { statusOf } from "../../units/positions.ts";
import { readUnit } from "../../units/reading.ts";
import { rollUnitDice, successes } from "../../units/rolls.ts";
import { loseTokens } from "../../units/unit-tokens.ts";
import { rallyDice } from "../graffiti.ts";
import { atMoment } from "../moments.ts";
import { endRally } from "../rally.ts";
import { ruleEffectsAt } from "./rule-effects.ts";

type Frame = FrameOf<"activation">;

/** Runs a step until a decision is needed. A defeated unit only ends its activation. */
export function runStep(work: GameWork, frame: Frame): void {
  const defeated = statusOf(at(work.state.units, frame.unit)) === "defeated";
  switch (defeated ? "order-token" : frame.stage) {
    case "start":
      return start(work, frame);
    case "rally":
      return beginRally(work, frame);
    case "roll":
      return rally(work, frame);
    case "rallied":
      return endRally(work, frame.unit);
    case "panic-check":
      work.change(frame, { stage: "panic" });
      return atMoment(work, "panic-check", frame.unit);
    case "panic":
      return beginActions(work, frame, panicsAlone(work, frame.unit));
    case "actions":
      return endActions(work, frame);
    case "actions-end":
    case "end":
      return endEffects(work, frame);
    case "tokens":
      return shed(work, frame);
    case "order-token":
      return end(work, frame);
  }
}

/**
 * Starts the activation. Rolls for ion tokens and for a damage token: a blank costs one action each
 * (leg.kw.ion-x.effect, leg.resiliency.activation-roll).
 */
function start(work: GameWork, frame: Frame): void {
  const { unit } = frame;
  const ion = unitTokens(work.state, unit, "ion");
  const stunned = rollsBlank(work, unit, ion, { rule: "leg.kw.ion-x.effect", cause: "ion" });
  const damage = at(work.state.units, unit).damaged ? 1 : 0;
  const hurt = rollsBlank(work, unit, damage, { rule: "leg.resiliency.activation-roll", cause: "vehicle-damage" });
  work.change(frame, { stage: "rally", actions: frame.actions - (stunned ? 1 : 0) - (hurt ? 1 : 0) });
  const undeployed = statusOf(at(work.state.units, unit)) === "undeployed";
  atMoment(work, undeployed ? "undeployed-activation-start" : "activation-start", unit);
}

function rollsBlank(work: GameWork, unit: UnitIndex, dice: number, cause: Cause): boolean {
  return rollUnitDice(work, unit, "white-defense", dice, cause).includes("blank");
}

/** Begins the Rally step with the effects of keywords, cards and graffiti tokens. */
function beginRally(work: GameWork, frame: Frame): void {
  const { unit } = frame;
  work.change(frame, { stage: "roll" });
  const { owner } = at(work.state.units, unit);
  atMoment(work, "rally", unit, ruleEffectsAt(work, "rally", [{ owner, unit }]));
}

/**
 * Rolls a white die (red if a keyword says so) for each suppression token. Each block or surge removes one token;
 * graffiti tokens change the number of dice (leg.rally.roll, leg.rally.remove).
 */
function rally(work: GameWork, frame: Frame): void {
  const { unit } = frame;
  const die = hasPermit(work, unit, "rallies-with-red") ? "red-defense" : "white-defense";
  const faces = rollUnitDice(work, unit, die, rallyDice(work, unit), { rule: "leg.rally.roll", cause: null });
  const read = readUnit(work, unit);
  const calmed = Math.min(leastOf(work, read, "most-rallied"), successes(faces));
  const [choosing] = hung(read, "rallies");
  if (choosing !== undefined && calmed > 0) {
    work.change(frame, { stage: "rallied" });
    return askUnits(work, choosing.keyword, unit, calmed);
  }
  loseTokens(work, unit, "suppression", calmed, { rule: "leg.rally.remove", cause: null });
  endRally(work, unit);
}

/** Begins the Perform Actions step. Panicked units perform no actions in it, suppressed units fewer (leg.rally.*). */
export function beginActions(work: GameWork, frame: Frame, panicked: boolean): void {
  const { unit } = frame;
  const fewer = isSuppressed(work, unit) ? 1 : 0;
  const actions = panicked ? 0 : Math.max(0, frame.actions - fewer);
  work.change(frame, { stage: "actions", actions, panicked });
  if (!panicked) return atMoment(work, "perform-actions-start", unit);
  work.emit({
    type: "unit-panicked",
    unit: unitId(work.state, unit),
    rule: "leg.rally.panicked-no-actions",
    cause: null,
  });
  dropTokens(work, unit);
  atMoment(work, "panicked", unit);
}

/** Ends the Perform Actions step, with the effects of keywords at its end. */
export function endActions(work: GameWork, frame: Frame): void {
  work.change(frame, { stage: "actions-end" });
  atMoment(work, "perform-actions-edge", frame.unit);
}

/**
 * Starts the effects of keywords, cards and poison tokens at the end of the activation, in the order that its player
 * chooses.
 */
function endEffects(work: GameWork, frame: Frame): void {
  const { unit } = frame;
  work.change(frame, { stage: "tokens" });
  const { owner } = at(work.state.units, unit);
  atMoment(work, "activation-end", unit, ruleEffectsAt(work, "activation-end", [{ owner, unit }]));
}

/**
 * Removes tokens that last for an activation, and the suppression that a panicked unit recovers from
 * (leg.rally.panic-recovery).
 */
function shed(work: GameWork, frame: Frame): void {
  const { unit, panicked } = frame;
  const gone: readonly (readonly [TokenKind, Cause])[] = [
    ["ion", { rule: "leg.kw.ion-x.removal", cause: "ion" }],
    ["immobilize", { rule: "leg.tokens.ion-poison-immobilize-shield", cause: "immobilize" }],
  ];
  for (const [token, cause] of gone) loseTokens(work, unit, token, unitTokens(work.state, unit, token), cause);
  const courage = panicked ? (courageOf(work, unit) ?? 0) : 0;
  loseTokens(work, unit, "suppression", courage, { rule: "leg.rally.panic-recovery", cause: null });
  work.change(frame, { stage: "order-token" });
}

/**
 * Turns the order token facedown, or assigns the drawn one facedown (leg.activation.token-facedown). A unit whose token
 * went back to the order pool during the activation has none to turn.
 */
function end(work: GameWork, frame: Frame): void {
  const { unit, marks } = frame;
  const { state } = work;
  const { order } = at(state.units, unit);
  const again = order === "facedown" && takesDrawnOrder(work, unit);
  if (!marks.includes(ORDER_RETURNED) && statusOf(at(state.units, unit)) !== "defeated")
    work.unit(unit).order = again ? "facedown-twice" : "facedown";
  const because: Cause = { rule: "leg.activation.token-facedown", cause: null };
  endOngoing(work, (one) => one.unit === unit && one.until === "activation", because);
  work.emit({
    type: "activation-ended",
    unit: unitId(state, unit),
    order: at(work.state.units, unit).order,
    ...because,
  });
  work.pop(frame);
  atMoment(work, "after-activation", unit);
}
