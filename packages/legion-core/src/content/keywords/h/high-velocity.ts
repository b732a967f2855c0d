import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";

export const HIGH_VELOCITY = (): GameKeyword => ({
  id: "high-velocity",
  does: [attacking(adds("no-dodge", 1, { weapons: "all" }), adds("no-deflecting", 1, { weapons: "all" }))],
});

export const HIGH_VELOCITY_TEXT: KeywordText = {
  id: "high-velocity",
  name: { en: "High Velocity", es: "Alta velocidad" },
  does: {
    en: "If every weapon in the attack pool has this keyword, the defender cannot spend dodge tokens.",
    es: "Si todas las armas de la reserva de ataque tienen esta cualidad, el defensor no puede gastar fichas de Esquiva.",
  },
};
