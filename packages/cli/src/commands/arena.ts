import { availableParallelism } from "node:os";
import { differenceOf, type GameRecord, pointsOf, type Sprt, type Standing, standings } from "@sw/bots/arena";
import { at, type GameTypes, type Json } from "@sw/tabletop";
import { type Command, InvalidArgumentError, Option } from "commander";
import pc from "picocolors";
import { entrantsOf, fixturesOf, isBroken, MILLISECONDS, recordsIn, sidesOf, type Terms } from "../arena/contest.ts";
import { here, type Place, threads } from "../arena/places.ts";
import { type Played, playContest } from "../arena/playing.ts";
import { isProgram } from "../arena/programs.ts";
import { ledgerAt, type Results, readResults } from "../arena/results.ts";
import { badInput } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Kit, SealedKit, TypedOptions } from "../kit.ts";
import { commandNamed, seedOption, wholeNumber } from "../options.ts";
import { commandPerGame } from "../per-game.ts";
import { configFrom } from "../playing/config.ts";
import { progressBar } from "../playing/many.ts";
import { table } from "../terminal/layout.ts";
import { safe } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";
import { versionOf } from "../versions.ts";

interface ArenaOptions extends TypedOptions {
  readonly bots: string;
  readonly games: number;
  readonly workers?: number;
  readonly queue?: string;
  readonly seed: string;
  readonly json?: true;
  readonly out?: string;
  readonly sprt?: Sprt;
  readonly moveTime: number;
}

interface WorkerOptions {
  readonly queue: string;
  readonly workers: number;
}

/** Creates `sw arena GAME`: bots play each other, and a table rates their results. */
export function arenaCommand(io: Io, games: readonly SealedKit[]): Command {
  const known = (kit: SealedKit): string => kit.botNames.join(", ");
  const compare = commandNamed(io, "compare", "compare two result files that use the same seeds, game by game")
    .argument("<one>")
    .argument("<other>")
    .action((one: string, other: string) => compared(io, one, other));
  const worker = commandNamed(io, "worker", "play games from a queue for contests on any machine, until Ctrl-C")
    .requiredOption("--queue <url>", "the queue on Redis: redis://host:6379")
    .option("--workers <number>", "threads", wholeNumber(1, 256), availableParallelism())
    .action(async ({ queue, workers }: WorkerOptions) =>
      (await import("../arena/serving.ts")).serve(io, queue, workers),
    );
  return commandPerGame(io, games, "arena", "let bots play each other, and rate them", (command, kit) =>
    command
      .requiredOption(
        "--bots <names>",
        `two or more bots, separated by commas: ${known(kit)}, or a program such as "cmd:python3 my_bot.py". In the solo variant one is enough, because all of them play the automa`,
      )
      .option(
        "--move-time <milliseconds>",
        "the time that a program has for each answer",
        wholeNumber(1, 3_600_000),
        MILLISECONDS,
      )
      .option(
        "--games <number>",
        "games for each pair of bots. Each game is repeated with the sides swapped",
        wholeNumber(2, 1_000_000),
        100,
      )
      .option(
        "--workers <number>",
        "number of threads. With --queue: number of games that wait in the queue at a time",
        wholeNumber(1, 256),
      )
      .option("--queue <url>", "let workers on any machine play the games, through a queue on Redis: redis://host:6379")
      .addOption(seedOption("the seed. The same seed gives the same games").default("1"))
      .option(
        "--sprt <elo0,elo1>",
        "for two bots: stop as soon as one of two Elo differences is likely enough",
        eloPair,
      )
      .option("--out <file>", "a file with a line for each game. Games that it already contains are not played again")
      .option("--json", "print the results as JSON")
      .action((options: ArenaOptions) => kit.use(options, (one) => arena(io, one, options))),
  )
    .addCommand(compare)
    .addCommand(worker);
}

