import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const PROGRAMMED: GameKeyword = {
  id: "programmed",
  name: { en: "Programmed", es: "Programado" },
  rules: ["leg.kw.programmed"],
};
