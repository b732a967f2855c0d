import type { Migration } from "@sw/tabletop";

/**
 * Migrations for documents of older releases, oldest first. A release that changes the state format or the catalogue
 * adds one and keeps the others.
 */
export const MIGRATIONS: readonly Migration[] = [];
