import { createHash } from "node:crypto";
import { type Chance, type GameTypes, type Json, seeded } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import type { Logger } from "pino";
import { asJson } from "../desk/as-json.ts";
import { awaitedBots } from "../desk/desk.ts";
import { LONGEST_MEMORY } from "../desk/messages.ts";
import { causeOf } from "./door.ts";
import type { Live } from "./live.ts";

/** What a bot may use in addition to its view and options. */
export interface BotHelpers {
  /** A random generator for this decision only. */
  readonly chance: Chance;
  /** The seed of `chance`, for a bot that runs in another thread. It reveals nothing about the game. */
  readonly seed: string;
  /** The id of the table. */
  readonly table: string;
  readonly seat: string;
  /**
   * Whether the bot must answer with the best option found so far, because four fifths of its time are over or the host
   * is closing.
   */
  isStopped(): boolean;
  /** Aborted when {@link BotHelpers.isStopped} becomes true. */
  readonly signal: AbortSignal;
  /**
   * Tells the seats of the table how many playouts the bot has made for this decision so far. The host passes a few of
   * these numbers a second on, and none while several seats choose in secret, because they would tell who still thinks.
   */
  tell(playouts: number): void;
}

/**
 * A bot that may take seats of a game: `{ choose }` with a bot of `@sw/bots`, one of its bots with memory, or any
 * object that chooses one of a view's options. It runs in the host's thread unless it returns a promise; slow bots
 * should use a worker.
 */
export interface HostedBot {
  /**
   * Chooses one of the options. The host plays a random option if the answer is not an option or is late. A bot with
   * `memory` returns `{ action, memory }`.
   */
  choose(view: unknown, options: readonly unknown[], helpers: BotHelpers, memory: Json): unknown;
  /**
   * The initial memory of a bot that remembers. Its memory is stored with its actions, as at most 16,000 characters of
   * JSON, so that it survives a restart or a change of process.
   */
  readonly memory?: Json;
  /** The longest time for an answer, in milliseconds. Defaults to 10,000. */
  readonly budget?: number;
}

const BUDGET = 10_000;
/** The shortest time between two messages about a thinking bot, in milliseconds. */
const TELL_EVERY = 250;
/** The share of its time after which a bot must answer. */
const ENOUGH = 0.8;

type Positioned = Extract<Report<GameTypes>, { readonly view: unknown }>;

/** A decision that a bot has to make. */
interface Asked {
  readonly seat: string;
  readonly key: string;
  readonly at: Positioned;
  /**
   * The legal actions, with picks in canonical order and none to take back, because a bot could otherwise take back
   * picks forever.
   */
  readonly options: readonly unknown[];
  readonly bot: HostedBot;
}

/** Runs the bots of this process. If two processes answer at once, the log accepts only one answer. */
export class Thinking {
  private readonly bots: ReadonlyMap<string, Readonly<Record<string, HostedBot>>>;
  private readonly log: Logger;
  private readonly busy = new Map<string, Promise<void>>();
  /** Callbacks that stop the running bots. */
  private readonly stops = new Set<() => void>();
  private isClosing = false;

  constructor(bots: ReadonlyMap<string, Readonly<Record<string, HostedBot>>>, log: Logger) {
    this.bots = bots;
    this.log = log;
  }

  /** Runs all bots whose answers a table awaits. */
  async think(live: Live): Promise<void> {
    await Promise.all(awaitedBots(live.rules, live.desk).map((seat) => this.answer(live, seat)));
  }

