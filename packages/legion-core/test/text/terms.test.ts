import { expect, it } from "vitest";
import { KEYWORD_TEXTS } from "../../src/content/keyword-texts.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";
import { TOKEN_NAMES } from "../../src/text/game/words.ts";

/** Terms of the two editions that mean the same: tokens, parts of a round, what units are, have and do. */
const TERMS: readonly (readonly [en: string, es: string])[] = [
  ...Object.values(TOKEN_NAMES).map(({ en, es }) => [`${en} token`, es] as const),
  ["order token", "ficha de Orden"],
  ["victory point", "punto de Victoria"],
  ["Command Phase", "fase de Mando"],
  ["Activation Phase", "fase de Activación"],
  ["End Phase", "fase Final"],
  ["Perform Actions step", "paso Realizar acciones"],
  ["Issue Orders step", "paso Impartir órdenes"],
  ["line of sight", "línea de visión"],
  ["trooper", "infantería"],
  ["vehicle", "vehículo"],
  ["free action", "acción gratuita"],
  ["attack pool", "reserva de ataque"],
];

/** Finds a term in a text, each of its words in the singular or the plural. */
function finding(term: string): RegExp {
  return new RegExp(`(?<!\\p{L})${term.replaceAll(" ", "(e?s)? ")}(e?s)?(?!\\p{L})`, "u");
}

/** What a keyword does or a card, in both languages. */
const TOLD = [...Object.values(KEYWORD_TEXTS), ...Object.values(CARD_TEXTS)].flatMap(({ id, does }) =>
  does === undefined ? [] : [{ id, ...does }],
);

it.each(TERMS)(
  'Wherever the English text of a card or a keyword uses the term "%s", its Spanish text uses "%s"',
  (en, es) => {
    const apart = TOLD.filter((text) => finding(en).test(text.en) && !finding(es).test(text.es));
    expect(apart.map((text) => text.id)).toEqual([]);
  },
);

it("Texts of cards use each keyword's own name in both languages", () => {
  const names = Object.values(KEYWORD_TEXTS).map(({ name: { en, es = en } }) => ({
    en: en.replace(/\[.*\]/, ""),
    es: es.replace(/\[.*\]/, ""),
  }));
  const has = (text: string, name: string) => new RegExp(`has ${name}\\b|and ${name}\\b|with ${name}\\b`).test(text);
  let found = 0;
  for (const { id, does } of Object.values(CARD_TEXTS)) {
    for (const { en, es } of names) {
      if (does === undefined || !has(does.en, en)) continue;
      found += 1;
      expect(does.es, `${id}: ${en}`).toContain(es);
    }
  }
  expect(found).toBeGreaterThan(10);
});
