import { GROUND, type TheaterIndex } from "../state/codes.ts";
import { type Config, hasExpansion, isCinematic } from "../state/config.ts";
import type { CombatFrame } from "../state/frames.ts";
import { REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

const NOBODY: readonly [boolean, boolean] = Object.freeze([false, false] as const);

/** True if a side has rolled a die in the ground battle of this round. */
export function rolledOnGround({ rolled = NOBODY }: CombatFrame, side: Side): boolean {
  return rolled[side];
}

/** A combat round begins in which nobody has rolled yet; the base game, in which it makes no difference, notes nothing. */
export function withoutRolls({ config }: State): Pick<CombatFrame, "rolled"> {
  return notesRolls(config) ? { rolled: NOBODY } : {};
}

/** A side has rolled a die in a battle: with the expansion that keeps lone structures on the ground (rote.unit.structure-rule). */
export function noteRolled(work: GameWork, side: Side, theater: TheaterIndex): void {
  if (theater !== GROUND || !notesRolls(work.state.config)) return;
  work.changeNearest("combat", (combat) => {
    const { rolled = NOBODY } = combat;
    return { rolled: side === REBEL ? [true, rolled[1]] : [rolled[0], true] };
  });
}

/** Cinematic combat keeps an account of its own. */
function notesRolls(config: Config): boolean {
  return hasExpansion(config) && !isCinematic(config);
}
