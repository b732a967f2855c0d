import type { Result } from "@sw/tabletop";
import { asJson } from "../desk/as-json.ts";
import { type Desk, type DeskRules, gameOfStored, isOver } from "../desk/desk.ts";
import { besideOf } from "../desk/judge.ts";
import { openedDesk, rematchOf } from "../desk/opening.ts";
import { hashOfSecret, newSecret, newTableId, nextOf } from "../desk/secrets.ts";
import { isTableId, type Store } from "../store/store.ts";
import { Live, type Surroundings } from "./live.ts";

/** A new table: its id, and the code of an invitation for each seat that needs one. */
export interface OpenedTable {
  readonly table: string;
  readonly invitations: Readonly<Record<string, string>>;
}

/** The rules and the default configuration of a hosted game. */
export interface Hosted {
  readonly rules: DeskRules;
  readonly config: unknown;
}

/** What the tables of a process need. */
export interface TablesOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Hosted>;
  readonly now: () => number;
  readonly tell: (table: string, rev: number) => void;
  readonly changed: (live: Live, isOwn: boolean) => void;
  /** Most tables in memory; those that nobody is connected to leave first. */
  readonly mostLive: number;
  /** Most tables in the store. */
  readonly mostStored: number;
}

/** The tables that this process has in memory, and the way to all others. No process owns a table. */
export class Tables {
  private readonly options: TablesOptions;
  /** Tables that are being written for the first time. They count too, or many requests at once would open too many. */
  private opening = 0;
  /** The longest unused first. */
  private readonly lives = new Map<string, Promise<Live | undefined>>();

  constructor(options: TablesOptions) {
    this.options = options;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.lives.size;
  }

  /** A table by its id, from memory or from the store; undefined if there is none. Rejects where it cannot be read. */
  async find(id: string): Promise<Live | undefined> {
    if (!isTableId(id)) return undefined;
    const known = this.lives.get(id) ?? this.loaded(id);
    this.lives.delete(id);
    this.lives.set(id, known);
    const live = await known.catch((error: unknown) => {
      this.lives.delete(id);
      throw error;
    });
    if (live === undefined) this.lives.delete(id);
    return live;
  }

  /** A table that is in memory. */
  async inMemory(id: string): Promise<Live | undefined> {
    return this.lives.get(id)?.catch(() => undefined);
  }

  /** Opens a table as somebody asks; undefined if the store holds as many as it may. */
  async open({ rules, config }: Hosted, request: unknown): Promise<Result<OpenedTable> | undefined> {
    const invitations: Record<string, string> = {};
    const at = this.options.now();
    const opened = openedDesk(rules, config, request, {
      id: newTableId(),
      seed: newSecret(),
      at,
      invitation(seat) {
        const code = newSecret();
        invitations[seat] = code;
        return hashOfSecret(code);
      },
    });
    if (!opened.ok) return opened;
    const desk = opened.value;
    if (!(await this.create(rules, desk, at))) return undefined;
    return { ok: true, value: { table: desk.id, invitations } };
  }

  /** All tables in memory that somebody is connected to. */
  async used(): Promise<readonly Live[]> {
    const lives = await Promise.all([...this.lives.values()].map((live) => live.catch(() => undefined)));
    return lives.filter((live) => live !== undefined).filter(({ isUsed }) => isUsed);
  }

  /** Lets tables that nobody is connected to leave memory, until no more are left than may be. */
  async forget(): Promise<void> {
    for (const [id, known] of this.lives) {
      if (this.lives.size <= this.options.mostLive) return;
      const live = await known.catch(() => undefined);
      if (live?.isUsed) continue;
      await live?.rest();
      if (!live?.isUsed) this.drop(id, live);
    }
  }

  /** Lets all tables leave memory, when everything that was asked of them is done. */
  async close(): Promise<void> {
    for (const [id, known] of this.lives) {
      const live = await known.catch(() => undefined);
      await live?.rest();
      this.drop(id, live);
    }
  }

  private drop(id: string, live: Live | undefined): void {
    live?.close();
    this.lives.delete(id);
  }

  private async loaded(id: string): Promise<Live | undefined> {
    const { store, games, now, tell, changed } = this.options;
    const kept = await store.load(id);
    if (kept === undefined) return undefined;
    const hosted = games.get(gameOfStored(kept.snapshot) ?? "");
    if (hosted === undefined) throw new Error(`table ${id} is of a game that is not hosted`);
    const around: Surroundings = { store, now, tell, changed, prepare: (...desks) => this.prepare(...desks) };
    return new Live(id, hosted.rules, kept, around);
  }

  /**
   * Creates the table of the next game before anybody is told of it; another process may have done so. False if the store holds as
   * many tables as it may.
   */
  private async prepare(rules: DeskRules, before: Desk, after: Desk): Promise<boolean> {
    const id = nextOf(after);
    if (id === null || nextOf(before) === id || !isOver(rules, after.table)) return true;
    const at = this.options.now();
    return this.create(rules, rematchOf(rules, after, { id, seed: newSecret(), at }), at);
  }

  private async create(rules: DeskRules, desk: Desk, at: number): Promise<boolean> {
    const { store, mostStored } = this.options;
    this.opening += 1;
    try {
      if ((await store.count()) + this.opening > mostStored) return false;
      await store.create(desk.id, asJson(desk), besideOf(rules, desk, at));
      return true;
    } finally {
      this.opening -= 1;
    }
  }
}
