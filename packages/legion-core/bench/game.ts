import { at } from "@sw/tabletop";
import { type Timed, timed } from "../../../scripts/lib/latency.ts";
import { ARMIES, BATTLEFIELD, CIVIL_WAR, CLONE_WARS, SKIRMISH } from "../src/examples/index.ts";
import { type Config, game, type State } from "../src/index.ts";
import type { Row } from "./row.ts";

/** A small generator: the bench plays the same games each time. */
function random(seed: number): (below: number) => number {
  let word = seed;
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 4_294_967_296) * below);
  };
}

/** Every state of a battle in which both players choose at random. */
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

/** The same battle with the armies in the other seats. */
function turned(config: Config): Config {
  const [one, other] = config.armies;
  return { ...config, armies: [other, one] };
}

/** Armies of 1000 points against each other, each faction's. */
const BATTLES: readonly Config[] = [
  { table: BATTLEFIELD, armies: [ARMIES["darth-vader"], ARMIES["luke-skywalker"]] },
  { table: BATTLEFIELD, armies: [ARMIES["obi-wan-kenobi"], ARMIES["general-grievous"]] },
  { table: BATTLEFIELD, armies: [ARMIES["moff-gideon"], ARMIES["rebel-officer"]] },
  { table: BATTLEFIELD, armies: [ARMIES.chewbacca, ARMIES.kalani] },
];

/** How long calls take, with armies of the examples, each in both seats, and in battles of 1000 points. */
export const latency: Timed = timed(game, {
  skirmish: SKIRMISH,
  "skirmish turned": turned(SKIRMISH),
  "civil war": CIVIL_WAR,
  "civil war turned": turned(CIVIL_WAR),
  "clone wars": CLONE_WARS,
  "clone wars turned": turned(CLONE_WARS),
  ...Object.fromEntries(BATTLES.map((config, place) => [`battle ${place}`, config])),
});

/** Whole games of Legion. */
export function gameRows(): readonly Row[] {
  let [seed, battle] = [0, 0];
  return [
    {
      name: "a whole battle of 1000 points at random",
      unit: "ms",
      target: 2000,
      measure: () => {
        battle += 1;
        const start = performance.now();
        for (const _ of played(at(BATTLES, battle % BATTLES.length), battle));
        return performance.now() - start;
      },
    },
    {
      name: "a whole skirmish at random",
      unit: "ms",
      target: 1000,
      measure: () => {
        seed += 1;
        const start = performance.now();
        for (const _ of played(SKIRMISH, seed));
        return performance.now() - start;
      },
    },
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
  ];
}
