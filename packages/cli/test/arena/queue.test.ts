import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Queue } from "bullmq";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PREFIX, queueName } from "../../src/arena/queue.ts";
import { type Built, builtFrom, type Ran } from "../helpers/built.ts";
import { fakeIo, freshFolder, sw } from "../helpers/fake-io.ts";
import { HAS_REDIS, startRedis, type TestRedis } from "../helpers/redis.ts";

const CONTEST = "arena deckbuilder --bots steady,random --games 6 --bases 2 --seed queue --json";

describe.runIf(HAS_REDIS)("a contest whose games wait in a queue on Redis", () => {
  let command: Built;
  let redis: TestRedis;
  let queue: Queue;
  /** The results of the contest without a queue. */
  let alone: unknown;
  let folder = freshFolder();
  let running: Ran[] = [];
  beforeAll(async () => {
    command = await builtFrom("src/main.ts", "src/worker.ts");
    alone = JSON.parse((await sw(fakeIo(folder.path), `${CONTEST} --workers 1`)).out);
  });
  afterAll(() => command.remove());
  beforeEach(async () => {
    folder = freshFolder();
    redis = await startRedis();
    queue = new Queue(await queueName(), { connection: { url: redis.url }, prefix: PREFIX });
    queue.on("error", () => undefined); // Redis goes away in some of these tests
  });
  afterEach(async () => {
    for (const { process } of running) process.kill("SIGKILL");
    await Promise.all(running.map(({ ended }) => ended));
    running = [];
    await queue.close();
    await redis.stop();
    folder.remove();
  });

  const start = (args: string): Ran => {
    const ran = command.start(folder.path, `${args} --queue ${redis.url}`.split(" "));
    running.push(ran);
    return ran;
  };
  const startWorker = (): Ran => start("arena worker --workers 1");
  const until = (check: () => void | Promise<void>): Promise<void> =>
    vi.waitFor(check, { timeout: 50_000, interval: 10 });
  const untilPlaying = (): Promise<void> => until(async () => expect(await queue.getActiveCount()).toBe(1));
  const lines = (): readonly string[] => {
    const file = join(folder.path, "results.jsonl");
    return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n").slice(1) : [];
  };

  /** The contest ends well, with the results that it has without a queue and each game once in its file. */
  const expectWhole = async (contest: Ran): Promise<void> => {
    expect(await contest.ended, contest.err()).toBe(0);
    expect(JSON.parse(contest.out())).toEqual(alone);
    expect(
      lines()
        .map((line) => JSON.parse(line).number)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  };

  test("A game whose worker is killed is played by another worker, and the results equal those of a contest without a queue", async () => {
    const first = startWorker();
    const contest = start(`${CONTEST} --out results.jsonl`);
    await untilPlaying();
    first.process.kill("SIGKILL");
    await first.ended;
    expect(await queue.getActiveCount()).toBe(1);
    startWorker();
    await expectWhole(contest);
    expect(await queue.getJobCounts()).toMatchObject({ waiting: 0, active: 0, completed: 0, failed: 0 });
  });

  test("A contest that is killed continues from its file and from games that workers played meanwhile", async () => {
    startWorker();
    const killed = start(`${CONTEST} --out results.jsonl`);
    await until(() => expect(lines().length).toBeGreaterThan(0));
    killed.process.kill("SIGKILL");
    await killed.ended;
    const kept = lines();
    await until(async () => expect(await queue.getWaitingCount()).toBe(0));
    const again = start(`${CONTEST} --out results.jsonl`);
    await expectWhole(again);
    expect(lines().slice(0, kept.length)).toEqual(kept);
  });

  test("No game is lost if Redis crashes and comes back empty", async () => {
    startWorker();
    const contest = start(`${CONTEST} --out results.jsonl`);
    await until(() => expect(lines().length).toBeGreaterThan(0));
    await redis.crash();
    await expectWhole(contest);
  });

  test("An interrupted contest removes its waiting games from the queue", async () => {
    const contest = start(CONTEST);
    await until(async () => expect(await queue.getWaitingCount()).toBe(6));
    expect(contest.err()).toBe(
      `sw: no worker takes games from this queue yet. Start one with: sw arena worker --queue ${redis.url}\n`,
    );
    contest.process.kill("SIGINT");
    expect(await contest.ended).toBe(130);
    expect(await queue.getWaitingCount()).toBe(0);
  });

  test("An interrupted worker plays its game to the end and takes no other", async () => {
    const worker = startWorker();
    start(CONTEST);
    await untilPlaying();
    const over = await queue.getCompletedCount();
    worker.process.kill("SIGINT");
    expect(await worker.ended).toBe(130);
    expect(worker.err()).toBe("");
    expect(await queue.getActiveCount()).toBe(0);
    expect(await queue.getCompletedCount()).toBeLessThanOrEqual(over + 2);
  });
});

test.each([
  ["redis://me:secret@127.0.0.1:1/3", "the queue at redis://127.0.0.1:1/3 does not answer: ECONNREFUSED"],
  ["http://127.0.0.1", "--queue takes an address such as redis://host:6379"],
  ["nowhere", "--queue takes an address such as redis://host:6379"],
])("A queue at %s is rejected before a game is played", async (url, reason) => {
  for (const args of [CONTEST, "arena worker"]) {
    const { code, err } = await sw(fakeIo("."), `${args} --queue ${url}`);
    expect([code, err]).toEqual([2, `sw: ${reason}\n`]);
  }
});
