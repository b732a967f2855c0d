import { at, type Game, type GameTypes, happened, type Puzzle, seeded } from "@sw/tabletop";
import { type Bot, seatBot } from "../bot.ts";

/** The result of a bot's attempt at a puzzle. */
export interface Attempt {
  readonly solved: boolean;
  /** The keys of the actions played by the puzzle's seat. */
  readonly played: readonly string[];
}

/**
 * Lets a bot try a puzzle from its first state, while the other seats choose their first option. The bot is told the
 * goal as its aim. It fails when the puzzle's time is over, on an illegal action, or after `most` decisions (500 by
 * default).
 */
export function attemptPuzzle<G extends GameTypes, Position>(
  game: Game<G>,
  puzzle: Puzzle<G, Position>,
  state: G["State"],
  bot: Bot<G>,
  most = 500,
): Attempt {
  const { choose } = seatBot(bot);
  const played: string[] = [];
  let position = state;
  for (let decisions = 0; decisions < most; decisions++) {
    const decision = game.decision(position);
    if (decision === undefined) break;
    const { seat } = decision;
    const view = game.view(position, seat);
    const options = game.options(view);
    const isAsked = seat === puzzle.seat && options.length > 1;
    const helpers = { chance: seeded(`${puzzle.id} ${decisions}`), aim: puzzle };
    const action = isAsked ? choose(view, options, helpers) : at(options, 0);
    const step = game.apply(position, action, { by: seat });
    if (!step.ok) break;
    if (seat === puzzle.seat) played.push(game.actionKey(action));
    if (happened(puzzle.goal, step.value.events)) return { solved: true, played };
    if (happened(puzzle.late, step.value.events)) break;
    position = step.value.state;
  }
  return { solved: false, played };
}
