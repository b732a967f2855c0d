import { at } from "@sw/tabletop";
import type { KeywordUse, Upgrade, Weapon } from "../catalogue/entries.ts";
import type { AttackFrame, AttackKind, FormedPool, PoolWeaponUse } from "../frames/types.ts";
import { keywordsOf, unitAmount } from "../keywords/of-unit.ts";
import type { AgainHook, Look } from "../keywords/round.ts";
import { sceneOf } from "../positions.ts";
import { type Profile, profileOf } from "../profiles.ts";
import { isUnitAtRange, measuredAll } from "../table/range.ts";
import type { Figure } from "../table/scene.ts";
import { companiesOf, type Duel, duelOf } from "./duel.ts";

/** What has been said so far of an attack. */
export type Sequence = Pick<AttackFrame, "attacker" | "only" | "with" | "pools">;

/** A weapon that may be added to a pool, and how. */
export interface WeaponOption extends PoolWeaponUse {
  readonly kind: AttackKind;
}

/** A further pool that a keyword allows: against which defender. */
export interface AgainOption {
  readonly defender: number;
  readonly keyword: string;
}

/** How the attacker and another unit stand to each other; undefined unless both are on the battlefield. */
export function duelBetween({ box, state }: Look, attacker: number, defender: number): Duel | undefined {
  const scene = sceneOf(box, state);
  const companies = companiesOf(scene, state);
  const [from, to] = [companies[attacker], companies[defender]];
  return from === undefined || to === undefined ? undefined : duelOf(scene, from, to);
}

/**
 * The enemy units that may be declared next as defenders: seen by the attacking leader (leg.defender.los), with a weapon
 * in range that a miniature may add (leg.defender.range), and not declared already (leg.pool.additional-different-unit).
 */
export function legalDefenders(look: Look, sequence: Sequence): readonly number[] {
  return candidates(look, sequence).filter((unit) => mayAttack(look, sequence, unit, null));
}

/** Whether there is a legal defender at all. */
export function hasDefender(look: Look, sequence: Sequence): boolean {
  return candidates(look, sequence).some((unit) => mayAttack(look, sequence, unit, null));
}

function candidates({ state }: Look, { attacker, only, pools }: Sequence): readonly number[] {
  const { owner } = at(state.units, attacker);
  return state.units.flatMap((unit, index) => {
    const allowed = only === null || only === index;
    const declared = pools.some(({ defender }) => defender === index);
    return unit.owner !== owner && allowed && !declared ? [index] : [];
  });
}

function mayAttack(look: Look, sequence: Sequence, defender: number, again: string | null): boolean {
  const duel = duelBetween(look, sequence.attacker, defender);
  if (duel === undefined || !duel.isSeenBy(duel.attacker.leader)) return false;
  const pool: FormedPool = { defender, attack: null, weapons: [], resolved: false, again };
  return weaponOptions(look, sequence, pool, true).length > 0;
}

/**
 * The weapons that may be added to a pool now, miniature by miniature in the order of the unit, each after those that the
 * pool holds already. `first` asks for no more than one.
 */
export function weaponOptions(
  look: Look,
  sequence: Sequence,
  pool: FormedPool,
  first = false,
): readonly WeaponOption[] {
  const duel = duelBetween(look, sequence.attacker, pool.defender);
  if (duel === undefined) return [];
  const profile = profileOf(look.box, look.state, sequence.attacker);
  const gathering: Gathering = {
    look,
    sequence,
    pool,
    duel,
    profile,
    others: sequence.pools.filter(({ defender }) => defender !== pool.defender),
    most: 1 + unitAmount(look, sequence.attacker, "weapons"),
    again: pool.again === null ? undefined : look.box.keywords[pool.again]?.again,
  };
  const found: WeaponOption[] = [];
  for (const [place, miniature] of standing(look, sequence.attacker).entries()) {
    const figure = at(duel.attacker.figures, place);
    for (const [weapon, card] of at(profile.miniatures, miniature).weapons.entries()) {
      const use = { miniature, weapon };
      if (!mayAdd(gathering, use, card)) continue;
      for (const kind of kindsOf(gathering, figure, card)) found.push({ ...use, kind });
      if (first && found.length > 0) return found;
    }
  }
  return found;
}

