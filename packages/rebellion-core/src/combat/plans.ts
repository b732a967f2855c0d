import { addToBag, at, type Violation } from "@sw/tabletop";
import {
  holdsObjective,
  mayHoldObjective,
  type ObjectiveKind,
  objectiveChair,
  playObjective,
} from "../cards/objectives.ts";
import { takeOut } from "../decks/piles.ts";
import { seen } from "../decks/told.ts";
import { isMarked } from "../markers/targets.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { type Box, type UnitKind, unitNamed } from "../state/box.ts";
import { NO_CARD, NO_PICK, type UnitIndex } from "../state/codes.ts";
import { DIRECT, NO_DICE } from "../state/dice.ts";
import type { CombatFrame, Dice } from "../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { PASS } from "../state/offers.ts";
import { IMPERIAL, PUBLIC, REBEL, seatAt } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { destroyUnits } from "../units/board.ts";
import { isShielded } from "../units/shielded.ts";
import { hasUnit, unitsOf } from "../units/units.ts";

const RULE: RuleId = "reb.death-star.plans-timing";
/** The number of dice rolled for Death Star Plans (reb.death-star.plans-roll). */
const PLANS_DICE = 3;

/**
 * After a space battle the Rebel side may reveal Death Star Plans (reb.death-star.plans-timing). Options: the plans in
 * hand in catalogue order, then `pass`. Skipped if public knowledge shows that no plans can be held or would work.
 */
export const plansStage: Kind<"combat"> = {
  run(work, frame) {
    if (whyNoPlans(work, frame) === undefined) return true;
    work.change(frame, { stage: "ground-first" });
    return false;
  },
  question({ box, state }, frame) {
    const context = { system: at(box.placeIds, frame.system) };
    return { seat: seatAt(state.config, objectiveChair(state)), kind: "death-star-plans", rule: RULE, context };
  },
  options(look) {
    const options: Action[] = heldPlans(look).map(({ id }) => ({ type: "play-objective", subject: id }));
    options.push(PASS);
    return options;
  },
  check(look, _frame, action) {
    if (action.type === "pass") return undefined;
    if (action.type !== "play-objective") return notAsked(RULE, action, ["play-objective", "pass"]);
    const held = heldPlans(look).some(({ id }) => id === action.subject);
    return held ? undefined : forbidden(RULE, "no-such-plans", { card: action.subject });
  },
  take(work, frame, action) {
    const card = action.type === "play-objective" ? work.box.cardsById.get(action.subject) : undefined;
    if (card?.type === "objective") reveal(work, frame, card);
    else work.change(frame, { stage: "ground-first" });
  },
  keeps(look, frame, seat, kind) {
    if (kind !== "death-star-plans") return undefined;
    const isAsked = seatAt(look.state.config, objectiveChair(look.state)) === seat;
    return isAsked ? whyNoPlans(look, frame) : forbidden("reb.objective.team-general", "not-your-objectives");
  },
};

function plansOf(box: Box): readonly ObjectiveKind[] {
  return box.cards.filter(
    (card): card is ObjectiveKind => card.type === "objective" && card.entry.test.type === "death-star-run",
  );
}

function heldPlans({ box, state }: Look): readonly ObjectiveKind[] {
  return plansOf(box).filter(({ code }) => holdsObjective(state, code));
}

/**
 * Returns why the Rebels cannot use plans, judging by public knowledge. Reasons are an objective already played in this
 * combat, a card that forbids plans, no fighter or Death Star there, or no plans in hand. Asked once a round, so only
 * one card is used per round (reb.death-star.plans-one-per-round).
 */
function whyNoPlans(look: Look, combat: CombatFrame): Violation<RuleId> | undefined {
  const { box, state } = look;
  if (combat.objectivePlayed) return forbidden("reb.faq.objective-after-one-per-combat", "objective-played");
  if (isMarked(look, "bars-plans")) return forbidden("reb.golden.cannot-is-absolute", "plans-forbidden");
  const { units } = at(state.places, combat.system);
  const system = at(box.placeIds, combat.system);
  if (!hasUnit(box, units, isRebelFighter)) {
    return forbidden("reb.death-star.plans-needs-fighter", "no-fighter-there", { system });
  }
  if (!hasUnit(box, units, ({ index, station }) => station && !isShielded(box, units, index))) {
    return forbidden("reb.death-star.plans-needs-death-star", "no-death-star-there", { system });
  }
  const mayBeHeld = plansOf(box).some((card) => mayHoldObjective(look, card));
  return mayBeHeld ? undefined : forbidden(RULE, "no-plans-held");
}

