import type { Outcome } from "@sw/tabletop";
import { releaseAll } from "../cards/marks.ts";
import { opponentOf, type Seat, type Side, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Ends the game at once and resolves nothing more (dbg.win.immediate, dbg.win.nothing-after). */
export function endGame(work: GameWork, winner: Side): void {
  const outcome = wonBy(work.state, winner);
  work.end(outcome);
  work.state.delayed = [];
  releaseAll(work);
  work.emit({ type: "game-ended", outcome, rule: "dbg.win.immediate", cause: null });
}

/** Returns the outcome of a won game. The margin is the winner's lead in destroyed bases. */
function wonBy(state: State, winner: Side): Outcome<Seat> {
  const lead = state.sides[winner].victory.length - state.sides[opponentOf(winner)].victory.length;
  return {
    winners: [seatOf(winner)],
    reason: "bases-destroyed",
    rule: "dbg.win.three-bases",
    margin: winner === 0 ? { empire: lead, rebel: -lead } : { empire: -lead, rebel: lead },
  };
}
