import {
  type Action,
  type Config,
  configOf,
  type Event,
  fourPlayerGame,
  game,
  type Players,
  type RebellionGame,
  type State,
  threePlayerGame,
} from "@sw/rebellion-core";
import { at, expectOk, seeded } from "@sw/tabletop";

const GAME_FOR: Readonly<Record<Players, RebellionGame>> = { 2: game, 3: threePlayerGame, 4: fourPlayerGame };

/** The game of a state. */
function gameOf({ config }: State): RebellionGame {
  return GAME_FOR[config.players];
}

/** Games of each configuration in a run. */
const GAMES = process.env["SW_LONG"] === undefined ? 1 : 60;

const CONFIGS: readonly Config[] = [
  configOf(),
  configOf({ setup: "first-game", rulings: "faq" }),
  configOf({ players: 3, rulings: "faq" }),
  configOf({ players: 4, setup: "first-game" }),
];

/** One step of a game: what was, what was done, what happened, what is. */
export interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Every step of whole random games, both set-ups and rulings, two to four people. */
export function* randomGames(label: string): Generator<Moment> {
  for (const config of CONFIGS) {
    for (let number = 0; number < GAMES; number++) {
      const seed = `${label}-${config.players}-${number}${process.env["SW_SEED"] ?? ""}`;
      const { state } = expectOk(GAME_FOR[config.players].setup(config, seed));
      yield* randomLine(state, seed);
    }
  }
}

/** Every step of random play from a state, at most so many. */
export function* randomLine(start: State, seed: string, most = 6000): Generator<Moment> {
  const player = seeded(`${seed}#player`);
  const of = gameOf(start);
  let before = start;
  for (let count = 0; count < most; count++) {
    const actions = of.legalActions(before);
    if (actions.length === 0) return;
    const action = at(actions, player.pick("action", actions.length, String));
    const { state: after, events } = expectOk(of.apply(before, action));
    yield { before, action, events, after };
    before = after;
  }
}

/** Events of one type. */
export function ofType<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { readonly type: Type }>[] {
  return events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
}
