import type { DrawDeck, Faction, StepOf } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { filterFaults, leaderFaults } from "./known.ts";
import { type Checks, momentFaults, ownerFaults, type Scope, systemFaults } from "./scope.ts";

type Op = "draw" | "arrange-objectives" | "search" | "reveal-objectives" | "reputation" | "ask-base";

/** The checks of steps about cards, the base and reputation. */
export const CARD_CHECKS: Checks<Op> = {
  draw: drawFaults,
  "arrange-objectives": (step) => [...(step.bottom > step.count ? [fault("more-than-are-drawn", step.op)] : [])],
  search: searchFaults,
  "reveal-objectives": (step, scope) => ownerFaults("imperial", step, scope),
  reputation: (step, scope) => {
    if (step.if === undefined) return [];
    const target = scope.target === null ? [fault("no-target", step.op)] : [];
    return [...target, ...leaderFaults(step.if.targetIs, scope.known, "rebel")];
  },
  "ask-base": (step, scope) => {
    const faults = ownerFaults("imperial", step, scope);
    if (step.about === "chosen-region") return [...faults, ...systemFaults("chosen", scope)];
    if (typeof step.about !== "object") return [...faults, ...systemFaults("here", scope)];
    return step.about.among > scope.known.systems.size ? [...faults, fault("more-than-there-are", step.op)] : faults;
  },
};

const DRAWN_BY: Readonly<Record<Exclude<DrawDeck, "space-tactic" | "ground-tactic">, Faction>> = {
  objective: "rebel",
  probe: "imperial",
  project: "imperial",
};

function drawFaults(step: StepOf<"draw">, scope: Scope): readonly Fault[] {
  const { deck, count, keep } = step;
  const faults: Fault[] = [];
  if (deck === "space-tactic" || deck === "ground-tactic") {
    faults.push(...momentFaults(["start-of-combat"], step, scope));
  } else faults.push(...ownerFaults(DRAWN_BY[deck], step, scope));
  // In set-up the base has not been chosen: every probe card may still be asked for.
  if (deck === "probe" && scope.moment === "set-up") faults.push(fault("not-at-this-moment", step.op));
  if (step.ifHere !== undefined) {
    faults.push(...systemFaults("here", scope), ...filterFaults(step.ifHere, scope.known));
    if (!scope.refusable) faults.push(fault("nothing-to-refuse", step.op));
  }
  if (keep === undefined) return faults;
  if (deck !== "objective" && deck !== "project") faults.push(fault("kept-from-other-decks", deck));
  if (typeof count !== "number" || keep >= count) faults.push(fault("more-than-are-drawn", step.op));
  return faults;
}

function searchFaults(step: StepOf<"search">, scope: Scope): readonly Fault[] {
  const faction = step.deck === "project" ? "imperial" : "rebel";
  const set = step.deck === "project" ? "project" : "regular";
  const faults = [...ownerFaults(faction, step, scope)];
  for (const id of step.cards) {
    const mission = scope.known.missions.get(id);
    if (mission?.faction !== faction || mission.set !== set) faults.push(fault("not-in-that-deck", id));
  }
  if (step.to === "hand") return faults;
  faults.push(...momentFaults(["assignment"], step, scope));
  return scope.cardLeader === "elsewhere" ? faults : [...faults, fault("nobody-to-assign", step.op)];
}
