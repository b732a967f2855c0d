import type { Upgrade } from "../../catalogue/entries.ts";
import type { Part } from "../../state/hooks/steps.ts";
import type { UpgradeCard } from "../../state/hooks/upgrade-card.ts";
import { type CardFile, cardsOf, type Figures, inOrder, nameOf, type Played, type Unplayed } from "./cards.ts";
import { keywordUse, type PrintedKeyword, type PrintedWeaponKeyword } from "./keyword-uses.ts";

type UpgradeFigures = Figures<Upgrade, "restriction", "type" | "special" | "keywords"> & {
  readonly keywords?: readonly (PrintedKeyword | PrintedWeaponKeyword)[];
};

/** An upgrade card in the form in which files write it. It has effects beyond its printed values if it has `does`. */
export type WrittenUpgrade = UpgradeFigures & (Played<readonly Part[]> | Unplayed);

/** A file of upgrade cards of one type. */
export type UpgradeFile = CardFile<Pick<Upgrade, "type" | "restriction">, WrittenUpgrade>;

/** Creates a file of upgrade cards. */
export function upgrades(shared: UpgradeFile["shared"], cards: UpgradeFile["cards"]): UpgradeFile {
  return { shared, cards };
}

/** Returns the catalogue entries of the upgrade cards in these files, sorted by type. */
export function upgradeFigures(files: readonly UpgradeFile[]): readonly Upgrade[] {
  const read = cardsOf(files, (id, card): Upgrade => {
    const { name, keywords, en, es, choices, tokens, does, ...figures } = card;
    return {
      id,
      name: nameOf(name),
      ...figures,
      ...("does" in card && { special: true }),
      ...(keywords && { keywords: keywords.map(keywordUse) }),
    };
  });
  return inOrder(read, ({ type }) => type);
}

/**
 * Lists the effects of the upgrade cards in these files. Cards without effects beyond their printed values are left
 * out.
 */
export function upgradeDeeds(files: readonly UpgradeFile[]): readonly UpgradeCard[] {
  return cardsOf(files, (id, { does }) => (does === undefined ? [] : [{ id, does: does(id) }])).flat();
}
