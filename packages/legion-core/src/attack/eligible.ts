import { at } from "@sw/tabletop";
import type { KeywordUse, Upgrade, Weapon } from "../catalogue/entries.ts";
import type { AttackFrame, AttackKind, FormedPool, PoolWeaponUse } from "../state/frames.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { AgainHook } from "../state/hooks/pools.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { UnitState } from "../state/state.ts";
import type { Figure } from "../table/scene.ts";
import { withdrewFromFight } from "../units/activation.ts";
import { type Hung, hung, someHolds, sumOf } from "../units/parts.ts";
import type { Profile } from "../units/profiles.ts";
import type { Reading, UnitReading } from "../units/reading.ts";
import { type Arm, carried, compareUses, KINDS } from "./armoury.ts";
import type { Duel } from "./duel.ts";
import { isNear, mostWeapons, Reach } from "./reach.ts";
import { boundPool, isHidden, isOverlooked, ratherOthers } from "./spared.ts";

/** The parts of an attack declared until now. Without a reason it uses the unit's own weapons. */
export type Sequence = Pick<AttackFrame, "attacker" | "only" | "with" | "pools"> &
  Partial<Pick<AttackFrame, "reason" | "used">>;

/** A weapon that may be added to a pool, with the kind of attack. */
export interface WeaponOption extends PoolWeaponUse {
  readonly kind: AttackKind;
}

/** A further pool that a keyword allows, with its defender. */
export interface AgainOption {
  readonly defender: UnitIndex;
  readonly keyword: string;
}

/**
 * Lists the enemy units that may be declared next as defenders: seen by the attacking leader (leg.defender.los), in
 * range of a weapon that a miniature may add (leg.defender.range), and not declared yet
 * (leg.pool.additional-different-unit). Skips the units in `but`.
 */
export function legalDefenders(reach: Reach, but: readonly number[] = []): readonly number[] {
  const { look, sequence } = reach;
  const free = usesLeft(reach, poolAgainst(NOBODY, null));
  const open: number[] = [];
  for (const unit of candidates(look, sequence)) if (!but.includes(unit) && mayAttack(free, unit)) open.push(unit);
  return ratherOthers(look, sequence.attacker, open);
}

/** Whether the attacking leader sees a unit and no effect on that unit prevents declaring it as the defender. */
function isOpenTo(look: Reading, duel: Duel, defender: UnitIndex): boolean {
  return (
    duel.isSeenBy(duel.attacker.leader) &&
    !isHidden(look, duel, defender) &&
    !isOverlooked(look, duel, defender, standing(look, defender))
  );
}

/** Whether there is a legal defender now. */
export function someDefender(look: Look, sequence: Sequence): boolean {
  const free = usesLeft(new Reach(look, sequence), poolAgainst(NOBODY, null));
  return candidates(look, sequence).some((unit) => mayAttack(free, unit));
}

/** Lists the weapons that may still be added to a pool, each once, whichever units they reach. */
export function openWeapons(look: Look, sequence: Sequence, pool: FormedPool | undefined): readonly Weapon[] {
  return usesLeft(new Reach(look, sequence), pool ?? poolAgainst(NOBODY, null)).cards;
}

/** Placeholder for the defender of a pool that has none yet. */
export const NOBODY = -1;

/** Creates a pool without weapons. */
export function poolAgainst(defender: UnitIndex, again: string | null): FormedPool {
  return { defender, attack: null, weapons: [], dice: [], resolved: false, again };
}

export function candidates({ state }: Look, { attacker, only, pools }: Sequence): readonly number[] {
  const { owner } = at(state.units, attacker);
  const found: number[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    if (at(state.units, unit).owner === owner || (only !== null && only !== unit)) continue;
    if (pools.length === 0 || !pools.some(({ defender }) => defender === unit)) found.push(unit);
  }
  return found;
}

