import { type Attempt, attemptPuzzle } from "@sw/bots/arena";
import type { GameTypes } from "@sw/tabletop";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Kit, PuzzleOf, SealedKit, TypedOptions } from "../kit.ts";
import { commandPerGame } from "../per-game.ts";
import { botNamed } from "../playing/bots.ts";
import { table } from "../terminal/layout.ts";
import { safe } from "../terminal/printable.ts";
import { pause } from "../terminal/screen.ts";
import { terminalOf } from "../terminal/terminal.ts";

interface PuzzlesOptions extends TypedOptions {
  readonly bot: string;
  readonly json?: true;
}

/** Creates `sw puzzles GAME`: positions whose best line follows from the rules, and which of them a bot solves. */
export function puzzlesCommand(io: Io, games: readonly SealedKit[]): Command {
  return commandPerGame(io, games, "puzzles", "let a bot solve positions with known solutions", (command, kit) =>
    command
      .requiredOption("--bot <name>", `one of ${kit.botNames.join(", ")}`)
      .option("--json", "print the results as JSON")
      .action((options: PuzzlesOptions) => kit.use(options, (one) => tried(io, one, options))),
  );
}

/** A puzzle that a bot has tried. */
interface Tried extends Attempt {
  readonly id: string;
  readonly theme: string;
  readonly solution: readonly string[];
}

async function tried<G extends GameTypes>(io: Io, kit: Kit<G>, { bot, json }: PuzzlesOptions): Promise<void> {
  const player = botNamed(kit, bot);
  if (player === undefined)
    throw badInput(`unknown bot '${bot}' (known: ${[...Object.keys(kit.bots), "random"].join(", ")})`);
  const puzzles: readonly PuzzleOf<G>[] = (await kit.puzzles?.()) ?? [];
  if (puzzles.length === 0) throw badInput(`${kit.name} has no puzzles yet`);
  const results: Tried[] = [];
  for (const { puzzle, state } of puzzles) {
    await pause(0, io.interrupted);
    const { id, theme, solution } = puzzle;
    results.push({ id, theme, solution, ...attemptPuzzle(kit.game, puzzle, state, player) });
  }
  io.stdout.write(json ? `${JSON.stringify({ game: kit.name, bot, puzzles: results })}\n` : shown(io, bot, results));
}

function shown(io: Io, bot: string, results: readonly Tried[]): string {
  const { paint } = terminalOf(io);
  const rows = [
    ["puzzle", "solved", "idea"],
    ...results.map(({ id, solved, theme }) => [id, solved ? "yes" : "no", theme]),
  ];
  const [head = "", ...rest] = table(rows, []);
  const solved = results.filter((one) => one.solved).length;
  const summary = safe`${bot} solves ${solved} of ${results.length} puzzles`;
  return [paint.bold(head), ...rest, "", summary, ""].join("\n");
}
