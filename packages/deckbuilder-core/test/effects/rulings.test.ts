import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  attacks,
  buying,
  choosing,
  DECLINE,
  damage,
  deckSize,
  deckTop,
  defeated,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
  open,
  PASS,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  revealed,
  row,
  sending,
  using,
} from "../catalogue/table.ts";
import { homeMade, workshop } from "./workshop.ts";

const UNITS = ["x-wing", "y-wing", "tie-fighter", "lobot", "at-st", "u-wing"];
const STARTERS = [...Array.from({ length: 7 }, () => "imperial-shuttle"), "stormtrooper", "stormtrooper", "inquisitor"];

it("[dbg.ruling.repair-option-undamaged] Repairing can be chosen only if the base is damaged", () => {
  for (const ship of ["nebulon-b-frigate", "rebel-transport"]) {
    const whole = after(rebelTurn({ play: [ship] }), [using(101)]);
    refused(whole, choosing("repair"), "dbg.choose.must-be-resolvable");
    const hurt = { card: "sullust", damage: 1 };
    expect(damage(after(rebelTurn({ base: hurt, play: [ship] }), [using(101), choosing("repair")]), "rebel")).toBe(0);
  }
});

it("[dbg.ruling.self-exile-without-effect] A unit may exile itself even if the rest of its ability has no effect", () => {
  const end = after(rebelTurn({ play: ["outer-rim-pilot", "hwk-290", "kel-dor-mystic"] }, { force: 3 }), [
    using(101),
    using(102),
    using(103),
  ]);
  expect(exiled(end)).toEqual(["outer-rim-pilot", "kel-dor-mystic", "hwk-290"]);
  expect(end.force).toBe(3);
  expect(inPlay(end, "rebel")).toEqual([]);
});

it("[dbg.ruling.pay-then-nothing] A card may be discarded or exiled as a cost even if the effect does nothing", () => {
  const state = rebelTurn({ play: ["c-roc-cruiser"], hand: ["alliance-shuttle"] });
  expect(discardPile(after(state, [using(101)]), "rebel")).toEqual(["alliance-shuttle"]);
  const dry = empireTurn({ play: ["jabba-the-hutt", ...STARTERS], hand: ["tie-fighter"], deck: [] });
  const end = after(dry, [using(1)]);
  expect(exiled(end)).toEqual(["tie-fighter"]);
  expect(hand(end, "empire")).toEqual([]);
  const station = after(empireTurn({ base: "death-star" }, { row: UNITS, resources: 4 }), [using("base")]);
  expect(station.resources).toBe(0);
  expect(game.decision(station)?.kind).toBe("actions");
});

it("[dbg.ruling.pay-impossible] An ability whose cost cannot be paid cannot be used", () => {
  const own = { base: { card: "death-star", damage: 5 }, play: ["c-roc-cruiser", "gozanti-cruiser", "jabba-the-hutt"] };
  const state = empireTurn(own, { resources: 3 });
  for (const subject of [1, 2, 3, "base"] as const) refused(state, using(subject), "dbg.ruling.pay-impossible");
  expect(open(state).filter((key) => key.startsWith("use"))).toEqual([]);
  const rich = empireTurn({ ...own, hand: ["inquisitor"] }, { resources: 4 });
  expect(open(rich).filter((key) => key.startsWith("use"))).toEqual(["use base", "use 1", "use 2", "use 3"]);
});

it("[dbg.ruling.row-empty-galaxy-deck] A look or reveal does nothing if the galaxy deck is empty, and does not shuffle it", () => {
  const play = ["scout-trooper", "tie-interceptor", "moff-jerjerrod"];
  const spec = { galaxyDeck: [], galaxyTop: [], galaxyDiscard: ["x-wing", "tie-fighter"], force: -1 };
  const state = empireTurn({ play }, spec);
  for (const id of [1, 2, 3]) {
    const end = after(state, [using(id)]);
    expect(end).toMatchObject({ force: -1, resources: 0 });
    expect(hand(end, "empire")).toEqual([]);
    expect(galaxyDiscard(end)).toEqual(["x-wing", "tie-fighter"]);
    expect(deckSize(end, "galaxy")).toBe(0);
    expect(game.decision(end)?.kind).toBe("actions");
  }
  const coruscant = ended(rebelTurn({}, { ...spec, empire: { base: "coruscant" } }));
  expect(galaxyDiscard(after(coruscant, [resolving()]))).toEqual(["x-wing", "tie-fighter"]);
});

