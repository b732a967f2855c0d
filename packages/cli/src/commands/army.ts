import { army, parseArmyList } from "@sw/legion-core/army";
import { describe } from "@sw/legion-core/text";
import type { Command } from "commander";
import { BAD_INPUT, badInput, exit } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { optionLines, rosterLines } from "../legion/army.ts";
import { readDocument } from "../legion/documents.ts";
import { commandNamed, langOption } from "../options.ts";
import { wrapped } from "../terminal/layout.ts";
import { jsonText, safe } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";

interface ArmyTyped {
  readonly lang: Locale;
  readonly json?: true;
}

/** `sw army check FILE` and `sw army options FILE`: an army of Legion against the rules of building one. */
export function armyCommand(io: Io): Command {
  const parent = commandNamed(io, "army", "check an army of Star Wars: Legion, or list what it may still include");
  const commands = [
    commandNamed(io, "check", "everything that is wrong with an army").action((file: string, typed: ArmyTyped) =>
      check(io, file, typed),
    ),
    commandNamed(io, "options", "everything that may be added to an army").action((file: string, typed: ArmyTyped) =>
      options(io, file, typed),
    ),
  ];
  for (const command of commands) {
    parent.addCommand(
      command
        .argument("<file>", "the army as JSON: faction, units with upgrades, command hand, battle deck")
        .addOption(langOption().default("en"))
        .option("--json", "print everything as JSON"),
    );
  }
  return parent
    .helpCommand(true)
    .argument("[what]")
    .action((typed: string | undefined) => {
      throw badInput(typed === undefined ? "check or options?" : `no '${typed}' of an army (known: check, options)`);
    });
}

async function check(io: Io, file: string, { lang, json }: ArmyTyped): Promise<void> {
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
