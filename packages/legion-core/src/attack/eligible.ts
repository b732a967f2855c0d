import { at, type Violation, violation } from "@sw/tabletop";
import type { KeywordUse, Upgrade, Weapon } from "../catalogue/entries.ts";
import type { AttackFrame, AttackKind, FormedPool, PoolWeaponUse } from "../frames/types.ts";
import { unitId } from "../ids.ts";
import { keywordsOf, unitAmount } from "../keywords/of-unit.ts";
import type { AgainHook, Look } from "../keywords/round.ts";
import { sceneOf } from "../positions.ts";
import { type Profile, profileOf } from "../profiles.ts";
import type { RuleId } from "../rules/ids.ts";
import { isUnitAtRange, measuredAll } from "../table/range.ts";
import type { Figure } from "../table/scene.ts";
import { type Duel, duelOf } from "./duel.ts";

/** What has been said so far of an attack; without a reason it is one with the unit's own weapons. */
export type Sequence = Pick<AttackFrame, "attacker" | "only" | "with" | "pools"> & Partial<Pick<AttackFrame, "reason">>;

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
  return duelOf(sceneOf(box, state), state, attacker, defender);
}

/**
 * The enemy units that may be declared next as defenders: seen by the attacking leader (leg.defender.los), with a weapon
 * in range that a miniature may add (leg.defender.range), and not declared already (leg.pool.additional-different-unit).
 */
export function legalDefenders(look: Look, sequence: Sequence): readonly number[] {
  const free = usesLeft(look, sequence, poolAgainst(NOBODY, null));
  return free.uses.length === 0 ? [] : candidates(look, sequence).filter((unit) => mayAttack(free, unit));
}

/** Whether there is a legal defender at all. */
export function hasDefender(look: Look, sequence: Sequence): boolean {
  const free = usesLeft(look, sequence, poolAgainst(NOBODY, null));
  return free.uses.length > 0 && candidates(look, sequence).some((unit) => mayAttack(free, unit));
}

/**
 * The exact reason why a unit cannot be declared as the defender: it is no enemy or declared already, ranged attacks are shut out
 * by a melee, no weapon reaches it, or the leader does not see it.
 */
export function defenderFault(look: Look, sequence: Sequence, defender: number): Violation<RuleId> | undefined {
  const unit = unitId(look.state, defender);
  if (!candidates(look, sequence).includes(defender))
    return violation("leg.defender.choose-enemy", "not-to-be-declared", { unit });
  const free = usesLeft(look, sequence, poolAgainst(NOBODY, null));
  const duel = duelBetween(look, sequence.attacker, defender);
  if (duel === undefined) return violation("leg.defender.range", "not-on-the-battlefield", { unit });
  if (!free.uses.some(({ card }) => reaches(free, duel, card).length > 0)) {
    if (duel.engaged && !duel.melee) return violation("leg.engaged.not-ranged-target", "shut-out-by-melee", { unit });
    const most = free.uses
      .map(({ card }) => card.range.max)
      .map((max) => (max === "infinite" ? duel.range : (max ?? 0)));
    return violation("leg.defender.range", "no-weapon-reaches", {
      unit,
      range: duel.range,
      most: Math.max(0, ...most),
    });
  }
  if (!duel.isSeenBy(duel.attacker.leader)) return violation("leg.defender.los", "leader-sees-nobody", { unit });
  return mayAttack(free, defender) ? undefined : violation("leg.pool.at-least-one", "no-weapon-to-add", { unit });
}

/** No unit: a pool against somebody still to be named. */
const NOBODY = -1;

/** A pool of no weapons yet. */
export function poolAgainst(defender: number, again: string | null): FormedPool {
  return { defender, attack: null, weapons: [], resolved: false, again };
}

function candidates({ state }: Look, { attacker, only, pools }: Sequence): readonly number[] {
  const { owner } = at(state.units, attacker);
  return state.units.flatMap((unit, index) => {
    const allowed = only === null || only === index;
    const declared = pools.some(({ defender }) => defender === index);
    return unit.owner !== owner && allowed && !declared ? [index] : [];
  });
}

/** Whether the leader sees the unit, and a miniature may use one of its weapons against it. */
function mayAttack(gathering: Gathering, defender: number): boolean {
  const duel = duelBetween(gathering.look, gathering.sequence.attacker, defender);
  if (duel === undefined || !gathering.uses.some(({ card }) => reaches(gathering, duel, card).length > 0)) return false;
  if (!duel.isSeenBy(duel.attacker.leader)) return false;
  return gathering.uses.some(
    ({ place, card }) => kindsOf(gathering, duel, at(duel.attacker.figures, place), card).length > 0,
  );
}

