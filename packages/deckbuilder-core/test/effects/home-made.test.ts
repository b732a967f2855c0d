import type { Ability, Amount, CardEntry, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import {
  ACCEPT,
  attacking,
  attacks,
  buying,
  choosing,
  DECLINE,
  DONE,
  damage,
  deckTop,
  discardPile,
  hand,
  picking,
  playing,
  refused,
  resolving,
  sending,
  using,
} from "../catalogue/table.ts";
import { homeMade, workshop } from "./workshop.ts";

/** A card with an ability to use. */
function activated(effect: EffectStep, rest: Partial<CardEntry> = {}): CardEntry {
  return homeMade("gadget", { ability: { timing: { kind: "activated" }, effect }, ...rest });
}

const oneResource: EffectStep = { op: "gain", stat: "resources", amount: 1 };
const oneForce: EffectStep = { op: "gain", stat: "force", amount: 1 };

it("A home-made sequence carries out its steps in order and skips impossible ones", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [{ op: "repair", amount: 2 }, { op: "draw", amount: 2 }, oneForce, { op: "seq", steps: [] }, oneResource],
  };
  const own = workshop(activated(effect));
  const side = { base: { card: "endor", damage: 1 }, play: ["gadget"], deckTop: ["inquisitor", "stormtrooper"] };
  const end = own.after(own.turn("empire", side, { force: -3 }), [using(1)]);
  expect(damage(end, "empire", own.game)).toBe(0);
  expect(hand(end, "empire", own.game)).toEqual(["inquisitor", "stormtrooper"]);
  expect(end).toMatchObject({ resources: 1, force: -3 });
});

it("A home-made condition carries out one branch, the other, or nothing, according to the situation at that moment", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "if", cond: { is: "force-with-you" }, then: oneResource },
      oneForce,
      { op: "if", cond: { is: "force-with-you" }, then: { op: "gain", stat: "resources", amount: 5 }, else: oneForce },
    ],
  };
  const own = workshop(activated(effect));
  const from = (force: number): number[] => {
    const { resources, force: then } = own.after(own.turn("rebel", { play: ["gadget"] }, { force }), [using(101)]);
    return [resources, then];
  };
  expect(from(2)).toEqual([6, 3]);
  expect(from(0)).toEqual([5, 1]);
  expect(from(-1)).toEqual([0, 1]);
});

it("A home-made choice may be made by the opponent, and may contain another choice", () => {
  const inner: EffectStep = {
    op: "choose",
    options: [
      { id: "one", step: oneResource },
      { id: "force", step: oneForce },
    ],
  };
  const effect: EffectStep = {
    op: "choose",
    by: "opponent",
    options: [
      { id: "mercy", step: { op: "repair", amount: 1 } },
      { id: "wages", step: inner },
    ],
  };
  const own = workshop(activated(effect));
  const asked = own.after(own.turn("rebel", { play: ["gadget"] }, { force: 3 }), [using(101)]);
  expect(own.game.decision(asked)?.seat).toBe("empire");
  expect(own.open(asked)).toEqual(["choose-option wages"]);
  const mine = own.after(asked, [choosing("wages")]);
  expect(own.game.decision(mine)?.seat).toBe("rebel");
  expect(own.open(mine)).toEqual(["choose-option one"]);
  expect(own.after(mine, [choosing("one")]).resources).toBe(1);
});

it("A home-made optional step is asked about if it can be done, and skipped if not", () => {
  const effect: EffectStep = { op: "seq", steps: [{ op: "may", step: { op: "repair", amount: 2 } }, oneResource] };
  const own = workshop(activated(effect));
  const hurt = own.turn("empire", { base: { card: "endor", damage: 3 }, play: ["gadget"] });
  const asked = own.after(hurt, [using(1)]);
  expect(own.open(asked)).toEqual(["accept", "decline"]);
  expect(own.game.decision(asked)?.kind).toBe("may");
  refused(asked, DONE, "dbg.ability.optional", own.game);
  const [done, left] = [own.after(asked, [ACCEPT]), own.after(asked, [DECLINE])];
  expect([damage(done, "empire", own.game), done.resources]).toEqual([1, 1]);
  expect([damage(left, "empire", own.game), left.resources]).toEqual([3, 1]);
  const whole = own.after(own.turn("empire", { base: "endor", play: ["gadget"] }), [using(1)]);
  expect(whole.resources).toBe(1);
});

