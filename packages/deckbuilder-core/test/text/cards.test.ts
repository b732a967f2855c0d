import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { LOCALES } from "@sw/deckbuilder-core/text";
import { componentText, describeComponent } from "@sw/deckbuilder-core/text/cards";
import { describe, expect, test } from "vitest";
import { GOLDEN } from "./cards.golden.ts";
import { holesIn } from "./holes.ts";

const { cards, bases } = defaultCatalogue;
const COMPONENTS = [...cards.map((card) => ({ card })), ...bases.map((base) => ({ base }))];
const ENTRIES = [...cards, ...bases];

describe.each(LOCALES)("cards of the box in %s", (locale) => {
  test.each(ENTRIES.map(({ id }) => id))("The text of %s is as reviewed", (id) => {
    expect(describeComponent({ card: id }, { locale }).split("\n")).toEqual(GOLDEN[id]?.[locale]);
  });

  test("The texts of cards have no unfilled slots", () => {
    expect(COMPONENTS.flatMap((component) => holesIn(describeComponent(component, { locale })))).toEqual([]);
  });

  test("Cards with different effects have different texts", () => {
    const known = new Map<string, string>();
    const shared: string[] = [];
    for (const entry of ENTRIES) {
      const rules = componentText({ card: entry.id }, { locale })?.rules ?? [];
      const effects = [entry.ability, entry.type === "base" ? null : entry.reward].filter((effect) => effect !== null);
      const told = effects.map((effect, line) => [rules[line], JSON.stringify(effect)] as const);
      for (const [words, effect] of told) {
        const other = known.get(words ?? "") ?? effect;
        if (other !== effect) shared.push(`${entry.id}: ${words}`);
        known.set(words ?? "", other);
      }
    }
    expect(known.size).toBeGreaterThan(50);
    expect(shared).toEqual([]);
  });
});

test("The reviewed table lists exactly the cards and bases of the box", () => {
  expect(Object.keys(GOLDEN).sort()).toEqual(ENTRIES.map(({ id }) => id).sort());
});

test("The text of a card can be requested by id, by entry and with a mark", () => {
  const [entry] = defaultCatalogue.cards;
  const byName = describeComponent({ card: "imperial-shuttle" }, { locale: "en" });
  expect(entry?.id).toBe("imperial-shuttle");
  expect(describeComponent({ card: entry ?? "" }, { locale: "en" })).toBe(byName);
  expect(describeComponent({ card: "imperial-shuttle#2" }, { locale: "en" })).toBe(byName);
});

test("The text of an unknown card is its id and has no parts", () => {
  expect(describeComponent({ card: "no-such-card" }, { locale: "es" })).toBe("no-such-card");
  expect(componentText({ card: "no-such-card" }, { locale: "es" })).toBeUndefined();
});

test("The block of a card's text consists of its parts", () => {
  expect(componentText({ card: "x-wing" }, { locale: "es" })).toEqual({
    name: "Ala-X",
    kind: "Unidad Rebelde (Caza)",
    figures: "Coste 3 · Ataque 3 · Objetivo 3",
    rules: ["Si la Fuerza te acompaña, roba 1 carta.", "Recompensa: Gana 3 recursos."],
  });
});
