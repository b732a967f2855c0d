import type { PostgresPool } from "./store.ts";
import { tolerant } from "./tolerant.ts";

/** The id of the advisory lock for migrations, so that processes which start at once migrate one after the other. */
const MIGRATING = 7_731_045;

/**
 * The statements that migrate the schema from each version to the next. Published migrations never change. Messages and
 * snapshots are text, because nothing queries them and `jsonb` refuses some texts that JSON allows.
 */
const MIGRATIONS: readonly string[] = [
  `create table sw_tables (
    id text primary key,
    rev integer not null default 0,
    snapshot text not null,
    snapshot_rev integer not null default 0,
    deadline bigint,
    listed_since bigint,
    listing text
  );
  create index sw_tables_due on sw_tables (deadline) where deadline is not null;
  create index sw_tables_listed on sw_tables (listed_since) where listed_since is not null;
  create table sw_moves (
    id text not null references sw_tables on delete cascade,
    rev integer not null,
    key text not null,
    message text not null,
    primary key (id, rev),
    constraint sw_moves_key unique (id, key)
  );
  create table sw_attachments (
    id bigserial unique,
    created_at timestamptz default now(),
    payload bytea
  );`,
];

/**
 * Migrates the tables of the store to the newest version, in the first schema of the connection's search path. Every
 * process may call it at its start. Rejects if a newer release has already migrated further.
 */
export async function migrate(pool: PostgresPool): Promise<void> {
  tolerant(pool);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATING]);
    await client.query("create table if not exists sw_migrations (version integer primary key)");
    const { rows } = await client.query<{ version: number | null }>(
      "select max(version) as version from sw_migrations",
    );
    const reached = rows[0]?.version ?? 0;
    if (reached > MIGRATIONS.length) throw new Error("the database belongs to a newer release of @sw/host");
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < reached) continue;
      await client.query(migration);
      await client.query("insert into sw_migrations (version) values ($1)", [index + 1]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
