import type { Golden } from "./golden.ts";

/** Probe cards, read and found right line by line. */
export const PROBES: Golden = {
  "probe:alderaan": {
    en: ["Alderaan", "Probe card", "While the Empire holds this card, the Rebel base is not in Alderaan."],
    es: ["Alderaan", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Alderaan."],
  },
  "probe:bespin": {
    en: ["Bespin", "Probe card", "While the Empire holds this card, the Rebel base is not in Bespin."],
    es: ["Bespin", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Bespin."],
  },
  "probe:bothawui": {
    en: [
      "Bothawui",
      "Probe card",
      "Rebel symbol",
      "While the Empire holds this card, the Rebel base is not in Bothawui.",
    ],
    es: [
      "Bothawui",
      "Carta de Sonda",
      "Símbolo Rebelde",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Bothawui.",
    ],
  },
  "probe:cato-neimoidia": {
    en: ["Cato Neimoidia", "Probe card", "While the Empire holds this card, the Rebel base is not in Cato Neimoidia."],
    es: [
      "Cato Neimoidia",
      "Carta de Sonda",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Cato Neimoidia.",
    ],
  },
  "probe:corellia": {
    en: [
      "Corellia",
      "Probe card",
      "Imperial symbol",
      "While the Empire holds this card, the Rebel base is not in Corellia.",
    ],
    es: [
      "Corellia",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Corellia.",
    ],
  },
  "probe:dagobah": {
    en: ["Dagobah", "Probe card", "While the Empire holds this card, the Rebel base is not in Dagobah."],
    es: ["Dagobah", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Dagobah."],
  },
  "probe:dantooine": {
    en: ["Dantooine", "Probe card", "While the Empire holds this card, the Rebel base is not in Dantooine."],
    es: ["Dantooine", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Dantooine."],
  },
  "probe:dathomir": {
    en: ["Dathomir", "Probe card", "While the Empire holds this card, the Rebel base is not in Dathomir."],
    es: ["Dathomir", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Dathomir."],
  },
  "probe:endor": {
    en: ["Endor", "Probe card", "While the Empire holds this card, the Rebel base is not in Endor."],
    es: ["Endor", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Endor."],
  },
  "probe:felucia": {
    en: ["Felucia", "Probe card", "While the Empire holds this card, the Rebel base is not in Felucia."],
    es: ["Felucia", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Felucia."],
  },
  "probe:geonosis": {
    en: ["Geonosis", "Probe card", "While the Empire holds this card, the Rebel base is not in Geonosis."],
    es: ["Geonosis", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Geonosis."],
  },
  "probe:hoth": {
    en: ["Hoth", "Probe card", "While the Empire holds this card, the Rebel base is not in Hoth."],
    es: ["Hoth", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Hoth."],
  },
  "probe:ilum": {
    en: ["Ilum", "Probe card", "While the Empire holds this card, the Rebel base is not in Ilum."],
    es: ["Ilum", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Ilum."],
  },
  "probe:kashyyyk": {
    en: [
      "Kashyyyk",
      "Probe card",
      "Rebel symbol",
      "While the Empire holds this card, the Rebel base is not in Kashyyyk.",
    ],
    es: [
      "Kashyyyk",
      "Carta de Sonda",
      "Símbolo Rebelde",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Kashyyyk.",
    ],
  },
  "probe:kessel": {
    en: ["Kessel", "Probe card", "While the Empire holds this card, the Rebel base is not in Kessel."],
    es: ["Kessel", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Kessel."],
  },
  "probe:malastare": {
    en: ["Malastare", "Probe card", "While the Empire holds this card, the Rebel base is not in Malastare."],
    es: ["Malastare", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Malastare."],
  },
  "probe:mandalore": {
    en: [
      "Mandalore",
      "Probe card",
      "Imperial symbol",
      "While the Empire holds this card, the Rebel base is not in Mandalore.",
    ],
    es: [
      "Mandalore",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Mandalore.",
    ],
  },
  "probe:mon-calamari": {
    en: [
      "Mon Calamari",
      "Probe card",
      "Rebel symbol",
      "While the Empire holds this card, the Rebel base is not in Mon Calamari.",
    ],
    es: [
      "Mon Calamari",
      "Carta de Sonda",
      "Símbolo Rebelde",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Mon Calamari.",
    ],
  },
  "probe:mustafar": {
    en: [
      "Mustafar",
      "Probe card",
      "Imperial symbol",
      "While the Empire holds this card, the Rebel base is not in Mustafar.",
    ],
    es: [
      "Mustafar",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Mustafar.",
    ],
  },
  "probe:mygeeto": {
    en: [
      "Mygeeto",
      "Probe card",
      "Imperial symbol",
      "While the Empire holds this card, the Rebel base is not in Mygeeto.",
    ],
    es: [
      "Mygeeto",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Mygeeto.",
    ],
  },
  "probe:naboo": {
    en: ["Naboo", "Probe card", "Rebel symbol", "While the Empire holds this card, the Rebel base is not in Naboo."],
    es: [
      "Naboo",
      "Carta de Sonda",
      "Símbolo Rebelde",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Naboo.",
    ],
  },
  "probe:nal-hutta": {
    en: ["Nal Hutta", "Probe card", "While the Empire holds this card, the Rebel base is not in Nal Hutta."],
    es: ["Nal Hutta", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Nal Hutta."],
  },
  "probe:ord-mantell": {
    en: ["Ord Mantell", "Probe card", "While the Empire holds this card, the Rebel base is not in Ord Mantell."],
    es: [
      "Ord Mantell",
      "Carta de Sonda",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Ord Mantell.",
    ],
  },
  "probe:rodia": {
    en: ["Rodia", "Probe card", "Imperial symbol", "While the Empire holds this card, the Rebel base is not in Rodia."],
    es: [
      "Rodia",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Rodia.",
    ],
  },
  "probe:ryloth": {
    en: ["Ryloth", "Probe card", "Rebel symbol", "While the Empire holds this card, the Rebel base is not in Ryloth."],
    es: [
      "Ryloth",
      "Carta de Sonda",
      "Símbolo Rebelde",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Ryloth.",
    ],
  },
  "probe:saleucami": {
    en: [
      "Saleucami",
      "Probe card",
      "Imperial symbol",
      "While the Empire holds this card, the Rebel base is not in Saleucami.",
    ],
    es: [
      "Saleucami",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Saleucami.",
    ],
  },
  "probe:sullust": {
    en: [
      "Sullust",
      "Probe card",
      "Imperial symbol",
      "While the Empire holds this card, the Rebel base is not in Sullust.",
    ],
    es: [
      "Sullust",
      "Carta de Sonda",
      "Símbolo Imperial",
      "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Sullust.",
    ],
  },
  "probe:tatooine": {
    en: ["Tatooine", "Probe card", "While the Empire holds this card, the Rebel base is not in Tatooine."],
    es: ["Tatooine", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Tatooine."],
  },
  "probe:toydaria": {
    en: ["Toydaria", "Probe card", "While the Empire holds this card, the Rebel base is not in Toydaria."],
    es: ["Toydaria", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Toydaria."],
  },
  "probe:utapau": {
    en: ["Utapau", "Probe card", "While the Empire holds this card, the Rebel base is not in Utapau."],
    es: ["Utapau", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Utapau."],
  },
  "probe:yavin": {
    en: ["Yavin", "Probe card", "While the Empire holds this card, the Rebel base is not in Yavin."],
    es: ["Yavin", "Carta de Sonda", "Mientras el Imperio tenga esta carta, la Base Rebelde no está en Yavin."],
  },
};
