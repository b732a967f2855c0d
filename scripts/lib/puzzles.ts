import { canonicalJson, expectOk, type Game, type GameTypes, happened, type Puzzle, type Step } from "@sw/tabletop";
import { describe, expect, test } from "vitest";

/** Most positions that are looked at for one puzzle. */
const MOST = 60_000;

/** The puzzles of a game, and what their tests need to know of it. */
export interface PuzzlesOf<G extends GameTypes, Position> {
  readonly game: Game<G>;
  readonly puzzles: readonly Puzzle<G, Position>[];
  /** The state in which a puzzle begins. */
  positionOf(puzzle: Puzzle<G, Position>): G["State"];
  /** The state without what makes no difference to a puzzle, such as draws to come. */
  essence(state: G["State"]): unknown;
  /** The key of the action that gives a puzzle up. */
  readonly givingUp: string;
}

/** Tells whether a puzzle can still be solved, whatever the other side answers, by looking at all that can be played. */
class Solver<G extends GameTypes, Position> {
  readonly #of: PuzzlesOf<G, Position>;
  readonly #puzzle: Puzzle<G, Position>;
  readonly #known = new Map<string, boolean>();

  constructor(of: PuzzlesOf<G, Position>, puzzle: Puzzle<G, Position>) {
    this.#of = of;
    this.#puzzle = puzzle;
  }

  isSolvable(state: G["State"]): boolean {
    const { game, essence } = this.#of;
    const decision = game.decision(state);
    if (decision === undefined) return false;
    const key = canonicalJson(essence(state));
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size > MOST) throw new Error(`${this.#puzzle.id} has too many positions`);
    const leads = (action: G["Action"]): boolean => this.leads(state, action);
    const options = game.legalActions(state);
    const answer = decision.seat === this.#puzzle.seat ? options.some(leads) : options.every(leads);
    this.#known.set(key, answer);
    return answer;
  }

  /** Whether an action reaches the goal, or leaves it within reach. */
  leads(state: G["State"], action: G["Action"]): boolean {
    const { events, state: next } = expectOk(this.#of.game.apply(state, action));
    if (happened(this.#puzzle.goal, events)) return true;
    return !happened(this.#puzzle.late, events) && this.isSolvable(next);
  }
}

/** A position of a solution, the action that it plays there and what comes of it. */
interface Played<G extends GameTypes> {
  readonly state: G["State"];
  readonly action: G["Action"];
  readonly step: Step<G["State"], G["Event"]>;
}

/** The solution of a puzzle, played; fails where an action of it is not legal. */
export function solutionOf<G extends GameTypes, Position>(
  { game, positionOf }: Pick<PuzzlesOf<G, Position>, "game" | "positionOf">,
  puzzle: Puzzle<G, Position>,
): readonly Played<G>[] {
  let state = positionOf(puzzle);
  return puzzle.solution.map((key) => {
    const before = state;
    const action = game.legalActions(before).find((one) => game.actionKey(one) === key);
    if (action === undefined) throw new Error(`${puzzle.id}: ${key} is not legal`);
    const step = expectOk(game.apply(before, action));
    state = step.state;
    return { state: before, action, step };
  });
}

/** Tests the puzzles of a game: enough of them, each with a solution that reaches the goal whatever the other side answers. */
export function testPuzzles<G extends GameTypes, Position>(of: PuzzlesOf<G, Position>): void {
  const { game, puzzles } = of;
  const each = puzzles.map((puzzle) => [puzzle.id, puzzle] as const);

  describe("the puzzles", () => {
    test("There are at least forty puzzles, no two with one id, one theme or one position", () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(40);
      for (const part of ["id", "theme", "position"] as const) {
        expect(new Set(puzzles.map((puzzle) => canonicalJson(puzzle[part]))).size).toBe(puzzles.length);
      }
    });

    test.each(each)(
      "The solution of puzzle %s reaches its goal with the last action, and not before",
      (_id, puzzle) => {
        const events = solutionOf(of, puzzle).map(({ step }) => step.events);
        const reached = events.map((some) => happened(puzzle.goal, some));
        expect(reached).toEqual([...puzzle.solution.slice(1).map(() => false), true]);
        expect(events.slice(0, -1).some((some) => happened(puzzle.late, some))).toBe(false);
      },
    );

    test.each(each)(
      "Puzzle %s can be solved whatever the other side answers, and a legal move on the way spoils it",
      (_id, puzzle) => {
        const solver = new Solver(of, puzzle);
        expect(solver.isSolvable(of.positionOf(puzzle))).toBe(true);
        const spoils = solutionOf(of, puzzle).some(({ state, action }) => {
          if (game.decision(state)?.seat !== puzzle.seat) return false;
          const kept = [of.givingUp, game.actionKey(action)];
          const others = game.legalActions(state).filter((one) => !kept.includes(game.actionKey(one)));
          return others.some((other) => !solver.leads(state, other));
        });
        expect(spoils).toBe(true);
      },
    );
  });
}
