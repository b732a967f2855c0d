import type { GameKeywords } from "../../state/hooks/keyword.ts";
import { ACTING } from "./acting.ts";
import { ATTACKING } from "./attacking.ts";
import { ATTACKS } from "./attacks.ts";
import { BUILDING } from "./building.ts";
import { COMMANDING } from "./commanding.ts";
import { DEFENDING } from "./defending.ts";
import { HELPING } from "./helping.ts";
import { MOVING } from "./moving.ts";
import { READYING } from "./readying.ts";

/** Every keyword by its id. */
export const KEYWORDS: GameKeywords = Object.fromEntries(
  [
    ...ACTING,
    ...BUILDING,
    ...READYING,
    ...ATTACKING,
    ...DEFENDING,
    ...ATTACKS,
    ...COMMANDING,
    ...HELPING,
    ...MOVING,
  ].map((keyword) => [keyword.id, keyword]),
);
