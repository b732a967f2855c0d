import type { Lines } from "@sw/tabletop/text";

/** Reasons why a token or barricade cannot be placed on a spot, by code. */
export const TOKEN_LINES: Lines = {
  "not-that-token": {
    en: "the token to be placed now is {token}",
    es: "la ficha que hay que colocar ahora es {token}",
  },
  "token-in-territory": {
    en: "the token would reach into the territory of {seat}; it lies in contested territory alone",
    es: "la ficha entraría en el territorio de {seat}; solo puede quedar en territorio disputado",
  },
  "token-near-an-edge": {
    en: "{token} would lie at range {range} of an edge of the battlefield",
    es: "{token} quedaría a alcance {range} de un borde del campo de batalla",
  },
  "token-near-another": {
    en: "{token} would lie at range {range} of {other}",
    es: "{token} quedaría a alcance {range} de {other}",
  },
  "token-at-enemy-territory": {
    en: "the token would lie at range {range} of enemy territory",
    es: "la ficha quedaría a alcance {range} de territorio enemigo",
  },
  "token-beside-enemy": {
    en: "the token would lie at range {range} of {unit}",
    es: "la ficha quedaría a alcance {range} de {unit}",
  },
  "token-shifted-too-far": {
    en: "{token} is moved no farther than half a range",
    es: "{token} no se mueve más allá de medio alcance",
  },
  "run-ends-too-far": {
    en: "the ruler reaches from {token} to another spot of the battlefield at range {range}",
    es: "la regla va de {token} a otro lugar del campo de batalla a alcance {range}",
  },
  "in-the-air": {
    en: "nothing carries a token at this height ({elevationMm})",
    es: "nada sostiene una ficha a esa altura ({elevationMm})",
  },
  "partly-on-terrain": {
    en: "the token would lie on “{piece}” only in part",
    es: "la ficha quedaría sobre «{piece}» solo en parte",
  },
  "on-terrain": { en: "the barricade would lie on “{piece}”", es: "la barricada quedaría sobre «{piece}»" },
  "leg.terrain.barricade-not-on-tokens terrain-on-token": {
    en: "the barricade would lie on the token “{token}”",
    es: "la barricada quedaría encima de la ficha «{token}»",
  },
  "leg.overlap.terrain-not-on-token-or-mini terrain-on-miniature": {
    en: "the barricade would lie on “{miniature}”",
    es: "la barricada quedaría encima de «{miniature}»",
  },
  "leg.overlap.token-not-on-mini token-on-miniature": {
    en: "the token would lie on “{miniature}”",
    es: "la ficha quedaría encima de «{miniature}»",
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
    en: "{token} must lie at range {range} of the leader",
    es: "{token} debe quedar a alcance {range} del líder",
  },
  "token-out-of-sight": {
    en: "the leader does not see where {token} would lie",
    es: "el líder no ve donde quedaría {token}",
  },
  "leg.terrain.barricade-no-tokens-on-it token-on-barricade": {
    en: "the token would lie on the barricade “{piece}”",
    es: "la ficha quedaría sobre la barricada «{piece}»",
  },
  "leg.objective.place-not-impassable on-impassable": {
    en: "the token would lie on impassable terrain (“{piece}”)",
    es: "la ficha quedaría sobre terreno infranqueable («{piece}»)",
  },
  "leg.objective.place-not-on-tall on-tall-obstacle": {
    en: "the token would lie on a tall obstacle (“{piece}”)",
    es: "la ficha quedaría sobre un obstáculo alto («{piece}»)",
  },
  "leg.objective.place-no-partial inside-terrain": {
    en: "the token would lie inside “{piece}”",
    es: "la ficha quedaría dentro de «{piece}»",
  },
  "leg.setup.battlefield-size off-battlefield": {
    en: "this spot is not on the battlefield ({xMm}, {yMm})",
    es: "ese lugar no está en el campo de batalla ({xMm}, {yMm})",
  },
  "no-such-spot": { en: "no barricade stands there ({xMm}, {yMm})", es: "ahí no cabe una barricada ({xMm}, {yMm})" },
  "not-a-barricade": {
    en: "a barricade is to be placed, or none any more",
    es: "hay que colocar una barricada, o no colocar más",
  },
  "in-enemy-territory": {
    en: "the barricade would reach into enemy territory",
    es: "la barricada entraría en territorio enemigo",
  },
  "near-another": {
    en: "the barricade would stand at range 1 of “{piece}”",
    es: "la barricada quedaría a alcance 1 de «{piece}»",
  },
};
