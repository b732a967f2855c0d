import type { Advantage, PrimaryObjective, SecondaryObjective } from "../catalogue/battle-entries.ts";
import type { BattleForce, Catalogue, Command, Counterpart, Entry, Unit, Upgrade } from "../catalogue/entries.ts";
import type { UpgradeType } from "../catalogue/words.ts";

/** The cards of a catalogue, indexed by id. */
export interface CardIndex {
  readonly catalogue: Catalogue;
  readonly units: ReadonlyMap<string, Unit>;
  readonly counterparts: ReadonlyMap<string, Counterpart>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  readonly commands: ReadonlyMap<string, Command>;
  readonly primaryObjectives: ReadonlyMap<string, PrimaryObjective>;
  readonly secondaryObjectives: ReadonlyMap<string, SecondaryObjective>;
  readonly advantages: ReadonlyMap<string, Advantage>;
  readonly battleForces: ReadonlyMap<string, BattleForce>;
  readonly upgradesOf: ReadonlyMap<UpgradeType, readonly Upgrade[]>;
}

/** Creates the index of a catalogue. */
export function cardIndex(catalogue: Catalogue): CardIndex {
  return {
    catalogue,
    units: byId(catalogue.units),
    counterparts: byId(catalogue.counterparts),
    upgrades: byId(catalogue.upgrades),
    commands: byId(catalogue.commands),
    primaryObjectives: byId(catalogue.primaryObjectives),
    secondaryObjectives: byId(catalogue.secondaryObjectives),
    advantages: byId(catalogue.advantages),
    battleForces: byId(catalogue.battleForces),
    upgradesOf: grouped(catalogue.upgrades, ({ type }) => type),
  };
}

function byId<One extends Entry>(entries: readonly One[]): ReadonlyMap<string, One> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function grouped<Key, One>(entries: readonly One[], keyOf: (entry: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}
