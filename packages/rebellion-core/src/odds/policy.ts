import { at } from "@sw/tabletop";
import { combatOf, unitsThere } from "../combat/attack/attack.ts";
import { healthOf } from "../combat/attack/destroy.ts";
import { damageAction, keyOfAction } from "../combat/attack/target-offers.ts";
import { targetOfKey } from "../combat/attack/wounds.ts";
import { mustRetreat } from "../combat/lone-ships.ts";
import { handSize, tacticOf } from "../combat/tactics.ts";
import { chairAt } from "../forces/sides.ts";
import type { Action } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import { BLACK, RED } from "../state/dice.ts";
import type { AttackFrame, CombatFrame, Wound } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { DONE, PASS } from "../state/offers.ts";
import { opponentOf, type Side, sideOfFaction } from "../state/seats.ts";
import type { BattlePolicy, BattlePosition } from "./battle-shapes.ts";
import { cinematicChoice } from "./cinematic-policy.ts";
import { bestTarget, danger, targetOfDie, victim } from "./targets.ts";

/** Options of the package's default {@link BattlePolicy}. */
export interface PolicyOptions {
  /**
   * Retreats once the enemy is at least this many times as strong as the side's own units, counted in attack dice and
   * remaining health. Defaults to never retreating.
   */
  readonly retreatFrom?: number;
}

/**
 * Returns the default policy. It destroys the units it can, those with the most dice first. It plays cards that deal
 * damage first, rerolls blanks, spends special dice to draw otherwise, blocks only to save a unit and adds no leader.
 * Cinematic battles follow {@link cinematicChoice}.
 */
export function policyOf(box: Box, { retreatFrom }: PolicyOptions = {}): BattlePolicy {
  return (position) => {
    const { state } = position;
    const top = at(state.frames, state.frames.length - 1);
    if (box.cinematic) {
      const chosen = cinematicChoice(box, position, top);
      if (chosen !== undefined) return chosen;
    }
    if (top.kind === "attack") return inAttack(box, position, top);
    if (top.kind === "combat" && top.stage === "retreat") return retreat(box, position, top, retreatFrom);
    const options = position.options();
    if (top.kind === "move") return firstOr(options, "move");
    return options.find((one) => one.type === "pass") ?? at(options, 0);
  };
}

function firstOr(options: readonly Action[], type: Action["type"]): Action {
  return options.find((one) => one.type === type) ?? at(options, 0);
}

function inAttack(box: Box, position: BattlePosition, frame: AttackFrame): Action {
  const { state } = position;
  switch (frame.stage) {
    case "assign":
      return damageAction(box, targetOfDie({ box, state }, frame));
    case "actions":
      return combatAction(box, position, frame);
    case "card":
      return resolveCard(box, position, frame);
    case "recolor":
      return at(position.options(), position.options().length - 1);
    case "block":
      return block(box, position, frame);
    case "unblock":
      return unblock(box, position, frame);
    default:
      return at(position.options(), 0);
  }
}

/** Returns the combat action that is worth most, or `done` if none is worth anything. */
function combatAction(box: Box, position: BattlePosition, frame: AttackFrame): Action {
  const { state } = position;
  if (handSize(combatOf(state), frame.side, frame.theater) === 0) return firstOr(position.options(), "draw-tactic");
  let best: Action = DONE;
  let worth = 0;
  for (const option of position.options()) {
    const own = worthOf(box, frame, option);
    if (own > worth) [best, worth] = [option, own];
  }
  return best;
}

function worthOf(box: Box, frame: AttackFrame, option: Action): number {
  if (option.type === "draw-tactic") return 1;
  const code = option.type === "play-tactic" ? box.cardsById.get(option.subject)?.code : undefined;
  if (code === undefined) return 0;
  const { effect } = tacticOf(box, code).entry;
  if (effect.op === "damage" || effect.op === "bombard") return 4;
  if (effect.op === "reroll") return blanks(frame) > 0 ? 3 : 0;
  return effect.op === "draw" ? 2 : 0;
}

function blanks({ dice }: AttackFrame): number {
  return dice[RED][3] + dice[BLACK][3];
}

