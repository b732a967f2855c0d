import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { areOfOneKind } from "../../../units/ranks.ts";

export const EXEMPLAR: GameKeyword = {
  id: "exemplar",
  name: { en: "Exemplar", es: "Ejemplar" },
  rules: ["leg.kw.exemplar"],
  lends: areOfOneKind,
};
