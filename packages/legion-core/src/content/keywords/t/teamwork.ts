import type { KeywordText } from "../../../catalogue/cards.ts";

export const TEAMWORK_TEXT: KeywordText = {
  id: "teamwork",
  name: { en: "Teamwork[: Unit Name]", es: "Trabajo en equipo[: nombre de unidad]" },
};
