import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { isInSomeArc } from "../arcs.ts";

export const FIXED: GameKeyword = {
  id: "fixed",
  name: { en: "Fixed: Front/Rear", es: "Arma fija: frontal/posterior" },
  rules: ["leg.kw.fixed"],
  weapon: {
    usable: ({ figure, defender }, { arcs = [] }) => defender.figures.some((one) => isInSomeArc(figure, one, arcs)),
  },
};
