import { expectOk, seeded } from "@sw/tabletop";
import { verifyFairness } from "@sw/tabletop/referee";
import { type ClientConfig, Pool } from "pg";
import { expect, test } from "vitest";
import { HAS_POSTGRES, startPostgres } from "../../../../scripts/lib/postgres.ts";
import { hostAt } from "../../src/client/index.ts";
import { postgresStore } from "../../src/postgres/index.ts";
import { cuttable } from "../helpers/cuttable.ts";
import { hostedGame, isAt, type Seated, seatedTable, sits } from "../helpers/hosted.ts";
import { builtProcess, hostProcess } from "../helpers/killed.ts";

const IS_LONG = process.env["SW_LONG"] === "1";
/** How many tables of each game, how many positions each is played to, and how often something is killed. */
const [TABLES, POSITIONS, BLOWS] = IS_LONG ? [34, 120, 30] : [2, 30, 4];
const GAMES = IS_LONG ? ["deckbuilder", "rebellion", "legion"] : ["deckbuilder"];

interface Player extends Seated {
  readonly table: string;
}

test.skipIf(!HAS_POSTGRES)(
  "Two processes that are killed, paused and cut off at random lose no acknowledged move and apply none twice",
  { timeout: 3_600_000 },
  async () => {
    const postgres = await startPostgres();
    const database = await postgres.database();
    const built = await builtProcess();
    const processes = [await hostProcess(built, database), await hostProcess(built, database)] as const;
    const ways = [await cuttable(processes[0].url), await cuttable(processes[1].url)] as const;
    const urls = [ways[0].url, ways[1].url] as const;
    const players: Player[] = [];
    try {
      const tables = await seatEverybody(urls, players);
      let isDone = false;
      const played = Promise.all(players.map((player) => player.until(isAt(POSITIONS)))).then(() => {
        isDone = true;
      });
      const chance = seeded("blows");
      for (let blow = 0; blow < BLOWS && !isDone; blow++) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const which = chance.pick("process", 2, String) === 0 ? 0 : 1;
        const [one, way] = [processes[which], ways[which]];
        await [() => one.crash(), () => one.stall(700), () => way.cut(), () => postgres.crash()][blow % 4]?.();
      }
      await played;
      await expectAllKept(database, players);
      for (const { table, game } of tables) await verifies(table, game, players);
    } finally {
      for (const { connection } of players) connection.close();
      for (const way of ways) await way.close();
      for (const one of processes) await one.end();
      built.remove();
      await postgres.stop();
    }
  },
);

/** Opens the tables of all games and seats their players, the two of each table at different processes. */
async function seatEverybody(
  urls: readonly [string, string],
  players: Player[],
): Promise<readonly { readonly table: string; readonly game: string }[]> {
  const tables: { readonly table: string; readonly game: string }[] = [];
  const orders: readonly [string, string][] = [
    [urls[0], urls[1]],
    [urls[1], urls[0]],
  ];
  for (const game of Array.from({ length: TABLES }, () => GAMES).flat()) {
    const { table, tokens } = await seatedTable(urls[tables.length % 2 === 0 ? 0 : 1], { game });
    tables.push({ table, game });
    for (const [index, [seat, token]] of Object.entries(tokens).entries()) {
      players.push(Object.assign(sits(orders[index % 2] ?? [urls[0]], table, token, `${table} ${seat}`), { table }));
    }
  }
  return tables;
}

/** Expects every acknowledged move in the log of its table, and no key twice. */
async function expectAllKept(database: ClientConfig, players: readonly Player[]): Promise<void> {
  const pool = new Pool(database);
  const store = postgresStore(pool);
  for (const { table, seat, acknowledged } of players) {
    const keys = (await store.after(table, 0)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(acknowledged.filter((key) => !keys.includes(`${seat} ${key}`))).toEqual([]);
  }
  expect(players.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(10 * TABLES);
  await pool.end();
}

/** Ends a game and holds its record against all that its players saw. */
async function verifies(table: string, game: string, players: readonly Player[]): Promise<void> {
  const seated = players.filter((player) => player.table === table);
  const [one] = seated;
  if (one === undefined) throw new Error("nobody is seated");
  const isOver = (player: Seated): boolean => player.last()?.outcome != null;
  while (!isOver(one)) await one.connection.send({ type: "concede", seat: one.seat, seq: one.last()?.seq ?? 0 });
  for (const player of seated) await player.until(isOver);
  const record = await hostAt(one.url).record(table);
  for (const { seat, abouts, told } of seated) {
    const seen = told.flatMap((report) => (report.type === "step" ? [report.view] : []));
    expectOk(verifyFairness(hostedGame(game), record, { seat, commitment: abouts[0]?.commitment ?? "", seen }));
  }
}
