import {
  type Ability,
  type BaseEntry,
  type CardEntry,
  type Catalogue,
  catalogueFaults,
  createGame,
  type Step,
} from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import { homeBase, homeMade } from "./workshop.ts";

const DRAW: Step = { op: "draw", amount: 1 };

function withEntry(entry: CardEntry | BaseEntry): Catalogue {
  const { cards, bases } = defaultCatalogue;
  return entry.type === "base" ? { cards, bases: [...bases, entry] } : { cards: [...cards, entry], bases };
}

/** Codes of what is wrong with one card or base beside those of the box. */
function codesOf(entry: CardEntry | BaseEntry): readonly string[] {
  const faults = catalogueFaults(withEntry(entry));
  for (const { rule, params } of faults) expect([rule, params["entry"]]).toEqual(["tt.catalogue.entry", entry.id]);
  return faults.map(({ code }) => code);
}

function using(effect: Step): CardEntry {
  return homeMade("odd", { ability: { timing: { kind: "activated" }, effect } });
}

function having(ability: Ability): CardEntry {
  return homeMade("odd", { ability });
}

it("[tt.catalogue.entry] the box and each home-made card of these tests hold together", () => {
  expect(catalogueFaults(defaultCatalogue)).toEqual([]);
  expect(codesOf(using(DRAW))).toEqual([]);
  expect(codesOf(homeBase("odd", {}))).toEqual([]);
});

it("[tt.catalogue.entry] a game is refused with the first fault, which all others follow", () => {
  const odd = homeMade("odd", { type: "capital-ship", reward: DRAW });
  expect(codesOf(odd)).toEqual(["hit-points-are-for-capital-ships", "target-and-reward-come-together"]);
  const made = createGame(withEntry(odd));
  expect(made).toEqual({ ok: false, violation: catalogueFaults(withEntry(odd))[0] });
});

it.each<readonly [code: string, entry: CardEntry]>([
  ["hit-points-are-for-capital-ships", homeMade("odd", { hitPoints: 3 })],
  ["hit-points-are-for-capital-ships", homeMade("odd", { type: "capital-ship" })],
  ["target-and-reward-come-together", homeMade("odd", { faction: "rebel", target: 3 })],
  ["target-and-reward-come-together", homeMade("odd", { faction: "rebel", reward: DRAW })],
  ["only-faction-units-are-targets", homeMade("odd", { target: 3, reward: DRAW })],
  [
    "only-faction-units-are-targets",
    homeMade("odd", { faction: "empire", type: "capital-ship", hitPoints: 3, target: 3, reward: DRAW }),
  ],
  ["starter-of-the-other-faction", homeMade("odd", { faction: "rebel", deck: "starter-empire" })],
  ["starter-of-the-other-faction", homeMade("odd", { faction: "empire", deck: "starter-rebel" })],
])("[tt.catalogue.entry] figures: %s", (code, entry) => {
  expect(codesOf(entry)).toEqual([code]);
});

