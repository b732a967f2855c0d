import type { State } from "@sw/deckbuilder-core";
import type { CardEntry, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import {
  ACCEPT,
  buying,
  choosing,
  deckTop,
  discardPile,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
  playing,
  using,
} from "../catalogue/table.ts";
import { homeMade, type Workshop, workshop } from "../effects/workshop.ts";

function activated(id: string, effect: EffectStep, rest: Partial<CardEntry> = {}): CardEntry {
  return homeMade(id, { ability: { timing: { kind: "activated" }, effect }, ...rest });
}

/** Takes a card of the row to hand, to deal with it later under the name "it". */
function takes(card: string, later: Extract<EffectStep, { op: "delayed" }>): EffectStep {
  const cards = { zones: ["galaxy-row"], filter: { id: card }, count: 1 } as const;
  return { op: "seq", steps: [{ op: "move", cards, to: "own-hand", bind: "it" }, later] };
}

const EXILED_LATER = { op: "delayed", at: "end-of-turn", step: { op: "exile", cards: { ref: "it" } } } as const;
const PAID_LATER = {
  op: "delayed",
  at: "next-purchase-this-turn",
  step: { op: "gain", stat: "resources", amount: { costOf: { ref: "it" } } },
} as const;

const ROW = ["hwk-290", "z-95-headhunter", "kel-dor-mystic", "x-wing", "y-wing", "b-wing"];
const NEXT = ["bossk", "dengar", "tie-fighter"];

/** Two abilities have each taken a card of the row, which was then played: one waits for a purchase, one for the end. */
function bothPlayed(own: Workshop): State {
  const side = { play: ["payer", "exiler"], hand: ["stormtrooper"] };
  const state = own.turn("empire", side, { row: ROW, resources: 9, galaxyTop: NEXT });
  const line = [using(1), using(2), playing("hwk-290#1"), playing("z-95-headhunter#2"), playing("stormtrooper")];
  return own.after(state, line);
}

const bothWorkshop = (): Workshop =>
  workshop(
    activated("payer", takes("hwk-290", PAID_LATER)),
    activated("exiler", takes("z-95-headhunter", EXILED_LATER)),
  );

it("A card that a delayed ability refers to keeps its mark until that ability is resolved, and other cards keep theirs", () => {
  const own = bothWorkshop();
  const played = bothPlayed(own);
  const others = ["payer", "exiler"];
  expect(inPlay(played, "empire", own.game)).toEqual([...others, "hwk-290#1", "z-95-headhunter#2", "stormtrooper"]);
  const bought = own.after(played, [buying(2)]);
  expect(inPlay(bought, "empire", own.game)).toEqual([...others, "hwk-290", "z-95-headhunter#2", "stormtrooper"]);
  expect(bought.sides[0].play).toHaveLength(5);
});

it("An ability delayed to the next purchase resolves once, and one delayed to the end of the turn still resolves", () => {
  const own = bothWorkshop();
  const played = bothPlayed(own);
  const bought = own.after(played, [buying(2)]);
  const costOf = (card: string): number => own.catalogue.cards.find(({ id }) => id === card)?.cost ?? Number.NaN;
  expect(bought.resources).toBe(played.resources - costOf("kel-dor-mystic") + costOf("hwk-290"));
  expect(bought.delayed.map(({ at }) => at)).toEqual(["end-of-turn"]);
  expect(exiled(own.ended(bought), own.game)).toEqual(["z-95-headhunter"]);
});

it("A card marked by one ability is still recognized after another ability discards it", () => {
  const discard: EffectStep = {
    op: "seq",
    steps: [
      { op: "discard", cards: { zones: ["own-play"], filter: { id: "hwk-290" } }, bind: "gone" },
      { op: "gain", stat: "resources", amount: { count: { ref: "gone" } } },
    ],
  };
  const own = workshop(activated("exiler", takes("hwk-290", EXILED_LATER)), activated("breaker", discard));
  const state = own.turn("empire", { play: ["exiler", "breaker"] }, { row: ROW });
  const gone = own.after(state, [using(1), playing("hwk-290#1"), using(2)]);
  expect(discardPile(gone, "empire", own.game)).toEqual(["hwk-290#1"]);
  expect(exiled(own.ended(gone), own.game)).toEqual(["hwk-290"]);
});

it("A delayed ability that concerns one of two named cards finds that card at the end of the turn", () => {
  const cards = (id: string) => ({ zones: ["galaxy-row"], filter: { id }, count: 1 }) as const;
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "move", cards: cards("hwk-290"), to: "own-hand", bind: "it" },
      { op: "move", cards: cards("kel-dor-mystic"), to: "own-hand", bind: "other" },
      EXILED_LATER,
    ],
  };
  const own = workshop(activated("gadget", effect));
  const taken = own.after(own.turn("empire", { play: ["gadget"] }, { row: ROW }), [using(1)]);
  expect(hand(taken, "empire", own.game)).toEqual(["hwk-290#1", "kel-dor-mystic#2"]);
  expect(exiled(own.ended(taken), own.game)).toEqual(["hwk-290"]);
});

