import { type BaseEntry, type CardEntry, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { cardText, describe as describeText, LOCALES } from "@sw/deckbuilder-core/text";
import { describe, expect, test } from "vitest";
import { GOLDEN } from "./cards.golden.ts";
import { holesIn } from "./holes.ts";

const ENTRIES: readonly (CardEntry | BaseEntry)[] = [...defaultCatalogue.cards, ...defaultCatalogue.bases];

describe.each(LOCALES)("cards of the box in %s", (locale) => {
  test.each(ENTRIES.map(({ id }) => id))("The text of %s reads as reviewed", (id) => {
    expect(describeText({ card: id }, { locale }).split("\n")).toEqual(GOLDEN[id]?.[locale]);
  });

  test("The texts of cards have no holes", () => {
    expect(ENTRIES.flatMap((card) => holesIn(describeText({ card }, { locale })))).toEqual([]);
  });

  test("Different effects of cards read differently", () => {
    const effects = new Map<string, string>();
    const shared: string[] = [];
    for (const entry of ENTRIES) {
      const text = cardText(entry, { locale });
      const reward = entry.type === "base" ? null : entry.reward;
      const told = [
        [text?.ability, JSON.stringify(entry.ability)],
        [text?.reward, JSON.stringify(reward)],
      ] as const;
      for (const [words, effect] of told) {
        const known = effects.get(words ?? "") ?? effect;
        if (known !== effect) shared.push(`${entry.id}: ${words}`);
        effects.set(words ?? "", known);
      }
    }
    expect(effects.size).toBeGreaterThan(50);
    expect(shared).toEqual([]);
  });
});

test("The reviewed table holds exactly the cards and bases of the box", () => {
  expect(Object.keys(GOLDEN).sort()).toEqual(ENTRIES.map(({ id }) => id).sort());
});

test("A card's text can be asked for by name, by entry and with a mark", () => {
  const [entry] = defaultCatalogue.cards;
  const byName = describeText({ card: "imperial-shuttle" }, { locale: "en" });
  expect(entry?.id).toBe("imperial-shuttle");
  expect(describeText({ card: entry ?? "" }, { locale: "en" })).toBe(byName);
  expect(describeText({ card: "imperial-shuttle#2" }, { locale: "en" })).toBe(byName);
});

test("An unknown card is its id, and has no parts", () => {
  expect(describeText({ card: "no-such-card" }, { locale: "es" })).toBe("no-such-card");
  expect(cardText("no-such-card", { locale: "es" })).toBeUndefined();
});

test("The block of a card's text is made of its parts", () => {
  expect(cardText("x-wing", { locale: "es" })).toEqual({
    name: "Ala-X",
    kind: "Unidad Rebelde (Caza)",
    figures: "Coste 3 · Ataque 3 · Objetivo 3",
    ability: "Si la Fuerza te acompaña, roba 1 carta.",
    reward: "Gana 3 recursos.",
  });
});
