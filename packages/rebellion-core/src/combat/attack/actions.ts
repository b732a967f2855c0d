import type { Violation } from "@sw/tabletop";
import { battleChair } from "../../forces/sides.ts";
import { rerollerAt, ringId, useRing } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { CardOf } from "../../state/box.ts";
import { SPACE } from "../../state/codes.ts";
import type { DecisionContexts } from "../../state/decisions.ts";
import { BLACK, COLORS, type ColorIndex, colorNamed, countDice, RED, SPECIAL, withDie } from "../../state/dice.ts";
import type { AttackFrame, CombatFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE } from "../../state/offers.ts";
import { factionOf, IMPERIAL, REBEL, type Seat, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import {
  canDrawTactic,
  drawTactics,
  handOf,
  handSize,
  heldTactics,
  isBarredFromTactics,
  takeTactic,
} from "../tactics.ts";
import { combatOf } from "./attack.ts";
import { startTactic, whyIdle } from "./play.ts";

const RULE: RuleId = "reb.attack-steps.actions-draw-or-play";

/**
 * Step 2 of an attack: the attacker draws and plays any number of tactic cards in any order. Options: `draw-tactic`
 * with a red, then a black special die; `play-tactic` by card, once per colour of special die that can pay for its
 * icon; `use-ring`; `done`. Skipped if public knowledge shows that nothing can be done.
 */
export const actionsStage: Kind<"attack"> = {
  run(work, frame) {
    if (whyNoActions(work, frame) === undefined) return true;
    work.change(frame, { stage: "recolor" });
    return false;
  },
  question({ state }, frame) {
    return { seat: attackerSeat(state, frame), kind: "combat-actions", rule: RULE, context: contextOf(frame) };
  },
  options: optionsOf,
  check,
  take(work, frame, action) {
    if (action.type === "draw-tactic") draw(work, frame, colorNamed(action.subject));
    else if (action.type === "play-tactic") play(work, frame, action);
    else if (action.type === "use-ring") useRerollRing(work, frame);
    else work.change(frame, { stage: "recolor" });
  },
  keeps(look, frame, seat, kind) {
    if (kind !== "combat-actions") return undefined;
    return attackerSeat(look.state, frame) === seat ? whyNoActions(look, frame) : forbidden(RULE, "not-your-attack");
  },
};

/** Returns the seat that decides for the attacking side. */
export function attackerSeat(state: State, { side, theater }: AttackFrame): Seat {
  return seatAt(state.config, battleChair(state, side, theater));
}

/** Returns the facts about the battle that the deciding seat is shown. */
export function contextOf({ side, theater, dice }: AttackFrame): DecisionContexts["combat-actions"] {
  return {
    faction: factionOf(side),
    theater: theater === SPACE ? "space" : "ground",
    dice: dice.map((faces) => [...faces]),
  };
}

/**
 * Returns why the attacker can do nothing, judging by public knowledge: no special die, no card to play and no ring to
 * use.
 */
function whyNoActions(look: Look, frame: AttackFrame): Violation<RuleId> | undefined {
  const { state } = look;
  const combat = combatOf(state);
  const { side, theater } = frame;
  if (state.solo !== undefined && side === IMPERIAL) return forbidden("solo.combat.specials", "empire-plays-alone");
  if (specials(frame) > 0 && canDrawTactic(combat, theater)) return undefined;
  const isBarred = isBarredFromTactics(state, combat, side, theater);
  if (!isBarred && handSize(combat, side, theater) > 0) return undefined;
  if (canUseRing(look, combat, frame)) return undefined;
  return isBarred
    ? forbidden("reb.golden.cannot-is-absolute", "tactics-forbidden")
    : forbidden(RULE, "no-special-die-no-card");
}

function specials({ dice }: AttackFrame): number {
  return dice[RED][SPECIAL] + dice[BLACK][SPECIAL];
}

/** Whether the attacker may use the ring that rerolls a die. */
export function canUseRing(look: Look, { system }: CombatFrame, { side, dice }: AttackFrame): boolean {
  return side === REBEL && countDice(dice) > 0 && rerollerAt(look, system) !== undefined;
}

function optionsOf(look: Look, frame: AttackFrame): Action[] {
  const combat = combatOf(look.state);
  const options: Action[] = [];
  const colors = specialColors(frame);
  if (canDrawTactic(combat, frame.theater)) {
    for (const color of colors) options.push({ type: "draw-tactic", subject: COLORS[color] });
  }
  for (const card of heldTactics(look.box, combat, frame.side, frame.theater)) {
    if (whyIdle(look, frame, card) !== undefined) continue;
    if (!card.entry.special) options.push({ type: "play-tactic", subject: card.id, die: null });
    else for (const color of colors) options.push({ type: "play-tactic", subject: card.id, die: COLORS[color] });
  }
  const bearer = canUseRing(look, combat, frame) ? rerollerAt(look, combat.system) : undefined;
  if (bearer !== undefined) options.push({ type: "use-ring", subject: ringId(look, bearer) });
  options.push(DONE);
  return options;
}

function specialColors({ dice }: AttackFrame): readonly ColorIndex[] {
  return ([RED, BLACK] as const).filter((color) => dice[color][SPECIAL] > 0);
}

function check(look: Look, frame: AttackFrame, action: Action): Violation<RuleId> | undefined {
  switch (action.type) {
    case "done":
      return undefined;
    case "draw-tactic":
      return checkDraw(look.state, frame, action);
    case "play-tactic":
      return checkPlay(look, frame, action);
    case "use-ring": {
      const offered = optionsOf(look, frame).some((one) => one.type === "use-ring" && one.subject === action.subject);
      return offered ? undefined : forbidden("reb.faq.ring-results-first", "ring-not-there", { ring: action.subject });
    }
    default:
      return notAsked(RULE, action, ["draw-tactic", "play-tactic", "use-ring", "done"]);
  }
}

function checkDraw(
  state: State,
  frame: AttackFrame,
  { subject: die }: Extract<Action, { type: "draw-tactic" }>,
): Violation<RuleId> | undefined {
  const rule = "reb.attack-steps.draw-action";
  if (!hasSpecial(frame, die)) return forbidden(rule, "no-special-die", { die });
  const empty = !canDrawTactic(combatOf(state), frame.theater);
  return empty ? forbidden("reb.tactic.deck-exhausted", "no-card-left") : undefined;
}

function hasSpecial(frame: AttackFrame, die: string): boolean {
  return specialColors(frame).some((color) => COLORS[color] === die);
}

function checkPlay(
  look: Look,
  frame: AttackFrame,
  { subject: id, die }: Extract<Action, { type: "play-tactic" }>,
): Violation<RuleId> | undefined {
  const card = look.box.cardsById.get(id);
  if (card?.type !== "tactic") return forbidden("reb.attack-steps.play-action", "no-tactic-card", { card: id });
  const other = whyNotThisTheater(look.state, frame, card);
  if (other !== undefined) return other;
  const idle = whyIdle(look, frame, card);
  if (idle !== undefined) return forbidden(idle, "cannot-be-played", { card: id });
  const pays = card.entry.special ? die !== null && hasSpecial(frame, die) : die === null;
  return pays ? undefined : forbidden("reb.attack-steps.play-special-cost", "special-die", { card: id, die });
}

/**
 * Returns the violation if the card belongs to the other theater; it then stays in hand
 * (reb.attack-steps.play-same-theater).
 */
function whyNotThisTheater(
  state: State,
  { side, theater }: AttackFrame,
  card: CardOf<"tactic">,
): Violation<RuleId> | undefined {
  const named = { card: card.id };
  if (card.theater !== theater) return forbidden("reb.attack-steps.play-same-theater", "other-theater", named);
  const held = handOf(combatOf(state), side, theater).some(({ cards }) => cards.includes(card.code));
  return held ? undefined : forbidden("reb.attack-steps.play-action", "card-not-held", named);
}

/**
 * Spends a special die to draw a tactic card of the battle's theater (reb.attack-steps.draw-action, spent-dice-gone).
 */
function draw(work: GameWork, frame: AttackFrame, color: ColorIndex): void {
  work.change(frame, spend(work, frame, color));
  drawTactics(work, frame.side, frame.theater, 1, { rule: "reb.attack-steps.draw-same-theater", cause: null });
}

/** Returns the dice after one special die is spent. */
export function spend(
  work: GameWork,
  frame: AttackFrame,
  color: ColorIndex,
  rule: RuleId = "reb.attack-steps.spent-dice-gone",
): Pick<AttackFrame, "dice"> {
  const faction = factionOf(frame.side);
  const by = attackerSeat(work.state, frame);
  work.emit({ type: "die-spent", faction, die: COLORS[color], by, rule, cause: null });
  return { dice: withDie(frame.dice, color, SPECIAL, -1) };
}

function play(
  work: GameWork,
  frame: AttackFrame,
  { subject: id, die }: Extract<Action, { type: "play-tactic" }>,
): void {
  const { box } = work;
  const card = box.cardsById.get(id);
  if (card?.type !== "tactic") return;
  const paid = die === null ? frame : { ...frame, ...spend(work, frame, colorNamed(die)) };
  takeTactic(work, combatOf(work.state), frame.side, frame.theater, card.code);
  const faction = factionOf(frame.side);
  work.emit({
    type: "tactic-played",
    faction,
    card: id,
    die,
    rule: "reb.attack-steps.play-action",
    cause: id,
  });
  startTactic(work, { ...paid, card: card.code }, card.entry.effect);
}

/** Uses the ring. The attacker then chooses the die to reroll. */
export function useRerollRing(work: GameWork, frame: AttackFrame): void {
  const bearer = rerollerAt(work, combatOf(work.state).system);
  if (bearer === undefined) return;
  useRing(work, bearer, false, "reb.faq.ring-results-first");
  work.state.rerollUsed = true;
  work.change(frame, { stage: "ring" });
}
