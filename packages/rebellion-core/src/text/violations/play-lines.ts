import type { Lines } from "@sw/tabletop/text";

/** What cannot be done in play, and what can, by code. */
export const PLAY_LINES: Lines = {};
