import { expect, it } from "vitest";
import { createArmyRules } from "../../src/army/rules.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { ofUnits, unit } from "./help.ts";

it("`playable` lists the cards of an army that games refuse, with the refused keyword of a unit or of its weapon", () => {
  const unplayed = { keywords: ["precise", "impact"], cards: ["snowtroopers"] };
  const units = ["stormtroopers", "snowtroopers", "at-st"].map((id) => unit(id));
  const told = createArmyRules(defaultCatalogue, unplayed).playable(ofUnits("galactic-empire", units));
  expect(told.map(({ card, on, why, keyword }) => [card, on, why, keyword])).toEqual([
    ["stormtroopers", "stormtroopers", "keyword-not-played", "precise"],
    ["snowtroopers", "snowtroopers", "not-played", null],
    ["at-st", "at-st", "keyword-not-played", "impact"],
  ]);
});
