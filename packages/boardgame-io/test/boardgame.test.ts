import { configOf, type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { at } from "@sw/tabletop";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { boardgame, onlyMoves } from "../src/index.ts";
import { created, type Hosting, hosting, posted, type Seated, seated } from "./server.ts";

const CONFIG = configOf({ bases: 2 });
const client = boardgame(game, { config: CONFIG });

let host: Hosting;
let match = "";
let players: readonly Seated<DeckbuilderTypes>[] = [];
let watching: Seated<DeckbuilderTypes>;
beforeAll(async () => {
  host = await hosting({
    ...boardgame(game, { config: CONFIG, secret: "a secret of this test alone: 0123456789abcdef" }),
    seed: "0",
  });
});
afterAll(() => host.close());
beforeEach(async () => {
  match = await created(host.port, game.id, 2);
  players = await Promise.all(["0", "1"].map((id) => seated(client, host.port, match, id)));
  watching = await seated(client, host.port, match);
  await until(() => expect(everybody().map((one) => one.shown()?.seq)).toEqual([0, 0, 0]));
});
afterEach(() => {
  for (const each of everybody()) each.stop();
});

const everybody = (): readonly Seated<DeckbuilderTypes>[] => [...players, watching];
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const decider = (): Seated<DeckbuilderTypes> =>
  at(
    players.filter((one) => (one.shown()?.options.length ?? 0) > 0),
    0,
  );
const waiting = (): Seated<DeckbuilderTypes> =>
  at(
    players.filter((one) => one !== decider()),
    0,
  );
const act = (player: Seated<DeckbuilderTypes>, seq = 0): void => player.send("act", seq, decider().shown()?.options[0]);

test("Each client gets its own view with its options, and a spectator gets the public view", () => {
  expect(players.map((one) => one.shown()?.view.viewer)).toEqual([...game.seats]);
  expect(watching.shown()).toMatchObject({ view: { viewer: "spectator" }, options: [], held: null });
  expect(decider().shown()?.options).toEqual(game.options(expectView(decider()), { picks: "all" }));
  expect(waiting().shown()?.options).toEqual([]);
});

test("An accepted move gives all clients the next position and the events that they may see", async () => {
  act(decider());
  await until(() => expect(everybody().map((one) => one.shown()?.seq)).toEqual([1, 1, 1]));
  for (const each of everybody())
    expect(each.shown()).toMatchObject({ refused: null, events: [{ type: "card-played" }, {}] });
});

test("A refused move changes nothing, and only its sender gets the rule", async () => {
  const [asked, other] = [decider(), waiting()];
  act(other);
  await until(() =>
    expect(other.shown()?.refused).toMatchObject({ rule: "tt.decision.decider", code: "not-the-decider" }),
  );
  act(asked, 7);
  await until(() => expect(asked.shown()?.refused).toMatchObject({ rule: "tt.referee.message" }));
  expect(other.shown()?.refused).toBeNull();
  asked.send("act", 0, { type: "win" });
  await until(() =>
    expect(asked.shown()?.refused).toMatchObject({ code: expect.not.stringMatching("older-position") }),
  );
  expect(everybody().map((one) => one.shown()?.seq)).toEqual([0, 0, 0]);
  act(asked);
  await until(() => expect(asked.shown()).toMatchObject({ seq: 1, refused: null }));
});

test("A player who concedes loses, and boardgame.io ends the match", async () => {
  const [asked, other] = [decider(), waiting()];
  asked.send("concede", 0);
  await until(() => expect(everybody().every((one) => one.isOver())).toBe(true));
  expect(asked.shown()?.outcome).toMatchObject({ winners: [other.shown()?.view.viewer], reason: "concession" });
});

test("An action that has revealed something cannot be undone", async () => {
  const asked = decider();
  act(asked);
  await until(() => expect(asked.shown()?.seq).toBe(1));
  asked.send("undo", 1);
  await until(() => expect(asked.shown()).toMatchObject({ seq: 1, refused: { rule: "tt.referee.undo" } }));
});

test("Moves of a spectator are ignored", async () => {
  act(watching);
  act(decider());
  await until(() => expect(watching.shown()?.seq).toBe(1));
});

test("A client that sends something other than a move does not end the match", async () => {
  const asked = decider();
  for (const type of ["RESET", "UPDATE", "SYNC", "UNDO", "GAME_EVENT"]) asked.forge(type);
  act(asked);
  await until(() => expect(watching.shown()?.seq).toBe(1));
  expect(everybody().some((one) => one.isOver())).toBe(false);
});

test("A match takes its configuration from the setup data, and is not created with a configuration that the game rejects", async () => {
  const other = await created(host.port, game.id, 2, configOf({ bases: 3 }));
  const player = await seated(client, host.port, other, "0");
  await until(() => expect(player.shown()?.view.config).toMatchObject({ bases: 3 }));
  player.stop();
  await expect(created(host.port, game.id, 2, { bases: -1 })).rejects.toThrow(/^400 .*dbg\.|^400 .*tt\./);
  await expect(created(host.port, game.id, 3)).rejects.toThrow("400");
  await expect(posted(host.port, `${game.id}/${match}/join`, { playerID: "2", playerName: "third" })).rejects.toThrow(
    "404",
  );
});

test("A match cannot be played without a secret", () => {
  const G = { undealt: { setupData: null, salt: "1 2" } };
  expect(() => client.playerView?.({ G, ctx: {} as never, playerID: "0" })).toThrow("takes a secret");
});

test("A boardgame.io bot gets the options of its seat", () => {
  const shown = decider().shown();
  if (shown === undefined) throw new Error("nothing is shown");
  const moves = shown.options.map((action) => ({ move: "act", args: [0, action] }));
  expect(client.ai?.enumerate(shown, {} as never, "0")).toEqual(moves);
  expect(moves.length).toBeGreaterThan(0);
});

test("Guarding a server whose transport is not socket.io throws", () => {
  expect(() => onlyMoves({ app: {} }, game)).toThrow("whose transport is socket.io");
});

function expectView(player: Seated<DeckbuilderTypes>): DeckbuilderTypes["View"] {
  const view = player.shown()?.view;
  if (view === undefined) throw new Error("nothing is shown");
  return view;
}
