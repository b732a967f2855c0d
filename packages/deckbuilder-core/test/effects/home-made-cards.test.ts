import type { CardEntry, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { cardByCard, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  choosing,
  DONE,
  damage,
  damages,
  deckSize,
  deckTop,
  discardPile,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
  picking,
  refused,
  resolving,
  row,
  using,
} from "../catalogue/table.ts";
import { homeMade, workshop } from "./workshop.ts";

function activated(effect: EffectStep, rest: Partial<CardEntry> = {}): CardEntry {
  return homeMade("gadget", { ability: { timing: { kind: "activated" }, effect }, ...rest });
}

const ROW = ["x-wing", "at-st", "lobot", "y-wing", "b-wing", "hwk-290"];

it("A home-made ability may discard any number of row cards and then use their number and cost", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "discard", cards: { zones: ["galaxy-row"], filter: { faction: ["enemy"] }, count: 2 }, bind: "gone" },
      { op: "gain", stat: "resources", amount: { count: { ref: "gone" } } },
      { op: "gain", stat: "resources", amount: { costOf: { ref: "gone" } } },
    ],
  };
  const own = workshop(activated(effect));
  const state = own.turn("empire", { play: ["gadget"] }, { row: ROW, galaxyTop: ["tie-fighter", "tie-bomber"] });
  const asked = own.after(state, [using(1)]);
  expect(own.open(asked)).toEqual(["pick galaxy-row 0", "pick galaxy-row 3"]);
  const end = own.after(asked, [picking("galaxy-row", 0), picking("galaxy-row", 4)]);
  expect(galaxyDiscard(end, own.game)).toEqual(["x-wing", "b-wing"]);
  expect(end.resources).toBe(2 + 3);
  const few = own.turn(
    "empire",
    { play: ["gadget"] },
    { row: ["x-wing", "at-st", "lobot", "at-st", "at-at", "hwk-290"] },
  );
  expect(own.after(few, [using(1)]).resources).toBe(1 + 3);
});

it("A home-made ability may discard up to a number of cards and continue with those picked, or with none", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "discard", cards: { zones: ["galaxy-row"], count: { upTo: 2 } }, bind: "gone" },
      { op: "gain", stat: "force", amount: { count: { ref: "gone" } } },
    ],
  };
  const own = workshop(activated(effect));
  const asked = own.after(own.turn("rebel", { play: ["gadget"] }, { row: ROW }), [using(101)]);
  expect(own.after(asked, [DONE]).force).toBe(0);
  const one = own.after(asked, [picking("galaxy-row", 5)]);
  expect(own.open(one)).toEqual(["done"]);
  expect(own.after(one, [DONE]).force).toBe(1);
  const two = own.after(asked, [picking("galaxy-row", 1), picking("galaxy-row", 2)]);
  expect(two.force).toBe(2);
  expect(own.after(asked, [picking("galaxy-row", 2), picking("galaxy-row", 1)])).toEqual(two);
  const again = [own.after(asked, [picking("galaxy-row", 1)]), picking("galaxy-row", 1)] as const;
  refused(...again, "dbg.discard.owner-chooses", own.game);
});

it("A home-made ability may refer again to cards it has named, and to one of them", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "move", cards: { zones: ["own-discard"], count: { upTo: 2 } }, to: "own-hand", bind: "back" },
      { op: "exile", cards: { ref: "back", count: 1 } },
    ],
  };
  const own = workshop(activated(effect));
  const pile = ["stormtrooper", "stormtrooper", "inquisitor"];
  const asked = own.after(own.turn("empire", { play: ["gadget"], discard: pile }), [using(1)]);
  const twice = own.after(asked, [picking("own-discard", "stormtrooper"), picking("own-discard", "inquisitor")]);
  expect(own.open(twice)).toEqual(["pick own-hand stormtrooper#1", "pick own-hand inquisitor#2"]);
  const end = own.after(twice, [picking("own-hand", "inquisitor#2")]);
  expect(exiled(end, own.game)).toEqual(["inquisitor"]);
  expect(hand(end, "empire", own.game)).toEqual(["stormtrooper"]);
  expect(discardPile(end, "empire", own.game)).toEqual(["stormtrooper"]);
});

it("A home-made ability may pick several random cards from a hand, a pile and the row", () => {
  const exile: EffectStep = { op: "exile", cards: { zones: ["own-discard"], count: 2, by: "random" } };
  const own = workshop(activated(exile));
  const pile = ["stormtrooper", "inquisitor", "at-at"];
  const state = own.turn("empire", { play: ["gadget"], discard: pile });
  const end = own.after(state, [using(1)], ["at-at", "stormtrooper"]);
  expect(discardPile(end, "empire", own.game)).toEqual(["inquisitor"]);
  const bombs = workshop(activated({ op: "discard", cards: { zones: ["galaxy-row"], count: 2, by: "random" } }));
  const spec = { row: ROW, galaxyTop: ["tie-fighter", "tie-bomber"] };
  const bombed = bombs.after(bombs.turn("empire", { play: ["gadget"] }, spec), [using(1)], ["lobot", "x-wing"]);
  expect(row(bombed, bombs.game)).toEqual(["tie-bomber", "at-st", "tie-fighter", "y-wing", "b-wing", "hwk-290"]);
  const all = workshop(activated({ op: "discard", cards: { zones: ["opp-hand"], count: 5, by: "random" } }));
  const foe = { rebel: { hand: ["x-wing", "y-wing"] } };
  const empty = all.after(all.turn("empire", { play: ["gadget"] }, foe), [using(1)], ["y-wing"]);
  expect(discardPile(empty, "rebel", all.game)).toEqual(["y-wing", "x-wing"]);
});

