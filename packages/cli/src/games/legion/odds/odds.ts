import { type AttackInput, type AttackOdds, attackOdds } from "@sw/legion-core/odds";
import { describe } from "@sw/legion-core/text";
import { type Command, Option } from "commander";
import { badInput } from "../../../exit.ts";
import { readJson } from "../../../files.ts";
import type { Io } from "../../../io.ts";
import type { Locale } from "../../../kit.ts";
import { commandNamed, langOption, wholeNumber } from "../../../options.ts";
import { table } from "../../../terminal/layout.ts";
import { jsonText } from "../../../terminal/printable.ts";
import { terminalOf } from "../../../terminal/terminal.ts";
import { ODDS_WORDS } from "./words.ts";

interface OddsTyped {
  readonly dice?: string;
  readonly melee?: true;
  readonly weapon: string;
  readonly surge?: "hit" | "crit";
  readonly attacker: string;
  readonly aim: number;
  readonly defense: "white" | "red";
  readonly block?: true;
  readonly defender: string;
  readonly cover: "none" | "light" | "heavy";
  readonly dodge: number;
  readonly suppressed?: true;
  readonly lang: Locale;
  readonly json?: true;
}

const MOST = 99;

/** Creates `sw odds legion`: the exact odds of one attack pool, from a file or from options. */
export function legionOdds(io: Io): Command {
  return commandNamed(io, "legion", "calculate the odds of an attack in Star Wars: Legion")
    .argument("[file]", "a JSON file with the whole attack, instead of --dice and its options")
    .option("--dice <dice>", 'the attack pool: "2 red, 4 white"')
    .option("--melee", "a melee attack, in which cover does not count")
    .option("--weapon <keywords>", 'keywords of the weapons: "pierce 1, blast"', "")
    .addOption(new Option("--surge <face>", "the result that attack surges become").choices(["hit", "crit"]))
    .option("--attacker <keywords>", "keywords of the attacker", "")
    .option("--aim <number>", "aim tokens of the attacker", wholeNumber(0, MOST), 0)
    .addOption(new Option("--defense <die>", "the defense die").choices(["white", "red"]).default("white"))
    .option("--block", "defense surges become blocks")
    .option("--defender <keywords>", 'keywords of the defender: "armor" or "armor 1"', "")
    .addOption(new Option("--cover <cover>", "cover from terrain").choices(["none", "light", "heavy"]).default("none"))
    .option("--dodge <number>", "dodge tokens of the defender", wholeNumber(0, MOST), 0)
    .option("--suppressed", "the defender is suppressed")
    .addOption(langOption().default("en"))
    .option("--json", "print attack and odds as JSON")
    .action((file: string | undefined, typed: OddsTyped) => odds(io, file, typed));
}

async function odds(io: Io, file: string | undefined, typed: OddsTyped): Promise<void> {
  const attack = file === undefined ? attackTyped(typed) : await attackIn(io, file, typed);
  const result = attackOdds(attack);
  if (!result.ok) throw badInput(describe({ violation: result.violation }, { locale: typed.lang }));
  const text = typed.json === true ? jsonText({ attack, odds: result.value }) : report(io, typed, result.value);
  io.stdout.write(`${text}\n`);
}

/** Reads an attack from a file. `attackOdds` validates it. */
async function attackIn(io: Io, file: string, { dice }: OddsTyped): Promise<AttackInput> {
  if (dice !== undefined) throw badInput("a file describes the whole attack, so it cannot be combined with --dice");
  return (await readJson(io, file)) as AttackInput;
}

function attackTyped(typed: OddsTyped): AttackInput {
  const { dice, surge, aim, dodge, cover, defense } = typed;
  if (dice === undefined || dice.replaceAll(",", "").trim() === "")
    throw badInput('which attack? Name a file, or --dice "2 red, 4 white"');
  return {
    kind: typed.melee === true ? "melee" : "ranged",
    weapons: [{ dice: counted(dice, "dice"), keywords: keywordsTyped(typed.weapon, "--weapon") }],
    attacker: {
      ...(surge === undefined ? {} : { surge }),
      keywords: keywordsTyped(typed.attacker, "--attacker"),
      tokens: { aim },
    },
    defender: {
      die: defense,
      ...(typed.block === true ? { surge: "block" } : {}),
      keywords: keywordsTyped(typed.defender, "--defender"),
      tokens: { dodge },
      cover,
      suppressed: typed.suppressed === true,
    },
  };
}

/** Reads dice by colour. A colour without a number counts as one die. */
function counted(typed: string, what: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, number = 1] of namedIn(typed, what)) counts[name] = (counts[name] ?? 0) + number;
  return counts;
}

/** Reads keywords by id. A keyword without a number has no value. */
function keywordsTyped(typed: string, what: string): Readonly<Record<string, number | true>> {
  return Object.fromEntries(namedIn(typed, what).map(([id, value]) => [id, value ?? true]));
}

/** Reads names with or without a number before or after them: "2 red, pierce 1, blast". */
function namedIn(typed: string, what: string): readonly (readonly [name: string, number: number | undefined])[] {
  const parts = typed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.map((part) => {
    const [, before, name, behind] = /^(?:(\d+) )?([a-z][a-z0-9-]*)(?: (\d+))?$/.exec(part) ?? [];
    if (name === undefined) throw badInput(`'${part}' of ${what} is not a name with a number`);
    const digits = before ?? behind;
    return [name, digits === undefined ? undefined : Number(digits)] as const;
  });
}

/** Returns a report for people: the chance of exactly, and of at least, each number of wounds. */
function report(io: Io, { lang }: OddsTyped, odds: AttackOdds): string {
  const { paint } = terminalOf(io);
  const words = ODDS_WORDS[lang];
  const rows = odds.wounds.map((chance, count) => {
    const least = odds.wounds.slice(count).reduce((sum, one) => sum + one, 0);
    return [String(count), percent(chance), percent(least)];
  });
  const [head = "", ...rest] = table([words.head, ...rows], [0, 1, 2]);
  const closing = [words.mean(odds.meanWounds.toFixed(2)), words.suppressed(percent(odds.suppressed))];
  const back = odds.meanAttackerWounds > 0 ? [words.back(odds.meanAttackerWounds.toFixed(2))] : [];
  return [paint.bold(head), ...rest, "", ...closing, ...back].join("\n");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
