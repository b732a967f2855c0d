import { at, violation } from "@sw/tabletop";
import { hooksOfCards } from "../../mission/moments.ts";
import { statusOf } from "../../moving/positions.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { EffectsFrame, Pending } from "../../state/frames.ts";
import { unitId } from "../../state/ids.ts";
import type { FrameOf, GameRules, Kind } from "../../state/kinds.ts";
import { opponentOf, type Player, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { askHands } from "../commands/hands.ts";
import { commandsInPlay } from "../commands/in-play.ts";
import { MOMENTS, type Moment } from "../keywords/moments.ts";
import { unitTraits } from "../keywords/of-unit.ts";
import type { Look } from "../keywords/round.ts";

const ORDER: RuleId = "leg.timing.own-order";

/**
 * Puts the effects of a moment on the stack, those of one player before those of the other (leg.timing.priority-first,
 * leg.timing.blue-first-without-priority); before them come cards used from hands. Without any, nothing. `about` is the unit
 * that the moment is about.
 */
export function atMoment(work: GameWork, rules: GameRules, moment: Moment, about: number | null): void {
  const pending = effectsAt(rules, work.state, moment, about);
  const first = firstAt(work.state, moment, about);
  const order = [first, opponentOf(first)];
  if (pending.length > 0) work.push({ kind: "effects", moment, about, order, pending });
  askHands(work, moment, about, order);
}

/** Every effect at a moment: of keywords of undefeated units in the order of the units, then of the cards in play. */
function effectsAt(rules: GameRules, state: State, moment: Moment, about: number | null): readonly Pending[] {
  const look = { box: rules.box, state };
  const pending: Pending[] = [];
  const add = (unit: number | null): void => {
    for (const { source, owner, may, applies } of effectsOf(look, unit, moment)) {
      if (applies(look, about)) pending.push({ source, unit, owner, may });
    }
  };
  for (let unit = 0; unit < state.units.length; unit++) add(unit);
  add(null);
  return pending;
}

/** What happens at a moment because of a keyword of a unit, or of a card in play. */
interface Effect extends Pick<Pending, "source" | "owner" | "may"> {
  applies(look: Look, about: number | null): boolean;
  run(work: GameWork, about: number | null): void;
}

const NONE: readonly Effect[] = [];

/** The effects of a unit; without one those of the command and battle cards of both players. */
function effectsOf(look: Look, unit: number | null, moment: Moment): readonly Effect[] {
  if (unit === null) return ([0, 1] as const).flatMap((player) => effectsOfCards(look, player, moment));
  const traits = unitTraits(look, unit).moments[moment];
  const own = at(look.state.units, unit);
  if (traits === undefined || statusOf(own) === "defeated") return NONE;
  return traits.map(
    ({ keyword, hook, value }): Effect => ({
      source: keyword,
      owner: own.owner,
      may: hook.may,
      applies: (at, about) => hook.applies(at, { unit, value }, about),
      run: (work, about) => hook.run(work, { unit, value }, about),
    }),
  );
}

function effectsOfCards(look: Look, owner: Player, moment: Moment): readonly Effect[] {
  const ofCommands = commandsInPlay(look, owner).flatMap(({ id, moments = [] }) =>
    moments.map((hook) => ({ source: id, hook, may: hook.may })),
  );
  const ofMission = hooksOfCards(look, owner).map((one) => ({ ...one, may: false }));
  return [...ofCommands, ...ofMission]
    .filter(({ hook }) => hook.moment === moment)
    .map(
      ({ source, hook, may }): Effect => ({
        source,
        owner,
        may,
        applies: (at, about) => hook.applies(at, owner, about),
        run: (work, about) => hook.run(work, owner, about),
      }),
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
        work.setTop(frame, { ...frame, pending: left });
        return false;
      }
      const [only, ...others] = mine(frame);
      if (only === undefined) work.pop(frame);
      else if (others.length === 0 && !only.may) carryOut(work, frame, only);
      else return true;
      return false;
    },
    question(state, frame) {
      const own = mine(frame);
      const effects = own.map(({ source, unit }) => ({
        effect: source,
        unit: unit === null ? null : unitId(state, unit),
      }));
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
      else work.setTop(frame, { ...frame, pending: frame.pending.filter((one) => !own.includes(one)) });
    },
  };
}

/** The effects of the player whose turn it is among those that are left. */
function mine({ order, pending }: EffectsFrame): readonly Pending[] {
  const player = order.find((one) => pending.some(({ owner }) => owner === one));
  return pending.filter(({ owner }) => owner === player);
}

function stillApplies(rules: GameRules, state: State, { moment, about }: EffectsFrame, one: Pending): boolean {
  return effectBehind({ box: rules.box, state }, moment, one)?.applies({ box: rules.box, state }, about) ?? false;
}

function effectBehind(look: Look, moment: Moment, one: Pending): Effect | undefined {
  return effectsOf(look, one.unit, moment).find(({ source, owner }) => source === one.source && owner === one.owner);
}

/** Takes the effect from those that wait, then lets it happen; what it puts on the stack comes first. */
function carryOut(work: GameWork, frame: FrameOf<"effects">, one: Pending): void {
  work.setTop(frame, { ...frame, pending: frame.pending.filter((other) => other !== one) });
  effectBehind(work, frame.moment, one)?.run(work, frame.about);
}
