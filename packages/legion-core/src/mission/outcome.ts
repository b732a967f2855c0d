import { at, type Outcome } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { undefeated } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { opponentOf, type Seat, type Side, seatOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { profileOf } from "../units/profiles.ts";
import { removeDropped } from "./assets.ts";

/** Victory points with which a game can be won before its last round (leg.win.twelve-vp). */
const ENOUGH = 12;

/** Rounds of a game (leg.end.game-after-five). */
const ROUNDS = 5;

/**
 * Ends the game at once if only one player has undefeated units (leg.win.last-standing). If both armies are defeated
 * together, the game continues, so wounds that one effect deals to several units are all assigned first.
 */
export function checkLastStanding(work: GameWork): void {
  const left = ([0, 1] as const).filter((side) => undefeated(work.state, side).length > 0);
  const [last, other] = left;
  if (last === undefined || other !== undefined || areToSuffer(work, last)) return;
  endGame(work, last, "last-standing", "leg.win.last-standing");
}

/** Whether wounds of an effect still wait for units of a player. */
function areToSuffer({ state }: Look, side: Side): boolean {
  return state.frames.some(
    (frame) => frame.kind === "wounds" && frame.by === null && at(state.units, frame.unit).owner === side,
  );
}

/**
 * Ends the game at the end of a round if it is won (leg.win.twelve-vp) or the round was the last
 * (leg.end.game-after-five).
 */
export function checkEndOfRound(work: GameWork): void {
  const { sides: players, round } = work.state;
  const ahead = leaderOf(players[0].points, players[1].points);
  if (ahead !== null && players[ahead].points >= ENOUGH) return endGame(work, ahead, "points", "leg.win.twelve-vp");
  if (round < ROUNDS) return;
  if (ahead !== null) return endGame(work, ahead, "points", "leg.win.round-five");
  const spared = leaderOf(-lostPoints(work, 0), -lostPoints(work, 1));
  if (spared !== null) return endGame(work, spared, "lost-points", "leg.win.tie-points");
  endGame(work, null, "draw", "leg.win.draw");
}

function leaderOf(mine: number, theirs: number): Side | null {
  if (mine === theirs) return null;
  return mine > theirs ? 0 : 1;
}

/** Returns the points of a player's defeated units, including upgrades (leg.win.tie-points). */
export function lostPoints(look: Look, side: Side): number {
  const { state } = look;
  const alive = undefeated(state, side);
  return state.units.reduce((sum, { owner }, unit) => {
    const lost = owner === side && !alive.includes(unit);
    return lost ? sum + profileOf(look, unit).points : sum;
  }, 0);
}

/** Ends the game. The margin is the lead in victory points, at least one for a winner who did not win by points. */
function endGame(work: GameWork, winner: Side | null, reason: string, rule: RuleId): void {
  if (work.state.outcome !== null) return;
  const { sides: players } = work.state;
  const ahead = winner === null ? 0 : Math.max(1, players[winner].points - players[opponentOf(winner)].points);
  const outcome: Outcome<Seat> = {
    winners: winner === null ? [] : [seatOf(winner)],
    reason,
    rule,
    margin: { "player-1": marginOf(0, winner, ahead), "player-2": marginOf(1, winner, ahead) },
  };
  removeDropped(work);
  work.end(outcome);
  work.emit({ type: "game-ended", outcome, rule, cause: null });
}

function marginOf(side: Side, winner: Side | null, ahead: number): number {
  if (winner === null) return 0;
  return side === winner ? ahead : -ahead;
}
