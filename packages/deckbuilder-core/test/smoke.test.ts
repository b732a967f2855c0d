import { expectOk, scripted } from "@sw/tabletop";
import { catalogueFaults, game } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { expectIllegal, pieceId, play, scenario, truth } from "@sw/deckbuilder-core/testing";
import { expect, it } from "vitest";

it("plays a scenario", () => {
  expect(catalogueFaults(defaultCatalogue)).toEqual([]);
  const state = scenario({ active: "rebel", row: ["director-krennic"], rebel: { play: ["rebel-commando", "x-wing"] }, force: 0 });
  const a = pieceId(state, "rebel-commando");
  const b = pieceId(state, "x-wing");
  const end = play(state, [
    { type: "commit", subject: a, target: 0 },
    { type: "commit", subject: b, target: 0 },
    { type: "attack", subject: 0 },
    { type: "accept" },
  ], {draws: ["lobot"]});
  expect(end.state.resources).toBe(3);
  expect(end.state.force).toBe(2);
  expectIllegal(game.apply(end.state, { type: "commit", subject: a, target: "base" }), "dbg.commit.one-attack-each");
});

it("determinizes to the truth", () => {
  const state = expectOk(game.setup({ mode: "full-galaxy", bases: 3, bribing: false }, 5)).state;
  for (const viewer of ["empire", "rebel", "spectator"] as const) {
    const view = game.view(state, viewer);
    expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
  }
});
