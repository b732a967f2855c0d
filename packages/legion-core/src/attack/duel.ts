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
  /** Whether the two are in melee with each other. */
  readonly melee: boolean;
  /** Whether no pool of ranged weapons can be formed: one of the two is engaged (leg.engaged.no-ranged-pools). */
  readonly engaged: boolean;
  private readonly seen = new Map<number, readonly Figure[]>();
  private readonly sees = new Map<number, boolean>();

  constructor(scene: Scene, attacker: Company, defender: Company, melees: Melees) {
    this.scene = scene;
    this.attacker = attacker;
    this.defender = defender;
    this.range = rangeBetween(scene.table, measured(attacker.leader), measuredAll(defender));
    this.melee = melees.melee(attacker).includes(defender);
    this.engaged = melees.engaged(attacker) || melees.engaged(defender);
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
  readonly duels: Map<string, Duel>;
}

// What has been measured on a scene, kept as long as the scene lives: it follows from the scene alone.
const MEASURED = new WeakMap<Scene, Measured>();

/** The duel of two units of a scene. */
export function duelOf(scene: Scene, attacker: Company, defender: Company): Duel {
  const known = MEASURED.get(scene) ?? { melees: new Melees(scene), duels: new Map<string, Duel>() };
  MEASURED.set(scene, known);
  const key = `${attacker.index} ${defender.index}`;
  const duel = known.duels.get(key) ?? new Duel(scene, attacker, defender, known.melees);
  known.duels.set(key, duel);
  return duel;
}

/** The units of a scene by their place in the state; undefined for those that are not on the battlefield. */
export function companiesOf(scene: Scene, { units }: Pick<State, "units">): readonly (Company | undefined)[] {
  let next = 0;
  return units.map((unit) => (statusOf(unit) === "deployed" ? scene.units[next++] : undefined));
}
