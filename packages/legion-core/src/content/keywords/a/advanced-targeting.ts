import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { countingCards } from "../../../units/card-keywords.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const ADVANCED_TARGETING = (): GameKeyword => ({
  id: "advanced-targeting",
  does: [
    on("declaring", {
      step: "weapons",
      rule: "leg.kw.advanced-targeting.gain",
      onlyPool: true,
      ways(look, { unit }, { defender, pools }) {
        const uses = countingCards(look, unit).uses.filter(({ id }) => id === "advanced-targeting");
        const isNamed = defender !== null && uses.some(({ of = [] }) => fitsAny(look, defender, of));
        return isNamed && pools === 1 ? [""] : [];
      },
      take: (work, { unit, value }) =>
        gainTokens(work, unit, "aim", value, { rule: "leg.kw.advanced-targeting.gain", cause: "advanced-targeting" }),
    }),
  ],
});

export const ADVANCED_TARGETING_TEXT: KeywordText = {
  id: "advanced-targeting",
  name: { en: "Advanced Targeting[: Unit Type X]", es: "Selección avanzada de blanco[: tipo de unidad X]" },
  does: {
    en: "When the unit attacks an enemy of the named type, it may gain X aim tokens while it forms its pool; it may then form no other pool in this attack.",
    es: "Cuando la unidad ataca a un enemigo del tipo indicado, puede ganar X fichas de Ataque apuntado al reunir su reserva; en ese ataque no puede formar más reservas.",
  },
};
