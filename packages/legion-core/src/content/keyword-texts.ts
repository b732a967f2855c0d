import { byId, type KeywordText } from "../catalogue/cards.ts";
import { FILES } from "./keywords/index.ts";
import { keywordTexts } from "./written/keywords.ts";

/** The names of all keywords of the catalogue, with rules texts for those that have one, by id. */
export const KEYWORD_TEXTS: Readonly<Record<string, KeywordText>> = /* @__PURE__ */ byId(
  /* @__PURE__ */ keywordTexts(FILES),
);