it.each<readonly [code: string, step: Step]>([
  ["depends-on-hidden-cards", { op: "draw", amount: { count: { zones: ["opp-hand"] } } }],
  ["depends-on-hidden-cards", { op: "repair", amount: { count: { zones: ["own-deck-top"], count: 2 } } }],
  ["depends-on-hidden-cards", { op: "if", cond: { is: "exists", cards: { zones: ["galaxy-deck-top"] } }, then: DRAW }],
  ["a-deck-top-stands-alone", { op: "exile", cards: { zones: ["own-deck-top"], count: 1, filter: {} } }],
  ["the-opponent-picks-from-their-hand", { op: "exile", cards: { zones: ["own-discard"], count: 1, by: "opponent" } }],
  ["random-needs-a-count", { op: "discard", cards: { zones: ["opp-hand"], by: "random" } }],
  ["random-needs-a-count", { op: "discard", cards: { zones: ["opp-hand"], count: { upTo: 2 }, by: "random" } }],
  ["only-purchased-cards-are-sent-on", { op: "move", cards: { ref: "self" }, to: "own-hand" }],
  ["move-from-hand-discard-or-row", { op: "move", cards: { zones: ["own-play"], count: 1 }, to: "own-hand" }],
  [
    "bind-only-what-all-can-see",
    { op: "move", cards: { zones: ["own-hand"], count: 1 }, to: "own-deck-top", bind: "it" },
  ],
  ["bind-only-what-all-can-see", { op: "discard", cards: { zones: ["opp-hand"], count: 1 }, bind: "it" }],
  ["swap-a-galaxy-card", { op: "swap", a: { zones: ["own-hand"], count: 1 }, b: { zones: ["galaxy-row"], count: 1 } }],
  [
    "swap-with-the-row",
    { op: "swap", a: { zones: ["galaxy-discard"], count: 1 }, b: { zones: ["own-discard"], count: 1 } },
  ],
  ["show-one-whole-zone", { op: "look", cards: { zones: ["opp-hand", "own-hand"] } }],
  ["show-one-whole-zone", { op: "reveal", cards: { zones: ["opp-hand"], filter: { type: "unit" } } }],
  ["a-deck-top-needs-a-count", { op: "look", cards: { zones: ["galaxy-deck-top"] } }],
  ["a-deck-top-needs-a-count", { op: "look", cards: { zones: ["galaxy-deck-top"], count: { upTo: 2 } } }],
  ["show-a-hand-or-a-deck-top", { op: "reveal", cards: { zones: ["own-discard"] } }],
  ["a-shown-hand-is-not-bound", { op: "look", cards: { zones: ["opp-hand"] }, bind: "it" }],
  ["a-shown-hand-is-not-bound", { op: "look", cards: { zones: ["opp-hand"], count: 1 } }],
  ["purchase-from-row-or-galaxy-discard", { op: "purchase", cards: { zones: ["opp-hand"], count: 1 }, price: "free" }],
  ["damage-to-bases-and-capital-ships", { op: "deal-damage", amount: 1, cards: { zones: ["galaxy-row"], count: 1 } }],
  ["destroy-in-play-or-row", { op: "destroy", cards: { zones: ["own-hand"], count: 1 } }],
])("[tt.catalogue.entry] steps: %s", (code, step) => {
  expect(codesOf(using(step))).toEqual([code]);
});

it.each<readonly [name: string, wrap: (step: Step) => Step]>([
  ["seq", (step) => ({ op: "seq", steps: [DRAW, step] })],
  ["if, then", (step) => ({ op: "if", cond: { is: "force-with-you" }, then: step })],
  ["if, else", (step) => ({ op: "if", cond: { is: "force-with-you" }, then: DRAW, else: step })],
  [
    "choose",
    (step) => ({
      op: "choose",
      options: [
        { id: "a", step: DRAW },
        { id: "b", step },
      ],
    }),
  ],
  ["may", (step) => ({ op: "may", step })],
  ["pay, cost", (step) => ({ op: "pay", cost: step, then: DRAW })],
  ["pay, then", (step) => ({ op: "pay", cost: DRAW, then: step })],
  ["delayed", (step) => ({ op: "delayed", at: "end-of-turn", step })],
])("[tt.catalogue.entry] a fault is found wherever the step stands: %s", (_name, wrap) => {
  const odd: Step = { op: "destroy", cards: { zones: ["own-hand"], count: 1 } };
  expect(codesOf(using(wrap(odd)))).toEqual(["destroy-in-play-or-row"]);
  expect(codesOf(homeMade("odd", { faction: "rebel", target: 1, reward: wrap(odd) }))).toEqual([
    "destroy-in-play-or-row",
  ]);
  expect(
    codesOf(using(wrap({ op: "destroy", cards: { zones: ["own-play"], filter: { type: "capital-ship" }, count: 1 } }))),
  ).toEqual([]);
});

it("[tt.catalogue.entry] names: what is referred to must have been bound before", () => {
  const buy: Step = { op: "purchase", cards: { zones: ["galaxy-row"], count: 1 }, price: "free", bind: "it" };
  const send: Step = { op: "move", cards: { ref: "it" }, to: "own-hand" };
  expect(codesOf(using({ op: "seq", steps: [buy, send] }))).toEqual([]);
  expect(codesOf(using({ op: "pay", cost: buy, then: send }))).toEqual([]);
  for (const wrong of [
    { op: "seq", steps: [send, buy] },
    { op: "seq", steps: [{ op: "may", step: buy }, send] },
    { op: "seq", steps: [{ op: "if", cond: { is: "force-with-you" }, then: buy }, send] },
  ] satisfies readonly Step[]) {
    const codes = codesOf(using(wrong));
    expect(codes.some((code) => code.startsWith("nothing-is-bound"))).toBe(true);
  }
});

