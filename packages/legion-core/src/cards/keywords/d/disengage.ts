import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const DISENGAGE: GameKeyword = {
  id: "disengage",
  name: { en: "Disengage", es: "Separación" },
  rules: ["leg.kw.disengage"],
  permits: ["disengages"],
};