/** A pool as weapons are added to it. */
interface Gathering {
  readonly look: Look;
  readonly sequence: Sequence;
  readonly pool: FormedPool;
  readonly duel: Duel;
  readonly profile: Profile;
  readonly others: readonly FormedPool[];
  /** Weapons that each miniature may add in the whole sequence. */
  readonly most: number;
  /** What allows a further pool of a weapon used already. */
  readonly again: AgainHook | undefined;
}

/** The miniatures of a unit on the battlefield, in the order of its figures. */
export function standing({ state }: Look, unit: number): readonly number[] {
  return at(state.units, unit).miniatures.flatMap(({ status }, place) => (status === "standing" ? [place] : []));
}

/** Whether what is said of the sequence so far lets this miniature add this weapon. */
function mayAdd(gathering: Gathering, use: PoolWeaponUse, weapon: Weapon): boolean {
  const { pool, others, again } = gathering;
  if (pool.again !== null) return again !== undefined && mayRepeat(pool, others, again, use, weapon);
  const last = pool.weapons[pool.weapons.length - 1];
  if (last !== undefined && compare(use, last) <= 0) return false;
  const used = [...others, pool].filter((one) => one.again === null).flatMap(({ weapons }) => weapons);
  if (used.filter(({ miniature }) => miniature === use.miniature).length >= gathering.most) return false;
  if (used.some((one) => compare(one, use) === 0)) return false;
  return isNameFree(gathering, weapon) && isCardFree(gathering, used, weapon);
}

function compare(a: PoolWeaponUse, b: PoolWeaponUse): number {
  return a.miniature - b.miniature || a.weapon - b.weapon;
}

/** One weapon of another pool, once more (leg.kw.gunslinger, leg.kw.beam-x.declare). */
function mayRepeat(
  pool: FormedPool,
  others: readonly FormedPool[],
  { weapons }: AgainHook,
  use: PoolWeaponUse,
  weapon: Weapon,
): boolean {
  if (pool.weapons.length > 0) return false;
  if (weapons === "own" && !weapon.keywords.some(({ id }) => id === pool.again)) return false;
  return others.some((other) => other.again === null && other.weapons.some((one) => compare(one, use) === 0));
}

/** Weapons of one name go into one pool (leg.pool.same-name-same-pool). */
function isNameFree({ profile, others }: Gathering, { name }: Weapon): boolean {
  return !others.some(({ weapons }) => weapons.some((one) => weaponOf(profile, one).name === name));
}

/**
 * Whether the card of a weapon lets it be used: it is readied, a weapon of grenades is used by one miniature
 * (leg.upgrade.grenades-one-mini), one of an armament by any number in one pool (leg.upgrade.armament-exhaust-many).
 */
function isCardFree(
  { look, sequence, pool, profile }: Gathering,
  used: readonly PoolWeaponUse[],
  weapon: Weapon,
): boolean {
  const place = cardPlace(profile, weapon);
  const card = profile.upgrades[place];
  if (card === undefined) return true;
  if (card.type === "grenades" && used.some((one) => weaponOf(profile, one) === weapon)) return false;
  const state = at(look.state.units, sequence.attacker).cards[place] ?? "readied";
  if (state === "discarded") return false;
  const inPool = pool.weapons.some((one) => weaponOf(profile, one) === weapon);
  return state === "readied" || (card.type === "armament" && inPool);
}

/** The weapon that a miniature uses. */
export function weaponOf({ miniatures }: Profile, { miniature, weapon }: PoolWeaponUse): Weapon {
  return at(at(miniatures, miniature).weapons, weapon);
}

