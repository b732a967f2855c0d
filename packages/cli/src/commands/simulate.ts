import { performance } from "node:perf_hooks";
import { at, type GameTypes } from "@sw/tabletop";
import { SingleBar } from "cli-progress";
import { type Command, Option } from "commander";
import { badInput } from "../exit.ts";
import type { Io } from "../io.ts";
import { type Bot, type Kit, type LengthUnit, type SealedKit, seatsAsked, type TypedOptions } from "../kit.ts";
import { seedOption, wholeNumber } from "../options.ts";
import { commandPerGame } from "../per-game.ts";
import { botNamed, randomBot } from "../playing/bots.ts";
import { configFrom } from "../playing/config.ts";
import { AUTOMA } from "../playing/players.ts";
import { type Run, running } from "../playing/run.ts";
import { table } from "../terminal/layout.ts";
import { jsonText, safe } from "../terminal/printable.ts";
import { pause } from "../terminal/screen.ts";
import { isLive, terminalOf } from "../terminal/terminal.ts";

interface SimulateOptions extends TypedOptions {
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly json?: true;
  readonly table?: true;
}

/** One game as the summary needs it. */
interface Played {
  readonly winners: readonly string[];
  readonly isOver: boolean;
  readonly turns: number;
  readonly decisions: number;
}

/** `sw simulate GAME`: plays many games among bots and counts. */
export function simulateCommand(io: Io, games: readonly SealedKit[]): Command {
  return commandPerGame(io, games, "simulate", "play many games among bots and count", (command, kit) =>
    (kit.hasVariants ? command.addOption(tableOption(kit)) : command)
      .option("--games <number>", "how many games", wholeNumber(1, 1_000_000), 100)
      .addOption(seedOption("equal seeds give equal games").default("1"))
      .option("--bots <names>", `bots by seat, or one for all: ${kit.botNames.join(", ")}`, kit.botNames[0])
      .option("--json", "print the summary as JSON")
      .action((options: SimulateOptions) =>
        kit.use(options, (opened) => (options.table ? winsTable(io, opened, options) : simulate(io, opened, options))),
      ),
  );
}

/** The table has its own bots and ways to play. */
function tableOption({ options }: SealedKit): Option {
  const typed = options.map(({ flags, description }) => new Option(flags, description).attributeName());
  return new Option("--table", "wins of the automa against every bot, for each way to play").conflicts([
    ...typed,
    "json",
  ]);
}

/** Plays each way to play against every bot and prints how often the seat that the game plays by itself wins. */
export async function winsTable<G extends GameTypes>(
  io: Io,
  kit: Kit<G>,
  options: Pick<SimulateOptions, "games" | "seed">,
): Promise<void> {
  const { automatic, variants = [] } = kit;
  const names = [...Object.keys(kit.bots), "random"].reverse();
  const bar = progressBar(io, variants.length * names.length * options.games);
  const rows: (readonly string[])[] = [];
  let played = 0;
  try {
    for (const [variant, typed] of variants) {
      const config = await configFrom(io, kit, typed);
      const cells: string[] = [];
      for (const name of names) {
        const bots = botsFor(kit, botNamesFor(kit, name));
        let wins = 0;
        for (let index = 0; index < options.games; index++) {
          const { winners } = playOne(kit, { config, seed: `${options.seed} game ${index}`, bots });
          wins += winners.some((winner) => winner === automatic) ? 1 : 0;
          played += 1;
          bar?.update(played);
          await pause(0, io.interrupted);
        }
        cells.push(`${((100 * wins) / options.games).toFixed(1)} %`);
      }
      rows.push([variant, ...cells]);
    }
  } finally {
    bar?.stop();
  }
  const heading = safe`${kit.game.id}: wins of ${automatic ?? ""}, ${options.games} games each, seed ${options.seed}`;
  const head = ["", ...names.map((name) => `against ${name}`)];
  io.stdout.write(`${[heading, "", ...table([head, ...rows], [1, 2])].join("\n")}\n`);
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

/** The bots by seat; a seat that the game plays by itself has none to be named. */
function botNamesFor<G extends GameTypes>(kit: Kit<G>, typed: string): readonly string[] {
  const { seats } = kit.game;
  const asked = seatsAsked(kit);
  const names = typed.split(",").map((name) => name.trim());
  if (names.length !== 1 && names.length !== asked.length)
    throw badInput(`--bots names ${names.length} bots; it takes 1, or ${asked.length} for ${asked.join(",")}`);
  return seats.map((seat) => {
    if (seat === kit.automatic) return AUTOMA;
    return at(names, names.length === 1 ? 0 : asked.indexOf(seat));
  });
}

function botsFor<G extends GameTypes>(kit: Kit<G>, names: readonly string[]): Record<G["Seat"], Bot<G>> {
  const pairs = kit.game.seats.map((seat, index) => {
    const name = at(names, index);
    // whoever is never asked may be anybody
    const bot = seat === kit.automatic ? randomBot : botNamed(kit, name);
    if (bot !== undefined) return [seat, bot] as const;
    throw badInput(`unknown bot '${name}' (known: ${[...Object.keys(kit.bots), "random"].join(", ")})`);
  });
  return Object.fromEntries(pairs) as Record<G["Seat"], Bot<G>>;
}

/** On standard error, so that it never mixes with a summary that goes to a file. */
function progressBar({ stderr, env }: Io, games: number): SingleBar | undefined {
  if (!isLive(stderr, env)) return undefined;
  const format = "{bar} {value} of {total} games, {eta_formatted} to go";
  const bar = new SingleBar({
    format,
    stream: stderr,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  bar.start(games, 0);
  return bar;
}

function playOne<G extends GameTypes>({ game, turn }: Kit<G>, run: Run<G>): Played {
  let state: G["State"] | undefined;
  let decisions = -1;
  for (const moment of running(game, run)) {
    state = moment.state;
    decisions += 1;
  }
  const outcome = state === undefined ? undefined : game.outcome(state);
  const turns = state === undefined ? 0 : turn(state);
  return { winners: outcome?.winners ?? [], isOver: outcome !== undefined, turns, decisions };
}

interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

/** What `--json` prints, lengths by their unit. Everything but `speed` is the same for the same arguments. */
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
    `${speed.decisionsPerSecond} decisions per second, bots included, ${speed.seconds} s in all`,
    "",
  ].join("\n");
}
