import { HIDDEN, pileCards, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario, truth } from "../../../src/testing/index.ts";
import { answers, handOf, offered, playing } from "./helpers.ts";

const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;
const KRENNIC = { unit: "director-orson-krennic-architect-of-terror", at: [400, 200] } as const;
const KALLUS = { unit: "agent-kallus-hunter-of-spectres", at: [400, 200] } as const;
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

  it("[leg.command.timing-4-start-activation] Ploy lays a token of its player's choice facedown as the Activation Phase starts, to be used instead of a draw", () => {
    const asked = playing("ploy", mine, { units: [REBELS] }).state;
    expect(game.decision(asked)).toMatchObject({ kind: "mission", context: { card: "ploy" } });
    expect(offered(asked)).toEqual([
      "choose-option sets-operative",
      "choose-option sets-corps",
      "choose-option sets-special-forces",
    ]);
    const laid = answers(asked, "choose-option sets-special-forces");
    expect(laid.sides[0]).toMatchObject({ heldOrders: ["special-forces"], orderPool: { corps: 2, operative: 1 } });
    const drawing = laid;
    expect(offered(drawing)).toEqual(["choose-option from-the-pool", "choose-option uses-special-forces"]);
    const used = play(drawing, [{ type: "choose-option", subject: "uses-special-forces" }]);
    expect(used.events).toContainEqual(expect.objectContaining({ type: "order-drawn", rank: "special-forces" }));
    expect(used.state.sides[0].heldOrders).toEqual([]);
    const kept = answers(drawing, "choose-option from-the-pool");
    expect(kept.sides[0].heldOrders).toEqual(["special-forces"]);
  });

  it("[leg.info.hand-secret] Which token lies facedown on Ploy its player alone sees, and the other sees the same whichever it is", () => {
    const [one, other] = [held("corps"), held("operative")];
    expect(game.view(one, "player-2")).toEqual(game.view(other, "player-2"));
    expect(game.view(one, "player-2").sides["player-1"]).toMatchObject({
      heldOrders: [HIDDEN],
      orderPool: { corps: 2, operative: 1, "special-forces": 1 },
    });
    expect(game.view(one, "player-1").sides["player-1"]).toMatchObject({ heldOrders: ["corps"] });
    expect(game.view(one, "player-1")).not.toEqual(game.view(other, "player-1"));
  });

  it("[leg.info.hand-secret] Whoever does not know which token lies facedown takes it for any of the pool", () => {
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

  it("[leg.activation.choose-draw] The last tokens of a player may all be held, and are used one after the other", () => {
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

  it("[leg.command.timing-4-start-activation] Voracious Ambition lays three tokens of the pool facedown by chance, and one of them may be used for a draw", () => {
    const units = [
      KRENNIC,
      stand(STORM, 800),
      stand(STORM, 1000),
      stand("scout-troopers", 1200),
      stand("scout-troopers", 1400),
    ];
    const { state } = playing("voracious-ambition", { units }, { units: [REBELS] });
    const pool = Object.values(state.sides[0].orderPool).reduce((sum, count) => sum + count, 0);
    expect([state.sides[0].heldOrders?.length, pool]).toEqual([3, 1]);
    const [rank = ""] = state.sides[0].heldOrders ?? [];
    const asked = answers(state, "draw-order");
    expect(offered(asked)).toContain("choose-option from-the-pool");
    expect(offered(asked)).toContain(`choose-option uses-${rank}`);
  });
});

describe("ISB Investigation", () => {
  const hand = ["push", "assault", "standing-orders", "ambush"];
  const scene = (): State =>
    scenario({
      phase: "command",
      "player-1": {
        units: [KALLUS, stand(STORM, 800)],
        hand: ["isb-investigation", "implacable"],
        faction: "galactic-empire",
      },
      "player-2": { units: [{ unit: "leia-organa-fearless-and-inventive", at: [1500, 800] }, REBELS], hand },
    });
  const named = (pips: number): State =>
    answers(scene(), "choose-command isb-investigation", "choose-command ambush", `choose-option pips-${pips}`);

  it("[leg.command.timing-2-untimed] ISB Investigation lays the opponent's cards of the pips that are named aside, faceup", () => {
    const asked = answers(scene(), "choose-command isb-investigation", "choose-command ambush");
    expect(offered(asked)).toEqual([
      "choose-option pips-0",
      "choose-option pips-1",
      "choose-option pips-2",
      "choose-option pips-3",
      "choose-option pips-4",
    ]);
    const state = named(2);
    expect(handOf(state, 1)).toEqual(["assault", "standing-orders"]);
    expect(game.view(state, "player-1").sides["player-2"].laidAside).toEqual(["push"]);
    expect(pileCards(state.sides[1].hand)).toHaveLength(2);
  });

  it("[leg.end.discard] Cards that ISB Investigation laid aside come back once their player has revealed one in a later round, and it stays until then", () => {
    const later = (laidAside: readonly string[]): State =>
      scenario({
        phase: "command",
        round: 3,
        "player-1": { units: [KALLUS], hand: ["push"], permanents: ["isb-investigation"], faction: "galactic-empire" },
        "player-2": {
          units: [{ unit: "leia-organa-fearless-and-inventive", at: [1500, 800] }, REBELS],
          hand: ["assault", "standing-orders"],
          laidAside,
        },
      });
    const chosen = answers(later(["push"]), "choose-command push", "choose-command assault");
    expect([...handOf(chosen, 1)].sort()).toEqual(["push", "standing-orders"]);
    expect(chosen.sides[0]).toMatchObject({ permanents: [] });
    expect(chosen.sides[0].discard).toHaveLength(1);
    expect(chosen.sides[1].laidAside).toEqual([]);
  });

  it("[leg.end.discard] ISB Investigation is discarded at the end of its round if it has laid nothing aside", () => {
    const end = (laidAside: readonly string[]): State => {
      const state = scenario({
        activating: "p1.0",
        "player-1": { units: [KALLUS], hand: [], revealed: "isb-investigation", orderPool: {} },
        "player-2": { units: [{ ...REBELS, order: "facedown" }], hand: [], laidAside, orderPool: {} },
      });
      return answers(state, "done");
    };
    expect(end(["push"]).sides[0]).toMatchObject({ permanents: [expect.any(Number)], discard: [] });
    expect(end([]).sides[0]).toMatchObject({ permanents: [], discard: [expect.any(Number)] });
  });
});