function isRebelFighter({ side, entry }: UnitKind): boolean {
  return side === REBEL && entry.class === "fighter";
}

/** Reveals the card and rolls three dice for it. */
function reveal(work: GameWork, frame: CombatFrame, card: ObjectiveKind): void {
  const { state, box } = work;
  const { pile, knownTo } = takeOut(box, state.objectives, card.code);
  state.objectives = addToBag(pile, card.code, PUBLIC);
  if (knownTo !== PUBLIC) {
    work.revealed = true;
    const shown = [seen(box, card.code, PUBLIC)];
    work.emit({ type: "hand-shown", faction: "rebel", deck: "objective", cards: shown, rule: RULE, cause: card.id });
  }
  work.change(frame, { stage: "plans-rolled", plans: card.code, plansDice: null, plansRound: frame.round });
  work.push({
    kind: "roll",
    why: "death-star-plans",
    side: REBEL,
    chair: objectiveChair(state),
    system: frame.system,
    count: PLANS_DICE,
    set: NO_DICE,
    last: NO_PICK,
    dice: NO_DICE,
    stage: "before",
  });
}

/**
 * Resolves the roll for the plans: a direct hit destroys a Death Star and plays the card; otherwise the card is kept
 * (reb.death-star.plans-success, plans-failure). Options if both kinds of Death Star are there: `destroy` one of them.
 */
export const plansRolledStage: Kind<"combat"> = {
  run(work, frame) {
    const targets = deathStars(work, frame);
    const target = targets[0];
    if (!hasDirectHit(frame.plansDice) || target === undefined) {
      work.change(frame, { stage: "ground-first", plans: NO_CARD, plansDice: null });
      return false;
    }
    if (targets.length > 1) return true;
    destroy(work, frame, target);
    return false;
  },
  question({ box, state }, frame) {
    const context = { system: at(box.placeIds, frame.system) };
    const rule = "reb.death-star.plans-success";
    return { seat: seatAt(state.config, objectiveChair(state)), kind: "destroy-death-star", rule, context };
  },
  options: (look, frame) =>
    deathStars(look, frame).map((unit) => ({
      type: "destroy",
      subject: at(look.box.units, unit).id,
      at: at(look.box.placeIds, frame.system),
    })),
  check: checkTarget,
  take(work, frame, action) {
    const unit = action.type === "destroy" ? work.box.unitsById.get(action.subject) : undefined;
    if (unit !== undefined) destroy(work, frame, unit.index);
  },
};

function hasDirectHit(dice: Dice | null): boolean {
  return dice !== null && dice[0][DIRECT] + dice[1][DIRECT] > 0;
}

/**
 * Lists the Death Stars, finished or under construction (reb.death-star.plans-versus-dsuc), that no Shield Bunker
 * protects (rote.unit.bunker-plans).
 */
function deathStars({ box, state }: Look, { system }: CombatFrame): readonly UnitIndex[] {
  const { units } = at(state.places, system);
  return box.units.flatMap(({ index, station }) =>
    station && at(units, index) > 0 && !isShielded(box, units, index) ? [index] : [],
  );
}

function checkTarget(look: Look, frame: CombatFrame, action: Action): Violation<RuleId> | undefined {
  const rule = "reb.death-star.plans-success";
  if (action.type !== "destroy") return notAsked(rule, action, ["destroy"]);
  const unit = unitNamed(look.box, action.subject);
  const fits = deathStars(look, frame).includes(unit) && action.at === at(look.box.placeIds, frame.system);
  return fits ? undefined : forbidden(rule, "no-death-star", { unit: action.subject });
}

function destroy(work: GameWork, frame: CombatFrame, unit: UnitIndex): void {
  const { plans, system } = frame;
  work.change(frame, { stage: "ground-first", plans: NO_CARD, plansDice: null, objectivePlayed: true });
  const rule = "reb.death-star.plans-success";
  destroyUnits(work, IMPERIAL, unitsOf(work.box, unit, 1), system, { rule, cause: work.cause(plans) });
  playObjective(work, plans, rule);
}