it("[dbg.ruling.row-empty-galaxy-deck] Refilling the row shuffles the galaxy discard pile if the galaxy deck is empty", () => {
  const spec = { galaxyDeck: [], galaxyTop: [], galaxyDiscard: ["x-wing"], row: ["y-wing"], resources: 1 };
  const end = after(rebelTurn({}, spec), [buying(0)]);
  expect(row(end)[0]).toBe("x-wing");
  expect(galaxyDiscard(end)).toEqual([]);
});

it("[dbg.ruling.fang-fighter-redirect] A Fang Fighter goes where the effect that its buyer resolves first puts it", () => {
  const spec = { row: ["fang-fighter"], resources: 3 };
  const used = after(rebelTurn({ play: ["twilek-smuggler"] }, spec), [using(101), buying(0)]);
  const toHand = after(used, [resolving(0)]);
  expect(hand(toHand, "rebel")).toEqual(["fang-fighter"]);
  expect(deckTop(toHand, "rebel", "rebel")).toEqual([]);
  const toDeck = after(used, [resolving(1), resolving(0)]);
  expect(hand(toDeck, "rebel")).toEqual([]);
  expect(deckTop(toDeck, "rebel", "rebel")).toEqual(["fang-fighter"]);
  expect(deckTop(after(used, [resolving(1), PASS]), "rebel", "rebel")).toEqual(["fang-fighter"]);
});

it("[dbg.ruling.fang-fighter-redirect] A Fang Fighter goes where Sullust or Leia puts it, whichever effect its buyer resolves first", () => {
  const fang = rebelTurn({ base: "sullust" }, { row: ["fang-fighter"], resources: 3 });
  const both = after(fang, [buying(0)]);
  expect(hand(after(both, [resolving(0), resolving(0)]), "rebel")).toEqual(["fang-fighter"]);
  expect(deckTop(after(both, [resolving(1), resolving(0)]), "rebel", "rebel")).toEqual(["fang-fighter"]);
  const leia = rebelTurn({ base: "sullust", play: ["princess-leia"] }, { row: ["x-wing", "at-st"], force: 1 });
  const free = after(leia, [using(101)]);
  expect(open(free)).toEqual(["resolve 0", "pass"]);
  for (const choice of [resolving(), PASS]) {
    const end = after(free, [choice]);
    expect(deckTop(end, "rebel", "rebel")).toEqual(["x-wing"]);
    expect(discardPile(end, "rebel")).toEqual([]);
  }
  const weak = rebelTurn({ base: "sullust", play: ["princess-leia"] }, { row: ["x-wing", "at-st"], force: 0 });
  expect(deckTop(after(weak, [using(101), resolving()]), "rebel", "rebel")).toEqual(["x-wing"]);
  expect(discardPile(after(weak, [using(101), PASS]), "rebel")).toEqual(["x-wing"]);
});

it("[dbg.ruling.quarren-self] A Quarren Mercenary may exile itself", () => {
  const bought = after(rebelTurn({}, { row: ["quarren-mercenary"], resources: 4 }), [buying(0)]);
  expect(exiled(after(bought, [PASS]))).toEqual([]);
  const alone = after(bought, [resolving()]);
  expect(exiled(alone)).toEqual(["quarren-mercenary"]);
  expect(discardPile(alone, "rebel")).toEqual([]);
  const spec = { row: ["quarren-mercenary"], resources: 4, force: 1 };
  const picks = after(rebelTurn({ discard: ["quarren-mercenary"] }, spec), [buying(0), resolving()]);
  expect(open(picks)).toEqual(["pick own-discard quarren-mercenary", "pick own-discard quarren-mercenary#1", "done"]);
  const itself = after(picks, [picking("own-discard", "quarren-mercenary#1"), { type: "done" }]);
  expect(exiled(itself)).toEqual(["quarren-mercenary"]);
  expect(discardPile(itself, "rebel")).toEqual(["quarren-mercenary"]);
});

