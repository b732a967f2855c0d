import { CONTRACT_RULES, type RuleEntry } from "@sw/tabletop";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { GAMES } from "../games.ts";
import type { Io } from "../io.ts";
import { commandNamed, gameNamed } from "../options.ts";
import { wrapped } from "../terminal/layout.ts";
import { type Terminal, terminalOf } from "../terminal/terminal.ts";

interface Found extends RuleEntry {
  readonly id: string;
}

/** `sw rules QUERY`: searches the rule indexes. */
export function rulesCommand(io: Io): Command {
  return commandNamed(io, "rules", "search the rule index: every word must be in a rule's id, section or statement")
    .argument("<query...>", "words, or a part of a rule's id")
    .option("--game <game>", "only the rules of this game")
    .option("--json", "print the entries as JSON")
    .action((query: readonly string[], options: { readonly game?: string; readonly json?: true }) => {
      const words = query
        .join(" ")
        .split(/\s+/)
        .filter((word) => word !== "");
      if (words.length === 0) throw badInput("nothing to search for");
      const found = search(words, options.game);
      io.stdout.write(options.json ? `${JSON.stringify(found, null, 2)}\n` : shown(found, words, terminalOf(io)));
    });
}

function search(words: readonly string[], game: string | undefined): readonly Found[] {
  const kits = game === undefined ? GAMES : [gameNamed(game)];
  const others = game === undefined ? [CONTRACT_RULES] : [];
  const indexes = [...kits.map(({ rules }) => rules), ...others];
  const wanted = words.map(folded);
  return indexes
    .flatMap((index) => Object.entries(index).map(([id, entry]) => ({ id, ...entry })))
    .filter(({ id, source, rule, ambiguity }) => {
      const text = folded([id, source, rule, ambiguity ?? ""].join(" "));
      return wanted.every((word) => text.includes(word));
    });
}

/** Small letters without accents, so that `seccion` finds "SECCIÓN". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function shown(found: readonly Found[], words: readonly string[], { paint, columns }: Terminal): string {
  if (found.length === 0) return `No rule has all of: ${words.join(" ")}\n`;
  const lines = found.flatMap(({ id, source, kind, rule, ambiguity }) => [
    `${paint.bold(paint.cyan(id))}  ${paint.dim(`${kind}, ${source}`)}`,
    ...wrapped(`  ${rule}`, columns, 2),
    ...(ambiguity === undefined ? [] : wrapped(`  ${paint.yellow("The book leaves open:")} ${ambiguity}`, columns, 2)),
    "",
  ]);
  return `${[...lines, `${found.length} ${found.length === 1 ? "rule" : "rules"}`].join("\n")}\n`;
}
