import type { Action } from "../../src/state/actions.ts";
import type { Config } from "../../src/state/config.ts";
import type { State } from "../../src/state/state.ts";
import { act, asked, ENGINE, setUpGame } from "../looks.ts";

/** Objective, then probe cards until three Rebel and five Imperial symbols have come. */
export const DRAWS: readonly { readonly label: string; readonly answer: string }[] = [
  { label: "draw:objective", answer: "crippling-blow" },
  ...[
    "bothawui",
    "corellia",
    "alderaan",
    "mandalore",
    "kashyyyk",
    "naboo",
    "ryloth",
    "mustafar",
    "mygeeto",
    "rodia",
  ].map((system) => ({ label: "draw:probe", answer: `probe:${system}` })),
];
/** The Imperial systems that come of it, with Coruscant. */
export const IMPERIAL: readonly string[] = ["corellia", "coruscant", "mandalore", "mustafar", "mygeeto", "rodia"];

/** The game when the Empire begins to place its units. */
export function begun(config: Partial<Config> = {}): State {
  return setUpGame(config, DRAWS).state;
}

export function put(unit: string, at: string): Action {
  return { type: "place", subject: unit, at };
}

/** The first thing on the list. */
export function first(state: State): Action {
  const [action] = ENGINE.legalActions(state);
  if (action === undefined) throw new Error("nobody is asked");
  return action;
}

/** All Imperial units placed: the first on the list each time. */
export function rebelsPlace(config: Partial<Config> = {}): State {
  let state = begun(config);
  while (asked(state).seat.startsWith("imperial")) state = act(state, first(state)).state;
  return state;
}

/** Starting action cards as they are drawn: two of the Rebels, two of the Empire. */
export type StartingCards = readonly [string, string, string, string];

/** All units placed, and these starting action cards drawn. */
export function dealt(names: StartingCards, config: Partial<Config> = {}): State {
  let state = rebelsPlace(config);
  while (unitsLeft(state) > 1) state = act(state, first(state)).state;
  const draws = names.map((answer, index) => ({
    label: `draw:${index < 2 ? "rebel" : "imperial"}-starting-action`,
    answer,
  }));
  return act(state, first(state), draws).state;
}

function unitsLeft(state: State): number {
  const { left } = asked(state).context as { readonly left: readonly { readonly count: number }[] };
  return left.reduce((sum, { count }) => sum + count, 0);
}

/** Starting action cards that nobody must use at once. */
export const QUIET: StartingCards = [
  "our-most-desperate-hour",
  "rebel-planning",
  "brilliant-administrator",
  "it-is-your-destiny",
];

/** The same, but for the Rebel ones. */
export function withRebel(one: string, other: string): StartingCards {
  return [one, other, QUIET[2], QUIET[3]];
}
