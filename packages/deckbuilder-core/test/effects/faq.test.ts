import { game } from "@sw/deckbuilder-core";
import { HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  buying,
  choosing,
  DECLINE,
  DONE,
  damage,
  deckTop,
  discardPile,
  END,
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
  revealing,
  sending,
  using,
} from "../catalogue/table.ts";

const SHUTTLES = Array.from({ length: 5 }, () => "imperial-shuttle");

it("[dbg.faq.play-all] A card left unplayed in hand is discarded at the end of the turn", () => {
  const own = { hand: ["imperial-shuttle", "stormtrooper", "inquisitor"], deckTop: SHUTTLES };
  const end = after(empireTurn(own), [playing("stormtrooper"), END]);
  expect([...discardPile(end, "empire")].sort()).toEqual(["imperial-shuttle", "inquisitor", "stormtrooper"]);
  expect(hand(end, "empire")).toEqual(SHUTTLES);
});

it("[dbg.faq.resolve-now] An ability can be used later in the turn than its card is played", () => {
  const own = { hand: ["x-wing", "rebel-trooper"], deckTop: ["temple-guardian"] };
  const played = after(rebelTurn(own, { force: 1 }), [playing("x-wing")]);
  expect(game.decision(played)?.kind).toBe("actions");
  const later = after(played, [playing("rebel-trooper"), sending(1001), attacking(), sending(1000), attacking()]);
  expect(hand(after(later, [using(1000)]), "rebel")).toEqual(["temple-guardian"]);
});

it('[dbg.faq.resolve-now] An ability that starts with "when" is resolved at that moment or not at all', () => {
  const played = after(rebelTurn({ hand: ["lobot", "rebel-trooper"] }), [playing("lobot")]);
  refused(played, playing("rebel-trooper"), "dbg.trigger.definition");
  const passed = after(played, [PASS, playing("rebel-trooper")]);
  refused(passed, using(1000), "dbg.ability.untimed");
  refused(passed, resolving(), "dbg.turn.actions");
});

it("[dbg.faq.partial] An ability that has begun is carried out to its end", () => {
  const own = { play: ["lando-calrissian", "kel-dor-mystic"], hand: ["imperial-shuttle", "stormtrooper"] };
  const spec = { force: -1, rebel: { hand: ["alliance-shuttle", "temple-guardian"] } };
  const asked = after(empireTurn({ ...own, deckTop: ["inquisitor"] }, spec), [using(1)]);
  for (const other of [END, using(2), PASS, DECLINE]) refused(asked, other, "dbg.discard.owner-chooses");
  refused(asked, DONE, "dbg.faq.partial");
  const mystic = after(empireTurn(own, spec), [using(2)]);
  refused(mystic, DONE, "dbg.faq.partial");
  expect(open(mystic)).toEqual(["pick own-hand imperial-shuttle", "pick own-hand stormtrooper"]);
});

it("[dbg.faq.partial] A delayed effect cannot be declined when its moment comes", () => {
  const state = rebelTurn({ play: ["twilek-smuggler"] }, { row: ["fang-fighter"], resources: 3 });
  const bought = after(state, [using(101), buying(0)]);
  expect(open(bought)).toEqual(["resolve 0", "resolve 1"]);
  refused(bought, PASS, "dbg.faq.partial");
});

it("[dbg.faq.reward] A reward may be declined", () => {
  const state = rebelTurn({ play: ["x-wing"] }, { row: ["tie-interceptor"] });
  const won = after(state, [sending(101, 0), attacking(0)]);
  expect(open(won)).toEqual(["accept", "decline"]);
  const declined = after(won, [DECLINE]);
  expect(declined.resources).toBe(0);
  expect(galaxyDiscard(declined)).toEqual(["tie-interceptor"]);
  expect(after(won, [ACCEPT]).resources).toBe(3);
});

it("[dbg.faq.inspect-discards] All viewers see all three discard piles in order", () => {
  const piles = {
    empire: ["inquisitor", "imperial-shuttle", "at-at"],
    rebel: ["y-wing", "alliance-shuttle", "boba-fett"],
    galaxy: ["lobot", "at-st", "b-wing"],
  };
  const spec = { galaxyDiscard: piles.galaxy, empire: { discard: piles.empire } };
  const state = rebelTurn({ discard: piles.rebel, hand: ["rebel-trooper"] }, spec);
  for (const viewer of ["empire", "rebel", "spectator"] as const) {
    const view = game.view(state, viewer);
    expect(view.sides.empire.discard).toEqual(piles.empire);
    expect(view.sides.rebel.discard).toEqual(piles.rebel);
    expect(view.galaxyDiscard).toEqual(piles.galaxy);
  }
});

