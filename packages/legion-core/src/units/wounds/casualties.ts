import { at } from "@sw/tabletop";
import { unitDefeated } from "../../mission/defeat.ts";
import { checkLastStanding } from "../../mission/outcome.ts";
import type { Cause } from "../../state/events.ts";
import type { WoundsFrame } from "../../state/frames.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { miniatureId, type UnitIndex, undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { hasPermit } from "../keywords.ts";
import { happens } from "../parts.ts";
import { statusOf } from "../positions.ts";
import { profileOf } from "../profiles.ts";
import { readUnit } from "../reading.ts";
import { unitsWith } from "../roster.ts";
import { isSpared } from "../spared.ts";
import { shedShields, shedSuppression, shieldsGiven } from "../unit-tokens.ts";

/**
 * Lists the miniatures that may take a unit's next wound. Wounded miniatures come first
 * (leg.wounds.most-wounded-first), and the leader last except for counterparts (leg.wounds.leader-last,
 * leg.kw.counterpart.leader-wounds). A counterpart may take any wound (leg.kw.counterpart.redirect), and must take one
 * that would defeat the last of the others (leg.kw.counterpart.forced-redirect).
 */
export function woundable(look: Look, unit: UnitIndex): readonly number[] {
  const { leader, miniatures } = at(look.state.units, unit);
  const { fielded, miniatures: cards } = profileOf(look, unit);
  const own: number[] = [];
  const counterparts: number[] = [];
  for (let place = 0; place < miniatures.length; place++) {
    if (at(miniatures, place).status === "defeated") continue;
    (at(cards, place).card === fielded.counterpart?.id ? counterparts : own).push(place);
  }
  if (own.length <= 1 && counterparts.length === 0) return own;
  if (own.length === 0) return mostWounded(look, unit, counterparts);
  const usual = mostWounded(look, unit, firstToSuffer(look, unit, own, leader));
  if (counterparts.length === 0 || hasPermit(look, unit, "counterpart-unhurt")) return usual;
  const [last] = own;
  const wouldFall = own.length === 1 && last !== undefined && toughness(look, unit, last) <= 1;
  return wouldFall ? counterparts : [...usual, ...counterparts];
}

/**
 * Returns the miniatures that suffer wounds first: not the leader, unless it is the only one. Unwounded miniatures that
 * stand back are included only if there are no others (leg.kw.noncombatant.wounds).
 */
function firstToSuffer(look: Look, unit: UnitIndex, own: readonly number[], leader: number): readonly number[] {
  if (own.length === 1) return own;
  const { miniatures } = at(look.state.units, unit);
  const others = own.filter((place) => place !== leader);
  const first = others.filter((place) => at(miniatures, place).wounds > 0 || !standsBack(look, unit, place));
  return first.length > 0 ? first : others;
}

/**
 * Whether the keywords that came with a miniature make it suffer wounds after others, and lead only if no other can.
 */
function standsBack(look: Look, unit: UnitIndex, place: number): boolean {
  const { keywords } = at(profileOf(look, unit).miniatures, place);
  return keywords.length > 0 && keywords.some(({ id }) => oneOf(look.box.keywords, id, "stands-back") === true);
}

/**
 * Lists the miniatures that may lead a unit now. Those that stand back may only if there are no others
 * (leg.kw.noncombatant.leader).
 */
export function successors(look: Look, unit: UnitIndex): readonly number[] {
  const left = at(look.state.units, unit).miniatures.flatMap(({ status }, place) =>
    status === "defeated" ? [] : [place],
  );
  const first = left.filter((place) => !standsBack(look, unit, place));
  return first.length > 0 ? first : left;
}

function mostWounded({ state }: Look, unit: UnitIndex, places: readonly number[]): readonly number[] {
  const { miniatures } = at(state.units, unit);
  let most = 0;
  for (const place of places) most = Math.max(most, at(miniatures, place).wounds);
  return places.filter((place) => at(miniatures, place).wounds === most);
}

/**
 * Returns how many more wounds would defeat a miniature (leg.wounds.defeat-threshold, leg.kw.counterpart.thresholds).
 */
export function toughness(look: Look, unit: UnitIndex, place: number): number {
  return at(profileOf(look, unit).miniatures, place).wounds - at(at(look.state.units, unit).miniatures, place).wounds;
}

