import {
  type ActionEntry,
  type Catalogue,
  defaultCatalogue,
  type LeaderEntry,
  type MissionEntry,
  type ObjectiveEntry,
  type RingEntry,
  type SystemEntry,
  type TacticEntry,
  type UnitEntry,
} from "@sw/rebellion-core/catalogue";
import { playedCatalogue } from "../../src/language/played.ts";

/** The box without what expansions add to it: for catalogues that lack some of its cards. */
export const BASE_BOX: Catalogue = playedCatalogue(defaultCatalogue, { expansion: false, cinematic: false });

/** Entries of one's own, by kind. */
export type Entries = Partial<Omit<Catalogue, "board">>;

/** The box with entries added behind those of each kind. */
export function withEntries(entries: Entries): Catalogue {
  const { systems, borders, units, leaders, rings, missions, actions, objectives, tactics } = defaultCatalogue;
  return {
    ...defaultCatalogue,
    systems: [...systems, ...(entries.systems ?? [])],
    borders: [...borders, ...(entries.borders ?? [])],
    units: [...units, ...(entries.units ?? [])],
    leaders: [...leaders, ...(entries.leaders ?? [])],
    rings: [...rings, ...(entries.rings ?? [])],
    missions: [...missions, ...(entries.missions ?? [])],
    actions: [...actions, ...(entries.actions ?? [])],
    objectives: [...objectives, ...(entries.objectives ?? [])],
    tactics: [...tactics, ...(entries.tactics ?? [])],
  };
}

/** The box with one of its entries changed. */
export function changing<
  Kind extends Exclude<keyof Catalogue, "board" | "borders" | "advancedTactics" | "riseOfTheEmpire" | "expansionStart">,
>(kind: Kind, id: string, change: Partial<Catalogue[Kind][number]>): Catalogue {
  const entries: readonly Catalogue[Kind][number][] = defaultCatalogue[kind];
  return { ...defaultCatalogue, [kind]: entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) };
}

function named(id: string): { readonly id: string; readonly name: { readonly en: string } } {
  return { id, name: { en: id } };
}

/** A Rebel mission attempted in any system for one icon of intel, which draws an objective; but for what is given. */
export function mission(rest: Partial<MissionEntry> = {}): MissionEntry {
  return {
    ...named("odd-mission"),
    faction: "rebel",
    set: "regular",
    copies: 1,
    skill: "intel",
    icons: 1,
    portrait: null,
    mode: "attempt",
    target: { kind: "system", where: [] },
    effect: [{ op: "reputation", amount: 1 }],
    ...rest,
  };
}

/** A Rebel action card of the Assignment Phase that needs nobody and gains reputation; but for what is given. */
export function action(rest: Partial<ActionEntry> = {}): ActionEntry {
  return {
    ...named("odd-action"),
    faction: "rebel",
    set: "recruit",
    timing: "assignment",
    leaders: ["han-solo"],
    needs: "nothing",
    effect: [{ op: "reputation", amount: 1 }],
    ...rest,
  };
}

/** An objective of level I that is always fulfilled; but for what is given. */
export function objective(rest: Partial<ObjectiveEntry> = {}): ObjectiveEntry {
  return {
    ...named("odd-objective"),
    level: "I",
    reputation: 1,
    timing: "start-of-refresh",
    test: { type: "always" },
    kept: false,
    effect: [],
    ...rest,
  };
}

/** A ground tactic card that deals 1 damage; but for what is given. */
export function tactic(rest: Partial<TacticEntry> = {}): TacticEntry {
  const effect = { op: "damage", amount: 1, most: 1 } as const;
  return { ...named("odd-tactic"), theater: "ground", copies: 1, special: false, effect, ...rest };
}

/** A Rebel fighter without transport; but for what is given. */
export function unit(rest: Partial<UnitEntry> = {}): UnitEntry {
  return {
    ...named("odd-unit"),
    faction: "rebel",
    theater: "space",
    class: "fighter",
    count: 3,
    attack: { red: 1, black: 1 },
    health: { value: 2, color: "red" },
    transportCapacity: 0,
    transportRestricted: false,
    immobile: false,
    buildIcon: { shape: "circle", theater: "space" },
    abilities: [],
    ...rest,
  };
}

/** A Rebel leader to be recruited, of the Admiral's; but for what is given. */
export function leader(rest: Partial<LeaderEntry> = {}): LeaderEntry {
  return {
    ...named("odd-leader"),
    faction: "rebel",
    start: "recruit",
    pool: "admiral",
    tactics: { space: 1, ground: 1 },
    skills: { diplomacy: 1, intel: 1, specOps: 1, logistics: 1 },
    countsAs: null,
    ...rest,
  };
}

/** A populous system without a symbol on its probe card; but for what is given. It has no border yet. */
export function system(rest: Partial<SystemEntry> = {}): SystemEntry {
  return {
    ...named("odd-system"),
    region: "region-1",
    resources: [{ shape: "triangle", theater: "ground" }],
    buildQueue: 1,
    fixedLoyalty: false,
    setupProbe: null,
    ...rest,
  };
}

/** A second ring of the Rebels that rerolls a die; but for what is given. */
export function ring(rest: Partial<RingEntry> = {}): RingEntry {
  return { ...named("odd-ring"), faction: "rebel", ability: "reroll-one-die", ...rest };
}
