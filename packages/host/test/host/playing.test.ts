import { expectOk } from "@sw/tabletop";
import { verifyFairness } from "@sw/tabletop/referee";
import { expect, test } from "vitest";
import { hostAt } from "../../src/client/index.ts";
import { memoryStore } from "../../src/index.ts";
import { GAMES, hostedGame, isAt, type Seated, seatedTable } from "../helpers/hosted.ts";
import { meeting } from "../helpers/meeting.ts";

const { started, joins, ends } = meeting();

test.each(GAMES.map(({ game }) => game.id))(
  "Two people play %s over connections and concede, and both can verify the record",
  async (id) => {
    const { url } = await started();
    const { table, tokens } = await seatedTable(url, { game: id });
    const seats = Object.keys(tokens);
    const players = seats.map((seat) => joins([url], table, tokens[seat], `plays ${seat}`));
    const watcher = joins([url], table);
    for (const player of players) await player.until(isAt(12));
    const [one] = players;
    if (one === undefined) throw new Error("no players");
    const seat = one.seat;
    expect(seats).toContain(seat);
    const over = (seated: Seated) => seated.last()?.outcome != null;
    while (!over(one)) await one.connection.send({ type: "concede", seat, seq: one.last()?.seq ?? 0 });
    for (const everybody of [...players, watcher]) await everybody.until(over);
    await one.until(({ abouts }) => abouts.at(-1)?.state === "over");
    const record = await hostAt(url).record(table);
    const game = hostedGame(id);
    for (const player of players) {
      const seen = player.told.flatMap((report) => (report.type === "step" ? [report.view] : []));
      const witness = { seat: player.seat, commitment: player.abouts[0]?.commitment ?? "", seen };
      expectOk(verifyFairness(game, record, witness));
      expect(verifyFairness(game, record, { ...witness, commitment: "0" }).ok).toBe(false);
    }
  },
);

test("A host that restarts with the same store continues its tables, and clients reconnect automatically", async () => {
  const store = memoryStore();
  const first = await started({ store });
  const { table, tokens } = await seatedTable(first.url);
  const second = await started({ store });
  const players = Object.entries(tokens).map(([seat, token]) => joins([first.url, second.url], table, token, seat));
  for (const player of players) await player.until(isAt(30));
  await ends(first);
  for (const player of players) await player.until(isAt(60));
  expect(players.map((player) => player.joins)).toEqual([2, 2]);
});

test("A repeated key gets the same answer, and its message is applied only once", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url);
  const [token] = Object.values(tokens);
  const post = async (body: unknown): Promise<readonly [number, unknown]> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/tables/${table}/actions`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()];
  };
  const body = { key: "once", seq: 0, action: { type: "end-turn" } };
  expect(await post(body)).toEqual([200, { ok: true }]);
  expect(await post(body)).toEqual([200, { ok: true }]);
  const [status, answer] = await post({ ...body, key: "another" });
  expect([status, answer]).toMatchObject([422, { ok: false, violation: { code: "stale" } }]);
});