it("[dbg.faq.inspect-discards] Taking a card out of a pile does not change the order of the others", () => {
  const pile = ["inquisitor", "bossk", "imperial-shuttle", "ig-88", "stormtrooper"];
  const state = empireTurn({ play: ["jabbas-sail-barge"], discard: pile }, { galaxyTop: ["lobot"] });
  const end = after(state, [using(1), picking("own-discard", "bossk")]);
  expect(discardPile(end, "empire")).toEqual(["inquisitor", "imperial-shuttle", "ig-88", "stormtrooper"]);
  const galaxy = ["x-wing", "y-wing", "x-wing", "u-wing"];
  const jawa = rebelTurn({ play: ["jawa-scavenger"] }, { galaxyDiscard: galaxy, resources: 9 });
  const bought = after(jawa, [using(101), picking("galaxy-discard", "y-wing")]);
  expect(galaxyDiscard(bought)).toEqual(["x-wing", "x-wing", "u-wing"]);
});

it("[dbg.faq.attack-without-base] After an ability destroyed the base, an attack still damages capital ships", () => {
  const foe = { base: { card: "lothal", damage: 6 }, play: ["gozanti-cruiser"] };
  const state = rebelTurn({ play: ["y-wing", "luke-skywalker", "x-wing"] }, { empire: foe });
  const bombed = after(state, [using(101), picking("opp-base", 0)]);
  expect(damage(bombed, "empire")).toBeNull();
  const line = [sending(102), attacking()];
  const end = after(bombed, line);
  expect(inPlay(end, "empire")).toEqual([]);
  expect(discardPile(end, "empire")).toEqual(["gozanti-cruiser"]);
  expect(eventsOf(bombed, line)).toContainEqual(
    expect.objectContaining({ type: "damage-lost", seat: "empire", amount: 3, rule: "dbg.faq.attack-without-base" }),
  );
  const again = after(end, [sending(103), attacking()]);
  expect(game.view(again, "rebel").sides.rebel.victory).toEqual(["lothal"]);
});

it("[dbg.faq.attack-without-base] The next base takes no damage in the turn in which the previous one was destroyed", () => {
  const foe = { base: { card: "lothal", damage: 6 }, bases: ["endor", "corellia"] };
  const state = rebelTurn({ play: ["y-wing", "luke-skywalker"] }, { empire: foe });
  const end = ended(after(state, [using(101), sending(102), attacking()]));
  expect(damage(after(end, [revealing("endor")]), "empire")).toBe(0);
});

it("[dbg.faq.scout-neutral] Scout Trooper turns a neutral card face down again, without any effect", () => {
  const state = empireTurn({ play: ["scout-trooper"] }, { galaxyTop: ["hwk-290", "x-wing"], force: 1 });
  const end = after(state, [using(1)]);
  expect(end).toMatchObject({ force: 1, resources: 0 });
  expect(galaxyDiscard(end)).toEqual([]);
  expect(deckTop(end, "galaxy", "rebel")).toEqual(["hwk-290", HIDDEN]);
  expect(eventsOf(state, [using(1)]).map(({ type }) => type)).toEqual(["ability-used", "cards-revealed"]);
});

it("[dbg.faq.duros-full] Duros Spy's opponent must discard a card if the Force marker is at the Rebel end", () => {
  const spec = { force: 3, empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const asked = after(rebelTurn({ play: ["duros-spy"] }, spec), [using(101)]);
  expect(game.decision(asked)).toMatchObject({ seat: "empire", forced: true });
  refused(asked, choosing("force"), "dbg.choose.must-be-resolvable");
  const end = after(asked, [choosing("discard"), picking("own-hand", "inquisitor")]);
  expect(discardPile(end, "empire")).toEqual(["inquisitor"]);
  expect(exiled(end)).toEqual([]);
  const near = after(rebelTurn({ play: ["duros-spy"] }, { ...spec, force: 2 }), [using(101), choosing("force")]);
  expect(near.force).toBe(3);
});
