import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const COVER: GameKeyword = {
  id: "cover",
  name: { en: "Cover X", es: "Cobertura X" },
  rules: ["leg.kw.cover-x", "leg.kw.cover-x.vehicles"],
  defending: { amounts: [{ amount: "improve-cover", adds: "value", when: { attack: "ranged" } }] },
};

export const COVER_TEXT: Line = {
  en: "While the unit defends against a ranged attack, its cover improves by X, up to heavy cover.",
  es: "Cuando la unidad se defiende contra un ataque a distancia, su cobertura mejora en X, hasta cobertura densa como máximo.",
};
