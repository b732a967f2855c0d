import { at } from "../at.ts";
import type { Game, GameTypes } from "../contract/contract.ts";
import { expectOk, fail, ok, type Result, violation } from "../contract/result.ts";
import { everyone, type Progress, type Reporting, syncDelivery } from "./deliveries.ts";
import { type Sender, unfit } from "./messages.ts";
import { returnHeld } from "./play.ts";
import { everySeat, type StoredTable } from "./table.ts";

/**
 * Takes back the sender's last action, if it is the last action of the game and revealed nothing. Calling it again
 * takes back the action before. Everyone receives the earlier position with a new number. Fails with `tt.referee.undo`
 * if the action cannot be taken back, and with `tt.referee.message` if the request was for another position.
 */
export function undo<G extends GameTypes>(
  reporting: Reporting<G>,
  table: StoredTable<G>,
  from: Sender,
  seq: number,
): Result<Progress<G>> {
  if (seq !== table.seq) return fail(unfit("stale", { seq, now: table.seq }));
  const { played, base } = table;
  if (played.length === 0) return fail(violation("tt.referee.undo", "nothing-to-undo"));
  const last = at(played, played.length - 1);
  if (table.seats[last.seat] !== from) return fail(violation("tt.referee.undo", "not-your-action", { by: last.seat }));
  if (played.length === base.played) return fail(violation("tt.referee.undo", "something-was-revealed"));
  const { game } = reporting;
  const earlier = takeBack(game, table);
  const syncs = everyone(game.seats).map((to) => syncDelivery(reporting, earlier, to, "undo"));
  const returned = returnHeld(table.held, earlier.seq);
  return ok({ table: earlier, deliveries: [...syncs, ...returned] });
}

/** Returns the table before its last action, by playing again from the base. No step since then asked chance. */
function takeBack<G extends GameTypes>(game: Game<G>, table: StoredTable<G>): StoredTable<G> {
  const played = table.played.slice(0, -1);
  const seq = table.seq + 1;
  let { state } = table.base;
  for (const { action } of played.slice(table.base.played)) state = expectOk(game.apply(state, action)).state;
  return { ...table, state, seq, asked: everySeat(game.seats, seq), played, held: [] };
}