it("A home-made cost is paid in full or not at all, even in the middle of an ability", () => {
  const fee: EffectStep = {
    op: "seq",
    steps: [
      { op: "spend", amount: 2 },
      { op: "discard", cards: { zones: ["own-hand"], count: 2 } },
    ],
  };
  const effect: EffectStep = {
    op: "seq",
    steps: [oneResource, { op: "pay", cost: fee, then: { op: "gain", stat: "force", amount: 2 } }],
  };
  const own = workshop(activated(effect));
  const start = (cards: readonly string[], resources: number) =>
    own.after(own.turn("empire", { play: ["gadget"], hand: cards }, { resources }), [using(1)]);
  const paid = start(["imperial-shuttle", "stormtrooper"], 1);
  expect(paid).toMatchObject({ resources: 0, force: -2 });
  expect(discardPile(paid, "empire", own.game)).toEqual(["imperial-shuttle", "stormtrooper"]);
  expect(start(["imperial-shuttle"], 5)).toMatchObject({ resources: 6, force: 0 });
  expect(start(["imperial-shuttle", "stormtrooper"], 0)).toMatchObject({ resources: 1, force: 0 });
});

it("A home-made ability that starts with a cost can be used only if the cost can be paid", () => {
  const own = workshop(activated({ op: "pay", cost: { op: "spend", amount: 3 }, then: { op: "draw", amount: 1 } }));
  const side = { play: ["gadget"], deckTop: ["inquisitor"] };
  refused(own.turn("empire", side, { resources: 2 }), using(1), "dbg.ruling.pay-impossible", own.game);
  const end = own.after(own.turn("empire", side, { resources: 4 }), [using(1)]);
  expect(end.resources).toBe(1);
  expect(hand(end, "empire", own.game)).toEqual(["inquisitor"]);
});

it("A home-made effect delayed to the end of the turn happens before hand and units are discarded", () => {
  const later: EffectStep = {
    op: "choose",
    options: [
      { id: "exile", step: { op: "exile", cards: { zones: ["own-hand"], count: 1 } } },
      { id: "force", step: oneForce },
    ],
  };
  const own = workshop(activated({ op: "delayed", at: "end-of-turn", step: later }));
  const used = own.after(own.turn("rebel", { play: ["gadget"], hand: ["alliance-shuttle", "rebel-trooper"] }), [
    using(101),
  ]);
  expect(own.open(used)).toContain("end-turn");
  const asked = own.ended(used);
  expect(own.game.decision(asked)?.seat).toBe("rebel");
  expect(own.open(asked)).toEqual(["choose-option exile", "choose-option force"]);
  const picks = own.after(asked, [choosing("exile")]);
  expect(own.open(picks)).toEqual(["pick own-hand alliance-shuttle", "pick own-hand rebel-trooper"]);
  const draws = Array.from({ length: 5 }, () => "alliance-shuttle");
  const end = own.after(picks, [picking("own-hand", "rebel-trooper")], draws);
  expect(own.game.view(end, "rebel").exiled).toEqual(["rebel-trooper"]);
  expect(end.active).toBe(0);
  expect(own.after(asked, [choosing("force")], draws).force).toBe(1);
});

it("A home-made effect delayed to the next purchase of the turn happens then, and may contain a choice", () => {
  const later: EffectStep = {
    op: "choose",
    options: [
      { id: "hand", step: { op: "move", cards: { ref: "triggering" }, to: "own-hand" } },
      { id: "deck", step: { op: "move", cards: { ref: "triggering" }, to: "own-deck-top" } },
      { id: "refund", step: { op: "gain", stat: "resources", amount: { costOf: { ref: "triggering" } } } },
    ],
  };
  const own = workshop(activated({ op: "delayed", at: "next-purchase-this-turn", step: later }));
  const used = own.after(own.turn("rebel", { play: ["gadget"] }, { row: ["x-wing", "y-wing"], resources: 4 }), [
    using(101),
  ]);
  const bought = own.after(used, [buying(0)]);
  expect(own.open(bought)).toEqual(["choose-option hand", "choose-option deck", "choose-option refund"]);
  expect(hand(own.after(bought, [choosing("hand")]), "rebel", own.game)).toEqual(["x-wing"]);
  expect(deckTop(own.after(bought, [choosing("deck")]), "rebel", "empire", own.game)).toEqual(["x-wing"]);
  const refunded = own.after(bought, [choosing("refund")]);
  expect(refunded.resources).toBe(4);
  expect(discardPile(refunded, "rebel", own.game)).toEqual(["x-wing"]);
  const second = own.after(refunded, [buying(1)]);
  expect(discardPile(second, "rebel", own.game)).toEqual(["x-wing", "y-wing"]);
});

