import * as v from "valibot";
import type { Game, GameTypes, Spectator } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation, violation } from "../contract/result.ts";
import { readInput } from "../documents/parse.ts";

/** A player's id at the server, in the server's own form. It is never `"spectator"`. */
export type PlayerId = string;

/** The authenticated sender of a message: a player, or a spectator. */
export type Sender = PlayerId | Spectator;

/**
 * A message from a person to the referee. `seq` is the number of the position that the person was looking at; messages
 * for an older position are refused. All of it is untrusted.
 *
 * - `act`: the seat's answer to the decision. If several seats choose in secret at the same time, the answer is held
 *   until all answers are in; a later `act` replaces it.
 * - `withdraw`: takes back a held answer.
 * - `undo`: takes back the sender's last action.
 * - `sync`: asks for the current position, on joining or after a lost connection.
 * - `concede`: gives up the game for the seat and its side.
 */
export type Message<G extends GameTypes> =
  | { readonly type: "act"; readonly seat: G["Seat"]; readonly seq: number; readonly action: G["Action"] }
  | { readonly type: "withdraw"; readonly seat: G["Seat"]; readonly seq: number }
  | { readonly type: "undo"; readonly seq: number }
  | { readonly type: "sync" }
  | { readonly type: "concede"; readonly seat: G["Seat"]; readonly seq: number };

/** Creates a violation of `tt.referee.message` for a message that does not fit the table. */
export function unfit(code: string, params?: Violation["params"]): Violation {
  return violation("tt.referee.message", code, params);
}

/**
 * Creates the parser of untrusted messages for one game. Fails with `tt.input.limits` for hostile JSON, with
 * `tt.referee.message` for another shape or an unknown seat, and with the game's own violation for a malformed action.
 */
export function messageReader<G extends GameTypes>(game: Game<G>): (input: unknown) => Result<Message<G>> {
  const seat = v.picklist(game.seats);
  const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const schema = v.variant("type", [
    v.strictObject({ type: v.literal("act"), seat, seq, action: v.unknown() }),
    v.strictObject({ type: v.literal("withdraw"), seat, seq }),
    v.strictObject({ type: v.literal("undo"), seq }),
    v.strictObject({ type: v.literal("sync") }),
    v.strictObject({ type: v.literal("concede"), seat, seq }),
  ]);
  return (input) => {
    const read = readInput(schema, input);
    if (!read.ok) return fail(asMessageViolation(read.violation));
    const message = read.value;
    if (message.type !== "act") return ok(message);
    const action = game.parse.action(message.action);
    return action.ok ? ok({ ...message, action: action.value }) : action;
  };
}

/** Converts a violation of the message's shape to `tt.referee.message`. Violations for hostile input are kept. */
function asMessageViolation(cause: Violation): Violation {
  return cause.rule === "tt.input.shape" ? unfit(cause.code, cause.params) : cause;
}
