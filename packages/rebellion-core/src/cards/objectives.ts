import { addToBag, at, type CardCode, nearest, pileHas, pileSize } from "@sw/tabletop";
import { meets } from "../conditions/where.ts";
import { discardObjective, keepInPlay } from "../decks/objective-hand.ts";
import { takeOut } from "../decks/piles.ts";
import { finalWinners } from "../forces/won.ts";
import type { ObjectiveTest, Where } from "../language/language.ts";
import { answersTo, isCaptured } from "../leaders/leaders.ts";
import { iconsNow, isPopulous } from "../markers/systems.ts";
import { isMarked, targetMarkersOf, targetsOn } from "../markers/targets.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, type CardOf, cardOf, placeNamed, type UnitKind } from "../state/box.ts";
import { GROUND, NO_LEADER, NOWHERE, SPACE, type SystemIndex, type TheaterIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { CombatFrame, ObjectiveFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { type Chair, chairOf, GENERAL, IMPERIAL, PUBLIC, REBEL, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { changeReputation } from "../tracks/tracks.ts";
import { countUnits, hasSide } from "../units/units.ts";

/** An objective card in its compiled form. */
export type ObjectiveKind = CardOf<"objective">;
/** The moments at which objectives can be played. */
export type ObjectiveTiming = ObjectiveFrame["timing"];

/** Returns the chair that draws and plays objectives: the Rebel General (reb.objective.team-general). */
export function objectiveChair({ config }: Pick<State, "config">): Chair {
  return chairOf(config, REBEL, GENERAL);
}

/**
 * Whether the Rebel hand may hold the objective, judging by public knowledge. The card must not have been played, and
 * the hand must have an unknown card with that level on its back (reb.faq.objective-backs-open).
 */
export function mayHoldObjective({ box, state }: Look, card: ObjectiveKind): boolean {
  if (state.objectivesPlayed.includes(card.code) || state.objectivesInPlay?.includes(card.code)) return false;
  return state.objectives.some(({ cards, knownTo }) => {
    if (knownTo === PUBLIC) return cards.includes(card.code);
    return cards.some((held) => cardOf(box, held, "objective").entry.level === card.entry.level);
  });
}

/**
 * Whether the requirement of an objective of the timing has just been met, judging by public knowledge. In a combat,
 * one met earlier does not count; objectives for a won battle count only at its end (reb.objective.timing-combat,
 * reb.objective.win-battle-timing).
 */
export function isNewlyMet(
  look: Look,
  card: ObjectiveKind,
  { timing, end }: Pick<ObjectiveFrame, "timing" | "end">,
): boolean {
  if (card.entry.timing !== timing || isForTheEnd(card) !== end) return false;
  if (timing !== "combat") return isMet(look, card.entry.test);
  const combat = nearest(look.state, "combat");
  if (combat === undefined || combat.met.includes(card.code)) return false;
  return isMetInCombat(look, combat, card.entry.test);
}

function isForTheEnd({ entry: { timing, test } }: ObjectiveKind): boolean {
  return timing === "combat" && (test.type === "won-battle" || test.type === "won-both-battles");
}

/**
 * Whether the Rebel side may discard an objective for reputation instead of playing one (rote.objective.rebel-cell).
 */
export function mayTrade(look: Look, { timing }: Pick<ObjectiveFrame, "timing">): boolean {
  return (
    timing === "start-of-refresh" && look.state.objectives.length > 0 && isMarked(look, "objective-for-reputation")
  );
}

/**
 * Lets the Rebel side play an objective. Does nothing if public knowledge shows that it cannot hold one whose
 * requirement was just met, or if one was already played in this combat (reb.objective.ltp-one-per-combat).
 */
export function openObjectives(work: GameWork, timing: ObjectiveTiming, end: boolean): void {
  const { box, state } = work;
  if (timing === "combat" && nearest(state, "combat")?.objectivePlayed === true) return;
  if (state.objectives.length === 0) return;
  const frame: ObjectiveFrame = { kind: "objective", timing, end };
  if (mayTrade(work, frame)) return work.push(frame);
  if (box.objectives.some((card) => isNewlyMet(work, card, frame))) work.push(frame);
}

/** Whether the requirement is met, outside of combats. */
function isMet(look: Look, test: ObjectiveTest): boolean {
  const { box, state } = look;
  switch (test.type) {
    case "count-systems":
      return countSystems(look, test.where) >= test.atLeast;
    case "system-held": {
      const system = placeNamed(box, test.system);
      return hasSide(look, system, REBEL) && !hasSide(look, system, IMPERIAL);
    }
    case "region-loyal":
      return hasLoyalRegion(look);
    case "no-captives":
      return state.leaders.every((leader) => !isCaptured(box, leader));
    case "always":
      return true;
    case "units-around":
      return unitsAround(look, placeNamed(box, test.system)) >= test.atLeast;
    case "structures":
      return box.systems.some((_, system) => structuresIn(look, system) >= test.atLeast);
    case "other-objectives":
      return pileSize(state.objectives) > test.count;
    case "queued-shapes":
      return SHAPES.every((shape) => queuedOfShape(look, shape) >= test[shape]);
    default:
      return false;
  }
}

const SHAPES = ["triangle", "circle", "square"] as const;

/** Counts the Rebel units in a system and the adjacent systems. */
function unitsAround({ box, state }: Look, center: SystemIndex): number {
  const around = [center, ...at(box.systems, center).neighbors];
  return around.reduce((sum, system) => sum + countUnits(box, at(state.places, system).units, isRebel), 0);
}

function isRebel({ side }: UnitKind): boolean {
  return side === REBEL;
}

/**
 * Counts the Rebel structures in a system. The system of the revealed Rebel base counts none
 * (rote.objective.not-at-the-base).
 */
function structuresIn({ box, state }: Look, system: SystemIndex): number {
  if (state.base.revealed && state.base.system === system) return 0;
  const { units } = at(state.places, system);
  return countUnits(box, units, (kind) => isRebel(kind) && kind.entry.class === "structure");
}

function queuedOfShape({ box, state }: Look, shape: (typeof SHAPES)[number]): number {
  const isShape = ({ entry }: UnitKind): boolean => entry.buildIcon?.shape === shape;
  return state.sides[REBEL].queue.reduce((sum, units) => sum + countUnits(box, units, isShape), 0);
}

function countSystems(look: Look, where: readonly Where[]): number {
  let count = 0;
  for (let system = 0; system < look.box.systems.length; system++) {
    if (meets(look, system, where)) count += 1;
  }
  return count;
}

/**
 * Whether some region has populous systems and all of them are loyal to the Rebels
 * (reb.faq.regional-support-destroyed-region).
 */
function hasLoyalRegion(look: Look): boolean {
  const { box, state } = look;
  const loyal: boolean[] = [];
  for (let system = 0; system < box.systems.length; system++) {
    if (!isPopulous(look, system)) continue;
    const { region } = at(box.systems, system);
    loyal[region] = at(state.places, system).loyalty === REBEL && loyal[region] !== false;
  }
  return loyal.includes(true);
}

/** Whether the requirement is met in the current combat. */
function isMetInCombat(look: Look, combat: CombatFrame, test: ObjectiveTest): boolean {
  const { box, state } = look;
  switch (test.type) {
    case "destroyed":
      return (
        isRebelCombat(combat) && destroyedHealth(box, combat, test.theater === "space" ? SPACE : GROUND) >= test.health
      );
    case "destroyed-type":
      return isRebelCombat(combat) && test.types.some((id) => destroyedOf(box, combat, id) > 0);
    case "won-battle":
      return wonAsAsked(look, combat, test);
    case "won-both-battles":
      return finalWinners(state, combat).every((winner) => winner === REBEL);
    default:
      return false;
  }
}

function isRebelCombat({ chair }: CombatFrame): boolean {
  return sideOf(chair) === REBEL;
}

/** Returns the total printed health of the Imperial units destroyed in a theater (reb.faq.objective-printed-health). */
function destroyedHealth(box: Box, { destroyed }: CombatFrame, theater: TheaterIndex): number {
  let health = 0;
  for (const [unit, count] of destroyed.entries()) {
    const kind = at(box.units, unit);
    if (kind.side === IMPERIAL && kind.theater === theater) health += count * kind.health;
  }
  return health;
}

function destroyedOf(box: Box, { destroyed }: CombatFrame, id: string): number {
  const unit = box.unitsById.get(id);
  return unit === undefined ? 0 : at(destroyed, unit.index);
}

function wonAsAsked(
  { box, state }: Look,
  combat: CombatFrame,
  { theater, where, initiated }: Extract<ObjectiveTest, { type: "won-battle" }>,
): boolean {
  if (initiated && !isRebelCombat(combat)) return false;
  const [space, ground] = finalWinners(state, combat);
  const won = (theater !== "ground" && space === REBEL) || (theater !== "space" && ground === REBEL);
  if (!won) return false;
  if (where === "subjugated") return combat.subjugated;
  if (where === "sabotaged") return at(state.places, combat.system).sabotaged;
  if ("shape" in where) return iconsNow({ box, state }, combat.system).some(({ shape }) => shape === where.shape);
  return combat.attended.some((leader) => where.some((id) => answersTo(box, leader, id)));
}

/**
 * Plays an objective from the Rebel hand: gains its reputation, returns it to the box unless it is kept, and starts its
 * effect (reb.objective.reputation-value, reb.objective.returned-to-box).
 */
export function playObjective(work: GameWork, card: CardCode, rule: RuleId): void {
  const { box, state } = work;
  const { entry, effect } = cardOf(box, card, "objective");
  const { pile, knownTo } = takeOut(box, state.objectives, card);
  if (knownTo !== PUBLIC) work.revealed = true;
  state.objectives = entry.kept ? addToBag(pile, card, PUBLIC) : pile;
  const to = entry.targetMarkers !== undefined ? "in-play" : entry.kept ? "hand" : "discard";
  if (to === "in-play") keepInPlay(work, card);
  else if (to === "discard") state.objectivesPlayed = [...state.objectivesPlayed, card];
  const cause = work.cause(card);
  work.emit({ type: "objective-played", card: cause, to, rule, cause });
  const gain: Cause = { rule: "reb.objective.reputation-value", cause };
  changeReputation(work, entry.reputation ?? destroyedSystems(state), gain);
  if (effect.length > 0) pushEffect(work, card);
}

function destroyedSystems({ places }: State): number {
  return places.filter(({ destroyed }) => destroyed).length;
}

/** Gains the reputation that target markers give at the start of each Refresh Phase (rote.objective.show-no-fear). */
export function gainFromTargets(work: GameWork): void {
  const { box, state } = work;
  for (const { card } of targetsOn(state)) {
    if (targetMarkersOf(box, card)?.ability !== "reputation-each-refresh") continue;
    changeReputation(work, 1, { rule: "rote.objective.show-no-fear", cause: work.cause(card) });
  }
}

/** Discards an objective for 1 reputation instead of playing one (rote.objective.rebel-cell). */
export function tradeObjective(work: GameWork, card: CardCode): void {
  const { box, state } = work;
  const cell = targetsOn(state).find(
    (target) => targetMarkersOf(box, target.card)?.ability === "objective-for-reputation",
  );
  const cause: Cause = { rule: "rote.objective.rebel-cell", cause: cell === undefined ? null : work.cause(cell.card) };
  discardObjective(work, card, cause);
  changeReputation(work, 1, cause);
}

function pushEffect(work: GameWork, card: CardCode): void {
  const { state } = work;
  work.push({
    kind: "effect",
    card,
    part: "effect",
    pc: 0,
    chair: objectiveChair(state),
    system: nearest(state, "combat")?.system ?? NOWHERE,
    chosen: [],
    chosenLeader: NO_LEADER,
    leader: NO_LEADER,
    leaders: [],
    target: NO_LEADER,
    sources: [],
    notes: [],
  });
}

/** Whether the card is in the Rebel hand. */
export function holdsObjective({ objectives }: State, card: CardCode): boolean {
  return pileHas(objectives, card);
}
