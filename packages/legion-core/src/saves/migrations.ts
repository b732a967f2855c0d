import type { Migration } from "@sw/tabletop";

/**
 * Conversions of saves from older releases, the oldest first. A release that changes the format of states or a
 * catalogue adds one and keeps all others.
 */
export const MIGRATIONS: readonly Migration[] = [];
