import type { HostOptions } from "@sw/host";
import { badInput } from "../exit.ts";
import { reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import { tablesIn } from "./folder.ts";

/** The storage of a host's tables. */
export interface OpenedStore {
  readonly host: Pick<HostOptions, "store" | "adapter">;
  close(): Promise<void>;
}

/** Opens the folder or the database named in the command. */
export function openStore(io: Io, where: string): Promise<OpenedStore> {
  return /^postgres(ql)?:\/\//.test(where) ? openDatabase(where) : openFolder(io, where);
}

async function openFolder(io: Io, where: string): Promise<OpenedStore> {
  const store = await tablesIn(io, where);
  return { host: { store }, close: () => store.close() };
}

/**
 * Opens a PostgreSQL database, loading its client only then. The message of a failure does not contain the password.
 */
async function openDatabase(connectionString: string): Promise<OpenedStore> {
  const [{ Pool }, ours] = await Promise.all([import("pg"), import("@sw/host/postgres")]);
  const { migrate, postgresAdapter, postgresStore } = ours;
  const pool = new Pool({ connectionString });
  await migrate(pool).catch(async (error: unknown) => {
    await pool.end();
    throw badInput(`cannot use the database of --store: ${reasonOf(error)}`);
  });
  return { host: { store: postgresStore(pool), adapter: postgresAdapter(pool) }, close: () => pool.end() };
}
