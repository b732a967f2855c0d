import type { Game, GameTypes } from "@sw/tabletop";

/** Throws if a state breaks an invariant of its game. This is always a bug, never bad input. */
export function mustHold<G extends GameTypes>(game: Game<G>, state: G["State"]): void {
  const [broken] = game.invariants(state);
  if (broken === undefined) return;
  throw new Error(`${game.id}: invariant broken: ${broken.rule} ${broken.code} ${JSON.stringify(broken.params)}`);
}
