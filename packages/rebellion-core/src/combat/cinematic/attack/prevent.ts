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

/** What each figure of a card takes away: the first of these that the roll shows. */
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
 * At the start of assigning the attacker takes away dice with the icons that the other side's cards prevent: red hits, black
 * hits, direct hits on dice of any colour, between which there is nothing to choose (rote.cinematic.prevented-hits).
 */
export const preventStage: QuietStage<"attack"> = {
  run(work, frame) {
    const { dice, gone } = withoutPrevented(frame.dice, battleOf(work.state).prevented[frame.side]);
    work.change(frame, { stage: "assign", dice });
    if (gone.length > 0) tell(work, frame, gone);
    return false;
  },
};

/** The dice without those that are prevented, and those. */
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
