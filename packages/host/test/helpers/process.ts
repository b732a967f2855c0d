import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { pino } from "pino";
import { createHost } from "../../src/index.ts";
import { migrate, postgresAdapter, postgresStore } from "../../src/postgres/index.ts";
import { GAMES } from "./hosted.ts";

// A process of a host over PostgreSQL, for tests that kill it: `process.ts DATABASE PORT`. Says its port on a line.

const [database = "{}", port = "0"] = process.argv.slice(2);
const pool = new Pool({ ...JSON.parse(database), max: 4 });
await migrate(pool);
const host = createHost({
  games: GAMES,
  store: postgresStore(pool),
  adapter: postgresAdapter(pool),
  limits: { messages: 100_000, requests: 100_000, tablesOfAddress: 10_000, connectionsOfAddress: 10_000 },
  compare: 1000,
  log: pino({ level: "silent" }),
});
const server = createServer((request, response) => {
  if (!host.handle(request, response)) response.writeHead(404).end();
});
host.attach(server);
server.listen(Number(port), "127.0.0.1", () => console.log(`listening ${(server.address() as AddressInfo).port}`));
