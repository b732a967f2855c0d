import { game, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { allowed, END, hand, only, play, refused, side, VIEWERS } from "./table.ts";

describe("playing a card", () => {
  it("[dbg.play.from-hand] A played card moves face up from the hand to the play area and is in play from then on", () => {
    const state = scenario({ empire: { hand: ["tie-fighter", "stormtrooper"], play: ["star-destroyer"] } });
    const { state: after, events } = play(state, [{ type: "play", subject: "tie-fighter" }]);
    expect(events).toMatchObject([
      { type: "card-played", card: "tie-fighter", piece: 1000, rule: "dbg.play.from-hand" },
    ]);
    expect(hand(after, "empire")).toEqual(["stormtrooper"]);
    for (const viewer of VIEWERS) {
      const { play: area } = game.view(after, viewer).sides.empire;
      expect(area).toMatchObject([
        { card: "star-destroyer" },
        { id: 1000, card: "tie-fighter", used: false, commitment: null },
      ]);
    }
  });

  it("[dbg.play.from-hand] A card that is not in the player's hand cannot be played", () => {
    const state = scenario({
      empire: { hand: ["stormtrooper"], discard: ["darth-vader"], deckTop: ["at-at"], play: ["boba-fett"] },
      rebel: { hand: ["lobot"] },
      row: ["tie-fighter"],
    });
    allowed(state, { type: "play", subject: "stormtrooper" });
    for (const subject of ["darth-vader", "at-at", "boba-fett", "lobot", "tie-fighter", "outer-rim-pilot", "endor"]) {
      refused(state, { type: "play", subject }, "dbg.play.from-hand");
    }
    const { state: after } = play(state, [{ type: "play", subject: "stormtrooper" }]);
    refused(after, { type: "play", subject: "stormtrooper" }, "dbg.play.from-hand");
  });

  it("[dbg.play.free] Playing a card costs nothing: Darth Vader (cost 8) is played without resources", () => {
    const state = scenario({ resources: 0, empire: { hand: ["darth-vader"] } });
    const { state: after, events } = play(state, [{ type: "play", subject: "darth-vader" }]);
    expect(after.resources).toBe(0);
    expect(side(after, "empire").play).toMatchObject([{ card: "darth-vader" }]);
    expect(only(events, "resources-spent")).toEqual([]);
    const rich = scenario({ resources: 5, empire: { hand: ["star-destroyer"] } });
    expect(play(rich, [{ type: "play", subject: "star-destroyer" }]).state.resources).toBe(5);
  });

  it("[dbg.play.gain-resources-now] A played card's resources are gained first and can be spent at once", () => {
    const state = scenario({
      config: { mode: "full-galaxy" },
      row: ["director-krennic"],
      resources: 1,
      empire: { base: "kafrene", hand: ["hwk-290"] },
    });
    const { state: played, events } = play(state, [{ type: "play", subject: "hwk-290" }]);
    expect(events).toMatchObject([
      { type: "card-played" },
      { type: "resources-gained", seat: "empire", amount: 4, rule: "dbg.play.gain-resources-now", cause: "hwk-290" },
    ]);
    expect(game.decision(played)).toMatchObject({ kind: "triggers" });
    expect(played.resources).toBe(5);
    expect(play(played, [{ type: "pass" }, { type: "purchase", subject: 0 }]).state.resources).toBe(0);
  });

  it("[dbg.play.then-force] A played card's Force moves the marker after its resources are gained: Tarkin gives 2 of each", () => {
    const state = scenario({ force: 0, empire: { hand: ["grand-moff-tarkin"] } });
    const { state: after, events } = play(state, [{ type: "play", subject: "grand-moff-tarkin" }]);
    expect(events).toMatchObject([
      { type: "card-played" },
      { type: "resources-gained", amount: 2 },
      { type: "force-moved", seat: "empire", by: 2, to: -2, rule: "dbg.play.then-force", cause: "grand-moff-tarkin" },
    ]);
    expect(after).toMatchObject({ resources: 2, force: -2 });
    const noForce = scenario({ force: 0, empire: { hand: ["tie-fighter"] } });
    expect(play(noForce, [{ type: "play", subject: "tie-fighter" }]).state.force).toBe(0);
  });

  it("[dbg.play.usable-at-once] A played unit or capital ship can use its ability and attack in the same turn", () => {
    const state = scenario({
      row: ["x-wing"],
      empire: { hand: ["at-st", "star-destroyer", "gozanti-cruiser", "imperial-shuttle"] },
      rebel: { base: "yavin-4" },
    });
    const { state: played } = play(state, [
      { type: "play", subject: "at-st" },
      { type: "play", subject: "star-destroyer" },
      { type: "play", subject: "gozanti-cruiser" },
    ]);
    const [unit, destroyer, cruiser] = [1000, 1001, 1002];
    for (const subject of [unit, cruiser]) allowed(played, { type: "use", subject });
    for (const subject of [unit, destroyer, cruiser]) allowed(played, { type: "commit", subject, target: "base" });
    allowed(played, { type: "commit", subject: unit, target: 0 });
    const { state: after } = play(played, [
      { type: "commit", subject: unit, target: "base" },
      { type: "commit", subject: destroyer, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(side(after, "rebel").base?.damage).toBe(8);
  });
});

describe("how long cards stay in play", () => {
  it("[dbg.play.units-stay] A unit stays in play until the end of its turn, even after its ability and its attack", () => {
    const state = scenario({ row: ["lobot"], empire: { hand: ["tie-bomber"] } });
    const { state: spent } = play(state, [
      { type: "play", subject: "tie-bomber" },
      { type: "use", subject: 1000 },
      { type: "pick", zone: "galaxy-row", subject: 0 },
      { type: "commit", subject: 1000, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(side(spent, "empire").play).toMatchObject([{ card: "tie-bomber", used: true }]);
    const { state: after } = play(spent, [END]);
    expect(side(after, "empire").play).toEqual([]);
    expect(side(after, "empire").discard).toContain("tie-bomber");
  });

  it("[dbg.play.ships-stay] A capital ship stays in play from turn to turn until it is destroyed by damage", () => {
    const start = scenario({
      empire: { hand: ["star-destroyer"] },
      rebel: { shownHand: ["luke-skywalker", "y-wing", "rebel-trooper"] },
    });
    let state = play(start, [{ type: "play", subject: "star-destroyer" }, END]).state;
    expect(shipsOf(state)).toMatchObject([{ id: 1000, card: "star-destroyer", damage: 0 }]);
    state = play(state, [
      { type: "play", subject: "luke-skywalker" },
      { type: "commit", subject: 1001, target: "base" },
      { type: "attack", subject: "base" },
    ]).state;
    expect(shipsOf(state)).toMatchObject([{ id: 1000, damage: 6 }]);
    const waited = play(state, [END, END]).state;
    expect(shipsOf(waited)).toMatchObject([{ id: 1000, damage: 6 }]);
    const destroyed = play(state, [
      { type: "play", subject: "rebel-trooper" },
      { type: "commit", subject: 1002, target: "base" },
      { type: "attack", subject: "base" },
    ]).state;
    expect(shipsOf(destroyed)).toEqual([]);
    expect(side(destroyed, "empire").discard).toContain("star-destroyer");
  });

  it("[dbg.play.ships-stay] A capital ship stays in play until an effect removes it, such as Luke Skywalker's", () => {
    const state = scenario({
      active: "rebel",
      force: 1,
      empire: { play: ["star-destroyer"] },
      rebel: { play: ["luke-skywalker"] },
    });
    const { state: after } = play(state, [{ type: "use", subject: 101 }]);
    expect(shipsOf(after)).toEqual([]);
  });
});

/** The Empire's cards in play. */
function shipsOf(state: State): ReturnType<typeof side>["play"] {
  return side(state, "empire").play;
}
