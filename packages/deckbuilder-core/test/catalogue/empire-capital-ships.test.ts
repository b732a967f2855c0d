import { expect, it } from "vitest";
import {
  after,
  attacking,
  attacks,
  damage,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  figures,
  hand,
  inPlay,
  open,
  picking,
  playing,
  rebelTurn,
  refused,
  sending,
  using,
} from "./table.ts";

it("The Empire's capital ships have their printed values", () => {
  expect(figures({ faction: "empire", type: "capital-ship" })).toEqual([
    ["gozanti-cruiser", "Gozanti Cruiser", null, 3, 3, 0, 2, 0, null, 3, ""],
    ["imperial-carrier", "Imperial Carrier", "Portacazas imperial", 2, 5, 0, 3, 0, null, 5, ""],
    ["star-destroyer", "Star Destroyer", null, 2, 7, 4, 0, 0, null, 7, ""],
  ]);
});

it.each([
  ["gozanti-cruiser", 2, 3],
  ["imperial-carrier", 3, 5],
  ["star-destroyer", 0, 7],
])("%s gives %i resources when played and is destroyed by %i damage", (ship, resources, hitPoints) => {
  const played = after(empireTurn({ hand: [ship] }), [playing(ship)]);
  expect(played.resources).toBe(resources);
  expect(inPlay(ended(played), "empire")).toEqual([ship]);
  for (const [attack, lost] of [
    [hitPoints - 1, false],
    [hitPoints, true],
  ] as const) {
    const raid = rebelTurn({ play: [{ card: "temple-guardian", gained: attack }] }, { empire: { play: [ship] } });
    const end = after(raid, [sending(101), attacking()]);
    expect(inPlay(end, "empire")).toEqual(lost ? [] : [ship]);
    expect(discardPile(end, "empire")).toEqual(lost ? [ship] : []);
  }
});

it("Empire capital ships in the row cannot be attacked", () => {
  const row = ["gozanti-cruiser", "imperial-carrier", "star-destroyer"];
  const state = rebelTurn({ play: ["luke-skywalker"] }, { row });
  for (const slot of row.keys()) expect(open(state)).not.toContain(`commit 101 ${slot}`);
  expect(open(state)).toContain("commit 101 base");
});

it("Gozanti Cruiser discards a card from hand to draw one", () => {
  const state = empireTurn({
    play: ["gozanti-cruiser"],
    hand: ["imperial-shuttle", "stormtrooper"],
    deckTop: ["inquisitor"],
  });
  const asked = after(state, [using(1)]);
  expect(open(asked)).toEqual(["pick own-hand imperial-shuttle", "pick own-hand stormtrooper"]);
  const end = after(asked, [picking("own-hand", "stormtrooper")]);
  expect(hand(end, "empire")).toEqual(["imperial-shuttle", "inquisitor"]);
  expect(discardPile(end, "empire")).toEqual(["stormtrooper"]);
});

it("Gozanti Cruiser requires a card to discard, and draws that same card if no other is left", () => {
  refused(empireTurn({ play: ["gozanti-cruiser"] }), using(1), "dbg.ruling.pay-impossible");
  const shuttles = Array.from({ length: 7 }, () => "imperial-shuttle");
  const play = ["gozanti-cruiser", ...shuttles, "stormtrooper", "stormtrooper"];
  const last = after(empireTurn({ play, hand: ["inquisitor"], deck: [] }), [using(1)]);
  expect(hand(last, "empire")).toEqual(["inquisitor"]);
  expect(discardPile(last, "empire")).toEqual([]);
});

it("Imperial Carrier gives its owner's Fighters of any faction 1 attack each, and two carriers give 2", () => {
  const wing = ["tie-fighter", "tie-interceptor", "z-95-headhunter", "stormtrooper", "star-destroyer"];
  expect(attacks(empireTurn({ play: wing }), "empire")).toEqual([2, 3, 2, 2, 4]);
  const one = empireTurn({ play: [...wing, "imperial-carrier"] });
  expect(attacks(one, "empire")).toEqual([3, 4, 3, 2, 4, 0]);
  const two = empireTurn({ play: [...wing, "imperial-carrier"], hand: ["imperial-carrier"] });
  expect(attacks(after(two, [playing("imperial-carrier")]), "empire")).toEqual([4, 5, 4, 2, 4, 0, 0]);
});

it("Imperial Carrier does not strengthen the opponent's Fighters", () => {
  const state = rebelTurn({ play: ["x-wing", "z-95-headhunter"] }, { empire: { play: ["imperial-carrier"] } });
  expect(attacks(state, "rebel")).toEqual([3, 2]);
});

it("Imperial Carrier's bonus counts when its owner's Fighters attack", () => {
  const state = empireTurn({ play: ["tie-fighter", "imperial-carrier"] }, { rebel: { base: "sullust" } });
  expect(damage(after(state, [sending(1), attacking()]), "rebel")).toBe(3);
});

it("Star Destroyer can attack the base each turn with 4, and has no ability", () => {
  const state = empireTurn({ play: ["star-destroyer"] }, { rebel: { base: "sullust" } });
  refused(state, using(1), "dbg.ability.untimed");
  const first = after(state, [sending(1), attacking()]);
  expect(damage(first, "rebel")).toBe(4);
  const again = ended(ended(first));
  expect(damage(after(again, [sending(1), attacking()]), "rebel")).toBe(8);
});

it("An Empire capital ship gives its resources again at the start of each turn", () => {
  const state = rebelTurn({}, { empire: { play: ["gozanti-cruiser", "imperial-carrier", "star-destroyer"] } });
  const next = ended(state);
  expect(next).toMatchObject({ active: 0, resources: 5 });
  expect(eventsOf(empireTurn({ hand: ["gozanti-cruiser"] }), [playing("gozanti-cruiser")])).toContainEqual(
    expect.objectContaining({ type: "resources-gained", amount: 2, rule: "dbg.play.gain-resources-now" }),
  );
});
