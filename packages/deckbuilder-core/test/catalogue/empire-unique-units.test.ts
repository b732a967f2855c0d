import { game } from "@sw/deckbuilder-core";
import { HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  attacks,
  buying,
  DECLINE,
  deckTop,
  defeated,
  discardPile,
  empireTurn,
  ended,
  exiled,
  figures,
  galaxyDiscard,
  hand,
  inPlay,
  open,
  PASS,
  picking,
  playing,
  refused,
  resolving,
  row,
  sending,
  using,
} from "./table.ts";

it("The Empire's unique units have their printed values", () => {
  expect(figures({ faction: "empire", type: "unit", unique: true })).toEqual([
    ["admiral-piett", "Admiral Piett", null, 1, 2, 0, 2, 0, 2, null, "officer"],
    ["moff-jerjerrod", "Moff Jerjerrod", null, 1, 4, 2, 2, 0, 4, null, "officer"],
    ["general-veers", "General Veers", null, 1, 4, 4, 0, 0, 4, null, "officer"],
    ["director-krennic", "Director Krennic", "Director Krennic", 1, 5, 3, 2, 0, 5, null, "officer"],
    ["boba-fett", "Boba Fett", null, 1, 5, 5, 0, 0, 5, null, "bounty-hunter"],
    ["grand-moff-tarkin", "Grand Moff Tarkin", "Gran moff Tarkin", 1, 6, 2, 2, 2, 6, null, "officer"],
    ["darth-vader", "Darth Vader", null, 1, 8, 6, 0, 2, 8, null, "sith"],
  ]);
});

it.each([
  ["admiral-piett", 2, 0, 1],
  ["moff-jerjerrod", 4, 0, 3],
  ["general-veers", 4, 0, 3],
  ["director-krennic", 5, 3, 2],
  ["boba-fett", 5, 3, 2],
  ["grand-moff-tarkin", 6, 3, 3],
  ["darth-vader", 8, 4, 4],
])(
  "Defeating %s with %i attack gives %i resources and %i Force, or nothing if the Rebels decline",
  (card, target, resources, force) => {
    const offered = defeated(card, target, {}, { force: -3 });
    expect(open(offered)).toEqual(["accept", "decline"]);
    expect(after(offered, [ACCEPT])).toMatchObject({ resources, force: force - 3 });
    expect(after(offered, [DECLINE])).toMatchObject({ resources: 0, force: -3 });
  },
);

it("Admiral Piett gives 2 resources, and gives each of the Empire's capital ships 1 attack while he is in play", () => {
  const fleet = ["gozanti-cruiser", "star-destroyer", "tie-fighter"];
  const state = empireTurn({ hand: ["admiral-piett"], play: fleet }, { rebel: { play: ["mon-calamari-cruiser"] } });
  expect(attacks(state, "empire")).toEqual([0, 4, 2]);
  const led = after(state, [playing("admiral-piett")]);
  expect(led.resources).toBe(2);
  expect(attacks(led, "empire")).toEqual([1, 5, 2, 0]);
  expect(attacks(led, "rebel")).toEqual([3]);
  expect(attacks(ended(led), "empire")).toEqual([0, 4]);
});

it("Moff Jerjerrod only looks at the top galaxy card without the Force", () => {
  for (const force of [0, 2]) {
    const end = after(empireTurn({ play: ["moff-jerjerrod"] }, { force }), [using(1)]);
    expect(deckTop(end, "galaxy", "empire")).toEqual(["bossk", HIDDEN]);
    expect(deckTop(end, "galaxy", "rebel")).toEqual([HIDDEN, HIDDEN]);
    expect(open(end)).toContain("end-turn");
  }
});

it("Moff Jerjerrod may swap the top galaxy card with any card of the row if the Force is with the Empire", () => {
  const state = empireTurn({ play: ["moff-jerjerrod"] }, { force: -1, row: ["x-wing", "at-st"] });
  const asked = after(state, [using(1)]);
  expect(open(asked)).toEqual(["accept", "decline"]);
  const kept = after(asked, [DECLINE]);
  expect(row(kept)).toEqual(row(state));
  expect(deckTop(kept, "galaxy", "empire")[0]).toBe("bossk");
  const swapped = after(asked, [ACCEPT, picking("galaxy-row", 0)]);
  expect(row(swapped).slice(0, 2)).toEqual(["bossk", "at-st"]);
  expect(deckTop(swapped, "galaxy", "rebel")).toEqual(["x-wing", HIDDEN]);
  expect(galaxyDiscard(swapped)).toEqual([]);
});

