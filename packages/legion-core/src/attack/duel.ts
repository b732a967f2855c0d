import { engagedWith, inMeleeWith } from "../conditions.ts";
import { statusOf } from "../positions.ts";
import type { State } from "../state.ts";
import { measured, measuredAll, rangeBetween } from "../table/range.ts";
import type { Company, Figure, Scene } from "../table/scene.ts";
import { hasLineOfSight } from "../table/sight/line-of-sight.ts";

/** A unit that might attack another, measured on a scene; lines of sight are drawn when they are asked for. */
export class Duel {
  readonly scene: Scene;
  readonly attacker: Company;
  readonly defender: Company;
  /** Segment of the ruler, from the attacking leader to the closest miniature of the defender (leg.pool.max-range). */
  readonly range: number;
  private readonly melees: Melees;
  private readonly seen = new Map<number, readonly Figure[]>();
  private readonly sees = new Map<number, boolean>();

  constructor(scene: Scene, attacker: Company, defender: Company, melees: Melees) {
    this.scene = scene;
    this.attacker = attacker;
    this.defender = defender;
    this.range = rangeBetween(scene.table, measured(attacker.leader), measuredAll(defender));
    this.melees = melees;
  }

  /** Whether the two are in melee with each other. */
  get melee(): boolean {
    return this.melees.melee(this.attacker).includes(this.defender);
  }

  /** Whether no pool of ranged weapons can be formed: one of the two is engaged (leg.engaged.no-ranged-pools). */
  get engaged(): boolean {
    return this.melees.engaged(this.attacker) || this.melees.engaged(this.defender);
  }

  /** Whether a miniature of the attacker sees some miniature of the defender. */
  isSeenBy(figure: Figure): boolean {
    const known = this.sees.get(figure.index);
    if (known !== undefined) return known;
    const sees = this.defender.figures.some((other) => hasLineOfSight(this.scene, figure, other));
    this.sees.set(figure.index, sees);
    return sees;
  }

  /** The miniatures of the defender that a miniature of the attacker sees. */
  seenBy(figure: Figure): readonly Figure[] {
    const known = this.seen.get(figure.index);
    if (known !== undefined) return known;
    const seen = this.defender.figures.filter((other) => hasLineOfSight(this.scene, figure, other));
    this.seen.set(figure.index, seen);
    return seen;
  }
}

/** Who is in melee with whom on a scene, looked up once. */
class Melees {
  private readonly scene: Scene;
  private readonly known = new Map<Company, { melee: readonly Company[]; engaged: boolean }>();

  constructor(scene: Scene) {
    this.scene = scene;
  }

  melee(unit: Company): readonly Company[] {
    return this.of(unit).melee;
  }

  engaged(unit: Company): boolean {
    return this.of(unit).engaged;
  }

  private of(unit: Company): { melee: readonly Company[]; engaged: boolean } {
    const known = this.known.get(unit);
    if (known !== undefined) return known;
    const melee = inMeleeWith(this.scene, unit);
    const found = { melee, engaged: melee.length > 0 && engagedWith(this.scene, unit).length > 0 };
    this.known.set(unit, found);
    return found;
  }
}

interface Measured {
  readonly melees: Melees;
  readonly duels: Map<number, Duel>;
  readonly companies: readonly (Company | undefined)[];
}

// What has been measured on a scene, kept as long as the scene lives: it follows from the scene alone.
const MEASURED = new WeakMap<Scene, Measured>();

function measuredOn(scene: Scene, { units }: Pick<State, "units">): Measured {
  const known = MEASURED.get(scene);
  if (known !== undefined) return known;
  let next = 0;
  const companies = units.map((unit) => (statusOf(unit) === "deployed" ? scene.units[next++] : undefined));
  const measured = { melees: new Melees(scene), duels: new Map<number, Duel>(), companies };
  MEASURED.set(scene, measured);
  return measured;
}

/** The duel of two units of a state, on its scene; undefined unless both are on the battlefield. */
export function duelOf(
  scene: Scene,
  state: Pick<State, "units">,
  attacker: number,
  defender: number,
): Duel | undefined {
  const { melees, duels, companies } = measuredOn(scene, state);
  const [from, to] = [companies[attacker], companies[defender]];
  if (from === undefined || to === undefined) return undefined;
  const key = attacker * state.units.length + defender;
  const duel = duels.get(key) ?? new Duel(scene, from, to, melees);
  duels.set(key, duel);
  return duel;
}

/** The units of a scene by their place in the state; undefined for those that are not on the battlefield. */
export function companiesOf(scene: Scene, state: Pick<State, "units">): readonly (Company | undefined)[] {
  return measuredOn(scene, state).companies;
}

/** Whether some of these units are in melee. */
export function someInMelee(scene: Scene, state: Pick<State, "units">, units: readonly number[]): boolean {
  const { melees, companies } = measuredOn(scene, state);
  return units.some((unit) => {
    const company = companies[unit];
    return company !== undefined && melees.melee(company).length > 0;
  });
}
