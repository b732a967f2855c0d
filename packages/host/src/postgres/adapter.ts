import { createAdapter } from "@socket.io/postgres-adapter";
import type { Pool } from "pg";
import type { HostOptions } from "../host/options.ts";
import { tolerant } from "./tolerant.ts";

/**
 * Carries news between the processes that share a store in PostgreSQL, for `adapter` of a host. News are the ids and numbers of
 * entries, told after these are stored; the entries themselves are read from the store. `onError` is told of lost connections, which
 * come back by themselves.
 */
export function postgresAdapter(
  pool: Pool,
  { onError = () => {} }: { readonly onError?: (error: Error) => void } = {},
): NonNullable<HostOptions["adapter"]> {
  tolerant(pool);
  return createAdapter(pool, { channelPrefix: "sw_host", tableName: "sw_attachments", errorHandler: onError });
}