it("A home-made ability may pick up to a number of cards from several zones, each with its own filter", () => {
  const effect: EffectStep = {
    op: "exile",
    cards: {
      anyOf: [
        { zones: ["own-hand"], filter: { trait: ["trooper"] } },
        { zones: ["own-discard"], filter: { faction: ["neutral", "enemy"] } },
        { zones: ["own-play"], filter: { other: true, type: "unit" } },
      ],
      count: { upTo: 3 },
    },
  };
  const own = workshop(activated(effect));
  const side = {
    play: ["gadget", "at-st", "star-destroyer"],
    hand: ["stormtrooper", "inquisitor"],
    discard: ["lobot", "tie-fighter", "x-wing"],
  };
  const asked = own.after(own.turn("empire", side), [using(1)]);
  const picks = ["own-hand stormtrooper", "own-discard x-wing", "own-discard lobot", "own-play 2"];
  expect(own.open(asked)).toEqual([...picks.map((pick) => `pick ${pick}`), "done"]);
  const end = own.after(asked, [
    picking("own-hand", "stormtrooper"),
    picking("own-discard", "lobot"),
    picking("own-play", 2),
  ]);
  expect(exiled(end, own.game)).toEqual(["stormtrooper", "at-st", "lobot"]);
  expect(inPlay(end, "empire", own.game)).toEqual(["gadget", "star-destroyer"]);
});

it("A home-made ability that destroys or damages without a count affects every capital ship and the base", () => {
  const ships = { zones: ["opp-play", "own-play"], filter: { type: "capital-ship" } } as const;
  const bomb = workshop(
    activated({ op: "deal-damage", amount: 3, cards: { anyOf: [ships, { zones: ["own-base", "opp-base"] }] } }),
  );
  const side = { base: "endor", play: ["gadget", "gozanti-cruiser", "star-destroyer"] };
  const foe = { rebel: { base: "hoth", play: ["rebel-transport", "mon-calamari-cruiser"] } };
  const end = bomb.after(bomb.turn("empire", side, foe), [using(1)]);
  expect(inPlay(end, "empire", bomb.game)).toEqual(["gadget", "star-destroyer"]);
  expect(inPlay(end, "rebel", bomb.game)).toEqual(["mon-calamari-cruiser"]);
  expect([damage(end, "empire", bomb.game), damage(end, "rebel", bomb.game)]).toEqual([3, 1]);
  expect(damages(end, "rebel", bomb.game)).toEqual([3]);
  const sink = workshop(activated({ op: "destroy", cards: ships }));
  const sunk = sink.after(sink.turn("empire", side, foe), [using(1)]);
  expect(inPlay(sunk, "empire", sink.game)).toEqual(["gadget"]);
  expect(discardPile(sunk, "empire", sink.game)).toEqual(["gozanti-cruiser", "star-destroyer"]);
  expect(discardPile(sunk, "rebel", sink.game)).toEqual(["rebel-transport", "mon-calamari-cruiser"]);
});

it("A player who destroys their own last base loses at once", () => {
  const own = workshop(activated({ op: "deal-damage", amount: 9, cards: { zones: ["own-base"] } }));
  const state = own.turn("empire", { play: ["gadget"] }, { rebel: { victory: ["corellia", "endor"] } });
  expect(own.after(state, [using(1)]).outcome?.winners).toEqual(["rebel"]);
});

it("A home-made ability may purchase from the row at cost, or from the galaxy discard pile for free, and then move the card", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "purchase", cards: { zones: ["galaxy-row"], count: 1 }, price: "cost" },
      { op: "purchase", cards: { zones: ["galaxy-discard"], count: 1 }, price: "free", bind: "found" },
      { op: "move", cards: { ref: "found" }, to: "own-hand" },
    ],
  };
  const own = workshop(activated(effect));
  const spec = { row: ROW, galaxyDiscard: ["luke-skywalker", "darth-vader"], resources: 4 };
  const asked = own.after(own.turn("rebel", { play: ["gadget"] }, spec), [using(101)]);
  expect(own.open(asked)).toEqual([0, 2, 3, 5].map((slot) => `pick galaxy-row ${slot}`));
  const end = own.after(asked, [picking("galaxy-row", 5)]);
  expect(end.resources).toBe(0);
  expect(discardPile(end, "rebel", own.game)).toEqual(["hwk-290"]);
  expect(hand(end, "rebel", own.game)).toEqual(["luke-skywalker"]);
  expect(galaxyDiscard(end, own.game)).toEqual(["darth-vader"]);
});

