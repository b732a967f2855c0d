import { seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { type SideSpec, scenario, truth } from "../../../src/testing/index.ts";
import { answers, playing } from "../../helpers/commands.ts";

const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;
const STORM = "stormtroopers";
const REBELS = { unit: "rebel-troopers", at: [1700, 850], defeated: 3 } as const;
const stand = (unit: string, x: number, more: object = {}) => ({ unit, at: [x, 100] as const, defeated: 3, ...more });

describe("order tokens that lie facedown on a card", () => {
  const mine: SideSpec = {
    faction: "galactic-empire",
    units: [MAUL, stand(STORM, 800), stand(STORM, 1000), stand("scout-troopers", 1200)],
  };
  const held = (rank: string): State =>
    answers(playing("ploy", mine, { units: [REBELS] }).state, `choose-option sets-${rank}`);

  it("[leg.info.hand-secret] To a viewer who does not know a facedown order token, it could be any token of the pool", () => {
    const state = held("special-forces");
    const guesses = (viewer: "player-1" | "player-2"): readonly string[] => {
      const view = game.view(state, viewer);
      const worlds = Array.from({ length: 12 }, (_, number) => game.determinize(view, seeded(number)));
      for (const world of worlds) expect(game.view(world, viewer)).toEqual(view);
      const ranks = worlds.flatMap(({ sides: [own] }) => own.heldOrders ?? []);
      return [...new Set(ranks)].sort();
    };
    expect(guesses("player-1")).toEqual(["special-forces"]);
    expect(guesses("player-2")).toEqual(["corps", "operative", "special-forces"]);
    const answer = { label: "held:player-1", answer: "corps" };
    const truths = truth(state, game.view(state, "player-2"));
    expect(truths).toContainEqual({ ...answer, answer: "special-forces" });
    expect(truths).not.toContainEqual(answer);
  });

  it("[leg.activation.choose-draw] A player whose remaining order tokens are all held on a card uses them one after the other", () => {
    const state = scenario({
      "player-1": {
        units: [MAUL, stand(STORM, 800)],
        revealed: "ploy",
        hand: [],
        orderPool: {},
        heldOrders: ["corps"],
        faction: "galactic-empire",
      },
      "player-2": { units: [REBELS], hand: [], orderPool: {} },
    });
    expect(state.sides[0].heldOrders).toEqual([]);
    expect(game.decision(state)).toMatchObject({ kind: "action", context: { unit: "p1.1" } });
  });
});