it("[dbg.ruling.free-purchase-zero-options] A free purchase does nothing if the row has no card of the right faction", () => {
  const enemies = ["tie-fighter", "tie-fighter", "tie-bomber", "at-st", "at-st", "at-at"];
  const others = [...enemies.slice(0, 5), "lobot"];
  const state = rebelTurn({ play: ["princess-leia"] }, { row: others, force: 1 });
  const end = after(state, [using(101)]);
  expect(row(end)).toEqual(others);
  expect(discardPile(end, "rebel")).toEqual([]);
  const cala = after(revealed("mon-cala", {}, { row: enemies }), [resolving()]);
  expect(hand(cala, "rebel")).toEqual([]);
  const rebels = ["x-wing", "x-wing", "y-wing", "y-wing", "b-wing", "b-wing"];
  expect(hand(after(revealed("corellia", {}, { row: rebels }), [resolving()]), "empire")).toEqual([]);
  const falcon = defeated("millennium-falcon", 7, {}, { row: ["millennium-falcon", ...rebels.slice(1)] });
  expect(discardPile(after(falcon, [ACCEPT]), "empire")).toEqual([]);
});

it("[dbg.ruling.free-purchase-counts] A free purchase counts as the first of the turn and triggers abilities for purchases", () => {
  const own = { base: "sullust", play: ["princess-leia", "twilek-smuggler"] };
  const state = rebelTurn(own, { row: ["x-wing", "y-wing", "at-st", "at-at", "tie-fighter"], resources: 9 });
  const first = after(state, [using(101), picking("galaxy-row", 0)]);
  expect(open(first)).toEqual(["resolve 0", "pass"]);
  expect(game.decision(after(first, [PASS, buying(1)]))?.kind).toBe("actions");
  const smuggled = after(first, [PASS, using(102), buying(1)]);
  expect(deckTop(smuggled, "rebel", "rebel")).toEqual(["y-wing"]);
  const leia = rebelTurn({ play: own.play }, { row: ["x-wing", "y-wing"] });
  const free = after(leia, [using(102), using(101), picking("galaxy-row", 1)]);
  expect(deckTop(free, "rebel", "rebel")).toEqual(["y-wing"]);
});

it("[dbg.ruling.free-purchase-counts] The free purchase of a reward also counts as a purchase", () => {
  const spec = { row: ["at-at", "x-wing", "tie-fighter"] };
  const offered = defeated("at-at", 6, { base: "sullust" }, spec);
  const bought = after(offered, [ACCEPT]);
  expect(open(bought)).toEqual(["resolve 0", "pass"]);
  expect(deckTop(after(bought, [resolving()]), "rebel", "rebel")).toEqual(["x-wing"]);
});

it("[dbg.ruling.several-bounty-hunters] Each bounty hunter that took part triggers, in any order, after the reward", () => {
  const own = { play: ["ig-88", "boba-fett", "dengar"], hand: ["imperial-shuttle"], deckTop: ["inquisitor"] };
  const spec = { row: ["luke-skywalker"], galaxyTop: ["bossk"], force: 3 };
  const sent = after(empireTurn(own, spec), [sending(1, 0), sending(2, 0), sending(3, 0), attacking(0)]);
  const rewarded = after(sent, [ACCEPT]);
  expect(rewarded).toMatchObject({ resources: 4, force: -1 });
  expect(open(rewarded)).toEqual(["resolve 0", "resolve 1", "resolve 2", "pass"]);
  const paid = after(rewarded, [resolving(2)]);
  expect(paid.resources).toBe(6);
  const drawn = after(paid, [resolving(1)]);
  expect(hand(drawn, "empire")).toEqual(["imperial-shuttle", "inquisitor"]);
  const end = after(drawn, [resolving(0), picking("own-hand", "inquisitor")]);
  expect(exiled(end)).toEqual(["inquisitor"]);
  expect(open(end)).toContain("end-turn");
  expect(after(sent, [DECLINE, PASS])).toMatchObject({ resources: 0, force: 3 });
});

