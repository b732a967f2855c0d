import type { Pool } from "pg";

const TOLERANT = new WeakSet<object>();

/**
 * Keeps the process alive when the database closes its connections. `pg` reports that by events that end the process if
 * unhandled, and the socket.io adapter does not handle them. The pool reconnects by itself.
 */
export function tolerant(pool: Pick<Pool, "on">): void {
  if (TOLERANT.has(pool)) return;
  TOLERANT.add(pool);
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
}
