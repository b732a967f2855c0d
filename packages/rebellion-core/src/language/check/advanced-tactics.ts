import type { AdvancedTacticEntry, AdvancedTacticHalf, AdvancedTacticStep, Faction, Theater } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { filterFaults, type Known, unitFaults } from "./known.ts";

/**
 * Lists the faults of an advanced tactic card. `known` holds the units of both boxes. A half may name units of an
 * expansion that is not played; it can then never be used.
 */
export function advancedTacticFaults(entry: AdvancedTacticEntry, known: Known): readonly Fault[] {
  const { upper, lower } = entry;
  const gains = [...upper.steps, ...lower.steps].filter(({ op }) => op === "gain-unit");
  return [
    ...halfFaults(upper, entry, known),
    ...halfFaults(lower, entry, known),
    ...(gains.length > 1 ? [fault("gains-units-once")] : []),
  ];
}

function halfFaults(half: AdvancedTacticHalf, entry: AdvancedTacticEntry, known: Known): readonly Fault[] {
  const enemy = opponentOf(entry.faction);
  const needs = half.needs.filter((type) => known.units.has(type));
  if (half.needs.length > 0 && needs.length === 0) return [];
  const condition = half.if !== undefined && "noEnemy" in half.if ? unitFaults(half.if.noEnemy, known, enemy) : [];
  return [
    ...needs.flatMap((type) => unitFaults(type, known, entry.faction)),
    ...condition,
    ...half.steps.flatMap((step) => stepFaults(step, entry, known)),
  ];
}

function opponentOf(faction: Faction): Faction {
  return faction === "rebel" ? "imperial" : "rebel";
}

function stepFaults(
  step: AdvancedTacticStep,
  { faction, theater }: AdvancedTacticEntry,
  known: Known,
): readonly Fault[] {
  switch (step.op) {
    case "deal-damage":
      return step.one === undefined ? [] : filterFaults({ theater, ...step.one }, known, opponentOf(faction));
    case "destroy-unit":
      return filterFaults(step.filter, known, opponentOf(faction));
    case "remove-damage":
      return (step.except ?? []).flatMap((type) => ownFaults(type, faction, theater, known));
    case "redirect-damage":
      return ownFaults(step.to, faction, theater, known);
    case "gain-unit":
      return "type" in step.unit ? unitFaults(step.unit.type, known, faction) : [];
    case "capture-at-the-end":
      return faction === "imperial" ? unitFaults(step.type, known, faction) : [fault("only-rebels-are-captured")];
    case "after-retreating":
    case "confront":
      return faction === "rebel" ? [] : [fault("not-for-this-side", step.op)];
    default:
      return [];
  }
}

/** Lists the faults of a unit type that must be of the card's own side and theater. */
function ownFaults(type: string, faction: Faction, theater: Theater, known: Known): readonly Fault[] {
  const faults = unitFaults(type, known, faction);
  if (faults.length > 0 || known.units.get(type)?.theater === theater) return faults;
  return [fault("not-for-such-a-unit", type)];
}
