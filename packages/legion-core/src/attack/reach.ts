import { nearest } from "@sw/tabletop";
import type { Weapon } from "../catalogue/entries.ts";
import type { AttackFrame, AttackKind } from "../state/frames.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { AgainHook } from "../state/hooks/pools.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptLast, lookedUp } from "../state/memo/memo.ts";
import { isUnitAtRange, measuredAll } from "../table/range.ts";
import { hasAlways, hung } from "../units/parts.ts";
import { sceneWithUnits } from "../units/positions.ts";
import { type Reading, readingOf, type UnitReading } from "../units/reading.ts";
import { KINDS } from "./armoury.ts";
import { isBoundToOneWeapon } from "./attack-actions.ts";
import { type Duel, duelOf, duelOn } from "./duel.ts";
import type { Sequence } from "./eligible.ts";

/**
 * Returns how many weapons each miniature of a unit may add to its pools: one, and more if keywords allow it and this
 * attack does not forbid it.
 */
export function mostWeapons(look: Look, { unit }: UnitReading, more: number): number {
  if (more === 0) return 1;
  const activation = nearest(look.state, "activation");
  return activation?.unit === unit && isBoundToOneWeapon(look, activation) ? 1 : 1 + more;
}

/**
 * Returns the maximum range of a weapon in an attack, with keywords used before the defender was chosen and with
 * lasting effects on its unit.
 */
export function highestRange(
  look: Look,
  { used = [] }: Pick<AttackFrame, "used">,
  weapon: Weapon,
  attacker: Pick<UnitReading, "parts">,
): Weapon["range"]["max"] {
  const { max } = weapon.range;
  if (typeof max !== "number") return max;
  const lasting = hung(attacker, "reach").reduce(
    (far, { does }) => Math.max(far, Math.min(does.upTo, far + does.adds)),
    max,
  );
  return used.length === 0 ? lasting : lasting + usedReach(look, used, weapon);
}

/** Returns by how much keywords used with a weapon increase its range. */
function usedReach({ box }: Look, used: readonly string[], { name, keywords }: Weapon): number {
  return keywords.reduce(
    (sum, { id }) =>
      used.some((use) => isFor(use, `${id} ${name}`)) ? sum + (oneOf(box.keywords, id, "farther") ?? 0) : sum,
    0,
  );
}

/** Whether a recorded use is that of a keyword with a weapon, whichever unit paid for it. */
function isFor(use: string, what: string): boolean {
  return use === what || use.startsWith(`${what} of `);
}

/**
 * Whether a melee keeps a weapon from ranged attacks. A melee of the defender always does
 * (leg.engaged.no-ranged-pools). Keywords that all weapons of a unit gain for a time count as keywords of the unit.
 */
export function isShutOut(look: Reading, duel: Duel, { keywords }: Weapon, attacker: UnitReading): boolean {
  if (duel.defenderEngaged || isShotProof(look, duel)) return true;
  const isFree = (id: string): boolean => oneOf(look.box.keywords, id, "even-engaged") === true;
  if (!duel.attackerEngaged || keywords.some(({ id }) => isFree(id))) return false;
  return !Object.keys(attacker.keywords).some(isFree);
}

/** Whether the defender is immune to ranged attacks. */
export function isShotProof(look: Reading, { against }: Pick<Duel, "against">): boolean {
  return hasAlways(look.read(against), "no-ranged-pools");
}

/** Maximum range of the weapons that some units exclude from pools against them. */
const SHORT = 1;

/** Whether the defender excludes weapons of this maximum range. */
export function isOutOfReach(look: Reading, { against }: Pick<Duel, "against">, max: Weapon["range"]["max"]): boolean {
  return max === SHORT && hasAlways(look.read(against), "no-short-weapons");
}

/** Whether a unit is near enough to the defender declared last (leg.kw.beam-x.targets). */
export function isNear(
  look: Look,
  { attacker, pools }: Pick<AttackFrame, "attacker" | "pools">,
  unit: UnitIndex,
  { near }: AgainHook,
): boolean {
  if (near === undefined) return true;
  const last = pools[pools.length - 1]?.defender ?? unit;
  const [before, next] = [duelOf(look, attacker, last), duelOf(look, attacker, unit)];
  if (before === undefined || next === undefined) return false;
  return isUnitAtRange(before.scene.table, measuredAll(before.defender), next.defender, near);
}

/** How the weapons of a unit reach its enemies in an attack. Each answer is cached while the attack is declared. */
export class Reach {
  readonly look: Reading;
  readonly sequence: Sequence;
  readonly attacker: UnitReading;
  private readonly field: ReturnType<typeof sceneWithUnits>;
  private readonly known: Known;

  constructor(look: Look, sequence: Sequence) {
    this.look = readingOf(look);
    this.sequence = sequence;
    this.attacker = this.look.read(sequence.attacker);
    this.field = sceneWithUnits(look);
    this.known = knownOf(this.look, sequence);
  }

  /** Returns the duel with an enemy, or undefined unless both units are on the battlefield. */
  duel(defender: UnitIndex): Duel | undefined {
    return duelOn(this.field, this.sequence.attacker, defender);
  }

  /** Returns the kinds of attack in which a weapon reaches the defender of a duel, whatever kind its pool has. */
  kinds(duel: Duel, weapon: Weapon, anyRange: boolean): readonly AttackKind[] {
    const all = anyRange ? this.known.atAnyRange : this.known.inRange;
    const known = all[duel.against] ?? new Map<Weapon, readonly AttackKind[]>();
    all[duel.against] = known;
    return lookedUp(known, weapon, () => this.worked(duel, weapon, anyRange));
  }

  private worked(duel: Duel, weapon: Weapon, anyRange: boolean): readonly AttackKind[] {
    const { look, sequence, attacker } = this;
    const { melee, overrun, area, min } = weapon.range;
    if (area === true) return KINDS.none;
    if (overrun === true) return sequence.with === "overrun" ? KINDS.overrun : KINDS.none;
    const max = highestRange(look, sequence, weapon, attacker);
    if (isOutOfReach(look, duel, max)) return KINDS.none;
    const isOpen = (kind: AttackKind): boolean => sequence.with === null || sequence.with === kind;
    const reachesMelee = melee && isOpen("melee") && duel.melee;
    const isFarEnough = (): boolean => duel.range >= (min ?? 1);
    const isNearEnough = (): boolean => max === "infinite" || anyRange || (max !== null && duel.range <= max);
    const reachesRanged =
      max !== null && isOpen("ranged") && isFarEnough() && isNearEnough() && !isShutOut(look, duel, weapon, attacker);
    if (reachesMelee) return reachesRanged ? KINDS.both : KINDS.melee;
    return reachesRanged ? KINDS.ranged : KINDS.none;
  }
}

/** Cached results of an attack by defender and weapon: at the ranges of the weapons, and at any range. */
interface Known {
  readonly inRange: ByWeapon[];
  readonly atAnyRange: ByWeapon[];
}

type ByWeapon = Map<Weapon, readonly AttackKind[]>;

/**
 * Cached results of the latest attack. They depend on the readings of the units and on how the attack was begun, not on
 * its pools.
 */
const knownOf = /* @__PURE__ */ keptLast(
  ({ box, read }: Reading, { attacker, with: kind, used }: Sequence) => [box, read, attacker, kind, used],
  (): Known => ({ inRange: [], atAnyRange: [] }),
);
