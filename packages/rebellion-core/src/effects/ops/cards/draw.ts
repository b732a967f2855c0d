import { at, pileCards, pileSize } from "@sw/tabletop";
import { drawProbes } from "../../../base/probes.ts";
import { drawTactics } from "../../../combat/tactics.ts";
import { asideToBottom, drawObjectivesAside, drawProjectsAside, keepAside } from "../../../decks/aside.ts";
import { drawMissions } from "../../../decks/mission-hand.ts";
import { drawObjectives, resolveImmediates } from "../../../decks/objective-hand.ts";
import { distinct } from "../../../decks/piles.ts";
import type { DrawCount } from "../../../language/language.ts";
import { basePlace } from "../../../leaders/leaders.ts";
import { cardId } from "../../../state/box.ts";
import { NO_LEADER, NOWHERE } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { type ModifierOf, startModifier } from "../../../state/modifiers.ts";
import { IMPERIAL, REBEL, sideOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { countUnits } from "../../../units/units.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"draw">;

/**
 * Draws cards. With `keep`, they are set aside first, some are kept (the notes count them) and the others go to the
 * bottom of the deck. Options: `take-card`, each card once, in catalogue order.
 */
export const draw: Choice<Step> = {
  run(work, frame, step) {
    const side = sideOf(frame.chair);
    if (step.keep === undefined || isUnseen(work.state, step)) {
      advance(work, frame);
      drawToHand(work, frame, step);
      return false;
    }
    if (frame.notes.length === 0) {
      work.change(frame, { notes: [0] });
      const count = countOf(work, step.count);
      const cause = causeOf(work, frame, choiceRule(work.box, frame));
      if (step.deck === "objective") drawObjectivesAside(work, count, cause);
      else drawProjectsAside(work, count, cause);
      return false;
    }
    const { aside } = work.state.sides[side];
    const left = step.keep - at(frame.notes, 0);
    if (left > 0 && pileSize(aside) > left) return true;
    const cause = causeOf(work, frame, choiceRule(work.box, frame));
    if (left > 0) for (const card of pileCards(aside)) keepAside(work, side, card, false, cause);
    advance(work, frame);
    asideToBottom(work, side, deckOf(step), cause);
    if (step.deck === "objective") resolveImmediates(work);
    return false;
  },
  question(look, frame, step) {
    const left = (step.keep ?? 0) - (frame.notes[0] ?? 0);
    const rule = choiceRule(look.box, frame);
    return ask(look, frame, { chair: frame.chair, kind: "keep-card", rule }, { deck: step.deck, left });
  },
  options: ({ box, state }, frame) =>
    distinct(state.sides[sideOf(frame.chair)].aside).map((card) => ({ type: "take-card", subject: cardId(box, card) })),
  take(work, frame, _step, action) {
    const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card === undefined) return;
    keepAside(work, sideOf(frame.chair), card, true, causeOf(work, frame, choiceRule(work.box, frame)));
    work.change(frame, { notes: [(frame.notes[0] ?? 0) + 1] });
  },
};

/**
 * Whether the Empire of a solo game draws projects. It does not look at them, so it gains only as many as it would keep
 * (solo.command.mission.projects).
 */
function isUnseen({ solo }: State, { deck }: Step): boolean {
  return solo !== undefined && deck === "project";
}

function drawToHand(work: GameWork, frame: EffectFrame, step: Step): void {
  const count = isUnseen(work.state, step) && step.keep !== undefined ? step.keep : countOf(work, step.count);
  const cause = causeOf(work, frame, choiceRule(work.box, frame));
  // The Empire of a solo game has no hand of tactic cards: more of its cards count in each battle of the combat.
  const more = work.state.solo !== undefined && sideOf(frame.chair) === IMPERIAL ? moreTactics(step) : undefined;
  if (more !== undefined) {
    const gained = causeOf(work, frame, "solo.decision.more-dangerous-than-you-realize");
    return startModifier(work, more, frame.card, "end-of-combat", NOWHERE, NO_LEADER, gained);
  }
  switch (step.deck) {
    case "objective":
      return drawObjectives(work, count, cause);
    case "probe":
      return drawProbes(work, count, cause);
    case "project":
      return drawMissions(work, IMPERIAL, "project", count, cause);
    case "space-tactic":
      return drawTactics(work, sideOf(frame.chair), 0, count, cause);
    case "ground-tactic":
      return drawTactics(work, sideOf(frame.chair), 1, count, cause);
  }
}

/** Returns what the Empire of a solo game gets instead of drawing tactic cards, or undefined for any other draw. */
export function moreTactics({ deck, count }: Step): ModifierOf<"more-tactics"> | undefined {
  const theater = deck === "space-tactic" ? "space" : deck === "ground-tactic" ? "ground" : undefined;
  if (theater === undefined || typeof count !== "number") return undefined;
  return { kind: "more-tactics", faction: "imperial", theater, count };
}

function deckOf({ deck }: Step): "objective" | "project" {
  return deck === "objective" ? "objective" : "project";
}

/**
 * Returns the number of cards to draw. A count by units uses the Rebel Base space, or the base's system once the base
 * is revealed (reb.base.revealed-gather-intel).
 */
function countOf(look: Look, count: DrawCount): number {
  if (typeof count === "number") return count;
  const { units } = at(look.state.places, basePlace(look));
  const total = countUnits(look.box, units, ({ side }) => side === REBEL);
  return Math.max(1, Math.floor(total / count.baseUnitsPerCard));
}
