import { at, type Violation } from "@sw/tabletop";
import { deploymentOf, isFlanking } from "../mission/territory.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Cause, PlacedMiniature } from "../state/events.ts";
import type { MoveFrame, MoveReason } from "../state/frames.ts";
import { oneOf } from "../state/hooks/played.ts";
import { miniatureId, type UnitIndex, unitId } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { fallsOutBy } from "../state/missed.ts";
import type { MoveTerms } from "../state/move-terms.ts";
import type { Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import type { Allowance, Move } from "../table/movement/moves.ts";
import { attacksAndWithdraws, canPivot } from "../table/unit-types.ts";
import type { Direction, Point3 } from "../table/vectors.ts";
import { EFFECT_ATTACK, hasDone, isMarked, moveActions, movesMade, OVERRUN } from "../units/activation.ts";
import { battlefieldOf } from "../units/battlefield.ts";
import { askForSides } from "../units/cards.ts";
import { unitTokens } from "../units/conditions.ts";
import { hasPermit } from "../units/keywords.ts";
import { engagedBy } from "../units/near.ts";
import { hung, leastOf, someHolds, sumOf } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { readUnit, type UnitReading } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";

/** Speed of the longest movement tool. */
const LONGEST = 3;

/** The terms of an ordinary move. */
const USUAL: MoveTerms = { speed: null, optional: false, over: 0, unhindered: false, compulsory: false };

/** Ids under which an activation records withdrawals and attacks. */
const WITHDRAW = "withdraw";
const ATTACK = "attack";

/** Creates the frame of a move. Its terms default to those of an ordinary move. */
export function moveFrame(unit: UnitIndex, reason: MoveReason, terms: Partial<MoveTerms> = {}): MoveFrame {
  return { kind: "move", unit, stage: "choose", reason, terms: { ...USUAL, ...terms }, made: null, charged: null };
}

/** Asks for a move of a unit, unless a {@link moveBan} forbids it. The frame handles the effects of the move. */
export function startMove(work: GameWork, unit: UnitIndex, reason: MoveReason, terms: Partial<MoveTerms> = {}): void {
  if (moveBan(work, unit, reason, terms) !== undefined) return;
  work.push(moveFrame(unit, reason, terms));
}

/** Lets a player move an enemy unit, ignoring what engages it. Does nothing if the move is forbidden. */
export function moveEnemy(work: GameWork, mover: Side, unit: UnitIndex, terms: Partial<MoveTerms>): void {
  startMove(work, unit, "effect", { ...terms, freed: true, by: mover });
}

/**
 * Explains why a unit cannot perform a move now, or returns undefined: it is engaged, held by immobilize tokens, or may
 * not withdraw. Does not check whether there is room for the move.
 */
export function moveBan(
  look: Look,
  unit: UnitIndex,
  reason: MoveReason,
  terms: Partial<MoveTerms> = {},
): Violation<RuleId> | undefined {
  const { state } = look;
  const read = readUnit(look, unit);
  const id = unitId(state, unit);
  // Only the player of a unit can make its move faster.
  const haste = terms.by === undefined ? mostHaste(look, read) : 0;
  if (isImmobilized(look, read, terms.speed ?? null, haste)) return immobilized(state, unit);
  if (reason !== "effect" && hasMovedOften(look, read)) {
    return forbidden("leg.kw.juyo-mastery.moves", "has-moved-often", { unit: id });
  }
  if (reason === "action" && terms.compulsory !== true && holdsBack(look, read)) {
    return forbidden("leg.kw.speeder-x.assets", "holds-asset", { unit: id });
  }
  if (reason !== "effect" && terms.compulsory !== true && hasMovedEnough(look, read)) {
    return forbidden("leg.kw.plodding", "has-moved", { unit: id });
  }
  if ((terms.over ?? 0) > 0 && isWeighedDown(look, read)) {
    return forbidden("leg.kw.weighed-down", "weighed-down", { unit: id });
  }
  const none = typesOf(look, read, reason, { ...USUAL, ...terms }).length === 0;
  const still = none ? forbidden(pinnedBy(look, read) ?? "leg.kw.stationary", "only-pivots", { unit: id }) : undefined;
  if (reason === "withdraw") return withdrawBan(look, read) ?? still;
  if (still !== undefined) return still;
  if (terms.freed || !isHeld(look, unit)) return undefined;
  const pivots = (reason === "action" || terms.pivot) && canPivot(read.profile.type);
  return pivots ? undefined : forbidden("leg.engaged.no-moves", "engaged", { unit: id });
}

/** Whether immobilize tokens leave a unit no speed, so that it cannot perform moves of any kind. */
function isImmobilized(look: Look, read: UnitReading, granted: number | null, haste: number): boolean {
  return unitTokens(look.state, read.unit, "immobilize") > 0 && speedOf(look, read, granted, haste) === 0;
}

function immobilized(state: State, unit: UnitIndex): Violation<RuleId> {
  return forbidden("leg.tokens.ion-poison-immobilize-shield", "immobilized", { unit: unitId(state, unit) });
}

/** Whether immobilize tokens keep a unit from moving unless a keyword makes its move faster. */
export function needsHaste(look: Look, unit: UnitIndex): boolean {
  return isImmobilized(look, readUnit(look, unit), null, 0);
}

/** Explains why a unit cannot make its move until a keyword has made it faster, or returns undefined. */
export function hasteFault(
  look: Look,
  { unit, terms }: Pick<MoveFrame, "unit" | "terms">,
): Violation<RuleId> | undefined {
  const still = isImmobilized(look, readUnit(look, unit), terms.speed, hasteOf(look, terms));
  return still ? immobilized(look.state, unit) : undefined;
}

/** Whether a unit can perform a move now, because no {@link moveBan} forbids it. */
export function mayMove(look: Look, unit: UnitIndex, reason: MoveReason, terms: Partial<MoveTerms> = {}): boolean {
  const ban = moveBan(look, unit, reason, terms);
  return ban === undefined || fallsOutBy(look, unit, () => ban);
}

function withdrawBan(look: Look, read: UnitReading): Violation<RuleId> | undefined {
  const params = { unit: unitId(look.state, read.unit) };
  if (!isEngaged(look, read.unit)) return forbidden("leg.withdraw.definition", "not-engaged", params);
  if (speedOf(look, read, null, mostHaste(look, read)) === 0)
    return forbidden("leg.withdraw.speed-zero", "speed-zero", params);
  const { type } = read.profile;
  const byEffect = [OVERRUN, EFFECT_ATTACK].some((mark) => isMarked(look.state, read.unit, mark));
  const attacked = byEffect || hasDone(look.state, read.unit, ATTACK);
  if (attacksAndWithdraws(type) || !attacked) return undefined;
  return forbidden("leg.withdraw.no-attack", "has-attacked", params);
}

/** Whether a unit has performed all the move actions that its keywords allow, including free and compulsory ones. */
function hasMovedOften(look: Look, read: UnitReading): boolean {
  return moveActions(look.state, read.unit) >= leastOf(look, read, "most-moves");
}

/** Whether the asset that a unit holds keeps it from another move action. */
function holdsBack(look: Look, read: UnitReading): boolean {
  return (
    at(look.state.units, read.unit).holds.length > 0 &&
    movesMade(look.state, read.unit) > 0 &&
    someHolds(look, read, "asset-or-second-move")
  );
}

/**
 * Whether a unit that is limited to one move action per activation has used it. A withdrawal counts
 * (leg.withdraw.move-action).
 */
function hasMovedEnough(look: Look, read: UnitReading): boolean {
  const { state } = look;
  const moved = movesMade(state, read.unit) > 0 || hasDone(state, read.unit, WITHDRAW);
  return moved && someHolds(look, read, "one-move-action");
}

/** Whether the asset that a unit holds keeps it from jumping. */
function isWeighedDown(look: Look, read: UnitReading): boolean {
  return at(look.state.units, read.unit).holds.length > 0 && someHolds(look, read, "asset-or-jump");
}

/** Whether a unit is engaged: it is on the battlefield in melee with troopers (leg.engaged.definition). */
export function isEngaged(look: Look, unit: UnitIndex): boolean {
  return engagedBy(look, unit).length > 0;
}

/**
 * Whether engagement keeps a unit from moving. One enemy unit does not if the unit can disengage (leg.engaged.no-moves,
 * leg.kw.disengage).
 */
export function isHeld(look: Look, unit: UnitIndex): boolean {
  const read = readUnit(look, unit);
  const slips = someHolds(look, read, "slips-immobilized");
  const held = (enemy: UnitIndex): boolean => slips && unitTokens(look.state, enemy, "immobilize") > 0;
  const enemies = engagedBy(look, unit).filter((enemy) => !held(enemy)).length;
  return enemies > 1 || (enemies === 1 && !someHolds(look, read, "disengages"));
}

/**
 * Whether a unit has withdrawn in this activation. It then cannot attack, take standby or start a melee in the same
 * activation.
 */
function hasWithdrawn(state: State, unit: UnitIndex): boolean {
  return hasDone(state, unit, WITHDRAW);
}

/** Whether a unit has not deployed yet, so that it can only perform moves (leg.deploy.must). */
export function mustDeploy({ units }: Pick<State, "units">, unit: UnitIndex): boolean {
  return statusOf(at(units, unit)) === "undeployed";
}

/**
 * Returns the speed of a unit's move: that of the effect that grants it, or its highest speed, with what keywords add
 * permanently and for this move (leg.cards.unit-speed). Immobilize tokens lower the highest speed, which limits every
 * move (leg.kw.immobilize-x.effect).
 */
function speedOf(look: Look, read: UnitReading, granted: number | null, haste: number): number {
  const tokens = unitTokens(look.state, read.unit, "immobilize");
  const raised = (speed: number): number => Math.min(LONGEST, Math.min(LONGEST, speed) + haste);
  if (tokens === 0) return Math.max(0, raised(granted ?? highestSpeed(look, read)));
  const left = Math.max(0, raised(highestSpeed(look, read)) - tokens);
  return granted === null ? left : Math.max(0, Math.min(raised(granted), left));
}

/** Returns the speed of a unit by its cards and keywords. Effects that slow it cannot lower it below 1. */
function ownSpeed(look: Look, read: UnitReading): number {
  const fixed = sumOf(look, read, "fixed-speed");
  if (fixed > 0) return fixed;
  const speed = read.given.speed + sumOf(look, read, "speed");
  return Math.max(Math.min(speed, 1), speed - sumOf(look, read, "slowed"));
}

/** Returns the highest speed of a unit by its cards and keywords, including temporary effects. */
function highestSpeed(look: Look, read: UnitReading): number {
  const { unit } = read;
  return hung(read, "speed-now").reduce(
    (usual, { does, value }) => does(look, { unit, value }, { usual }),
    ownSpeed(look, read),
  );
}

/** Lists the ids of the keywords with which a unit can still increase the speed of a move. */
export function hastes(
  look: Look,
  { unit, stage: step, terms }: Pick<MoveFrame, "unit" | "stage" | "terms">,
): readonly string[] {
  if (step !== "choose" || terms.by !== undefined) return [];
  const { haste = [] } = terms;
  return hung(readUnit(look, unit), "haste")
    .filter(({ keyword, does, value }) => !haste.includes(keyword) && does.available(look, { unit, value }))
    .map(({ keyword }) => keyword);
}

/** Returns the maximum speed that keywords can add to a move of a unit. */
function mostHaste(look: Look, read: UnitReading): number {
  const able = hung(read, "haste").filter(({ does, value }) => does.available(look, { unit: read.unit, value }));
  return able.reduce((sum, { does }) => sum + Math.max(0, does.adds), 0);
}

/** Returns the speed that keywords have added to a move. */
function hasteOf({ box }: Look, { haste = [] }: MoveTerms): number {
  return haste.reduce((sum, id) => sum + (oneOf(box.keywords, id, "haste")?.adds ?? 0), 0);
}

/** Returns what a unit's move may do on the table. */
export function allowanceOf(look: Look, frame: Pick<MoveFrame, "unit" | "reason" | "terms" | "stage">): Allowance {
  const { unit, reason, terms } = frame;
  const { state } = look;
  const read = readUnit(look, unit);
  const { segment } = battlefieldOf(state).profile;
  const speed = speedOf(look, read, terms.speed, hasteOf(look, terms));
  const over = Math.max(terms.over, sumOf(look, read, "over"));
  return {
    speed: reason === "withdraw" ? Math.min(1, speed) : speed,
    types: typesAt(look, read, frame),
    territory: deploymentOf(look, unit),
    ...(isFlanking(look, unit) ? { fromShortEdges: true } : {}),
    ...(terms.carrier === undefined ? {} : { carrier: unitId(state, terms.carrier) }),
    melee: reason !== "withdraw" && !hasWithdrawn(state, unit) && hasMeleeWeapon(look, unit),
    ...shunned(look, unit),
    rotates: !someHolds(look, read, "straight-ahead"),
    over: over * segment,
    overImpassable: terms.over > 0,
    unhindered: terms.unhindered || someHolds(look, read, "unhindered"),
    ...(someHolds(look, read, "ignores-low-terrain") ? { ignoresLow: true } : {}),
    climb: (someHolds(look, read, "climbs-high") ? 2 : 1) * segment,
    ...(someHolds(look, read, "climbs-notched") ? { climbsNotched: true } : {}),
    turnsRound: someHolds(look, read, "pivots-round"),
    ...(someHolds(look, read, "reverses") ? { reverses: true } : {}),
    ...(someHolds(look, read, "strafes") ? { strafes: true } : {}),
  };
}

/**
 * Returns the enemies that no unit may be placed in contact with, or an empty object without any (leg.kw.immune-melee).
 */
function shunned(look: Look, unit: UnitIndex): Pick<Allowance, "shuns"> {
  const { units } = look.state;
  const { owner } = at(units, unit);
  const shuns = unitsWith(look, "no-melee").filter(
    (one) => at(units, one).owner !== owner && hasPermit(look, one, "no-melee"),
  );
  return shuns.length === 0 ? {} : { shuns: shuns.map((one) => unitId(look.state, one)) };
}

/**
 * Returns the kinds of moves at a stage of a move, including the pivot that a unit may make before or after a standard
 * move.
 */
function typesAt(
  look: Look,
  read: UnitReading,
  { reason, terms, stage: step }: Pick<MoveFrame, "reason" | "terms" | "stage">,
) {
  const types = typesOf(look, read, reason, terms);
  if (!someHolds(look, read, "pivots-along")) return types;
  if (step === "turn") return PIVOT;
  const others = types.filter((type) => type !== "pivot");
  if (step === "turned") return others;
  return others.includes("notched") ? [...others, ...PIVOT] : types;
}

const PIVOT: readonly Move["type"][] = ["pivot"];

/**
 * Returns the kinds of moves: all for a move action, the standard ones for a move granted by an effect, at most pivots
 * for engaged units (leg.actions.move-kinds, leg.move.granted-speed, leg.engaged.no-moves). Stationary units can only
 * pivot, and only on the battlefield (leg.kw.stationary).
 */
function typesOf(look: Look, read: UnitReading, reason: MoveReason, terms: MoveTerms): readonly Move["type"][] {
  const types = typesFor(look, read, reason, terms);
  if (!someHolds(look, read, "only-pivots") && pinnedBy(look, read) === undefined) return types;
  return types.filter((type) => type === "pivot" && !mustDeploy(look.state, read.unit));
}

/** Returns the rule that limits a unit to pivots now, or undefined. */
function pinnedBy(look: Look, read: UnitReading): RuleId | undefined {
  for (const { does, value } of hung(read, "pins")) {
    const rule = does(look, { unit: read.unit, value });
    if (rule !== undefined) return rule;
  }
  return undefined;
}

function typesFor(look: Look, read: UnitReading, reason: MoveReason, terms: MoveTerms): readonly Move["type"][] {
  if (terms.pivot) return canPivot(read.profile.type) ? PIVOT : [];
  if (reason === "withdraw") return ["standard", "climb", "notched"];
  if (reason === "effect" || terms.over > 0 || terms.compulsory) return ["standard", "notched", "deploy"];
  if (isHeld(look, read.unit)) return ["pivot"];
  const { type } = read.profile;
  if (!canPivot(type)) return ["standard", "climb", "deploy"];
  return someHolds(look, read, "climbs-notched")
    ? ["notched", "climb", "pivot", "deploy"]
    : ["notched", "pivot", "deploy"];
}

/** Whether an undefeated miniature of the unit has a melee weapon (leg.melee.start-needs-melee-weapon). */
export function hasMeleeWeapon(look: Look, unit: UnitIndex): boolean {
  const { miniatures } = profileOf(look, unit);
  return at(look.state.units, unit).miniatures.some(
    ({ status }, place) => status !== "defeated" && (miniatures[place]?.weapons ?? []).some(({ range }) => range.melee),
  );
}

/** A new position of a miniature, which is given by its place in the unit. */
export interface Pose extends Point3 {
  readonly miniature: number;
  readonly heading: Direction;
}

/**
 * Moves miniatures of a unit to new positions. All position changes go through this function. Emits that the unit
 * deployed if one was not on the battlefield, that it was restored if one was defeated, and otherwise that it moved.
 */
export function placeMiniatures(work: GameWork, unit: UnitIndex, poses: readonly Pose[], cause: Cause): void {
  const before = at(work.state.units, unit).miniatures;
  const deploys = poses.some(({ miniature }) => at(before, miniature).status === "undeployed");
  const returns = poses.some(({ miniature }) => at(before, miniature).status === "defeated");
  const placed = poses.map(({ miniature, x, y, z, heading }): PlacedMiniature => {
    const own = work.miniature(unit, miniature);
    own.status = "standing";
    own.x = x;
    own.y = y;
    own.z = z;
    own.heading = heading;
    return { id: miniatureId(work.state, unit, miniature), x, y, z, heading };
  });
  work.emit({
    type: deploys ? "unit-deployed" : returns ? "unit-restored" : "unit-moved",
    unit: unitId(work.state, unit),
    miniatures: placed,
    ...cause,
  });
  if (deploys) askForSides(work, unit);
}
