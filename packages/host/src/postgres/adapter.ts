import { createAdapter } from "@socket.io/postgres-adapter";
import type { Pool } from "pg";
import type { HostOptions } from "../host/options.ts";
import { tolerant } from "./tolerant.ts";

/**
 * Creates the `adapter` of a host for processes that share a PostgreSQL store. The adapter tells them the ids and
 * numbers of new entries, and they read the entries from the store. `onError` is called for a lost connection, which
 * reconnects automatically.
 */
export function postgresAdapter(
  pool: Pool,
  { onError = () => {} }: { readonly onError?: (error: Error) => void } = {},
): NonNullable<HostOptions["adapter"]> {
  tolerant(pool);
  return createAdapter(pool, { channelPrefix: "sw_host", tableName: "sw_attachments", errorHandler: onError });
}
