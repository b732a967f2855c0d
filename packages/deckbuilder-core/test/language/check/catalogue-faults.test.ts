import { createGame } from "@sw/deckbuilder-core";
import {
  type CardEntry,
  type Catalogue,
  catalogueFaults,
  defaultCatalogue,
  type EffectStep,
} from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import { faultsOf, homeBase, homeMade, withEntry } from "../../effects/workshop.ts";

const DRAW: EffectStep = { op: "draw", amount: 1 };

function using(effect: EffectStep): CardEntry {
  return homeMade("odd", { ability: { timing: { kind: "activated" }, effect } });
}

it("[tt.catalogue.entry] The box and each home-made card of these tests have no faults", () => {
  expect(catalogueFaults(defaultCatalogue)).toEqual([]);
  expect(faultsOf(using(DRAW))).toEqual([]);
  expect(faultsOf(homeBase("odd", {}))).toEqual([]);
});

it("[tt.catalogue.entry] The function createGame returns the first fault, and catalogueFaults returns all of them", () => {
  const odd = homeMade("odd", { type: "capital-ship", reward: DRAW });
  expect(faultsOf(odd)).toEqual(["hit-points-are-for-capital-ships", "target-and-reward-come-together"]);
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
])("[tt.catalogue.entry] A card with faulty values is reported as %s", (code, entry) => {
  expect(faultsOf(entry)).toEqual([code]);
});

it("[tt.catalogue.entry] A catalogue requires unique ids, valid numbers of copies, pilots and bases", () => {
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

it("[tt.catalogue.entry] A catalogue may have at most thirty limited abilities", () => {
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

it("[tt.catalogue.entry] An entry of the wrong shape is reported with its path, and other faults are not", () => {
  const cards = defaultCatalogue.cards.map((card, index) => (index === 0 ? { ...card, cost: -1 } : card));
  const broken = [...cards, homeMade("odd", { hitPoints: 3 })];
  expect(catalogueFaults({ ...defaultCatalogue, cards: broken })).toMatchObject([
    { rule: "tt.catalogue.entry", code: "wrong-shape", params: { path: "cards.0.cost" } },
  ]);
});

it.each<readonly [key: string, value: unknown]>([
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
])("[tt.catalogue.entry] A home-made card whose %s is %o has the wrong shape and is rejected", (key, value) => {
  const odd: CardEntry = { ...homeMade("odd", {}), [key]: value };
  expect(catalogueFaults(withEntry(odd))).toMatchObject([{ rule: "tt.catalogue.entry" }]);
});

it("[tt.catalogue.entry] A hostile catalogue is rejected by the general limits of input", () => {
  const deep = (levels: number): EffectStep => (levels === 0 ? DRAW : { op: "may", step: deep(levels - 1) });
  expect(catalogueFaults(withEntry(using(deep(20))))).toEqual([]);
  expect(catalogueFaults(withEntry(using(deep(60))))).toMatchObject([{ rule: "tt.input.limits", code: "too-deep" }]);
});
