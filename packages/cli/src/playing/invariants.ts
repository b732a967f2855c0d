import type { Game } from "@sw/tabletop";

/** Throws if a state breaks an invariant of its game: a bug, never bad input. */
export function mustHold<Config, State, Action, Event, View, Seat extends string>(
  game: Pick<Game<Config, State, Action, Event, View, Seat>, "id" | "invariants">,
  state: State,
): void {
  const [broken] = game.invariants(state);
  if (broken === undefined) return;
  throw new Error(`${game.id}: invariant broken: ${broken.rule} ${broken.code} ${JSON.stringify(broken.params)}`);
}
