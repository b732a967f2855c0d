import { random } from "@sw/bots";
import { configOf, game } from "@sw/deckbuilder-core";
import { game as rebellion, configOf as rebellionConfig } from "@sw/rebellion-core";
import { expect, test } from "vitest";
import { hostAt } from "../../src/client/index.ts";
import { type BotHelpers, type HostedBot, type HostedGame, memoryStore } from "../../src/index.ts";
import { isAt } from "../helpers/hosted.ts";
import { meeting } from "../helpers/meeting.ts";

const { started, joins, ends } = meeting();

/** The Deckbuilding Game with bots. */
function withBots(bots: Readonly<Record<string, HostedBot>>): readonly HostedGame[] {
  return [{ game, config: configOf(), bots }];
}

test("A table of bots plays by itself, even after a restart, and a bot that fails or cheats is replaced by a random option", async () => {
  const store = memoryStore();
  const broken = { choose: () => ({ type: "cheat" }) };
  const games = withBots({ broken, random: { choose: random } });
  // nobody thinks yet at a host that looks at no clocks
  const idle = await started({ store, games, pulse: 1_000_000 });
  const { table } = await hostAt(idle.url).open({ seats: { empire: { bot: "random" }, rebel: { bot: "broken" } } });
  await ends(idle);
  const { url } = await started({ store, games, now: () => Date.now() + 10_000 });
  const watcher = joins([url], table);
  await watcher.until(isAt(40));
});

test("A bot is never offered to take back a pick, so that it reaches the end of a run of picks", async () => {
  const offered: unknown[] = [];
  const noting: HostedBot = {
    choose(_view, options, { chance }) {
      offered.push(...options);
      return options[chance.pick("action", options.length, String)];
    },
  };
  const games = [{ game: rebellion, config: rebellionConfig(), bots: { noting } }];
  const { url } = await started({ games });
  const { table } = await hostAt(url).open({ seats: { imperial: { bot: "noting" }, rebel: { bot: "noting" } } });
  await joins([url], table).until(isAt(60));
  const types = new Set(offered.map((action) => Object(action).type));
  expect([types.has("place"), types.has("unpick")]).toEqual([true, false]);
});

/** A bot that counts its decisions, and notes each count that it is given. */
function counting(given: unknown[]): HostedBot {
  return {
    memory: { decisions: 0 },
    choose(_view, options, { chance }, memory) {
      given.push(memory);
      const decisions = Object(memory).decisions + 1;
      return { action: options[chance.pick("action", options.length, String)], memory: { decisions } };
    },
  };
}

test("A bot with a memory keeps it after a restart", async () => {
  const store = memoryStore();
  const given: unknown[] = [];
  const games = withBots({ counting: counting(given), random: { choose: random } });
  const first = await started({ store, games });
  const { table } = await hostAt(first.url).open({ seats: { empire: { bot: "counting" }, rebel: { bot: "random" } } });
  const before = joins([first.url], table);
  await before.until(isAt(30));
  await ends(first);
  const { url } = await started({ store, games, now: () => Date.now() + 10_000 });
  const after = joins([url], table);
  await after.until(isAt(60));
  const counts = given.map((memory) => Object(memory).decisions);
  // a decision that was stopped as the first host was closed is asked again
  const once = counts.filter((count, index) => count !== counts[index - 1]);
  expect(once).toEqual(once.map((_, index) => index));
  expect(once.length).toBeGreaterThan(10);
});

test("A bot whose new memory is too large keeps its previous memory, and its action counts", async () => {
  const given: unknown[] = [];
  const hoarding: HostedBot = {
    memory: "little",
    choose(_view, options, { chance }, memory) {
      given.push(memory);
      return { action: options[chance.pick("action", options.length, String)], memory: "x".repeat(20_000) };
    },
  };
  const { url } = await started({ games: withBots({ hoarding, random: { choose: random } }) });
  const { table } = await hostAt(url).open({ seats: { empire: { bot: "hoarding" }, rebel: { bot: "random" } } });
  await joins([url], table).until(isAt(20));
  expect(new Set(given)).toEqual(new Set(["little"]));
});

