import {
  adviceText,
  advise,
  decisionIndexText,
  decisionRowOf,
  decisionRowText,
  dieText,
  type GuideTable,
  isQuestion,
  NEW_TABLE,
  parseQuestion,
  parseTable,
  printTable,
  recorded,
  resourcesOf,
  resourcesText,
  stepsText,
  tableText,
} from "@sw/rebellion-core/solo/guide";
import { describe } from "@sw/rebellion-core/text";
import type { Result, Violation } from "@sw/tabletop";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { exists, readText, writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { commandNamed, langOption } from "../options.ts";
import { type Asker, askerFor } from "../terminal/asker.ts";
import { wrapped } from "../terminal/layout.ts";
import { printable, safe } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";

const SECTIONS = ["setup", "assignment", "command", "refresh"] as const;
interface GuideTyped {
  readonly lang: Locale;
  readonly table: string;
}

/** `sw solo guide`: the solo variant with the box on a real table. */
export function guideCommand(io: Io): Command {
  return commandNamed(io, "guide", "what the Empire does on a real table, described in a few words")
    .option("--table <file>", "where the table is kept, in its notation", "solo-table.txt")
    .addOption(langOption().default("en"))
    .action((typed: GuideTyped) => guide(io, typed));
}

async function guide(io: Io, { lang, table: path }: GuideTyped): Promise<void> {
  const asker = askerFor(io);
  try {
    const sitting = new Sitting(io, asker, lang, path);
    await sitting.begin();
    for (;;) {
      const line = await asker.line(WORDS[lang].prompt);
      if (line === undefined || line === "q") break;
      await sitting.answer(line);
    }
    io.stdout.write(`${WORDS[lang].kept(path)}\n`);
  } finally {
    asker.close();
  }
}

/** A person beside a real table. */
class Sitting {
  private readonly io: Io;
  private readonly asker: Asker;
  readonly locale: Locale;
  private readonly path: string;
  private before: readonly GuideTable[] = [];
  private table: GuideTable = NEW_TABLE;

  constructor(io: Io, asker: Asker, locale: Locale, path: string) {
    this.io = io;
    this.asker = asker;
    this.locale = locale;
    this.path = path;
  }

  /** Takes up the table that was kept, or begins a new one. */
  async begin(): Promise<void> {
    if (await exists(this.io, this.path)) {
      const read = parseTable(await readText(this.io, this.path));
      if (!read.ok) throw badInput(`${this.path}${lineOf(read.violation)}: ${this.faultOf(read)}`);
      this.table = read.value;
    }
    this.say(tableText(this.table, this), ...WORDS[this.locale].help);
  }

  /** Answers a line: a question, a word of the guide, or what has happened. */
  async answer(line: string): Promise<void> {
    const [word = "", ...rest] = line.split(/\s+/);
    const section = SECTIONS.find((one) => word === "steps" && one === rest[0]);
    if (line === "") return;
    if (line === "?") this.say(...WORDS[this.locale].help);
    else if (line === "table") this.say(printTable(this.table).trimEnd(), tableText(this.table, this));
    else if (line === "resources") this.resources();
    else if (line === "undo") await this.undo();
    else if (word === "card") this.card(rest.join(" "));
    else if (section !== undefined) this.say(stepsText(this.table, section, this));
    else if (isQuestion(word)) await this.advise(line);
    else await this.record(line);
  }

  private resources(): void {
    const resources = resourcesOf(this.table);
    this.say(resources.ok ? resourcesText(resources.value, this) : this.faultOf(resources));
  }

  private card(name: string): void {
    if (name === "") return this.say(decisionIndexText(this.table, this));
    const row = decisionRowOf(this.table, name);
    this.say(row === undefined ? WORDS[this.locale].noRow(name) : decisionRowText(row, this));
  }

  /** Asks for dice until there is an answer; who leaves while a die is wanted gets none. */
  private async advise(line: string): Promise<void> {
    const question = parseQuestion(this.table, line);
    if (!question.ok) return this.say(this.faultOf(question));
    const rolls: number[] = [];
    for (;;) {
      const answer = advise(this.table, question.value, rolls);
      if (!answer.ok) {
        this.say(this.faultOf(answer));
        if (answer.violation.code !== "guide-roll") return;
        rolls.pop();
      } else if ("advice" in answer.value) return this.say(adviceText(answer.value.advice, this));
      else {
        const typed = await this.asker.line(dieText(answer.value.roll, this));
        if (typed === undefined || typed === "") return;
        if (/^\d+$/.test(typed)) rolls.push(Number(typed));
        else this.say(WORDS[this.locale].noNumber(typed));
      }
    }
  }

  private async record(line: string): Promise<void> {
    const after = recorded(this.table, line);
    if (!after.ok) return this.say(this.faultOf(after));
    this.before = [...this.before, this.table];
    await this.keep(after.value);
  }

  private async undo(): Promise<void> {
    const last = this.before.at(-1);
    this.before = this.before.slice(0, -1);
    if (last === undefined) this.say(WORDS[this.locale].nothing);
    else await this.keep(last);
  }

  private async keep(table: GuideTable): Promise<void> {
    this.table = table;
    await writeWhole(this.io, this.path, printTable(table));
    this.say(tableText(table, this));
  }

  private faultOf(result: Extract<Result<unknown>, { ok: false }>): string {
    return describe({ violation: result.violation }, { locale: this.locale });
  }

  private say(...blocks: readonly string[]): void {
    const { columns } = terminalOf(this.io);
    const lines = blocks.flatMap((block) => block.split("\n")).flatMap((line) => wrapped(printable(line), columns, 2));
    this.io.stdout.write(lines.map((line) => `${line}\n`).join(""));
  }
}

/** Where in a file the fault is. */
function lineOf({ params: { line } }: Violation): string {
  return typeof line === "number" ? `:${line}` : "";
}

interface GuideWords {
  readonly prompt: string;
  readonly kept: (path: string) => string;
  readonly noRow: (name: string) => string;
  readonly noNumber: (typed: string) => string;
  /** There is nothing to undo. */
  readonly nothing: string;
  readonly help: readonly string[];
}

const WORDS: Readonly<Record<Locale, GuideWords>> = {
  en: {
    prompt: "Guide",
    kept: (path) => safe`The table is kept in ${path}.`,
    noNumber: (typed) => safe`“${typed}” is no number.`,
    nothing: "Nothing to undo: the guide takes back only what you have entered since you started it.",
    noRow: (name) => safe`No single card of the decision list has "${name}" in its name.`,
    help: [
      "hoth: rebel r 2 trooper xwing leia   what is in Hoth; also round:, reputation:, pool:, deck:, queue 2:, probes:, rules: ...",
      "+ hoth: e vader   - hoth: r leia   corellia > hoth: e star-destroyer   slide   what comes, goes, moves; the queue goes on",
      "turn, mission CARD, oppose CARD SYSTEM, join SYSTEM, assignment, recruit CARD, build, deploy   what the Empire does",
      "effect CARD [SYSTEM]   roll|hits SYSTEM space|ground hd-s hh-   what its cards choose, what it does with its dice",
      "resources   card [NAME]   steps setup|assignment|command|refresh   table   undo   reset   ?   q",
    ],
  },
  es: {
    prompt: "Guía",
    kept: (path) => safe`La mesa queda guardada en ${path}.`,
    noNumber: (typed) => safe`«${typed}» no es un número.`,
    nothing: "Nada que deshacer: la guía solo deshace lo que has escrito desde que la abriste.",
    noRow: (name) => safe`Ninguna carta sola de la lista de decisiones lleva "${name}" en el nombre.`,
    help: [
      "hoth: rebel r 2 trooper xwing leia   lo que hay en Hoth; también round:, reputation:, pool:, deck:, queue 2:, probes:, rules: ...",
      "+ hoth: e vader   - hoth: r leia   corellia > hoth: e star-destroyer   slide   lo que llega, se va, se mueve; la cola avanza",
      "turn, mission CARTA, oppose CARTA SISTEMA, join SISTEMA, assignment, recruit CARTA, build, deploy   lo que hace el Imperio",
      "effect CARTA [SISTEMA]   roll|hits SISTEMA space|ground hd-s hh-   lo que eligen sus cartas, lo que hace con sus dados",
      "resources   card [NOMBRE]   steps setup|assignment|command|refresh   table   undo   reset   ?   q",
    ],
  },
};
