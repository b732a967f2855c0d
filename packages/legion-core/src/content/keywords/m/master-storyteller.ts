import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const MASTER_STORYTELLER = (): GameKeyword => ({
  id: "master-storyteller",
  does: [
    on("action", {
      id: "master-storyteller",
      free: false,
      cost: 1,
      available: () => true,
      run: (work, { unit }) => askUnits(work, "master-storyteller", unit, work.state.round),
    }),
    on("choice", {
      rule: "leg.kw.master-storyteller",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) =>
        unchosen(alliesAt(look, unit, 2), chosen).filter((one) => fitsAny(look, one, [{ affiliation: "ewoks" }])),
      take(work, _bearer, chosen) {
        for (const unit of chosen) {
          gainTokens(work, unit, "surge", 2, { rule: "leg.kw.master-storyteller", cause: "master-storyteller" });
        }
      },
    }),
  ],
});

export const MASTER_STORYTELLER_TEXT: KeywordText = {
  id: "master-storyteller",
  name: { en: "Master Storyteller", es: "Narrador magistral" },
  does: {
    en: "Card action: up to as many friendly Ewok units at range 2 as the number of the round gain two surge tokens each.",
    es: "Acción de carta: hasta tantas unidades aliadas de Ewoks a alcance 2 como el número de la ronda ganan dos fichas de Incremento cada una.",
  },
};