test("A bot is signaled after four fifths of its time, and a random option is played for one that never answers", async () => {
  const stops: boolean[] = [];
  const silent: HostedBot = {
    budget: 50,
    choose: (_view, _options, { signal, isStopped }) => {
      stops.push(isStopped());
      return new Promise(() => signal.addEventListener("abort", () => stops.push(isStopped())));
    },
  };
  const { url } = await started({ games: withBots({ silent, random: { choose: random } }) });
  const { table } = await hostAt(url).open({ seats: { empire: { bot: "silent" }, rebel: { bot: "random" } } });
  await joins([url], table).until(isAt(3));
  expect(stops.slice(0, 2)).toEqual([false, true]);
});

test("A host that is closed stops its bots, and plays no option for those that had not answered", async () => {
  const store = memoryStore();
  let asked = (_helpers: BotHelpers): void => {};
  const thinking = new Promise<BotHelpers>((resolve) => {
    asked = resolve;
  });
  const slow: HostedBot = {
    budget: 3_600_000,
    choose: (_view, _options, helpers) => {
      asked(helpers);
      return new Promise(() => {});
    },
  };
  const host = await started({ store, games: withBots({ slow }), now: () => Date.now() + 10_000 });
  const { table } = await hostAt(host.url).open({ seats: { empire: { bot: "slow" }, rebel: { bot: "slow" } } });
  await hostAt(host.url).about(table);
  const { signal } = await thinking;
  await ends(host);
  expect(signal.aborted).toBe(true);
  expect(JSON.stringify((await store.load(table))?.snapshot)).toContain('"played":[]');
});

/** A bot that tells of two playouts at once, and of more when it is let go. */
function telling(letGo: Promise<void>): HostedBot {
  return {
    choose: async (_view, options, { tell }) => {
      for (const playouts of [200, 201, Number.NaN, -1]) tell(playouts);
      await letGo;
      return options[0];
    },
  };
}

test("A seat is told how far a bot has thought, in few messages, and spectators are not", async () => {
  let go = (): void => {};
  const letGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { url } = await started({ games: withBots({ telling: telling(letGo) }) });
  const { table, invitations } = await hostAt(url).open({ seats: { empire: { bot: "telling" } } });
  const watcher = joins([url], table);
  const { token } = await hostAt(url).claim(table, { seat: "rebel", invitation: invitations["rebel"] ?? "" });
  const rebel = joins([url], table, token);
  await rebel.until(isAt(0));
  go();
  await rebel.until(({ thoughts }) => thoughts.length > 1);
  await watcher.until(isAt(2));
  expect(rebel.thoughts.map(([seat, , playouts]) => [seat, playouts]).slice(0, 2)).toEqual([
    ["empire", 200],
    ["empire", 200],
  ]);
  expect([new Set(rebel.thoughts.map(([, seq]) => seq)).size, watcher.thoughts]).toEqual([rebel.thoughts.length, []]);
});

test("Nobody is told of a bot's thoughts while several seats choose in secret", async () => {
  const games = [{ game, config: configOf({ mode: "secret-bases" }), bots: { telling: telling(Promise.resolve()) } }];
  const { url } = await started({ games });
  const { table, invitations } = await hostAt(url).open({ seats: { rebel: { bot: "telling" } } });
  const { token } = await hostAt(url).claim(table, { seat: "empire", invitation: invitations["empire"] ?? "" });
  const empire = joins([url], table, token, "chooses");
  await empire.until(isAt(1));
  const { told } = empire;
  const secret = told.flatMap((report) => {
    if (!("view" in report) || typeof report.view !== "object" || report.view === null) return [];
    const { decision } = report.view as { decision: { simultaneous: readonly string[] } | null };
    return (decision?.simultaneous.length ?? 0) > 0 ? [report.seq] : [];
  });
  expect(secret.length).toBeGreaterThan(0);
  expect(empire.thoughts.filter(([, seq]) => secret.includes(seq))).toEqual([]);
});