/** Returns how many more wounds a miniature can suffer. There is no limit while wounds do not defeat its unit. */
export function endurance(look: Look, unit: UnitIndex, place: number): number {
  return hasPermit(look, unit, "outlasts-wounds") ? Number.POSITIVE_INFINITY : toughness(look, unit, place);
}

/** Returns how many more wounds a unit can suffer. */
export function woundsLeft(look: Look, unit: UnitIndex): number {
  const { miniatures } = at(look.state.units, unit);
  return miniatures.reduce(
    (sum, { status }, place) => (status === "defeated" ? sum : sum + endurance(look, unit, place)),
    0,
  );
}

/**
 * Puts wounds on one miniature, at most as many as it can suffer, and defeats it at its threshold. The caller ensures
 * that the miniature may be chosen (leg.wounds.named-mini).
 */
export function woundMiniature(
  work: GameWork,
  unit: UnitIndex,
  place: number,
  wounds: number,
  { because, by, dealer = null }: Pick<WoundsFrame, "because" | "by"> & { readonly dealer?: number | null },
): void {
  const left = endurance(work, unit, place);
  const shielded = shieldsGiven(work, unit);
  const dealt = Math.min(wounds, left);
  if (dealt <= 0 || at(at(work.state.units, unit).miniatures, place).status === "defeated") return;
  work.miniature(unit, place).wounds += dealt;
  work.emit({ type: "unit-wounded", miniature: miniatureId(work.state, unit, place), wounds: dealt, ...because });
  if (dealt === left) defeatMiniature(work, unit, place, { by, dealer });
  // Wounds may be what makes its courage null.
  shedSuppression(work, unit, null);
  // A card that gave it shields may be lost.
  shedShields(work, unit, shielded - shieldsGiven(work, unit));
}

/** The unit whose attack defeats a miniature, and the unit whose effect does. Null if there is none. */
interface Victor {
  readonly by: number | null;
  readonly dealer: number | null;
}

const NOBODY: Victor = { by: null, dealer: null };

/**
 * Removes a miniature from the battlefield (leg.wounds.remove). Its unit may then need a new leader, or be defeated.
 */
function defeatMiniature(
  work: GameWork,
  unit: UnitIndex,
  place: number,
  { by, dealer }: Victor,
  because: Cause = { rule: "leg.wounds.remove", cause: null },
): void {
  const { miniatures, fallen } = at(work.state.units, unit);
  const last = miniatures.every(({ status }, index) => index === place || status === "defeated");
  if (last) {
    unitDefeated(work, unit, by, dealer ?? by);
    if (by !== null) work.changeNearest("attack", ({ felled }) => ({ felled: [...(felled ?? []), unit] }));
  }
  if (by === null) work.changeNearest("wounds", () => ({ lost: true }));
  else noteBereft(work, unit);
  work.miniature(unit, place).status = "defeated";
  work.unit(unit).fallen = [...fallen, place].sort((a, b) => a - b);
  const miniature = miniatureId(work.state, unit, place);
  work.emit({ type: "miniature-defeated", miniature, ...because });
  const { leader } = at(work.state.units, unit);
  if (last) defeatUnit(work, unit);
  else if (leader === place) work.push({ kind: "leader", unit });
}

/** Records once in the current attack that a unit has lost miniatures to it. */
function noteBereft(work: GameWork, unit: UnitIndex): void {
  work.changeNearest("attack", ({ bereft = [] }) =>
    bereft.includes(unit) ? undefined : { bereft: [...bereft, unit] },
  );
}

/** Runs effects of a unit that has lost miniatures to a completed attack or effect, unless it is defeated. */
export function afterLosses(work: GameWork, unit: UnitIndex): void {
  const own = at(work.state.units, unit);
  if (statusOf(own) !== "deployed") return;
  work.push({ kind: "standby", cause: unit, by: own.owner, open: false, spender: null, after: ["miniatures-lost"] });
}

/** Defeats a whole unit by an effect. Its miniatures leave the battlefield without wounds, the leader last. */
export function defeatWhole(work: GameWork, unit: UnitIndex, because: Cause): void {
  const { leader, miniatures } = at(work.state.units, unit);
  const places = [...miniatures.keys()].filter((place) => at(miniatures, place).status !== "defeated");
  for (const place of places) if (place !== leader) defeatMiniature(work, unit, place, NOBODY, because);
  if (places.includes(leader)) defeatMiniature(work, unit, leader, NOBODY, because);
}

