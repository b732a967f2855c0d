import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { type Component, LOCALES } from "@sw/rebellion-core/text";
import { describeComponent } from "@sw/rebellion-core/text/cards";
import { describe, expect, test } from "vitest";
import { ROTE_ACTIONS } from "./golden/rote-actions.ts";
import { ROTE_IMPERIAL_MISSIONS } from "./golden/rote-imperial-missions.ts";
import { ROTE_OBJECTIVES_AND_RINGS } from "./golden/rote-objectives.ts";
import { ROTE_REBEL_MISSIONS } from "./golden/rote-rebel-missions.ts";
import { holesIn } from "./holes.ts";

const GOLDEN = { ...ROTE_REBEL_MISSIONS, ...ROTE_IMPERIAL_MISSIONS, ...ROTE_ACTIONS, ...ROTE_OBJECTIVES_AND_RINGS };
const box = defaultCatalogue.riseOfTheEmpire;
const COMPONENTS: readonly (readonly [id: string, component: Component])[] = [
  ...[...(box?.missions ?? []), ...(box?.actions ?? []), ...(box?.objectives ?? [])].map(
    (card) => [card.id, { card }] as const,
  ),
  ...(box?.rings ?? []).map((ring) => [`ring ${ring.id}`, { ring }] as const),
];

describe.each(LOCALES)("cards of Rise of the Empire in %s", (locale) => {
  test.each(COMPONENTS)("The text of %s is as reviewed", (id, component) => {
    expect(describeComponent(component, { locale }).split("\n")).toEqual(GOLDEN[id]?.[locale]);
  });

  test("The texts of the expansion's cards have no unfilled slots", () => {
    expect(COMPONENTS.flatMap(([, component]) => holesIn(describeComponent(component, { locale })))).toEqual([]);
  });
});

test("The reviewed tables list exactly the cards and rings of the expansion", () => {
  expect(Object.keys(GOLDEN).sort()).toEqual(COMPONENTS.map(([id]) => id).sort());
});
