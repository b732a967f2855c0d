import { type Config, game, type State, type View } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import { isHidden, type Json, scripted } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { automa } from "../../src/solo/index.ts";
import { assignedIn, cardsIn, planIn } from "../../src/solo/memory.ts";
import { playGame, type Sat } from "./automa/games.ts";
import { ALL, act, BASE } from "./table.ts";

const LONG = process.env["SW_LONG"] !== undefined;

/** What the automa may keep between two decisions, and nothing besides. */
const KEPT = ["assigned", "cards", "kind", "plan"];

/** What the Empire decides about cards that somebody does not see: no pick of it may wait in a plan. */
const UNSEEN = ["discard-card", "hold-probe", "keep-card", "put-card"];

/** The action cards of the Empire whose names a viewer sees. */
function seenActions({ sides }: View): readonly string[] {
  return sides.imperial.actions.flat().flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
}

/** A memory that anybody who watches could write down as well. */
function expectOpen(memory: Json, state: State, kind: string): void {
  expect(KEPT).toEqual(expect.arrayContaining(Object.keys(memory ?? {})));
  for (const viewer of ["rebel", "spectator"] as const) {
    expect(seenActions(game.view(state, viewer))).toEqual(expect.arrayContaining([...cardsIn(memory)]));
  }
  if (UNSEEN.includes(kind)) expect(planIn(memory, kind)).toEqual([]);
  expect(assignedIn(memory) ?? state.round).toBeLessThanOrEqual(state.round);
}

describe("What the automa remembers", () => {
  it.each<[string, Partial<Config>]>([
    ["of the base box", BASE],
    ["with all of the expansion", ALL],
  ])("In a game %s the automa remembers a round, a plan and the names of face-up action cards", (name, config) => {
    let looked = 0;
    for (let each = 0; each < (LONG ? 30 : 1); each++) {
      playGame(config, `memory ${name} ${each}`, ({ state, decided }: Sat) => {
        expectOpen(decided.memory, state, game.decision(state)?.kind ?? "");
        looked += 1;
      });
    }
    expect(looked).toBeGreaterThan(20);
  });

  it("[solo.decision.early-promotion] The automa may remember a starting action card drawn by Early Promotion, because it is face up", () => {
    const spec = { config: ALL, active: "imperial" } as const;
    const asked = scenario({ ...spec, effect: { card: "early-promotion", by: "imperial" } });
    const { state, events } = act(asked, [{ type: "choose-option", subject: 0 }], ["according-to-my-design"]);
    const told = events.find(({ type }) => type === "cards-drawn");
    expect(told).toMatchObject({ cards: [{ card: "according-to-my-design" }], to: "hand" });
    for (const viewer of ["rebel", "spectator"] as const) {
      expect(seenActions(game.view(state, viewer))).toEqual(["according-to-my-design"]);
      expect(told && game.redact(told, viewer)).toMatchObject({ cards: [{ card: "according-to-my-design" }] });
    }
    const { memory } = automa(game.view(state, "imperial"), null, { chance: scripted([]) });
    expect(cardsIn(memory)).toEqual(["according-to-my-design"]);
    expectOpen(memory, state, "turn");
  });
});
