import type { GameTypes, Json, Violation } from "@sw/tabletop";
import type { Packed } from "@sw/tabletop/deltas";
import type { About } from "../desk/about.ts";
import type { ChatLine } from "../desk/desk.ts";
import type { Fault } from "../desk/judge.ts";

/**
 * What a host sends to a client.
 *
 * - `joined`: the client is at the table; comes first, with the chat so far. `seat` is `"spectator"` for who watches.
 * - `about`: something about the table has changed.
 * - `report`: a report of the referee, as changes where these are shorter. A client that cannot unpack one sends `sync`.
 * - `chat`: a line was said; for seats only.
 */
export type Sent<G extends GameTypes = GameTypes> =
  | { readonly type: "joined"; readonly seat: string; readonly about: About; readonly chat: readonly ChatLine[] }
  | { readonly type: "about"; readonly about: About }
  | { readonly type: "report"; readonly packed: Packed<G> }
  | { readonly type: "chat"; readonly line: ChatLine };

/** How a host answers a message. The same key gets the same answer once the message is accepted. */
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly violation: Violation }
  | { readonly ok: false; readonly fault: Fault };

/** What has happened at a table, as its reader may know it. */
export interface Told<G extends GameTypes = GameTypes> {
  /** The position that the events lead to; what the reader was told later is not among them. */
  readonly seq: number;
  readonly events: readonly G["Event"][];
}

/** A message with the key that its sender gave it: at most 64 characters, new for each message. */
export interface Keyed {
  readonly key: string;
  readonly message: Json;
}

/** A game that a host offers, as it tells everybody. */
export interface GameLine {
  readonly id: string;
  readonly seats: readonly string[];
  /** Version of the game's package. */
  readonly version: string;
  /** Names of the bots that may take seats. */
  readonly bots: readonly string[];
}

/** Why a request over HTTP is refused: by the host, or by the rules. */
export type Refusal =
  | { readonly fault: Fault | "no-such-game" | "other-origin" }
  | { readonly violation: Violation }
  | Exclude<Answer, { readonly ok: true }>;
