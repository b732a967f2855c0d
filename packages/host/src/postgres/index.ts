/**
 * The PostgreSQL store, for several processes that share their tables.
 *
 * @module
 */
export { postgresAdapter } from "./adapter.ts";
export { migrate } from "./migrations.ts";
export { type PostgresPool, postgresStore } from "./store.ts";
