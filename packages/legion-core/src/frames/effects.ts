import { at, violation } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import { unitId } from "../ids.ts";
import { MOMENTS, type Moment } from "../keywords/moments.ts";
import { unitTraits } from "../keywords/of-unit.ts";
import type { Look } from "../keywords/round.ts";
import type { MomentTrait } from "../keywords/traits.ts";
import { missionAt } from "../mission/moments.ts";
import { statusOf } from "../positions.ts";
import type { RuleId } from "../rules/ids.ts";
import { opponentOf, type Player, seatOf } from "../seats.ts";
import type { State } from "../state.ts";
import type { GameWork } from "../work.ts";
import type { FrameOf, GameRules, Kind } from "./kind.ts";
import type { EffectsFrame, Pending } from "./types.ts";

const ORDER: RuleId = "leg.timing.own-order";

/**
 * Puts the effects of a moment on the stack, those of one player before those of the other (leg.timing.priority-first,
 * leg.timing.blue-first-without-priority), after what battle cards do; without any, nothing. `about` is the unit that the moment is about.
 */
export function atMoment(work: GameWork, rules: GameRules, moment: Moment, about: number | null): void {
  missionAt(work, moment, about);
  const pending = effectsAt(rules, work.state, moment, about);
  if (pending.length === 0) return;
  const first = firstAt(work.state, moment, about);
  work.push({ kind: "effects", moment, about, order: [first, opponentOf(first)], pending });
}

/** Every effect that a keyword of an undefeated unit has at a moment, in the order of the units. */
function effectsAt(rules: GameRules, state: State, moment: Moment, about: number | null): readonly Pending[] {
  const look = { box: rules.box, state };
  const pending: Pending[] = [];
  for (const [unit, one] of state.units.entries()) {
    if (statusOf(one) === "defeated") continue;
    for (const { keyword, hook, value } of traitsAt(look, unit, moment)) {
      if (!hook.applies(look, { unit, value }, about)) continue;
      pending.push({ source: keyword, unit, owner: one.owner, may: hook.may });
    }
  }
  return pending;
}

const NONE: readonly MomentTrait[] = [];

function traitsAt(look: Look, unit: number, moment: Moment): readonly MomentTrait[] {
  return unitTraits(look, unit).moments[moment] ?? NONE;
}

/** The hook that an effect which waits stands for, as its unit has it now; undefined if it has it no more. */
function traitOf(look: Look, moment: Moment, { unit, source }: Pending): MomentTrait | undefined {
  return traitsAt(look, unit, moment).find(({ keyword }) => keyword === source);
}

function firstAt({ units, priority, blue }: State, moment: Moment, about: number | null): Player {
  const { first } = MOMENTS[moment];
  const controller = about === null ? null : at(units, about).owner;
  if ((first === "controller" || first === "attacker") && controller !== null) return controller;
  if (first === "defender" && controller !== null) return opponentOf(controller);
  return first === "blue" ? (blue ?? 0) : (priority ?? blue ?? 0);
}

/** Effects of a moment, one after the other. */
export function effectsKind(rules: GameRules): Kind<"effects"> {
  return {
    run(work, frame) {
      const left = frame.pending.filter((one) => stillApplies(rules, work.state, frame, one));
      if (left.length < frame.pending.length) {
        work.setTop({ ...frame, pending: left });
        return false;
      }
      const [only, ...others] = mine(frame);
      if (only === undefined) work.pop();
      else if (others.length === 0 && !only.may) carryOut(work, frame, only);
      else return true;
      return false;
    },
    question(state, frame) {
      const own = mine(frame);
      const effects = own.map(({ source, unit }) => ({ effect: source, unit: unitId(state, unit) }));
      const seat = seatOf(own[0]?.owner ?? 0);
      return { seat, kind: "effects", rule: ORDER, context: { moment: frame.moment, effects } };
    },
    options(_state, frame) {
      const own = mine(frame);
      const effects = own.map((one): Action => ({ type: "effect", subject: frame.pending.indexOf(one) }));
      return own.every(({ may }) => may) ? [...effects, { type: "pass" }] : effects;
    },
    check(_state, frame, action) {
      const own = mine(frame);
      if (action.type === "pass" && own.every(({ may }) => may)) return undefined;
      if (action.type === "effect" && own.some((one) => frame.pending.indexOf(one) === action.subject))
        return undefined;
      return violation(ORDER, "not-an-effect-of-yours", {
        moment: frame.moment,
        effects: own.map(({ source }) => source),
      });
    },
    take(work, frame, action) {
      const own = mine(frame);
      const chosen = action.type === "effect" ? frame.pending[action.subject] : undefined;
      if (chosen !== undefined) carryOut(work, frame, chosen);
      else work.setTop({ ...frame, pending: frame.pending.filter((one) => !own.includes(one)) });
    },
  };
}

/** The effects of the player whose turn it is among those that are left. */
function mine({ order, pending }: EffectsFrame): readonly Pending[] {
  const player = order.find((one) => pending.some(({ owner }) => owner === one));
  return pending.filter(({ owner }) => owner === player);
}

function stillApplies(rules: GameRules, state: State, { moment, about }: EffectsFrame, one: Pending): boolean {
  const look = { box: rules.box, state };
  if (statusOf(at(state.units, one.unit)) === "defeated") return false;
  const own = traitOf(look, moment, one);
  return own?.hook.applies(look, { unit: one.unit, value: own.value }, about) ?? false;
}

/** Takes the effect from those that wait, then lets it happen; what it puts on the stack comes first. */
function carryOut(work: GameWork, frame: FrameOf<"effects">, one: Pending): void {
  work.setTop({ ...frame, pending: frame.pending.filter((other) => other !== one) });
  const own = traitOf(work, frame.moment, one);
  own?.hook.run(work, { unit: one.unit, value: own.value }, frame.about);
}