function eloPair(typed: string): Sprt {
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...rest] = typed.split(",").map(Number);
  if (rest.length === 0 && elo0 < elo1) return { elo0, elo1 };
  throw new InvalidArgumentError("It must be two numbers, the smaller first: 0,50.");
}

/** Compares the first bots of two contests by the games that both have played. */
async function compared(io: Io, onePath: string, otherPath: string): Promise<void> {
  const [one, other] = await Promise.all([readResults(io, onePath), readResults(io, otherPath)]);
  const { seed, game } = one.terms;
  if (game !== other.terms.game || seed !== other.terms.seed)
    throw badInput(
      `${onePath} and ${otherPath} have different seeds or games, so they cannot be compared game by game`,
    );
  const [first, second] = [scoresIn(one), scoresIn(other)];
  const both = [...first.keys()].filter((key) => second.has(key));
  const scores = (from: ReadonlyMap<string, number>): readonly number[] => both.map((key) => from.get(key) ?? 0);
  const { difference, low, high } = differenceOf(scores(first), scores(second));
  const percent = (share: number): string => (100 * share).toFixed(1);
  io.stdout.write(
    safe`${game}: ${both.length} games in common, seed ${seed}\n\n` +
      safe`${at(one.terms.bots, 0).id} in ${onePath} scores ${percent(difference)} % of the points more than ` +
      safe`${at(other.terms.bots, 0).id} in ${otherPath} (95 %: ${percent(low)} to ${percent(high)})\n`,
  );
}

/** Returns the scores of the first bot by seed and side, so that equal games of two contests can be matched. */
function scoresIn({ terms, lines }: Results): ReadonlyMap<string, number> {
  const { id } = at(terms.bots, 0);
  return new Map(
    recordsIn(lines).flatMap((record) => {
      const side = record.sides.indexOf(id);
      return side < 0 ? [] : [[`${record.seed} ${side}`, pointsOf(record, side)] as const];
    }),
  );
}

async function arena<G extends GameTypes>(io: Io, kit: Kit<G>, options: ArenaOptions): Promise<void> {
  const { games, sprt } = options;
  const terms = await termsOf(io, kit, options);
  if (sprt !== undefined && (terms.bots.length !== 2 || kit.automatic !== undefined))
    throw badInput("--sprt needs exactly two bots, which can swap sides");
  if (options.queue !== undefined && terms.bots.some(({ id }) => isProgram(id)))
    throw badInput("programs can play only on the machine of the contest. Remove --queue");
  const ledger = await ledgerAt(io, options.out, terms);
  const bar = progressBar(io, fixturesOf(terms, games).length);
  bar?.update(ledger.lines.length);
  const onProgress = (over: number): void => bar?.update(over);
  const asked = sprt === undefined ? {} : { sprt };
  const where = await placeFor(io, terms, options);
  const played = await playContest(io, { terms, ledger, games, onProgress, ...where, ...asked }).finally(() =>
    bar?.stop(),
  );
  io.stdout.write(options.json ? `${JSON.stringify(summaryOf(terms, played))}\n` : shown(io, kit, terms, played));
}

/** The default number of games waiting in a queue, enough for the cores of several machines. */
const WAITING = 64;

/** Returns where the games are played, and how many at a time. */
async function placeFor(
  io: Io,
  terms: Terms,
  { queue, workers }: Pick<ArenaOptions, "queue" | "workers">,
): Promise<{ readonly place: Place; readonly workers: number }> {
  if (queue !== undefined) {
    const { queued } = await import("../arena/queue.ts");
    return { place: await queued(io, queue, terms), workers: workers ?? WAITING };
  }
  const many = workers ?? availableParallelism();
  return { place: many === 1 ? here(io) : threads(many), workers: many };
}

