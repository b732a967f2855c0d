import { at } from "@sw/tabletop";
import { combatOf } from "../combat/attack/attack.ts";
import { healthOf } from "../combat/attack/destroy.ts";
import { keyOfAction } from "../combat/attack/target-offers.ts";
import { targetOfKey } from "../combat/attack/wounds.ts";
import { advancedOf } from "../combat/cinematic/decks.ts";
import { doesAnything, HALVES, halfOf, isAvailable } from "../combat/cinematic/halves.ts";
import type { Action } from "../state/actions.ts";
import { type Box, type CardOf, cardNamed } from "../state/box.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { DONE, PASS } from "../state/offers.ts";
import type { BattlePosition } from "./battle-shapes.ts";
import { stepWorth } from "./step-worth.ts";
import { danger, victim } from "./targets.ts";

/**
 * Returns the choice of the default policy in a cinematic battle, or undefined if it has none here. It plays the card
 * whose better half is worth most with the units present, cancels if it can, and puts damage of cards where it destroys
 * most. It rerolls blanks and special icons, and removes damage first where that saves a unit. It ignores facedown
 * cards.
 */
export function cinematicChoice(box: Box, position: BattlePosition, top: GameFrame): Action | undefined {
  const { state } = position;
  switch (top.kind) {
    case "battle":
      return top.stage === "cancel" ? at(position.options(), 0) : bestCard({ box, state }, position.options());
    case "tactic":
      return top.stage === "half"
        ? bestHalf({ box, state }, top.card, position.options())
        : inCard({ box, state }, position.options());
    case "recover":
      return bestCard({ box, state }, position.options());
    case "attack":
      return top.stage === "actions" || top.stage === "reroll"
        ? combatAction({ box, state }, position.options())
        : undefined;
    default:
      return undefined;
  }
}

function bestCard(look: Look, options: readonly Action[]): Action {
  let best = at(options, 0);
  let most = -1;
  for (const option of options) {
    if (option.type !== "play-tactic" && option.type !== "take-card") continue;
    const card = advancedOf(look.box, cardNamed(look.box, option.subject));
    for (const half of HALVES) {
      const worth = worthOfHalf(look, card, half, most);
      if (worth > most) [best, most] = [option, worth];
    }
  }
  return best;
}

function bestHalf(look: Look, code: number, options: readonly Action[]): Action {
  const card = advancedOf(look.box, code);
  let best: Action = PASS;
  let most = 0;
  for (const option of options) {
    if (option.type !== "choose-option") continue;
    const worth = worthOfHalf(look, card, at(HALVES, option.subject), most);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/**
 * Returns the worth of a half, or 0 if it would have no effect now. Halves worth `least` or less return 0 without that
 * check.
 */
function worthOfHalf(look: Look, card: CardOf<"advanced-tactic">, name: "upper" | "lower", least: number): number {
  const half = halfOf(card, name);
  let sum = 0;
  for (const step of half.steps) sum += stepWorth(step);
  if (sum <= least) return 0;
  const combat = combatOf(look.state);
  const isOfUse = isAvailable(look, combat, card.side, half) && doesAnything(look, combat, card.side, half);
  return isOfUse ? sum : 0;
}

function inCard(look: Look, options: readonly Action[]): Action | undefined {
  const first = options[0];
  switch (first?.type) {
    case "damage":
      return victim(look, damageKeys(look.box, options), 1);
    case "block":
      return mostSaved(look, options) ?? DONE;
    case "play-tactic":
      return bestCard(look, options);
    case "choose-leader":
      return first;
    default:
      return undefined;
  }
}

function damageKeys(box: Box, options: readonly Action[]): readonly number[] {
  const keys: number[] = [];
  for (const option of options) if (option.type === "damage") keys.push(keyOfAction(box, option));
  return keys;
}

function combatAction(look: Look, options: readonly Action[]): Action {
  return (
    mostSaved(look, options) ??
    options.find((one) => one.type === "pick-die" && (one.face === "blank" || one.face === "special")) ??
    DONE
  );
}

/**
 * Returns the option that removes damage from a unit that one less damage saves, otherwise from the most dangerous
 * unit.
 */
function mostSaved(look: Look, options: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = -1;
  for (const option of options) {
    if (option.type !== "block") continue;
    const { unit, markers } = targetOfKey(keyOfAction(look.box, option));
    const isSaved = markers === healthOf(look, unit);
    const worth = danger(at(look.box.units, unit)) + (isSaved ? 100 : 0);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}
