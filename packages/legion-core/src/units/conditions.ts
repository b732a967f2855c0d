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

/** Returns how many tokens of a kind a unit has. */
export function unitTokens({ units }: Pick<State, "units">, unit: UnitIndex, kind: TokenKind): number {
  return tokensOf(at(units, unit).tokens, kind);
}

/** Returns how many tokens of a kind a unit can spend: all it has, or none if a keyword withholds them. */
export function spendableTokens(look: Look, unit: UnitIndex, kind: TokenKind): number {
  return isWithheld(look, unit, kind) ? 0 : unitTokens(look.state, unit, kind);
}

/** Whether a keyword prevents a unit from spending tokens of a kind, including those lent to it. */
export function isWithheld(look: Look, unit: UnitIndex, kind: TokenKind): boolean {
  return hung(readUnit(look, unit), "withholds").some(({ does, value }) => does(look, { unit, value }).includes(kind));
}

/** Whether a unit has a token of a kind after `gone` tokens are ignored. Defaults to ignoring none. */
export function hasTokens(look: Look, unit: UnitIndex, kind: TokenKind, gone = 0): boolean {
  return unitTokens(look.state, unit, kind) > gone || fallsOut(look, unit, "unit-without-token", { token: kind });
}

/** Whether a unit consists of troopers of any subtype (leg.type.trooper-rules-inherit). */
export function isTrooper(look: Look, unit: UnitIndex): boolean {
  return !isVehicle(profileOf(look, unit).type) || fallsOut(look, unit, "unit-no-trooper");
}

/** Whether the unit card of a unit has this type. */
export function isOfType(look: Look, unit: UnitIndex, type: UnitType): boolean {
  return profileOf(look, unit).type === type || fallsOut(look, unit, "unit-not-of-kind", { needs: { type } });
}

/** Whether a unit is on the battlefield. */
export function isFielded(look: Look, unit: UnitIndex): boolean {
  const { miniatures } = at(look.state.units, unit);
  return miniatures.some(({ status }) => status === "standing") || fallsOut(look, unit, "unit-not-deployed");
}

/** Whether a unit has a faceup order token. */
export function hasOrder(look: Look, unit: UnitIndex): boolean {
  return at(look.state.units, unit).order === "faceup" || fallsOut(look, unit, "unit-without-order");
}

/** Whether a unit has a facedown order token, or two of them (leg.kw.unstoppable.activate). */
export function hasFacedownOrder({ units }: Pick<State, "units">, unit: UnitIndex): boolean {
  const { order } = at(units, unit);
  return order === "facedown" || order === "facedown-twice";
}

/** Returns the courage of a unit, or null if its card has a dash or a keyword removes it. */
export function courageOf(look: Look, unit: UnitIndex): number | null {
  const read = readUnit(look, unit);
  const { courage } = read.given;
  if (courage === null || someHolds(look, read, "fearless")) return null;
  return courage + sumOf(look, read, "courage");
}

/** Counts the wound tokens of a unit. */
export function woundsOn({ units }: Pick<State, "units">, unit: UnitIndex): number {
  return at(units, unit).miniatures.reduce(
    (sum, { status, wounds }) => (status === "defeated" ? sum : sum + wounds),
    0,
  );
}

/**
 * Whether a drawn order token can activate a unit. It must have no order token, or a facedown one if its keywords allow
 * a second activation.
 */
export function takesDrawnOrder(look: Look, unit: UnitIndex): boolean {
  const { order } = at(look.state.units, unit);
  return order === "none" || (order === "facedown" && unitAmount(look, unit, "order-tokens") > 0);
}

/** Whether a unit can have suppression tokens (leg.suppression.vehicles-immune, leg.courage.null-no-suppression). */
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

/** Whether a unit is panicked with this courage, its own or a commander's (leg.suppression.panicked-threshold). */
export function panicsWith(state: State, unit: UnitIndex, courage: number | null): boolean {
  return courage !== null && courage > 0 && unitTokens(state, unit, "suppression") >= 2 * courage;
}

/** Lists the enemy units with miniatures in base contact with those of a unit (leg.melee.definition). */
export function inMeleeWith(scene: Scene, unit: Company): readonly Company[] {
  return scene.units.filter((other) => areInMelee(unit, other));
}

/** Whether miniatures of two enemy units are in base contact (leg.melee.definition). */
export function areInMelee(one: Company, other: Company): boolean {
  if (one.side === other.side || !mayBeNear(one, other, CONTACT)) return false;
  return one.figures.some((figure) => other.figures.some((enemy) => inBaseContact(figure, enemy)));
}

/** Lists the units that a unit is engaged with: troopers in melee with troopers (leg.engaged.definition). */
export function engagedWith(scene: Scene, unit: Company): readonly Company[] {
  return isVehicle(unit.type) ? [] : inMeleeWith(scene, unit).filter(({ type }) => !isVehicle(type));
}
