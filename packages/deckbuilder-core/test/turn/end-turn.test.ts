import { game, type State } from "@sw/deckbuilder-core";
import { type Scenario, type SideSpec, scenario } from "@sw/deckbuilder-core/testing";
import { cardCount, HIDDEN } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, hand, legal, only, play, refused, side, types } from "./table.ts";

/** Five cards to draw that leave nothing to chance. */
const NEXT_FIVE = copies(5, "imperial-shuttle");

/** An Empire turn with five shuttles on top of the deck. */
function turn(empire: SideSpec, spec: Scenario = {}): State {
  return scenario({ ...spec, empire: { deckTop: NEXT_FIVE, ...empire } });
}

describe("ending the turn", () => {
  it("[dbg.end-turn.announce] The turn continues until its player ends it, even if nothing else can be done", () => {
    const state = turn({});
    expect(legal(state)).toEqual(["end-turn"]);
    expect(game.decision(state)).toMatchObject({ seat: "empire", kind: "actions", forced: true });
    const { state: busy } = play(turn({ hand: ["stormtrooper"] }), [{ type: "play", subject: "stormtrooper" }]);
    expect(game.decision(busy)).toMatchObject({ seat: "empire" });
    expect(game.apply(busy, END, { by: "rebel" })).toMatchObject({
      ok: false,
      violation: { rule: "tt.decision.decider" },
    });
    const { state: after, events } = play(busy, [END]);
    expect(only(events, "turn-ended")).toMatchObject([{ seat: "empire" }]);
    expect(game.decision(after)).toMatchObject({ seat: "rebel" });
  });

  it("A scenario may start at the end or start of a turn, and its state can be saved and played on", () => {
    const ending = turn({ play: ["stormtrooper"], hand: ["darth-vader"] }, { at: "turn-end", resources: 2 });
    expect(game.decision(ending)).toMatchObject({ seat: "rebel", kind: "actions" });
    expect(side(ending, "empire")).toMatchObject({ play: [], discard: ["stormtrooper", "darth-vader"] });
    expect([hand(ending, "empire"), ending.resources]).toEqual([NEXT_FIVE, 0]);
    const starting = turn({ play: ["star-destroyer"] }, { at: "turn-start", force: -3 });
    expect(game.decision(starting)).toMatchObject({ seat: "empire", kind: "actions" });
    expect(starting.resources).toBe(1);
    const baseless = turn({ base: null }, { at: "turn-start", rebel: { victory: ["lothal"] } });
    expect(game.decision(baseless)).toMatchObject({ seat: "empire", kind: "new-base" });
    for (const state of [ending, starting, baseless]) {
      expect(game.parse.state(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
      expect(legal(state)).not.toEqual([]);
    }
  });

  it("[dbg.end-turn.discard-units] At the end of the turn all units in play are discarded first, whatever they did", () => {
    const attacked = { card: "at-st", used: true, commitment: "spent" } as const;
    const waiting = { card: "boba-fett", commitment: "base" } as const;
    const units = ["stormtrooper", attacked, waiting, "outer-rim-pilot"];
    const { state, events } = play(turn({ play: units, hand: ["darth-vader"] }), [END]);
    expect(side(state, "empire")).toMatchObject({
      play: [],
      discard: ["stormtrooper", "at-st", "boba-fett", "outer-rim-pilot", "darth-vader"],
    });
    expect(types(events)).toEqual(["turn-ended", "cards-drawn", "turn-started"]);
    expect(events[0]).toMatchObject({ seat: "empire", rule: "dbg.end-turn.discard-units" });
  });

  it("[dbg.end-turn.keep-base-ships] The base and capital ships stay in play with their damage at the end of the turn", () => {
    const state = turn({
      base: { card: "endor", damage: 4 },
      play: ["stormtrooper", { card: "gozanti-cruiser", damage: 1, commitment: "spent" }, "star-destroyer"],
    });
    const { state: after } = play(state, [END]);
    expect(side(after, "empire")).toMatchObject({
      base: { card: "endor", damage: 4 },
      play: [
        { id: 2, card: "gozanti-cruiser", damage: 1 },
        { id: 3, card: "star-destroyer", damage: 0 },
      ],
      discard: ["stormtrooper"],
    });
  });

  it("[dbg.end-turn.keep-base-ships] A new turn makes used abilities usable again, and capital ships can attack again", () => {
    const spec: SideSpec = {
      base: "death-star",
      play: ["nebulon-b-frigate", "imperial-carrier"],
    };
    const ready = turn(spec, { resources: 4, row: ["rebel-transport", "star-destroyer"] });
    const { state: used } = play(ready, [
      { type: "use", subject: "base" },
      { type: "pick", zone: "galaxy-row", subject: 0 },
      { type: "use", subject: 1 },
      { type: "choose-option", subject: "resources" },
      { type: "commit", subject: 1, target: "base" },
    ]);
    refused(used, { type: "use", subject: "base" }, "dbg.ability.once-per-turn");
    refused(used, { type: "use", subject: 1 }, "dbg.ability.once-per-turn");
    const { state: next } = play(used, [END, END]);
    expect(next).toMatchObject({ active: 0, resources: 3 });
    allowed(next, { type: "use", subject: 1 });
    allowed(next, { type: "commit", subject: 1, target: "base" });
    const { state: rich } = play(next, [
      { type: "use", subject: 1 },
      { type: "choose-option", subject: "resources" },
    ]);
    expect(rich.resources).toBe(6);
    allowed(rich, { type: "use", subject: "base" });
  });

  it("[dbg.end-turn.discard-hand] Cards left in hand are discarded at the end of the turn, after the units", () => {
    const state = turn(
      { play: ["stormtrooper"], hand: ["darth-vader", "at-at"] },
      { rebel: { hand: ["luke-skywalker"] } },
    );
    const { state: after, events } = play(state, [END]);
    expect(side(after, "empire").discard[0]).toBe("stormtrooper");
    expect([...side(after, "empire").discard.slice(1)].sort()).toEqual(["at-at", "darth-vader"]);
    expect(hand(after, "empire")).toEqual(NEXT_FIVE);
    expect(only(events, "turn-ended")[0]?.discarded).toHaveLength(3);
    expect(hand(after, "rebel")).toEqual(["luke-skywalker"]);
  });

  it("[dbg.end-turn.clear-pool] Resources left at the end of the turn are lost", () => {
    const { state: after, events } = play(turn({}, { resources: 7 }), [END]);
    expect(after).toMatchObject({ active: 1, resources: 0 });
    expect(only(events, "resources-spent")).toMatchObject([
      { seat: "empire", amount: 7, rule: "dbg.end-turn.clear-pool" },
    ]);
    expect(types(events)).toEqual(["turn-ended", "resources-spent", "cards-drawn", "turn-started"]);
    expect(play(after, [END]).state).toMatchObject({ active: 0, resources: 0 });
  });

  it("[dbg.end-turn.draw-five] Five cards are drawn as the last step of a turn, and only their owner sees them", () => {
    const { state: after, events } = play(scenario({ empire: { hand: ["at-at"] } }), [END]);
    expect(cardCount(side(after, "empire").hand)).toBe(5);
    expect(cardCount(side(after, "empire").deck)).toBe(5);
    const [drawn] = only(events, "cards-drawn");
    expect(drawn).toMatchObject({ seat: "empire", rule: "dbg.end-turn.draw-five" });
    expect(drawn?.cards.map(({ card }) => card).sort()).toEqual(hand(after, "empire"));
    for (const viewer of ["rebel", "spectator"] as const) {
      expect(game.view(after, viewer).sides.empire.hand).toMatchObject([{ count: 5, cards: HIDDEN }]);
      expect(drawn && game.redact(drawn, viewer)).toMatchObject({ cards: Array(5).fill({ card: HIDDEN }) });
    }
  });
});

describe("a deck that runs out in the draw", () => {
  it("[dbg.end-turn.example-three-left] A player with three cards in the deck draws those three, shuffles the discard pile, and draws two more", () => {
    const state = scenario({
      empire: { deck: [], deckTop: ["at-at", "at-st", "boba-fett"], hand: ["darth-vader"], play: ["death-trooper"] },
    });
    expect(side(state, "empire").discard).toHaveLength(10);
    const { state: after, events } = play(state, [END], { draws: ["darth-vader", "inquisitor"] });
    expect(only(events, "cards-drawn", "deck-shuffled")).toMatchObject([
      { type: "cards-drawn", cards: [{ card: "at-at" }, { card: "at-st" }, { card: "boba-fett" }] },
      { type: "deck-shuffled", deck: "empire", cards: 12, rule: "dbg.deck-out.player-deck" },
      { type: "cards-drawn", cards: [{ card: "darth-vader" }, { card: "inquisitor" }] },
    ]);
    expect(hand(after, "empire")).toEqual(["at-at", "at-st", "boba-fett", "darth-vader", "inquisitor"]);
    expect(side(after, "empire").discard).toEqual([]);
    expect(cardCount(side(after, "empire").deck)).toBe(10);
  });

  it("[dbg.end-turn.reshuffle-mid-draw] A draw of five continues from the shuffled discard pile with any number of cards left in the deck", () => {
    for (const left of [0, 1, 2, 3, 4]) {
      const state = scenario({ empire: { deck: [], deckTop: copies(left, "imperial-shuttle"), hand: ["at-at"] } });
      const { state: after, events } = play(state, [END]);
      expect(only(events, "deck-shuffled")).toMatchObject([{ deck: "empire", cards: 10 - left + 1 }]);
      expect(cardCount(side(after, "empire").hand)).toBe(5);
      expect(cardCount(side(after, "empire").deck)).toBe(11 - 5);
      expect(side(after, "empire").discard).toEqual([]);
    }
  });

  it("[dbg.end-turn.discards-before-draw] Units and hand discarded this turn are part of the shuffled discard pile and can be drawn", () => {
    const state = scenario({
      empire: { deck: [], deckTop: copies(3, "imperial-shuttle"), hand: ["at-at"], play: ["boba-fett"] },
    });
    const { state: after } = play(state, [END], { draws: ["at-at", "boba-fett"] });
    expect(hand(after, "empire")).toEqual(["at-at", "boba-fett", ...copies(3, "imperial-shuttle")]);
    expect(cardCount(side(after, "empire").deck)).toBe(12 - 5);
  });
});
