import { configOf, fourPlayerGame, game, threePlayerGame } from "@sw/rebellion-core";
import { expectOk } from "@sw/tabletop";
import { createReferee } from "@sw/tabletop/referee";
import { describe, expect, expectTypeOf, test } from "vitest";

/** Who may sit at the tables of a referee, by its types. */
type Seated<R extends { open(opening: never): unknown }> = keyof Parameters<R["open"]>[0]["seats"];

describe("a table of Rebellion", () => {
  const two = createReferee(game);
  const three = createReferee(threePlayerGame);
  const four = createReferee(fourPlayerGame);

  test("The types require a player for each seat of the game with its number of players, and for no other seat", () => {
    expectTypeOf<Seated<typeof two>>().toEqualTypeOf<"rebel" | "imperial">();
    expectTypeOf<Seated<typeof three>>().toEqualTypeOf<"rebel" | "imperial-admiral" | "imperial-general">();
    expectTypeOf<Seated<typeof four>>().toEqualTypeOf<
      "rebel-admiral" | "rebel-general" | "imperial-admiral" | "imperial-general"
    >();
  });

  test("A table for two can be opened with two players", () => {
    const table = expectOk(two.open({ config: configOf(), seed: "two", seats: { rebel: "ann", imperial: "bob" } }));
    expect(two.awaited(table).length).toBeGreaterThan(0);
  });

  test("[tt.decision.picks] Players are offered every leader to assign, whichever leader they assign first", () => {
    const config = configOf({ setup: "first-game" });
    let table = expectOk(two.open({ config, seed: "two", seats: { rebel: "ann", imperial: "bob" } }));
    const offers = () => {
      const [seat = "rebel"] = two.awaited(table);
      const [delivery] = expectOk(two.receive(table, seat === "rebel" ? "ann" : "bob", { type: "sync" })).deliveries;
      const report = delivery?.report;
      return { seat, options: report?.type === "sync" ? report.options : [] };
    };
    const assigning = () => offers().options.filter(({ type }) => type === "assign");
    while (assigning().length === 0) {
      const { seat, options } = offers();
      const message = { type: "act", seat, seq: table.seq, action: options[0] };
      table = expectOk(two.receive(table, seat === "rebel" ? "ann" : "bob", message)).table;
    }
    const { seat } = offers();
    const before = assigning();
    const last = before.at(-1);
    const message = { type: "act", seat, seq: table.seq, action: last };
    table = expectOk(two.receive(table, seat === "rebel" ? "ann" : "bob", message)).table;
    if (game.decision(table.state)?.kind === "second-leader") {
      const done = { type: "act", seat, seq: table.seq, action: { type: "done" } };
      table = expectOk(two.receive(table, seat === "rebel" ? "ann" : "bob", done)).table;
    }
    const leaders = (options: typeof before) => new Set(options.map((option) => "subject" in option && option.subject));
    expect(leaders(assigning()).size).toBe(leaders(before).size - 1);
  });
});
