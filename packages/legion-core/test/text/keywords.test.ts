import { LOCALES } from "@sw/tabletop/text";
import { expect, describe as group, it } from "vitest";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { KEYWORD_TEXTS } from "../../src/content/keyword-texts.ts";
import { describe } from "../../src/text/index.ts";

const ALL = Object.values(KEYWORD_TEXTS);
const PLAYED = ALL.filter(({ does }) => does !== undefined);

/** Most characters of a text: what a tooltip holds. */
const MOST = 400;

/** The name of a keyword as the describing of it begins, and what it does. */
function parts(keyword: string, locale: "en" | "es"): readonly [name: string, text: string] {
  const { en, es = en } = KEYWORD_TEXTS[keyword]?.name ?? { en: keyword };
  const name = (locale === "en" ? en : es).replace(/[[\]]/g, "");
  return [name, describe({ keyword }, { locale }).slice(name.length + 2)];
}

group("what keywords do, in words", () => {
  it("Every implemented keyword has a text in both languages, and no other keyword has one", () => {
    expect(PLAYED.map(({ id }) => id).sort()).toEqual(Object.keys(KEYWORDS).sort());
    for (const { does } of PLAYED) expect(does?.en).not.toBe(does?.es);
  });

  it("A keyword is described by its name in the chosen language and by whole sentences that fit a tooltip", () => {
    for (const { id } of PLAYED) {
      for (const locale of LOCALES) {
        const told = describe({ keyword: id }, { locale });
        const [name, text] = parts(id, locale);
        expect(told.startsWith(`${name}: `), told).toBe(true);
        expect(text, told).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]\.$/);
        expect(text, told).not.toMatch(/leg\.|undefined|[{}[\]]| {2}/);
        expect(text.length, told).toBeLessThan(MOST);
      }
    }
  });

  it("Texts of keywords with a value mention X, and texts of keywords without one do not", () => {
    for (const { id } of PLAYED) {
      for (const locale of LOCALES) {
        const [name, text] = parts(id, locale);
        expect(/\bX\b/.test(text), `${id}, ${locale}`).toBe(/\bX\b/.test(name));
      }
    }
  });

  it("The text of the keyword Suppressive equals the reviewed one", () => {
    expect(describe({ keyword: "suppressive" }, { locale: "en" })).toBe(
      "Suppressive: The defender gains one suppression token more, even if nothing hit.",
    );
    expect(describe({ keyword: "suppressive" }, { locale: "es" })).toBe(
      "Fuego de contención: El defensor gana una ficha de Acobardamiento más, aunque no haya ningún impacto.",
    );
  });

  it("An unknown keyword is described by its id", () => {
    for (const id of ["of-my-own", "constructor"]) expect(describe({ keyword: id }, { locale: "en" })).toBe(id);
  });
});