  /** Stops all bots. Their open decisions are asked again when the table is next read. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const stop of this.stops) stop();
    await Promise.allSettled(this.busy.values());
  }

  private async answer(live: Live, seat: string): Promise<void> {
    const { desk } = live;
    const bot = this.bots.get(desk.game)?.[desk.places[seat]?.bot ?? ""];
    const at = live.reportsFor(seat).find((report) => "view" in report);
    if (bot === undefined || at === undefined || !("options" in at) || at.options.length === 0) return;
    const key = `bot ${seat} ${at.seq}`;
    const busy = `${live.id} ${key}`;
    if (this.isClosing || this.busy.has(busy)) return;
    const options = live.rules.game.options(at.view);
    const played = this.play(live, { seat, key, at, options, bot }).finally(() => this.busy.delete(busy));
    this.busy.set(busy, played);
    await played;
  }

  private async play(live: Live, asked: Asked): Promise<void> {
    // quick bots at all seats of a table must not keep other tables waiting
    await new Promise((resolve) => setImmediate(resolve));
    const { seat, key, at, options } = asked;
    const seed = createHash("sha256").update(`${key}\n${live.desk.seed}`).digest("hex");
    const send = (action: unknown, memory?: Json): ReturnType<Live["receive"]> => {
      const message = asJson({ type: "act", seat, seq: at.seq, action });
      return live.receive({ from: "player", seat, message, ...(memory === undefined ? {} : { memory }) }, key);
    };
    const { action, memory } = await this.chosen(live, asked, seed);
    if (this.isClosing) return;
    const answer = await send(action ?? null, memory);
    const isForeign = !answer.ok && "violation" in answer && answer.violation.code !== "stale";
    if (!isForeign) return;
    this.log.warn({ table: live.id, seat }, "a bot chose no option");
    await send(options[seeded(seed).pick("instead of the bot", options.length, String)]);
  }

  /** Returns the answer of a bot, validated as untrusted input; empty if the bot fails or is late. */
  private async chosen(
    live: Live,
    { seat, at, options, bot }: Asked,
    seed: string,
  ): Promise<{ readonly action?: unknown; readonly memory?: Json }> {
    const { budget = BUDGET, memory: first } = bot;
    const end = performance.now() + budget * ENOUGH;
    const base = { chance: seeded(seed), seed, table: live.id, seat };
    const remembered = live.desk.memories[seat] ?? first ?? null;
    try {
      const answer = await this.inTime(budget, async (signal) => {
        const isStopped = (): boolean => signal.aborted || performance.now() > end;
        return bot.choose(
          at.view,
          options,
          { ...base, isStopped, signal, tell: telling(live, seat, at.seq) },
          remembered,
        );
      });
      if (first === undefined) return { action: answer };
      if (typeof answer !== "object" || answer === null || !("action" in answer)) return {};
      return { action: answer.action, ...("memory" in answer ? this.memoryIn(live, answer.memory) : {}) };
    } catch (error) {
      if (!this.isClosing) this.log.warn({ table: live.id, ...causeOf(error) }, "a bot failed");
      return {};
    }
  }

  /** Resolves to the answer; rejects once the bot's time is over or the host is closing. */
  private async inTime(budget: number, ask: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
    const enough = new AbortController();
    let stop = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      stop = () => {
        enough.abort();
        reject(new Error("the bot took too long"));
      };
    });
    const timers = [setTimeout(() => enough.abort(), budget * ENOUGH), setTimeout(stop, budget)];
    this.stops.add(stop);
    try {
      return await Promise.race([ask(enough.signal), late]);
    } finally {
      for (const timer of timers) clearTimeout(timer);
      this.stops.delete(stop);
    }
  }

  /** Returns a memory in stored form; nothing if it is too long, so that the last one is kept. */
  private memoryIn(live: Live, memory: unknown): { readonly memory?: Json } {
    const text = JSON.stringify(memory);
    if (text !== undefined && text.length <= LONGEST_MEMORY) return { memory: JSON.parse(text) };
    this.log.warn({ table: live.id }, "a bot remembers more than may be stored");
    return {};
  }
}

/** Returns what passes a bot's numbers of playouts on, as often as others need them and as long as the bot is awaited. */
function telling(live: Live, seat: string, seq: number): BotHelpers["tell"] {
  let last = Number.NEGATIVE_INFINITY;
  return (playouts) => {
    const now = performance.now();
    if (now - last < TELL_EVERY || !Number.isSafeInteger(playouts) || playouts < 0) return;
    last = now;
    live.tellThinking(seat, seq, playouts);
  };
}
