import { at, copiesLeft, nextPicks, openPicks, type Pickable, pileCards, pileSize } from "@sw/tabletop";
import { discardObjective } from "../../decks/objective-hand.ts";
import { distinct } from "../../decks/piles.ts";
import type { IconShape, ObjectiveTest } from "../../language/language.ts";
import type { PlainAction } from "../../state/actions.ts";
import { type Box, cardId, cardOf, unitNamed } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { sideOf } from "../../state/seats.ts";
import { destroyQueued } from "../../units/queue.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf, note, notedRun, notePick } from "../ops/op.ts";
import { queuedAt, queuedUnits, queueKey } from "../ops/units/queued.ts";

type Procedure = Choice<InstructionOf<"procedure">>;

const RULE = "rote.objective.cost";

/** Returns the requirement of the objective, which contains its cost. */
function costOf<Type extends ObjectiveTest["type"]>(
  box: Box,
  { card }: EffectFrame,
  type: Type,
): Extract<ObjectiveTest, { type: Type }> {
  const { test } = cardOf(box, card, "objective").entry;
  if (test.type !== type) throw new RangeError(`${cardId(box, card)} costs something else`);
  return test as Extract<ObjectiveTest, { type: Type }>;
}

/**
 * Discards objectives from the hand as the cost of an objective. Options: `discard`, each card once, in catalogue
 * order. The notes count the discards.
 */
export const theLongWar: Procedure = {
  run(work, frame) {
    const { box, state } = work;
    const left = costOf(box, frame, "other-objectives").count - frame.notes.length;
    if (left > 0 && pileSize(state.objectives) > left) return true;
    if (left > 0) {
      for (const card of pileCards(state.objectives)) discardObjective(work, card, causeOf(work, frame, RULE));
    }
    advance(work, frame);
    return false;
  },
  question(look, frame) {
    const left = costOf(look.box, frame, "other-objectives").count - frame.notes.length;
    return ask(look, frame, { chair: frame.chair, kind: "discard-card", rule: RULE }, { left });
  },
  options: ({ box, state }) =>
    distinct(state.objectives).map((card) => ({ type: "discard", subject: cardId(box, card) })),
  take(work, frame, _step, action) {
    const card = action.type === "discard" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card === undefined) return;
    note(work, frame, card);
    discardObjective(work, card, causeOf(work, frame, RULE));
  },
};

const SHAPES = ["triangle", "circle", "square"] as const satisfies readonly IconShape[];

/** The queued units of one shape that are still to be picked. */
interface Round {
  readonly items: readonly Pickable[];
  /** The keys picked for earlier shapes. */
  readonly before: readonly number[];
  readonly picked: readonly number[];
  readonly needed: number;
}

/**
 * Destroys units of the side's build queue together, one shape after the other; units of a shape are picked in any
 * order. Options: `destroy`, by space of the queue and type.
 */
export const aTimeForPeace: Procedure = {
  run(work, frame) {
    const round = roundOf(work, frame);
    if (round === undefined) {
      finish(work.box, frame, (space, unit) =>
        destroyQueued(work, sideOf(frame.chair), unit, space, causeOf(work, frame, RULE)),
      );
      advance(work, frame);
      return false;
    }
    const picks = openPicks(round.items, round.picked);
    const [first] = picks;
    if (first === undefined || (picks.length > 1 && copiesLeft(round.items, round.picked) > round.needed)) return true;
    notePick(work, frame, first.key, round.picked, round.before);
    return false;
  },
  question(look, frame) {
    const picked = frame.notes.map((key) => at(look.box.units, queuedAt(look.box, key).unit).id);
    const asked = { chair: frame.chair, kind: "destroy-units", rule: RULE } as const;
    return ask(look, frame, asked, { health: null, picked });
  },
  options(look, frame) {
    const round = roundOf(look, frame);
    if (round === undefined) return [];
    return nextPicks(round.items, round.picked, round.needed).map(({ key }) => destroying(look.box, key));
  },
  picks(look, frame) {
    const round = roundOf(look, frame);
    if (round === undefined) return undefined;
    const keys = openPicks(round.items, round.picked).map(({ key }) => key);
    return notedRun(frame, keys, (key) => destroying(look.box, key), round.picked, round.before);
  },
  take(work, frame, _step, action) {
    if (action.type !== "destroy" || typeof action.at !== "number") return;
    const round = roundOf(work, frame);
    const key = queueKey(work.box, action.at, unitNamed(work.box, action.subject));
    notePick(work, frame, key, round?.picked, round?.before);
  },
};

function destroying(box: Box, key: number): PlainAction {
  const { unit, space } = queuedAt(box, key);
  return { type: "destroy", subject: at(box.units, unit).id, at: space };
}

function roundOf(look: Look, frame: EffectFrame): Round | undefined {
  const cost = costOf(look.box, frame, "queued-shapes");
  let before = 0;
  for (const shape of SHAPES) {
    const picked = frame.notes.slice(before, before + cost[shape]);
    if (picked.length < cost[shape]) {
      const items = queuedUnits(look, sideOf(frame.chair), [1, 2, 3], ({ entry }) => entry.buildIcon?.shape === shape);
      return { items, before: frame.notes.slice(0, before), picked, needed: cost[shape] - picked.length };
    }
    before += cost[shape];
  }
  return undefined;
}

function finish(box: Box, { notes }: EffectFrame, destroy: (space: 1 | 2 | 3, unit: number) => void): void {
  for (const key of notes) {
    const { space, unit } = queuedAt(box, key);
    destroy(space, unit);
  }
}
