import { at, type Pile, pileCards, shuffled } from "@sw/tabletop";
import { openObjectives } from "../cards/objectives.ts";
import { openWindow } from "../cards/windows.ts";
import { layTacticDecks } from "../decks/tactic-decks.ts";
import { seen } from "../decks/told.ts";
import { finalWinners } from "../forces/won.ts";
import { isCaptured, moveLeader } from "../leaders/leaders.ts";
import type { Box } from "../state/box.ts";
import { GROUND, SPACE, type TheaterIndex } from "../state/codes.ts";
import type { CombatFrame, Tactics } from "../state/frames.ts";
import { endModifiers, modifiersOf } from "../state/modifiers.ts";
import { factionOf, IMPERIAL, PUBLIC, REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import type { QuietStage } from "./stages.ts";
import { TACTIC_DECKS } from "./tactic-decks.ts";

/** Ends the combat: reports which side won each battle, then lets objectives for a won battle be played. */
export const endStage: QuietStage<"combat"> = {
  run(work, frame) {
    work.change(frame, { stage: "over" });
    tellWinners(work, frame);
    for (const side of [IMPERIAL, REBEL] as const) {
      if (finalWinners(work.state, frame).includes(side)) openWindow(work, "battle-won", side, frame.system);
    }
    openObjectives(work, "combat", true);
    return false;
  },
};

function tellWinners(work: GameWork, frame: CombatFrame): void {
  const { box } = work;
  const system = at(box.placeIds, frame.system);
  for (const [index, theater] of (["space", "ground"] as const).entries()) {
    const winner = finalWinners(work.state, frame)[index] ?? null;
    if (winner === null) continue;
    const faction = factionOf(winner);
    work.emit({ type: "battle-won", faction, theater, system, rule: "reb.win-battle.definition", cause: null });
  }
}

/**
 * Ends everything that lasted for the combat: shuffles tactic cards back into their decks, removes damage markers and
 * ends card effects (reb.combat.end-discard-tactics, end-reshuffle, end-remove-damage).
 */
export const overStage: QuietStage<"combat"> = {
  run(work, frame) {
    returnTactics(work, frame);
    removeDamage(work, frame);
    sendHome(work, frame);
    endModifiers(work, "end-of-combat");
    work.pop(frame);
    const system = at(work.box.placeIds, frame.system);
    work.emit({ type: "combat-ended", system, rule: "reb.combat.end-condition", cause: null });
    return false;
  },
};

function returnTactics(work: GameWork, { tactics }: CombatFrame): void {
  const { box } = work;
  for (const side of [REBEL, IMPERIAL] as const) {
    for (const theater of [SPACE, GROUND] as const) {
      const hand = tactics.hands[side][theater];
      if (hand.length === 0) continue;
      if (hand.some(({ knownTo }) => knownTo !== PUBLIC)) work.revealed = true;
      work.emit({
        type: "cards-moved",
        faction: factionOf(side),
        deck: TACTIC_DECKS[theater],
        cards: pileCards(hand).map((card) => seen(box, card, PUBLIC)),
        from: "hand",
        to: "discard",
        rule: "reb.combat.end-discard-tactics",
        cause: null,
      });
    }
  }
  for (const theater of [SPACE, GROUND] as const) {
    if (!isReturned(tactics, theater)) continue;
    work.emit({
      type: "deck-shuffled",
      deck: TACTIC_DECKS[theater],
      discards: true,
      rule: "reb.combat.end-reshuffle",
      cause: null,
    });
  }
  layTacticDecks(work, [deckLeft(box, tactics, SPACE), deckLeft(box, tactics, GROUND)]);
}

/**
 * Returns the deck after the combat. A deck to which no card returns is not shuffled, so it keeps an order set by a
 * card (rote.card.prepare-for-battle).
 */
function deckLeft(box: Box, tactics: Tactics, theater: TheaterIndex): Pile {
  return isReturned(tactics, theater) ? shuffled(box.tactics[theater]) : tactics.decks[theater];
}

/** Whether any card returns to the deck from hands or discards. */
function isReturned({ hands, discards }: Tactics, theater: TheaterIndex): boolean {
  return [hands[REBEL], hands[IMPERIAL], discards].some((piles) => piles[theater].length > 0);
}

function removeDamage(work: GameWork, { wounds }: CombatFrame): void {
  const { box } = work;
  for (const side of [REBEL, IMPERIAL] as const) {
    for (const { unit } of wounds[side]) {
      const names = { faction: factionOf(side), unit: at(box.units, unit).id };
      work.emit({ type: "damage-marked", ...names, markers: 0, rule: "reb.combat.end-remove-damage", cause: null });
    }
  }
}

/** Returns the leaders that a card brought in for this combat to the pool (Ready for Action). */
function sendHome(work: GameWork, { system }: CombatFrame): void {
  for (const { leader, card } of modifiersOf(work.state, "leader-stays-for-combat")) {
    const own = at(work.state.leaders, leader);
    if (own.at !== system || isCaptured(work.box, own)) continue;
    const rule = "reb.action.start-of-combat-duration";
    moveLeader(work, leader, "pool", { rule, cause: work.cause(card) });
  }
}