it("A marked card that is gone is not mistaken for another copy in play or in the discard pile", () => {
  const exile: EffectStep = { op: "exile", cards: { ref: "self" } };
  const own = workshop(activated("gadget", { op: "seq", steps: [exile, exile] }, { copies: 3 }));
  const state = own.turn("empire", { play: ["gadget", "gadget"], discard: ["gadget"] });
  const end = own.after(state, [using(1)]);
  expect(exiled(end, own.game)).toEqual(["gadget"]);
  expect(inPlay(end, "empire", own.game)).toEqual(["gadget"]);
  expect(discardPile(end, "empire", own.game)).toEqual(["gadget"]);
});

it("[dbg.exile.leaves-game] A card that was just discarded or put on a deck can be exiled from there", () => {
  const gone: EffectStep = { op: "exile", cards: { ref: "it" } };
  const discard: EffectStep = {
    op: "discard",
    cards: { zones: ["galaxy-row"], filter: { id: "hwk-290" } },
    bind: "it",
  };
  const away: EffectStep = { op: "move", cards: { zones: ["own-discard"], count: 1 }, to: "opp-deck-top", bind: "it" };
  const own = workshop(
    activated("junker", { op: "seq", steps: [discard, gone] }),
    activated("giver", { op: "seq", steps: [away, gone] }),
  );
  const side = { play: ["junker", "giver"], discard: ["at-at"] };
  const state = own.turn("empire", side, { row: ROW, rebel: { deckTop: ["x-wing"] }, galaxyDiscard: ["u-wing"] });
  const from = (id: number): readonly unknown[] =>
    own.eventsOf(state, [using(id)]).flatMap((event) => (event.type === "card-exiled" ? [event.from] : []));
  expect([from(1), from(2)]).toEqual([["galaxy-discard"], ["opp-deck-top"]]);
  const end = own.after(state, [using(1), using(2)]);
  expect(exiled(end, own.game).slice().sort()).toEqual(["at-at", "hwk-290"]);
  expect(galaxyDiscard(end, own.game)).toEqual(["u-wing"]);
  expect(deckTop(end, "rebel", "empire", own.game)).toEqual(["x-wing"]);
});

const REVEAL = (count: number): EffectStep => ({
  op: "reveal",
  cards: { zones: ["own-deck-top"], count },
  bind: "shown",
});
const DISCARD_SHOWN: EffectStep = { op: "discard", cards: { ref: "shown" } };

it("An ability does not offer a revealed card that was drawn meanwhile, or the next card of the deck instead", () => {
  const own = workshop(
    activated("gadget", { op: "seq", steps: [REVEAL(2), { op: "draw", amount: 1 }, DISCARD_SHOWN] }),
  );
  const state = own.turn("empire", { play: ["gadget"], deckTop: ["inquisitor", "at-st", "at-at"] });
  const end = own.after(state, [using(1)]);
  expect(hand(end, "empire", own.game)).toEqual(["inquisitor"]);
  expect(discardPile(end, "empire", own.game)).toEqual(["at-st"]);
  expect(deckTop(end, "empire", "rebel", own.game)).toEqual(["at-at"]);
});

