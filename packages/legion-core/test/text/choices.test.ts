import { expect, it } from "vitest";
import { KEYWORDS } from "../../src/content/keywords/index.ts";
import { CHOICE_NAMES } from "../../src/text/game/words.ts";
import { describe } from "../../src/text/index.ts";

it("Every choice that a keyword offers in an attack is called by its name or told in words of its own", () => {
  const offered = Object.values(KEYWORDS).flatMap(({ attacking, defending, guarding }) =>
    [attacking, defending, guarding].flatMap((hooks) => (hooks?.offers ?? []).map(({ id }) => id)),
  );
  expect(offered.length).toBeGreaterThan(8);
  expect(offered.filter((id) => !(id in KEYWORDS) && !(id in CHOICE_NAMES))).toEqual([]);
});

it("A choice made with the token of another unit is told in words, too", () => {
  const action = { type: "choose", subject: "marksman hit of p1.1" } as const;
  expect(describe({ action }, { locale: "es" })).toMatch(/^Puntería: .* de la unidad p1\.1$/);
});
