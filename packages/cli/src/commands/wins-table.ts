import type { GameTypes } from "@sw/tabletop";
import type { SingleBar } from "cli-progress";
import * as v from "valibot";
import { badInput } from "../exit.ts";
import { exists, mustBeWritable, readJson, writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Kit } from "../kit.ts";
import { configFrom } from "../playing/config.ts";
import { botNamesFor, botsFor, playOne, progressBar } from "../playing/many.ts";
import { table } from "../terminal/layout.ts";
import { jsonText, safe } from "../terminal/printable.ts";
import { pause } from "../terminal/screen.ts";

interface WinsOptions {
  readonly games: number;
  readonly seed: string;
  /** The only bot to play against. Defaults to all bots. */
  readonly against?: string;
  /** The file that stores the counts. Defaults to none. */
  readonly keep?: string;
}

/** The largest number of games that a file can lack when the command is interrupted. */
const KEPT_EVERY = 10;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cellSchema = v.object({ way: v.string(), bot: v.string(), games: count, wins: count });
const keptSchema = v.object({ game: v.string(), seed: v.string(), cells: v.array(cellSchema) });

/** The games counted for a way to play against a bot, and how many of them the automa won. */
type Cell = v.InferOutput<typeof cellSchema>;

/**
 * Plays each way to play against every bot, and prints how often the automatic seat wins. With `keep`, games stored in
 * the file are not played again, and at most {@link KEPT_EVERY} games are lost on interruption.
 */
export async function winsTable<G extends GameTypes>(io: Io, kit: Kit<G>, options: WinsOptions): Promise<void> {
  const { automatic, variants = [] } = kit;
  const { against } = options;
  const names = against === undefined ? [...Object.keys(kit.bots), "random"].reverse() : [against];
  const cells = await Cells.of(io, kit.game.id, options);
  const bar = progressBar(io, variants.length * names.length * options.games);
  try {
    for (const name of names) {
      for (const [way, typed] of variants) {
        const run = { config: await configFrom(io, kit, typed), bots: botsFor(kit, botNamesFor(kit, name)) };
        for (let cell = cells.cell(way, name); cell.games < options.games; cell = cells.cell(way, name)) {
          const { winners } = playOne(kit, { ...run, seed: `${options.seed} game ${cell.games}` });
          await cells.add(
            cell,
            winners.some((winner) => winner === automatic),
            bar,
          );
          await pause(0, io.interrupted);
        }
        await cells.keep();
      }
    }
  } finally {
    bar?.stop();
  }
  const head = ["", ...names.map((name) => `against ${name}`)];
  const rows = variants.map(([way]) => [way, ...names.map((name) => shown(cells.cell(way, name)))]);
  const heading = safe`${kit.game.id}: wins of ${automatic ?? ""}, of so many games, seed ${options.seed}`;
  io.stdout.write(`${[heading, "", ...table([head, ...rows], [1, 2])].join("\n")}\n`);
}

function shown({ games, wins }: Cell): string {
  return `${((100 * wins) / games).toFixed(1)} % of ${games}`;
}

/** The counts so far, in memory and in a file. */
class Cells {
  private readonly io: Io;
  private readonly path: string | undefined;
  private readonly head: { readonly game: string; readonly seed: string };
  private readonly counted = new Map<string, Cell>();
  private unkept = 0;

  private constructor(io: Io, game: string, { seed, keep }: WinsOptions) {
    this.io = io;
    this.path = keep;
    this.head = { game, seed };
  }

  /** Reads the win table from a file, or returns an empty one. A table of another game or seed is bad input. */
  static async of(io: Io, game: string, options: WinsOptions): Promise<Cells> {
    const cells = new Cells(io, game, options);
    const { keep, seed } = options;
    if (keep === undefined) return cells;
    await mustBeWritable(io, keep);
    if (!(await exists(io, keep))) return cells;
    const read = v.safeParse(keptSchema, await readJson(io, keep));
    if (!read.success) throw badInput(`${keep} does not contain a table of wins`);
    if (read.output.game !== game || read.output.seed !== seed)
      throw badInput(safe`${keep} contains wins of ${read.output.game} with seed ${read.output.seed}`);
    for (const cell of read.output.cells) cells.counted.set(keyOf(cell), cell);
    return cells;
  }

  cell(way: string, bot: string): Cell {
    return this.counted.get(keyOf({ way, bot })) ?? { way, bot, games: 0, wins: 0 };
  }

  async add(cell: Cell, isWon: boolean, bar: SingleBar | undefined): Promise<void> {
    this.counted.set(keyOf(cell), { ...cell, games: cell.games + 1, wins: cell.wins + (isWon ? 1 : 0) });
    this.unkept += 1;
    bar?.update([...this.counted.values()].reduce((sum, { games }) => sum + games, 0));
    if (this.unkept >= KEPT_EVERY) await this.keep();
  }

  /** Writes the counts to the file if there is one and it lacks any. */
  async keep(): Promise<void> {
    if (this.path === undefined || this.unkept === 0) return;
    await writeWhole(this.io, this.path, `${jsonText({ ...this.head, cells: [...this.counted.values()] })}\n`);
    this.unkept = 0;
  }
}

function keyOf({ way, bot }: Pick<Cell, "way" | "bot">): string {
  return JSON.stringify([way, bot]);
}
