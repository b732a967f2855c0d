import type { Lines } from "@sw/tabletop/text";

/** Reasons why an attack cannot be calculated, by code. */
export const ATTACK_LINES: Lines = {
  "unknown-keyword": {
    en: "the keyword “{keyword}” has no part in attacks; those that have: {known}",
    es: "la cualidad «{keyword}» no interviene en los ataques; sí lo hacen: {known}",
  },
  "counts-at-range-only": {
    en: "{input} counts only in ranged attacks: leave it out of this one",
    es: "{input} solo cuenta en ataques a distancia: en este se omite",
  },
  "nothing-spends-token": {
    en: "no keyword in this attack spends {input}: leave it out, or name the keyword that does",
    es: "ninguna cualidad de este ataque gasta {input}: se omite, o se indica la cualidad que lo hace",
  },
  "no-guardian": {
    en: "{guardian} has no Guardian among its keywords",
    es: "{guardian} no tiene Guardián entre sus cualidades",
  },
};
