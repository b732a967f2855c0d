import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";

/** The advantage card Fortified Position. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "fortified-position": {
    name: "Fortified Position",
    summary: "In set-up place up to 3 barricades in friendly or contested territory, none within 1 of another.",
    skirmish: true,
    en: "In setup its player may place up to 3 barricades in friendly or contested territory, none at range 1 of another.",
    es: "Durante la preparación, su jugador puede colocar hasta 3 barricadas en territorio aliado o disputado, ninguna a alcance 1 de otra.",
    does: () => ({ barricades: 3 }),
  },
}));
