import { LOCALES } from "@sw/tabletop/text";
import { expect, describe as group, it } from "vitest";
import { KEYWORD_TEXTS, KEYWORDS } from "../../src/cards/keywords/table.ts";
import { describe } from "../../src/text/index.ts";

const ALL = Object.values(KEYWORDS);

/** Most characters of a text: what a tooltip holds. */
const MOST = 400;

group("what keywords do, in words", () => {
  it("Every keyword of the table has a text in both languages, and no text is about another", () => {
    expect(Object.keys(KEYWORD_TEXTS)).toEqual(ALL.map(({ id }) => id));
    for (const { en, es } of Object.values(KEYWORD_TEXTS)) expect(en).not.toBe(es);
  });

  it("A keyword is told by its name in the language of the reader, and by whole sentences that fit a tooltip", () => {
    for (const { id, name } of ALL) {
      for (const locale of LOCALES) {
        const told = describe({ keyword: id }, { locale });
        expect(told.startsWith(`${name[locale]}: `), told).toBe(true);
        const text = told.slice(name[locale].length + 2);
        expect(text, told).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]\.$/);
        expect(text, told).not.toMatch(/leg\.|undefined|[{}]| {2}/);
        expect(text.length, told).toBeLessThan(MOST);
      }
    }
  });

  it("Keywords with a value speak of X, and keywords without one do not", () => {
    for (const { id, name } of ALL) {
      for (const locale of LOCALES) {
        const text = describe({ keyword: id }, { locale }).slice(name[locale].length);
        expect(/\bX\b/.test(text), `${id}, ${locale}`).toBe(/\bX\b/.test(name[locale]));
      }
    }
  });

  it("The text of a keyword reads as reviewed", () => {
    expect(describe({ keyword: "suppressive" }, { locale: "en" })).toBe(
      "Suppressive: The defender gains one suppression token more, even if nothing hit.",
    );
    expect(describe({ keyword: "suppressive" }, { locale: "es" })).toBe(
      "Fuego de contención: El defensor gana una ficha de Acobardamiento más, aunque no haya ningún impacto.",
    );
  });

  it("A keyword that this package does not know goes by its id", () => {
    for (const id of ["of-my-own", "constructor"]) expect(describe({ keyword: id }, { locale: "en" })).toBe(id);
  });
});
