import { game as deckbuilder, configOf as deckbuilderConfig } from "@sw/deckbuilder-core";
import { game as legion } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { game as rebellion, configOf as rebellionConfig } from "@sw/rebellion-core";
import { type Game, type GameTypes, seeded } from "@sw/tabletop";
import { expect, test, vi } from "vitest";
import { boardgame } from "../src/index.ts";
import { created, hosting, type Seated, seated, tap } from "./server.ts";

/** Moves of a player of Rebellion and Legion after which it gives up; the long run plays them to the end by their own rules. */
const MOST: number = process.env["SW_LONG"] === undefined ? 60 : 10_000;

const SECRET = "a secret of this test alone: 0123456789abcdef";

/** A match that was played to its end over sockets. */
interface Match {
  /** How often a client was shown an answer of its own that waited for the other's. */
  readonly held: number;
  /** How often a client was told that a move of its was refused. */
  readonly refused: number;
  /** Everything that the server sent to each player, to the end and before the first move. */
  readonly heard: readonly string[];
  readonly first: readonly string[];
  /** What it stored at the end. */
  readonly table: { readonly seed: unknown; readonly state: unknown; readonly played: readonly unknown[] };
}

/**
 * Two clients play one of their options at random, whenever they have any, until the match is over; each gives up after so many moves.
 * Both are told how it ended.
 */
async function played<T extends GameTypes>(
  game: Game<T>,
  config: T["Config"],
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Match> {
  const host = await hosting({ ...boardgame(game, { config, secret: SECRET }), seed });
  const wires = await Promise.all(game.seats.map(() => tap(host.port)));
  try {
    const client = boardgame(game, { config });
    const match = await created(host.port, game.id, game.seats.length);
    const players = await Promise.all(wires.map(({ port }, index) => seated(client, port, match, String(index))));
    await vi.waitFor(() => expect(players.every((player) => player.shown() !== undefined)).toBe(true), {
      timeout: 20_000,
    });
    const first = wires.map((wire) => wire.heard());
    const met = players.map((player, index) => playing(game, player, `random ${index}`, most));
    await vi.waitFor(() => expect(players.every((player) => player.isOver())).toBe(true), {
      timeout: 170_000,
      interval: 20,
    });
    const [outcome, others] = players.map((player) => player.shown()?.outcome);
    expect(outcome).toMatchObject({ rule: expect.any(String), reason: expect.any(String) });
    expect(others).toEqual(outcome);
    for (const [index, player] of players.entries()) expectOwnMovesAlone(player, String(index));
    for (const player of players) player.stop();
    return {
      held: met.reduce((sum, one) => sum + one().held, 0),
      refused: met.reduce((sum, one) => sum + one().refused, 0),
      heard: wires.map((wire) => wire.heard()),
      first,
      table: await host.table(match),
    };
  } finally {
    for (const wire of wires) await wire.close();
    await host.close();
  }
}

/** Answers for a player from now on, and counts what it meets. */
function playing<T extends GameTypes>(
  game: Game<T>,
  player: Seated<T>,
  seed: string,
  most: number,
): () => { held: number; refused: number } {
  const chance = seeded(seed);
  const met = { held: 0, refused: 0 };
  let [answered, moves] = [-1, 0];
  player.onChange(() => {
    const shown = player.shown();
    if (shown === undefined) return;
    if (shown.held !== null) met.held += 1;
    if (shown.refused !== null) met.refused += 1;
    if (shown.options.length === 0 || shown.seq === answered) return;
    answered = shown.seq;
    moves += 1;
    if (moves > most) return player.send("concede", shown.seq);
    const options = game.options(shown.view);
    player.send("act", shown.seq, options[chance.pick("option", options.length, String)]);
  });
  return () => met;
}

/** The log of a client tells what it sent itself, and of others only that they moved. */
function expectOwnMovesAlone<T extends GameTypes>(player: Seated<T>, playerID: string): void {
  const log = player.log();
  expect(log.filter((move) => move.playerID !== playerID).length).toBeGreaterThan(20);
  for (const move of log) expect(move.args === null).toBe(move.playerID !== playerID);
}

/** The server sent options and views, but neither its secret, nor the seed, nor where its generator stands, nor what it stores. */
function expectNoSecrets({ heard, table }: Match): void {
  expect(heard.every((sent) => sent.includes('"options":['))).toBe(true);
  const { words } = table.state as { readonly words: unknown };
  expect(words).toBeDefined();
  for (const secret of [SECRET, String(table.seed), JSON.stringify(words), '"words":', '"told":', '"played":'])
    expect(
      heard.some((sent) => sent.includes(secret)),
      secret,
    ).toBe(false);
}

const LONG = { timeout: 180_000 };

test("Two clients finish a match of the Deckbuilding Game, and the server sends no secret", LONG, async () => {
  const match = await played(deckbuilder, deckbuilderConfig({ bases: 2 }), "0");
  expectNoSecrets(match);
  expect(match).toMatchObject({ held: 0, refused: 0 });
});

test(
  "Two clients finish a match of Rebellion with secret choices at the same time, and the server sends no secret",
  LONG,
  async () => {
    const match = await played(rebellion, rebellionConfig(), "3", MOST);
    expectNoSecrets(match);
    expect(match.refused).toBe(0);
    expect(match.held).toBeGreaterThan(0);
  },
);

test("Two clients finish a skirmish of Legion, and the server sends no secret", LONG, async () => {
  const match = await played(legion, SKIRMISH, "1", MOST);
  expectNoSecrets(match);
  expect(match.refused).toBe(0);
  // A card of each command hand, which its owner alone is sent.
  const [empire = "", rebels = ""] = match.first;
  expect([empire, rebels].map((sent) => sent.includes("covert-observation"))).toEqual([true, false]);
  expect([empire, rebels].map((sent) => sent.includes("no-time-for-sorrows"))).toEqual([false, true]);
});
