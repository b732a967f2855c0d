import { configOf, type DeckbuilderTypes, game, type Seat } from "@sw/deckbuilder-core";
import { expectOk } from "@sw/tabletop";
import { createReferee, type Progress, type StoredTable } from "@sw/tabletop/referee";
import { expect, it } from "vitest";

type Hosted = StoredTable<DeckbuilderTypes>;

const referee = createReferee(game);
const players = { empire: "ann", rebel: "bob" };
const opened = expectOk(referee.open({ config: configOf({ mode: "secret-bases" }), seed: "hosted", seats: players }));

function choose(table: Hosted, seat: Seat, subject: string): Progress<DeckbuilderTypes> {
  const message = { type: "act", seat, seq: table.seq, action: { type: "choose-base", subject } };
  return expectOk(referee.receive(table, players[seat], message));
}

/** The keys of what a seat is offered. */
function offered(table: Hosted, seat: Seat, judge = referee): readonly string[] {
  const [delivery] = expectOk(judge.receive(table, players[seat], { type: "sync" })).deliveries;
  const report = delivery?.report;
  return report?.type === "sync" ? report.options.map((option) => game.actionKey(option)) : [];
}

it("[dbg.mode.secret-choose-four] A player is offered all nine other bases at once, and a bot only one order of them", () => {
  expect(offered(opened, "empire")).toHaveLength(9);
  expect(offered(opened, "rebel")).toHaveLength(9);
  expect(offered(opened, "empire", createReferee(game, { picks: "canonical" }))).toHaveLength(6);
});

it("[tt.decision.picks] After a base has been chosen, all others and taking it back are offered", () => {
  const last = offered(opened, "empire").at(-1)?.split(" ")[1] ?? "";
  const rebels = offered(opened, "rebel")[0]?.split(" ")[1] ?? "";
  const held = choose(opened, "rebel", rebels).table;
  const { table } = choose(held, "empire", last);
  const now = offered(table, "empire");
  expect(now.filter((key) => !key.startsWith("unpick"))).toHaveLength(8);
  expect(now.filter((key) => key.startsWith("unpick"))).toHaveLength(1);
});

it("A secretly chosen base stays held while the other player chooses four", () => {
  const [one = "", two = ""] = offered(opened, "empire").map((key) => key.split(" ")[1] ?? "");
  const held = choose(opened, "rebel", offered(opened, "rebel")[0]?.split(" ")[1] ?? "").table;
  const { table, deliveries } = choose(choose(held, "empire", one).table, "empire", two);
  expect(deliveries.map(({ report }) => report.type)).not.toContain("returned");
  expect(table.held).toEqual(held.held);
  expect(referee.awaited(table)).toEqual(["empire"]);
});