function resolveCard(box: Box, position: BattlePosition, frame: AttackFrame): Action {
  const { state } = position;
  const { effect } = tacticOf(box, frame.card).entry;
  const options = position.options();
  if (effect.op === "draw") {
    return options.find((one) => one.type === "choose-option" && one.subject === frame.theater) ?? at(options, 0);
  }
  if (effect.op === "reroll") {
    const done = options.find((one) => one.type === "done");
    return options.find((one) => one.type === "pick-die" && one.face === "blank") ?? done ?? at(options, 0);
  }
  if (effect.op === "bombard" && frame.picked.length === 0) return heaviest(box, options);
  const keys = options.map((one) => keyOfAction(box, one)).filter((key) => key >= 0);
  if (keys.length === 0) return at(options, 0);
  if (effect.op === "damage") return victim({ box, state }, keys, effect.amount);
  return damageAction(box, bestTarget({ box, state }, frame, keys, frame.left, 0));
}

function heaviest(box: Box, options: readonly Action[]): Action {
  const red = (one: Action): number => (one.type === "take-unit" ? (box.unitsById.get(one.subject)?.red ?? 0) : -1);
  return options.reduce((best, one) => (red(one) > red(best) ? one : best));
}

/**
 * Returns the damage to remove for the unit to survive. Returns undefined if it survives anyway, or if its markers
 * already destroy it.
 */
function needed(look: Look, { unit, markers, assigned, doomed }: Wound): number | undefined {
  const need = markers + assigned - healthOf(look, unit) + 1;
  return doomed || need <= 0 || need > assigned ? undefined : need;
}

/** Plays the card that blocks the least damage and still saves a unit. */
function block(box: Box, position: BattlePosition, frame: AttackFrame): Action {
  const { state } = position;
  const wounds = combatOf(state).wounds[opponentOf(frame.side)];
  let best: Action = DONE;
  let least = Number.POSITIVE_INFINITY;
  const offered = position.options();
  for (const option of offered) {
    const code = option.type === "play-tactic" ? box.cardsById.get(option.subject)?.code : undefined;
    const effect = code === undefined ? undefined : tacticOf(box, code).entry.effect;
    if (effect?.op !== "block") continue;
    const saves = wounds.some((wound) => (needed({ box, state }, wound) ?? Number.POSITIVE_INFINITY) <= effect.amount);
    if (saves && effect.amount < least) [best, least] = [option, effect.amount];
  }
  return best;
}

/** Takes back damage where that saves the most dangerous unit. */
function unblock(box: Box, position: BattlePosition, frame: AttackFrame): Action {
  const { state } = position;
  const offered = position.options();
  let best = at(offered, 0);
  let worth = -1;
  for (const option of offered) {
    const key = keyOfAction(box, option);
    if (key < 0) continue;
    const target = targetOfKey(key);
    const need = needed({ box, state }, { ...target, doomed: false });
    const own = need !== undefined && need <= frame.left ? danger(at(box.units, target.unit)) : 0;
    if (own > worth) [best, worth] = [option, own];
  }
  return best;
}

function retreat(box: Box, position: BattlePosition, combat: CombatFrame, limit: number | undefined): Action {
  const { state, faction } = position;
  const stays = limit === undefined || !isOutmatched({ box, state }, combat, sideOfFaction(faction), limit);
  const chair = chairAt(state, combat, combat.answered);
  const must = chair !== undefined && mustRetreat({ box, state }, combat, chair);
  return stays && !must ? PASS : at(position.options(), 0);
}

function isOutmatched(look: Look, combat: CombatFrame, side: Side, limit: number): boolean {
  return strength(look, combat, opponentOf(side)) > limit * strength(look, combat, side);
}

function strength({ box, state }: Look, combat: CombatFrame, side: Side): number {
  const units = unitsThere(state, combat);
  let sum = 0;
  for (const kind of box.units) {
    if (kind.side === side) sum += at(units, kind.index) * (kind.red + kind.black + kind.green + kind.health);
  }
  for (const { markers } of combat.wounds[side]) sum -= markers;
  return sum;
}