/**
 * The weapons that may be added to a pool now, miniature by miniature in the order of the unit, each after those that the
 * pool holds already.
 */
export function weaponOptions(look: Look, sequence: Sequence, pool: FormedPool): readonly WeaponOption[] {
  const duel = duelBetween(look, sequence.attacker, pool.defender);
  if (duel === undefined) return [];
  const gathering = usesLeft(look, sequence, pool);
  return gathering.uses.flatMap(({ miniature, weapon, place, card }) =>
    kindsOf(gathering, duel, at(duel.attacker.figures, place), card).map((kind) => ({ miniature, weapon, kind })),
  );
}

/** The weapons that may still be added to a pool, as far as that does not hang on the defender. */
function usesLeft(look: Look, sequence: Sequence, pool: FormedPool): Gathering {
  const profile = profileOf(look.box, look.state, sequence.attacker);
  const others = sequence.pools.filter(({ defender }) => defender !== pool.defender);
  const used = [...others, pool].filter((one) => one.again === null).flatMap(({ weapons }) => weapons);
  const most = 1 + unitAmount(look, sequence.attacker, "weapons");
  const again = pool.again === null ? undefined : look.box.keywords[pool.again]?.again;
  const names = new Set(others.flatMap(({ weapons }) => weapons.map((one) => weaponOf(profile, one).name)));
  const rest = { look, sequence, pool, profile, others, used, most, names, again };
  const uses: OwnWeapon[] = [];
  for (const [place, miniature] of standing(look, sequence.attacker).entries()) {
    for (const [weapon, card] of carried(rest, miniature)) {
      if (mayAdd(rest, { miniature, weapon }, card)) uses.push({ miniature, weapon, place, card });
    }
  }
  return { ...rest, uses };
}

/**
 * The weapons of a miniature in an attack with their numbers: its own; where a command card with weapons lets the unit
 * attack those of the card alone, which the leader uses (leg.cards.command-weapon).
 */
function carried({ look, sequence, profile }: Pick<Said, "look" | "sequence" | "profile">, miniature: number) {
  const { weapons } = at(profile.miniatures, miniature);
  const { reason = "" } = sequence;
  const lent = look.box.cards.commands.get(reason)?.weapons;
  if (lent === undefined) return weapons.entries();
  if (at(look.state.units, sequence.attacker).leader !== miniature) return [];
  const numbered = profile.lent.map((weapon, place) => [weapons.length + place, weapon] as const);
  return numbered.filter(([, weapon]) => lent.includes(weapon));
}

/** A weapon of a miniature: `place` is that of the miniature among those on the battlefield. */
interface OwnWeapon extends PoolWeaponUse {
  readonly place: number;
  readonly card: Weapon;
}

/** What has been said of a sequence, with the pool to which weapons are added. */
interface Said {
  readonly look: Look;
  readonly sequence: Sequence;
  readonly pool: FormedPool;
  readonly profile: Profile;
  readonly others: readonly FormedPool[];
  /** Weapons in pools, and their names in the other ones. */
  readonly used: readonly PoolWeaponUse[];
  readonly names: ReadonlySet<string>;
  /** Weapons that each miniature may add in the whole sequence. */
  readonly most: number;
  /** What allows a further pool of a weapon used already. */
  readonly again: AgainHook | undefined;
}

/** The same with what may be added. */
interface Gathering extends Said {
  readonly uses: readonly OwnWeapon[];
}

/** The miniatures of a unit on the battlefield, in the order of its figures. */
export function standing({ state }: Look, unit: number): readonly number[] {
  return at(state.units, unit).miniatures.flatMap(({ status }, place) => (status === "standing" ? [place] : []));
}

/** Whether what is said of the sequence so far lets this miniature add this weapon. */
function mayAdd(said: Said, use: PoolWeaponUse, weapon: Weapon): boolean {
  const { pool, again, used, most, names } = said;
  if (pool.again !== null) return again !== undefined && mayRepeat(said, again, use, weapon);
  const last = pool.weapons[pool.weapons.length - 1];
  if (last !== undefined && compare(use, last) <= 0) return false;
  if (used.filter(({ miniature }) => miniature === use.miniature).length >= most) return false;
  if (used.some((one) => compare(one, use) === 0)) return false;
  // Weapons of one name go into one pool (leg.pool.same-name-same-pool).
  return !names.has(weapon.name) && isCardFree(said, weapon);
}