/** Whether the leader sees the unit and a miniature may use one of its weapons against it. */
export function mayAttack(left: UsesLeft, defender: UnitIndex): boolean {
  // Nothing is measured for a unit without a weapon left.
  if (left.uses.length === 0) return false;
  const duel = left.reach.duel(defender);
  if (duel === undefined || !someReaches(left, duel) || !isOpenTo(left.reach.look, duel, defender)) return false;
  for (const { arm, place } of left.uses) {
    if (kindsOf(left, duel, at(duel.attacker.figures, place), arm).length > 0) return true;
  }
  return false;
}

/** Whether a weapon that may still be added reaches the defender, whichever miniature uses it. */
export function someReaches(left: UsesLeft, duel: Duel): boolean {
  for (const card of left.cards) if (reaches(left, duel, card).length > 0) return true;
  return false;
}

/**
 * Lists the weapons that may be added to a pool now, by miniature in the order of the unit. The order of the weapons
 * already in the pool does not matter.
 */
export function weaponOptions(reach: Reach, pool: FormedPool): readonly WeaponOption[] {
  const duel = reach.duel(pool.defender);
  if (duel === undefined) return [];
  const left = usesLeft(reach, pool);
  const options: WeaponOption[] = [];
  for (const { arm, place } of left.uses) {
    const { miniature, weapon, card } = arm;
    for (const kind of kindsOf(left, duel, at(duel.attacker.figures, place), arm)) {
      // It goes into the pool once, whoever adds it (leg.kw.overrun-x.pool).
      if (kind === "overrun" && options.some((one) => weaponOf(left.profile, one).name === card.name)) continue;
      options.push({ miniature, weapon, kind });
    }
  }
  return options;
}

/** Returns the weapons that may still be added to a pool, without checking whether they reach the defender. */
export function usesLeft(reach: Reach, pool: FormedPool): UsesLeft {
  const { look, sequence, attacker } = reach;
  const { pools } = sequence;
  const { profile } = attacker;
  const unit = at(look.state.units, attacker.unit);
  const others = pools.length === 0 ? pools : pools.filter(({ defender }) => defender !== pool.defender);
  const used: PoolWeaponUse[] = [];
  const names: string[] = [];
  for (const other of others) {
    for (const use of other.weapons) names.push(weaponOf(profile, use).name);
    if (other.again === null) used.push(...other.weapons);
  }
  if (pool.again === null) used.push(...pool.weapons);
  const most = mostWeapons(look, attacker, sumOf(look, attacker, "weapons"));
  const again = pool.again === null ? undefined : oneOf(look.box.keywords, pool.again, "again");
  const uses: OwnWeapon[] = [];
  const cards: Weapon[] = [];
  const left = { reach, unit, pool, profile, others, used, most, names, again, uses, cards };
  const places = standing(look, attacker.unit);
  const bound = boundPool(look, sequence, pool);
  const barred = someHolds(look, attacker, "no-attacks") || withdrewFromFight(look.state, attacker.unit, profile.type);
  for (const arm of barred ? [] : carried(look, sequence, profile)) {
    const place = places.indexOf(arm.miniature);
    if (place < 0 || !mayAdd(left, arm)) continue;
    if (bound !== undefined && joins({ ...left, pool: bound, again: undefined }, arm, place)) continue;
    uses.push({ arm, place });
    if (!cards.includes(arm.card)) cards.push(arm.card);
  }
  return left;
}

/** A weapon that may be added. `place` is the place of its miniature among those on the battlefield. */
interface OwnWeapon {
  readonly arm: Arm;
  readonly place: number;
}

/** An attack while weapons are added to one of its pools. */
interface PoolSoFar {
  readonly reach: Reach;
  readonly unit: UnitState;
  readonly pool: FormedPool;
  readonly profile: Profile;
  /** The pools against other defenders. */
  readonly others: readonly FormedPool[];
  /** The weapons in pools, with the names of those in other pools. */
  readonly used: readonly PoolWeaponUse[];
  readonly names: readonly string[];
  /** Maximum number of weapons that each miniature may add in the whole attack sequence. */
  readonly most: number;
  /** The keyword that allows a further pool with a weapon that is already used. Undefined if none does. */
  readonly again: AgainHook | undefined;
}

