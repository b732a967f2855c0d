import { army, parseArmyList } from "@sw/legion-core/army";
import { exchange, WRITTEN_FORMATS, type WrittenFormat } from "@sw/legion-core/army/exchange";
import { describe } from "@sw/legion-core/text";
import { type Command, Option } from "commander";
import { BAD_INPUT, badInput, exit } from "../exit.ts";
import { writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { optionLines, playableLines, rosterLines } from "../legion/army.ts";
import { readDocument } from "../legion/documents.ts";
import { leftOut, lossLines, noteLines, readListOf } from "../legion/exchange.ts";
import { commandNamed, langOption } from "../options.ts";
import { wrapped } from "../terminal/layout.ts";
import { jsonText, printable, safe } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";

interface ArmyTyped {
  readonly lang: Locale;
  readonly json?: true;
}

interface CheckTyped extends ArmyTyped {
  readonly playable?: true;
}

interface ImportTyped extends ArmyTyped {
  readonly out?: string;
}

interface ExportTyped extends ArmyTyped {
  readonly as: WrittenFormat;
  readonly title?: string;
}

const ARMY_FILE = "the army as JSON: faction, units with upgrades, command hand, battle deck";
const KNOWN = ["check", "options", "import", "export"];

/**
 * Creates `sw army`. `check` and `options` test an army of Legion against the rules for building one; `import` and
 * `export` convert between armies and the lists of other programs.
 */
export function armyCommand(io: Io): Command {
  const parent = commandNamed(
    io,
    "army",
    "check an army of Star Wars: Legion, list what it can still include, or exchange it with other programs",
  );
  const ofFile = (command: Command) => command.argument("<file>", ARMY_FILE);
  const commands = [
    commandNamed(
      io,
      "check",
      "list everything that is wrong with an army, or the parts of it that this version does not fully support",
    )
      .argument("[file]", `${ARMY_FILE}. With --playable it is optional: without a file, all cards are checked`)
      .option("--playable", "list the cards that this version does not fully support, instead of the faults")
      .action((file: string | undefined, typed: CheckTyped) => check(io, file, typed)),
    ofFile(commandNamed(io, "options", "list everything that can be added to an army")).action(
      (file: string, typed: ArmyTyped) => options(io, file, typed),
    ),
    commandNamed(io, "import", "read an army from a list of another program")
      .argument("<list>", "a link of LegionHQ, or a file that contains a link, a text list or JSON")
      .option("--out <file>", "write the army to this file instead of printing it")
      .action((list: string, typed: ImportTyped) => importList(io, list, typed)),
    ofFile(commandNamed(io, "export", "write an army as a list for another program"))
      .addOption(new Option("--as <format>", "the format of the list").choices(WRITTEN_FORMATS).makeOptionMandatory())
      .option("--title <title>", "the title of the list, in formats that have one")
      .action((file: string, typed: ExportTyped) => exportList(io, file, typed)),
  ];
  for (const command of commands) {
    parent.addCommand(command.addOption(langOption().default("en")).option("--json", "print everything as JSON"));
  }
  return parent
    .helpCommand(true)
    .argument("[what]")
    .action((typed: string | undefined) => {
      const known = KNOWN.join(", ");
      throw badInput(typed === undefined ? `which of ${known}?` : `no '${typed}' of an army (known: ${known})`);
    });
}

async function check(io: Io, file: string | undefined, { lang, json, playable }: CheckTyped): Promise<void> {
  if (playable === true) return checkPlayable(io, file, { lang, ...(json === undefined ? {} : { json }) });
  if (file === undefined) throw badInput(NO_FILE[lang]);
  const list = await readDocument(io, file, parseArmyList, lang);
  const faults = army.check(list);
  const { paint, columns } = terminalOf(io);
  if (json === true) {
    io.stdout.write(`${jsonText({ points: army.points(list), faults })}\n`);
  } else {
    const wrong = faults.flatMap((violation) =>
      wrapped(safe`- ${describe({ violation }, { locale: lang })}`, columns, 2),
    );
    io.stdout.write(
      `${[...rosterLines(list, lang, paint), "", ...(wrong.length === 0 ? [LEGAL[lang]] : wrong)].join("\n")}\n`,
    );
  }
  if (faults.length > 0) throw exit(BAD_INPUT, WRONG[lang](file, faults.length));
}

/** Prints the cards of an army, or of the whole catalogue, that are not implemented in full. */
async function checkPlayable(io: Io, file: string | undefined, { lang, json }: ArmyTyped): Promise<void> {
  const list = file === undefined ? undefined : await readDocument(io, file, parseArmyList, lang);
  const found = army.playable(list);
  if (json === true) {
    io.stdout.write(`${jsonText(found)}\n`);
    return;
  }
  const { paint, columns } = terminalOf(io);
  io.stdout.write(`${playableLines(found, list === undefined, { lang, paint, columns }).join("\n")}\n`);
}

const NO_FILE: Readonly<Record<Locale, string>> = {
  en: "which army? give the file",
  es: "¿qué ejército? hay que dar el archivo",
};

const LEGAL: Readonly<Record<Locale, string>> = { en: "The army is legal.", es: "El ejército es legal." };

const WRONG: Readonly<Record<Locale, (file: string, faults: number) => string>> = {
  en: (file, faults) => `the army in ${file} is not legal: ${faults} ${faults === 1 ? "fault" : "faults"}`,
  es: (file, faults) => `el ejército de ${file} no es legal: ${faults} ${faults === 1 ? "falta" : "faltas"}`,
};

async function options(io: Io, file: string, { lang, json }: ArmyTyped): Promise<void> {
  const list = await readDocument(io, file, parseArmyList, lang);
  const found = army.options(list);
  if (json === true) {
    io.stdout.write(`${jsonText(found)}\n`);
    return;
  }
  const { paint, columns } = terminalOf(io);
  io.stdout.write(`${optionLines(list, found, { lang, paint, columns }).join("\n")}\n`);
}

async function importList(io: Io, typed: string, { lang, json, out }: ImportTyped): Promise<void> {
  const read = await readListOf(io, typed, lang);
  const text = `${jsonText(json === true ? read : read.list)}\n`;
  if (out === undefined) io.stdout.write(text);
  else await writeWhole(io, out, text);
  if (json !== true) tell(io, noteLines(read, lang));
  const missing = leftOut(read);
  if (missing > 0) throw exit(BAD_INPUT, MISSING[lang](typed, missing));
}

const MISSING: Readonly<Record<Locale, (list: string, cards: number) => string>> = {
  en: (list, cards) => `cards of ${list} that are skipped: ${cards}`,
  es: (list, cards) => `cartas de ${list} que se omiten: ${cards}`,
};

async function exportList(io: Io, file: string, { lang, json, as, title }: ExportTyped): Promise<void> {
  const list = await readDocument(io, file, parseArmyList, lang);
  const written = exchange.write(list, as, title);
  if (json === true) {
    io.stdout.write(`${jsonText(written)}\n`);
    return;
  }
  io.stdout.write(`${written.text.split("\n").map(printable).join("\n")}\n`);
  tell(io, lossLines(written.lost, lang));
}

/** Prints notes about a result to standard error, so that standard output holds only the result. */
function tell(io: Io, lines: readonly string[]): void {
  const { columns } = terminalOf(io);
  for (const line of lines) io.stderr.write(`${wrapped(line, columns, 2).join("\n")}\n`);
}
