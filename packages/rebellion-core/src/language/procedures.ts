/** What only one card does has a name and a module of its own instead of words of the language; these are the names. */
const PROCEDURES = [
  "a-time-for-peace",
  "ambitions-of-power",
  "contingency-plan",
  "detained",
  "discredit-rebellion",
  "draw-starting-action",
  "exploit-weakness",
  "false-orders",
  "intercept-transmission",
  "one-in-a-million",
  "plant-false-lead",
  "prepare-for-battle",
  "rapid-mobilization",
  "reconnaissance",
  "secret-mission",
  "seek-yoda",
  "show-no-fear",
  "single-reactor-ignition",
  "something-to-fight-for",
  "stolen-intel",
  "store-probe",
  "the-long-war",
  "under-the-radar",
  "under-the-radar-return",
  "wookiee-guardian",
] as const;

/** The name of what only one card does. */
export type ProcedureName = (typeof PROCEDURES)[number];

/** The procedure of a name; undefined if there is none. */
export function procedureNamed(name: string): ProcedureName | undefined {
  return PROCEDURES.find((one) => one === name);
}
