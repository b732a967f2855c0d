import type { ActionTiming, By, EffectStep, Faction, MissionTarget, Place, StepOf } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import type { Known } from "./known.ts";

/** For each op the check that says what is wrong with its steps. */
export type Checks<Op extends EffectStep["op"]> = {
  readonly [One in Op]: (step: StepOf<One>, scope: Scope) => readonly Fault[];
};

/** What the words of a step stand for where it is carried out. */
export interface Scope {
  readonly known: Known;
  /** Side of the card. */
  readonly owner: Faction;
  /**
   * When it is carried out: with a mission, at the end of the Command Phase, with an objective, when an action card is used,
   * or in set-up, where starting cards that are immediate are used; `held`: when the probe card under an action card is turned up.
   */
  readonly moment: "mission" | "delayed" | "objective" | "combat-objective" | "set-up" | "held" | ActionTiming;
  readonly here: "system" | "base-space" | "nowhere";
  /** Systems that a step before has asked for. */
  readonly chosen: "none" | "one" | "several";
  /** A step before has asked for a leader. */
  readonly chosenLeader: boolean;
  /** Where the leader comes from that the action card is used with; null: it is used without. */
  readonly cardLeader: "elsewhere" | "here" | null;
  /** The card shows leaders. */
  readonly showsLeaders: boolean;
  /** State of the Rebel leader that the mission is attempted against; null: none. */
  readonly target: Extract<MissionTarget, { kind: "leader" }>["state"] | null;
  /** The card has target markers. */
  readonly hasTargets: boolean;
  /** A leader pictured on the card may resolve the mission. */
  readonly portrait: boolean;
  /** What cannot be carried out is not chosen: the effect of an action card, or an option. */
  readonly refusable: boolean;
}

/** The side of whoever decides. */
export function decidingFaction(by: By, { owner }: Scope): Faction {
  if (by === "owner") return owner;
  return owner === "rebel" ? "imperial" : "rebel";
}

/** Faults of one place: a system or the Rebel Base space. */
export function placeFaults(at: Place, { here, chosen }: Scope): readonly Fault[] {
  if (at === "here" && here === "nowhere") return [fault("here-is-nowhere")];
  if (at !== "chosen" || chosen === "one") return [];
  return chosen === "none" ? [fault("nothing-is-chosen")] : [fault("several-are-chosen")];
}

/** Faults of what must be a system, or the systems chosen. */
export function systemFaults(at: Place, { here, chosen }: Scope): readonly Fault[] {
  if (at === "chosen") return chosen === "none" ? [fault("nothing-is-chosen")] : [];
  if (at === "base-space" || here === "base-space") return [fault("base-space-is-no-system")];
  return here === "system" ? [] : [fault("here-is-nowhere")];
}

/** Faults of a place where units of a side come or go: only Rebel ones are in the Rebel Base space. */
export function stationFaults(at: Place, faction: Faction, scope: Scope): readonly Fault[] {
  const isSpace = at === "base-space" || (at === "here" && scope.here === "base-space");
  if (isSpace && faction === "imperial") return [fault("base-space-is-for-rebels")];
  return placeFaults(at, scope);
}

/** What is wrong with a step that only cards of one side may have. */
export function ownerFaults(faction: Faction, { op }: EffectStep, { owner }: Scope): readonly Fault[] {
  return owner === faction ? [] : [fault("not-for-this-side", op)];
}

/** What is wrong with a step that only cards used at these moments may have. */
export function momentFaults(
  moments: readonly Scope["moment"][],
  { op }: EffectStep,
  { moment }: Scope,
): readonly Fault[] {
  return moments.includes(moment) ? [] : [fault("not-at-this-moment", op)];
}

/** What the words stand for behind a step. */
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

/** What the words of a step stand for behind a choice: what both branches agree on. */
function agreed(one: Scope, other: Scope): Scope {
  return {
    ...one,
    here: one.here === other.here ? one.here : "nowhere",
    chosen: one.chosen === other.chosen ? one.chosen : "none",
    chosenLeader: one.chosenLeader && other.chosenLeader,
  };
}
