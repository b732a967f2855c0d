import type LEGION from "./legion.json";

/** Id of a rule of Legion. */
export type RuleId = keyof typeof LEGION;
