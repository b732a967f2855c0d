import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { afterStandardMove } from "../standard-moves.ts";

export const AGILE: GameKeyword = {
  id: "agile",
  name: { en: "Agile X", es: "Paso ágil X" },
  rules: ["leg.kw.agile-x"],
  moments: [afterStandardMove("dodge", { rule: "leg.kw.agile-x", cause: "agile" })],
};