/** Completes the defeat of a unit. Its order token leaves the battlefield (leg.wounds.unit-defeated-order-tokens). */
function defeatUnit(work: GameWork, unit: UnitIndex): void {
  work.unit(unit).order = "none";
  work.emit({
    type: "unit-defeated",
    unit: unitId(work.state, unit),
    rule: "leg.wounds.unit-defeated-order-tokens",
    cause: null,
  });
  checkLastStanding(work);
  const { units } = work.state;
  const foes = undefeated(work.state, opponentOf(at(units, unit).owner));
  for (const foe of unitsWith(work, "foe-falls")) {
    if (foes.includes(foe)) happens(work, readUnit(work, foe), "foe-falls", { unit });
  }
}

/**
 * Gives a vehicle its damage token the first time that its wounds reach its resilience, after the effect that caused
 * them (leg.resiliency.damage-token). It never gains a second one, even if the first was removed
 * (leg.resiliency.once-per-game).
 */
export function checkResilience(work: GameWork, unit: UnitIndex): void {
  const { resilience } = profileOf(work, unit);
  const { reachedResilience, miniatures } = at(work.state.units, unit);
  if (resilience === null || reachedResilience) return;
  if (miniatures.reduce((sum, one) => sum + one.wounds, 0) < resilience) return;
  if (statusOf(at(work.state.units, unit)) === "defeated") return;
  const own = work.unit(unit);
  own.damaged = true;
  own.reachedResilience = true;
  work.emit({
    type: "vehicle-damaged",
    unit: unitId(work.state, unit),
    rule: "leg.resiliency.damage-token",
    cause: null,
  });
}

/**
 * Makes a miniature the leader of its unit (leg.wounds.new-leader). If a keyword makes the defeated leader lead the
 * unit, it returns in place of the miniature instead (leg.kw.leader.defeated).
 */
export function makeLeader(work: GameWork, unit: UnitIndex, place: number): void {
  const { leader } = at(work.state.units, unit);
  const { keywords } = at(profileOf(work, unit).miniatures, leader);
  const stays = leader !== place && keywords.some(({ id }) => oneOf(work.box.keywords, id, "leads") === "own");
  if (stays) return takePlace(work, unit, leader, place);
  work.unit(unit).leader = place;
  work.emit({
    type: "leader-replaced",
    unit: unitId(work.state, unit),
    miniature: miniatureId(work.state, unit, place),
    rule: "leg.wounds.new-leader",
    cause: null,
  });
}

/**
 * Returns a defeated leader to the position of another miniature, which is defeated instead. The leader gets the wounds
 * of that miniature, plus the difference if its own threshold is higher.
 */
function takePlace(work: GameWork, unit: UnitIndex, leader: number, other: number): void {
  const { miniatures } = profileOf(work, unit);
  const { status, x, y, z, heading, wounds } = at(at(work.state.units, unit).miniatures, other);
  const beyond = Math.max(0, at(miniatures, leader).wounds - at(miniatures, other).wounds);
  Object.assign(work.miniature(unit, leader), { status, x, y, z, heading, wounds: wounds + beyond });
  const gone = work.miniature(unit, other);
  gone.status = "defeated";
  gone.wounds = at(miniatures, other).wounds;
  const fallen = at(work.state.units, unit).fallen.map((one) => (one === leader ? other : one));
  work.unit(unit).fallen = fallen.sort((a, b) => a - b);
  work.emit({
    type: "leader-kept",
    unit: unitId(work.state, unit),
    miniature: miniatureId(work.state, unit, leader),
    instead: miniatureId(work.state, unit, other),
    wounds: wounds + beyond,
    rule: "leg.kw.leader.defeated",
    cause: "leader",
  });
}

/**
 * Deals wounds to a unit outside an attack, without dice or suppression (leg.wounds.outside-attack-no-defense,
 * leg.wounds.outside-attack-no-suppression). Its controller assigns them. `dealer` is the unit whose effect it is, if
 * it belongs to one.
 */
export function dealWounds(work: GameWork, unit: UnitIndex, amount: number, because: Cause, dealer?: number): void {
  if (amount <= 0 || isSpared(work, unit, because.cause)) return;
  const wounds = { kind: "wounds", unit, left: amount, by: null, because } as const;
  work.push(dealer === undefined ? wounds : { ...wounds, dealer });
}
