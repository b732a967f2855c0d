import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";

export const IMMUNE_DEFLECT = (): GameKeyword => ({
  id: "immune-deflect",
  does: [attacking(adds("no-deflected-wound", 1))],
});

export const IMMUNE_DEFLECT_TEXT: KeywordText = {
  id: "immune-deflect",
  name: { en: "Immune: Deflect", es: "Inmune a desvío" },
  does: {
    en: "If a weapon with this keyword is in the pool, the attacker suffers no wounds from Deflect.",
    es: "Si hay un arma con esta cualidad en la reserva, el atacante no sufre Heridas por Desvío.",
  },
};
