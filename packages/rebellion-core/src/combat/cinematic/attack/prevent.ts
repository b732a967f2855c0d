import { at } from "@sw/tabletop";
import {
  BLACK,
  DIRECT,
  type DieIndex,
  type FaceIndex,
  facesOf,
  GREEN,
  HIT,
  RED,
  shownDie,
  withDie,
} from "../../../state/dice.ts";
import type { ShownDie } from "../../../state/events.ts";
import type { AttackFrame, Dice, PreventedHits } from "../../../state/frames.ts";
import { factionOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import type { QuietStage } from "../../stages.ts";
import { battleOf } from "../battle.ts";

/**
 * The dice that each number on a card prevents. If several dice are listed, the first one that the roll shows is
 * removed.
 */
const TAKEN: readonly (readonly (readonly [DieIndex, FaceIndex])[])[] = [
  [[RED, HIT]],
  [[BLACK, HIT]],
  [
    [RED, DIRECT],
    [BLACK, DIRECT],
    [GREEN, DIRECT],
  ],
];

/**
 * Removes the dice whose icons the other side's cards prevent, before hits are assigned: red hits, black hits and
 * direct hits of any colour. The attacker has no choice between them (rote.cinematic.prevented-hits).
 */
export const preventStage: QuietStage<"attack"> = {
  run(work, frame) {
    const { dice, gone } = withoutPrevented(frame.dice, battleOf(work.state).prevented[frame.side]);
    work.change(frame, { stage: "assign", dice });
    if (gone.length > 0) tell(work, frame, gone);
    return false;
  },
};

/** Returns the dice that remain and the dice that are prevented. */
function withoutPrevented(
  dice: Dice,
  prevented: PreventedHits,
): { readonly dice: Dice; readonly gone: readonly ShownDie[] } {
  const gone: ShownDie[] = [];
  let rest = dice;
  for (let index = 0; index < TAKEN.length; index++) {
    for (let left = at(prevented, index); left > 0; left--) {
      const found = at(TAKEN, index).find(([color, face]) => facesOf(rest, color)[face] > 0);
      if (found === undefined) break;
      rest = withDie(rest, ...found, -1);
      gone.push(shownDie(...found));
    }
  }
  return { dice: rest, gone };
}

function tell(work: GameWork, { side }: AttackFrame, dice: readonly ShownDie[]): void {
  work.emit({
    type: "hits-prevented",
    faction: factionOf(side),
    dice,
    rule: "rote.cinematic.prevented-hits",
    cause: null,
  });
}
