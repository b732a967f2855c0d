import { type Action, type Event, game, type State } from "@sw/deckbuilder-core";
import { cardByCard, expectOk } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  DECLINE,
  empireTurn,
  ended,
  eventsOf,
  open,
  picking,
  rebelTurn,
  revealing,
  sending,
  using,
} from "../catalogue/table.ts";
import { homeMade, workshop } from "../effects/workshop.ts";
import { only } from "../turn/table.ts";

/** True if a client must not offer to take the action back. */
function reveals(state: State, action: Action, of = game): boolean {
  return expectOk(of.apply(state, action)).revealed;
}

it("Swapping the top galaxy card that only one player had seen counts as revealing", () => {
  const side = { play: ["moff-jerjerrod"] };
  const state = empireTurn(side, { galaxyTop: ["x-wing"], row: ["lobot"], force: -1 });
  const asked = after(state, [using(1), ACCEPT]);
  expect(reveals(asked, picking("galaxy-row", 0))).toBe(true);
});

it("Discarding a card that only its player has looked at counts as revealing", () => {
  const steps = [
    { op: "look", cards: { zones: ["own-deck-top"], count: 1 }, bind: "seen" },
    { op: "may", step: { op: "discard", cards: { ref: "seen" } } },
  ] as const;
  const ability = { timing: { kind: "activated" }, effect: { op: "seq", steps } } as const;
  const own = workshop(homeMade("gadget", { ability }));
  const asked = own.after(own.turn("empire", { play: ["gadget"] }), [using(1)], ["imperial-shuttle"]);
  expect([reveals(asked, ACCEPT, own.game), reveals(asked, DECLINE, own.game)]).toEqual([true, false]);
});

it("[dbg.turn-start.new-base] Revealing a base counts as revealing, and committing a visible card does not", () => {
  const side = { base: null, bases: ["endor", "rodia"] };
  const spec = { config: { mode: "full-galaxy", bases: 3 }, at: "turn-start", rebel: { victory: ["lothal"] } } as const;
  expect(reveals(empireTurn(side, spec), revealing("endor"))).toBe(true);
  expect(reveals(empireTurn({ play: ["stormtrooper"] }), sending(1))).toBe(false);
});

it("A card that the opponent saw on top of a deck is known to be in the hand after it is drawn", () => {
  const own = { play: ["lando-calrissian"], deckTop: ["inquisitor"] };
  const drawn = after(empireTurn(own), [using(1)]);
  expect(cardByCard(game.view(drawn, "rebel").sides.empire.hand)).toEqual(["inquisitor"]);
});

it("[dbg.ruling.hoth-ability-damage] Damage is reported in three events: prevented, dealt and lost", () => {
  const attack = (gained: number, damage: number): readonly (readonly [string, number])[] => {
    const state = empireTurn(
      { play: [{ card: "imperial-shuttle", gained }] },
      { rebel: { base: { card: "hoth", damage } } },
    );
    const told: readonly Event[] = eventsOf(state, [sending(1), attacking()]);
    const parts = only(told, "damage-prevented", "damage-dealt", "damage-lost");
    return parts.map(({ type, amount }) => [type, amount]);
  };
  expect(attack(1, 0)).toEqual([["damage-prevented", 1]]);
  expect(attack(2, 0)).toEqual([["damage-prevented", 2]]);
  expect(attack(5, 0)).toEqual([
    ["damage-prevented", 2],
    ["damage-dealt", 3],
  ]);
  expect(attack(9, 10)).toEqual([
    ["damage-prevented", 2],
    ["damage-dealt", 4],
    ["damage-lost", 3],
  ]);
});

it("[dbg.faq.attack-without-base] An attack of 0 deals and loses no damage", () => {
  const state = empireTurn({ play: ["imperial-shuttle"] }, { rebel: { base: null } });
  const told = eventsOf(state, [sending(1), attacking()]);
  expect(told.map(({ type }) => type)).toEqual(["card-committed", "attack-resolved"]);
});

it("[dbg.repair.effect] No event reports repairing or dealing 0 damage", () => {
  const steps = [
    { op: "repair", amount: 2 },
    {
      op: "deal-damage",
      amount: { count: { zones: ["own-discard"] } },
      cards: { zones: ["opp-play"], filter: { type: "capital-ship" } },
    },
  ] as const;
  const ability = { timing: { kind: "activated" }, effect: { op: "seq", steps } } as const;
  const own = workshop(homeMade("gadget", { ability }));
  const types = (damage: number, discard: readonly string[]): readonly string[] => {
    const side = { play: ["gadget"], base: { card: "endor", damage }, discard };
    const state = own.turn("empire", side, { rebel: { play: ["blockade-runner"] } });
    return own.eventsOf(state, [using(1)]).map(({ type }) => type);
  };
  expect(types(0, [])).toEqual(["ability-used"]);
  expect(types(1, ["at-st"])).toEqual(["ability-used", "damage-repaired", "damage-dealt"]);
});

