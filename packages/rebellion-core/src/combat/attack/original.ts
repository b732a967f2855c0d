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

/** True where a solo game's combats are those of the original variant (solo.var.combat.original). */
export function isOriginal({ config }: Pick<State, "config">): boolean {
  return config.solo?.originalCombat ?? false;
}

/** What becomes of a roll there: Imperial specials are hits, and the Rebels roll some of their hits again. */
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

/** Every special icon counts as a hit of its die's colour (solo.var.combat.special-as-hit). */
function specialsAsHits(dice: Dice): Dice {
  const hits = ([hit, direct, special, blank]: Faces): Faces => [hit + special, direct, 0, blank];
  const [red, black] = dice;
  return dice.length === 3 ? [hits(red), hits(black), dice[2]] : [hits(red), hits(black)];
}

/** What is rolled again, first to last: direct hits, then hits (solo.var.combat.forced-reroll). */
const WORTH: readonly FaceIndex[] = [DIRECT, HIT];
const COLORS: readonly DieIndex[] = [RED, BLACK, GREEN];

/**
 * The Rebels roll as many of their hits again as the Imperial leader's tactic value says, with what was left over in earlier rounds of the
 * theater (solo.var.combat.forced-reroll, solo.var.combat.carry-over).
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

/** The tactic value of the Empire's leader there, with what cards add; It's a Trap takes it away in space in the first round (solo.decision.its-a-trap). */
function pointsOf({ box, state }: GameWork, combat: CombatFrame, { theater }: AttackFrame): number {
  if (isBarredFromTactics(state, combat, IMPERIAL, theater)) return 0;
  return tacticValue({ box, state }, combat.system, IMPERIAL, theater) + moreTactics(state, theater);
}
