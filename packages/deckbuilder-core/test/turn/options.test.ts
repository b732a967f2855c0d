import { type Action, type Config, configOf, DEFAULT_CONFIG, game, MODES } from "@sw/deckbuilder-core";
import { expectIllegal, type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { allowed, END, legal, only, play, refused, side, table, VIEWERS } from "./table.ts";

function bribe(slot: number): Action {
  return { type: "bribe", subject: slot };
}

/** The Empire's turn with the example's neutral cards in the row. */
function tempting(config: Partial<Config>, spec: Scenario = {}): Scenario {
  return { config, resources: 5, row: ["rodian-gunslinger", "c-roc-cruiser", "tie-fighter", "x-wing"], ...spec };
}

describe("agreeing on options", () => {
  it("[dbg.option.combine] Every mode can be combined with every number of bases, with and without bribing", () => {
    for (const mode of MODES.filter((one) => one !== "pairs")) {
      for (const bases of [2, 3, 4, 5]) {
        for (const bribing of [false, true]) {
          const config = { mode, bases, bribing };
          let { state } = expectOk(game.setup(config, `combine ${bases}`));
          while (game.decision(state)?.kind === "secret-bases") {
            const [first] = game.legalActions(state);
            if (first === undefined) break;
            state = expectOk(game.apply(state, first)).state;
          }
          expect(table(state).config).toEqual(config);
          expect(game.decision(state)).toMatchObject({ kind: "actions" });
          expect(game.parse.config(config)).toEqual({ ok: true, value: config });
        }
      }
    }
    const spec = tempting(
      { mode: "full-galaxy", bases: 2, bribing: true },
      {
        empire: { victory: ["hoth"], play: ["at-at"] },
        rebel: { base: { card: "bespin", damage: 8 } },
      },
    );
    const { state } = play(scenario(spec), [
      bribe(0),
      { type: "commit", subject: 1, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(game.outcome(state)?.winners).toEqual(["empire"]);
  });

  it("[dbg.option.length-range] A game may be played to 2 to 5 bases, and defaults to 3", () => {
    expect(DEFAULT_CONFIG.bases).toBe(3);
    expect(configOf({ bribing: true }).bases).toBe(3);
    for (const bases of [2, 3, 4, 5]) expect(game.setup(configOf({ bases }), 1)).toMatchObject({ ok: true });
    for (const bases of [-1, 0, 1, 6, 10, 2.5, Number.NaN]) {
      expectIllegal(game.setup(configOf({ bases }), 1), "dbg.option.length-range");
    }
    for (const bases of [1, 6])
      expectIllegal(game.parse.config({ ...DEFAULT_CONFIG, bases }), "dbg.option.length-range");
  });

  it("[dbg.option.length-agreed] Both players see the number of bases before the first turn, and it does not change", () => {
    for (const bases of [2, 5]) {
      const { state, events } = expectOk(game.setup(configOf({ bases }), "agreed"));
      for (const viewer of VIEWERS) {
        expect(game.view(state, viewer).config.bases).toBe(bases);
        expect(events[0] && game.redact(events[0], viewer)).toMatchObject({ type: "game-started", bases });
      }
      const { state: later } = play(state, [END, END, END]);
      expect(table(later).config).toEqual(configOf({ bases }));
    }
  });
});

describe("neutral cards", () => {
  it("[dbg.option.neutral-not-attackable] Neutral cards cannot be hunted or sabotaged, with or without bribing", () => {
    for (const bribing of [false, true]) {
      const hunt = scenario(tempting({ bribing }, { empire: { play: ["at-at"] } }));
      for (const target of [0, 1])
        refused(hunt, { type: "commit", subject: 1, target }, "dbg.option.neutral-not-attackable");
      allowed(hunt, { type: "commit", subject: 1, target: 3 });
      const sabotage = scenario(tempting({ bribing }, { active: "rebel", rebel: { play: ["luke-skywalker"] } }));
      for (const target of [0, 1])
        refused(sabotage, { type: "commit", subject: 101, target }, "dbg.option.neutral-not-attackable");
      allowed(sabotage, { type: "commit", subject: 101, target: 2 });
    }
  });

  it("[dbg.option.bribe] A neutral card may be bribed into the galaxy discard pile for resources equal to its cost", () => {
    const state = scenario(tempting({ bribing: true }));
    const { state: after, events } = play(state, [bribe(0)]);
    expect(only(events, "resources-spent", "card-bribed")).toMatchObject([
      { type: "resources-spent", amount: 2, rule: "dbg.option.bribe" },
      { type: "card-bribed", seat: "empire", card: "rodian-gunslinger", slot: 0, rule: "dbg.option.bribe" },
    ]);
    expect(table(after)).toMatchObject({ resources: 3, galaxyDiscard: ["rodian-gunslinger"] });
  });

  it("[dbg.option.bribe] Only neutral cards of the row can be bribed, and only if the player can pay their cost", () => {
    const state = scenario(tempting({ bribing: true }, { resources: 2 }));
    expect(legal(state).filter((key) => key.startsWith("bribe"))).toEqual(["bribe 0"]);
    refused(state, bribe(1), "dbg.option.bribe");
    for (const slot of [2, 3, 6]) refused(state, bribe(slot), "dbg.option.bribe");
    const rebel = scenario(tempting({ bribing: true }, { active: "rebel" }));
    for (const slot of [0, 1]) allowed(rebel, bribe(slot));
    for (const slot of [2, 3]) refused(rebel, bribe(slot), "dbg.option.bribe");
  });

  it("[dbg.option.bribe-not-acquired] A bribed card goes to no player and is not a purchase, so Sullust does not trigger", () => {
    const spec = tempting({ bribing: true }, { active: "rebel", rebel: { base: "sullust" } });
    const { state: after, events } = play(scenario(spec), [bribe(0)]);
    expect(only(events, "card-purchased")).toEqual([]);
    for (const seat of game.seats) {
      const { discard, hiddenCards } = side(after, seat);
      expect([...discard, ...hiddenCards]).not.toContain("rodian-gunslinger");
    }
    expect(game.decision(after)).toMatchObject({ kind: "actions" });
    const { state: bought } = play(after, [{ type: "purchase", subject: 3 }]);
    expect(game.decision(bought)).toMatchObject({ kind: "triggers" });
  });

  it("[dbg.option.bribe-types] Both neutral units and neutral capital ships can be bribed, such as Rodian Gunslinger and C-ROC Cruiser", () => {
    const { state: after } = play(scenario(tempting({ bribing: true })), [bribe(0), bribe(1)]);
    expect(table(after)).toMatchObject({ resources: 0, galaxyDiscard: ["rodian-gunslinger", "c-roc-cruiser"] });
  });

  it("[dbg.option.bribe-off-by-default] Neutral cards can only be purchased, not bribed, unless bribing is agreed", () => {
    expect(DEFAULT_CONFIG.bribing).toBe(false);
    expect(configOf({ mode: "full-galaxy" }).bribing).toBe(false);
    const state = scenario(tempting({}));
    for (const slot of [0, 1]) {
      refused(state, bribe(slot), "dbg.option.bribe-off-by-default");
      allowed(state, { type: "purchase", subject: slot });
    }
    expect(legal(state).filter((key) => key.startsWith("bribe"))).toEqual([]);
  });

  it("[dbg.option.bribe-refill] The slot of a bribed card is filled at once from the galaxy deck", () => {
    const state = scenario(tempting({ bribing: true }, { galaxyTop: ["darth-vader"] }));
    const { state: after, events } = play(state, [bribe(1)]);
    expect(table(after).row.slice(0, 3)).toEqual(["rodian-gunslinger", "darth-vader", "tie-fighter"]);
    expect(events[events.length - 1]).toMatchObject({
      type: "row-filled",
      slot: 1,
      card: "darth-vader",
      rule: "dbg.purchase.refill-row",
    });
    const last = scenario(tempting({ bribing: true }, { galaxyDeck: [] }));
    expect(table(play(last, [bribe(1)]).state).row[1]).toBe("c-roc-cruiser");
  });
});
