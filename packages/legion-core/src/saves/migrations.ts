import type { Migration } from "@sw/tabletop";

/**
 * How documents of older releases go on in this one, the oldest first. A release that changes the format of states or a catalogue
 * adds one and keeps all others.
 */
export const MIGRATIONS: readonly Migration[] = [];
