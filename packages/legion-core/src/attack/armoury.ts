import { at, nearest } from "@sw/tabletop";
import type { Upgrade, Weapon } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { AttackKind, PoolWeaponUse } from "../state/frames.ts";
import { oneOf, type PlayedKeywords } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptWhile } from "../state/memo/memo.ts";
import { commandsInPlay } from "../units/commands-in-play.ts";
import type { MiniatureProfile, Profile } from "../units/profiles.ts";
import { fitsAny } from "../units/ranks.ts";
import type { Sequence } from "./eligible.ts";

/** The kinds of pools to which a weapon may be added, as shared constants. */
export const KINDS = {
  none: [],
  melee: ["melee"],
  ranged: ["ranged"],
  both: ["melee", "ranged"],
  overrun: ["overrun"],
} as const;

/**
 * Returns the weapons of a unit in an attack: those of its miniatures and of the command cards that arm it now. If a
 * command card or upgrade with weapons causes the attack, returns only its weapons. The leader uses weapons of command
 * cards (leg.cards.command-weapon).
 */
export function carried(look: Look, sequence: Sequence, profile: Profile): readonly Arm[] {
  if (profile.lent.length === 0) return armoury(profile, look.box.keywords);
  const { attacker, reason = "" } = sequence;
  const made = profile.made[reason];
  if (made !== undefined) return chosenOf(fromCards(look, attacker, profile, made), sequence);
  const weapons = look.box.cards.commands.get(reason)?.weapons;
  if (weapons !== undefined) return fromCards(look, attacker, profile, weapons);
  const lent = fromCards(look, attacker, profile, arming(look, attacker));
  if (lent.length === 0) return armoury(profile, look.box.keywords);
  return [...armoury(profile, look.box.keywords), ...lent].sort(compareUses);
}

/**
 * Once a pool has a weapon, keeps only that one, because an attack uses just one of the weapons that an upgrade adds.
 */
function chosenOf(arms: readonly Arm[], { pools }: Sequence): readonly Arm[] {
  const [use] = pools.flatMap(({ weapons }) => weapons);
  return use === undefined ? arms : arms.filter((arm) => compareUses(arm, use) === 0);
}

/** Filters weapons of command cards or upgrades to those that the leader of a unit can use. */
function fromCards(
  { box, state }: Look,
  unit: UnitIndex,
  { miniatures, lent }: Profile,
  weapons: readonly Weapon[],
): Arm[] {
  const { leader } = at(state.units, unit);
  const own = at(miniatures, leader).weapons.length;
  return lent.flatMap((card, place): Arm[] => {
    if (!weapons.includes(card)) return [];
    const conditional = isConditional(card, box.keywords);
    return [{ miniature: leader, weapon: own + place, card, upgrade: NO_CARD, kinds: KINDS.both, conditional }];
  });
}

/** Returns the weapons of command cards in play that a unit may use during its activation. */
function arming(look: Look, unit: UnitIndex): readonly Weapon[] {
  if (nearest(look.state, "activation")?.unit !== unit) return [];
  const cards = commandsInPlay(look, at(look.state.units, unit).owner);
  return cards.flatMap(({ id, arms }) =>
    arms !== undefined && fitsAny(look, unit, arms) ? (look.box.cards.commands.get(id)?.weapons ?? []) : [],
  );
}

/** Place of the upgrade card for weapons that are not printed on one. */
const NO_CARD = -1;

/** A weapon of a miniature. */
export interface Arm extends PoolWeaponUse {
  readonly card: Weapon;
  /** Place of the upgrade card that it is printed on, or -1 for weapons of other cards. */
  readonly upgrade: number;
  /** The kinds of pools in which the miniature may use the weapon, by the keywords of the miniature's card. */
  readonly kinds: readonly AttackKind[];
  /** Whether a keyword of the weapon may keep the miniature from using it. */
  readonly conditional: boolean;
}

function isConditional({ keywords }: Weapon, table: PlayedKeywords): boolean {
  return keywords.some(({ id }) => oneOf(table, id, "usable") !== undefined);
}

/** Returns all weapons of a unit's miniatures, in order. Cached by the profile and the table of keywords. */
const armoury: (profile: Profile, keywords: PlayedKeywords) => readonly Arm[] = keptWhile((profile, keywords) =>
  profile.miniatures.flatMap((own, miniature) =>
    own.weapons.map((card, weapon): Arm => {
      const arm = {
        miniature,
        weapon,
        card,
        upgrade: cardPlace(profile, card),
        conditional: isConditional(card, keywords),
      };
      if (card.range.overrun === true) return { ...arm, kinds: KINDS.overrun };
      const allowed = KINDS.both.filter((kind) => weaponBan(profile, own, card, kind, keywords) === undefined);
      return { ...arm, kinds: allowed.length === KINDS.both.length ? KINDS.both : allowed };
    }),
  ),
);

/**
 * Returns the rule that keeps a miniature from using one of its weapons in pools of a kind, by the keywords of its
 * card.
 */
export function weaponBan(
  { upgrades }: Profile,
  { card, keywords: uses }: MiniatureProfile,
  weapon: Weapon,
  kind: AttackKind,
  keywords: PlayedKeywords,
): RuleId | undefined {
  const isOwn = upgrades.some(({ id, weapons = [] }) => id === card && weapons.includes(weapon));
  for (const use of uses) {
    const ban = oneOf(keywords, use.id, "weapon-ban")?.(use, kind, isOwn);
    if (ban !== undefined) return ban;
  }
  return undefined;
}

/**
 * Returns the place of the upgrade card that a weapon is printed on among those of the unit, or -1 for weapons of other
 * cards.
 */
export function cardPlace({ upgrades }: Profile, weapon: Weapon): number {
  return upgrades.findIndex(({ weapons = [] }: Upgrade) => weapons.includes(weapon));
}

/** Compares two weapons of a unit by miniature, then by the weapon's place on it. */
export function compareUses(a: PoolWeaponUse, b: PoolWeaponUse): number {
  return a.miniature - b.miniature || a.weapon - b.weapon;
}
