import { expect, it } from "vitest";
import {
  after,
  attacking,
  choosing,
  damage,
  discardPile,
  empireTurn,
  ended,
  exiled,
  figures,
  galaxyDiscard,
  inPlay,
  open,
  picking,
  playing,
  rebelTurn,
  refused,
  row,
  sending,
  using,
} from "./table.ts";

it("The Rebel capital ships have their printed values", () => {
  expect(figures({ faction: "rebel", type: "capital-ship" })).toEqual([
    ["rebel-transport", "Rebel Transport", null, 2, 2, 0, 0, 0, null, 2, ""],
    ["hammerhead-corvette", "Hammerhead Corvette", null, 2, 4, 0, 2, 0, null, 4, ""],
    ["mon-calamari-cruiser", "Mon Calamari Cruiser", null, 2, 6, 3, 0, 0, null, 6, ""],
  ]);
});

it.each([
  ["rebel-transport", 0, 2],
  ["hammerhead-corvette", 2, 4],
  ["mon-calamari-cruiser", 0, 6],
])("%s gives %i resources when played and is destroyed by %i damage", (ship, resources, hitPoints) => {
  const played = after(rebelTurn({ hand: [ship] }), [playing(ship)]);
  expect(played.resources).toBe(resources);
  expect(inPlay(ended(played), "rebel")).toEqual([ship]);
  for (const [attack, lost] of [
    [hitPoints - 1, false],
    [hitPoints, true],
  ] as const) {
    const raid = empireTurn({ play: [{ card: "inquisitor", gained: attack }] }, { rebel: { play: [ship] } });
    const end = after(raid, [sending(1), attacking()]);
    expect(inPlay(end, "rebel")).toEqual(lost ? [] : [ship]);
    expect(discardPile(end, "rebel")).toEqual(lost ? [ship] : []);
  }
});

it("Rebel capital ships in the row cannot be attacked", () => {
  const cards = ["rebel-transport", "hammerhead-corvette", "mon-calamari-cruiser"];
  const state = empireTurn({ play: ["darth-vader"] }, { row: cards });
  for (const slot of cards.keys()) expect(open(state)).not.toContain(`commit 1 ${slot}`);
  expect(open(state)).toContain("commit 1 base");
});

it("Rebel Transport gives 1 resource, or repairs 2 if the base is damaged", () => {
  const hurt = after(rebelTurn({ base: { card: "sullust", damage: 5 }, play: ["rebel-transport"] }), [using(101)]);
  expect(open(hurt)).toEqual(["choose-option repair", "choose-option resources"]);
  expect(damage(after(hurt, [choosing("repair")]), "rebel")).toBe(3);
  expect(after(hurt, [choosing("resources")])).toMatchObject({ resources: 1 });
  const scratched = rebelTurn({ base: { card: "sullust", damage: 1 }, play: ["rebel-transport"] });
  expect(damage(after(scratched, [using(101), choosing("repair")]), "rebel")).toBe(0);
  const whole = after(rebelTurn({ play: ["rebel-transport"] }), [using(101)]);
  refused(whole, choosing("repair"), "dbg.choose.must-be-resolvable");
});

it("Hammerhead Corvette exiles itself to destroy any enemy capital ship in play or an Empire one in the row", () => {
  const state = rebelTurn(
    { play: ["hammerhead-corvette"] },
    {
      empire: { play: ["star-destroyer", "blockade-runner"] },
      row: ["imperial-carrier", "c-roc-cruiser", "rebel-transport"],
    },
  );
  const asked = after(state, [using(101)]);
  expect(open(asked)).toEqual(["pick opp-play 1", "pick opp-play 2", "pick galaxy-row 0"]);
  const inBattle = after(asked, [picking("opp-play", 2)]);
  expect(exiled(inBattle)).toEqual(["hammerhead-corvette"]);
  expect(inPlay(inBattle, "rebel")).toEqual([]);
  expect(inPlay(inBattle, "empire")).toEqual(["star-destroyer"]);
  expect(discardPile(inBattle, "empire")).toEqual(["blockade-runner"]);
  const inRow = after(asked, [picking("galaxy-row", 0)]);
  expect(galaxyDiscard(inRow)).toEqual(["imperial-carrier"]);
  expect(row(inRow)[0]).toBe("bossk");
  expect(inPlay(inRow, "empire")).toEqual(["star-destroyer", "blockade-runner"]);
});

it("Mon Calamari Cruiser can attack the base with 3, and has no ability", () => {
  const state = rebelTurn({ play: ["mon-calamari-cruiser"] });
  refused(state, using(101), "dbg.ability.untimed");
  expect(damage(after(state, [sending(101), attacking()]), "empire")).toBe(3);
});
