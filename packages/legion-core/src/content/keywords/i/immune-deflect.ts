import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_DEFLECT = (): GameKeyword => ({
  id: "immune-deflect",
  attacking: { amounts: [{ amount: "no-deflected-wound", adds: 1 }] },
});

export const IMMUNE_DEFLECT_TEXT: KeywordText = {
  id: "immune-deflect",
  name: { en: "Immune: Deflect", es: "Inmune a desvío" },
  does: {
    en: "If a weapon with this keyword is in the pool, the attacker suffers no wounds from Deflect.",
    es: "Si hay un arma con esta cualidad en la reserva, el atacante no sufre Heridas por Desvío.",
  },
};
