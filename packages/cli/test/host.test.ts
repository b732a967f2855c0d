import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type About, connect, hostAt } from "@sw/host/client";
import type { GameTypes } from "@sw/tabletop";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { HAS_POSTGRES, startPostgres, type TestDatabase, type TestPostgres } from "../../../scripts/lib/postgres.ts";
import { type Built, builtFrom, type Ran } from "./helpers/built.ts";
import { fakeIo, freshFolder, sw } from "./helpers/fake-io.ts";
import { HAS_PYTHON } from "./helpers/python.ts";

const BOT = fileURLToPath(new URL("../../bots/examples/bot.py", import.meta.url));
const folder = freshFolder();
const running: Ran[] = [];
let command: Built;
beforeAll(async () => {
  command = await builtFrom("src/main.ts", "src/worker.ts");
}, 120_000);
afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill("SIGKILL");
    await ended;
  }
});
afterAll(() => {
  command.remove();
  folder.remove();
});

/** Starts a host, and gives it with its address. */
async function started(...args: readonly string[]): Promise<{ readonly ran: Ran; readonly url: string }> {
  const ran = command.start(folder.path, ["host", "--port", "0", ...args]);
  running.push(ran);
  const url = await vi.waitFor(
    () => {
      const [, said] = /^listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(ran.out()) ?? [];
      if (said === undefined) throw new Error(`it does not listen: ${ran.out()}${ran.err()}`);
      return said;
    },
    { timeout: 60_000 },
  );
  return { ran, url };
}

/** Watches a table until something holds of what was told about it. */
async function watched(
  url: string,
  table: string,
  holds: (seq: number, about: About | undefined) => boolean,
): Promise<void> {
  let about: About | undefined;
  await new Promise<void>((resolve) => {
    const connection = connect<GameTypes>(
      { urls: [url], table },
      {
        joined(_seat, now) {
          about = now;
        },
        told(report) {
          if (!holds(report.seq, about)) return;
          connection.close();
          resolve();
        },
      },
    );
  });
}

/** Opens an open table at a host, ends that, and expects the table at the next one over the same store. */
async function survives(store: string): Promise<void> {
  const first = await started("--store", store);
  const { table } = await hostAt(first.url).open({ access: "open", game: "rebellion" });
  const [seat = ""] = Object.keys((await hostAt(first.url).about(table)).seats);
  await hostAt(first.url).claim(table, { seat, name: "Ann" });
  first.ran.process.kill("SIGTERM");
  expect([await first.ran.ended, first.ran.err()]).toEqual([143, ""]);
  const second = await started("--store", store);
  expect(await hostAt(second.url).about(table)).toMatchObject({
    game: "rebellion",
    seats: { [seat]: { name: "Ann" } },
  });
  second.ran.process.kill("SIGINT");
  expect(await second.ran.ended).toBe(130);
}

describe("sw host", { timeout: 180_000 }, () => {
  test("A host keeps its tables in a folder and stops cleanly at a signal, and the next host continues with them", async () => {
    await survives("kept");
    expect(readdirSync(`${folder.path}/kept`).filter((name) => name.endsWith(".log")).length).toBe(1);
  });

  test("A host offers the games of all packages, with bots that play in threads", async () => {
    const { url, ran } = await started("--store", "bots");
    const offered = JSON.parse(await (await fetch(`${url}/games`)).text());
    expect(offered.games.map(({ id }: { readonly id: string }) => id)).toEqual([
      "deckbuilder",
      "rebellion",
      "rebellion-3",
      "rebellion-4",
      "legion",
    ]);
    const seats = { empire: { bot: "steady" }, rebel: { bot: "random" } };
    const { table } = await hostAt(url).open({ seats });
    await watched(url, table, (seq) => seq >= 20);
    // a bot that fails is replaced by a random option, and the log tells it
    expect(ran.out().split("\n").length).toBe(2);
  });

  test.skipIf(!HAS_PYTHON)("A program in another language can take a seat through the engine protocol", async () => {
    const { url, ran } = await started("--store", "programs", "--bot", `anna=cmd:python3 ${BOT}`);
    const seats = { empire: { bot: "anna" }, rebel: { bot: "random" } };
    const { table } = await hostAt(url).open({ seats });
    await watched(url, table, (seq, about) => seq >= 20 && about?.seats["empire"]?.bot === "anna");
    ran.process.kill("SIGTERM");
    // a program that fails is told on standard output by the log
    expect([await ran.ended, ran.out().split("\n").length, ran.err()]).toEqual([143, 2, ""]);
  });

  test("A folder that another host uses, an invalid database and a bot without a program are bad input", async () => {
    await started("--store", "taken");
    const line = (args: string): Promise<{ readonly code: number; readonly err: string }> =>
      sw(fakeIo(folder.path), `host --port 0 ${args}`);
    expect(await line("--store taken")).toMatchObject({
      code: 2,
      err: expect.stringContaining("cannot keep tables in taken"),
    });
    const nowhere = await line("--store postgres://ann:secret@127.0.0.1:1/none");
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining("cannot use the database") });
    expect(nowhere.err).not.toContain("secret");
    expect(await line("--store other --bot anna=python3")).toMatchObject({
      code: 2,
      err: expect.stringContaining("--bot"),
    });
  });
});

describe.skipIf(!HAS_POSTGRES)("sw host over PostgreSQL", { timeout: 180_000 }, () => {
  let postgres: TestPostgres;
  let database: TestDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.database();
  }, 120_000);
  afterAll(() => postgres.stop());

  test("Tables in a database are served by any host that uses it, and continue after a restart", async () => {
    const store = `postgres://${database.user}@${database.host}:${database.port}/${database.database}`;
    await survives(store);
    const [one, other] = [await started("--store", store), await started("--store", store)];
    const { table } = await hostAt(one.url).open({ seats: { empire: { bot: "random" }, rebel: { bot: "random" } } });
    await watched(other.url, table, (seq) => seq >= 10);
  });
});
