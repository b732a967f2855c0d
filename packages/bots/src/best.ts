import { at } from "@sw/tabletop";

/** Returns the actions sorted by score, highest first. Actions with equal scores keep their order. */
export function byScore<Action>(actions: readonly Action[], score: (action: Action) => number): readonly Action[] {
  return actions
    .map((action) => ({ action, points: score(action) }))
    .sort((one, other) => other.points - one.points)
    .map(({ action }) => action);
}

/** Returns the action with the highest score; among equals, the first. */
export function bestOf<Action>(actions: readonly Action[], score: (action: Action) => number): Action {
  let best = at(actions, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const points = score(action);
    if (points > most) {
      most = points;
      best = action;
    }
  }
  return best;
}
