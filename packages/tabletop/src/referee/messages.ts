import * as v from "valibot";
import type { Game, GameTypes, Spectator } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation, violation } from "../contract/result.ts";
import { readInput } from "../documents/parse.ts";

/** A person's id at the server: whatever the server calls its accounts; never `"spectator"`. */
export type PlayerId = string;

/** Who sent a message, as the server has authenticated it: a player, or someone who only watches. */
export type Sender = PlayerId | Spectator;

/**
 * What a person sends to the referee. `seq` is the number of the position that the person was looking at: what was
 * meant for an older one is refused. All of it is untrusted.
 *
 * - `act`: the seat's answer to the decision. Where the decision is one of several made in secret at the same time,
 *   the answer is held until all are in; a later `act` replaces it.
 * - `withdraw`: takes back an answer that is held.
 * - `undo`: takes back the sender's last action.
 * - `sync`: asks for the position as it stands, on joining or after a lost connection.
 * - `concede`: gives the game up for the seat and its side.
 */
export type Message<G extends GameTypes> =
  | { readonly type: "act"; readonly seat: G["Seat"]; readonly seq: number; readonly action: G["Action"] }
  | { readonly type: "withdraw"; readonly seat: G["Seat"]; readonly seq: number }
  | { readonly type: "undo"; readonly seq: number }
  | { readonly type: "sync" }
  | { readonly type: "concede"; readonly seat: G["Seat"]; readonly seq: number };

/** A violation of `tt.referee.message`: what the message asks does not fit the table. */
export function unfit(code: string, params?: Violation["params"]): Violation {
  return violation("tt.referee.message", code, params);
}

/**
 * A reader of untrusted messages for one game. Refuses hostile JSON with `tt.input.limits`, another shape or an
 * unknown seat with `tt.referee.message`, and an action of another shape with what the game's own reader says.
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

/** What the envelope's shape breaks is this rule; hostile input stays what it is. */
function asMessageViolation(cause: Violation): Violation {
  return cause.rule === "tt.input.shape" ? unfit(cause.code, cause.params) : cause;
}
