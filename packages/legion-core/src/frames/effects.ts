import { at, violation } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import { unitId } from "../ids.ts";
import { MOMENTS, type Moment } from "../keywords/moments.ts";
import { keywordsOf } from "../keywords/of-unit.ts";
import type { Bearer, Look, MomentHook } from "../keywords/round.ts";
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
  return state.units.flatMap((one, unit) => {
    if (statusOf(one) === "defeated") return [];
    const { owner } = one;
    return hooksOf(rules, look, unit, moment)
      .filter(({ hook, bearer }) => hook.applies(look, bearer, about))
      .map(({ source, hook }): Pending => ({ source, unit, owner, may: hook.may }));
  });
}

interface HookOfUnit {
  readonly source: string;
  readonly hook: MomentHook;
  readonly bearer: Bearer;
}

function hooksOf({ keywords }: GameRules, look: Look, unit: number, moment: Moment): readonly HookOfUnit[] {
  return Object.entries(keywordsOf(look, unit)).flatMap(([source, value]) =>
    (keywords[source]?.moments ?? [])
      .filter((hook) => hook.moment === moment)
      .map((hook) => ({ source, hook, bearer: { unit, value } })),
  );
}

function firstAt({ units, priority, blue }: State, moment: Moment, about: number | null): Player {
  const { first } = MOMENTS[moment];
  if ((first === "attacker" || first === "defender") && about !== null) {
    const attacker = at(units, about).owner;
    return first === "attacker" ? attacker : opponentOf(attacker);
  }
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
      else if (others.length === 0 && !only.may) carryOut(rules, work, frame, only);
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
      if (chosen !== undefined) carryOut(rules, work, frame, chosen);
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
  const own = hooksOf(rules, look, one.unit, moment).find(({ source }) => source === one.source);
  return own?.hook.applies(look, own.bearer, about) ?? false;
}

/** Takes the effect from those that wait, then lets it happen; what it puts on the stack comes first. */
function carryOut(rules: GameRules, work: GameWork, frame: FrameOf<"effects">, one: Pending): void {
  work.setTop({ ...frame, pending: frame.pending.filter((other) => other !== one) });
  const own = hooksOf(rules, { box: rules.box, state: work.state }, one.unit, frame.moment).find(
    ({ source }) => source === one.source,
  );
  own?.hook.run(work, own.bearer, frame.about);
}
