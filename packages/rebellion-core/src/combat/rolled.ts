import { GROUND, type TheaterIndex } from "../state/codes.ts";
import { type Config, hasExpansion, isCinematic } from "../state/config.ts";
import type { CombatFrame } from "../state/frames.ts";
import { REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

const NOBODY: readonly [boolean, boolean] = Object.freeze([false, false] as const);

/** Whether a side has rolled a die in the ground battle of this round. */
export function rolledOnGround({ rolled = NOBODY }: CombatFrame, side: Side): boolean {
  return rolled[side];
}

/**
 * Returns the fields for a combat round in which no side has rolled yet. The base game does not need them and gets
 * none.
 */
export function withoutRolls({ config }: State): Pick<CombatFrame, "rolled"> {
  return notesRolls(config) ? { rolled: NOBODY } : {};
}

/**
 * Records that a side rolled a die in a battle. With the expansion its lone structures then survive the round
 * (rote.unit.structure-rule).
 */
export function noteRolled(work: GameWork, side: Side, theater: TheaterIndex): void {
  if (theater !== GROUND || !notesRolls(work.state.config)) return;
  work.changeNearest("combat", (combat) => {
    const { rolled = NOBODY } = combat;
    return { rolled: side === REBEL ? [true, rolled[1]] : [rolled[0], true] };
  });
}

/** Whether this combat records rolls. Cinematic combat keeps its own record. */
function notesRolls(config: Config): boolean {
  return hasExpansion(config) && !isCinematic(config);
}
