import { expectOk, type ScriptedAnswer, type Step } from "@sw/tabletop";
import type { Action, QueueSpace } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { play, type Scenario, scenario } from "../../src/testing/index.ts";
import { ENGINE } from "../looks.ts";

/** Turns up the first mission of the row. */
const REVEAL: Action = { type: "reveal", subject: 0 };

/**
 * Reveals the first mission of the row in a system, or against a leader, and plays on. Where the card leaves a single place
 * nobody is asked for it.
 */
export function reveal(
  state: State,
  where: Action,
  actions: readonly Action[] = [],
  draws?: readonly ScriptedAnswer[],
): Step<State, Event> {
  const asks = ENGINE.decision(expectOk(ENGINE.apply(state, REVEAL)).state)?.kind.startsWith("mission-") ?? false;
  const line = asks ? [REVEAL, where, ...actions] : [REVEAL, ...actions];
  return play(state, line, draws === undefined ? {} : { draws });
}

/** The system chosen. */
export function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

/** The leader chosen. */
export function who(leader: string): Action {
  return { type: "choose-leader", subject: leader };
}

/** The branch chosen. */
export function option(number: number): Action {
  return { type: "choose-option", subject: number };
}

/** A unit of the type is taken. */
export function unit(type: string): Action {
  return { type: "take-unit", subject: type };
}

/** A unit is moved from a place. */
export function move(type: string, from: string): Action {
  return { type: "move", subject: type, from };
}

/** A unit is destroyed. */
export function destroy(type: string, where: string | QueueSpace): Action {
  return { type: "destroy", subject: type, at: where };
}

/** A card is taken. */
export function take(card: string): Action {
  return { type: "take-card", subject: card };
}

/** A card is put on a deck. */
export function put(card: string, where: "top" | "bottom"): Action {
  return { type: "put-card", subject: card, where };
}

/** An action card is used. */
export function use(card: string, leader: string | null): Action {
  return { type: "use-action", subject: card, leader };
}

const IMPERIALS = ["emperor-palpatine", "grand-moff-tarkin", "darth-vader", "general-tagge"];
const REBELS = ["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan"];

/** Leaders that have been used elsewhere in the round: nobody of theirs is left to be sent. */
function usedUp(leaders: readonly string[], where: string): Readonly<Record<string, string>> {
  return Object.fromEntries(leaders.map((leader) => [leader, where]));
}

/** The Rebels' turn, a mission with leaders face down before them; the Empire has no leader left in its pool. */
export function rebelMission(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({
    ...spec,
    leaders: { ...usedUp(IMPERIALS, "coruscant"), ...spec.leaders },
    rebel: { ...spec.rebel, assigned: [{ card, leaders }, ...(spec.rebel?.assigned ?? [])] },
  });
}

/** The Empire's turn, the Rebels having passed and no leader left in their pool. */
export function imperialMission(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({
    active: "imperial",
    ...spec,
    leaders: { ...usedUp(REBELS, "ilum"), ...spec.leaders },
    rebel: { passed: true, ...spec.rebel },
    imperial: { ...spec.imperial, assigned: [{ card, leaders }, ...(spec.imperial?.assigned ?? [])] },
  });
}

/** The Assignment Phase of a side that holds an action card. */
export function assigning(faction: "rebel" | "imperial", card: string, spec: Scenario = {}): State {
  const own = faction === "rebel" ? spec.rebel : spec.imperial;
  return scenario({ phase: "assignment", active: faction, ...spec, [faction]: { ...own, actions: [card] } });
}
