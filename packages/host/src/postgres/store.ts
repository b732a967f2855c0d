import type { Json } from "@sw/tabletop";
import type { Pool } from "pg";
import {
  type Entry,
  expectTableId,
  isTableId,
  type Kept,
  type Listed,
  MOST_AT_ONCE,
  type Store,
} from "../store/store.ts";
import { tolerant } from "./tolerant.ts";

/** The members of a `pg` pool that the store uses. */
export type PostgresPool = Pick<Pool, "query" | "connect" | "on">;

interface MoveRow {
  readonly rev: number;
  readonly key: string;
  readonly message: string;
}

interface TableRow extends Partial<MoveRow> {
  readonly snapshot: string;
  readonly snapshot_rev: number;
}

/** PostgreSQL's error code for a duplicate unique key. */
const UNIQUE_VIOLATION = "23505";

// One statement is the move, the fence, the deadline and the snapshot. The update takes the row of the table: of two writers with
// one number the second waits for the first, finds another number and inserts nothing. The keys of `sw_moves` guard the same.
const APPEND = `
  with moved as (
    update sw_tables
    set rev = $2, deadline = $5, listed_since = $6, listing = $7, snapshot = coalesce($8, snapshot),
      snapshot_rev = case when $8::text is null then snapshot_rev else $2 end
    where id = $1 and rev = $2 - 1
    returning id
  )
  insert into sw_moves (id, rev, key, message) select id, $2, $3, $4 from moved`;

// One statement sees one moment: a snapshot and the moves after it that another process is replacing fit together.
const LOAD = `
  select t.snapshot, t.snapshot_rev, m.rev, m.key, m.message
  from sw_tables t left join sw_moves m on m.id = t.id and m.rev > t.snapshot_rev
  where t.id = $1 order by m.rev`;

const CREATE = `
  insert into sw_tables (id, snapshot, deadline, listed_since, listing) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;

const DUE = `
  select id from sw_tables where deadline <= $1 and id <> all($2) order by deadline limit ${MOST_AT_ONCE}`;

const LISTED = `
  select listing from sw_tables where listed_since is not null order by listed_since desc limit ${MOST_AT_ONCE}`;

/**
 * Creates a store in PostgreSQL 14 or later, over a pool that the caller owns and closes. Several processes may share
 * it. Call {@link migrate} first, and give the host its own database user.
 */
export function postgresStore(pool: PostgresPool): Store {
  tolerant(pool);
  return {
    async create(table, snapshot, { deadline, listed } = { deadline: null }) {
      expectTableId(table);
      const values = [table, JSON.stringify(snapshot), deadline, ...listedColumns(listed)];
      const { rowCount } = await pool.query({ name: "sw-create", text: CREATE, values });
      return rowCount === 1;
    },
    async load(table) {
      if (!isTableId(table)) return undefined;
      const { rows } = await pool.query<TableRow>({ name: "sw-load", text: LOAD, values: [table] });
      return keptOf(rows);
    },
    async append(table, rev, message, key, { deadline, listed, snapshot }) {
      if (!isTableId(table)) return "behind";
      const kept = snapshot === undefined ? null : JSON.stringify(snapshot);
      const values = [table, rev, key, JSON.stringify(message), deadline, ...listedColumns(listed), kept];
      try {
        const { rowCount } = await pool.query({ name: "sw-append", text: APPEND, values });
        if (rowCount === 1) return "appended";
      } catch (error) {
        const taken = takenBy(error);
        if (taken === undefined) throw error;
        return taken === "sw_moves_key" ? "repeated" : "behind";
      }
      return (await hasKey(pool, table, key)) ? "repeated" : "behind";
    },
    async after(table, rev) {
      if (!isTableId(table)) return [];
      const text = "select rev, key, message from sw_moves where id = $1 and rev > $2 order by rev";
      const { rows } = await pool.query<MoveRow>({ name: "sw-after", text, values: [table, rev] });
      return rows.map(entryOf);
    },
    async due(now, except = []) {
      const { rows } = await pool.query<{ id: string }>({ name: "sw-due", text: DUE, values: [now, except] });
      return rows.map(({ id }) => id);
    },
    async listed() {
      const { rows } = await pool.query<{ listing: string }>({ name: "sw-listed", text: LISTED });
      return rows.map(({ listing }): Json => JSON.parse(listing));
    },
    async count() {
      const { rows } = await pool.query<{ tables: number }>("select count(*)::integer as tables from sw_tables");
      return rows[0]?.tables ?? 0;
    },
  };
}

function listedColumns(listed: Listed | undefined): readonly (number | string | null)[] {
  return listed === undefined ? [null, null] : [listed.since, JSON.stringify(listed.shown)];
}

/** Returns the constraint that refused a row; undefined for any other error. */
function takenBy(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== UNIQUE_VIOLATION) return undefined;
  return "constraint" in error ? String(error.constraint) : "";
}

async function hasKey(pool: PostgresPool, table: string, key: string): Promise<boolean> {
  const text = "select 1 from sw_moves where id = $1 and key = $2";
  const { rowCount } = await pool.query({ name: "sw-key", text, values: [table, key] });
  return rowCount === 1;
}

function keptOf(rows: readonly TableRow[]): Kept | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const entries = rows.flatMap(({ rev, key, message }) => {
    // the join gives one row without a move where none follows the snapshot
    return rev == null || key === undefined || message === undefined ? [] : [entryOf({ rev, key, message })];
  });
  return { snapshot: JSON.parse(first.snapshot), rev: first.snapshot_rev, entries };
}

function entryOf({ rev, key, message }: MoveRow): Entry {
  const read: Json = JSON.parse(message);
  return { rev, key, message: read };
}
