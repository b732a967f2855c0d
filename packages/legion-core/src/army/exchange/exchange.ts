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

/** The formats in which lists are written; Tabletop Admiral's is read alone. */
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

/** A list as others read it. */
export interface WrittenArmy {
  readonly text: string;
  /** What reading the text again does not give back; empty if nothing is lost. */
  readonly lost: readonly Loss[];
}

/** Reads and writes lists as other programs have them. */
export interface Exchange {
  /**
   * Reads a list: a text of one of {@link EXCHANGE_FORMATS}, which it recognises by itself, or its JSON as data. Cards that are
   * not known are left out and noted by the name that stands in the list, and so is whatever else is read otherwise than it
   * stands there. Refuses what is none of the formats and links that hold no cards (`tt.input.shape`), and what is too large
   * (`tt.input.limits`). It does not say whether the army is legal.
   */
  read(input: unknown): Result<ReadArmy>;
  /** How a list is written, or nothing if {@link Exchange.read} would refuse it as none of the formats. */
  formatOf(input: unknown): ExchangeFormat | undefined;
  /** Writes a list, with a title where the format has one, and tells what the format cannot carry. */
  write(list: ArmyList, format: WrittenFormat, title?: string): WrittenArmy;
}

/** Reads and writes lists with the cards of a catalogue, which is compiled once, at the first list. */
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
