import { performance } from "node:perf_hooks";
import { at, type GameTypes } from "@sw/tabletop";
import { type Command, Option } from "commander";
import type { Io } from "../io.ts";
import type { Kit, LengthUnit, SealedKit, TypedOptions } from "../kit.ts";
import { seedOption, wholeNumber } from "../options.ts";
import { commandPerGame } from "../per-game.ts";
import { configFrom } from "../playing/config.ts";
import { botNamesFor, botsFor, type Played, playOne, progressBar } from "../playing/many.ts";
import { table } from "../terminal/layout.ts";
import { jsonText, safe } from "../terminal/printable.ts";
import { pause } from "../terminal/screen.ts";
import { terminalOf } from "../terminal/terminal.ts";
import { winsTable } from "./wins-table.ts";

interface SimulateOptions extends TypedOptions {
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly json?: true;
  readonly table?: true;
  readonly against?: string;
  readonly keep?: string;
}

/** Creates `sw simulate GAME`: plays many games between bots and counts results. */
export function simulateCommand(io: Io, games: readonly SealedKit[]): Command {
  return commandPerGame(io, games, "simulate", "let bots play many games and count the results", (command, kit) =>
    (kit.hasVariants ? tableOptions(kit).reduce((all, option) => all.addOption(option), command) : command)
      .option("--games <number>", "the number of games", wholeNumber(1, 1_000_000), 100)
      .addOption(seedOption("the seed. The same seed gives the same games").default("1"))
      .option(
        "--bots <names>",
        `one bot for all seats, or one for each seat, separated by commas: ${kit.botNames.join(", ")}`,
        kit.botNames[0],
      )
      .option("--json", "print the summary as JSON")
      .action((options: SimulateOptions) =>
        kit.use(options, (opened) => (options.table ? winsTable(io, opened, options) : simulate(io, opened, options))),
      ),
  );
}

/**
 * Returns the options of the win table. They conflict with the game's own options, because the table runs through all
 * ways to play, and with `--json`.
 */
function tableOptions({ options, botNames }: SealedKit): readonly Option[] {
  const typed = options.map(({ flags, description }) => new Option(flags, description).attributeName());
  const table = new Option("--table", "print the wins of the automa against each bot, for each variant");
  const against = new Option("--against <bot>", "only the wins against this bot").choices(botNames);
  const keep = new Option(
    "--keep <file>",
    "a file that stores the wins. Wins that it already contains are not played again",
  );
  return [table, against, keep].map((option) => option.conflicts([...typed, "json"]).implies({ table: true }));
}

async function simulate<G extends GameTypes>(io: Io, kit: Kit<G>, options: SimulateOptions): Promise<void> {
  const { games, seed } = options;
  const config = await configFrom(io, kit, options);
  const names = botNamesFor(kit, options.bots);
  const bots = botsFor(kit, names);
  const bar = progressBar(io, games);
  const begun = performance.now();
  const played: Played[] = [];
  try {
    for (let index = 0; index < games; index++) {
      played.push(playOne(kit, { config, seed: `${seed} game ${index}`, bots }));
      bar?.update(index + 1);
      await pause(0, io.interrupted);
    }
  } finally {
    bar?.stop();
  }
  const summary = summed(kit, { names, played, seed, config, seconds: (performance.now() - begun) / 1000 });
  io.stdout.write(options.json ? `${jsonText(summary)}\n` : shown(summary, io));
}

interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

/** The output of `--json`, with lengths by unit. Everything except `speed` is the same for the same arguments. */
interface Summary extends Readonly<Partial<Record<LengthUnit, Spread>>> {
  readonly game: string;
  readonly config: unknown;
  readonly seed: string;
  readonly games: number;
  readonly seats: readonly { readonly seat: string; readonly bot: string; readonly wins: number }[];
  readonly draws: number;
  readonly undecided: number;
  readonly decisions: Spread;
  readonly speed: { readonly seconds: number; readonly decisionsPerSecond: number };
}

interface Sample {
  readonly names: readonly string[];
  readonly played: readonly Played[];
  readonly seed: string;
  readonly config: unknown;
  readonly seconds: number;
}

function summed<G extends GameTypes>(
  { game, unit }: Kit<G>,
  { names, played, seed, config, seconds }: Sample,
): Summary {
  const wins = (seat: string): number => played.filter(({ winners }) => winners.includes(seat)).length;
  const decisions = played.map((one) => one.decisions);
  const total = decisions.reduce((sum, count) => sum + count, 0);
  return {
    game: game.id,
    config,
    seed,
    games: played.length,
    seats: game.seats.map((seat, index) => ({ seat, bot: at(names, index), wins: wins(seat) })),
    draws: played.filter(({ winners, isOver }) => isOver && winners.length === 0).length,
    undecided: played.filter(({ isOver }) => !isOver).length,
    [unit]: spread(played.map(({ turns }) => turns)),
    decisions: spread(decisions),
    speed: { seconds: Math.round(seconds * 1000) / 1000, decisionsPerSecond: Math.round(total / seconds) },
  };
}

function spread(figures: readonly number[]): Spread {
  const sorted = figures.slice().sort((a, b) => a - b);
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const median = at(sorted, Math.floor(sorted.length / 2));
  return { least: at(sorted, 0), median, mean: Math.round(mean * 10) / 10, most: at(sorted, sorted.length - 1) };
}

function shown(summary: Summary, io: Io): string {
  const { paint } = terminalOf(io);
  const { games, seats, draws, undecided, decisions, speed, seed } = summary;
  const share = (count: number): string => `${((100 * count) / games).toFixed(1)} %`;
  const results = [
    ["side", "bot", "wins", ""],
    ...seats.map(({ seat, bot, wins }) => [seat, bot, String(wins), share(wins)]),
    ...(draws > 0 ? [["draw", "", String(draws), share(draws)]] : []),
    ...(undecided > 0 ? [["undecided", "", String(undecided), share(undecided)]] : []),
  ];
  const row = (name: string, { least, median, mean, most }: Spread): string[] => [
    name,
    ...[least, median, mean, most].map(String),
  ];
  const lengths = [
    ["per game", "least", "median", "mean", "most"],
    ...(["turns", "rounds"] as const).flatMap((unit) =>
      summary[unit] === undefined ? [] : [row(unit, summary[unit])],
    ),
    row("decisions", decisions),
  ];
  const headed = ([head = "", ...rest]: readonly string[]): readonly string[] => [paint.bold(head), ...rest];
  return [
    paint.bold(summary.game) + safe`: ${games} ${games === 1 ? "game" : "games"}, seed ${seed}`,
    "",
    ...headed(table(results, [2, 3])),
    "",
    ...headed(table(lengths, [1, 2, 3, 4])),
    "",
    `${speed.decisionsPerSecond} decisions per second including the bots, ${speed.seconds} s in total`,
    "",
  ].join("\n");
}