it("[dbg.deck-out.when-needed] An ability does not look for a drawn revealed card in the reshuffled deck", () => {
  const effect: EffectStep = { op: "seq", steps: [REVEAL(1), { op: "draw", amount: 2 }, DISCARD_SHOWN] };
  const own = workshop(activated("gadget", effect));
  const starters = [...Array.from({ length: 7 }, () => "imperial-shuttle"), "stormtrooper", "stormtrooper"];
  for (const discard of [
    ["at-st", "at-at"],
    ["at-st", "at-at", "tie-fighter"],
  ]) {
    const side = { play: ["gadget", ...starters], deck: ["inquisitor"], discard };
    const end = own.after(own.turn("empire", side), [using(1)], ["at-st"]);
    expect(hand(end, "empire", own.game)).toEqual(["at-st", "inquisitor"]);
    expect(discardPile(end, "empire", own.game)).toEqual([]);
  }
});

it("A card put on top of a revealed card is not mistaken for it", () => {
  const put: EffectStep = { op: "move", cards: { zones: ["own-discard"], count: 1 }, to: "own-deck-top" };
  const own = workshop(activated("gadget", { op: "seq", steps: [REVEAL(1), put, DISCARD_SHOWN] }));
  const state = own.turn("empire", { play: ["gadget"], deckTop: ["inquisitor"], discard: ["at-at"] });
  const end = own.after(state, [using(1)]);
  expect(deckTop(end, "empire", "empire", own.game)[0]).toBe("at-at");
  expect(discardPile(end, "empire", own.game)).not.toContain("at-at");
});

it("A condition on several cards holds only if all of them meet it, and never for no cards", () => {
  const discard: EffectStep = { op: "discard", cards: { zones: ["galaxy-row"], count: { upTo: 2 } }, bind: "gone" };
  const cond = { is: "matches", cards: { ref: "gone" }, filter: { faction: ["neutral"] } } as const;
  const gain: EffectStep = { op: "gain", stat: "resources", amount: 1 };
  const own = workshop(activated("gadget", { op: "seq", steps: [discard, { op: "if", cond, then: gain }] }));
  const state = own.turn("empire", { play: ["gadget"] }, { row: ROW, galaxyTop: ["x-wing", "at-st"] });
  const after = (...slots: readonly number[]): number => {
    const picks = slots.map((subject) => ({ type: "pick", zone: "galaxy-row", subject }) as const);
    return own.after(state, [using(1), ...picks, ...(slots.length < 2 ? [{ type: "done" } as const] : [])]).resources;
  };
  expect([after(), after(0), after(0, 2), after(0, 3)]).toEqual([0, 1, 1, 0]);
});

it("[dbg.choose.must-be-resolvable] Looking at the top of an empty deck cannot be chosen, and a card seen on top may be discarded", () => {
  const coin: EffectStep = { op: "gain", stat: "resources", amount: 1 };
  const look: EffectStep = { op: "look", cards: { zones: ["own-deck-top"], count: 1 }, bind: "seen" };
  const discard: EffectStep = { op: "may", step: { op: "discard", cards: { ref: "seen" } } };
  const options = [
    { id: "look", step: { op: "seq", steps: [look, discard] } },
    { id: "coin", step: coin },
  ] as const;
  const own = workshop(activated("gadget", { op: "choose", options }));
  const full = own.after(own.turn("empire", { play: ["gadget"], deckTop: ["inquisitor"] }), [using(1)]);
  expect(own.open(full)).toEqual(["choose-option look", "choose-option coin"]);
  const end = own.after(full, [choosing("look"), ACCEPT]);
  expect(discardPile(end, "empire", own.game)).toEqual(["inquisitor"]);
  const starters = [...Array.from({ length: 7 }, () => "imperial-shuttle"), "stormtrooper", "stormtrooper"];
  const bare = own.turn("empire", { play: ["gadget", "inquisitor", ...starters], deck: [] });
  expect(own.open(own.after(bare, [using(1)]))).toEqual(["choose-option coin"]);
});
