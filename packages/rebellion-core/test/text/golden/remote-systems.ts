import type { Golden } from "./golden.ts";

/** Remote systems and the Rebel Base space, read and found right line by line. */
export const REMOTE_SYSTEMS: Golden = {
  dagobah: {
    en: [
      "Dagobah",
      "Remote system",
      "Adjacent to Mustafar, Naboo, Sullust and Utapau.",
      "Same region as Naboo, Sullust and Utapau.",
    ],
    es: [
      "Dagobah",
      "Sistema lejano",
      "Adyacente a Mustafar, Naboo, Sullust y Utapau.",
      "Misma región que Naboo, Sullust y Utapau.",
    ],
  },
  dantooine: {
    en: [
      "Dantooine",
      "Remote system",
      "Adjacent to Dathomir and Mygeeto.",
      "Same region as Ilum, Mygeeto and Ord Mantell.",
    ],
    es: [
      "Dantooine",
      "Sistema lejano",
      "Adyacente a Dathomir y Mygeeto.",
      "Misma región que Ilum, Mygeeto y Ord Mantell.",
    ],
  },
  dathomir: {
    en: [
      "Dathomir",
      "Remote system",
      "Adjacent to Dantooine, Mandalore, Mygeeto and Yavin.",
      "Same region as Kashyyyk, Malastare and Mandalore.",
    ],
    es: [
      "Dathomir",
      "Sistema lejano",
      "Adyacente a Dantooine, Mandalore, Mygeeto y Yavin.",
      "Misma región que Kashyyyk, Malastare y Mandalore.",
    ],
  },
  endor: {
    en: ["Endor", "Remote system", "Adjacent to Bespin and Hoth.", "Same region as Bespin, Hoth and Mustafar."],
    es: ["Endor", "Sistema lejano", "Adyacente a Bespin y Hoth.", "Misma región que Bespin, Hoth y Mustafar."],
  },
  hoth: {
    en: [
      "Hoth",
      "Remote system",
      "Adjacent to Bespin, Endor and Mustafar.",
      "Same region as Bespin, Endor and Mustafar.",
    ],
    es: [
      "Hoth",
      "Sistema lejano",
      "Adyacente a Bespin, Endor y Mustafar.",
      "Misma región que Bespin, Endor y Mustafar.",
    ],
  },
  ilum: {
    en: [
      "Ilum",
      "Remote system",
      "Adjacent to Mygeeto and Ord Mantell.",
      "Same region as Dantooine, Mygeeto and Ord Mantell.",
    ],
    es: [
      "Ilum",
      "Sistema lejano",
      "Adyacente a Mygeeto y Ord Mantell.",
      "Misma región que Dantooine, Mygeeto y Ord Mantell.",
    ],
  },
  tatooine: {
    en: [
      "Tatooine",
      "Remote system",
      "Adjacent to Bothawui, Geonosis, Rodia and Ryloth.",
      "Same region as Geonosis, Rodia and Ryloth.",
    ],
    es: [
      "Tatooine",
      "Sistema lejano",
      "Adyacente a Bothawui, Geonosis, Rodia y Ryloth.",
      "Misma región que Geonosis, Rodia y Ryloth.",
    ],
  },
  yavin: {
    en: [
      "Yavin",
      "Remote system",
      "Adjacent to Dathomir, Felucia and Mandalore.",
      "Same region as Felucia, Mon Calamari and Saleucami.",
    ],
    es: [
      "Yavin",
      "Sistema lejano",
      "Adyacente a Dathomir, Felucia y Mandalore.",
      "Misma región que Felucia, Mon Calamari y Saleucami.",
    ],
  },
  "rebel-base": {
    en: ["Rebel Base", "Space of the board, not a system", "Resources: blue triangle, orange triangle · Build queue 1"],
    es: [
      "Base Rebelde",
      "Espacio del tablero, no es un sistema",
      "Recursos: triangular azul, triangular naranja · Cola de construcción 1",
    ],
  },
};