function compare(a: PoolWeaponUse, b: PoolWeaponUse): number {
  return a.miniature - b.miniature || a.weapon - b.weapon;
}

/**
 * One weapon of another pool, once more (leg.kw.gunslinger, leg.kw.beam-x.declare), unless that use has exhausted its card
 * (leg.upgrade.exhaust-blocks-second-pool).
 */
function mayRepeat(said: Said, { weapons }: AgainHook, use: PoolWeaponUse, weapon: Weapon): boolean {
  const { pool, others } = said;
  if (pool.weapons.length > 0 || !isCardReady(said, weapon)) return false;
  if (weapons === "own" && !weapon.keywords.some(({ id }) => id === pool.again)) return false;
  return others.some((other) => other.again === null && other.weapons.some((one) => compare(one, use) === 0));
}

/**
 * Whether the card of a weapon lets it be used: it is readied, a weapon of grenades is used by one miniature
 * (leg.upgrade.grenades-one-mini), one of an armament by any number in one pool (leg.upgrade.armament-exhaust-many).
 */
function isCardFree(said: Said, weapon: Weapon): boolean {
  const { pool, profile, used } = said;
  const type = profile.upgrades[cardPlace(profile, weapon)]?.type;
  const isSame = (one: PoolWeaponUse): boolean => weaponOf(profile, one) === weapon;
  if (type === "grenades" && used.some(isSame)) return false;
  return isCardReady(said, weapon) || (type === "armament" && pool.weapons.some(isSame));
}

/** Whether the card of a weapon is not discarded, not turned either if using the weapon turns it, and has it faceup. */
function isCardReady({ look, sequence, profile }: Said, weapon: Weapon): boolean {
  const place = cardPlace(profile, weapon);
  const card = profile.upgrades[place];
  const { cards, sides } = at(look.state.units, sequence.attacker);
  if (weapon.side !== undefined && weapon.side !== sides[place]) return false;
  const state = cards[place] ?? "readied";
  return card === undefined || state === "readied" || (state !== "discarded" && !isSpentByWeapon(card));
}

/** Whether using the weapon of a card exhausts or expends it: not where the icon stands beside an action of the card. */
export function isSpentByWeapon({ exhaust, expend, action }: Upgrade): boolean {
  return action === undefined && (exhaust === true || expend === true);
}

/** The weapon that a miniature uses: one of its own, or after those one of a command card. */
export function weaponOf({ miniatures, lent }: Profile, { miniature, weapon }: PoolWeaponUse): Weapon {
  const { weapons } = at(miniatures, miniature);
  return weapons[weapon] ?? at(lent, weapon - weapons.length);
}

/** Place of the upgrade card that a weapon is printed on among those of the unit; -1 for weapons of other cards. */
export function cardPlace({ upgrades }: Profile, weapon: Weapon): number {
  return upgrades.findIndex(({ weapons = [] }: Upgrade) => weapons.includes(weapon));
}

/** How a miniature may use a weapon against the defender: requirements of range, melee, sight and keywords. */
function kindsOf(said: Said, duel: Duel, figure: Figure, weapon: Weapon): readonly AttackKind[] {
  const kinds = reaches(said, duel, weapon);
  if (kinds.length === 0 || !duel.isSeenBy(figure)) return NONE;
  return kinds.filter((kind) => weapon.keywords.every((use) => isUsable(said.look, duel, figure, kind, use)));
}

const NONE: readonly AttackKind[] = [];

/** How a weapon reaches the defender, as far as the pool is open to it. */
function reaches({ sequence, pool, again }: Said, duel: Duel, { range }: Weapon): readonly AttackKind[] {
  const { melee, min, max, overrun, area } = range;
  if (overrun === true || area === true) return NONE;
  const isOpen = (kind: AttackKind): boolean =>
    (pool.attack ?? again?.attack ?? kind) === kind && (sequence.with ?? kind) === kind;
  const farEnough = max !== null && duel.range >= (min ?? 1);
  const inRange = farEnough && (max === "infinite" || again?.anyRange === true || duel.range <= max);
  const kinds: AttackKind[] = [];
  if (melee && isOpen("melee") && duel.melee) kinds.push("melee");
  if (inRange && isOpen("ranged") && !duel.engaged) kinds.push("ranged");
  return kinds;
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
    const free = usesLeft(look, sequence, poolAgainst(NOBODY, keyword));
    return units
      .filter((unit) => isNear(look, sequence, unit, hook) && mayAttack(free, unit))
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