it("General Veers draws a card if another Trooper or Vehicle of the Empire is in play", () => {
  for (const other of ["stormtrooper", "at-st", "quarren-mercenary", "jabbas-sail-barge"]) {
    const state = empireTurn({ play: ["general-veers", other], deckTop: ["inquisitor"] });
    expect(hand(after(state, [using(1)]), "empire")).toEqual(["inquisitor"]);
  }
  refused(empireTurn({ play: ["general-veers", "tie-fighter"] }), using(1), "dbg.condition.required");
});

it("Director Krennic draws one card, or two if the Death Star is the Empire's base", () => {
  const own = { play: ["director-krennic"], deckTop: ["inquisitor", "stormtrooper"] };
  expect(hand(after(empireTurn(own), [using(1)]), "empire")).toEqual(["inquisitor"]);
  const station = empireTurn({ ...own, base: "death-star" });
  expect(hand(after(station, [using(1)]), "empire")).toEqual(["inquisitor", "stormtrooper"]);
});

it("Boba Fett may draw a card only after he took part in a defeat", () => {
  const own = { play: ["boba-fett", "tie-fighter"], deckTop: ["inquisitor"] };
  const state = empireTurn(own, { row: ["han-solo", "y-wing", "luke-skywalker"] });
  const won = after(state, [sending(1, 0), attacking(0), DECLINE]);
  expect(game.decision(won)?.kind).toBe("triggers");
  expect(hand(after(won, [resolving()]), "empire")).toEqual(["inquisitor"]);
  expect(hand(after(won, [PASS]), "empire")).toEqual([]);
  const withoutHim = after(state, [sending(2, 1), attacking(1), DECLINE]);
  expect(open(withoutHim)).toContain("end-turn");
  const failed = after(state, [sending(1, 2), attacking(2)]);
  expect(open(failed)).toContain("end-turn");
});

it("Grand Moff Tarkin gives 2 resources and 2 Force and takes an Empire card of the row for this turn", () => {
  const cards = ["x-wing", "tie-fighter", "lobot", "star-destroyer"];
  const state = empireTurn({ hand: ["grand-moff-tarkin"] }, { row: cards });
  const played = after(state, [playing("grand-moff-tarkin")]);
  expect(played).toMatchObject({ resources: 2, force: -2 });
  const asked = after(played, [using(1000)]);
  expect(open(asked)).toEqual(["pick galaxy-row 1", "pick galaxy-row 3"]);
  const taken = after(asked, [picking("galaxy-row", 1)]);
  expect(hand(taken, "empire")).toEqual(["tie-fighter#1"]);
  expect(row(taken)[1]).toBe("bossk");
  expect(taken.resources).toBe(2);
  const spent = after(taken, [playing("tie-fighter#1"), sending(1001), attacking()]);
  expect(inPlay(spent, "empire")).toEqual(["grand-moff-tarkin", "tie-fighter#1"]);
  const end = ended(spent);
  expect(exiled(end)).toEqual(["tie-fighter"]);
  expect(discardPile(end, "empire")).toEqual(["grand-moff-tarkin"]);
});

it("Grand Moff Tarkin's effect is not a purchase, so Twi'lek Smuggler still waits for the next purchase", () => {
  const own = { play: ["grand-moff-tarkin", "twilek-smuggler"] };
  const state = empireTurn(own, { row: ["tie-fighter", "tie-bomber"], resources: 2 });
  const taken = after(state, [using(2), using(1), picking("galaxy-row", 0)]);
  expect(hand(taken, "empire")).toEqual(["tie-fighter#1"]);
  const bought = after(taken, [buying(1)]);
  expect(deckTop(bought, "empire", "rebel")).toEqual(["tie-bomber"]);
});

it("Grand Moff Tarkin takes nothing if the row has no Empire card", () => {
  const state = empireTurn({ play: ["grand-moff-tarkin"] }, { row: ["x-wing", "b-wing", "y-wing"] });
  const end = after(state, [using(1)]);
  expect(hand(end, "empire")).toEqual([]);
  expect(row(end)).toEqual(row(state));
  expect(exiled(ended(end))).toEqual([]);
});

it("Darth Vader gives 2 Force and has 6 attack, or 10 with the Force", () => {
  for (const [force, then, attack] of [
    [3, 1, 6],
    [2, 0, 6],
    [1, -1, 10],
    [-2, -3, 10],
  ] as const) {
    const played = after(empireTurn({ hand: ["darth-vader"] }, { force }), [playing("darth-vader")]);
    expect(played.force).toBe(then);
    expect(attacks(played, "empire")).toEqual([attack]);
  }
});
