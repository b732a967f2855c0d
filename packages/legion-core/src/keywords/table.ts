import { ATTACKING } from "./attacking.ts";
import { DEFENDING } from "./defending.ts";
import type { Keywords } from "./types.ts";

/** Every keyword by its id. */
export const KEYWORDS: Keywords = Object.fromEntries(
  [...ATTACKING, ...DEFENDING].map((keyword) => [keyword.id, keyword]),
);
