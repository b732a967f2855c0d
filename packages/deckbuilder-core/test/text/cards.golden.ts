import { BASES } from "./golden/bases.ts";
import { EMPIRE } from "./golden/empire.ts";
import type { Golden } from "./golden/golden.ts";
import { NEUTRAL } from "./golden/neutral.ts";
import { REBEL } from "./golden/rebel.ts";
import { STARTERS } from "./golden/starters.ts";

/** The text of every card and base of the box in both languages. */
export const GOLDEN: Golden = { ...STARTERS, ...EMPIRE, ...REBEL, ...NEUTRAL, ...BASES };
