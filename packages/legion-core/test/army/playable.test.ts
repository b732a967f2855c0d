import { expect, it } from "vitest";
import { createArmyRules } from "../../src/army/rules.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { ofUnits, unit } from "./help.ts";

it("Of an army, cards that games refuse are told, with the keyword of the unit or of its weapon that is the reason", () => {
  const unplayed = { keywords: ["precise", "impact"], cards: ["snowtroopers"] };
  const units = ["stormtroopers", "snowtroopers", "at-st"].map((id) => unit(id));
  const told = createArmyRules(defaultCatalogue, unplayed).playable(ofUnits("galactic-empire", units));
  expect(told.map(({ card, on, why, keyword }) => [card, on, why, keyword])).toEqual([
    ["stormtroopers", "stormtroopers", "keyword-not-played", "precise"],
    ["snowtroopers", "snowtroopers", "not-played", null],
    ["at-st", "at-st", "keyword-not-played", "impact"],
  ]);
});
