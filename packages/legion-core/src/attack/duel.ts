import { at } from "@sw/tabletop";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { MiniatureState } from "../state/state.ts";
import { measured, measuredAll, rangeBetween } from "../table/range.ts";
import type { Company, Figure, Scene, Surroundings } from "../table/scene.ts";
import { coverValueOf } from "../table/sight/cover.ts";
import type { CoverValue } from "../table/sight/cover-value.ts";
import { hasLineOfSight } from "../table/sight/line-of-sight.ts";
import { areInMelee, engagedWith } from "../units/conditions.ts";
import { sceneWithUnits, statusOf } from "../units/positions.ts";
import { keptMeasures } from "./kept-measures.ts";

/**
 * Range, contact, sight and cover between two units. Each is measured when first needed and cached while both units
 * keep their position.
 */
class Measurements {
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
    this.measuredCover ??= coverValueOf(surroundings, attacker, defender, sees);
    return this.measuredCover;
  }

  isSeenBy(figure: Figure): boolean {
    const from = this.attacker.figures.indexOf(figure);
    return this.defender.figures.some((_, to) => this.hasLine(from, to));
  }

  hasLine(from: number, to: number): boolean {
    const { surroundings, attacker, defender, lines } = this;
    const place = from * defender.figures.length + to;
    const known = lines[place] ?? hasLineOfSight(surroundings, at(attacker.figures, from), at(defender.figures, to));
    lines[place] = known;
    return known;
  }
}

/** A unit that might attack another, measured on a scene. Each value is measured when first read. */
export class Duel {
  readonly scene: Scene;
  readonly attacker: Company;
  readonly defender: Company;
  /** The place of the defending unit in the state. */
  readonly against: number;
  private readonly pair: Measurements;

  constructor(scene: Scene, pair: Measurements, against: number) {
    this.scene = scene;
    this.against = against;
    this.attacker = pair.attacker;
    this.defender = pair.defender;
    this.pair = pair;
  }

  /** Range band from the attacking leader to the closest miniature of the defender (leg.pool.max-range). */
  get range(): number {
    return this.pair.range;
  }

  /** Whether the two units are in melee with each other. */
  get melee(): boolean {
    return this.pair.melee;
  }

  /** Cover that the objects on the table give the defender (leg.cover.values). */
  get cover(): CoverValue {
    return this.pair.cover;
  }

  /**
   * Whether the attacker is engaged. If either unit is, no pool of ranged weapons can be formed
   * (leg.engaged.no-ranged-pools).
   */
  get attackerEngaged(): boolean {
    return kept.isEngaged(this.scene, this.attacker);
  }

  get defenderEngaged(): boolean {
    return kept.isEngaged(this.scene, this.defender);
  }

  /** Whether a miniature of the attacker sees any miniature of the defender. */
  isSeenBy(figure: Figure): boolean {
    return this.pair.isSeenBy(figure);
  }

  /** Whether a miniature of the attacker sees one of the defender, by their places among the figures of both. */
  hasLine(from: number, to: number): boolean {
    return this.pair.hasLine(from, to);
  }
}

const kept = keptMeasures({
  pair: (scene, attacker, defender) => new Measurements(scene, attacker, defender),
  whole: (scene, pair: Measurements, defender) => new Duel(scene, pair, defender),
  isEngaged: (scene, unit) => engagedWith(scene, unit).length > 0,
});

/** Returns the duel of two units of a state, or undefined unless both are on the battlefield. */
export function duelOf(look: Look, attacker: UnitIndex, defender: UnitIndex): Duel | undefined {
  return duelOn(sceneWithUnits(look), attacker, defender);
}

/** Returns the duel of two units on a scene, or undefined unless both are on it. */
export function duelOn(
  { scene, companies }: ReturnType<typeof sceneWithUnits>,
  attacker: UnitIndex,
  defender: UnitIndex,
): Duel | undefined {
  return kept.between(scene, companies, attacker, defender);
}

/**
 * Returns the duel of a battlefield token, treated as a unit, with a unit of a state, or undefined unless that unit is
 * on the battlefield.
 */
export function duelFrom(look: Look, token: Company, defender: UnitIndex): Duel | undefined {
  const { scene, companies } = sceneWithUnits(look);
  const to = companies[defender];
  return to === undefined ? undefined : new Duel(scene, new Measurements(scene, token, to), defender);
}

/** Whether any of these units is in melee. */
export function someInMelee(look: Look, units: readonly number[]): boolean {
  const { companies } = sceneWithUnits(look);
  for (const unit of units) {
    const company = companies[unit];
    if (company === undefined) continue;
    for (const other of companies) if (other !== undefined && areInMelee(company, other)) return true;
  }
  return false;
}

/**
 * Returns the look in which the leader of a defeated attacker stands where it fell, because its attack goes on
 * (leg.attack.sequence). Returns the same look while the attacker is on the battlefield.
 */
export function withLeader(look: Look, attacker: UnitIndex): Look {
  const { box, state } = look;
  const fallen = at(state.units, attacker);
  if (statusOf(fallen) !== "defeated") return look;
  const miniatures = fallen.miniatures.map(
    (one, place): MiniatureState => (place === fallen.leader ? { ...one, status: "standing" } : one),
  );
  const units = state.units.map((unit, index) => (index === attacker ? { ...unit, miniatures } : unit));
  return { box, state: { ...state, units } };
}
