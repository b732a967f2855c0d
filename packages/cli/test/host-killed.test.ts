import { game } from "@sw/deckbuilder-core";
import { fileStore } from "@sw/host";
import { type Connection, connect, hostAt } from "@sw/host/client";
import { expectOk, type Game, type GameTypes, seeded } from "@sw/tabletop";
import { verifyFairness } from "@sw/tabletop/referee";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Built, builtFrom, type Ran } from "./helpers/built.ts";
import { freshFolder } from "./helpers/fake-io.ts";

const IS_LONG = process.env["SW_LONG"] === "1";
/** How many tables are played, and how many moves each seat makes between two blows. */
const [TABLES, MOVES, BLOWS] = IS_LONG ? [10, 20, 20] : [2, 5, 2];
const GAME: Game<GameTypes> = game;
const folder = freshFolder();
const running: Ran[] = [];
let command: Built;
beforeAll(async () => {
  command = await builtFrom("src/main.ts", "src/worker.ts");
}, 600_000);
afterAll(async () => {
  for (const { process, ended } of running) {
    process.kill("SIGKILL");
    await ended;
  }
  command.remove();
  folder.remove();
});

/** Starts `sw host` over the folder, at a port if one is named, and gives its address. */
async function started(port = "0"): Promise<{ readonly ran: Ran; readonly url: string }> {
  const ran = command.start(folder.path, ["host", "--port", port, "--store", "kept"]);
  running.push(ran);
  const told = (): string => {
    const [, url] = /^listening on (http:\S+)\n/.exec(ran.out()) ?? [];
    if (url === undefined) throw new Error(`it does not listen: ${ran.out()}${ran.err()}`);
    return url;
  };
  return { ran, url: await vi.waitFor(told, { timeout: 120_000 }) };
}

interface Player {
  readonly table: string;
  readonly seat: string;
  readonly connection: Connection<GameTypes>;
  /** Keys of the moves that were acknowledged. */
  readonly acknowledged: string[];
  readonly seen: unknown[];
  readonly commitment: () => string;
  readonly at: () => { readonly seq: number; readonly isOver: boolean };
}

/** Seats somebody who answers whatever they are asked with a random option. */
function plays(url: string, table: string, seat: string, token: string): Player {
  const chance = seeded(`${table} ${seat}`);
  const acknowledged: string[] = [];
  const seen: unknown[] = [];
  let [commitment, moves, at] = ["", 0, { seq: 0, isOver: false }];
  const connection = connect<GameTypes>(
    { urls: [url], table, token },
    {
      joined(_seat, about) {
        commitment = about.commitment;
      },
      told(report) {
        if (!("view" in report)) return;
        at = { seq: report.seq, isOver: report.outcome !== null };
        if (report.type === "step") seen.push(report.view);
        const { seq, options } = report;
        if (options.length === 0) return;
        moves += 1;
        const key = `move-${moves}`;
        const action = options[chance.pick("action", options.length, String)];
        void connection.send({ type: "act", seat, seq, action }, key).then(({ ok }) => ok && acknowledged.push(key));
      },
    },
  );
  return { table, seat, connection, acknowledged, seen, commitment: () => commitment, at: () => at };
}

/** Opens tables of the Deckbuilding Game and seats everybody. */
async function seated(url: string): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (let count = 0; count < TABLES; count++) {
    const { table, invitations } = await hostAt(url).open({ game: GAME.id });
    for (const [seat, invitation] of Object.entries(invitations)) {
      const { token } = await hostAt(url).claim(table, { seat, invitation });
      players.push(plays(url, table, seat, token));
    }
  }
  return players;
}

/** Waits until every table has gone on by some moves. */
async function goesOn(players: readonly Player[]): Promise<void> {
  const before = players.map(({ at }) => at().seq);
  const isOn = ({ at }: Player, index: number): boolean => at().isOver || at().seq >= (before[index] ?? 0) + MOVES;
  await vi.waitFor(() => expect(players.every(isOn)).toBe(true), { timeout: 300_000, interval: 50 });
}

/** Ends every game and holds its record against what its players saw. */
async function verifies(url: string, players: readonly Player[]): Promise<void> {
  for (const { table, seat, connection, at, seen, commitment } of players) {
    while (!at().isOver) {
      await connection.send({ type: "concede", seat, seq: at().seq });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expectOk(verifyFairness(GAME, await hostAt(url).record(table), { seat, commitment: commitment(), seen }));
  }
}

/** Expects every acknowledged move in the log of its table, and no key twice. */
async function expectKept(players: readonly Player[]): Promise<void> {
  const store = await fileStore(`${folder.path}/kept`);
  for (const { table, seat, acknowledged } of players) {
    const keys = (await store.after(table, 0)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(acknowledged.filter((key) => !keys.includes(`${seat} ${key}`))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
  }
  await store.close();
}

test("A killed or stopped sw host with a folder loses no acknowledged move, and applies none twice", {
  timeout: 1_800_000,
}, async () => {
  let { ran, url } = await started();
  const players = await seated(url);
  for (let blow = 0; blow < BLOWS; blow++) {
    await goesOn(players);
    if (blow % 2 === 0) {
      ran.process.kill("SIGKILL");
      await ran.ended;
      ({ ran, url } = await started(new URL(url).port));
      continue;
    }
    ran.process.kill("SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 700));
    ran.process.kill("SIGCONT");
  }
  await goesOn(players);
  await verifies(url, players);
  for (const { connection } of players) connection.close();
  ran.process.kill("SIGTERM");
  expect(await ran.ended).toBe(143);
  await expectKept(players);
});

test("A host that was paused until another one took its folder stores nothing more", {
  timeout: 600_000,
}, async () => {
  const first = await started();
  const { table, invitations } = await hostAt(first.url).open({ game: GAME.id });
  first.ran.process.kill("SIGSTOP");
  const second = await started();
  first.ran.process.kill("SIGCONT");
  const claim = { seat: "empire", invitation: invitations["empire"] ?? "" };
  await expect(hostAt(first.url).claim(table, claim)).rejects.toMatchObject({ status: 503 });
  await expect(hostAt(first.url).open({ game: GAME.id })).rejects.toMatchObject({ status: 503 });
  expect((await fetch(`${first.url}/health`)).status).toBe(503);
  expect(await hostAt(second.url).claim(table, claim)).toMatchObject({ seat: "empire" });
});
