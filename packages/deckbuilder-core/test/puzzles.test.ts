import { type Action, type Event, game, type State } from "@sw/deckbuilder-core";
import { type DeckbuilderPuzzle, PUZZLES, positionOf } from "@sw/deckbuilder-core/puzzles";
import { canonicalJson, expectOk, happened, type Step } from "@sw/tabletop";
import { describe, expect, test } from "vitest";

/** Most positions that are looked at for one puzzle. */
const MOST = 60_000;

/** Tells whether a puzzle can still be solved, whatever the other side answers, by looking at all that can be played. */
class Solver {
  readonly #puzzle: DeckbuilderPuzzle;
  readonly #known = new Map<string, boolean>();

  constructor(puzzle: DeckbuilderPuzzle) {
    this.#puzzle = puzzle;
  }

  isSolvable(state: State): boolean {
    const decision = game.decision(state);
    if (decision === undefined) return false;
    // Numbers of pieces to come and of draws to come make no difference here.
    const key = canonicalJson({ ...state, words: 0, nextId: 0, nextMark: 0 });
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size > MOST) throw new Error(`${this.#puzzle.id} has too many positions`);
    const leads = (action: Action): boolean => this.leads(state, action);
    const options = game.legalActions(state);
    const answer = decision.seat === this.#puzzle.seat ? options.some(leads) : options.every(leads);
    this.#known.set(key, answer);
    return answer;
  }

  /** Whether an action reaches the goal, or leaves it within reach. */
  leads(state: State, action: Action): boolean {
    const { events, state: next } = after(state, action);
    if (happened(this.#puzzle.goal, events)) return true;
    return !happened(this.#puzzle.late, events) && this.isSolvable(next);
  }
}

function after(state: State, action: Action): Step<State, Event> {
  return expectOk(game.apply(state, action));
}

/** The positions of the solution with the action that it plays there; fails where that is not legal. */
function lineOf(puzzle: DeckbuilderPuzzle): readonly { readonly state: State; readonly action: Action }[] {
  let state = positionOf(puzzle);
  return puzzle.solution.map((key) => {
    const before = state;
    const action = game.legalActions(before).find((one) => game.actionKey(one) === key);
    if (action === undefined) throw new Error(`${puzzle.id}: ${key} is not legal`);
    state = after(before, action).state;
    return { state: before, action };
  });
}

describe("the puzzles", () => {
  test("There are at least forty puzzles, no two with one id, one theme or one position", () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(40);
    for (const part of ["id", "theme", "position"] as const) {
      expect(new Set(PUZZLES.map((puzzle) => canonicalJson(puzzle[part]))).size).toBe(PUZZLES.length);
    }
  });

  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
    "The solution of puzzle %s reaches its goal with the last action, and not before",
    (_id, puzzle) => {
      const events = lineOf(puzzle).map(({ state, action }) => after(state, action).events);
      const reached = events.map((some) => happened(puzzle.goal, some));
      expect(reached).toEqual([...puzzle.solution.slice(1).map(() => false), true]);
      expect(events.slice(0, -1).some((some) => happened(puzzle.late, some))).toBe(false);
    },
  );

  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
    "Puzzle %s can be solved whatever the other side answers, and a legal move on the way spoils it",
    (_id, puzzle) => {
      const solver = new Solver(puzzle);
      expect(solver.isSolvable(positionOf(puzzle))).toBe(true);
      const spoils = lineOf(puzzle).some(({ state, action }) => {
        if (game.decision(state)?.seat !== puzzle.seat) return false;
        const others = game.legalActions(state).filter((one) => game.actionKey(one) !== game.actionKey(action));
        return others.some((other) => other.type !== "end-turn" && !solver.leads(state, other));
      });
      expect(spoils).toBe(true);
    },
  );
});
