import type { KeywordText } from "../../catalogue/cards.ts";
import type { CardKeyword, WeaponKeyword } from "../../catalogue/keyword-kinds.ts";
import type { GameKeyword } from "../../state/hooks/keyword.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { type CardFile, cardsOf, nameOf, type Played, type Printed, textOf, type Unplayed } from "./cards.ts";

/** A keyword in the form in which files write it. It can be played if it has `does`. */
export type WrittenKeyword = (Played<readonly Part[]> | Unplayed) &
  Pick<GameKeyword, "withoutValue"> & {
    /**
     * The name, with additions on cards in brackets, such as "Agile[ X]" or "AI[: Action]". Sentences omit the
     * brackets.
     */
    readonly name: Printed;
  };

/** A file of keywords. */
export type KeywordFile = CardFile<object, WrittenKeyword>;

/** Creates a file of keywords. */
export function keywords(
  written: () => Readonly<Partial<Record<CardKeyword | WeaponKeyword, WrittenKeyword>>>,
): KeywordFile {
  return { shared: {}, cards: written };
}

/** Lists the effects of the keywords in these files. Keywords that cannot be played are left out. */
export function keywordDeeds(files: readonly KeywordFile[]): readonly GameKeyword[] {
  return cardsOf(files, (id, { does, withoutValue }) =>
    does === undefined ? [] : [{ id, does: does(id), ...(withoutValue !== undefined && { withoutValue }) }],
  ).flat();
}

/** Lists the names and texts of the keywords in these files. */
export function keywordTexts(files: readonly KeywordFile[]): readonly KeywordText[] {
  return cardsOf(files, (id, keyword) => ({ id, name: nameOf(keyword.name), ...textOf(keyword) }));
}
