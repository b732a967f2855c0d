import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { only } from "../missions/table.ts";

export const REVEAL: Action = { type: "reveal", subject: 0 };
export const TROOPER: NonNullable<Scenario["systems"]> = { naboo: { units: { stormtrooper: 1 } } };
export const FAQ: NonNullable<Scenario["config"]> = { rulings: "faq" };

export function use(card: string, leader: string): Action {
  return { type: "use-action", subject: card, leader };
}

export function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

export function die(color: "red" | "black", face: string): Action {
  return { type: "pick-die", subject: color, face };
}

export function rebel(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({ config: FAQ, ...spec, rebel: { ...spec.rebel, assigned: [{ card, leaders }] } });
}

export function imperial(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({
    config: FAQ,
    active: "imperial",
    systems: TROOPER,
    ...spec,
    rebel: { passed: true, ...spec.rebel },
    imperial: { ...spec.imperial, assigned: [{ card, leaders }] },
  });
}

export function result(events: readonly Event[]): readonly [string, readonly number[] | null] {
  const [ended] = only(events, "mission-ended");
  return [ended?.result ?? "none", ended?.successes ?? null];
}
