import { at } from "@sw/tabletop";
import { isHidden, revealBase } from "../base/base.ts";
import { usableHeld } from "../cards/held.ts";
import { waitingSweeps } from "../cards/sweep.ts";
import { startCombat } from "../combat/start.ts";
import { returnMission } from "../decks/assigned.ts";
import { removableTargets } from "../galaxy/targets.ts";
import { basePlace, moveLeader, poolOf } from "../leaders/leaders.ts";
import { isOwnMission } from "../missions/missions.ts";
import { canPlayMission } from "../missions/round-deck.ts";
import { reinforceable, reinforcement } from "../movement/reinforce.ts";
import type { Action } from "../state/actions.ts";
import { cardId } from "../state/box.ts";
import { type LeaderIndex, SPACE, type SystemIndex } from "../state/codes.ts";
import { hasExpansion } from "../state/config.ts";
import { effectOf } from "../state/effect-frame.ts";
import type { CommandFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { type Chair, IMPERIAL, REBEL, roleOf, type Side, seatAt, sideOf } from "../state/seats.ts";
import type { Delayed, HeldProbe, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits } from "../units/board.ts";
import { isContested, unitsOf } from "../units/units.ts";
import { beginRefresh, turnOrder } from "./phases.ts";

/** Returns the chair whose turn it is. */
export function chairInTurn(state: State, { turn }: CommandFrame): Chair {
  return at(turnOrder(state.config), turn);
}

/** Whether the chair has passed in this phase. */
export function hasPassed(state: State, chair: Chair): boolean {
  return state.sides[sideOf(chair)].passed[roleOf(chair)];
}

/**
 * Returns the leaders of the pool with tactic values, ascending: only these activate systems
 * (reb.activation.tactic-values-required).
 */
export function activators(look: Look, chair: Chair): readonly LeaderIndex[] {
  return poolOf(look, chair).filter((leader) => at(look.box.leaders, leader).tactics !== null);
}

/** Whether the chair could reveal the base now. */
export function canRevealBase(state: State, chair: Chair): boolean {
  return sideOf(chair) === REBEL && isHidden(state);
}

/** Whether the chair can only pass, as far as everybody can tell. */
export function mustPass(look: Look, chair: Chair): boolean {
  if (canRevealBase(look.state, chair) || activators(look, chair).length > 0) return false;
  if (extraOptions(look, chair, "start").length > 0) return false;
  if (mayPlayMission(look, chair)) return false;
  return look.state.sides[sideOf(chair)].assigned.every((_, place) => !isOwnMission(look, chair, place));
}

/**
 * Whether the chair is that of a solo game's Empire, has a leader left and can turn up a mission
 * (solo.command.mission.play).
 */
export function mayPlayMission(look: Look, chair: Chair): boolean {
  if (sideOf(chair) !== IMPERIAL || !canPlayMission(look.state)) return false;
  return poolOf(look, chair).length > 0 || (look.state.solo?.reserved ?? []).length > 0;
}

/**
 * Returns the systems to which the Empire of a solo game may send a ground unit instead of activating a system,
 * ascending (solo.command.activate.reinforce).
 */
export function reinforceSystems(look: Look, chair: Chair): readonly SystemIndex[] {
  return look.state.solo !== undefined && sideOf(chair) === IMPERIAL ? reinforceable(look) : [];
}

/**
 * Sends a leader to a fleet that cannot leave, and a ground unit from the supply; a combat may follow
 * (solo.move.reinforce-instead).
 */
export function reinforce(work: GameWork, chair: Chair, leader: LeaderIndex, system: SystemIndex): void {
  const rule = "solo.move.reinforce-instead";
  const unit = reinforcement(work);
  moveLeader(work, leader, system, { rule, cause: null });
  if (unit === undefined) return;
  placeUnits(work, IMPERIAL, unitsOf(work.box, unit, 1), system, "gained", { rule, cause: null });
  work.push({ kind: "activation", chair, leader, system, stage: "combat", sources: [] });
}

/**
 * Lists what a chair may do in its turn without using up the turn: use target markers, and cards that hold a probe
 * card.
 */
export function extraOptions(look: Look, chair: Chair, stage: CommandFrame["stage"]): readonly Action[] {
  const { box, state } = look;
  if (!hasExpansion(state.config)) return [];
  const targets = removableTargets(look, sideOf(chair)).map(
    ({ card, system }): Action => ({
      type: "remove-target",
      subject: cardId(box, card),
      system: at(box.placeIds, system),
    }),
  );
  const held = stage === "start" ? usableHeld(look, chair, "turn") : [];
  return [...targets, ...held.map(({ card }): Action => ({ type: "use-held", subject: cardId(box, card) }))];
}

/** Returns the cards that hold a probe card and can be used when all have passed, in turn order of the chairs. */
export function heldAtEnd(look: Look): readonly HeldProbe[] {
  if (look.state.held === undefined) return [];
  return turnOrder(look.state.config).flatMap((chair) => usableHeld(look, chair, "end-of-command-phase"));
}

/** Passes for a chair: it has no more turns in this phase (reb.command.pass-is-final, reb.command.ltp-turn-skipped). */
export function pass(work: GameWork, frame: CommandFrame, chair: Chair): void {
  const own = work.side(sideOf(chair));
  const [admiral, general] = own.passed;
  own.passed = roleOf(chair) === 0 ? [true, general] : [admiral, true];
  work.emit({ type: "passed", seat: seatAt(work.state.config, chair), rule: "reb.command.pass", cause: null });
  nextTurn(work, frame);
}

/** Starts the turn of the next chair that has not passed, or ends the phase if all have (reb.command.ltp-phase-end). */
export function nextTurn(work: GameWork, frame: CommandFrame): void {
  const { state } = work;
  const order = turnOrder(state.config);
  state.current = null;
  if (state.solo?.nothingPlayable) work.changeSolo({ nothingPlayable: false });
  for (let ahead = 1; ahead <= order.length; ahead++) {
    const turn = (frame.turn + ahead) % order.length;
    if (hasPassed(state, at(order, turn))) continue;
    work.change(frame, { turn, stage: "start" });
    return;
  }
  work.change(frame, { stage: "over" });
}

/**
 * Reveals the base because the Rebels chose to (reb.base.voluntary-reveal). If both sides have ships there, a combat
 * follows at once (reb.faq.voluntary-reveal-combat). Imperial ground units would have revealed the base before.
 */
export function revealVoluntarily(work: GameWork, chair: Chair): void {
  const { state } = work;
  const { system } = state.base;
  revealBase(work, { rule: "reb.base.voluntary-reveal", cause: null });
  if (system === null) return;
  if (isContested(work, system, SPACE)) startCombat(work, system, chair, []);
}

/**
 * Returns missions that were not revealed to the hands, and their leaders to the pools
 * (reb.command.unrevealed-cards-return).
 */
function returnUnrevealed(work: GameWork): void {
  for (const side of [REBEL, IMPERIAL] as const) {
    for (let [mission] = work.state.sides[side].assigned; mission !== undefined; ) {
      returnMission(work, side, 0, { rule: "reb.command.unrevealed-cards-return", cause: null });
      for (const leader of mission.leaders) {
        moveLeader(work, leader, "pool", { rule: "reb.command.unrevealed-leaders-return", cause: null });
      }
      [mission] = work.state.sides[side].assigned;
    }
  }
}

/** Returns the delayed effects that are carried out next: those of the Rebels before those of the Empire. */
export function dueEffects({ delayed }: State): readonly Delayed[] {
  const of = (side: Side): readonly Delayed[] => delayed.filter(({ chair }) => sideOf(chair as Chair) === side);
  const rebel = of(REBEL);
  return rebel.length > 0 ? rebel : of(IMPERIAL);
}

/** Whether the order of these effects matters (reb.faq.contingency-rapid-mobilization-order). */
function differ(due: readonly Delayed[]): boolean {
  return due.some((one) => one.card !== due[0]?.card || one.leaders.length !== due[0].leaders.length);
}

/** Carries out one delayed effect. */
export function carryOutDelayed(work: GameWork, due: Delayed): void {
  const { state, box } = work;
  state.delayed = state.delayed.filter((one) => one !== due);
  const scope = { chair: due.chair as Chair, system: basePlace(work), leaders: due.leaders };
  // A tactic card has marked one leader, who is the card's.
  const [leader] = at(box.cards, due.card).type === "advanced-tactic" ? due.leaders : [];
  if (leader !== undefined && at(state.leaders, leader).at === "eliminated") return;
  work.push(effectOf(due.card, "delayed", leader === undefined ? scope : { ...scope, leader }));
}

/**
 * Ends the phase after all have passed: leaders return, delayed effects happen, held cards are used, then the Refresh
 * Phase starts.
 */
export function endPhase(work: GameWork, frame: CommandFrame): boolean {
  returnUnrevealed(work);
  const due = dueEffects(work.state);
  const [first] = due;
  const mayHold = work.state.held !== undefined || waitingSweeps(work).length > 0;
  if (first === undefined && mayHold) work.change(frame, { stage: "held" });
  else if (first === undefined) beginRefresh(work);
  else if (differ(due)) return true;
  else carryOutDelayed(work, first);
  return false;
}
