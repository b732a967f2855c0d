import { createHash } from "node:crypto";
import { type Chance, type GameTypes, type Json, seeded } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import type { Logger } from "pino";
import { awaitedBots } from "../desk/desk.ts";
import { causeOf } from "./door.ts";
import type { Live } from "./live.ts";

/**
 * A bot that may take seats of a game: `{ choose }` with a bot of `@sw/bots`, or anything else that chooses one of the options of a
 * view. It runs in the host's thread unless it answers with a promise: let bots that think long think in a worker.
 */
export interface HostedBot {
  /** Chooses one of the options; `chance` draws for this decision and no other. An answer that is no option, or none in time, is replaced by a random option. */
  choose(view: unknown, options: readonly unknown[], helpers: { readonly chance: Chance }): unknown;
  /** The longest wait for an answer, in milliseconds. Defaults to 10,000. */
  readonly budget?: number;
}

const BUDGET = 10_000;

type Positioned = Extract<Report<GameTypes>, { readonly view: unknown }>;

/** Lets the bots of this process answer what they are asked. Two processes that answer at once do no harm: the log takes one answer. */
export class Thinking {
  private readonly bots: ReadonlyMap<string, Readonly<Record<string, HostedBot>>>;
  private readonly log: Logger;
  private readonly busy = new Set<string>();

  constructor(bots: ReadonlyMap<string, Readonly<Record<string, HostedBot>>>, log: Logger) {
    this.bots = bots;
    this.log = log;
  }

  /** Lets all bots answer that a table awaits. */
  async think(live: Live): Promise<void> {
    await Promise.all(awaitedBots(live.rules, live.desk).map((seat) => this.answer(live, seat)));
  }

  private async answer(live: Live, seat: string): Promise<void> {
    const { desk } = live;
    const bot = this.bots.get(desk.game)?.[desk.places[seat]?.bot ?? ""];
    const at = live.reportsFor(seat).find((report) => "view" in report);
    if (bot === undefined || at === undefined || !("options" in at) || at.options.length === 0) return;
    const key = `bot ${seat} ${at.seq}`;
    const busy = `${live.id} ${key}`;
    if (this.busy.has(busy)) return;
    this.busy.add(busy);
    try {
      await this.play(live, { seat, key, at, bot });
    } finally {
      this.busy.delete(busy);
    }
  }

  private async play(
    live: Live,
    {
      seat,
      key,
      at,
      bot,
    }: { readonly seat: string; readonly key: string; readonly at: Positioned; readonly bot: HostedBot },
  ): Promise<void> {
    // quick bots at all seats of a table must not keep other tables waiting
    await new Promise((resolve) => setImmediate(resolve));
    const chance = seeded(createHash("sha256").update(`${key}\n${live.desk.seed}`).digest("hex"));
    const send = (action: unknown): ReturnType<Live["receive"]> => {
      return live.receive({ from: "player", seat, message: actOf(seat, at.seq, action) }, key);
    };
    const chosen = await inTime(bot, async () => bot.choose(at.view, at.options, { chance })).catch(
      (error: unknown) => {
        this.log.warn({ table: live.id, ...causeOf(error) }, "a bot failed");
        return undefined;
      },
    );
    const answer = await send(chosen ?? null);
    const isForeign = !answer.ok && "violation" in answer && answer.violation.code !== "stale";
    if (isForeign) await send(at.options[chance.pick("instead of the bot", at.options.length, String)]);
  }
}

/** An answer of a bot is read as untrusted input. */
function actOf(seat: string, seq: number, action: unknown): Json {
  return { type: "act", seat, seq, action: action as Json };
}

/** The answer, or a rejection once the bot's time is over. */
async function inTime({ budget = BUDGET }: HostedBot, asked: () => Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the bot took too long")), budget);
  });
  return Promise.race([asked(), late]).finally(() => clearTimeout(timer));
}
