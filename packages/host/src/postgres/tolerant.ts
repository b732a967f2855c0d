import type { Pool } from "pg";

const TOLERANT = new WeakSet<object>();

/**
 * Keeps the process alive when the database ends its connections: `pg` tells so by events, which end the process if nobody listens, and
 * the adapter of socket.io does not. The pool opens new connections by itself.
 */
export function tolerant(pool: Pick<Pool, "on">): void {
  if (TOLERANT.has(pool)) return;
  TOLERANT.add(pool);
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
}
