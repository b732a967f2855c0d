import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { asks } from "../../../units/choosing.ts";
import { isSuppressible } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const DEMORALIZE = (): GameKeyword => ({
  id: "demoralize",
  does: [
    asks("demoralize", "after-rally", (look, unit, about) => about === unit && toDemoralize(look, unit).length > 0),
    on("choice", {
      rule: "leg.kw.demoralize-x",
      most: "value",
      may: true,
      candidates: (look, { unit }) => toDemoralize(look, unit),
      take(work, _bearer, chosen) {
        for (const unit of chosen)
          gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.demoralize-x", cause: "demoralize" });
      },
    }),
  ],
});

export const DEMORALIZE_TEXT: KeywordText = {
  id: "demoralize",
  name: { en: "Demoralize[ X]", es: "Desmoralizar[ X]" },
  does: {
    en: "After its Rally step the unit adds up to X suppression tokens in all to enemy units at range 2.",
    es: "Después de reagruparse, la unidad añade hasta X fichas de Acobardamiento en total a unidades enemigas a alcance 2.",
  },
};

/** Enemies at range 2 that can have suppression. */
function toDemoralize(look: Look, unit: number): readonly number[] {
  if (statusOf(at(look.state.units, unit)) !== "deployed") return [];
  return enemiesAt(look, unit, 2).filter((enemy) => isSuppressible(look, enemy));
}
