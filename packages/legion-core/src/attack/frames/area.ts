import { at, finiteKind, subjectsIn } from "@sw/tabletop";
import { atMoment } from "../../rounds/moments.ts";
import type { Box } from "../../state/box.ts";
import type { AreaFrame } from "../../state/frame-parts.ts";
import type { PoolWeaponUse } from "../../state/frames.ts";
import type { AreaHook } from "../../state/hooks/keyword.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { ATTACK_ENDS, endOngoing, isOfAttack } from "../../units/ongoing.ts";
import { happens } from "../../units/parts.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { readingOf, readUnit } from "../../units/reading.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { whyNotUnit } from "../../units/why-not.ts";
import { blastDice } from "../area.ts";
import { weaponOf } from "../eligible.ts";
import { isOutOfReach, isShotProof } from "../reach.ts";
import { startPool } from "./pool.ts";

/** A blast at several units, which are attacked one after the other. */
export const areaKind: Kind<"area"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.owed > 0) return settle(work, frame);
      if (frame.aimed === true) return begin(work, frame);
      if (frame.weapon !== null) endOngoing(work, (one) => isOfAttack(work.state, one), ATTACK_ENDS);
      const [only, second] = standingTargets(work.state, frame);
      if (second !== undefined) return true;
      if (only === undefined) {
        work.pop(frame);
        hookOf(work, frame).over(work, frame);
      } else strike(work, frame, only);
      return false;
    },
    question({ box, state }, frame) {
      const { source, unit, struck } = frame;
      const context = { keyword: source, unit: unitId(state, unit), chosen: struck.map((one) => unitId(state, one)) };
      const rule = areaHook(box, source).rule(frame);
      return { seat: seatOf(at(state.units, unit).owner), kind: "choose-unit", rule, context };
    },
    options({ state }, frame) {
      return unitChoices(state, standingTargets(state, frame));
    },
    take(work, frame, action) {
      const unit = unitChosen(work.state, action);
      if (unit !== undefined) strike(work, frame, unit);
    },
  },
  ({ box, state }, frame, action, options) => {
    const rule = areaHook(box, frame.source).rule(frame);
    if (action.type !== "choose-unit") return notAsked(rule, action, ["choose-unit"]);
    // Units of either side may stand near it: of which those are that are left says nothing.
    const strange = whyNotUnit(state, rule, action, [], frame.struck);
    return strange ?? forbidden(rule, "beyond-what-goes-off", { unit: action.subject, units: subjectsIn(options) });
  },
);

/** Lists the units still to be attacked. Attacking one may defeat another. */
function standingTargets({ units }: Pick<State, "units">, { targets }: AreaFrame): readonly number[] {
  return targets.filter((unit) => statusOf(at(units, unit)) === "deployed");
}

function hookOf({ box }: Look, { source }: AreaFrame): AreaHook {
  return areaHook(box, source);
}

function areaHook({ keywords }: Box, source: string): AreaHook {
  const hook = oneOf(keywords, source, "area");
  if (hook === undefined) throw new RangeError(`keyword ${source} goes off at nobody`);
  return hook;
}

/** Gives the unit attacked last its suppression tokens once it has suffered its wounds, unless it was defeated. */
function settle(work: GameWork, frame: AreaFrame): boolean {
  const { source, struck, owed } = frame;
  work.change(frame, { owed: 0 });
  const unit = struck[struck.length - 1];
  if (unit === undefined || statusOf(at(work.state.units, unit)) === "defeated") return false;
  gainTokens(work, unit, "suppression", owed, { rule: hookOf(work, frame).rule(frame), cause: source });
  return false;
}

function strike(work: GameWork, frame: AreaFrame, unit: UnitIndex): void {
  const targets = frame.targets.filter((one) => one !== unit);
  work.change(frame, { targets, struck: [...frame.struck, unit] });
  if (frame.weapon !== null) return attack(work, frame, frame.weapon, unit);
  const owed = hookOf(work, frame).strike?.(work, frame, unit) ?? 0;
  if (owed > 0) work.changeNearest("area", () => ({ owed }));
}

/**
 * Declares an attack on a unit with only one weapon. Cards can be used before it begins. Does nothing if the unit is
 * immune to it.
 */
function attack(work: GameWork, frame: AreaFrame, weapon: PoolWeaponUse, defender: UnitIndex): void {
  const { unit, token, source } = frame;
  const [look, met] = [readingOf(work), { against: defender }];
  if (isShotProof(look, met) || isOutOfReach(look, met, weaponOf(profileOf(work, unit), weapon).range.max)) return;
  work.changeNearest("area", () => ({ aimed: true }));
  work.emit({
    type: "attack-declared",
    unit: unitId(work.state, unit),
    defender: unitId(work.state, defender),
    dice: blastDice(work, frame, weapon, defender),
    rule: hookOf(work, frame).rule(frame),
    cause: source,
  });
  for (const one of token === null ? [unit, defender] : [defender]) {
    happens(work, readUnit(work, one), "fights");
  }
  atMoment(work, "form-pool", defender);
}

/** Begins the attack on the unit struck last, unless one side is no longer on the battlefield. */
function begin(work: GameWork, frame: AreaFrame): boolean {
  const { aimed: _, ...rest } = frame;
  const { unit, token, weapon, struck } = rest;
  work.setTop(frame, rest);
  const defender = struck[struck.length - 1];
  if (weapon === null || defender === undefined) return false;
  const dice = [blastDice(work, frame, weapon, defender)];
  startPool(work, unit, { defender, attack: "ranged", weapons: [weapon], dice, resolved: true, again: null }, token);
  return false;
}
