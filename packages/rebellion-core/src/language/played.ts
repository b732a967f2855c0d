import type { Catalogue, Entry, Expansion, MissionEntry, MissionSet, UnitEntry } from "./language.ts";

/** What is played besides, or instead of, the base box. */
export interface Parts {
  readonly expansion: boolean;
  readonly cinematic: boolean;
}

/**
 * What of a catalogue is played: the base box; with the expansion its entries behind the base's, less those
 * that they replace (rote.box.replaced-cards); and one kind of tactic cards (rote.box.cinematic-optional). A part that the
 * catalogue does not hold adds nothing.
 */
export function playedCatalogue(catalogue: Catalogue, { expansion, cinematic }: Parts): Catalogue {
  const { riseOfTheEmpire, advancedTactics, ...base } = catalogue;
  const played = expansion && riseOfTheEmpire !== undefined ? expanded(base, riseOfTheEmpire) : base;
  return cinematic && advancedTactics !== undefined ? { ...played, tactics: [], advancedTactics } : played;
}

/** Every entry of a catalogue, whichever part it belongs to and whether or not another replaces it: for naming and describing. */
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

/** Regular missions without a pictured leader are the base set (rote.setup.mission-sets). */
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

/** Units that others carry stand behind those, in whichever box they came. */
function carriersFirst(units: readonly UnitEntry[]): readonly UnitEntry[] {
  const carries = ({ transportCapacity }: UnitEntry): boolean => transportCapacity > 0;
  return [...units.filter(carries), ...units.filter((unit) => !carries(unit))];
}
