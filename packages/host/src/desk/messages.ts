import type { Json } from "@sw/tabletop";
import * as v from "valibot";

/** The longest memory of a bot, in characters of JSON. */
export const LONGEST_MEMORY = 16_000;
/** The longest line of chat, in UTF-16 code units. */
const LONGEST_CHAT = 300;
/** The longest name of a player. */
const LONGEST_NAME = 40;
/** The longest title of a table. */
const LONGEST_TITLE = 80;
/** The longest word that a seat mixes into the seed. */
const LONGEST_WORD = 200;

const seat = v.pipe(v.string(), v.maxLength(40));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const said = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** Schemas of a player's name, a table's title, and the word for the seed. */
export const nameSchema: v.GenericSchema<unknown, string> = said(LONGEST_NAME);
export const titleSchema: v.GenericSchema<unknown, string> = said(LONGEST_TITLE);
export const wordSchema: v.GenericSchema<unknown, string> = said(LONGEST_WORD);

/**
 * The messages that a seat may send in addition to those for the referee.
 *
 * - `chat`: a line for the players.
 * - `pause`: agrees to a pause. The game pauses once all persons at the table agree. `resume` ends the pause or the offer.
 * - `hand-over`: gives a seat that has not answered for long to a bot, or to whoever has the code of `invitation`.
 * - `return`: takes the sender's seat back from the bot that plays it.
 * - `rematch`: asks for another game, which opens once all persons at the table have asked.
 */
export type SeatMessage =
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "pause" | "resume" | "return" | "rematch" }
  | { readonly type: "hand-over"; readonly seat: string; readonly to: HandedTo };

/** A bot by name, or a person by an invitation: clients send its code, logs hold its hash. */
export type HandedTo =
  | { readonly type: "bot"; readonly bot: string }
  | { readonly type: "person"; readonly invitation: string };

/** A decision of the host itself. */
export type HostMessage =
  | {
      readonly type: "claim";
      readonly seat: string;
      readonly holder: string;
      readonly invitation: string | null;
      readonly name: string | null;
      readonly word: string | null;
    }
  | { readonly type: "timeout"; readonly seat: string }
  /** Changes nothing. Its entry carries a snapshot, because the table leaves memory. */
  | { readonly type: "rest" };

const plain = (type: "pause" | "resume" | "return" | "rematch") => v.strictObject({ type: v.literal(type) });

/** Reads a {@link SeatMessage} of a client. */
export const seatMessageSchema: v.GenericSchema<unknown, SeatMessage> = v.variant("type", [
  v.strictObject({ type: v.literal("chat"), text: said(LONGEST_CHAT) }),
  plain("pause"),
  plain("resume"),
  plain("return"),
  plain("rematch"),
  v.strictObject({
    type: v.literal("hand-over"),
    seat,
    to: v.variant("type", [
      v.strictObject({ type: v.literal("bot"), bot: v.pipe(v.string(), v.maxLength(40)) }),
      v.strictObject({ type: v.literal("person"), invitation: v.pipe(v.string(), v.maxLength(200)) }),
    ]),
  }),
]);

/** The types of {@link SeatMessage}. All other messages are for the referee. */
export const SEAT_MESSAGES: readonly string[] = ["chat", "pause", "resume", "return", "rematch", "hand-over"];

const hostMessage: v.GenericSchema<unknown, HostMessage> = v.variant("type", [
  v.object({
    type: v.literal("claim"),
    seat,
    holder: hash,
    invitation: v.nullable(hash),
    name: v.nullable(v.string()),
    word: v.nullable(v.string()),
  }),
  v.object({ type: v.literal("timeout"), seat }),
  v.object({ type: v.literal("rest") }),
]);

/**
 * A message as the log keeps it: when it was judged, and who sent it. `player` goes to the referee; `memory` is the
 * bot's memory after the message.
 */
export type Recorded = { readonly at: number } & (
  | { readonly from: "host"; readonly message: HostMessage }
  | { readonly from: "seat"; readonly seat: string; readonly message: SeatMessage }
  | { readonly from: "player"; readonly seat: string; readonly message: Json; readonly memory?: Json }
);

const json = v.custom<Json>((value) => value !== undefined);

/** Reads a message of the log. */
export const recordedSchema: v.GenericSchema<unknown, Recorded> = v.variant("from", [
  v.object({ at: v.number(), from: v.literal("host"), message: hostMessage }),
  v.object({ at: v.number(), from: v.literal("seat"), seat, message: seatMessageSchema }),
  v.object({ at: v.number(), from: v.literal("player"), seat, message: json, memory: v.exactOptional(json) }),
]);
