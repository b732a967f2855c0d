import { at } from "@sw/tabletop";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import type { State } from "../state/state.ts";
import { type TokenKind, tokensOf } from "../state/tokens.ts";
import { inBaseContact } from "../table/contact.ts";
import { CONTACT } from "../table/lengths.ts";
import { type Company, mayBeNear, type Scene } from "../table/scene.ts";
import { isVehicle, type UnitType } from "../table/unit-types.ts";
import { hasPermit, unitAmount } from "./keywords.ts";
import { hung, someHolds, sumOf } from "./parts.ts";
import { profileOf } from "./profiles.ts";
import { readUnit } from "./reading.ts";

/** How many tokens of a kind a unit has. */
export function unitTokens({ units }: Pick<State, "units">, unit: UnitIndex, kind: TokenKind): number {
  return tokensOf(at(units, unit).tokens, kind);
}

/** How many tokens of a kind a unit can spend: those that it has, unless a keyword withholds them. */
export function spendableTokens(look: Look, unit: UnitIndex, kind: TokenKind): number {
  return isWithheld(look, unit, kind) ? 0 : unitTokens(look.state, unit, kind);
}

/** Whether a keyword keeps a unit from spending tokens of a kind, those that others lend it included. */
export function isWithheld(look: Look, unit: UnitIndex, kind: TokenKind): boolean {
  return hung(readUnit(look, unit), "withholds").some(({ does, value }) => does(look, { unit, value }).includes(kind));
}

/** Whether a unit has a token of a kind, beside so many that count as gone. */
export function hasTokens(look: Look, unit: UnitIndex, kind: TokenKind, gone = 0): boolean {
  return unitTokens(look.state, unit, kind) > gone || fallsOut(look, unit, "unit-without-token", { token: kind });
}

/** Whether a unit consists of troopers of any type (leg.type.trooper-rules-inherit). */
export function isTrooper(look: Look, unit: UnitIndex): boolean {
  return !isVehicle(profileOf(look, unit).type) || fallsOut(look, unit, "unit-no-trooper");
}

/** Whether a unit is of a type, by its own card. */
export function isOfType(look: Look, unit: UnitIndex, type: UnitType): boolean {
  return profileOf(look, unit).type === type || fallsOut(look, unit, "unit-not-of-kind", { needs: { type } });
}

/** Whether a unit is on the battlefield. */
export function isFielded(look: Look, unit: UnitIndex): boolean {
  const { miniatures } = at(look.state.units, unit);
  return miniatures.some(({ status }) => status === "standing") || fallsOut(look, unit, "unit-not-deployed");
}

/** Whether a unit has an order token faceup. */
export function hasOrder(look: Look, unit: UnitIndex): boolean {
  return at(look.state.units, unit).order === "faceup" || fallsOut(look, unit, "unit-without-order");
}

/** The courage of a unit; null for a dash, or where a keyword makes it so. */
export function courageOf(look: Look, unit: UnitIndex): number | null {
  const read = readUnit(look, unit);
  const { courage } = read.given;
  if (courage === null || someHolds(look, read, "fearless")) return null;
  return courage + sumOf(look, read, "courage");
}

/** How many wound tokens a unit has. */
export function woundsOn({ units }: Pick<State, "units">, unit: UnitIndex): number {
  return at(units, unit).miniatures.reduce(
    (sum, { status, wounds }) => (status === "defeated" ? sum : sum + wounds),
    0,
  );
}

/** Whether a drawn order token can activate a unit: it has none, or one facedown if its keywords let it act twice. */
export function takesDrawnOrder(look: Look, unit: UnitIndex): boolean {
  const { order } = at(look.state.units, unit);
  return order === "none" || (order === "facedown" && unitAmount(look, unit, "order-tokens") > 0);
}

/** Whether a unit can have suppression tokens at all (leg.suppression.vehicles-immune, leg.courage.null-no-suppression). */
export function isSuppressible(look: Look, unit: UnitIndex): boolean {
  if (isVehicle(profileOf(look, unit).type)) return fallsOut(look, unit, "unit-no-trooper");
  return courageOf(look, unit) !== null || fallsOut(look, unit, "unit-without-courage");
}

/** Whether a unit can have standby tokens (leg.standby.who, leg.type.repulsor-no-standby). */
export function mayStandBy(look: Look, unit: UnitIndex): boolean {
  if (profileOf(look, unit).type !== "repulsor-vehicle" || hasPermit(look, unit, "stands-by")) return true;
  return fallsOut(look, unit, "never-stands-by", {}, "leg.actions.standby-types");
}

/** Whether a unit is suppressed (leg.suppression.suppressed-threshold, leg.type.droid-not-suppressed). */
export function isSuppressed(look: Look, unit: UnitIndex): boolean {
  const { type } = profileOf(look, unit);
  if (type === "droid-trooper" || isVehicle(type) || hasPermit(look, unit, "never-suppressed")) return false;
  const courage = courageOf(look, unit);
  if (courage === null) return false;
  return unitTokens(look.state, unit, "suppression") >= courage;
}

/** Whether a unit is panicked by a courage, its own or a commander's (leg.suppression.panicked-threshold). */
export function panicsWith(state: State, unit: UnitIndex, courage: number | null): boolean {
  return courage !== null && courage > 0 && unitTokens(state, unit, "suppression") >= 2 * courage;
}

/** The units whose miniatures are in base contact with those of a unit, of the other side (leg.melee.definition). */
export function inMeleeWith(scene: Scene, unit: Company): readonly Company[] {
  return scene.units.filter((other) => areInMelee(unit, other));
}

/** Whether miniatures of two units, of different sides, are in base contact (leg.melee.definition). */
export function areInMelee(one: Company, other: Company): boolean {
  if (one.side === other.side || !mayBeNear(one, other, CONTACT)) return false;
  return one.figures.some((figure) => other.figures.some((enemy) => inBaseContact(figure, enemy)));
}

/** The units that a unit is engaged with: troopers in melee with troopers (leg.engaged.definition). */
export function engagedWith(scene: Scene, unit: Company): readonly Company[] {
  return isVehicle(unit.type) ? [] : inMeleeWith(scene, unit).filter(({ type }) => !isVehicle(type));
}
