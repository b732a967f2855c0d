import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Range } from "../../../table/range.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** How far the unit makes plans for others. */
const REACH: Range = 2;

export const STRATEGIZE = (): GameKeyword => ({
  id: "strategize",
  does: [
    on("action", {
      id: "strategize",
      free: false,
      cost: 1,
      available: () => true,
      run(work, { unit, value }) {
        gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.strategize-x", cause: "strategize" });
        askUnits(work, "strategize", unit, value);
      },
    }),
    on("choice", {
      rule: "leg.kw.strategize-x",
      most: "value",
      may: false,
      candidates: (look, { unit }, chosen) => unchosen(alliesAt(look, unit, REACH), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) {
          for (const token of ["aim", "dodge"] as const) {
            gainTokens(work, unit, token, 1, { rule: "leg.kw.strategize-x", cause: "strategize" });
          }
        }
      },
    }),
  ],
});

export const STRATEGIZE_TEXT: KeywordText = {
  id: "strategize",
  name: { en: "Strategize[ X]", es: "Idear estrategia[ X]" },
  does: {
    en: "Card action: the unit gains a suppression token. Then X friendly units at range 2, or all if there are fewer, gain an aim token and a dodge token each.",
    es: "Acción de carta: la unidad gana una ficha de Acobardamiento. Después, X unidades aliadas a alcance 2, o todas si hay menos, ganan una ficha de Ataque apuntado y una de Esquiva cada una.",
  },
};
