import { at, expectOk, type ScriptedAnswer, type Step, type Violation } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { type Engine, engineOf } from "../../../src/engine/engine.ts";
import type { RuleId } from "../../../src/rules/ids.ts";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import type { Box } from "../../../src/state/box.ts";
import { type Config, configOf } from "../../../src/state/config.ts";
import type { Event } from "../../../src/state/events.ts";
import type { State } from "../../../src/state/state.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { begin, type CombatSpec, play, type Scenario, scenario, type UnitCounts } from "../../../src/testing/index.ts";
import { explainedBy } from "./explained.ts";

/** A configuration with the expansion. */
export const EXPANDED: Partial<Config> = { expansion: "rise-of-the-empire" };
/** The expanded box of the whole catalogue. */
export const BOX: Box = boxFor(configOf(EXPANDED));

/** Where the combats of these tests are fought. */
export const HERE = "sullust";

/** A combat in a few lines; what is left out: the Rebels began it, round 1 is about to begin, one leader of each side is there. */
export interface Fight extends Omit<Scenario, "combat"> {
  readonly units: UnitCounts;
  readonly there?: readonly string[];
  readonly by?: "rebel" | "imperial";
  readonly combat?: Partial<CombatSpec>;
}

/** The rules at work on the expanded box. */
export const ENGINE: Engine = engineOf(BOX);

/** A situation of a game with the expansion. */
export function expanded(spec: Scenario = {}): State {
  return scenario({ ...spec, config: { ...EXPANDED, ...spec.config } });
}

/** A combat of a game with the expansion as far as nobody must choose, chance answered in order. */
export function fight(fought: Fight, draws: readonly ScriptedAnswer[] = []): Step<State, Event> {
  const { units, there = ["jan-dodonna", "general-tagge"], by = "rebel", combat, ...rest } = fought;
  const leaders = Object.fromEntries(there.map((id) => [id, HERE]));
  return begin(
    {
      active: by,
      ...rest,
      config: { ...EXPANDED, ...rest.config },
      systems: { [HERE]: { units }, ...rest.systems },
      leaders: { ...leaders, ...rest.leaders },
      combat: { system: HERE, stage: "round", initiator: by, ...combat },
    },
    { draws },
  );
}

/** So many faces of dice. */
export function times(count: number, face: string): readonly string[] {
  return Array.from({ length: count }, () => face);
}

/** Plays actions; chance is answered in order and used up. */
export function told(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): Step<State, Event> {
  return play(state, actions, draws === undefined ? {} : { draws });
}

/** The same, without the events. */
export function line(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): State {
  return told(state, actions, draws).state;
}

/** What is asked of whom: `rebel: turn`; `over` when nothing is. */
export function asked(state: State): string {
  const decision = ENGINE.decision(state);
  return decision === undefined ? "over" : `${decision.seat}: ${decision.kind}`;
}

/** What the question tells besides. */
export function contextOf(state: State): unknown {
  return ENGINE.decision(state)?.context;
}

/** The keys of what may be done, in order. */
export function legal(state: State): readonly string[] {
  return ENGINE.legalActions(state).map(actionKey);
}

/** The legal actions of a type by key, without the type. */
export function offers(state: State, type: Action["type"]): readonly string[] {
  const found = ENGINE.legalActions(state).filter((action) => action.type === type);
  return found.map((action) => actionKey(action).slice(type.length + 1));
}

/** Expects a rule of the index to forbid the action, in words without gaps. */
export function refused(state: State, action: Action, rule: RuleId): Violation {
  const violation = expectIllegal(ENGINE.apply(state, action), rule);
  explainedBy(violation);
  return violation;
}

/** The first legal action until another kind of question is asked than these. */
export function through(state: State, kinds: readonly string[]): State {
  let now = state;
  for (;;) {
    const decision = ENGINE.decision(now);
    const [first] = ENGINE.legalActions(now);
    if (decision === undefined || first === undefined || !kinds.includes(decision.kind)) return now;
    now = expectOk(ENGINE.apply(now, first)).state;
  }
}

/** The events of a type, in their order. */
export function only<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** The units of a place by name, those that are there. */
export function units(state: State, id: string): Readonly<Record<string, number>> {
  return namedUnits(at(state.places, BOX.places.get(id) ?? -1).units);
}

/** Units by name, those that are there. */
export function namedUnits(counts: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(BOX.units.flatMap(({ id, index }) => (counts[index] ? [[id, counts[index]]] : [])));
}

/** Where a leader is: a place's name, or another spot. */
export function spot(state: State, leader: string): string {
  const found = state.leaders[BOX.leadersById.get(leader)?.index ?? -1]?.at ?? "nowhere";
  return typeof found === "number" ? at(BOX.placeIds, found) : found;
}
