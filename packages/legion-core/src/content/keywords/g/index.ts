import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { GENERATOR, GENERATOR_TEXT } from "./generator.ts";
import { GUARDIAN, GUARDIAN_TEXT } from "./guardian.ts";
import { GUIDANCE, GUIDANCE_TEXT } from "./guidance.ts";
import { GUNSLINGER, GUNSLINGER_TEXT } from "./gunslinger.ts";

/** The keywords under G that are played. */
export const ENTRIES: Cards<GameKeyword> = [GENERATOR, GUARDIAN, GUIDANCE, GUNSLINGER];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [GENERATOR_TEXT, GUARDIAN_TEXT, GUIDANCE_TEXT, GUNSLINGER_TEXT];
