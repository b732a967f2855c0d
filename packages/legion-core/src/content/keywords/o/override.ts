import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import { isSuppressible } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { alliesAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** What the activated unit does without. */
const IGNORED = "ai";

export const OVERRIDE = (): GameKeyword => ({
  id: "override",
  does: [
    may(
      "activation-start",
      (look, { unit }, about) =>
        about !== null &&
        IGNORED in keywordsOf(look, about) &&
        isSuppressible(look, unit) &&
        alliesAt(look, unit, 5).includes(about),
      (work, { unit }, about) => {
        if (about === null) return;
        const because = { rule: "leg.kw.override", cause: "override" } as const;
        gainTokens(work, unit, "suppression", 1, because);
        const value = -(keywordsOf(work, about)[IGNORED] ?? 0);
        beginOngoing(work, { unit: about, keyword: IGNORED, value, until: "activation" }, because);
      },
    ),
  ],
});

export const OVERRIDE_TEXT: KeywordText = {
  id: "override",
  name: { en: "Override", es: "Saltarse la programación" },
  does: {
    en: "When a friendly unit at range 5 starts its activation, the unit may gain a suppression token so that the other ignores AI in that activation.",
    es: "Cuando una unidad aliada a alcance 5 comienza su activación, la unidad puede ganar una ficha de Acobardamiento para que la otra ignore IA durante esa activación.",
  },
};
