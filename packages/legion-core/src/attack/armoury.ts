import type { Upgrade, Weapon } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { AttackKind, PoolWeaponUse } from "../state/frames.ts";
import type { GameKeywords } from "../state/hooks/keyword.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { MiniatureProfile, Profile } from "../units/profiles.ts";

/** The kinds of pools to which a weapon may be added. */
export const KINDS = { none: [], melee: ["melee"], ranged: ["ranged"], both: ["melee", "ranged"] } as const;

/** Place of no upgrade card. */
export const NO_CARD = -1;

/** A weapon of a miniature. */
export interface Arm extends PoolWeaponUse {
  readonly card: Weapon;
  /** Place of the upgrade card that it is printed on; -1 for weapons of other cards. */
  readonly upgrade: number;
  /** In pools of which kinds the miniature may use it, by what came with the miniature. */
  readonly kinds: readonly AttackKind[];
}

/** All weapons that the miniatures of a unit may use, in their order; by its profile and the table of keywords. */
export const armoury: (profile: Profile, keywords: GameKeywords) => readonly Arm[] = keptWhile((profile, keywords) =>
  profile.miniatures.flatMap((own, miniature) =>
    own.weapons.flatMap((card, weapon): Arm[] => {
      const upgrade = cardPlace(profile, card);
      const allowed = KINDS.both.filter((kind) => weaponBan(profile, own, card, kind, keywords) === undefined);
      if (allowed.length === 0) return [];
      return [{ miniature, weapon, card, upgrade, kinds: allowed.length === KINDS.both.length ? KINDS.both : allowed }];
    }),
  ),
);

/** The rule that keeps a miniature from using one of its weapons in pools of a kind, by the keywords that came with it. */
export function weaponBan(
  { upgrades }: Profile,
  { card, keywords: uses }: MiniatureProfile,
  weapon: Weapon,
  kind: AttackKind,
  keywords: GameKeywords,
): RuleId | undefined {
  const isOwn = upgrades.some(({ id, weapons = [] }) => id === card && weapons.includes(weapon));
  for (const use of uses) {
    const ban = keywords[use.id]?.miniature?.weaponBan?.(use, kind, isOwn);
    if (ban !== undefined) return ban;
  }
  return undefined;
}

/** Place of the upgrade card that a weapon is printed on among those of the unit; -1 for weapons of other cards. */
export function cardPlace({ upgrades }: Profile, weapon: Weapon): number {
  return upgrades.findIndex(({ weapons = [] }: Upgrade) => weapons.includes(weapon));
}
