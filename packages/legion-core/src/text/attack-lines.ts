import type { Lines } from "@sw/tabletop/text";

/** Why an attack cannot be worked out, by code. */
export const ATTACK_LINES: Lines = {
  "unknown-keyword": {
    en: "the keyword “{keyword}” has no part in attacks; those that have: {known}",
    es: "la cualidad «{keyword}» no interviene en los ataques; sí lo hacen: {known}",
  },
};
