import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const RELIABLE = (): GameKeyword => ({
  id: "reliable",
  does: [
    must(
      "activation-phase-start",
      () => true,
      (work, { unit, value }) =>
        gainTokens(work, unit, "surge", value, { rule: "leg.kw.reliable-x", cause: "reliable" }),
    ),
  ],
});

export const RELIABLE_TEXT: KeywordText = {
  id: "reliable",
  name: { en: "Reliable[ X]", es: "Fiable[ X]" },
  does: {
    en: "As each Activation Phase begins, the unit gains X surge tokens.",
    es: "Al principio de cada fase de Activación, la unidad gana X fichas de Incremento.",
  },
};
