import type { Locale } from "@sw/tabletop/text";

const EN = {
  results: "Results",
  search: "Search rules and cards",
  found: (count: number) => `${count} found`,
  shelf: "What is searched",
  shelves: { rules: "rules", cards: "cards and units", all: "all" },
  nothingFound: "Nothing has all these words.",
  games: "Games",
  sections: "Sections",
  everything: "all rules",
  reading: "The reading taken",
  source: "Where it stands",
  near: "Near it",
  kinds: {} as Readonly<Record<string, string>>,
};

/** The texts of the reference in one language. */
export type ReferenceWords = typeof EN;

const ES: ReferenceWords = {
  results: "Resultados",
  search: "Busca reglas y cartas",
  found: (count) => `${count} resultados`,
  shelf: "Dónde se busca",
  shelves: { rules: "reglas", cards: "cartas y unidades", all: "todo" },
  nothingFound: "Nada contiene todas estas palabras.",
  games: "Juegos",
  sections: "Secciones",
  everything: "todas las reglas",
  reading: "La interpretación elegida",
  source: "Dónde está",
  near: "Cerca de ella",
  kinds: {
    definition: "definición",
    setup: "preparación",
    procedure: "procedimiento",
    restriction: "restricción",
    limit: "límite",
    option: "opción",
    geometry: "geometría",
    faq: "respuesta oficial",
    ruling: "aclaración",
    team: "por equipos",
    victory: "victoria",
    contract: "contrato",
  },
};

/** The texts of the reference by language. */
export const REFERENCE_WORDS: Readonly<Record<Locale, ReferenceWords>> = { en: EN, es: ES };
