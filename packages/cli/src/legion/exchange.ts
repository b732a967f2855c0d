import {
  type ExchangeNoteCode,
  exchange,
  type Loss,
  type LostPart,
  type ReadArmy,
} from "@sw/legion-core/army/exchange";
import { describe } from "@sw/legion-core/text";
import { badInput } from "../exit.ts";
import { readText } from "../files.ts";
import { cardName } from "../games/legion/cards.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { safe } from "../terminal/printable.ts";

/** Reads a list of another program: the text of a file, or a link as it was typed. What is no list is bad input. */
export async function readListOf(io: Pick<Io, "cwd">, typed: string, locale: Locale): Promise<ReadArmy> {
  const isLink = /^https?:\/\//i.test(typed);
  const read = exchange.read(isLink ? typed : await readText(io, typed));
  if (read.ok) return read.value;
  throw badInput(`${typed}: ${describe({ violation: read.violation }, { locale })}`);
}

/** Notes of cards, or of what belongs to them, that are not in the army that was read. */
const LEFT_OUT: readonly ExchangeNoteCode[] = [
  "unknown-name",
  "not-in-this-edition",
  "upgrade-without-its-unit",
  "counterpart-without-its-unit",
];

/** How many cards of a list are not in the army that was read. */
export function leftOut({ notes }: ReadArmy): number {
  return notes.filter(({ code }) => LEFT_OUT.includes(code)).length;
}

/** What was read otherwise than it stands in a list, a line each. */
export function noteLines({ notes }: ReadArmy, locale: Locale): readonly string[] {
  return notes.map((violation) => safe`- ${describe({ violation }, { locale })}`);
}

/** What a format does not carry, a line each. */
export function lossLines(lost: readonly Loss[], locale: Locale): readonly string[] {
  const { lost: word, parts } = WORDS[locale];
  return lost.map(({ part, cards }) => {
    const names = cards.map((id) => cardName(id, locale)).join(", ");
    return `- ${word}: ${parts[part]}${names === "" ? "" : ` (${names})`}`;
  });
}

interface ExchangeWords {
  readonly lost: string;
  readonly parts: Readonly<Record<LostPart, string>>;
}

const WORDS: Readonly<Record<Locale, ExchangeWords>> = {
  en: {
    lost: "lost in this format",
    parts: {
      everything: "the whole list",
      format: "the format of the game",
      faction: "the faction",
      "battle-force": "the battle force",
      units: "units",
      "command-hand": "the command hand",
      "battle-deck": "the battle deck",
    },
  },
  es: {
    lost: "se pierde en este formato",
    parts: {
      everything: "toda la lista",
      format: "el formato de la partida",
      faction: "la facción",
      "battle-force": "el grupo de batalla",
      units: "unidades",
      "command-hand": "la mano de cartas de Mando",
      "battle-deck": "el mazo de Batalla",
    },
  },
};
