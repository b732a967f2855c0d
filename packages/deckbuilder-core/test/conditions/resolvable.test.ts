import type { State } from "@sw/deckbuilder-core";
import type { CardEntry, EffectStep, Zone } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import { choosing, discardPile, using } from "../catalogue/table.ts";
import { homeBase, homeMade, type Workshop, workshop } from "../effects/workshop.ts";

const coin: EffectStep = { op: "gain", stat: "resources", amount: 1 };
const exileSelf: EffectStep = { op: "exile", cards: { ref: "self" } };
const STARTERS = [...Array.from({ length: 7 }, () => "imperial-shuttle"), "stormtrooper", "stormtrooper", "inquisitor"];
const ROW = ["x-wing", "at-st", "lobot", "y-wing", "b-wing", "hwk-290"];

function activated(effect: EffectStep, rest: Partial<CardEntry> = {}): CardEntry {
  return homeMade("gadget", { ability: { timing: { kind: "activated" }, effect }, ...rest });
}

/** A choice between a step and a resource, after what comes before it. */
function choice(step: EffectStep, ...before: readonly EffectStep[]): Workshop {
  const options = [
    { id: "it", step },
    { id: "coin", step: coin },
  ];
  return workshop(activated({ op: "seq", steps: [...before, { op: "choose", options }] }));
}

const BOTH = ["choose-option it", "choose-option coin"];
const COIN = ["choose-option coin"];

/** What can be chosen once the gadget is used. */
function openIn(own: Workshop, ...situation: Parameters<Workshop["turn"]>): readonly string[] {
  return own.open(own.after(own.turn(...situation), [using(situation[0] === "empire" ? 1 : 101)]));
}

it("[dbg.choose.must-be-resolvable] Drawing a card can be chosen only with a card in the deck or the discard pile", () => {
  const own = choice({ op: "draw", amount: 1 });
  const bare = { play: ["gadget", ...STARTERS], deck: [] };
  expect(openIn(own, "empire", bare)).toEqual(COIN);
  expect(openIn(own, "empire", { ...bare, discard: ["at-st"] })).toEqual(BOTH);
  expect(openIn(own, "empire", { play: ["gadget"] })).toEqual(BOTH);
});

it("[dbg.choose.must-be-resolvable] A card that has left play cannot gain attack, but its player can gain resources", () => {
  const gain: EffectStep = { op: "gain", stat: "attack", amount: 2 };
  const side = { play: ["gadget", "stormtrooper"] };
  expect(openIn(choice(gain), "empire", side)).toEqual(BOTH);
  expect(openIn(choice(gain, exileSelf), "empire", side)).toEqual(COIN);
});

it("[dbg.choose.must-be-resolvable] A card that has left play cannot be exiled again, whatever else is in play", () => {
  const side = { play: ["gadget", "stormtrooper"] };
  expect(openIn(choice(exileSelf), "empire", side)).toEqual(BOTH);
  expect(openIn(choice(exileSelf, exileSelf), "empire", side)).toEqual(COIN);
});

it("[dbg.choose.must-be-resolvable] A base can be damaged by its own ability, and a missing base by none", () => {
  const options = [
    { id: "it", step: { op: "deal-damage", amount: 1, cards: { ref: "self" } } as const },
    { id: "coin", step: coin },
  ];
  const moon = homeBase("moon", { ability: { timing: { kind: "activated" }, effect: { op: "choose", options } } });
  const own = workshop(moon);
  const asked = own.after(own.turn("empire", { base: "moon" }), [using("base")]);
  expect(own.open(asked)).toEqual(BOTH);
  expect(own.after(asked, [choosing("it")]).sides[0].base?.damage).toBe(1);
  const other = choice({ op: "deal-damage", amount: 1, cards: { zones: ["opp-base"] } });
  expect(openIn(other, "empire", { play: ["gadget"] })).toEqual(BOTH);
  expect(openIn(other, "empire", { play: ["gadget"] }, { rebel: { base: null } })).toEqual(COIN);
});

it("[dbg.choose.must-be-resolvable] A purchase can be chosen only for an own or neutral card that the player can pay for", () => {
  const purchase = (price: "cost" | "free"): EffectStep => ({
    op: "purchase",
    cards: { zones: ["galaxy-row"], count: 1 },
    price,
  });
  const [paid, free] = [choice(purchase("cost")), choice(purchase("free"))];
  const enemies = { row: ["x-wing", "y-wing", "b-wing", "x-wing", "y-wing", "b-wing"] };
  const side = { play: ["gadget"] };
  expect(openIn(paid, "empire", side, { row: ROW, resources: 9 })).toEqual(BOTH);
  expect(openIn(paid, "empire", side, { row: ROW })).toEqual(COIN);
  expect(openIn(free, "empire", side, { row: ROW })).toEqual(BOTH);
  expect(openIn(paid, "empire", side, { ...enemies, resources: 9 })).toEqual(COIN);
  expect(openIn(free, "empire", side, enemies)).toEqual(COIN);
});

