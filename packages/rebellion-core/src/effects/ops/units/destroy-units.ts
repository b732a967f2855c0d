import { at, copiesLeft, nearest, nextPicks, openPicks, type Pickable } from "@sw/tabletop";
import { filterTest } from "../../../conditions/where.ts";
import type { Icon } from "../../../language/language.ts";
import { iconsNow } from "../../../markers/systems.ts";
import type { Action, PlainAction } from "../../../state/actions.ts";
import { type Box, unitNamed } from "../../../state/box.ts";
import { NOWHERE, type SystemIndex, type UnitIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { DONE } from "../../../state/offers.ts";
import { IMPERIAL, REBEL, type Side } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { destroyUnits as destroyAt } from "../../../units/board.ts";
import { destroyQueued } from "../../../units/queue.ts";
import { isShielded } from "../../../units/shielded.ts";
import { hasUnit } from "../../../units/units.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf, notedRun, notePick } from "../op.ts";
import { queuedAt, queuedUnits, queueKey } from "./queued.ts";

type Step = InstructionOf<"destroy-units">;

/** One run of picks: all picks of the step, or those for one kind of icon. */
interface Round {
  readonly items: readonly Pickable[];
  /** The keys picked in earlier rounds. */
  readonly before: readonly number[];
  readonly picked: readonly number[];
  /** The number of units still to pick, or null if any number that fits may be picked. */
  readonly needed: number | null;
}

/**
 * Destroys units by a card: they are picked one by one and destroyed together. Options: `destroy` by space of the queue
 * and type, none below the last pick (icon by icon if icons count). With a limit on total health only units that fit it
 * are listed, and `done` is added (reb.destroy.health-worth).
 */
export const destroyUnitsOp: Choice<Step> = {
  run(work, frame, step) {
    const round = roundOf(work, frame, step);
    const picks = round === undefined ? [] : open(work, frame, step, round);
    const [first] = picks;
    if (round === undefined || first === undefined) finish(work, frame, step);
    else if (isChoice(round, picks)) return true;
    else notePick(work, frame, first.key, round.picked, round.before);
    return false;
  },
  question(look, frame, step) {
    const asked = { chair: frame.chair, kind: "destroy-units", rule: "reb.destroy.health-worth" } as const;
    const picked = frame.notes.map((key) => at(look.box.units, queuedAt(look.box, key).unit).id);
    return ask(look, frame, asked, { health: healthLeft(look, frame, step), picked });
  },
  options(look, frame, step) {
    const round = roundOf(look, frame, step);
    if (round === undefined) return [DONE];
    const picks = nextPicks(fitting(look, frame, step, round), round.picked, round.needed ?? 0);
    const options: Action[] = picks.map(({ key }) => destroyOf(look.box, frame, step, key));
    if (round.needed === null) options.push(DONE);
    return options;
  },
  picks(look, frame, step) {
    const round = roundOf(look, frame, step);
    if (round === undefined) return undefined;
    const keys = open(look, frame, step, round).map(({ key }) => key);
    return notedRun(frame, keys, (key) => destroyOf(look.box, frame, step, key), round.picked, round.before);
  },
  refusal(look, frame, step, action) {
    const unit = action.type === "destroy" ? look.box.unitsById.get(action.subject) : undefined;
    const health = healthLeft(look, frame, step);
    if (unit === undefined || health === null || (unit.health > 0 && unit.health <= health)) return undefined;
    const code = unit.health === 0 ? "no-health" : "too-much-health";
    return forbidden("reb.destroy.health-worth", code, { unit: unit.id, left: health });
  },
  take(work, frame, step, action) {
    if (action.type !== "destroy") return finish(work, frame, step);
    const space = typeof action.at === "number" ? action.at : 1;
    const round = roundOf(work, frame, step);
    notePick(work, frame, queueKey(work.box, space, unitNamed(work.box, action.subject)), round?.picked, round?.before);
  },
};

/** Whether there is a choice: more than one type to pick, and not all units that remain must be picked. */
function isChoice({ items, picked, needed }: Round, picks: readonly Pickable[]): boolean {
  return needed === null || (picks.length > 1 && copiesLeft(items, picked) > needed);
}

/** Returns the current run of picks, or undefined if all units are picked. */
function roundOf(look: Look, frame: EffectFrame, step: Step): Round | undefined {
  const { notes } = frame;
  const items = candidates(look, frame, step);
  if (step.limit === "icons") return iconRound(look, frame, items);
  if ("health" in step.limit || "lead" in step.limit) return { items, before: [], picked: notes, needed: null };
  const needed = Math.min(step.limit.count - notes.length, copiesLeft(items, notes));
  return needed > 0 ? { items, before: [], picked: notes, needed } : undefined;
}

/** Returns the current run of picks by icons: equal icons together, one unit per icon as long as units are left. */
function iconRound(look: Look, { system, notes }: EffectFrame, items: readonly Pickable[]): Round | undefined {
  const icons = iconsNow(look, system);
  let before = 0;
  for (const [index, icon] of icons.entries()) {
    if (icons.findIndex((one) => alike(one, icon)) < index) continue;
    const own = items.filter(({ key }) => {
      const { buildIcon } = at(look.box.units, queuedAt(look.box, key).unit).entry;
      return buildIcon !== null && alike(buildIcon, icon);
    });
    const quota = Math.min(icons.filter((one) => alike(one, icon)).length, copiesLeft(own, []));
    const picked = notes.slice(before, before + quota);
    if (picked.length < quota)
      return { items: own, before: notes.slice(0, before), picked, needed: quota - picked.length };
    before += quota;
  }
  return undefined;
}

function alike(one: Icon, other: Icon): boolean {
  return one.shape === other.shape && one.theater === other.theater;
}

/** Lists what can be picked next, in any order. */
function open(look: Look, frame: EffectFrame, step: Step, round: Round): readonly Pickable[] {
  return openPicks(fitting(look, frame, step, round), round.picked);
}

/** Lists what fits the remaining limit, including units already picked. */
function fitting(look: Look, frame: EffectFrame, step: Step, { items }: Round): readonly Pickable[] {
  if (unitsLeft(look.state, frame, step) <= 0) return [];
  const left = healthLeft(look, frame, step);
  return items.filter(({ key }) => left === null || healthOf(look.box, key) <= left);
}

/** Returns the health that a limit still allows to destroy, or null if the limit is of another kind. */
function healthLeft({ box, state }: Look, { notes }: EffectFrame, { limit }: Step): number | null {
  const health = healthLimit(state, limit);
  return health === null ? null : notes.reduce((left, key) => left - healthOf(box, key), health);
}

function healthLimit(state: State, limit: Step["limit"]): number | null {
  if (limit === "icons") return null;
  if ("health" in limit) return limit.health;
  return "lead" in limit && limit.lead === "health" ? leadOf(state) : null;
}

/**
 * Returns how many units may still be picked if the limit depends on the lead of the mission. Other limits ignore the
 * number.
 */
function unitsLeft(state: State, { notes }: EffectFrame, { limit }: Step): number {
  if (limit === "icons" || !("lead" in limit)) return 1;
  const most = limit.lead === "count" ? Math.min(limit.count, leadOf(state)) : limit.count;
  return most - notes.length;
}

/** Returns the lead of the mission in successes (rote.mission.lead). */
function leadOf(state: State): number {
  const [own, other] = nearest(state, "mission")?.successes ?? [0, 0];
  return own - other;
}

function healthOf(box: Box, key: number): number {
  return at(box.units, queuedAt(box, key).unit).health;
}

/** Lists the units that fit the filter. Units on a place get keys as if they were on space 1 of a queue. */
function candidates(look: Look, frame: EffectFrame, step: Step): readonly Pickable[] {
  const { box, state } = look;
  const { system } = frame;
  if (system === NOWHERE || (step.ifHere !== undefined && !isHere(look, system, step.ifHere))) return [];
  const test = filterTest(step.filter);
  const byHealth = healthLimit(state, step.limit) !== null;
  const fits = (unit: UnitIndex): boolean => {
    const kind = at(box.units, unit);
    return test(kind) && (!byHealth || kind.health > 0);
  };
  if (step.from === "imperial-queue") {
    return queuedUnits(look, IMPERIAL, [1, 2, 3], ({ index }) => fits(index));
  }
  const { units } = at(state.places, system);
  return units.flatMap((count, unit) =>
    count > 0 && fits(unit) && !isShielded(box, units, unit) ? [{ key: unit, count }] : [],
  );
}

/**
 * Whether a card with the step could destroy a unit of the other side in the system. Assumes that it can where the
 * step names another place than the system, or a limit other than health or a number.
 */
export function canDestroyThere({ box, state }: Look, step: Step, system: SystemIndex, side: Side): boolean {
  if (step.from !== "here" || step.limit === "icons" || "lead" in step.limit) return true;
  const test = filterTest(step.filter);
  const most = "health" in step.limit ? step.limit.health : null;
  const { units } = at(state.places, system);
  return units.some((count, unit) => {
    const kind = at(box.units, unit);
    const fits = most === null || (kind.health > 0 && kind.health <= most);
    return count > 0 && kind.side !== side && fits && test(kind) && !isShielded(box, units, unit);
  });
}

function isHere({ box, state }: Look, system: number, filter: NonNullable<Step["ifHere"]>): boolean {
  return hasUnit(box, at(state.places, system).units, filterTest(filter));
}

function destroyOf(box: Box, { system }: EffectFrame, { from }: Step, key: number): PlainAction {
  const { unit, space } = queuedAt(box, key);
  return { type: "destroy", subject: at(box.units, unit).id, at: from === "here" ? at(box.placeIds, system) : space };
}

function finish(work: GameWork, frame: EffectFrame, step: Step): void {
  const { box } = work;
  const cause = causeOf(work, frame, "reb.destroy.to-supply");
  const picks = frame.notes.map((key) => queuedAt(box, key));
  if (step.from === "imperial-queue") {
    for (const { unit, space } of picks) destroyQueued(work, IMPERIAL, unit, space, cause);
  } else {
    for (const side of [REBEL, IMPERIAL] as const) {
      const units = box.units.map((kind) =>
        kind.side === side ? picks.filter(({ unit }) => unit === kind.index).length : 0,
      );
      destroyAt(work, side, units, frame.system, cause);
    }
  }
  advance(work, frame);
}