/** A pool being formed, with the weapons that may still be added to it. */
export interface UsesLeft extends PoolSoFar {
  readonly uses: readonly OwnWeapon[];
  /** The weapons that may still be added, each once. */
  readonly cards: readonly Weapon[];
}

/** Lists the miniatures of a unit that are on the battlefield, in the order of its figures. */
export function standing({ state }: Look, unit: UnitIndex): readonly number[] {
  const places: number[] = [];
  const { miniatures } = at(state.units, unit);
  for (let place = 0; place < miniatures.length; place++) {
    if (at(miniatures, place).status === "standing") places.push(place);
  }
  return places;
}

/** Whether this miniature may add this weapon after what has been declared in the sequence. */
function mayAdd(soFar: PoolSoFar, use: Arm): boolean {
  const { pool, again, used, most, names, profile } = soFar;
  if (pool.again !== null) return again !== undefined && mayRepeat(soFar, again, use);
  if (use.card.range.overrun === true && pool.weapons.some((one) => weaponOf(profile, one).name === use.card.name))
    return false;
  let times = 0;
  for (const one of used) {
    if (one.miniature !== use.miniature) continue;
    times += 1;
    if (times >= most || one.weapon === use.weapon) return false;
  }
  // Weapons of one name go into one pool (leg.pool.same-name-same-pool).
  return !names.includes(use.card.name) && isCardFree(soFar, use);
}

/**
 * Whether a weapon of another pool may be used once more (leg.kw.gunslinger, leg.kw.beam-x.declare), unless the first
 * use exhausted its card (leg.upgrade.exhaust-blocks-second-pool).
 */
function mayRepeat(soFar: PoolSoFar, { weapons }: AgainHook, use: Arm): boolean {
  const { pool, others } = soFar;
  if (pool.weapons.length > 0 || !isCardReady(soFar, use)) return false;
  if (weapons === "own" && !use.card.keywords.some(({ id }) => id === pool.again)) return false;
  return others.some((other) => other.again === null && other.weapons.some((one) => compareUses(one, use) === 0));
}

/**
 * Whether the card of a weapon allows its use: the card is readied, only one miniature uses grenades
 * (leg.upgrade.grenades-one-mini), and any number use an armament in one pool (leg.upgrade.armament-exhaust-many).
 */
function isCardFree(soFar: PoolSoFar, use: Arm): boolean {
  const { pool, profile, used } = soFar;
  const type = profile.upgrades[use.upgrade]?.type;
  const isSame = (one: PoolWeaponUse): boolean => weaponOf(profile, one) === use.card;
  if (type === "grenades" && used.some(isSame)) return false;
  return isCardReady(soFar, use) || (type === "armament" && pool.weapons.some(isSame));
}

/**
 * Whether the card of a weapon is not discarded, shows the weapon's side and, if using the weapon turns the card, is
 * not turned yet. Weapons without an upgrade card are always ready.
 */
function isCardReady({ unit: { cards, sides }, profile }: PoolSoFar, { upgrade, card: weapon }: Arm): boolean {
  if (weapon.side !== undefined && weapon.side !== sides[upgrade]) return false;
  const state = cards[upgrade] ?? "readied";
  return state === "readied" || (state !== "discarded" && !isSpentByWeapon(at(profile.upgrades, upgrade)));
}

/**
 * Whether using the weapon of a card exhausts or expends the card. If the icon is printed beside an action of the card,
 * using the weapon does not.
 */
export function isSpentByWeapon({ exhaust, expend, action }: Upgrade): boolean {
  return action === undefined && (exhaust === true || expend === true);
}

/** Returns the weapon that a miniature uses. Weapons of command cards are numbered after its own. */
export function weaponOf({ miniatures, lent }: Profile, { miniature, weapon }: PoolWeaponUse): Weapon {
  const { weapons } = at(miniatures, miniature);
  return weapons[weapon] ?? at(lent, weapon - weapons.length);
}

