import type { KeywordText } from "../../../catalogue/cards.ts";
import { removeToken } from "../../../mission/assets.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { whenTurned } from "../turned-tokens.ts";

const ID = "smoke-and-mirrors";

export const SMOKE_AND_MIRRORS = (): GameKeyword => ({
  id: ID,
  does: [
    on(
      "on-tokens",
      whenTurned(ID, (work, _player, token) =>
        removeToken(work, token, { rule: "leg.kw.bane-tokens.smoke-and-mirrors", cause: ID }),
      ),
    ),
  ],
});

export const SMOKE_AND_MIRRORS_TEXT: KeywordText = {
  id: ID,
  name: { en: "Smoke and Mirrors", es: "Señuelo" },
  does: {
    en: "When the Bane token is turned up, it is removed, and nothing else happens.",
    es: "Cuando se da la vuelta a la ficha de Bane, se retira sin más efecto.",
  },
};