it("[dbg.discard.own-pile] The event of a discard names the pile, the zone it came from, and the card's piece", () => {
  const cards = {
    anyOf: [
      { zones: ["own-hand", "own-play"], filter: { id: "at-st" } },
      { zones: ["opp-play"], filter: { type: "capital-ship" } },
      { zones: ["galaxy-row"], filter: { id: "lobot" } },
    ],
  } as const;
  const ability = { timing: { kind: "activated" }, effect: { op: "discard", cards } } as const;
  const own = workshop(homeMade("gadget", { ability }));
  const state = own.turn(
    "empire",
    { play: ["gadget", "at-st"], hand: ["at-st"] },
    { row: ["lobot"], rebel: { play: ["blockade-runner"] } },
  );
  const told = only(own.eventsOf(state, [using(1)]), "card-discarded");
  expect(told.map(({ seat, from, piece, rule }) => [seat, from, piece, rule])).toEqual([
    ["empire", "own-hand", null, "dbg.discard.own-pile"],
    ["empire", "own-play", 2, "dbg.discard.own-pile"],
    ["rebel", "opp-play", 101, "dbg.discard.opponent-pile"],
    ["galaxy", "galaxy-row", null, "dbg.discard.galaxy-pile"],
  ]);
});

it("The event of a purchase names where the card was: a slot, the pilots' pile or the galaxy discard pile", () => {
  const cards = { zones: ["galaxy-discard"], count: 1 } as const;
  const ability = { timing: { kind: "activated" }, effect: { op: "purchase", cards, price: "free" } } as const;
  const own = workshop(homeMade("gadget", { ability }));
  const spec = { row: ["x-wing", "lobot"], galaxyDiscard: ["at-st"], resources: 9 };
  const state = own.turn("empire", { play: ["gadget"] }, spec);
  const line: readonly Action[] = [
    using(1),
    { type: "purchase", subject: 1 },
    { type: "purchase", subject: "outer-rim-pilots" },
  ];
  const told = only(own.eventsOf(state, line), "card-purchased");
  expect(told.map(({ from }) => from)).toEqual(["galaxy-discard", 1, "outer-rim-pilots"]);
});

it("[dbg.turn.empire-first] Only the event of the first turn cites the rule that the Empire goes first", () => {
  const first = expectOk(game.setup({ mode: "introductory", bases: 3, bribing: false }, "any")).events;
  expect(only(first, "turn-started").map(({ rule, turn }) => [rule, turn])).toEqual([["dbg.turn.empire-first", 1]]);
  const next = eventsOf(empireTurn({ deckTop: ["at-st", "at-st", "inquisitor", "at-at", "tie-fighter"] }), [
    { type: "end-turn" },
  ]);
  expect(only(next, "turn-started").map(({ rule, seat }) => [rule, seat])).toEqual([["dbg.turn-start.order", "rebel"]]);
});

it("An attack on an enemy card does not use up Ord Mantell's permission to attack a neutral one", () => {
  const side = { base: "ord-mantell", play: ["at-st", "at-st", "at-at"] };
  const state = empireTurn(side, { config: { mode: "full-galaxy" }, row: ["x-wing", "lobot", "hwk-290"] });
  const hunted = after(state, [sending(1, 0), attacking(0), DECLINE]);
  expect(open(hunted)).toContain("commit 2 1");
  const permitted = after(hunted, [sending(2, 1), attacking(1), DECLINE]);
  expect(open(permitted)).toContain("commit 3 base");
  expect(open(permitted)).not.toContain("commit 3 2");
  expect(ended(permitted).permittedAttacks).toBe(0);
});

it("[dbg.trigger.definition] An ability for playing its own card does not trigger for other cards, and one for playing any card does", () => {
  const effect = { op: "gain", stat: "resources", amount: 1 } as const;
  const own = workshop(
    homeMade("monk", { ability: { timing: { kind: "triggered", on: "play", card: "self" }, effect } }),
    homeMade("listener", { ability: { timing: { kind: "triggered", on: "play" }, effect } }),
  );
  const state = own.turn("rebel", { play: ["monk", "listener"], hand: ["x-wing"] });
  const played = own.after(state, [{ type: "play", subject: "x-wing" }]);
  expect(own.open(played)).toEqual(["resolve 0", "pass"]);
});

it("[dbg.play.from-hand] The cards to play are listed in catalogue order, whether or not the opponent has seen them", () => {
  const state = rebelTurn({ hand: ["rebel-trooper"], shownHand: ["alliance-shuttle", "temple-guardian"] });
  expect(open(state).filter((key) => key.startsWith("play"))).toEqual([
    "play alliance-shuttle",
    "play rebel-trooper",
    "play temple-guardian",
  ]);
});