/** Place of the upgrade card that a weapon is printed on among those of the unit; -1 for weapons of other cards. */
export function cardPlace({ upgrades }: Profile, weapon: Weapon): number {
  return upgrades.findIndex(({ weapons = [] }: Upgrade) => weapons.includes(weapon));
}

/** How a miniature may use a weapon against the defender: requirements of range, melee and keywords. */
function kindsOf({ look, sequence, pool, duel, again }: Gathering, figure: Figure, weapon: Weapon): AttackKind[] {
  const { melee, min, max, overrun, area } = weapon.range;
  if (overrun === true || area === true) return [];
  const farEnough = max !== null && duel.range >= (min ?? 1);
  const inRange = farEnough && (max === "infinite" || again?.anyRange === true || duel.range <= max);
  const kinds: AttackKind[] = [];
  if (melee && duel.melee) kinds.push("melee");
  if (inRange && !duel.engaged) kinds.push("ranged");
  const wanted = pool.attack ?? again?.attack ?? sequence.with;
  const fitting = kinds.filter((kind) => (wanted ?? kind) === kind && (sequence.with ?? kind) === kind);
  if (fitting.length === 0 || !duel.isSeenBy(figure)) return [];
  return fitting.filter((kind) => weapon.keywords.every((use) => isUsable(look, duel, figure, kind, use)));
}

function isUsable({ box }: Look, duel: Duel, figure: Figure, kind: AttackKind, use: KeywordUse): boolean {
  const { scene, defender } = duel;
  return box.keywords[use.id]?.weapon?.usable?.({ scene, figure, defender, kind }, use) ?? true;
}

/** The further pools that keywords give, of a weapon that is in a pool already; one keyword in an attack gives them. */
export function againOptions(look: Look, sequence: Sequence): readonly AgainOption[] {
  const { pools } = sequence;
  if (pools.length === 0) return [];
  const units = candidates(look, sequence);
  return givers(look, sequence).flatMap(({ keyword, hook, value }) => {
    const most = hook.most === "value" ? value : hook.most;
    if (pools.some(({ again }) => again !== null && again !== keyword)) return [];
    if (pools.filter(({ again }) => again === keyword).length >= most) return [];
    return units
      .filter((unit) => isNear(look, sequence, unit, hook) && mayAttack(look, sequence, unit, keyword))
      .map((defender) => ({ defender, keyword }));
  });
}

interface Giver {
  readonly keyword: string;
  readonly hook: AgainHook;
  readonly value: number;
}

/** Keywords of the unit, then of the weapons in its pools, that give further pools. */
function givers(look: Look, { attacker, pools }: Sequence): readonly Giver[] {
  const profile = profileOf(look.box, look.state, attacker);
  const ofUnit = Object.entries(keywordsOf(look, attacker)).flatMap(([keyword, value]) =>
    giver(look, keyword, value, "all"),
  );
  const ofWeapons = new Map<string, Giver>();
  for (const use of pools.filter(({ again }) => again === null).flatMap(({ weapons }) => weapons)) {
    for (const { id, value } of weaponOf(profile, use).keywords) {
      for (const one of giver(look, id, typeof value === "number" ? value : 1, "own")) ofWeapons.set(id, one);
    }
  }
  return [...ofUnit, ...ofWeapons.values()];
}

function giver({ box }: Look, keyword: string, value: number, weapons: AgainHook["weapons"]): readonly Giver[] {
  const hook = box.keywords[keyword]?.again;
  return hook !== undefined && hook.weapons === weapons ? [{ keyword, hook, value }] : [];
}

/** Whether a unit is near enough to the defender declared last (leg.kw.beam-x.targets). */
function isNear(look: Look, { attacker, pools }: Sequence, unit: number, { near }: AgainHook): boolean {
  if (near === undefined) return true;
  const last = pools[pools.length - 1]?.defender ?? unit;
  const [before, next] = [duelBetween(look, attacker, last), duelBetween(look, attacker, unit)];
  if (before === undefined || next === undefined) return false;
  return isUnitAtRange(before.scene.table, measuredAll(before.defender), next.defender, near);
}
