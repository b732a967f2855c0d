import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const SPECIAL_ISSUE: GameKeyword = {
  id: "special-issue",
  name: { en: "Special Issue: Battle Force", es: "Asignación especial: grupo de batalla" },
  rules: ["leg.kw.special-issue"],
};
