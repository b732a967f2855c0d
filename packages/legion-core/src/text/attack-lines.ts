import type { Lines } from "@sw/tabletop/text";

/** Reasons why an attack cannot be calculated, by code. */
export const ATTACK_LINES: Lines = {
  "unknown-keyword": {
    en: "the keyword “{keyword}” has no effect on attacks. Keywords that do: {known}",
    es: "la cualidad «{keyword}» no afecta a los ataques. Cualidades que sí: {known}",
  },
  "counts-at-range-only": {
    en: "{input} counts only in ranged attacks. Remove it from this melee attack",
    es: "{input} solo cuenta en ataques a distancia. Quítalo de este ataque cuerpo a cuerpo",
  },
  "nothing-spends-token": {
    en: "no keyword in this attack can spend {input}. Remove it, or add the keyword that spends it",
    es: "ninguna cualidad de este ataque puede gastar {input}. Quítalo, o añade la cualidad que lo gasta",
  },
  "no-guardian": {
    en: "{guardian} does not have the keyword Guardian",
    es: "{guardian} no tiene la cualidad Guardián",
  },
};