it("[dbg.ruling.failed-hunt] Units of a failed hunt have attacked, and the target stays", () => {
  const state = empireTurn({ play: ["stormtrooper", "tie-fighter"] }, { row: ["x-wing"] });
  const failed = after(state, [sending(1, 0), attacking(0)]);
  expect(row(failed)[0]).toBe("x-wing");
  expect(galaxyDiscard(failed)).toEqual([]);
  for (const target of [0, "base"] as const) refused(failed, sending(1, target), "dbg.commit.one-attack-each");
  const again = after(failed, [sending(2, 0), attacking(0)]);
  expect(row(again)[0]).toBe("x-wing");
});

it("[dbg.ruling.yavin-own-discard] Yavin 4 triggers only on discards in the Rebels' turn", () => {
  const foe = { rebel: { base: "yavin-4" } };
  const state = empireTurn({ play: ["gozanti-cruiser"], hand: ["imperial-shuttle", "inquisitor"] }, foe);
  const discarded = after(state, [using(1), picking("own-hand", "inquisitor")], ["stormtrooper"]);
  expect(game.decision(discarded)?.kind).toBe("actions");
  const next = ended(discarded);
  expect(game.decision(next)).toMatchObject({ seat: "rebel", kind: "actions" });
  expect(damage(next, "empire")).toBe(0);
  const own = rebelTurn({ base: "yavin-4", play: ["c-roc-cruiser"], hand: ["alliance-shuttle"] });
  expect(game.decision(after(own, [using(101)]))?.kind).toBe("actions");
  const lando = empireTurn({ play: ["lando-calrissian"] }, { force: -1, rebel: { base: "yavin-4", hand: ["x-wing"] } });
  expect(game.decision(after(lando, [using(1)], ["inquisitor"]))?.kind).toBe("actions");
});

it("[dbg.ruling.hoth-ability-damage] Hoth also prevents damage of abilities, and at most 2 in total per turn", () => {
  const rebels = ["x-wing", "y-wing", "b-wing", "tie-fighter", "at-st", "at-at"];
  const spec = { row: rebels, rebel: { base: "hoth" }, galaxyTop: ["bossk", "dengar", "lobot"] };
  const hit = after(revealed("rodia", { hand: ["stormtrooper"] }, spec), [resolving()]);
  expect(damage(hit, "rebel")).toBe(1);
  const fought = after(hit, [playing("stormtrooper"), sending(1000), attacking()]);
  expect(damage(fought, "rebel")).toBe(3);
});

it("[dbg.ruling.ship-ability-after-replay] A card played again in the turn may use its ability again", () => {
  const porter = homeMade("porter", {
    traits: ["trooper"],
    ability: {
      timing: { kind: "activated" },
      effect: {
        op: "seq",
        steps: [
          { op: "gain", stat: "resources", amount: 1 },
          { op: "discard", cards: { ref: "self" } },
        ],
      },
    },
  });
  const own = workshop(porter);
  const state = own.turn("empire", { play: ["porter", "at-at"] });
  const gone = own.after(state, [using(1)]);
  expect(own.open(gone)).not.toContain("use 1");
  const again = own.after(gone, [using(2), playing("porter"), using(1000)]);
  expect(again.resources).toBe(2);
});

it("[dbg.ruling.jyn-optional-part] A card must be put on the deck once Jyn Erso is used with the Force", () => {
  const spec = { force: 1, empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const asked = after(rebelTurn({ play: ["jyn-erso"] }, spec), [using(101)]);
  expect(open(asked)).toEqual(["pick opp-hand imperial-shuttle", "pick opp-hand inquisitor"]);
  refused(asked, { type: "done" }, "dbg.faq.partial");
  const single = rebelTurn({ play: ["jyn-erso"] }, { force: 1, empire: { hand: ["inquisitor"] } });
  expect(deckTop(after(single, [using(101)]), "empire", "empire")).toEqual(["inquisitor"]);
  const empty = rebelTurn({ play: ["jyn-erso"] }, { force: 1 });
  expect(eventsOf(empty, [using(101)]).map(({ type }) => type)).toEqual(["ability-used", "cards-looked-at"]);
  expect(attacks(after(empty, [using(101)]), "rebel")).toEqual([4]);
});
