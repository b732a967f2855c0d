import type { Catalogue, Entry, Expansion, MissionEntry, MissionSet, UnitEntry } from "./language.ts";

/** Which optional parts are played besides the base box. */
export interface Parts {
  readonly expansion: boolean;
  readonly cinematic: boolean;
}

/**
 * Returns the part of a catalogue that is played. With the expansion, its entries follow those of the base box, without
 * the cards that they replace (rote.box.replaced-cards). Only one kind of tactic cards is included
 * (rote.box.cinematic-optional). A part missing from the catalogue adds nothing.
 */
export function playedCatalogue(catalogue: Catalogue, { expansion, cinematic }: Parts): Catalogue {
  const { riseOfTheEmpire, advancedTactics, ...base } = catalogue;
  const played = expansion && riseOfTheEmpire !== undefined ? expanded(base, riseOfTheEmpire) : base;
  return cinematic && advancedTactics !== undefined ? { ...played, tactics: [], advancedTactics } : played;
}

/**
 * Returns a catalogue with all entries of both boxes, including cards that others replace. Used to name and describe
 * them.
 */
export function wholeCatalogue(catalogue: Catalogue): Catalogue {
  const { riseOfTheEmpire } = catalogue;
  if (riseOfTheEmpire === undefined) return catalogue;
  return added(catalogue, riseOfTheEmpire);
}

function expanded(base: Catalogue, expansion: Expansion): Catalogue {
  const replaced = [...expansion.missions, ...expansion.actions].map(({ replaces }) => replaces);
  const inSets = base.missions.map((mission) =>
    isOfBaseSet(mission) ? { ...mission, missionSet: BASE_SET } : mission,
  );
  const kept = <One extends Entry>(entries: readonly One[]): readonly One[] =>
    entries.filter(({ id }) => !replaced.includes(id));
  const { startingUnits: expansionStart } = expansion;
  const both = added({ ...base, missions: kept(inSets), actions: kept(base.actions) }, expansion);
  return expansionStart === undefined ? both : { ...both, expansionStart };
}

const BASE_SET: MissionSet = "base";

/** Whether a mission belongs to the base set: regular, without a pictured leader (rote.setup.mission-sets). */
function isOfBaseSet({ set, portrait, missionSet }: MissionEntry): boolean {
  return set === "regular" && portrait === null && missionSet === undefined;
}

function added(base: Catalogue, { units, leaders, rings, missions, actions, objectives }: Expansion): Catalogue {
  return {
    ...base,
    units: carriersFirst([...base.units, ...units]),
    leaders: [...base.leaders, ...leaders],
    rings: [...base.rings, ...rings],
    missions: [...base.missions, ...missions],
    actions: [...base.actions, ...actions],
    objectives: [...base.objectives, ...objectives],
  };
}

/** Sorts units that carry others before all other units, across both boxes. */
function carriersFirst(units: readonly UnitEntry[]): readonly UnitEntry[] {
  const carries = ({ transportCapacity }: UnitEntry): boolean => transportCapacity > 0;
  return [...units.filter(carries), ...units.filter((unit) => !carries(unit))];
}
