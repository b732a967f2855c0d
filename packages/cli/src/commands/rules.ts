import { CONTRACT_RULES, type RuleEntry } from "@sw/tabletop";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { gamesNamedIn, loadGame } from "../games.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { commandNamed, langOption } from "../options.ts";
import { wrapped } from "../terminal/layout.ts";
import { jsonText, safe } from "../terminal/printable.ts";
import { type Terminal, terminalOf } from "../terminal/terminal.ts";

interface Found extends RuleEntry {
  readonly id: string;
}

interface RulesTyped {
  readonly game?: string;
  readonly lang: Locale;
  readonly json?: true;
}

/** Creates `sw rules QUERY`: searches the rule indexes. */
export function rulesCommand(io: Io): Command {
  return commandNamed(
    io,
    "rules",
    "search the rule index. Each word must occur in the id, the section or the statement of a rule",
  )
    .argument("<query...>", "the words to search for, or a part of a rule's id")
    .option("--game <game>", "only the rules of this game")
    .addOption(
      langOption(
        "language of the output. Statements are always in English, and section names in the language of the book",
      ).default("en"),
    )
    .option("--json", "print the entries as JSON")
    .action(async (query: readonly string[], { game, lang, json }: RulesTyped) => {
      const words = query
        .join(" ")
        .split(/\s+/)
        .filter((word) => word !== "");
      if (words.length === 0) throw badInput("give at least one word to search for");
      const found = await search(words, game);
      io.stdout.write(json ? `${jsonText(found)}\n` : report(found, words, WORDS[lang], terminalOf(io)));
    });
}

async function search(words: readonly string[], game: string | undefined): Promise<readonly Found[]> {
  const kits = game === undefined ? await gamesNamedIn([]) : [await loadGame(game)];
  const others = game === undefined ? [CONTRACT_RULES] : [];
  const indexes = [...new Set(kits.map(({ rules }) => rules)), ...others];
  const wanted = words.map(folded);
  return indexes
    .flatMap((index) => Object.entries(index).map(([id, entry]) => ({ id, ...entry })))
    .filter(({ id, source, rule, ambiguity }) => {
      const text = folded([id, source, rule, ambiguity ?? ""].join(" "));
      return wanted.every((word) => text.includes(word));
    });
}

/** Returns a text in lower case without accents, so that `seccion` finds "SECCIÓN". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function report(
  found: readonly Found[],
  words: readonly string[],
  { none, open, count }: RulesWords,
  { paint, columns }: Terminal,
): string {
  if (found.length === 0) return `${none(words.join(" "))}\n`;
  const lines = found.flatMap(({ id, source, kind, rule, ambiguity }) => [
    `${paint.bold(paint.cyan(id))}  ${paint.dim(`${kind}, ${source}`)}`,
    ...wrapped(`  ${rule}`, columns, 2),
    ...(ambiguity === undefined ? [] : wrapped(`  ${paint.yellow(open)} ${ambiguity}`, columns, 2)),
    "",
  ]);
  return `${[...lines, count(found.length)].join("\n")}\n`;
}

interface RulesWords {
  readonly none: (words: string) => string;
  readonly open: string;
  readonly count: (rules: number) => string;
}

const WORDS: Readonly<Record<Locale, RulesWords>> = {
  en: {
    none: (words) => safe`No rule contains all of these words: ${words}`,
    open: "The book leaves open:",
    count: (rules) => `${rules} ${rules === 1 ? "rule" : "rules"}`,
  },
  es: {
    none: (words) => safe`Ninguna regla contiene todas estas palabras: ${words} (los enunciados están en inglés)`,
    open: "El libro deja abierto:",
    count: (rules) => `${rules} ${rules === 1 ? "regla" : "reglas"}; los enunciados están en inglés`,
  },
};