it("[tt.catalogue.entry] names: only a card just purchased may be sent on", () => {
  const back: Step = { op: "move", cards: { zones: ["own-discard"], count: 1 }, to: "own-hand", bind: "it" };
  const again: Step = { op: "move", cards: { ref: "it" }, to: "own-deck-top" };
  expect(codesOf(using({ op: "seq", steps: [back, again] }))).toEqual(["only-purchased-cards-are-sent-on"]);
  const timing = { kind: "triggered", on: "purchase" } as const;
  const send: Step = { op: "move", cards: { ref: "triggering" }, to: "own-hand" };
  expect(codesOf(having({ timing, effect: send }))).toEqual([]);
  const self: Step = { op: "move", cards: { ref: "self" }, to: "own-hand" };
  expect(codesOf(having({ timing: { ...timing, card: "self" }, effect: self }))).toEqual([]);
  expect(codesOf(having({ timing, effect: self }))).toEqual(["only-purchased-cards-are-sent-on"]);
});

it("[tt.catalogue.entry] a shown deck top may be swapped only if it is a single card", () => {
  const swapped = (count: number): Step => ({
    op: "seq",
    steps: [
      { op: "look", cards: { zones: ["galaxy-deck-top"], count }, bind: "top" },
      { op: "swap", a: { ref: "top" }, b: { zones: ["galaxy-row"], count: 1 } },
    ],
  });
  expect(codesOf(using(swapped(1)))).toEqual([]);
  expect(codesOf(using(swapped(2)))).toEqual(["swap-a-galaxy-card"]);
});

it.each<readonly [code: string, ability: Ability]>([
  ["moment-is-about-no-card", { timing: { kind: "triggered", on: "opponent-discard", card: {} }, effect: DRAW }],
  [
    "moment-is-about-no-card",
    { timing: { kind: "triggered", on: "turn-start", limit: "first-each-own-turn" }, effect: DRAW },
  ],
  ["only-bases-are-revealed", { timing: { kind: "triggered", on: "reveal" }, effect: DRAW }],
  [
    "only-bases-can-do-that",
    { timing: { kind: "constant" }, effect: { op: "prevent-damage", amount: 1, cards: { ref: "self" } } },
  ],
  [
    "only-bases-can-do-that",
    {
      timing: { kind: "constant" },
      effect: { op: "allow-row-attack", filter: {}, perOwnTurn: 1, target: "cost", reward: DRAW },
    },
  ],
  [
    "depends-on-hidden-cards",
    { timing: { kind: "activated" }, condition: { is: "exists", cards: { zones: ["opp-hand"] } }, effect: DRAW },
  ],
  [
    "depends-on-hidden-cards",
    {
      timing: { kind: "constant" },
      effect: { op: "modify-attack", amount: { count: { zones: ["opp-hand"] } }, cards: { ref: "self" } },
    },
  ],
])("[tt.catalogue.entry] moments of units: %s", (code, ability) => {
  expect(codesOf(having(ability))).toEqual([code]);
});

it.each<readonly [code: string, ability: Ability]>([
  ["bases-defeat-nothing", { timing: { kind: "triggered", on: "defeat" }, effect: DRAW }],
  ["bases-are-not-played", { timing: { kind: "triggered", on: "play", card: "self" }, effect: DRAW }],
  ["bases-are-not-played", { timing: { kind: "triggered", on: "purchase", card: "self" }, effect: DRAW }],
  [
    "destroy-in-play-or-row",
    {
      timing: { kind: "constant" },
      effect: {
        op: "allow-row-attack",
        filter: {},
        perOwnTurn: 1,
        target: "cost",
        reward: { op: "destroy", cards: { zones: ["own-discard"], count: 1 } },
      },
    },
  ],
])("[tt.catalogue.entry] moments of bases: %s", (code, ability) => {
  expect(codesOf(homeBase("odd", { ability }))).toEqual([code]);
});

