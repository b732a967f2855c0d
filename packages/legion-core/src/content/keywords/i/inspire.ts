import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { asks } from "../../../units/choosing.ts";
import { hasTokens } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";

export const INSPIRE = (): GameKeyword => ({
  id: "inspire",
  does: [
    asks("inspire", "activation-end", (look, unit, about) => about === unit && toInspire(look, unit, []).length > 0),
    on("choice", {
      rule: "leg.kw.inspire-x",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => toInspire(look, unit, chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) {
          loseTokens(work, unit, "suppression", 1, { rule: "leg.kw.inspire-x", cause: "inspire" });
        }
      },
    }),
  ],
});

export const INSPIRE_TEXT: KeywordText = {
  id: "inspire",
  name: { en: "Inspire[ X]", es: "Inspirador[ X]" },
  does: {
    en: "At the end of its activation the unit removes up to X suppression tokens in all from other friendly units at range 2.",
    es: "Al final de su activación, la unidad retira hasta X fichas de Acobardamiento en total de otras unidades aliadas a alcance 2.",
  },
};

/** Friendly units with suppression left. */
function toInspire(look: Look, unit: number, chosen: readonly number[]): readonly number[] {
  return friendsAt(look, unit, 2).filter((one) => {
    const taken = chosen.filter((other) => other === one).length;
    return hasTokens(look, one, "suppression", taken);
  });
}
