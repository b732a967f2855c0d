/** The names of effects that only one card has. Each has a module of its own instead of steps of the language. */
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

/** The name of an effect that only one card has. */
export type ProcedureName = (typeof PROCEDURES)[number];

/** Returns the procedure with this name, or undefined if there is none. */
export function procedureNamed(name: string): ProcedureName | undefined {
  return PROCEDURES.find((one) => one === name);
}
