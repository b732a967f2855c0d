import type { KeywordText } from "../../../catalogue/cards.ts";

export const HEAVY_WEAPON_TEAM_TEXT: KeywordText = {
  id: "heavy-weapon-team",
  name: { en: "Heavy Weapon Team", es: "Equipo de arma pesada" },
};
