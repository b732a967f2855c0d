import type { Lines } from "@sw/tabletop/text";

/** What no position of a game can be, by code; the figures follow in brackets. */
export const STATE_LINES: Lines = {};
