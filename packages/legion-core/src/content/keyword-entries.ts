import { byId } from "../catalogue/cards.ts";
import type { GameKeywords } from "../state/hooks/keyword.ts";
import { FILES } from "./keywords/index.ts";
import { keywordDeeds } from "./written/keywords.ts";

/** The effects of all playable keywords, by id. */
export const KEYWORDS: GameKeywords = /* @__PURE__ */ byId(/* @__PURE__ */ keywordDeeds(FILES));
