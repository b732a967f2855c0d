import type { Golden } from "./golden.ts";

/** Systems and the Rebel Base space, read and found right line by line. */
export const SYSTEMS: Golden = {
  alderaan: {
    en: [
      "Alderaan",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Cato Neimoidia, Corellia, Coruscant, Kashyyyk, Mandalore and Ord Mantell.",
      "Same region as Cato Neimoidia, Corellia and Coruscant.",
    ],
    es: [
      "Alderaan",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Cato Neimoidia, Corellia, Coruscant, Kashyyyk, Mandalore y Ord Mantell.",
      "Misma región que Cato Neimoidia, Corellia y Coruscant.",
    ],
  },
  bespin: {
    en: [
      "Bespin",
      "Populous system",
      "Resources: orange circle · Build queue 1",
      "Adjacent to Endor, Hoth, Mustafar and Sullust.",
      "Same region as Endor, Hoth and Mustafar.",
    ],
    es: [
      "Bespin",
      "Sistema populoso",
      "Recursos: circular naranja · Cola de construcción 1",
      "Adyacente a Endor, Hoth, Mustafar y Sullust.",
      "Misma región que Endor, Hoth y Mustafar.",
    ],
  },
  bothawui: {
    en: [
      "Bothawui",
      "Populous system",
      "Resources: orange circle · Build queue 1",
      "Adjacent to Malastare, Nal Hutta, Rodia, Tatooine and Toydaria.",
      "Same region as Kessel, Nal Hutta and Toydaria.",
    ],
    es: [
      "Bothawui",
      "Sistema populoso",
      "Recursos: circular naranja · Cola de construcción 1",
      "Adyacente a Malastare, Nal Hutta, Rodia, Tatooine y Toydaria.",
      "Misma región que Kessel, Nal Hutta y Toydaria.",
    ],
  },
  "cato-neimoidia": {
    en: [
      "Cato Neimoidia",
      "Populous system",
      "Resources: blue triangle, orange circle · Build queue 2",
      "Adjacent to Alderaan, Corellia, Kashyyyk, Malastare and Sullust.",
      "Same region as Alderaan, Corellia and Coruscant.",
    ],
    es: [
      "Cato Neimoidia",
      "Sistema populoso",
      "Recursos: triangular azul, circular naranja · Cola de construcción 2",
      "Adyacente a Alderaan, Corellia, Kashyyyk, Malastare y Sullust.",
      "Misma región que Alderaan, Corellia y Coruscant.",
    ],
  },
  corellia: {
    en: [
      "Corellia",
      "Populous system",
      "Resources: blue triangle, blue square · Build queue 3",
      "Adjacent to Alderaan, Cato Neimoidia, Coruscant and Sullust.",
      "Same region as Alderaan, Cato Neimoidia and Coruscant.",
    ],
    es: [
      "Corellia",
      "Sistema populoso",
      "Recursos: triangular azul, cuadrado azul · Cola de construcción 3",
      "Adyacente a Alderaan, Cato Neimoidia, Coruscant y Sullust.",
      "Misma región que Alderaan, Cato Neimoidia y Coruscant.",
    ],
  },
  coruscant: {
    en: [
      "Coruscant",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Alderaan, Corellia and Ord Mantell.",
      "Same region as Alderaan, Cato Neimoidia and Corellia.",
      "Always loyal to the Empire, unless destroyed.",
    ],
    es: [
      "Coruscant",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Alderaan, Corellia y Ord Mantell.",
      "Misma región que Alderaan, Cato Neimoidia y Corellia.",
      "Siempre leal al Imperio, salvo si es destruido.",
    ],
  },
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
  felucia: {
    en: [
      "Felucia",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Mandalore, Mon Calamari, Saleucami and Yavin.",
      "Same region as Mon Calamari, Saleucami and Yavin.",
    ],
    es: [
      "Felucia",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Mandalore, Mon Calamari, Saleucami y Yavin.",
      "Misma región que Mon Calamari, Saleucami y Yavin.",
    ],
  },
  geonosis: {
    en: [
      "Geonosis",
      "Populous system",
      "Resources: blue triangle, orange square · Build queue 2",
      "Adjacent to Naboo, Rodia, Ryloth, Tatooine and Utapau.",
      "Same region as Rodia, Ryloth and Tatooine.",
    ],
    es: [
      "Geonosis",
      "Sistema populoso",
      "Recursos: triangular azul, cuadrado naranja · Cola de construcción 2",
      "Adyacente a Naboo, Rodia, Ryloth, Tatooine y Utapau.",
      "Misma región que Rodia, Ryloth y Tatooine.",
    ],
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
  kashyyyk: {
    en: [
      "Kashyyyk",
      "Populous system",
      "Resources: orange triangle, orange triangle · Build queue 1",
      "Adjacent to Alderaan, Cato Neimoidia, Malastare, Mandalore, Saleucami and Toydaria.",
      "Same region as Dathomir, Malastare and Mandalore.",
    ],
    es: [
      "Kashyyyk",
      "Sistema populoso",
      "Recursos: triangular naranja, triangular naranja · Cola de construcción 1",
      "Adyacente a Alderaan, Cato Neimoidia, Malastare, Mandalore, Saleucami y Toydaria.",
      "Misma región que Dathomir, Malastare y Mandalore.",
    ],
  },
  kessel: {
    en: [
      "Kessel",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Nal Hutta, Saleucami and Toydaria.",
      "Same region as Bothawui, Nal Hutta and Toydaria.",
    ],
    es: [
      "Kessel",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Nal Hutta, Saleucami y Toydaria.",
      "Misma región que Bothawui, Nal Hutta y Toydaria.",
    ],
  },
  malastare: {
    en: [
      "Malastare",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Bothawui, Cato Neimoidia, Kashyyyk, Naboo, Rodia, Sullust and Toydaria.",
      "Same region as Dathomir, Kashyyyk and Mandalore.",
    ],
    es: [
      "Malastare",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Bothawui, Cato Neimoidia, Kashyyyk, Naboo, Rodia, Sullust y Toydaria.",
      "Misma región que Dathomir, Kashyyyk y Mandalore.",
    ],
  },
  mandalore: {
    en: [
      "Mandalore",
      "Populous system",
      "Resources: orange triangle, blue triangle · Build queue 1",
      "Adjacent to Alderaan, Dathomir, Felucia, Kashyyyk, Mygeeto, Ord Mantell, Saleucami and Yavin.",
      "Same region as Dathomir, Kashyyyk and Malastare.",
    ],
    es: [
      "Mandalore",
      "Sistema populoso",
      "Recursos: triangular naranja, triangular azul · Cola de construcción 1",
      "Adyacente a Alderaan, Dathomir, Felucia, Kashyyyk, Mygeeto, Ord Mantell, Saleucami y Yavin.",
      "Misma región que Dathomir, Kashyyyk y Malastare.",
    ],
  },
  "mon-calamari": {
    en: [
      "Mon Calamari",
      "Populous system",
      "Resources: blue triangle, blue square · Build queue 3",
      "Adjacent to Felucia and Saleucami.",
      "Same region as Felucia, Saleucami and Yavin.",
    ],
    es: [
      "Mon Calamari",
      "Sistema populoso",
      "Recursos: triangular azul, cuadrado azul · Cola de construcción 3",
      "Adyacente a Felucia y Saleucami.",
      "Misma región que Felucia, Saleucami y Yavin.",
    ],
  },
  mustafar: {
    en: [
      "Mustafar",
      "Populous system",
      "Resources: blue triangle, blue circle · Build queue 2",
      "Adjacent to Bespin, Dagobah, Hoth and Sullust.",
      "Same region as Bespin, Endor and Hoth.",
    ],
    es: [
      "Mustafar",
      "Sistema populoso",
      "Recursos: triangular azul, circular azul · Cola de construcción 2",
      "Adyacente a Bespin, Dagobah, Hoth y Sullust.",
      "Misma región que Bespin, Endor y Hoth.",
    ],
  },
  mygeeto: {
    en: [
      "Mygeeto",
      "Populous system",
      "Resources: blue triangle, orange square · Build queue 2",
      "Adjacent to Dantooine, Dathomir, Ilum, Mandalore and Ord Mantell.",
      "Same region as Dantooine, Ilum and Ord Mantell.",
    ],
    es: [
      "Mygeeto",
      "Sistema populoso",
      "Recursos: triangular azul, cuadrado naranja · Cola de construcción 2",
      "Adyacente a Dantooine, Dathomir, Ilum, Mandalore y Ord Mantell.",
      "Misma región que Dantooine, Ilum y Ord Mantell.",
    ],
  },
  naboo: {
    en: [
      "Naboo",
      "Populous system",
      "Resources: orange triangle, blue triangle · Build queue 1",
      "Adjacent to Dagobah, Geonosis, Malastare, Rodia, Sullust and Utapau.",
      "Same region as Dagobah, Sullust and Utapau.",
    ],
    es: [
      "Naboo",
      "Sistema populoso",
      "Recursos: triangular naranja, triangular azul · Cola de construcción 1",
      "Adyacente a Dagobah, Geonosis, Malastare, Rodia, Sullust y Utapau.",
      "Misma región que Dagobah, Sullust y Utapau.",
    ],
  },
  "nal-hutta": {
    en: [
      "Nal Hutta",
      "Populous system",
      "Resources: orange triangle, blue triangle · Build queue 1",
      "Adjacent to Bothawui, Kessel and Toydaria.",
      "Same region as Bothawui, Kessel and Toydaria.",
    ],
    es: [
      "Nal Hutta",
      "Sistema populoso",
      "Recursos: triangular naranja, triangular azul · Cola de construcción 1",
      "Adyacente a Bothawui, Kessel y Toydaria.",
      "Misma región que Bothawui, Kessel y Toydaria.",
    ],
  },
  "ord-mantell": {
    en: [
      "Ord Mantell",
      "Populous system",
      "Resources: blue circle, orange circle · Build queue 2",
      "Adjacent to Alderaan, Coruscant, Ilum, Mandalore and Mygeeto.",
      "Same region as Dantooine, Ilum and Mygeeto.",
    ],
    es: [
      "Ord Mantell",
      "Sistema populoso",
      "Recursos: circular azul, circular naranja · Cola de construcción 2",
      "Adyacente a Alderaan, Coruscant, Ilum, Mandalore y Mygeeto.",
      "Misma región que Dantooine, Ilum y Mygeeto.",
    ],
  },
  rodia: {
    en: [
      "Rodia",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Bothawui, Geonosis, Malastare, Naboo and Tatooine.",
      "Same region as Geonosis, Ryloth and Tatooine.",
    ],
    es: [
      "Rodia",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Bothawui, Geonosis, Malastare, Naboo y Tatooine.",
      "Misma región que Geonosis, Ryloth y Tatooine.",
    ],
  },
  ryloth: {
    en: [
      "Ryloth",
      "Populous system",
      "Resources: orange triangle · Build queue 1",
      "Adjacent to Geonosis and Tatooine.",
      "Same region as Geonosis, Rodia and Tatooine.",
    ],
    es: [
      "Ryloth",
      "Sistema populoso",
      "Recursos: triangular naranja · Cola de construcción 1",
      "Adyacente a Geonosis y Tatooine.",
      "Misma región que Geonosis, Rodia y Tatooine.",
    ],
  },
  saleucami: {
    en: [
      "Saleucami",
      "Populous system",
      "Resources: orange circle · Build queue 1",
      "Adjacent to Felucia, Kashyyyk, Kessel, Mandalore, Mon Calamari and Toydaria.",
      "Same region as Felucia, Mon Calamari and Yavin.",
    ],
    es: [
      "Saleucami",
      "Sistema populoso",
      "Recursos: circular naranja · Cola de construcción 1",
      "Adyacente a Felucia, Kashyyyk, Kessel, Mandalore, Mon Calamari y Toydaria.",
      "Misma región que Felucia, Mon Calamari y Yavin.",
    ],
  },
  sullust: {
    en: [
      "Sullust",
      "Populous system",
      "Resources: orange triangle, orange square · Build queue 2",
      "Adjacent to Bespin, Cato Neimoidia, Corellia, Dagobah, Malastare, Mustafar and Naboo.",
      "Same region as Dagobah, Naboo and Utapau.",
    ],
    es: [
      "Sullust",
      "Sistema populoso",
      "Recursos: triangular naranja, cuadrado naranja · Cola de construcción 2",
      "Adyacente a Bespin, Cato Neimoidia, Corellia, Dagobah, Malastare, Mustafar y Naboo.",
      "Misma región que Dagobah, Naboo y Utapau.",
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
  toydaria: {
    en: [
      "Toydaria",
      "Populous system",
      "Resources: blue circle · Build queue 2",
      "Adjacent to Bothawui, Kashyyyk, Kessel, Malastare, Nal Hutta and Saleucami.",
      "Same region as Bothawui, Kessel and Nal Hutta.",
    ],
    es: [
      "Toydaria",
      "Sistema populoso",
      "Recursos: circular azul · Cola de construcción 2",
      "Adyacente a Bothawui, Kashyyyk, Kessel, Malastare, Nal Hutta y Saleucami.",
      "Misma región que Bothawui, Kessel y Nal Hutta.",
    ],
  },
  utapau: {
    en: [
      "Utapau",
      "Populous system",
      "Resources: blue circle, blue square · Build queue 3",
      "Adjacent to Dagobah, Geonosis and Naboo.",
      "Same region as Dagobah, Naboo and Sullust.",
    ],
    es: [
      "Utapau",
      "Sistema populoso",
      "Recursos: circular azul, cuadrado azul · Cola de construcción 3",
      "Adyacente a Dagobah, Geonosis y Naboo.",
      "Misma región que Dagobah, Naboo y Sullust.",
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
