import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const NIMBLE: GameKeyword = {
  id: "nimble",
  name: { en: "Nimble", es: "Ágil" },
  rules: ["leg.kw.nimble"],
  defending: { amounts: [{ amount: "dodge-back", adds: 1, when: { dodged: true } }] },
};

export const NIMBLE_TEXT: Line = {
  en: "After an attack in which the unit spent dodge tokens to defend, it gains one dodge token.",
  es: "Después de un ataque en el que haya gastado fichas de Esquiva al defenderse, la unidad gana una ficha de Esquiva.",
};
