import { at } from "@sw/tabletop";
import type { GameBox } from "../box.ts";
import { areInMelee, engagedWith } from "../conditions.ts";
import { companiesOf, sceneOf } from "../positions.ts";
import type { State } from "../state.ts";
import { measured, measuredAll, rangeBetween } from "../table/range.ts";
import type { Company, Figure, Scene, Surroundings } from "../table/scene.ts";
import { coverOf } from "../table/sight/cover.ts";
import type { CoverValue } from "../table/sight/cover-value.ts";
import { hasLineOfSight } from "../table/sight/line-of-sight.ts";
import type { Table } from "../table/table.ts";

/** Two units as they stand to each other: what is measured is kept, for nothing of it changes until one of them does. */
class Pair {
  readonly surroundings: Surroundings;
  readonly attacker: Company;
  readonly defender: Company;
  private measuredRange: number | undefined;
  private contact: boolean | undefined;
  private measuredCover: CoverValue | undefined;
  /** Whether there is a line of sight, by the places of the attacker's miniature and of the defender's. */
  private readonly lines: (boolean | undefined)[] = [];

  constructor(surroundings: Surroundings, attacker: Company, defender: Company) {
    this.surroundings = surroundings;
    this.attacker = attacker;
    this.defender = defender;
  }

  get range(): number {
    const { surroundings, attacker, defender } = this;
    this.measuredRange ??= rangeBetween(surroundings.table, measured(attacker.leader), measuredAll(defender));
    return this.measuredRange;
  }

  get melee(): boolean {
    this.contact ??= areInMelee(this.attacker, this.defender);
    return this.contact;
  }

  get cover(): CoverValue {
    const { surroundings, attacker, defender } = this;
    const leader = attacker.figures.indexOf(attacker.leader);
    const sees = (_: Figure, place: number): boolean => this.hasLine(leader, place);
    this.measuredCover ??= coverOf(surroundings, attacker, defender, sees).value;
    return this.measuredCover;
  }

  isSeenBy(figure: Figure): boolean {
    const from = this.attacker.figures.indexOf(figure);
    return this.defender.figures.some((_, to) => this.hasLine(from, to));
  }

  seenBy(figure: Figure): readonly Figure[] {
    const from = this.attacker.figures.indexOf(figure);
    return this.defender.figures.filter((_, to) => this.hasLine(from, to));
  }

  private hasLine(from: number, to: number): boolean {
    const { surroundings, attacker, defender, lines } = this;
    const place = from * defender.figures.length + to;
    const known = lines[place] ?? hasLineOfSight(surroundings, at(attacker.figures, from), at(defender.figures, to));
    lines[place] = known;
    return known;
  }
}

/** A unit that might attack another, measured on a scene; everything is measured when it is asked for. */
export class Duel {
  readonly scene: Scene;
  readonly attacker: Company;
  readonly defender: Company;
  private readonly pair: Pair;

  constructor(scene: Scene, pair: Pair) {
    this.scene = scene;
    this.attacker = pair.attacker;
    this.defender = pair.defender;
    this.pair = pair;
  }

  /** Segment of the ruler, from the attacking leader to the closest miniature of the defender (leg.pool.max-range). */
  get range(): number {
    return this.pair.range;
  }

  /** Whether the two are in melee with each other. */
  get melee(): boolean {
    return this.pair.melee;
  }

  /** Cover of the defender from what stands on the table (leg.cover.values). */
  get cover(): CoverValue {
    return this.pair.cover;
  }

  /** Whether no pool of ranged weapons can be formed: one of the two is engaged (leg.engaged.no-ranged-pools). */
  get engaged(): boolean {
    return isEngaged(this.scene, this.attacker) || isEngaged(this.scene, this.defender);
  }

  /** Whether a miniature of the attacker sees some miniature of the defender. */
  isSeenBy(figure: Figure): boolean {
    return this.pair.isSeenBy(figure);
  }

  /** The miniatures of the defender that a miniature of the attacker sees. */
  seenBy(figure: Figure): readonly Figure[] {
    return this.pair.seenBy(figure);
  }
}

/** What has been measured in the same surroundings. */
class Measured {
  readonly surroundings: Surroundings;
  private readonly pairs = new WeakMap<Company, WeakMap<Company, Pair>>();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  holdsFor({ tokens, vehicles }: Scene): boolean {
    const { surroundings } = this;
    if (surroundings.tokens !== tokens || surroundings.vehicles.length !== vehicles.length) return false;
    return vehicles.every((vehicle, place) => vehicle === surroundings.vehicles[place]);
  }

  pairOf(attacker: Company, defender: Company): Pair {
    const pairs = this.pairs.get(attacker) ?? new WeakMap<Company, Pair>();
    const known = pairs.get(defender);
    if (known !== undefined) return known;
    const pair = new Pair(this.surroundings, attacker, defender);
    this.pairs.set(attacker, pairs.set(defender, pair));
    return pair;
  }
}

/** What was looked up on one scene. */
interface OnScene {
  readonly measured: Measured;
  /** By the places of the attacker and the defender in the state. */
  readonly duels: (Duel | undefined)[];
  readonly engaged: Map<Company, boolean>;
}

// It all follows from the scene alone. What was measured on a table last holds as long as its surroundings are the same.
const ON_SCENES = new WeakMap<Scene, OnScene>();
const LATEST = new WeakMap<Table, Measured>();

function onScene(scene: Scene): OnScene {
  const known = ON_SCENES.get(scene);
  if (known !== undefined) return known;
  const latest = LATEST.get(scene.table);
  const { table, vehicles, tokens } = scene;
  const measuring = latest?.holdsFor(scene) ? latest : new Measured({ table, vehicles, tokens });
  LATEST.set(table, measuring);
  const made = { measured: measuring, duels: [], engaged: new Map<Company, boolean>() };
  ON_SCENES.set(scene, made);
  return made;
}

function isEngaged(scene: Scene, unit: Company): boolean {
  const { engaged } = onScene(scene);
  const known = engaged.get(unit) ?? engagedWith(scene, unit).length > 0;
  engaged.set(unit, known);
  return known;
}

/** The duel of two units of a state, on its scene; undefined unless both are on the battlefield. */
export function duelOf(box: GameBox, state: State, attacker: number, defender: number): Duel | undefined {
  const companies = companiesOf(box, state);
  const [from, to] = [companies[attacker], companies[defender]];
  if (from === undefined || to === undefined) return undefined;
  const scene = sceneOf(box, state);
  const { measured: measuring, duels } = onScene(scene);
  const place = attacker * state.units.length + defender;
  const duel = duels[place] ?? new Duel(scene, measuring.pairOf(from, to));
  duels[place] = duel;
  return duel;
}

/** Whether some of these units are in melee. */
export function someInMelee(box: GameBox, state: State, units: readonly number[]): boolean {
  const companies = companiesOf(box, state);
  return units.some((unit) => {
    const company = companies[unit];
    return company !== undefined && companies.some((other) => other !== undefined && areInMelee(company, other));
  });
}
