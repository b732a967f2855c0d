/** The shape of `data/texts.json` of each core, for its JSON Schema. */

interface Both {
  readonly en: string;
  readonly es: string;
}

/** What a card, a piece or a keyword says, by parts. */
interface Text {
  readonly name: string;
  /** What kind of card or piece it is. */
  readonly kind: string;
  /** Its figures in one line; empty if it has none. */
  readonly figures: string;
  /** What it does, line by line. */
  readonly rules: readonly string[];
}

/** A card, a piece or a keyword. */
interface Entry {
  readonly id: string;
  readonly text: { readonly en: Text; readonly es: Text };
  /** What no two independent sources confirm: sentences, or names of fields; empty if all is confirmed. */
  readonly unverified: readonly string[];
}

/** The texts of a game in English and Spanish, in our words. */
export interface PublishedTexts {
  readonly groups: readonly { readonly id: string; readonly title: Both; readonly entries: readonly Entry[] }[];
}
