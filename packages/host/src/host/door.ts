import { readInput } from "@sw/tabletop";
import type { Logger } from "pino";
import * as v from "valibot";
import { asJson } from "../desk/as-json.ts";
import { nameSchema, SEAT_MESSAGES, seatMessageSchema, wordSchema } from "../desk/messages.ts";
import { hashOfSecret, LONGEST_TOKEN, newSecret, SHORTEST_TOKEN } from "../desk/secrets.ts";
import type { Gate } from "./gate.ts";
import type { Live } from "./live.ts";
import type { Metrics } from "./metrics.ts";
import type { Answer } from "./sent.ts";

/** A message of any seat, with the key given by its sender. */
interface ReadKeyed {
  readonly key: string;
  readonly message: { readonly type: string };
}

/** A request to take a seat. */
interface Claim {
  readonly seat: string;
  readonly invitation?: string | undefined;
  readonly token?: string | undefined;
  readonly name?: string | undefined;
  readonly word?: string | undefined;
}

/** Reads a message with its key. */
export const keyedSchema: v.GenericSchema<unknown, ReadKeyed> = v.strictObject({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  message: v.looseObject({ type: v.string() }),
});

/** Reads a claim of a seat. */
export const claimSchema: v.GenericSchema<unknown, Claim> = v.strictObject({
  seat: v.pipe(v.string(), v.maxLength(40)),
  invitation: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TOKEN))),
  token: v.optional(v.pipe(v.string(), v.minLength(SHORTEST_TOKEN), v.maxLength(LONGEST_TOKEN))),
  name: v.optional(nameSchema),
  word: v.optional(wordSchema),
});

/** The answer to a claim. From now on the token plays the seat. */
export interface Claimed {
  readonly seat: string;
  readonly token: string;
}

/** The sender of a message. */
interface Sender {
  readonly seat: string;
  readonly address: string;
}

/** The only entry for messages of seats, over every transport. */
export class Door {
  private readonly gate: Gate;
  private readonly metrics: Metrics;
  private readonly log: Logger;

  constructor(gate: Gate, metrics: Metrics, log: Logger) {
    this.gate = gate;
    this.metrics = metrics;
    this.log = log;
  }

  /** Judges an untrusted message with its key, sent by a seat from an address. */
  async send(live: Live, { seat, address }: Sender, input: unknown): Promise<Answer> {
    const stop = this.metrics.seconds.startTimer();
    const answer = await this.sent(live, { seat, address }, input).catch((error: unknown): Answer => {
      this.log.error({ table: live.id, ...causeOf(error) }, "a message was not judged");
      return { ok: false, fault: "unavailable" };
    });
    stop();
    this.metrics.messages.inc({ result: answer.ok ? "accepted" : "fault" in answer ? answer.fault : "refused" });
    return answer;
  }

  /** Takes a seat for the token in the claim, or for a new token. */
  async claim(live: Live, input: unknown): Promise<{ readonly answer: Answer; readonly claimed: Claimed | null }> {
    const read = readInput(claimSchema, input);
    if (!read.ok) return { answer: read, claimed: null };
    const { seat, token = newSecret(), invitation, name = null, word = null } = read.value;
    const holder = hashOfSecret(token);
    const answer = await live.receive(
      {
        from: "host",
        message: {
          type: "claim",
          seat,
          holder,
          invitation: invitation === undefined ? null : hashOfSecret(invitation),
          name,
          word,
        },
      },
      `claim ${seat} ${holder}`,
    );
    return { answer, claimed: answer.ok ? { seat, token } : null };
  }

  private async sent(live: Live, { seat, address }: Sender, input: unknown): Promise<Answer> {
    const keyed = readInput(keyedSchema, input);
    if (!keyed.ok) return { ok: false, fault: "bad-message" };
    if (seat === "spectator") return { ok: false, fault: "not-your-seat" };
    const { key, message } = keyed.value;
    const own = `${seat} ${key}`;
    if (!SEAT_MESSAGES.includes(message.type))
      return live.receive({ from: "player", seat, message: asJson(message) }, own);
    const read = readInput(seatMessageSchema, message);
    if (!read.ok) return { ok: false, fault: "bad-message" };
    const said = read.value;
    if (said.type === "chat" && !(await this.gate.admits("chat", `${live.id} ${seat}`))) {
      return { ok: false, fault: "too-many" };
    }
    // another game is another table
    if (said.type === "rematch" && !(await this.gate.admits("tablesOfAddress", address))) {
      return { ok: false, fault: "too-many" };
    }
    if (said.type !== "hand-over" || said.to.type === "bot") {
      return live.receive({ from: "seat", seat, message: said }, own);
    }
    const to = { type: "person", invitation: hashOfSecret(said.to.invitation) } as const;
    return live.receive({ from: "seat", seat, message: { ...said, to } }, own);
  }
}

/** Returns what may be logged of an error. It omits the message, which may quote secret input. */
export function causeOf(error: unknown): { readonly error: string; readonly code?: string; readonly at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error ? { code: String(error.code) } : {};
  const at = error.stack
    ?.split("\n")
    .find((line) => line.startsWith("    at "))
    ?.trim();
  return { error: error.name, ...code, ...(at === undefined ? {} : { at }) };
}
