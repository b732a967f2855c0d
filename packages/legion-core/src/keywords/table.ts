import { ATTACKING } from "./attacking.ts";
import { DEFENDING } from "./defending.ts";
import type { GameKeywords } from "./round.ts";

/** Every keyword by its id. */
export const KEYWORDS: GameKeywords = Object.fromEntries(
  [...ATTACKING, ...DEFENDING].map((keyword) => [keyword.id, keyword]),
);
