import type { KeywordText } from "../../catalogue/cards.ts";
import type { CardKeyword, WeaponKeyword } from "../../catalogue/keyword-kinds.ts";
import type { GameKeyword } from "../../state/hooks/keyword.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { type CardFile, cardsOf, nameOf, type Played, type Printed, textOf, type Unplayed } from "./cards.ts";

/** A keyword, as a file of keywords has it. It is played if `does` stands there. */
export type WrittenKeyword = (Played<readonly Part[]> | Unplayed) &
  Pick<GameKeyword, "withoutValue"> & {
    /** In brackets what follows on cards: "Agile[ X]", "AI[: Action]"; sentences leave that out. */
    readonly name: Printed;
  };

/** A file of keywords. */
export type KeywordFile = CardFile<object, WrittenKeyword>;

/** Writes down the keywords of a file. */
export function keywords(
  written: () => Readonly<Partial<Record<CardKeyword | WeaponKeyword, WrittenKeyword>>>,
): KeywordFile {
  return { shared: {}, cards: written };
}

/** Lists what the keywords of some files do; those that are not played are left out. */
export function keywordDeeds(files: readonly KeywordFile[]): readonly GameKeyword[] {
  return cardsOf(files, (id, { does, withoutValue }) =>
    does === undefined ? [] : [{ id, does: does(id), ...(withoutValue !== undefined && { withoutValue }) }],
  ).flat();
}

/** Lists the names and texts of the keywords of some files. */
export function keywordTexts(files: readonly KeywordFile[]): readonly KeywordText[] {
  return cardsOf(files, (id, keyword) => ({ id, name: nameOf(keyword.name), ...textOf(keyword) }));
}
