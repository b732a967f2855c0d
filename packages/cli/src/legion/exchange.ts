import {
  type ExchangeNoteCode,
  exchange,
  type Loss,
  type LostPart,
  type ReadArmy,
} from "@sw/legion-core/army/exchange";
import { describe } from "@sw/legion-core/text";
import { badInput } from "../exit.ts";
import { parsedJson, readText } from "../files.ts";
import { cardName } from "../games/legion/cards.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { wrapped } from "../terminal/layout.ts";
import { safe } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";

/** Reads a list of another program from the text of a file or from a link. Throws bad input if it is not a list. */
export async function readListOf(io: Pick<Io, "cwd">, typed: string, locale: Locale): Promise<ReadArmy> {
  return readList(typed, isLink(typed) ? typed : await readText(io, typed), locale);
}

function isLink(typed: string): boolean {
  return /^https?:\/\//i.test(typed);
}

function readList(typed: string, text: string, locale: Locale): ReadArmy {
  const read = exchange.read(text);
  if (read.ok) return read.value;
  throw badInput(`${typed}: ${describe({ violation: read.violation }, { locale })}`);
}

/**
 * Reads an army. JSON of this project is returned unchanged for the game to validate. A list of another program, or a
 * link of LegionHQ, is converted to cards, with a note for every deviation.
 */
export async function readArmy(io: Io, typed: string, locale: Locale): Promise<unknown> {
  const text = isLink(typed) ? typed : await readText(io, typed);
  if (exchange.formatOf(text) === undefined) return parsedJson(typed, text);
  const read = readList(typed, text, locale);
  const { columns } = terminalOf(io);
  for (const line of [WORDS[locale].read(typed, read.points), ...noteLines(read, locale)]) {
    io.stderr.write(`${wrapped(line, columns, 2).join("\n")}\n`);
  }
  return read.list;
}

/** Reads the armies of both players from two files separated by a comma. */
export async function readTwoArmies(io: Io, typed: string, locale: Locale): Promise<unknown> {
  const [first = "", second = "", ...others] = typed.split(",");
  if (first === "" || second === "" || others.length > 0) throw badInput(`${typed}: ${WORDS[locale].two}`);
  return [await readArmy(io, first, locale), await readArmy(io, second, locale)];
}

/** The codes of notes about cards, or parts of them, that are missing in the army that was read. */
const LEFT_OUT: readonly ExchangeNoteCode[] = [
  "unknown-name",
  "not-in-this-edition",
  "upgrade-without-its-unit",
  "counterpart-without-its-unit",
];

/** Returns how many cards of a list are missing in the army that was read. */
export function leftOut({ notes }: ReadArmy): number {
  return notes.filter(({ code }) => LEFT_OUT.includes(code)).length;
}

/** Returns one line for each part of a list that was interpreted differently. */
export function noteLines({ notes }: ReadArmy, locale: Locale): readonly string[] {
  return notes.map((violation) => safe`- ${describe({ violation }, { locale })}`);
}

/** Returns one line for each thing that a format cannot hold. */
export function lossLines(lost: readonly Loss[], locale: Locale): readonly string[] {
  const { lost: word, parts } = WORDS[locale];
  return lost.map(({ part, cards }) => {
    const names = cards.map((id) => cardName(id, locale)).join(", ");
    return `- ${word}: ${parts[part]}${names === "" ? "" : ` (${names})`}`;
  });
}

interface ExchangeWords {
  readonly two: string;
  read(list: string, points: number): string;
  readonly lost: string;
  readonly parts: Readonly<Record<LostPart, string>>;
}

const WORDS: Readonly<Record<Locale, ExchangeWords>> = {
  en: {
    two: "give two files, separated by a comma",
    read: (list, points) => `${list}: read from a list. It costs ${points} points according to this package`,
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
    two: "se esperan dos archivos separados por una coma",
    read: (list, points) => `${list}: leído de una lista, ${points} puntos según las cifras de este paquete`,
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
