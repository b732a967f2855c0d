import type { Logger } from "pino";
import { leftAt } from "../desk/clock.ts";
import { awaitedOf } from "../desk/desk.ts";
import type { Store } from "../store/store.ts";
import { causeOf } from "./door.ts";
import type { Live } from "./live.ts";
import type { Tables } from "./tables.ts";

/** The first and the longest time for which an unreadable table is skipped, in milliseconds. */
const [SHORTEST, LONGEST] = [1000, 600_000] as const;

/** The options of {@link Clocks}. */
export interface ClocksOptions {
  readonly tables: Tables;
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  /** Runs the bots of a table. */
  readonly think: (live: Live) => Promise<void>;
}

/**
 * Ends the time of seats whose clocks have expired, and runs bots. Every process may do so, because the log accepts
 * only one timeout and one answer.
 */
export class Clocks {
  private readonly options: ClocksOptions;
  /** The unreadable tables, which are skipped for a while so that the other due tables do not wait for them. */
  private readonly unreadable = new Map<string, { readonly until: number; readonly wait: number }>();

  constructor(options: ClocksOptions) {
    this.options = options;
  }

  /** Handles all tables that are due. */
  async look(): Promise<void> {
    const { store, log, now, think } = this.options;
    const at = now();
    for (const table of await store.due(at, this.leftAlone(at))) {
      try {
        const live = await this.timedOut(table, at);
        this.unreadable.delete(table);
        if (live === undefined) continue;
        think(live).catch((error: unknown) => log.error({ table, ...causeOf(error) }, "a bot's answer was not stored"));
      } catch (error) {
        log.error({ table, ...causeOf(error) }, "a table could not be read");
        const wait = Math.min(LONGEST, 2 * (this.unreadable.get(table)?.wait ?? SHORTEST / 2));
        this.unreadable.set(table, { until: at + wait, wait });
      }
    }
  }

  private leftAlone(at: number): readonly string[] {
    const left: string[] = [];
    for (const [table, { until }] of this.unreadable) {
      if (until > at) left.push(table);
      else if (until + LONGEST < at) this.unreadable.delete(table);
    }
    return left;
  }

  private async timedOut(table: string, at: number): Promise<Live | undefined> {
    const live = await this.options.tables.find(table);
    if (live === undefined) return undefined;
    await live.catchUp();
    const { desk, rules } = live;
    const late = awaitedOf(rules, desk).find((seat) => leftAt(desk.clock, seat, at) === 0);
    if (late === undefined || desk.table === null) return live;
    await live.receive({ from: "host", message: { type: "timeout", seat: late } }, `timeout ${late} ${desk.table.seq}`);
    return live;
  }
}
