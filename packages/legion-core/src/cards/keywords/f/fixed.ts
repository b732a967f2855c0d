import type { Line } from "@sw/tabletop/text";
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

export const FIXED_TEXT: Line = {
  en: "The weapon may be used only against a unit that is at least partly in the named arc of the miniature that carries it.",
  es: "El arma solo puede usarse contra una unidad que esté al menos en parte dentro del sector indicado de la miniatura que la lleva.",
};
