import type { Result } from "@sw/tabletop";
import { asJson } from "../desk/as-json.ts";
import { type Desk, type DeskRules, gameOfStored, isOver } from "../desk/desk.ts";
import { besideOf } from "../desk/judge.ts";
import { openedDesk, rematchOf } from "../desk/opening.ts";
import { hashOfSecret, newSecret, newTableId, nextOf } from "../desk/secrets.ts";
import { isTableId, type Store } from "../store/store.ts";
import { Live, type Surroundings } from "./live.ts";

/** A new table: its id, with the invitation code of each seat that needs one. */
export interface OpenedTable {
  readonly table: string;
  readonly invitations: Readonly<Record<string, string>>;
}

/** The rules and default configuration of a hosted game. */
export interface Hosted {
  readonly rules: DeskRules;
  readonly config: unknown;
}

/** The options of {@link Tables}. */
export interface TablesOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Hosted>;
  readonly now: () => number;
  readonly tell: (table: string, rev: number) => void;
  readonly changed: (live: Live, isOwn: boolean) => void;
  /** The most tables in memory. Those without connections are unloaded first. */
  readonly mostLive: number;
  /** The most tables in the store. */
  readonly mostStored: number;
}

/** The tables that this process has in memory, with access to all others. No process owns a table. */
export class Tables {
  private readonly options: TablesOptions;
  /**
   * The number of tables being created. They count towards the limit, so that simultaneous requests cannot exceed it.
   */
  private opening = 0;
  /** The tables in memory, the longest unused first. */
  private readonly lives = new Map<string, Promise<Live | undefined>>();

  constructor(options: TablesOptions) {
    this.options = options;
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.lives.size;
  }

  /** Returns a table by id, from memory or from the store; undefined if there is none. Rejects if it cannot be read. */
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

  /** Returns a table if it is in memory; undefined otherwise. */
  async inMemory(id: string): Promise<Live | undefined> {
    return this.lives.get(id)?.catch(() => undefined);
  }

  /** Opens a table for a request; undefined if the store is full. */
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

  /** Returns all tables in memory that somebody is connected to. */
  async used(): Promise<readonly Live[]> {
    const lives = await Promise.all([...this.lives.values()].map((live) => live.catch(() => undefined)));
    return lives.filter((live) => live !== undefined).filter(({ isUsed }) => isUsed);
  }

  /** Unloads tables that nobody is connected to, until the limit is met. */
  async forget(): Promise<void> {
    for (const [id, known] of this.lives) {
      if (this.lives.size <= this.options.mostLive) return;
      const live = await known.catch(() => undefined);
      if (live?.isUsed) continue;
      await live?.rest();
      if (!live?.isUsed) this.drop(id, live);
    }
  }

  /** Unloads all tables after their pending work. */
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
   * Creates the table of a rematch before anybody is told of it, unless another process has done so. Returns false if
   * the store is full.
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
