import type { ActionTiming, By, EffectStep, Faction, MissionTarget, Place, StepOf } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import type { Known } from "./known.ts";

/** A check of the steps of each op: it lists their faults. */
export type Checks<Op extends EffectStep["op"]> = {
  readonly [One in Op]: (step: StepOf<One>, scope: Scope) => readonly Fault[];
};

/** The context in which a step is checked: what its words can refer to. */
export interface Scope {
  readonly known: Known;
  /** The side of the card. */
  readonly owner: Faction;
  /**
   * When the effect is carried out: with a mission, at the end of the Command Phase, with an objective, when an action
   * card is used, or in set-up, where immediate starting cards are used. `held` is when the probe card under an action
   * card is turned up.
   */
  readonly moment: "mission" | "delayed" | "objective" | "combat-objective" | "set-up" | "held" | ActionTiming;
  readonly here: "system" | "base-space" | "nowhere";
  /** How many systems an earlier step has asked for. */
  readonly chosen: "none" | "one" | "several";
  /** Whether an earlier step has asked for a leader. */
  readonly chosenLeader: boolean;
  /** Where the leader that uses the action card comes from, or null if none does. */
  readonly cardLeader: "elsewhere" | "here" | null;
  /** Whether the card shows leaders. */
  readonly showsLeaders: boolean;
  /** The state of the Rebel leader that the mission targets, or null if it targets none. */
  readonly target: Extract<MissionTarget, { kind: "leader" }>["state"] | null;
  /** Whether the card has target markers. */
  readonly hasTargets: boolean;
  /** Whether a leader pictured on the card may resolve the mission. */
  readonly portrait: boolean;
  /**
   * Whether the effect may go unused if it cannot be carried out. True for action cards and for options of a choice.
   */
  readonly refusable: boolean;
}

/** Returns the side that decides. */
export function decidingFaction(by: By, { owner }: Scope): Faction {
  if (by === "owner") return owner;
  return owner === "rebel" ? "imperial" : "rebel";
}

/** Lists the faults of a reference to one place: a system or the Rebel Base space. */
export function placeFaults(at: Place, { here, chosen }: Scope): readonly Fault[] {
  if (at === "here" && here === "nowhere") return [fault("here-is-nowhere")];
  if (at !== "chosen" || chosen === "one") return [];
  return chosen === "none" ? [fault("nothing-is-chosen")] : [fault("several-are-chosen")];
}

/** Lists the faults of a reference to a system, or to the chosen systems. */
export function systemFaults(at: Place, { here, chosen }: Scope): readonly Fault[] {
  if (at === "chosen") return chosen === "none" ? [fault("nothing-is-chosen")] : [];
  if (at === "base-space" || here === "base-space") return [fault("base-space-is-no-system")];
  return here === "system" ? [] : [fault("here-is-nowhere")];
}

/**
 * Lists the faults of a place where units of a side arrive or leave: only Rebel units can be in the Rebel Base space.
 */
export function stationFaults(at: Place, faction: Faction, scope: Scope): readonly Fault[] {
  const isSpace = at === "base-space" || (at === "here" && scope.here === "base-space");
  if (isSpace && faction === "imperial") return [fault("base-space-is-for-rebels")];
  return placeFaults(at, scope);
}

/** Lists a fault if the step is only for cards of one side and the card belongs to the other. */
export function ownerFaults(faction: Faction, { op }: EffectStep, { owner }: Scope): readonly Fault[] {
  return owner === faction ? [] : [fault("not-for-this-side", op)];
}

/** Lists a fault if the step is only for cards used at certain moments and the card is used at another. */
export function momentFaults(
  moments: readonly Scope["moment"][],
  { op }: EffectStep,
  { moment }: Scope,
): readonly Fault[] {
  return moments.includes(moment) ? [] : [fault("not-at-this-moment", op)];
}

/** Returns the context after a step. */
export function scopeAfter(scope: Scope, step: EffectStep): Scope {
  switch (step.op) {
    case "choose-system":
      return { ...scope, chosen: (step.count ?? 1) > 1 ? "several" : "one" };
    case "choose-leader":
      return { ...scope, chosenLeader: true };
    case "place-leader":
      if (step.at === "here") return scope;
      return { ...scope, here: step.at === "base-space" ? "base-space" : "system" };
    case "choose":
      return step.options.map((option) => option.reduce(scopeAfter, scope)).reduce(agreed);
    default:
      return scope;
  }
}

/** Returns the context after a choice: only what is the same after both branches. */
function agreed(one: Scope, other: Scope): Scope {
  return {
    ...one,
    here: one.here === other.here ? one.here : "nowhere",
    chosen: one.chosen === other.chosen ? one.chosen : "none",
    chosenLeader: one.chosenLeader && other.chosenLeader,
  };
}
