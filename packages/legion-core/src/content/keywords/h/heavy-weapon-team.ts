import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const HEAVY_WEAPON_TEAM = (): GameKeyword => ({ id: "heavy-weapon-team", does: [on("leads", "heavy-weapon")] });

export const HEAVY_WEAPON_TEAM_TEXT: KeywordText = {
  id: "heavy-weapon-team",
  name: { en: "Heavy Weapon Team", es: "Equipo de arma pesada" },
  does: {
    en: "The unit must be equipped with a Heavy Weapon upgrade, whose miniature leads the unit.",
    es: "La unidad debe llevar equipada una mejora de Arma pesada, cuya miniatura es el líder de la unidad.",
  },
};