it("[tt.catalogue.entry] the whole: ids, numbers, pilots and bases", () => {
  const { cards, bases } = defaultCatalogue;
  const codes = (catalogue: Catalogue): readonly (readonly unknown[])[] =>
    catalogueFaults(catalogue).map(({ code, params }) => [code, params["entry"]]);
  expect(codes({ cards: [...cards, homeMade("lobot", {})], bases })).toEqual([["id-used-twice", "lobot"]]);
  expect(codes({ cards: [...cards, homeMade("hoth", {})], bases })).toEqual([["id-used-twice", "hoth"]]);
  const many = Array.from({ length: 1024 - cards.length - bases.length }, (_, index) => homeMade(`card-${index}`, {}));
  expect(codes({ cards: [...cards, ...many], bases })).toEqual([]);
  expect(codes({ cards: [...cards, ...many, homeMade("last", {})], bases })).toEqual([["too-many-entries", ""]]);
  const withoutPilot = cards.filter(({ deck }) => deck !== "outer-rim-pilots");
  expect(codes({ cards: withoutPilot, bases })).toEqual([["one-kind-of-outer-rim-pilot", ""]]);
  const second = homeMade("second-pilot", { deck: "outer-rim-pilots" });
  expect(codes({ cards: [...cards, second], bases })).toEqual([["one-kind-of-outer-rim-pilot", ""]]);
  const twice = homeBase("second", { startingBase: true });
  expect(codes({ cards, bases: [...bases, twice] })).toEqual([["one-starting-base", "empire"]]);
  const none = bases.map((base) => (base.id === "dantooine" ? { ...base, startingBase: false } : base));
  expect(codes({ cards, bases: none })).toEqual([["one-starting-base", "rebel"]]);
  const few = bases.filter(({ id }) => id !== "hoth");
  expect(codes({ cards, bases: few })).toEqual([["too-few-introductory-bases", "rebel"]]);
});

it("[tt.catalogue.entry] no more than thirty limited moments", () => {
  const { cards, bases } = defaultCatalogue;
  const timing = { kind: "triggered", on: "play", limit: "first-each-own-turn" } as const;
  const limited = Array.from({ length: 26 }, (_, index) =>
    homeMade(`card-${index}`, { ability: { timing, effect: DRAW } }),
  );
  expect(catalogueFaults({ cards: [...cards, ...limited], bases })).toEqual([]);
  const over = [...cards, ...limited, homeMade("last", { ability: { timing, effect: DRAW } })];
  expect(catalogueFaults({ cards: over, bases })).toMatchObject([
    { code: "too-many-limited-abilities", params: { most: 30 } },
  ]);
});

it("[tt.catalogue.entry] a wrong shape is reported alone, with its place", () => {
  const cards = defaultCatalogue.cards.map((card, index) => (index === 0 ? { ...card, cost: -1 } : card));
  const broken = [...cards, homeMade("odd", { hitPoints: 3 })];
  expect(catalogueFaults({ ...defaultCatalogue, cards: broken })).toMatchObject([
    { rule: "tt.catalogue.entry", code: "wrong-shape", params: { path: "cards.0.cost" } },
  ]);
});

it.each<readonly [key: string, value: unknown]>([
  ["id", "hidden"],
  ["id", "Bad Name"],
  ["name", "odd"],
  ["type", "base"],
  ["faction", "hutts"],
  ["deck", "mine"],
  ["copies", 0],
  ["cost", 1000],
  ["attack", 1.5],
  ["target", 0],
  ["hitPoints", -1],
  ["extra", 1],
  ["ability", { timing: { kind: "activated" }, effect: { op: "dance" } }],
  ["ability", { timing: { kind: "activated" }, effect: { op: "draw", amount: 0 } }],
  ["ability", { timing: { kind: "sometimes" }, effect: DRAW }],
  ["ability", { timing: { kind: "constant" }, effect: DRAW }],
])("[tt.catalogue.entry] a wrong shape: %s %o", (key, value) => {
  const odd: CardEntry = { ...homeMade("odd", {}), [key]: value };
  expect(catalogueFaults(withEntry(odd))).toMatchObject([{ rule: "tt.catalogue.entry" }]);
});

it("[tt.catalogue.entry] hostile input is refused by the limits of all input", () => {
  const deep = (levels: number): Step => (levels === 0 ? DRAW : { op: "may", step: deep(levels - 1) });
  expect(catalogueFaults(withEntry(using(deep(20))))).toEqual([]);
  expect(catalogueFaults(withEntry(using(deep(60))))).toMatchObject([{ rule: "tt.input.limits", code: "too-deep" }]);
});
