import { at, nearest } from "@sw/tabletop";
import { GROUND, SPACE, type TheaterIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { hasForce } from "./forces.ts";

/**
 * Records who has won a battle: the first side that is the only one left in a theater. A battle must have been fought
 * there, and the other side must have had units when the combat began (reb.win-battle.definition,
 * needs-initial-opposition, win-then-retreat). If both sides lose their last units at the same time, neither wins
 * (reb.win-battle.mutual-destruction).
 */
export function noteWinners(work: GameWork): void {
  const combat = nearest(work.state, "combat");
  if (combat === undefined) return;
  const won = [winner(work, combat, SPACE), winner(work, combat, GROUND)] as const;
  if (won[0] === combat.won[0] && won[1] === combat.won[1]) return;
  work.changeNearest("combat", () => ({ won }));
}

function winner({ box, state }: Look, combat: CombatFrame, theater: TheaterIndex): Side | null {
  if (combat.won[theater] !== null || !combat.fought[theater]) return combat.won[theater];
  const { units } = at(state.places, combat.system);
  const rebelsLeft = hasForce(box, units, REBEL, theater);
  if (rebelsLeft === hasForce(box, units, IMPERIAL, theater)) return null;
  const loser = rebelsLeft ? IMPERIAL : REBEL;
  return combat.present[theater][loser] ? opponentOf(loser) : null;
}

/**
 * Returns the winner of each battle at the end of the combat. By the FAQ there is no winner in space if both sides
 * retreated all their ships (reb.faq.both-space-retreat-no-winner).
 */
export function finalWinners({ config }: State, { won, shipsRetreated }: CombatFrame): CombatFrame["won"] {
  const bothLeft = shipsRetreated[REBEL] && shipsRetreated[IMPERIAL];
  return bothLeft && config.rulings === "faq" ? [null, won[1]] : won;
}
