import { at } from "@sw/tabletop";
import type { Cause } from "../state/events.ts";
import { oneOf } from "../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { type TokenKind, withTokens } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { courageOf, isSuppressible, mayStandBy, unitTokens } from "./conditions.ts";
import { hasPermit, keywordsOf } from "./keywords.ts";
import { happens, hung } from "./parts.ts";
import { statusOf } from "./positions.ts";
import { profileOf } from "./profiles.ts";
import { readUnit } from "./reading.ts";
import { unitsWith } from "./roster.ts";
import { isSpared } from "./spared.ts";

/** Kinds of tokens of which a unit has at most one (leg.standby.max-one). */
const ONE_AT_MOST: readonly TokenKind[] = ["standby"];

/** Gives a unit tokens. If a keyword allows it, the player may let friendly units gain them instead. */
export function gainTokens(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, cause: Cause): void {
  const source = amount > 0 ? redirectOf(work, unit, token) : undefined;
  if (source === undefined) takeTokens(work, unit, token, amount, cause);
  else work.later({ kind: "gain", source, unit, token, amount, chosen: [], ...cause });
}

/**
 * Returns the keyword by which friendly units may gain a token instead of a unit, or undefined if no such unit exists.
 */
function redirectOf(work: GameWork, unit: UnitIndex, token: TokenKind): string | undefined {
  const able = hung(readUnit(work, unit), "redirects").find(
    ({ does, value }) => does.tokens.includes(token) && does.candidates(work, { unit, value }).length > 0,
  );
  return able?.keyword;
}

/** Gives tokens to a unit itself, and triggers its keywords for gained tokens. */
export function takeTokens(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, cause: Cause): void {
  const before = unitTokens(work.state, unit, token);
  receiveTokens(work, unit, token, amount, cause);
  if (unitTokens(work.state, unit, token) <= before) return;
  happens(work, readUnit(work, unit), "gained", { token });
}

/**
 * Gives tokens to a unit itself without triggering its keywords for gained tokens. Only units that can have suppression
 * gain it, and it removes a standby token (leg.suppression.vehicles-immune, leg.standby.lost).
 */
export function receiveTokens(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, cause: Cause): void {
  const more = ONE_AT_MOST.includes(token) ? Math.min(amount, 1 - unitTokens(work.state, unit, token)) : amount;
  if (more <= 0 || !mayGain(work, unit, token) || isSpared(work, unit, cause.cause)) return;
  change(work, unit, token, more);
  work.emit({ type: "tokens-gained", unit: unitId(work.state, unit), token, amount: more, ...cause });
  if (token === "suppression") {
    work.shake(unit);
    loseTokens(work, unit, "standby", 1, { rule: "leg.standby.lost", cause: null });
  }
  echo(work, unit, token, more, cause);
}

/** Gives the same tokens to units that share with the unit. These do not share them again. */
function echo(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, { cause }: Cause): void {
  if (cause !== null && oneOf(work.box.keywords, cause, "echoes") !== undefined) return;
  const { units } = work.state;
  const gaining = new Map<number, Cause>();
  for (const one of unitsWith(work, "echoes")) {
    if (at(units, one).owner !== at(units, unit).owner || statusOf(at(units, one)) === "defeated") continue;
    for (const { keyword, does, value } of hung(readUnit(work, one), "echoes")) {
      if (!does.tokens.includes(token)) continue;
      const partners = does.partners(work, { unit: one, value });
      const others = one === unit ? partners : partners.includes(unit) ? [one] : [];
      for (const other of others) gaining.set(other, { rule: does.rule, cause: keyword });
    }
  }
  for (const [other, because] of gaining) gainTokens(work, other, token, amount, because);
}

/** Whether a unit can have tokens of a kind (leg.type.droid-no-poison, leg.type.repulsor-no-standby). */
function mayGain(look: GameWork, unit: UnitIndex, token: TokenKind): boolean {
  const { type } = profileOf(look, unit);
  if (token === "suppression") return isSuppressible(look, unit);
  if (token === "poison") return type !== "droid-trooper";
  return token !== "standby" || mayStandBy(look, unit);
}

/**
 * Removes a number of tokens of a kind from a unit, at most all it has. Its player may keep some of them if a keyword
 * says so.
 */
export function loseTokens(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, cause: Cause): void {
  if (token === "suppression" && hasPermit(work, unit, "keeps-suppression")) return;
  const less = Math.min(amount, unitTokens(work.state, unit, token));
  const keeper = less > 0 ? hung(readUnit(work, unit), "may-keep").find(({ does }) => does === token) : undefined;
  if (keeper === undefined) return dropTokens(work, unit, token, less, cause);
  const atStake = Math.min(less, keeper.value);
  dropTokens(work, unit, token, less - atStake, cause);
  work.later({ kind: "choice", source: keeper.keyword, unit, value: atStake, chosen: [] });
}

/** Removes a number of tokens of a kind from a unit, ignoring keywords that would let it keep them. */
export function dropTokens(work: GameWork, unit: UnitIndex, token: TokenKind, amount: number, cause: Cause): void {
  const less = Math.min(amount, unitTokens(work.state, unit, token));
  if (less <= 0) return;
  change(work, unit, token, -less);
  work.emit({ type: "tokens-lost", unit: unitId(work.state, unit), token, amount: less, ...cause });
}

/**
 * Removes all suppression tokens from a unit whose courage is null (leg.courage.null-loses). Does nothing for other
 * units.
 */
export function shedSuppression(work: GameWork, unit: UnitIndex, cause: Cause["cause"]): void {
  if (courageOf(work, unit) !== null) return;
  const suppression = unitTokens(work.state, unit, "suppression");
  dropTokens(work, unit, "suppression", suppression, { rule: "leg.courage.null-loses", cause });
}

/** Returns how many shield tokens the keywords of a unit give it. */
export function shieldsGiven(look: Look, unit: UnitIndex): number {
  return keywordsOf(look, unit)["shielded"] ?? 0;
}

/** Removes the shield tokens of a lost Shielded value from a unit, inactive ones first (leg.kw.shielded-x.tokens). */
export function shedShields(work: GameWork, unit: UnitIndex, lost: number): void {
  const because: Cause = { rule: "leg.kw.shielded-x.tokens", cause: "shielded" };
  const inactive = Math.min(lost, unitTokens(work.state, unit, "inactive-shield"));
  dropTokens(work, unit, "inactive-shield", inactive, because);
  dropTokens(work, unit, "shield", lost - inactive, because);
}

function change(work: GameWork, unit: UnitIndex, token: TokenKind, by: number): void {
  work.unit(unit).tokens = withTokens(at(work.state.units, unit).tokens, token, by);
}