async function termsOf<G extends GameTypes>(io: Io, kit: Kit<G>, options: ArenaOptions): Promise<Terms> {
  const config: Json = JSON.parse(JSON.stringify(await configFrom(io, kit, options)));
  sidesOf(kit);
  const own = new Set(kit.options.map(({ flags, description }) => new Option(flags, description).attributeName()));
  const typed = Object.entries(options).flatMap(([key, value]): readonly (readonly [string, Json])[] =>
    own.has(key) && isPlain(value) ? [[key, value]] : [],
  );
  return {
    arena: 1,
    game: kit.name,
    options: Object.fromEntries(typed),
    config,
    seed: options.seed,
    bots: entrantsOf(kit, options.bots, options.moveTime),
    versions: Object.fromEntries([kit.package, "@sw/bots"].map((name) => [name, versionOf(name)])),
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The output of `--json`. */
interface Summary {
  readonly game: string;
  readonly config: Json;
  readonly seed: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly bots: readonly Standing[];
  readonly sprt: Played["test"];
  readonly forfeits: readonly ForfeitedGame[];
  readonly errors: readonly { readonly number: number; readonly seed: string; readonly message: string }[];
}

/** A game lost by an illegal action or an error of a bot, not by the rules of the game. */
interface ForfeitedGame extends Pick<NonNullable<GameRecord["forfeit"]>, "violation" | "error"> {
  readonly number: number;
  readonly seed: string;
  readonly bot: string;
}

function summaryOf({ game, config, seed, versions, bots }: Terms, { lines, test }: Played): Summary {
  const errors = lines.flatMap((line) =>
    isBroken(line) ? [{ number: line.number, seed: line.seed, message: line.broken }] : [],
  );
  const records = recordsIn(lines);
  const forfeits = records.flatMap(({ number, seed: drawn, sides, forfeit }) => {
    if (forfeit === null) return [];
    const { side, violation, error } = forfeit;
    return [{ number, seed: drawn, bot: sides[side] ?? "", violation, error }];
  });
  return { game, config, seed, versions, bots: standings(bots, records), sprt: test, forfeits, errors };
}

/** The largest number of forfeited games listed below the table. */
const FORFEITS_SHOWN = 10;

/** Returns a line for each of the first forfeited games, with the reason. */
function forfeitLines<G extends GameTypes>(kit: Kit<G>, forfeits: Summary["forfeits"]): readonly string[] {
  const face = kit.face("en", pc.createColors(false));
  const lines = forfeits.slice(0, FORFEITS_SHOWN).map(({ number, bot, violation, error }) => {
    const why = violation === null ? (error ?? "") : `${face.violation(violation)}`;
    return safe`game ${number}: ${bot} forfeits: ${why}`;
  });
  const more = forfeits.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more forfeited games`] : lines;
}

function shown<G extends GameTypes>(io: Io, kit: Kit<G>, terms: Terms, played: Played): string {
  const { paint } = terminalOf(io);
  const { bots, forfeits, errors, sprt } = summaryOf(terms, played);
  const percent = (share: number): string => (100 * share).toFixed(1);
  const rows = [
    ["bot", "games", "wins", "draws", "forfeits", "points %", "95 %", "Elo"],
    ...bots.map(({ id, games, wins, draws, forfeits, rate, low, high, elo }) => [
      id,
      ...[games, wins, draws, forfeits].map(String),
      percent(rate),
      `${percent(low)}-${percent(high)}`,
      elo.toFixed(0),
    ]),
  ];
  const [head = "", ...rest] = table(rows, [1, 2, 3, 4, 5, 6, 7]);
  const verdict =
    sprt === null
      ? []
      : ["", `sequential test: ${sprt.accepted ?? "undecided"}, log-likelihood ratio ${sprt.llr.toFixed(2)}`];
  const broken = errors.map(({ number, message }) => safe`game ${number} broke: ${message.split("\n", 1)[0] ?? ""}`);
  return [
    paint.bold(terms.game) + safe`: ${played.lines.length} games, seed ${terms.seed}`,
    "",
    paint.bold(head),
    ...rest,
    ...verdict,
    ...(forfeits.length === 0 ? [] : ["", ...forfeitLines(kit, forfeits)]),
    ...broken,
    "",
  ].join("\n");
}
