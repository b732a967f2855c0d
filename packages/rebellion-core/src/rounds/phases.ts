import { makeRoundDeck } from "../decks/round-deck.ts";
import type { RuleId } from "../rules/ids.ts";
import { NO_LEADER, NO_MISSION } from "../state/codes.ts";
import type { Config } from "../state/config.ts";
import { endModifiers } from "../state/modifiers.ts";
import { ADMIRAL, type Chair, chairOf, IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/** Begins a game round with the Assignment Phase of the Rebels (reb.round.game-round, reb.assignment.rebels-first). */
export function beginRound(work: GameWork): void {
  work.state.round += 1;
  work.state.rerollUsed = false;
  if (work.state.solo !== undefined) work.changeSolo({ moved: [], bunkerBuilt: false });
  enterPhase(work, "assignment", "reb.round.game-round");
  beginAssignment(work, REBEL);
}

/** Begins a side's part of the Assignment Phase. */
export function beginAssignment(work: GameWork, side: Side): void {
  const chair = chairOf(work.state.config, side, ADMIRAL);
  if (side === IMPERIAL && work.state.solo !== undefined && work.state.round > 1) layRoundDeck(work);
  work.enter({ kind: "assignment", chair, last: NO_LEADER, open: NO_MISSION, veto: NO_MISSION, vetoes: 0, done: 0 });
}

/**
 * The number of main missions in the Round Deck. `late` applies from the fourth round on while the base is hidden,
 * `early` otherwise (solo.assign.round-deck).
 */
const MAIN_MISSIONS = { late: 3, early: 2 };
const LATE = 4;

function layRoundDeck(work: GameWork): void {
  const { base, round } = work.state;
  const late = round >= LATE && !base.revealed;
  makeRoundDeck(work, late ? MAIN_MISSIONS.late : MAIN_MISSIONS.early, "solo.assign.round-deck");
}

/** Begins the Command Phase (reb.command.rebel-first). */
export function beginCommand(work: GameWork): void {
  for (const side of [REBEL, IMPERIAL] as const) work.side(side).passed = [false, false];
  if (work.state.solo !== undefined) work.changeSolo({ found: false });
  enterPhase(work, "command", "reb.command.alternate");
  work.enter({ kind: "command", turn: 0, stage: "start", revealing: NO_MISSION });
}

/** Begins the Refresh Phase. */
export function beginRefresh(work: GameWork): void {
  endModifiers(work, "end-of-command-phase");
  work.state.current = null;
  enterPhase(work, "refresh", "reb.refresh.step-order");
  work.enter({ kind: "refresh", stage: "objective" });
}

/**
 * The turn order of the Admirals only. With Generals it is Rebel Admiral, Imperial Admiral, Imperial General, Rebel
 * General.
 */
const TWO_CHAIRS: readonly Chair[] = [0, 2];
const FOUR_CHAIRS: readonly Chair[] = [0, 2, 3, 1];

/**
 * Returns the order of turns: Rebels, then Empire, or by initiative in a team game (reb.command.team-initiative-order).
 */
export function turnOrder({ players }: Config): readonly Chair[] {
  return players === 2 ? TWO_CHAIRS : FOUR_CHAIRS;
}

function enterPhase(work: GameWork, phase: "assignment" | "command" | "refresh", rule: RuleId): void {
  work.state.phase = phase;
  work.emit({ type: "phase-started", phase, round: work.state.round, rule, cause: null });
}