it("[dbg.choose.must-be-resolvable] A step with two branches can be resolved if the branch whose condition holds can be", () => {
  const branch = (rest: { readonly else?: EffectStep }): EffectStep => ({
    op: "if",
    cond: { is: "force-with-you" },
    then: { op: "repair", amount: 1 },
    ...rest,
  });
  const side = { base: { card: "endor", damage: 1 }, play: ["gadget"] };
  const whole = { ...side, base: "endor" };
  const [plain, other] = [choice(branch({})), choice(branch({ else: { op: "draw", amount: 1 } }))];
  expect(openIn(plain, "empire", side, { force: -1 })).toEqual(BOTH);
  expect(openIn(plain, "empire", side, { force: 1 })).toEqual(COIN);
  expect(openIn(other, "empire", whole, { force: -1 })).toEqual(COIN);
  expect(openIn(other, "empire", whole, { force: 1 })).toEqual(BOTH);
});

it("[dbg.choose.must-be-resolvable] Looking at the top card requires a card in the deck", () => {
  for (const zone of ["own-deck-top", "galaxy-deck-top"] as const) {
    const own = choice({ op: "reveal", cards: { zones: [zone], count: 1 } });
    expect(openIn(own, "empire", { play: ["gadget"] })).toEqual(BOTH);
    const bare = { play: ["gadget", ...STARTERS], deck: [] };
    expect(openIn(own, "empire", bare, { galaxyDeck: [], galaxyTop: [] })).toEqual(COIN);
  }
});

it("[dbg.ruling.pay-impossible] A cost of two cards cannot be paid with one card; a cost of up to two cards can", () => {
  const price = (count: number | { readonly upTo: number }): Workshop =>
    workshop(activated({ op: "pay", cost: { op: "exile", cards: { zones: ["own-discard"], count } }, then: coin }));
  const canUse = (own: Workshop, discard: readonly string[]): boolean =>
    own.open(own.turn("empire", { play: ["gadget"], discard })).includes("use 1");
  expect([canUse(price(2), ["at-st"]), canUse(price(2), ["at-st", "at-at"])]).toEqual([false, true]);
  expect([canUse(price({ upTo: 2 }), []), canUse(price({ upTo: 2 }), ["at-st"])]).toEqual([false, true]);
});

it("A filter for other cards excludes the card itself, but not the row slot with the same number", () => {
  const own = workshop(
    activated({ op: "discard", cards: { zones: ["own-play", "galaxy-row"], filter: { other: true }, count: 1 } }),
  );
  const asked = own.after(own.turn("empire", { play: ["gadget", "stormtrooper"] }, { row: ROW }), [using(1)]);
  expect(own.open(asked)).toEqual(
    ["own-play 2", ...ROW.map((_, slot) => `galaxy-row ${slot}`)].map((at) => `pick ${at}`),
  );
});

it("An empty slot of the row has no card that could be discarded", () => {
  const own = workshop(activated({ op: "discard", cards: { zones: ["galaxy-row"] } }));
  const row = ["x-wing", null, "lobot", null, null, null];
  const state: State = own.turn("empire", { play: ["gadget"] }, { row, galaxyDeck: [], galaxyTop: [] });
  const end = own.after(state, [using(1)]);
  expect(own.game.invariants(end)).toEqual([]);
  expect(discardPile(end, "empire", own.game)).toEqual([]);
  expect(own.game.view(end, "rebel").row.filter((card) => card !== null)).toHaveLength(2);
});

it("[dbg.card.attack] A bonus for other cards excludes its own card, and can be chosen if one kind of card matches", () => {
  const bonus = homeMade("banner", {
    attack: 1,
    ability: {
      timing: { kind: "constant" },
      effect: {
        op: "modify-attack",
        amount: 2,
        cards: {
          anyOf: [
            { zones: ["own-play"], filter: { faction: ["neutral"], other: true } },
            { zones: ["own-play"], filter: { trait: ["trooper"] } },
          ],
        },
      },
    },
  });
  const own = workshop(bonus);
  const state = own.turn("empire", { play: ["banner", "stormtrooper", "lobot", "inquisitor"] });
  const printed = ["stormtrooper", "lobot", "inquisitor"].map(
    (name) => own.catalogue.cards.find(({ id }) => id === name)?.attack ?? 0,
  );
  const shown = own.game.view(state, "rebel").sides.empire.play.map(({ attack }) => attack);
  expect(shown).toEqual([1, ...printed.map((attack, place) => attack + (place < 2 ? 2 : 0))]);
});

it("[dbg.exile.must-be-there] The only matching card is exiled without a question if all players can tell, and with one if a hand hides other cards", () => {
  const filter = { trait: ["trooper"] };
  const asks = (...parts: readonly { readonly zones: readonly Zone[]; readonly filter?: typeof filter }[]): boolean => {
    const own = workshop(activated({ op: "exile", cards: { anyOf: parts, count: 1 } }));
    const hands = { hand: ["inquisitor"], discard: ["stormtrooper"] };
    const state = own.turn("empire", { play: ["gadget"], ...hands }, { rebel: { hand: ["temple-guardian"] } });
    return own.game.decision(own.after(state, [using(1)]))?.kind === "pick";
  };
  expect(asks({ zones: ["own-discard"], filter })).toBe(false);
  expect(asks({ zones: ["own-hand"] })).toBe(false);
  expect(asks({ zones: ["own-discard", "own-hand"], filter })).toBe(true);
  expect(asks({ zones: ["opp-hand", "own-discard"], filter })).toBe(true);
  expect(asks({ zones: ["own-discard"], filter }, { zones: ["own-hand"], filter })).toBe(true);
  expect(asks({ zones: ["opp-hand"], filter }, { zones: ["own-discard"], filter })).toBe(true);
});
