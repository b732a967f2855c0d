import { at } from "@sw/tabletop";
import { countAbility } from "../../forces/forces.ts";
import type { Box } from "../../state/box.ts";
import { SPACE, type TheaterIndex } from "../../state/codes.ts";
import type { CombatFrame } from "../../state/frames.ts";
import { modifiersOf } from "../../state/modifiers.ts";
import { factionOf, opponentOf, type Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";

/** Most dice of a colour in one attack (reb.attack-steps.cap-red, reb.attack-steps.cap-black). */
const MOST_DICE_OF_COLOR = 5;
/** Red dice that each Ion Cannon costs (reb.structure.ion-cannon). */
const DICE_LOST_TO_ION_CANNON = 2;

/** The attack values of a side's units of a theater: red, black (reb.attack.sum-of-units). */
function attackValues(
  box: Box,
  state: State,
  { system }: CombatFrame,
  side: Side,
  theater: TheaterIndex,
): readonly [number, number] {
  const { units } = at(state.places, system);
  let red = 0;
  let black = 0;
  for (let index = 0; index < units.length; index++) {
    const count = at(units, index);
    if (count === 0) continue;
    const kind = at(box.units, index);
    if (kind.side !== side || kind.theater !== theater) continue;
    red += count * kind.red;
    black += count * kind.black;
  }
  return [red, black];
}

/**
 * The dice of an attack, red and black: the attack values, less what abilities and cards take away, and of that at most
 * five of each colour (reb.attack-steps.reduce-before-cap).
 */
export function dicePool(
  box: Box,
  state: State,
  combat: CombatFrame,
  side: Side,
  theater: TheaterIndex,
): readonly [number, number] {
  let [red, black] = attackValues(box, state, combat, side, theater);
  if (theater === SPACE) {
    const { units } = at(state.places, combat.system);
    red -= DICE_LOST_TO_ION_CANNON * countAbility(box, units, opponentOf(side), "two-fewer-red-dice");
  }
  if (state.modifiers.length > 0 && combat.round === 1) {
    for (const { effect } of modifiersOf(state, "fewer-dice")) {
      if (effect.faction !== factionOf(side)) continue;
      red -= effect.red;
      black -= effect.black;
    }
  }
  return [capped(red), capped(black)];
}

function capped(dice: number): number {
  return Math.max(0, Math.min(MOST_DICE_OF_COLOR, dice));
}
