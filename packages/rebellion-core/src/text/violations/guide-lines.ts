import type { Lines } from "@sw/tabletop/text";

/** Refusals of the guide for a real table, by code. */
export const GUIDE_LINES: Lines = {
  "guide-word": {
    en: "line {line}: “{word}” is not understood there; it could be {expected}",
    es: "línea {line}: ahí no se entiende «{word}»; podría ser {expected}",
  },
  "guide-ambiguous": {
    en: "line {line}: “{word}” could be any of {expected}",
    es: "línea {line}: «{word}» podría ser cualquiera de {expected}",
  },
  "guide-side": {
    en: "line {line}: “{word}” stands before the side it belongs to; first comes one of {expected}",
    es: "línea {line}: «{word}» va antes de su facción; primero va una de {expected}",
  },
  "guide-number": {
    en: "line {line}: {word} stands before nothing that could be counted",
    es: "línea {line}: {word} no va delante de nada que se pueda contar",
  },
  "guide-twice": {
    en: "line {line}: “{word}” has been said already",
    es: "línea {line}: «{word}» ya se ha dicho",
  },
  "guide-colon": {
    en: "line {line}: a colon is missing behind what “{word}” is about",
    es: "línea {line}: faltan dos puntos detrás de «{word}»",
  },
  "guide-situation": {
    en: "no table can be like that: {fault}",
    es: "ninguna mesa puede ser así: {fault}",
  },
  "guide-not-asked": {
    en: "as things stand the Empire is not asked that ({ask})",
    es: "tal como está la mesa no se le pregunta eso al Imperio ({ask})",
  },
  "guide-nobody": {
    en: "{card} brings nobody who could join: the next action card is turned up",
    es: "{card} no aporta a nadie que pueda unirse: se revela la siguiente carta de Acción",
  },
  "guide-roll": {
    en: "{result} is no result of that die",
    es: "{result} no es un resultado de ese dado",
  },
};
