import { at } from "@sw/tabletop";
import { hasForce } from "../../../forces/forces.ts";
import type { Box } from "../../../state/box.ts";
import { GROUND, NO_CARD } from "../../../state/codes.ts";
import type { BattleFrame, Wound } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { factionOf, IMPERIAL, opponentOf, REBEL, type Side } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf } from "../../attack/attack.ts";
import { clearFactionSheets, healthOf } from "../../attack/destroy.ts";
import { sortedWounds } from "../../attack/wounds.ts";
import { pushAttack } from "../../battle.ts";
import type { QuietStage } from "../../stages.ts";
import { amendCinematic, cinematicOf, firstAttacker } from "../battle.ts";
import { laterFrame } from "../cards.ts";
import { advancedOf, chosenCard, discardUsed } from "../decks.ts";
import { halfOf } from "../halves.ts";

/** Each side attacks once, in an order that cards can change (rote.cinematic.attack-order). */
export const attacksStage: QuietStage<"battle"> = {
  run(work, frame) {
    const { theater, turn } = frame;
    if (turn === 2) {
      endBattle(work, frame);
      return false;
    }
    const first = firstAttacker(combatOf(work.state), theater);
    work.change(frame, { turn: turn === 0 ? 1 : 2 });
    pushAttack(work, turn === 0 ? first : opponentOf(first), theater);
    return false;
  },
};

/**
 * Ends the round of battle: destroys units of the theater with as much damage as health and keeps the other damage
 * (rote.cinematic.destruction-at-the-end, rote.cinematic.damage-stays). A card may then ask for a leader.
 */
export const endStage: QuietStage<"battle"> = {
  run(work, frame) {
    endBattle(work, frame);
    return false;
  },
};

function endBattle(work: GameWork, frame: BattleFrame): void {
  work.change(frame, { stage: "discard", turn: 0 });
  const [rebels, imperials] = combatOf(work.state).wounds;
  const judged = [judgedWounds(work, frame, rebels), judgedWounds(work, frame, imperials)] as const;
  if (judged[REBEL] !== rebels || judged[IMPERIAL] !== imperials) {
    work.changeNearest("combat", () => ({ wounds: judged }));
  }
  clearFactionSheets(work, combatOf(work.state), "rote.cinematic.destruction-at-the-end");
  if (frame.theater === GROUND) confront(work);
}

/**
 * Returns the wounds with destroyed units of the theater on the faction sheet and no unit sealed. Returns the same list
 * if nothing changes.
 */
function judgedWounds(work: GameWork, frame: BattleFrame, wounds: readonly Wound[]): readonly Wound[] {
  let changes = false;
  const judged = wounds.map((wound): Wound => {
    const dies = isLethal(work, frame, wound);
    if (!dies && wound.assigned === 0 && wound.sealed === undefined) return wound;
    changes = true;
    const { unit, markers } = wound;
    if (!dies) return { unit, markers, assigned: 0, doomed: wound.doomed };
    const kind = at(work.box.units, unit);
    const names = { faction: factionOf(kind.side), unit: kind.id };
    const rule = "rote.cinematic.destruction-at-the-end";
    work.emit({ type: "unit-doomed", ...names, damage: markers + wound.assigned, rule, cause: null });
    return { unit, markers: 0, assigned: 0, doomed: true };
  });
  return changes ? sortedWounds(judged) : wounds;
}

function isLethal(look: Look, { theater }: BattleFrame, { unit, markers }: Wound): boolean {
  return at(look.box.units, unit).theater === theater && markers >= healthOf(look, unit);
}

/**
 * Lets a card that waits for it mark a leader, if the Empire's last ground unit there has been destroyed
 * (rote.cinematic.confrontation).
 */
export function confront(work: GameWork): void {
  const { box } = work;
  const combat = combatOf(work.state);
  if (hasForce(box, at(work.state.places, combat.system).units, IMPERIAL, GROUND)) return;
  const found = cinematicOf(combat).waiting.find(
    ({ card, half, step }) => at(halfOf(advancedOf(box, card), half).steps, step).op === "confront",
  );
  if (found === undefined) return;
  amendCinematic(work, ({ waiting }) => ({ waiting: waiting.filter((one) => one !== found) }));
  work.push(laterFrame(advancedOf(box, found.card).side, found));
}

/** Discards used cards faceup beside their decks (rote.cinematic.discard-face-up) and ends the round of battle. */
export const discardStage: QuietStage<"battle"> = {
  run(work, frame) {
    work.pop(frame);
    for (const side of [REBEL, IMPERIAL] as const)
      discardUsed(work, side, frame.theater, usedCards(work.box, frame, side));
    return false;
  },
};

function usedCards(box: Box, { chosen, additional }: BattleFrame, side: Side): readonly number[] {
  const card = chosenCard(chosen[side]);
  const others = additional.filter((code) => advancedOf(box, code).side === side);
  return card === NO_CARD ? others : [card, ...others];
}
