import { expect, it } from "vitest";
import {
  after,
  attacking,
  choosing,
  damage,
  discardPile,
  empireTurn,
  ended,
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

it("The neutral capital ships have their printed values", () => {
  expect(figures({ faction: "neutral", type: "capital-ship" })).toEqual([
    ["c-roc-cruiser", "C-ROC Cruiser", "Crucero C-ROC", 2, 3, 0, 1, 0, null, 3, ""],
    ["blockade-runner", "Blockade Runner", null, 3, 4, 1, 1, 0, null, 4, ""],
    ["nebulon-b-frigate", "Nebulon-B Frigate", null, 2, 5, 0, 0, 0, null, 5, ""],
  ]);
});

it.each([
  ["c-roc-cruiser", 1, 3],
  ["blockade-runner", 1, 4],
  ["nebulon-b-frigate", 0, 5],
])(
  "%s works for both sides, gives %i resources when played and is destroyed by %i damage",
  (ship, resources, hitPoints) => {
    const empire = after(empireTurn({ hand: [ship] }), [playing(ship)]);
    expect(empire.resources).toBe(resources);
    const rebel = after(rebelTurn({ hand: [ship] }), [playing(ship)]);
    expect(rebel.resources).toBe(resources);
    expect(inPlay(ended(rebel), "rebel")).toEqual([ship]);
    for (const [attack, lost] of [
      [hitPoints - 1, false],
      [hitPoints, true],
    ] as const) {
      const raid = rebelTurn({ play: [{ card: "temple-guardian", gained: attack }] }, { empire: { play: [ship] } });
      const end = after(raid, [sending(101), attacking()]);
      expect(discardPile(end, "empire")).toEqual(lost ? [ship] : []);
    }
  },
);

it("C-ROC Cruiser discards a card from hand to repair up to 3", () => {
  for (const [before, then] of [
    [7, 4],
    [2, 0],
    [0, 0],
  ]) {
    const base = { card: "sullust", damage: before ?? 0 };
    const state = rebelTurn({ base, play: ["c-roc-cruiser"], hand: ["alliance-shuttle", "rebel-trooper"] });
    const asked = after(state, [using(101)]);
    expect(open(asked)).toEqual(["pick own-hand alliance-shuttle", "pick own-hand rebel-trooper"]);
    const end = after(asked, [picking("own-hand", "alliance-shuttle")]);
    expect(damage(end, "rebel")).toBe(then);
    expect(discardPile(end, "rebel")).toEqual(["alliance-shuttle"]);
    expect(hand(end, "rebel")).toEqual(["rebel-trooper"]);
  }
  const hurt = { card: "sullust", damage: 7 };
  refused(rebelTurn({ base: hurt, play: ["c-roc-cruiser"] }), using(101), "dbg.ruling.pay-impossible");
});

it("Blockade Runner can attack the base with 1, and has no ability", () => {
  const state = rebelTurn({ play: ["blockade-runner"] });
  refused(state, using(101), "dbg.ability.untimed");
  expect(damage(after(state, [sending(101), attacking()]), "empire")).toBe(1);
});

it("Nebulon-B Frigate gives 3 resources, or repairs 3 if the base is damaged", () => {
  const hurt = after(empireTurn({ base: { card: "endor", damage: 5 }, play: ["nebulon-b-frigate"] }), [using(1)]);
  expect(open(hurt)).toEqual(["choose-option repair", "choose-option resources"]);
  expect(damage(after(hurt, [choosing("repair")]), "empire")).toBe(2);
  expect(after(hurt, [choosing("resources")])).toMatchObject({ resources: 3 });
  const scratched = empireTurn({ base: { card: "endor", damage: 1 }, play: ["nebulon-b-frigate"] });
  expect(damage(after(scratched, [using(1), choosing("repair")]), "empire")).toBe(0);
  const whole = after(empireTurn({ play: ["nebulon-b-frigate"] }), [using(1)]);
  expect(open(whole)).toEqual(["choose-option resources"]);
  refused(whole, choosing("repair"), "dbg.choose.must-be-resolvable");
});
