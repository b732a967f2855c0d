/** What only one card does has a name and a module of its own instead of words of the language; these are the names. */
const PROCEDURES = [
  "contingency-plan",
  "detained",
  "intercept-transmission",
  "one-in-a-million",
  "plant-false-lead",
  "rapid-mobilization",
  "seek-yoda",
  "wookiee-guardian",
] as const;

/** The name of what only one card does. */
export type ProcedureName = (typeof PROCEDURES)[number];

/** The procedure of a name; undefined if there is none. */
export function procedureNamed(name: string): ProcedureName | undefined {
  return PROCEDURES.find((one) => one === name);
}