it("Attack gained by a home-made ability lasts while the card is in play, even on a capital ship", () => {
  const effect: EffectStep = { op: "gain", stat: "attack", amount: { count: { zones: ["own-play"] } } };
  const own = workshop(activated(effect, { type: "capital-ship", hitPoints: 4, attack: 1 }));
  const state = own.turn("rebel", { play: ["gadget", "x-wing", "y-wing"] }, { empire: { base: "endor" } });
  const strong = own.after(state, [using(101)]);
  expect(attacks(strong, "rebel", own.game)).toEqual([4, 3, 2]);
  expect(damage(own.after(strong, [sending(101), attacking()]), "empire", own.game)).toBe(4);
  const gone: EffectStep = {
    op: "seq",
    steps: [
      { op: "exile", cards: { ref: "self" } },
      { op: "gain", stat: "attack", amount: 2 },
    ],
  };
  const other = workshop(activated(gone));
  const end = other.after(other.turn("rebel", { play: ["gadget"] }), [using(101)]);
  expect(attacks(end, "rebel", other.game)).toEqual([]);
});

it("A home-made amount is a number, a number of matching cards, or a card's cost", () => {
  const amounts: readonly (readonly [Amount, number])[] = [
    [3, 3],
    [{ count: { zones: ["galaxy-row"], filter: { faction: ["enemy", "neutral"] } } }, 5],
    [{ count: { zones: ["own-discard", "galaxy-discard"], filter: { trait: ["fighter", "trooper"] } } }, 3],
    [{ count: { anyOf: [{ zones: ["own-play"], filter: { unique: true } }, { zones: ["opp-play"] }] } }, 2],
    [{ count: { zones: ["own-play"], filter: { other: true } } }, 1],
    [{ costOf: { ref: "self" } }, 7],
  ];
  for (const [amount, expected] of amounts) {
    const own = workshop(activated({ op: "gain", stat: "resources", amount }, { cost: 7 }));
    const spec = {
      row: ["x-wing", "at-st", "lobot", "y-wing", "b-wing", "hwk-290"],
      galaxyDiscard: ["u-wing", "tie-fighter"],
      rebel: { play: ["rebel-transport"] },
    };
    const side = { play: ["gadget", "boba-fett"], discard: ["stormtrooper", "z-95-headhunter", "inquisitor"] };
    expect(own.after(own.turn("empire", side, spec), [using(1)]).resources).toBe(expected);
  }
});

it("A home-made condition may check whether a referenced card matches a filter", () => {
  const ability: Ability = {
    timing: { kind: "triggered", on: "purchase", card: { type: "unit" } },
    effect: {
      op: "if",
      cond: { is: "matches", cards: { ref: "triggering" }, filter: { trait: ["fighter"], faction: ["own"] } },
      then: { op: "move", cards: { ref: "triggering" }, to: "own-hand" },
      else: oneForce,
    },
  };
  const own = workshop(homeMade("broker", { ability }));
  const spec = {
    row: ["x-wing", "z-95-headhunter", "rebel-transport"],
    resources: 9,
    galaxyTop: ["bossk", "lobot", "dengar"],
  };
  const state = own.turn("rebel", { play: ["broker"] }, spec);
  const fighter = own.after(state, [buying(0), resolving()]);
  expect(hand(fighter, "rebel", own.game)).toEqual(["x-wing"]);
  expect(own.after(fighter, [buying(1), resolving()]).force).toBe(1);
  expect(own.open(own.after(state, [buying(2)]))).toContain("end-turn");
});

it("A home-made condition may hold only while the unit is committed against a row card", () => {
  const ability: Ability = {
    timing: { kind: "activated" },
    condition: { is: "attacking", zone: "galaxy-row" },
    effect: oneForce,
  };
  const own = workshop(homeMade("scout", { attack: 1, ability }));
  const state = own.turn("rebel", { hand: ["scout"] }, { row: ["tie-fighter"] });
  const played = own.after(state, [playing("scout")]);
  refused(played, using(1000), "dbg.condition.required", own.game);
  refused(own.after(played, [sending(1000)]), using(1000), "dbg.condition.required", own.game);
  const sent = own.after(played, [sending(1000, 0)]);
  expect(own.after(sent, [using(1000)]).force).toBe(1);
  refused(own.after(sent, [attacking(0), DECLINE]), using(1000), "dbg.condition.required", own.game);
});
