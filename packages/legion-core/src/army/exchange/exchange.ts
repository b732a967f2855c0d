import type { Result } from "@sw/tabletop";
import type { Catalogue } from "../../catalogue/entries.ts";
import { cardIndex } from "../card-index.ts";
import type { ArmyList } from "../list.ts";
import type { Books } from "./books.ts";
import type { Codes } from "./codes.ts";
import type { Draft, ExchangeFormat } from "./draft.ts";
import { lexiconOf } from "./lexicon.ts";
import { readLink, writeLink } from "./link.ts";
import { type Loss, lossesOf } from "./losses.ts";
import { readAdmiral } from "./read-admiral.ts";
import { readText } from "./read-texts.ts";
import { type Recognised, recognised } from "./recognise.ts";
import { readSaved, writeSaved } from "./saved.ts";
import { type ReadArmy, settled } from "./settle.ts";
import { readSimulator, writeSimulator } from "./simulator.ts";
import { titleWritten } from "./title.ts";
import { writeMinimal, writeStandard, writeTournament } from "./write-texts.ts";

/** The formats in which lists are written. The text of Tabletop Admiral can only be read. */
export const WRITTEN_FORMATS = [
  "legionhq-link",
  "legionhq-saved",
  "simulator",
  "text-standard",
  "text-minimal",
  "text-tournament",
] as const;
/** A format of {@link WRITTEN_FORMATS}. */
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** A list written in the format of another program. */
export interface WrittenArmy {
  readonly text: string;
  /** What is missing when the text is read again. Empty if nothing is lost. */
  readonly lost: readonly Loss[];
}

/** Reads and writes army lists in the formats of other programs. */
export interface Exchange {
  /**
   * Reads a list: a text or JSON data in one of {@link EXCHANGE_FORMATS}, recognised automatically. Unknown cards are
   * left out; they and everything else that is read differently are noted. Refuses other formats and links without
   * cards (`tt.input.shape`) and inputs that are too large (`tt.input.limits`). Does not check whether the army is
   * legal.
   */
  read(input: unknown): Result<ReadArmy>;
  /**
   * Returns the format of a list, or undefined if {@link Exchange.read} would refuse it because it has none of the
   * formats.
   */
  formatOf(input: unknown): ExchangeFormat | undefined;
  /** Writes a list, with a title if the format has one, and reports what the format cannot hold. */
  write(list: ArmyList, format: WrittenFormat, title?: string): WrittenArmy;
}

/**
 * Creates an {@link Exchange} for the cards of a catalogue, which is compiled once, when the first list is read or
 * written.
 */
export function createExchange(catalogue: Catalogue, codes: Codes): Exchange {
  let kept: Books | undefined;
  const books = (): Books => {
    kept ??= { lookup: cardIndex(catalogue), codes, lexicon: lexiconOf(catalogue, codes) };
    return kept;
  };
  const read = (input: unknown): Result<ReadArmy> => {
    const found = recognised(input);
    if (!found.ok) return found;
    const draft = draftOf(found.value, books());
    return draft.ok ? settled(books().lookup, draft.value) : draft;
  };
  return {
    read,
    formatOf: (input) => {
      const found = recognised(input);
      return found.ok ? found.value.format : undefined;
    },
    write: (list, format, title) => {
      const text = WRITERS[format](books(), list, titleWritten(list, title));
      return { text, lost: lossesOf(list, read(text)) };
    },
  };
}

function draftOf(found: Recognised, { lexicon }: Books): Result<Draft> {
  switch (found.format) {
    case "legionhq-link":
      return readLink(found.text, lexicon);
    case "legionhq-saved":
      return readSaved(found.json, lexicon);
    case "simulator":
      return readSimulator(found.json, lexicon);
    case "text-admiral":
      return readAdmiral(found.text, lexicon);
    default:
      return readText(found.text, found.format, lexicon);
  }
}

const WRITERS: Readonly<Record<WrittenFormat, (books: Books, list: ArmyList, title: string) => string>> = {
  "legionhq-link": writeLink,
  "legionhq-saved": writeSaved,
  simulator: writeSimulator,
  "text-standard": writeStandard,
  "text-minimal": writeMinimal,
  "text-tournament": writeTournament,
};
