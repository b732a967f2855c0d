import { configOf, game } from "@sw/deckbuilder-core";
import { expectIllegal, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { END, play } from "../turn/table.ts";

describe("overview", () => {
  it("[dbg.overview.two-players] Two players play the Empire and the Rebels, and one of them wins", () => {
    expect(game.seats).toEqual(["empire", "rebel"]);
    const { state } = expectOk(game.setup(configOf(), "two"));
    expect(state.sides).toHaveLength(2);
    expectIllegal(game.apply(state, END, { by: "rebel" }), "tt.decision.decider");
    expect(game.apply(state, END, { by: "empire" })).toMatchObject({ ok: true });
    const last = scenario({
      empire: { play: ["stormtrooper"], victory: ["hoth", "mon-cala"] },
      rebel: { base: { card: "dantooine", damage: 7 } },
    });
    const { state: over } = play(last, [
      { type: "commit", subject: 1, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(game.outcome(over)).toMatchObject({ winners: ["empire"], margin: { empire: 3, rebel: -3 } });
  });
});
