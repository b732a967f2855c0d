import type { Json } from "@sw/tabletop";
import type { Pool } from "pg";
import { type Entry, expectTableId, isTableId, type Kept, MOST_DUE, type Store } from "../store/store.ts";
import { tolerant } from "./tolerant.ts";

/** What the store needs of a pool of `pg`. */
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

/** PostgreSQL's code for a row whose unique key is taken. */
const UNIQUE_VIOLATION = "23505";

// One statement is the move, the fence, the deadline and the snapshot. The update takes the row of the table: of two writers with
// one number the second waits for the first, finds another number and inserts nothing. The keys of `sw_moves` guard the same.
const APPEND = `
  with moved as (
    update sw_tables
    set rev = $2, deadline = $5, snapshot = coalesce($6, snapshot),
      snapshot_rev = case when $6::text is null then snapshot_rev else $2 end
    where id = $1 and rev = $2 - 1
    returning id
  )
  insert into sw_moves (id, rev, key, message) select id, $2, $3, $4 from moved`;

// One statement sees one moment: a snapshot and the moves after it that another process is replacing fit together.
const LOAD = `
  select t.snapshot, t.snapshot_rev, m.rev, m.key, m.message
  from sw_tables t left join sw_moves m on m.id = t.id and m.rev > t.snapshot_rev
  where t.id = $1 order by m.rev`;

/**
 * A store in PostgreSQL 14 or later, over a pool that the caller owns and closes. Several processes may share it. Call
 * {@link migrate} first. Give the host a database user of its own.
 */
export function postgresStore(pool: PostgresPool): Store {
  tolerant(pool);
  return {
    async create(table, snapshot, { deadline } = { deadline: null }) {
      expectTableId(table);
      const { rowCount } = await pool.query(
        "insert into sw_tables (id, snapshot, deadline) values ($1, $2, $3) on conflict do nothing",
        [table, JSON.stringify(snapshot), deadline],
      );
      return rowCount === 1;
    },
    async load(table) {
      if (!isTableId(table)) return undefined;
      const { rows } = await pool.query<TableRow>({ name: "sw-load", text: LOAD, values: [table] });
      return keptOf(rows);
    },
    async append(table, rev, message, key, { deadline, snapshot }) {
      if (!isTableId(table)) return "behind";
      const kept = snapshot === undefined ? null : JSON.stringify(snapshot);
      const values = [table, rev, key, JSON.stringify(message), deadline, kept];
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
    async due(now) {
      const text = `select id from sw_tables where deadline <= $1 order by deadline limit ${MOST_DUE}`;
      const { rows } = await pool.query<{ id: string }>({ name: "sw-due", text, values: [now] });
      return rows.map(({ id }) => id);
    },
  };
}

/** The constraint that refused a row, if one did. */
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
