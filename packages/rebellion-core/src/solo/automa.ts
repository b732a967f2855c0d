import { at, type Chance, type Json, pileCards } from "@sw/tabletop";
import { combatOf } from "../combat/attack/attack.ts";
import type { RebellionGame } from "../game.ts";
import { type Action, actionKey } from "../state/actions.ts";
import type { Boxes } from "../state/boxes.ts";
import type { Play } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { SoloOptions } from "../state/solo.ts";
import type { View } from "../views/shapes.ts";
import { ANSWERS, byLot, RESUMES } from "./answers.ts";
import { FIRST } from "./first.ts";
import { Judge } from "./judge.ts";
import { assignedIn, cardsIn, type Lasting, type Memory, planIn } from "./memory.ts";
import type { Reason } from "./reasons.ts";
import type { Sitting } from "./sitting.ts";

/** Options of the automa besides the view. */
export interface AutomaOptions {
  /** Answers the automa's dice, by label, for example `"d8: fleet"`. */
  readonly chance: Chance;
  /** Variations of the automa's decisions. Defaults to those of the game's configuration. */
  readonly variations?: SoloOptions;
}

/** The Empire's decision, its reasons, and the memory to hand to the automa next time. */
export interface Decided {
  readonly action: Action;
  /** The reasons for every question answered on the way. Empty when an earlier plan is continued. */
  readonly reasons: readonly Reason[];
  readonly memory: Json;
}

/**
 * Decides for the Empire of the solo variant. `view` is what its seat sees; `memory` is what the last decision
 * returned, or null at first. The same view, memory and dice give the same action. Throws a RangeError if the seat of
 * the view is not asked.
 */
export type Automa = (view: View, memory: Json, options: AutomaOptions) => Decided;

/** Creates the automa for a game with these boxes. */
export function automaOf(boxes: Boxes, game: RebellionGame): Automa {
  return (view, memory, { chance, variations = view.config.solo ?? {} }) => {
    const { decision } = view;
    if (decision === null || !decision.yours) throw new RangeError("the Empire is not asked");
    // What is hidden is dealt anyhow: nothing that the Empire may do or weighs hangs on it.
    const state = game.determinize(view, FIRST);
    const options = game.legalActions(state);
    const judge = new Judge(chance);
    // A state that its view could be: what the Empire cannot see is dealt anyhow there, and is never read.
    const look = { box: boxes.of(view.config), state };
    const cards = cardsHeld(look, cardsIn(memory));
    const sitting: Sitting = {
      look,
      judge,
      asked: decision,
      options,
      variations,
      rolled: assignedIn(memory) === state.round,
      cards,
    };
    const kind = purposeOf(sitting);
    const plan = RESUMES[decision.kind]?.(planIn(memory, kind), sitting) ?? planIn(memory, kind);
    const assigned = decision.kind === "assign" ? state.round : assignedIn(memory);
    const kept = lasting(assigned, cards);
    const planned = onPlan(options, { kind, plan, ...kept });
    if (planned !== undefined) return planned;
    const [action, ...later] = (ANSWERS[decision.kind] ?? byLot)(sitting);
    return { action, reasons: judge.reasons, memory: { kind, plan: later.map(actionKey), ...kept } };
  };
}

/**
 * Returns the next step of a plan that depends only on the question and its options, both of which the seat sees.
 * Returns undefined if the board must be examined. `offered` is called only if there is a plan.
 */
export function carriedOn(
  memory: Json,
  { kind }: Pick<Play["Asked"], "kind">,
  offered: () => readonly Action[],
): Decided | undefined {
  const plan = kind in RESUMES ? [] : planIn(memory, kind);
  if (plan.length === 0) return undefined;
  return onPlan(offered(), { kind, plan, ...lasting(assignedIn(memory), cardsIn(memory)) });
}

function lasting(assigned: number | undefined, cards: readonly string[]): Lasting {
  return { ...(assigned !== undefined && { assigned }), ...(cards.length > 0 && { cards }) };
}

/** Lists the action cards that the Empire holds: those known before in their order, then the new ones by name. */
function cardsHeld({ box, state }: Look, known: readonly string[]): readonly string[] {
  const held = state.sides[IMPERIAL].actions.flatMap(pileCards).map((code) => at(box.cards, code).id);
  const before = known.filter((id) => held.includes(id));
  return [...before, ...held.filter((id) => !before.includes(id)).sort()];
}

/**
 * Returns the purpose of a plan: the kind of its decisions, for damage also the round of battle, and in an attack the
 * dice with the same effect.
 */
function purposeOf({ asked, look }: Sitting): string {
  if (!(asked.kind in RESUMES)) return asked.kind;
  const purpose = `${asked.kind} ${combatOf(look.state).round}`;
  if (asked.kind !== "assign-damage") return purpose;
  const { die, face } = asked.context.die;
  return face === "direct-hit" ? `${purpose} ${face}` : `${purpose} ${die} ${face}`;
}

/** Returns the next step of a plan that is legal now. Steps that are no longer legal are skipped. */
function onPlan(options: readonly Action[], { plan, ...memory }: Memory): Decided | undefined {
  for (const [place, key] of plan.entries()) {
    const action = options.find((option) => actionKey(option) === key);
    if (action !== undefined) return { action, reasons: [], memory: { ...memory, plan: plan.slice(place + 1) } };
  }
  return undefined;
}
