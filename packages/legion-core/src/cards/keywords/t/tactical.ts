import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { afterStandardMove } from "../standard-moves.ts";

export const TACTICAL: GameKeyword = {
  id: "tactical",
  name: { en: "Tactical X", es: "Táctica X" },
  rules: ["leg.kw.tactical-x"],
  moments: [afterStandardMove("aim", { rule: "leg.kw.tactical-x", cause: "tactical" })],
};
