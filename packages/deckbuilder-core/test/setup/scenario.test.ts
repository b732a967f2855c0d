import { game } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { begin, draws, expectIllegal, laidOut, play, type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { attempt, type RuleId, type Violation } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { boxFor } from "../../src/testing/box.ts";

const refused = (spec: Scenario, rule: RuleId): Violation =>
  expectIllegal(
    attempt(() => scenario(spec)),
    rule,
  );

describe("A scenario", () => {
  const spec = { at: "turn-end", active: "empire", empire: { deck: ["stormtrooper"], discard: [] } } as const;

  it("The function laidOut returns a scenario's state unchanged, and begin runs it until a player is asked", () => {
    const still = laidOut(spec);
    const { state, events } = begin(spec);
    expect(still.frames).toEqual([{ kind: "turn-end" }]);
    expect(state.frames).toEqual([{ kind: "actions" }]);
    expect(events.map(({ type }) => type)).toContain("turn-ended");
    expect(scenario(spec)).toEqual(state);
  });

  it("Beginning a scenario draws the named cards, and throws if the script is not used up", () => {
    const drawn = (names: readonly string[]) => begin({ at: "turn-start", active: "empire" }, { draws: draws(names) });
    expect(() => drawn(["stormtrooper"])).toThrow("not used up");
    expect(drawn([]).state.turn).toBe(3);
  });
});

describe("What a scenario refuses", () => {
  it("An unknown key of a scenario is rejected with its path and the known keys", () => {
    const typo = { empire: { play: [{ card: "stormtrooper", damages: 1 }] } };
    expect(refused(typo, "tt.input.shape")).toMatchObject({
      code: "unknown-key",
      params: { path: "empire.play.0.damages", known: ["card", "commitment", "damage", "gained", "used"] },
    });
    const wrong: object = { ressources: 2, config: {} };
    expect(refused(wrong, "tt.input.shape").params).toMatchObject({ path: "ressources" });
    const inConfig: object = { config: { briibing: true } };
    expect(refused(inConfig, "tt.input.shape").params).toMatchObject({ path: "config.briibing" });
  });

  it("An unknown card of a scenario is rejected with the most similar names", () => {
    const { code, params } = refused({ empire: { hand: ["storm-trooper"] } }, "tt.input.shape");
    expect({ code, params }).toMatchObject({ code: "no-such-name", params: { kind: "card", name: "storm-trooper" } });
    expect(params["like"]).toContain("stormtrooper");
  });

  it("A scenario with more copies of a card than the box holds is rejected with the number in the box", () => {
    const vaders = { empire: { hand: ["darth-vader", "darth-vader"] } };
    expect(refused(vaders, "dbg.components.cards").params).toEqual({ card: "darth-vader", copies: 1 });
  });

  it("A scenario in which the waiting player has used cards, or with an illegal number of bases, is rejected", () => {
    const used = { rebel: { play: [{ card: "hammerhead-corvette", used: true }] } };
    expect(refused(used, "dbg.end-turn.keep-base-ships").params).toEqual({ piece: 101 });
    expect(refused({ config: { bases: 9 } }, "dbg.option.length-range").code).toBe("bases-out-of-range");
  });

  it("A scenario may delay an ability only to the moment that its card names", () => {
    const delayed = [{ card: "twilek-smuggler", at: "end-of-turn" }] as const;
    expect(refused({ delayed }, "dbg.turn.any-order").code).toBe("nothing-put-off");
  });
});

describe("What a scenario places", () => {
  it("Exiled cards of a scenario are exiled, and cards not named are in the decks", () => {
    const { exiled, galaxyDeck } = game.view(scenario({ exiled: ["twilek-smuggler"] }), "spectator");
    expect(exiled).toEqual(["twilek-smuggler"]);
    expect(galaxyDeck.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
  });

  it("A side's deck and discard pile hold exactly the cards that a scenario gives", () => {
    const sideOf = (spec: NonNullable<Scenario["empire"]>) => {
      const { deck, discard } = game.view(scenario({ empire: spec }), "empire").sides.empire;
      return { deck: deck.reduce((sum, { count }) => sum + count, 0), discard };
    };
    expect(sideOf({ deck: ["stormtrooper"], discard: [] })).toEqual({ deck: 1, discard: [] });
    expect(sideOf({ deck: [], discard: ["inquisitor"] })).toEqual({ deck: 0, discard: ["inquisitor"] });
    expect(sideOf({ deck: ["stormtrooper"] }).discard).toHaveLength(9);
    expect(sideOf({ discard: [] })).toEqual({ deck: 10, discard: [] });
  });

  it("A hand card or top deck card of a scenario is known to the viewers who have seen it", () => {
    const seen = { card: "stormtrooper", seenBy: ["rebel"] } as const;
    const top = { card: "imperial-shuttle", seenBy: ["empire"] } as const;
    const state = scenario({ empire: { hand: [seen, "stormtrooper"], deckTop: [top] } });
    const sideOf = (viewer: "empire" | "rebel" | "spectator") => game.view(state, viewer).sides.empire;
    expect(sideOf("rebel").hand).toMatchObject([{ count: 1, cards: { hidden: true } }, { cards: ["stormtrooper"] }]);
    expect(sideOf("spectator").hand).toMatchObject([{ count: 2, cards: { hidden: true } }]);
    expect(sideOf("empire").deck[0]).toMatchObject({ cards: ["imperial-shuttle"] });
    expect(sideOf("rebel").deck[0]).toMatchObject({ cards: { hidden: true } });
  });

  it("A card played earlier in a scenario's turn counts as the first of its kind, so that the next one does not trigger", () => {
    const side = { base: "bespin", hand: ["outer-rim-pilot"] } as const;
    const asked = (playedBefore: readonly string[]) => {
      const start = scenario({ config: { mode: "full-galaxy" }, active: "rebel", playedBefore, rebel: side });
      return game.decision(play(start, [{ type: "play", subject: "outer-rim-pilot" }]).state)?.kind;
    };
    expect(asked([])).toBe("triggers");
    expect(asked(["twilek-smuggler"])).toBe("actions");
  });

  it("A delayed ability of a scenario is carried out at its moment", () => {
    const state = scenario({
      resources: 1,
      delayed: [{ card: "twilek-smuggler", at: "next-purchase-this-turn" }],
      row: ["z-95-headhunter"],
    });
    expect(state.delayed).toHaveLength(1);
    expect(state.delayed[0]).toMatchObject({ at: "next-purchase-this-turn", self: 0, bound: [], triggering: 0 });
  });

  it("A scenario can set the attacks permitted by a base, and bases back in the box", () => {
    const state = scenario({
      config: { mode: "secret-bases" },
      permittedAttacks: 1,
      empire: { bases: ["corellia"], boxed: ["kessel"] },
    });
    expect(state.permittedAttacks).toBe(1);
    const { bases, boxed } = game.view(state, "empire").sides.empire;
    expect(bases).toEqual(["corellia"]);
    expect(boxed).toContain("kessel");
  });

  it("A scenario with secret bases can start at their choice, before the first turn", () => {
    const choosing = scenario({ config: { mode: "secret-bases" }, at: "secret-bases", active: "rebel" });
    expect(choosing.turn).toBe(0);
    expect(game.decision(choosing)).toMatchObject({ seat: "rebel", kind: "secret-bases" });
    expect(game.legalActions(choosing).length).toBeGreaterThan(4);
  });

  it("Frames of a scenario are put on the stack above the turn", () => {
    const frames = [{ kind: "damage", left: 1, ship: 101 }] as const;
    const state = laidOut({ frames, rebel: { play: ["hammerhead-corvette"] } });
    expect(game.decision(state)).toMatchObject({ seat: "empire", kind: "assign-damage" });
  });

  it("A home-made catalogue is compiled once for all scenarios with it", () => {
    const catalogue = { ...defaultCatalogue };
    expect(boxFor(catalogue)).toBe(boxFor(catalogue));
    expect(scenario({ catalogue }).catalogue).toBe(scenario().catalogue);
  });
});
