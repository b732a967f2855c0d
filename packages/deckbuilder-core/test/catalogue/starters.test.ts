import { expect, it } from "vitest";
import {
  after,
  attacking,
  attacks,
  buying,
  choosing,
  damage,
  discardPile,
  empireTurn,
  ended,
  exiled,
  figures,
  open,
  PASS,
  playing,
  rebelTurn,
  refused,
  resolving,
  sending,
  using,
} from "./table.ts";

it("The starter cards and pilots have their printed values", () => {
  expect(figures({ deck: "starter-empire", faction: "empire", type: "unit", unique: false })).toEqual([
    ["imperial-shuttle", "Imperial Shuttle", "Lanzadera imperial", 7, 0, 0, 1, 0, null, null, "transport"],
    ["stormtrooper", "Stormtrooper", "Soldado de asalto", 2, 0, 2, 0, 0, null, null, "trooper"],
    ["inquisitor", "Inquisitor", "Inquisidor", 1, 0, 0, 0, 0, null, null, ""],
  ]);
  expect(figures({ deck: "starter-rebel", faction: "rebel", type: "unit", unique: false })).toEqual([
    ["alliance-shuttle", "Alliance Shuttle", "Lanzadera de la Alianza", 7, 0, 0, 1, 0, null, null, "transport"],
    ["rebel-trooper", "Rebel Trooper", "Soldado rebelde", 2, 0, 2, 0, 0, null, null, "trooper"],
    ["temple-guardian", "Temple Guardian", "Guardián del Templo", 1, 0, 0, 0, 0, null, null, ""],
  ]);
  expect(figures({ deck: "outer-rim-pilots", faction: "neutral", type: "unit", unique: false })).toEqual([
    ["outer-rim-pilot", "Outer Rim Pilot", "Piloto del Borde Exterior", 10, 2, 0, 2, 0, null, null, ""],
  ]);
});

it.each([
  ["imperial-shuttle", empireTurn],
  ["alliance-shuttle", rebelTurn],
])("%s gives 1 resource", (card, turn) => {
  expect(after(turn({ hand: [card] }), [playing(card)])).toMatchObject({ resources: 1, force: 0 });
});

it("Stormtrooper and Rebel Trooper attack with 2", () => {
  expect(damage(after(empireTurn({ play: ["stormtrooper"] }), [sending(1), attacking()]), "rebel")).toBe(2);
  expect(damage(after(rebelTurn({ play: ["rebel-trooper"] }), [sending(101), attacking()]), "empire")).toBe(2);
});

it.each([
  ["inquisitor", "empire", empireTurn, -1],
  ["temple-guardian", "rebel", rebelTurn, 1],
] as const)(
  "%s gives 1 attack, 1 resource or 1 Force when played, or nothing if its player declines",
  (card, seat, turn, force) => {
    const played = after(turn({ hand: [card] }), [playing(card)]);
    expect(played).toMatchObject({ resources: 0, force: 0 });
    expect(open(played)).toEqual(["resolve 0", "pass"]);
    const asked = after(played, [resolving()]);
    expect(open(asked)).toEqual(["choose-option attack", "choose-option resources", "choose-option force"]);
    expect(attacks(after(asked, [choosing("attack")]), seat)).toEqual([1]);
    expect(after(asked, [choosing("resources")])).toMatchObject({ resources: 1, force: 0 });
    expect(after(asked, [choosing("force")])).toMatchObject({ resources: 0, force });
    const passed = after(played, [PASS]);
    expect(passed).toMatchObject({ resources: 0, force: 0 });
    expect(attacks(passed, seat)).toEqual([0]);
    const full = after(turn({ hand: [card] }, { force: 3 * force }), [playing(card), resolving()]);
    refused(full, choosing("force"), "dbg.choose.must-be-resolvable");
  },
);

it("Outer Rim Pilot costs 2, gives 2 resources and exiles itself to give 1 Force", () => {
  const bought = after(rebelTurn({}, { resources: 3 }), [buying("outer-rim-pilots")]);
  expect(bought).toMatchObject({ resources: 1, pilots: 9 });
  expect(discardPile(bought, "rebel")).toEqual(["outer-rim-pilot"]);
  const played = after(empireTurn({ hand: ["outer-rim-pilot"] }), [playing("outer-rim-pilot")]);
  expect(played).toMatchObject({ resources: 2, force: 0 });
  const used = after(played, [using(1000)]);
  expect(used).toMatchObject({ resources: 2, force: -1 });
  expect(exiled(used)).toEqual(["outer-rim-pilot"]);
  expect(used.pilots).toBe(9);
  expect(exiled(ended(played))).toEqual([]);
});
