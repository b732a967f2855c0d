import { describe, expect, test } from "vitest";
import type { Outcome, PlayTypes, Step } from "../../src/contract/contract.ts";
import { expectOk, violation } from "../../src/contract/result.ts";
import type { Frame, FrameKind } from "../../src/engine/machine.ts";
import { stackMachine } from "../../src/engine/stack.ts";
import { type StackState, StackWork } from "../../src/engine/work.ts";
import { CONTRACT_LINES } from "../../src/text/contract-lines.ts";

interface Race extends StackState {
  readonly frames: readonly Frame[];
  readonly steps: number;
  readonly outcome: Outcome<"runner"> | null;
}
interface RacePlay extends PlayTypes {
  State: Race;
  Action: { readonly type: "run" };
  Event: string;
  Seat: "runner";
  Asked: { readonly kind: "race"; readonly context: null };
}

class RaceWork extends StackWork<Race, string, Frame> {
  constructor(state: Race) {
    super({ ...state }, undefined);
  }
}

const GOAL = 2;
const WON: Outcome<"runner"> = { winners: ["runner"], reason: "goal", rule: "race.goal", margin: { runner: 0 } };
const race: FrameKind<RacePlay, RaceWork, Frame> = {
  run() {
    runs += 1;
    return true;
  },
  question: () => ({ seat: "runner", kind: "race", rule: "race.run", context: null }),
  options: () => [{ type: "run" }],
  check: () => undefined,
  take(work) {
    work.state.steps += 1;
    work.emit("ran");
    if (work.state.steps === GOAL) work.end(WON);
  },
};
/** What the upkeep found at each look, and whether it says that it changed something there. */
const looks: number[] = [];
const changes: boolean[] = [];
let runs = 0;
const engine = stackMachine<RacePlay, RaceWork>({
  look: (state) => state,
  kinds: { race },
  begin: (state) => new RaceWork(state),
  over: "race.over",
  times: { race: { during: ["race"], otherwise: violation("race.run", "not-begun") } },
  upkeep(work) {
    looks.push(work.state.steps);
    return changes.shift() ?? false;
  },
});
const start: Race = { words: [1, 2, 3, 4], frames: [{ kind: "race" }], steps: 0, outcome: null };
const run = (state: Race): Step<Race, string> => expectOk(engine.apply(state, { type: "run" }));

describe("a game on a stack of frames", () => {
  test("A game on a stack continues with the top frame until the game is over", () => {
    const half = run(start);
    expect([half.state.steps, half.events, engine.decision(half.state)?.kind]).toEqual([1, ["ran"], "race"]);
    expect(engine.decision(run(half.state).state)).toBeUndefined();
  });

  test("The upkeep runs before a frame runs and before it asks", () => {
    looks.length = 0;
    runs = 0;
    run(start);
    expect([looks, runs]).toEqual([[1, 1], 1]);
  });

  test("A frame runs again before it asks if the upkeep has changed something", () => {
    looks.length = 0;
    runs = 0;
    changes.push(true, true, false, false);
    run(start);
    expect([looks, runs]).toEqual([[1, 1, 1, 1], 2]);
  });

  test("A state in which the upkeep would change something is not at rest", () => {
    expect(engine.isAtRest(start)).toBe(true);
    changes.push(false, true);
    expect(engine.isAtRest(start)).toBe(false);
  });

  test("After the end every action is refused by the game's own rule, which names the winners", () => {
    const { state } = run(run(start).state);
    expect(engine.why(state, { type: "run" })).toEqual(violation("race.over", "game-over", { winners: ["runner"] }));
  });

  test("An unknown kind of question is rejected with a list of the game's kinds", () => {
    const kind: string = "dance";
    const told = violation("tt.input.shape", "no-such-name", { kind: "decision", name: "dance", like: ["race"] });
    expect(engine.whyNotAsked(start, "runner", kind as "race")).toEqual(told);
    expect(engine.whyNotAsked(start, "runner", "race")).toBeUndefined();
  });

  test("The contract's texts include those for refusals that every game uses", () => {
    expect(CONTRACT_LINES).toHaveProperty("game-over.en", expect.stringContaining("{winners}"));
    expect(CONTRACT_LINES).toHaveProperty("not-asked.en", expect.stringContaining("{takes}"));
  });
});