it("A home-made reveal of two cards shows both to all viewers; one is discarded, and the other stays on top", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "reveal", cards: { zones: ["own-deck-top"], count: 2 }, bind: "pair" },
      { op: "discard", cards: { ref: "pair", count: 1 } },
      { op: "draw", amount: 1 },
    ],
  };
  const own = workshop(activated(effect));
  const state = own.turn("empire", { play: ["gadget"] });
  const asked = own.after(state, [using(1)], ["inquisitor", "stormtrooper"]);
  for (const viewer of ["empire", "rebel", "spectator"] as const) {
    expect(deckTop(asked, "empire", viewer, own.game)).toEqual(["inquisitor", "stormtrooper"]);
  }
  expect(own.open(asked)).toEqual(["pick own-deck-top 0", "pick own-deck-top 1"]);
  const end = own.after(asked, [picking("own-deck-top", 0)]);
  expect(discardPile(end, "empire", own.game)).toEqual(["inquisitor"]);
  expect(hand(end, "empire", own.game)).toEqual(["stormtrooper"]);
  expect(deckSize(end, "empire", own.game)).toBe(8);
});

it("A home-made ability may look at the top card of the opponent's deck and discard it, or keep it there", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "look", cards: { zones: ["opp-deck-top"], count: 1 }, bind: "top" },
      { op: "may", step: { op: "discard", cards: { ref: "top" } } },
    ],
  };
  const own = workshop(activated(effect));
  const asked = own.after(own.turn("empire", { play: ["gadget"] }), [using(1)], ["temple-guardian"]);
  expect(deckTop(asked, "rebel", "empire", own.game)).toEqual(["temple-guardian"]);
  expect(deckTop(asked, "rebel", "rebel", own.game)).toEqual([HIDDEN]);
  expect(discardPile(own.after(asked, [ACCEPT]), "rebel", own.game)).toEqual(["temple-guardian"]);
});

it("A home-made reveal of a hand shows it to all viewers", () => {
  const effect: EffectStep = {
    op: "choose",
    options: [
      { id: "mine", step: { op: "reveal", cards: { zones: ["own-hand"] } } },
      { id: "theirs", step: { op: "reveal", cards: { zones: ["opp-hand"] } } },
    ],
  };
  const own = workshop(activated(effect));
  const state = own.turn("empire", { play: ["gadget"], hand: ["inquisitor"] }, { rebel: { hand: ["rebel-trooper"] } });
  const mine = own.after(state, [using(1), choosing("mine")]);
  expect(cardByCard(own.game.view(mine, "spectator").sides.empire.hand)).toEqual(["inquisitor"]);
  const theirs = own.after(state, [using(1), choosing("theirs")]);
  expect(cardByCard(own.game.view(theirs, "spectator").sides.rebel.hand)).toEqual(["rebel-trooper"]);
  expect(cardByCard(own.game.view(theirs, "rebel").sides.empire.hand)).toEqual([HIDDEN]);
});

it("A home-made exile from the opponent's hand is not a discard, so Yavin 4 does not trigger", () => {
  const own = workshop(activated({ op: "exile", cards: { zones: ["opp-hand"], count: 1, by: "opponent" } }));
  const state = own.turn("rebel", { base: "yavin-4", play: ["gadget"] }, { empire: { hand: ["inquisitor", "at-st"] } });
  const asked = own.after(state, [using(101)]);
  expect(own.game.decision(asked)?.seat).toBe("empire");
  const end = own.after(asked, [picking("own-hand", "at-st")]);
  expect(own.game.view(end, "rebel").exiled).toEqual(["at-st"]);
  expect(own.game.decision(end)?.kind).toBe("actions");
  refused(end, resolving(), "dbg.turn.actions", own.game);
});

it("A home-made discard of cards in play sends each to its owner's pile", () => {
  const own = workshop(
    activated({ op: "discard", cards: { zones: ["own-play", "opp-play"], filter: { type: "capital-ship" } } }),
  );
  const side = { play: ["gadget", "c-roc-cruiser"] };
  const state = own.turn("empire", side, { rebel: { play: ["blockade-runner"] } });
  const end = own.after(state, [using(1)]);
  expect(discardPile(end, "empire", own.game)).toEqual(["c-roc-cruiser"]);
  expect(discardPile(end, "rebel", own.game)).toEqual(["blockade-runner"]);
});

it("The event of exiling a row card by a home-made ability names the card's slot", () => {
  const own = workshop(activated({ op: "exile", cards: { zones: ["galaxy-row"], count: 1 } }));
  const asked = own.after(own.turn("empire", { play: ["gadget"] }, { row: ["x-wing", "b-wing", "x-wing"] }), [
    using(1),
  ]);
  expect(own.eventsOf(asked, [picking("galaxy-row", 2)])[0]).toMatchObject({ type: "card-exiled", slot: 2 });
});
