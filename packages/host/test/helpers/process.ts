import { Pool } from "pg";
import { pino } from "pino";
import { createHost, fileStore, type HostOptions } from "../../src/index.ts";
import { migrate, postgresAdapter, postgresStore } from "../../src/postgres/index.ts";
import { GAMES } from "./hosted.ts";

// A process of a host over files or PostgreSQL, for tests that kill it: `process.ts WHERE PORT`. Says its port on a line.

const [where = "{}", port = "0"] = process.argv.slice(2);
const { folder, ...database } = JSON.parse(where);
const host = createHost({
  games: GAMES,
  ...(folder === undefined ? await overDatabase() : { store: await fileStore(folder) }),
  limits: {
    messages: 100_000,
    requests: 100_000,
    tables: 100_000,
    tablesOfAddress: 10_000,
    connectionsOfAddress: 10_000,
  },
  compare: 1000,
  log: pino({ level: "silent" }),
});
const { url } = await host.listen({ port: Number(port) });
console.log(`listening ${new URL(url).port}`);

async function overDatabase(): Promise<Pick<HostOptions, "store" | "adapter">> {
  const pool = new Pool({ ...database, max: 4 });
  await migrate(pool);
  return { store: postgresStore(pool), adapter: postgresAdapter(pool) };
}
