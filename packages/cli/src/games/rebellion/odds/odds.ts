import { type BattleSetup, battleOdds } from "@sw/rebellion-core/odds";
import { type Command, Option } from "commander";
import { badInput } from "../../../exit.ts";
import type { Io } from "../../../io.ts";
import type { Locale } from "../../../kit.ts";
import { commandNamed, langOption, seedOption, wholeNumber } from "../../../options.ts";
import { jsonText } from "../../../terminal/printable.ts";
import { terminalOf } from "../../../terminal/terminal.ts";
import { textsFor } from "../texts.ts";
import { forceTyped } from "./force.ts";
import { reportLines } from "./report.ts";

const EXAMPLES = { rebel: '"3 rebel-trooper, airspeeder"', imperial: '"4 stormtrooper, at-st"' } as const;

interface OddsTyped {
  readonly rebel?: string;
  readonly imperial?: string;
  readonly attacker: "rebel" | "imperial";
  readonly tactics?: "none" | "given" | "drawn";
  readonly actions?: string;
  readonly rulings: "book" | "faq";
  readonly expansion: "none" | "rote";
  readonly combat: "base" | "cinematic";
  readonly runs: number;
  readonly seed: string;
  readonly exact?: true;
  readonly lang: Locale;
  readonly json?: true;
}

/** Creates `sw odds rebellion`: the odds of a battle between two forces, simulated or exact. */
export function rebellionOdds(io: Io): Command {
  return commandNamed(io, "rebellion", "calculate the odds of a battle in Star Wars: Rebellion")
    .option("--rebel <force>", 'units, leaders, tactic cards: "mon-calamari-cruiser, 4 x-wing, ackbar"')
    .option("--imperial <force>", 'the same: "2 star-destroyer, 6 tie-fighter, vader"')
    .addOption(new Option("--attacker <side>", "who began").choices(["rebel", "imperial"]).default("imperial"))
    .addOption(
      new Option(
        "--tactics <how>",
        "tactic cards (default: given if you name some, drawn if you name a leader, otherwise none)",
      ).choices(["none", "given", "drawn"]),
    )
    .option("--actions <cards>", 'action cards used at the start: "point-blank-assault"')
    .addOption(
      new Option("--rulings <rulings>", "the rules of the book, or with the official FAQ")
        .choices(["book", "faq"])
        .default("book"),
    )
    .addOption(
      new Option("--expansion <box>", "with the units and leaders of Rise of the Empire (rote)")
        .choices(["none", "rote"])
        .default("none"),
    )
    .addOption(
      new Option("--combat <combat>", "base tactic cards, or all advanced ones")
        .choices(["base", "cinematic"])
        .default("base"),
    )
    .option("--runs <number>", "the number of battles to simulate", wholeNumber(1, 1_000_000), 20_000)
    .addOption(seedOption("the seed. The same seed gives the same odds").default("1"))
    .option("--exact", "calculate exact odds instead of simulating battles (only small battles without tactic cards)")
    .addOption(langOption().default("en"))
    .option("--json", "print setup and odds as JSON")
    .action((typed: OddsTyped) => odds(io, typed));
}

function odds(io: Io, typed: OddsTyped): void {
  const { runs, seed, lang } = typed;
  const setup = setupOf(typed);
  const result = battleOdds(setup, typed.exact === true ? { exact: true } : { runs, seed });
  if (!result.ok) throw badInput(textsFor(lang).violation(result.violation));
  if (typed.json === true) {
    io.stdout.write(`${jsonText({ setup, seed, odds: result.value })}\n`);
    return;
  }
  const { paint } = terminalOf(io);
  io.stdout.write(`${reportLines({ setup, seed, lang }, result.value, paint).join("\n")}\n`);
}

function missing(side: keyof typeof EXAMPLES): Error {
  return badInput(`required option '--${side} <force>' not specified, for instance --${side} ${EXAMPLES[side]}`);
}

function isBlank(typed: string | undefined): typed is undefined {
  return typed === undefined || typed.replaceAll(",", "").trim() === "";
}

function setupOf({ rebel, imperial, attacker, tactics, actions, rulings, expansion, combat }: OddsTyped): BattleSetup {
  if (isBlank(rebel) && isBlank(imperial)) {
    throw badInput(`which battle? Name both forces: --rebel ${EXAMPLES.rebel} --imperial ${EXAMPLES.imperial}`);
  }
  if (isBlank(rebel)) throw missing("rebel");
  if (isBlank(imperial)) throw missing("imperial");
  const sides = { rebel: forceTyped("rebel", rebel), imperial: forceTyped("imperial", imperial) };
  const all = Object.values(sides);
  const cards = (actions ?? "")
    .split(",")
    .map((card) => card.trim())
    .filter((card) => card !== "");
  const usual = all.some((side) => side.tactics !== undefined)
    ? "given"
    : all.some(({ leaders = [] }) => leaders.length > 0)
      ? "drawn"
      : "none";
  return {
    ...sides,
    attacker,
    rulings,
    tactics: tactics ?? (combat === "cinematic" ? "drawn" : usual),
    ...(expansion === "rote" ? { expansion: "rise-of-the-empire" } : {}),
    ...(combat === "cinematic" ? { combat } : {}),
    ...(cards.length === 0 ? {} : { actions: cards }),
  };
}
