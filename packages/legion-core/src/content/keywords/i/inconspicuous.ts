import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on, permits } from "../../../state/hooks/words.ts";
import { onlyItself } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";

export const INCONSPICUOUS = (): GameKeyword => ({
  id: "inconspicuous",
  does: [
    permits("shunned", (look, { unit }) => unitTokens(look.state, unit, "suppression") > 0),
    on("rallies", true),
    on("choice", {
      rule: "leg.kw.inconspicuous.rally",
      most: 1,
      may: true,
      candidates: (look, { unit }) => onlyItself(look, unit),
      take(work, { unit, value }, chosen) {
        if (chosen.length === 0) return;
        loseTokens(work, unit, "suppression", value, { rule: "leg.rally.remove", cause: null });
      },
    }),
  ],
});

export const INCONSPICUOUS_TEXT: KeywordText = {
  id: "inconspicuous",
  name: { en: "Inconspicuous", es: "Desapercibido" },
  does: {
    en: "While the unit has a suppression token, an enemy that attacks must choose another unit if it can. When it rallies it may keep all its suppression tokens.",
    es: "Mientras la unidad tenga una ficha de Acobardamiento, un enemigo que ataque debe elegir a otra unidad si puede. Cuando se reagrupa, puede quedarse todas sus fichas de Acobardamiento.",
  },
};
