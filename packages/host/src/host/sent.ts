import type { GameTypes, Json, Violation } from "@sw/tabletop";
import type { Packed } from "@sw/tabletop/deltas";
import type { About } from "../desk/about.ts";
import type { ChatLine } from "../desk/desk.ts";
import type { Fault } from "../desk/judge.ts";

/**
 * The messages that a host sends to a client.
 *
 * - `joined`: the client is at the table. This is the first message, with the chat so far. `seat` is `"spectator"` for a
 *   spectator.
 * - `about`: something about the table has changed.
 * - `report`: a report of the referee, as changes if those are shorter. A client that cannot unpack one sends `sync`.
 * - `chat`: a new line of chat. Only seats receive it.
 * - `thinking`: how many playouts the bot of a seat has made for position `seq` so far. Only seats receive it, a few times
 *   a second, and only from bots that count playouts.
 */
export type Sent<G extends GameTypes = GameTypes> =
  | { readonly type: "joined"; readonly seat: string; readonly about: About; readonly chat: readonly ChatLine[] }
  | { readonly type: "about"; readonly about: About }
  | { readonly type: "report"; readonly packed: Packed<G> }
  | { readonly type: "chat"; readonly line: ChatLine }
  | { readonly type: "thinking"; readonly seat: string; readonly seq: number; readonly playouts: number };

/** The answer of a host to a message. A repeated key gets the same answer once the message has been accepted. */
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly violation: Violation }
  | { readonly ok: false; readonly fault: Fault };

/** The events at a table, as its reader may know them. */
export interface Told<G extends GameTypes = GameTypes> {
  /** The number of the position that the events lead to. Later events are not included. */
  readonly seq: number;
  readonly events: readonly G["Event"][];
}

/** A message with the key given by its sender: at most 64 characters, new for each message. */
export interface Keyed {
  readonly key: string;
  readonly message: Json;
}

/** The public description of a game that a host offers. */
export interface GameLine {
  readonly id: string;
  readonly seats: readonly string[];
  /** The version of the game's package. */
  readonly version: string;
  /** The names of the bots that may take seats. */
  readonly bots: readonly string[];
}

/** Why an HTTP request is refused, by the host or by the rules. */
export type Refusal =
  | { readonly fault: Fault | "no-such-game" | "other-origin" }
  | { readonly violation: Violation }
  | Exclude<Answer, { readonly ok: true }>;