/** Returns the ways in which a miniature may use a weapon against the defender, by range, melee, sight and keywords. */
function kindsOf(soFar: PoolSoFar, duel: Duel, figure: Figure, arm: Arm): readonly AttackKind[] {
  const weapon = arm.card;
  const reached = reaches(soFar, duel, weapon);
  if (reached.length === 0) return KINDS.none;
  const kinds = arm.kinds === KINDS.both ? reached : reached.filter((kind) => arm.kinds.includes(kind));
  if (kinds.length === 0 || !duel.isSeenBy(figure)) return KINDS.none;
  if (!arm.conditional) return kinds;
  return kinds.filter((kind) => weapon.keywords.every((use) => isUsable(soFar.reach.look, duel, figure, kind, use)));
}

/** Whether a miniature, by its place among those on the battlefield, could add a weapon to a pool. */
function joins(soFar: PoolSoFar, arm: Arm, place: number): boolean {
  const duel = soFar.reach.duel(soFar.pool.defender);
  return duel !== undefined && kindsOf(soFar, duel, at(duel.attacker.figures, place), arm).length > 0;
}

/** Returns how a weapon reaches the defender, limited to the kind of attack that the pool has. */
function reaches({ reach, pool, again }: PoolSoFar, duel: Duel, weapon: Weapon): readonly AttackKind[] {
  const kinds = reach.kinds(duel, weapon, again?.anyRange === true);
  const asked = pool.attack ?? again?.attack ?? null;
  if (asked === null || kinds === KINDS.overrun || kinds.length === 0) return kinds;
  return kinds.includes(asked) ? KINDS[asked] : KINDS.none;
}

function isUsable({ box }: Look, duel: Duel, figure: Figure, kind: AttackKind, use: KeywordUse): boolean {
  const { scene, defender } = duel;
  return oneOf(box.keywords, use.id, "usable")?.({ scene, figure, defender, kind }, use) ?? true;
}

/**
 * Lists the further pools that keywords give for a weapon that is already in a pool. Only one keyword in an attack can
 * give them.
 */
export function againOptions(reach: Reach): readonly AgainOption[] {
  const { look, sequence, attacker } = reach;
  const { pools } = sequence;
  if (pools.length === 0) return [];
  return givers(look, sequence, attacker).flatMap(({ keyword, does: hook, value }) => {
    const most = hook.most === "value" ? value : hook.most;
    if (pools.some(({ again }) => again !== null && again !== keyword)) return [];
    if (pools.filter(({ again }) => again === keyword).length >= most) return [];
    const free = usesLeft(reach, poolAgainst(NOBODY, keyword));
    const open = furtherCandidates(look, sequence, hook).filter(
      (unit) => isNear(look, sequence, unit, hook) && mayAttack(free, unit),
    );
    return ratherOthers(look, sequence.attacker, open).map((defender) => ({ defender, keyword }));
  });
}

/**
 * Lists the enemy units that a further pool may be declared against. A weapon may continue from a unit that a card made
 * it attack, but not from the unit at which a standby token was spent (leg.standby.target).
 */
export function furtherCandidates(look: Look, sequence: Sequence, { weapons }: AgainHook): readonly number[] {
  const goesOn = weapons === "own" && sequence.reason !== "standby";
  return candidates(look, goesOn ? { ...sequence, only: null } : sequence);
}

/** Returns the keywords of the unit, then of the weapons in its pools, that give further pools. */
export function givers({ box }: Look, { pools }: Sequence, attacker: UnitReading): readonly Hung<AgainHook>[] {
  const ofUnit = hung(attacker, "again").filter(({ does }) => does.weapons === "all");
  const ofWeapons = new Map<string, Hung<AgainHook>>();
  for (const { again, weapons } of pools) {
    for (const use of again === null ? weapons : []) {
      for (const { id, value } of weaponOf(attacker.profile, use).keywords) {
        const does = oneOf(box.keywords, id, "again");
        if (does?.weapons !== "own") continue;
        ofWeapons.set(id, { keyword: id, does, value: typeof value === "number" ? value : 1 });
      }
    }
  }
  return [...ofUnit, ...ofWeapons.values()];
}
