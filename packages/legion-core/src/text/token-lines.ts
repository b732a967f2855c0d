import type { Lines } from "@sw/tabletop/text";

/** Reasons why a token or barricade cannot be placed on a spot, by code. */
export const TOKEN_LINES: Lines = {
  "not-that-token": {
    en: "another token has to be placed now: {token}",
    es: "ahora hay que colocar otra ficha: {token}",
  },
  "token-in-territory": {
    en: "the token would overlap the territory of {seat}. It must be in contested territory",
    es: "la ficha se solaparía con el territorio de {seat}. Debe quedar en territorio disputado",
  },
  "token-near-an-edge": {
    en: "{token} would be at range {range} of an edge of the battlefield. It must be farther away",
    es: "{token} quedaría a alcance {range} de un borde del campo de batalla. Debe quedar más lejos",
  },
  "token-near-another": {
    en: "{token} would be at range {range} of {other}. It must be farther away",
    es: "{token} quedaría a alcance {range} de {other}. Debe quedar más lejos",
  },
  "token-at-enemy-territory": {
    en: "the token would be at range {range} of enemy territory. It must be farther away",
    es: "la ficha quedaría a alcance {range} de territorio enemigo. Debe quedar más lejos",
  },
  "token-beside-enemy": {
    en: "the token would be at range {range} of {unit}. It must be farther away",
    es: "la ficha quedaría a alcance {range} de {unit}. Debe quedar más lejos",
  },
  "token-shifted-too-far": {
    en: "{token} must stay at range ½ of the place it is moved from",
    es: "{token} debe quedar a alcance ½ del lugar desde el que se mueve",
  },
  "run-ends-too-far": {
    en: "the second spot must be on the battlefield and at range {range} of {token}",
    es: "el segundo lugar debe estar en el campo de batalla y a alcance {range} de {token}",
  },
  "in-the-air": {
    en: "there is no surface that could hold a token at this elevation ({elevationMm})",
    es: "no hay ninguna superficie que sostenga una ficha a esta elevación ({elevationMm})",
  },
  "partly-on-terrain": {
    en: "the token would be only partly on “{piece}”. It must be completely on it or off it",
    es: "la ficha quedaría solo en parte sobre «{piece}». Debe quedar entera encima o entera fuera",
  },
  "on-terrain": { en: "the barricade would overlap “{piece}”", es: "la barricada se solaparía con «{piece}»" },
  "leg.terrain.barricade-not-on-tokens terrain-on-token": {
    en: "the barricade would overlap the token “{token}”",
    es: "la barricada se solaparía con la ficha «{token}»",
  },
  "leg.overlap.terrain-not-on-token-or-mini terrain-on-miniature": {
    en: "the barricade would overlap “{miniature}”",
    es: "la barricada se solaparía con «{miniature}»",
  },
  "leg.overlap.token-not-on-mini token-on-miniature": {
    en: "the token would overlap “{miniature}”",
    es: "la ficha se solaparía con «{miniature}»",
  },
  "leg.objective.poi-no-overlap poi-on-token": {
    en: "the point of interest would overlap the token “{token}”",
    es: "el Punto de interés se solaparía con la ficha «{token}»",
  },
  "token-on-token": {
    en: "the token would overlap the token “{token}”",
    es: "la ficha se solaparía con la ficha «{token}»",
  },
  "token-too-far": {
    en: "{token} must be at range {range} of the leader",
    es: "{token} debe quedar a alcance {range} del líder",
  },
  "token-out-of-sight": {
    en: "the leader has no line of sight to the spot for {token}",
    es: "el líder no tiene línea de visión hasta el lugar de {token}",
  },
  "leg.terrain.barricade-no-tokens-on-it token-on-barricade": {
    en: "the token would be on the barricade “{piece}”",
    es: "la ficha quedaría sobre la barricada «{piece}»",
  },
  "leg.objective.place-not-impassable on-impassable": {
    en: "the token would be on impassable terrain (“{piece}”)",
    es: "la ficha quedaría sobre terreno infranqueable («{piece}»)",
  },
  "leg.objective.place-not-on-tall on-tall-obstacle": {
    en: "the token would be on an obstacle that is too tall (“{piece}”)",
    es: "la ficha quedaría sobre un obstáculo demasiado alto («{piece}»)",
  },
  "leg.objective.place-no-partial inside-terrain": {
    en: "the token would be inside “{piece}”",
    es: "la ficha quedaría dentro de «{piece}»",
  },
  "leg.setup.battlefield-size off-battlefield": {
    en: "this spot is outside the battlefield ({xMm}, {yMm})",
    es: "este lugar está fuera del campo de batalla ({xMm}, {yMm})",
  },
  "no-such-spot": {
    en: "this is not a valid position for a barricade ({xMm}, {yMm}). Give whole numbers and a heading",
    es: "esta no es una posición válida para una barricada ({xMm}, {yMm}). Indica números enteros y una orientación",
  },
  "not-a-barricade": {
    en: "you can only place a barricade now, or stop placing barricades",
    es: "ahora solo puedes colocar una barricada o dejar de colocarlas",
  },
  "in-enemy-territory": {
    en: "the barricade would overlap enemy territory",
    es: "la barricada se solaparía con el territorio enemigo",
  },
  "near-another": {
    en: "the barricade would be at range 1 of the barricade “{piece}”. It must be farther away",
    es: "la barricada quedaría a alcance 1 de la barricada «{piece}». Debe quedar más lejos",
  },
};
