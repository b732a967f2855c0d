import { at, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { AttackFrame, FormedPool } from "../state/frames.ts";
import type { DrawHook } from "../state/hooks/targets.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import { hung, someHolds } from "../units/parts.ts";
import type { Reading } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import type { Duel } from "./duel.ts";

/** Whether a keyword of a unit protects it from enemies at this distance (leg.kw.incognito.protection). */
export function isHidden(look: Reading, duel: Duel, defender: UnitIndex): boolean {
  return hung(look.read(defender), "hides").some(({ does }) => typeof does === "number" && duel.range > does);
}

/** Returns the rule that protects a unit at a distance: that of the keyword, or of the card that gives it. */
function hidingRule(look: Reading, defender: UnitIndex): RuleId {
  const byCard = hung(look.read(defender), "hides").some(({ keyword }) => look.box.commands[keyword] !== undefined);
  return byCard ? "leg.cards.command-use" : "leg.kw.incognito.protection";
}

/**
 * Whether the attacking leader sees only a counterpart of a unit, which does not count (leg.kw.small). `places` are the
 * unit's miniatures on the battlefield, in the order of its figures.
 */
export function isOverlooked(look: Reading, duel: Duel, defender: UnitIndex, places: readonly number[]): boolean {
  const read = look.read(defender);
  if (!someHolds(look, read, "counterpart-overlooked")) return false;
  const { fielded, miniatures } = read.profile;
  const leader = duel.attacker.figures.indexOf(duel.attacker.leader);
  return places.every(
    (place, to) => at(miniatures, place).card === fielded.counterpart?.id || !duel.hasLine(leader, to),
  );
}

/**
 * Explains why an enemy cannot declare a unit that its leader sees: distance protects the unit, or only a small
 * counterpart of it is seen.
 */
export function sparedFault(
  look: Reading,
  duel: Duel,
  defender: UnitIndex,
  places: readonly number[],
): Violation<RuleId> | undefined {
  const unit = unitId(look.state, defender);
  if (isHidden(look, duel, defender)) return forbidden(hidingRule(look, defender), "hidden-from-afar", { unit });
  if (isOverlooked(look, duel, defender, places)) return forbidden("leg.kw.small", "too-small-to-see", { unit });
  return undefined;
}

/**
 * Returns the units that must be attacked before others: first those that must receive the whole attack
 * (leg.kw.distract.force-target), then those that otherwise force attacks, then all units that are not Inconspicuous
 * (leg.kw.inconspicuous.target).
 */
export function ratherOthers(look: Reading, attacker: UnitIndex, units: readonly number[]): readonly number[] {
  if (unitsWith(look, "draws").length === 0 && unitsWith(look, "shunned").length === 0) return units;
  const wholly = units.filter((unit) => drawnTo(look, attacker, unit) !== undefined);
  if (wholly.length > 0) return wholly;
  const drawing = units.filter((unit) => drawsOf(look, attacker, unit).length > 0);
  if (drawing.length > 0) return drawing;
  const others = units.filter((unit) => !someHolds(look, look.read(unit), "shunned"));
  return others.length === 0 ? units : others;
}

/** Explains that a unit may not be declared because one of the `legal` units must be attacked first. */
export function rathersFault(
  look: Reading,
  attacker: UnitIndex,
  defender: UnitIndex,
  legal: readonly number[],
): Violation<RuleId> {
  const unit = unitId(look.state, defender);
  const [drawing] = legal.flatMap((one) => drawnTo(look, attacker, one) ?? drawsOf(look, attacker, one));
  return forbidden(drawing?.rule ?? "leg.kw.inconspicuous.target", "others-first", { unit });
}

const NONE: readonly DrawHook[] = [];

/** Returns the keywords of a unit that force an attacker to attack it. */
function drawsOf(look: Reading, attacker: UnitIndex, unit: UnitIndex): readonly DrawHook[] {
  if (!unitsWith(look, "draws").includes(unit)) return NONE;
  return hung(look.read(unit), "draws").flatMap(({ does }) => (does.binds(look, unit, attacker) ? [does] : []));
}

/** Returns the keyword that forces an attacker to direct its whole attack at a unit, or undefined. */
export function drawnTo(look: Reading, attacker: UnitIndex, unit: UnitIndex): DrawHook | undefined {
  return drawsOf(look, attacker, unit).find(({ weapons }) => weapons !== undefined);
}

/**
 * Returns the first pool of an attack if its defender draws all weapons to it (leg.kw.distract.all-weapons) and `pool`
 * has another defender.
 */
export function boundPool(
  look: Reading,
  { attacker, pools: [first] }: Pick<AttackFrame, "attacker" | "pools">,
  pool: FormedPool,
): FormedPool | undefined {
  if (first === undefined || first.defender === pool.defender) return undefined;
  return drawnTo(look, attacker, first.defender) === undefined ? undefined : first;
}
