import { at } from "@sw/tabletop";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { latencyRows } from "../../../scripts/lib/latency.ts";
import { SKIRMISH } from "../src/examples/index.ts";
import { type Config, game, type State } from "../src/index.ts";
import { BATTLES, latency } from "./latency.ts";

/** Creates a small seeded generator, so that the bench always plays the same games. */
function random(seed: number): (below: number) => number {
  let word = seed;
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 4_294_967_296) * below);
  };
}

/** Yields every state of a battle in which both players choose at random. */
function* played(config: Config, seed: number): Generator<State> {
  const next = random(seed);
  const first = game.setup(config, seed);
  if (!first.ok) throw new Error(first.violation.code);
  let { state } = first.value;
  for (;;) {
    yield state;
    const options = game.legalActions(state);
    const action = options[next(options.length)];
    if (action === undefined) return;
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.violation.code);
    state = step.value.state;
  }
}

/** Measures whole games of Legion and single calls. */
export function rows(): readonly Row[] {
  let [seed, battle] = [0, 0];
  return [
    calling({
      name: "a whole battle of 1000 points at random",
      unit: "ms",
      target: 120,
      call() {
        battle += 1;
        for (const _ of played(at(BATTLES, battle % BATTLES.length), battle));
      },
    }),
    calling({
      name: "a whole skirmish at random",
      unit: "ms",
      target: 40,
      call() {
        seed += 1;
        for (const _ of played(SKIRMISH, seed));
      },
    }),
    {
      name: "largest state of a skirmish",
      unit: "bytes",
      target: 24_576,
      measure: () => {
        let most = 0;
        let count = 0;
        for (const state of played(SKIRMISH, 1)) {
          count += 1;
          if (count % 10 === 0) most = Math.max(most, JSON.stringify(state).length);
        }
        return most;
      },
    },
    ...latencyRows(latency, 30_000),
  ];
}
