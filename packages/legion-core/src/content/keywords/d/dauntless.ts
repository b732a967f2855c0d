import type { KeywordText } from "../../../catalogue/cards.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, permits } from "../../../state/hooks/words.ts";
import { isSuppressed } from "../../../units/conditions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const DAUNTLESS = (): GameKeyword => ({
  id: "dauntless",
  does: [
    permits("not-compelled"),
    may(
      "perform-actions-start",
      (look, { unit }, about) =>
        about === unit && isSuppressed(look, unit) && moveBan(look, unit, "action") === undefined,
      (work, { unit }) => {
        gainTokens(work, unit, "suppression", 1, { rule: "leg.kw.dauntless.move", cause: "dauntless" });
        startMove(work, unit, "action");
      },
    ),
  ],
});

export const DAUNTLESS_TEXT: KeywordText = {
  id: "dauntless",
  name: { en: "Dauntless", es: "Intrépido" },
  does: {
    en: "If the unit is suppressed but not panicked as its Perform Actions step begins, it may gain a suppression token to perform a free move action. Compel does not affect it.",
    es: "Si la unidad está acobardada, pero no es presa del pánico, al empezar su paso Realizar acciones, puede ganar una ficha de Acobardamiento para realizar una acción de movimiento gratuita. Autoridad no la afecta.",
  },
};
