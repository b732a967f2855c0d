import { rerollDie } from "../../leaders/rings.ts";
import { SPACE } from "../../state/codes.ts";
import {
  BLACK,
  DIRECT,
  type DieIndex,
  dieKey,
  type FaceIndex,
  facesOf,
  GREEN,
  HIT,
  RED,
  SPECIAL,
  shownDie,
} from "../../state/dice.ts";
import type { AttackFrame, CombatFrame, Dice, Faces } from "../../state/frames.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { tacticValue } from "../draw.ts";
import { moreTactics } from "../solo.ts";
import { isBarredFromTactics } from "../tactics.ts";
import { combatOf } from "./attack.ts";

/** Whether a solo game resolves combats by the original variant (solo.var.combat.original). */
export function isOriginal({ config }: Pick<State, "config">): boolean {
  return config.solo?.originalCombat ?? false;
}

/**
 * Applies the original variant to a roll: Imperial special icons become hits, and the Rebels must reroll some of their
 * hits.
 */
export function afterOriginalRoll(work: GameWork, frame: AttackFrame): void {
  if (!isOriginal(work.state)) return;
  if (frame.side === IMPERIAL) useSpecialsAsHits(work, frame);
  else forceRerolls(work, frame);
}

function useSpecialsAsHits(work: GameWork, frame: AttackFrame): void {
  work.change(frame, { dice: specialsAsHits(frame.dice) });
  const cause = { rule: "solo.var.combat.special-as-hit", cause: null } as const;
  for (const color of COLORS) {
    const faces = { from: shownDie(color, SPECIAL), to: shownDie(color, HIT) };
    const count = color === GREEN ? 0 : frame.dice[color][SPECIAL];
    for (let told = 0; told < count; told++) {
      work.emit({ type: "die-changed", faction: "imperial", ...faces, how: "set", ...cause });
    }
  }
}

/** Returns the dice with every special icon changed to a hit of the die's colour (solo.var.combat.special-as-hit). */
function specialsAsHits(dice: Dice): Dice {
  const hits = ([hit, direct, special, blank]: Faces): Faces => [hit + special, direct, 0, blank];
  const [red, black] = dice;
  return dice.length === 3 ? [hits(red), hits(black), dice[2]] : [hits(red), hits(black)];
}

/** The faces that are rerolled, in order: direct hits, then hits (solo.var.combat.forced-reroll). */
const WORTH: readonly FaceIndex[] = [DIRECT, HIT];
const COLORS: readonly DieIndex[] = [RED, BLACK, GREEN];

/**
 * Makes the Rebels reroll as many of their hits as the Imperial leader's tactic value, plus the points left over from
 * earlier rounds in the theater (solo.var.combat.forced-reroll, solo.var.combat.carry-over).
 */
function forceRerolls(work: GameWork, frame: AttackFrame): void {
  const { state } = work;
  const combat = combatOf(state);
  const { theater } = frame;
  const before = combat.carried?.[theater] ?? 0;
  const points = pointsOf(work, combat, frame) + before;
  const keys: number[] = [];
  for (const face of WORTH) {
    for (const color of COLORS) {
      for (let count = facesOf(frame.dice, color)[face]; count > 0; count--) keys.push(dieKey(color, face));
    }
  }
  const rolled = keys.slice(0, points);
  let dice: Dice = frame.dice;
  for (const key of rolled) dice = rerollDie(work, REBEL, dice, key, "attack");
  if (rolled.length > 0) work.change(frame, { dice });
  const left = points - rolled.length;
  if (left === before) return;
  const [space, ground] = combat.carried ?? [0, 0];
  work.changeNearest("combat", () => ({ carried: theater === SPACE ? [left, ground] : [space, left] }));
}

/**
 * Returns the tactic value of the Empire's leader there plus bonuses, or 0 if tactic cards are barred. It's a Trap bars
 * them in the first round in space (solo.decision.its-a-trap).
 */
function pointsOf({ box, state }: GameWork, combat: CombatFrame, { theater }: AttackFrame): number {
  if (isBarredFromTactics(state, combat, IMPERIAL, theater)) return 0;
  return tacticValue({ box, state }, combat.system, IMPERIAL, theater) + moreTactics(state, theater);
}
