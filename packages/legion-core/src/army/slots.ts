import type { Upgrade } from "../catalogue/entries.ts";
import type { UpgradeType } from "../catalogue/words.ts";
import type { Fielded } from "./muster.ts";

/** Returns the upgrade bar with the icons that upgrades add to it (leg.cards.unit-upgrade-bar). */
export function barOf({ card, upgrades }: Fielded): readonly UpgradeType[] {
  const granted = upgrades.flatMap(({ grants = [] }) => grants);
  return granted.length === 0 ? card.upgradeBar : [...card.upgradeBar, ...granted];
}

/** The upgrades and icons left over after upgrades are put on the icons of a bar. */
export interface Fit {
  /** Upgrades for which the bar has no icon. */
  readonly left: readonly Upgrade[];
  /** Icons that no upgrade takes. */
  readonly free: readonly UpgradeType[];
}

/**
 * Puts each upgrade on an icon of its type (leg.upgrade.slot-match). An upgrade adds icons only once it is on the bar,
 * so it needs an icon of its own type first. Upgrades that add icons are placed first.
 */
export function fitOnBar(
  bar: readonly UpgradeType[],
  upgrades: readonly Upgrade[],
  needsSlot: (upgrade: Upgrade) => boolean,
): Fit {
  const free = [...bar];
  const waiting = upgrades.filter((upgrade) => {
    if (needsSlot(upgrade)) return true;
    free.push(...(upgrade.grants ?? []));
    return false;
  });
  waiting.sort((a, b) => grantOrder(b) - grantOrder(a));
  for (let index = 0; index < waiting.length; ) {
    const upgrade = waiting[index];
    const slot = upgrade === undefined ? -1 : free.indexOf(upgrade.type);
    if (upgrade === undefined || slot < 0) {
      index += 1;
      continue;
    }
    free.splice(slot, 1);
    waiting.splice(index, 1);
    free.push(...(upgrade.grants ?? []));
    if (upgrade.grants !== undefined) index = 0;
  }
  return { left: waiting, free };
}

/**
 * Returns the rank of an upgrade, higher ones being placed first: 2 if it adds an icon of its own type, 1 for other
 * icons, else 0.
 */
function grantOrder({ type, grants }: Upgrade): number {
  if (grants === undefined) return 0;
  return grants.includes(type) ? 2 : 1;
}
