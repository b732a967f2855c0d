import { at, expectOk, type Json, seeded } from "@sw/tabletop";
import type { Row } from "../../../scripts/lib/bench-row.ts";
import { gameRows } from "../../../scripts/lib/game-rows.ts";
import { worked } from "../../../scripts/lib/turns.ts";
import { type Action, game, type RebellionGame } from "../src/index.ts";
import { automa, createSoloGame } from "../src/solo/index.ts";
import { SOLO, WARM_UP_MS } from "./configs.ts";

const SOLO_GAME: RebellionGame = expectOk(createSoloGame());
/** The number of games in which each decision of the automa is timed. */
const AUTOMA_GAMES = 60;

/**
 * Measures how long the automa takes for its decisions in games against random Rebels. Returns milliseconds of
 * processor time, ascending.
 */
function automaTimes(): readonly number[] {
  const times: number[] = [];
  for (let number = 0; number < AUTOMA_GAMES; number++) {
    const chance = seeded(`fast:automa ${number}`);
    let { state } = expectOk(game.setup(at(SOLO, number % SOLO.length), `automa ${number}`));
    let memory: Json = null;
    for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
      let action: Action;
      if (asked.seat === "imperial") {
        const view = game.view(state, "imperial");
        const begun = worked();
        ({ action, memory } = automa(view, memory, { chance }));
        times.push(worked() - begun);
      } else {
        const options = game.legalActions(state);
        action = at(options, chance.pick("rebel", options.length, String));
      }
      ({ state } = expectOk(game.apply(state, action)));
    }
  }
  return times.sort((one, other) => one - other);
}

/** Returns the rows that measure the automa by itself, and whole solo games against random Rebels. */
export function rows(): readonly Row[] {
  let times: readonly number[] | undefined;
  const decisionTime = (name: string, share: number, target: number): Row => ({
    name: `decision of the solo Empire, ${name}`,
    unit: "ms of CPU",
    target,
    measure() {
      times ??= automaTimes();
      return at(times, Math.ceil(times.length * share) - 1);
    },
  });
  const whole = gameRows(SOLO_GAME, {
    config: (name) => at(SOLO, name % SOLO.length),
    warmUp: WARM_UP_MS,
    targets: { decisions: null, games: 20, bytes: 20_480 },
  });
  return [
    ...whole.filter(({ unit }) => unit === "games/s").map((row) => ({ ...row, name: `solo: ${row.name}` })),
    decisionTime("median", 0.5, 2),
    decisionTime("p99", 0.99, 20),
  ];
}
