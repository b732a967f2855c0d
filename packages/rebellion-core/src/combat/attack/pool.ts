import { at } from "@sw/tabletop";
import { countAbility } from "../../forces/forces.ts";
import { SPACE, type TheaterIndex } from "../../state/codes.ts";
import { MOST_GREEN_DICE, poolWith } from "../../state/dice.ts";
import type { CombatFrame, DicePool } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { modifiersOf } from "../../state/modifiers.ts";
import { factionOf, opponentOf, type Side } from "../../state/seats.ts";

/** The maximum number of dice of one colour in an attack (reb.attack-steps.cap-red, reb.attack-steps.cap-black). */
const MOST_DICE_OF_COLOR = 5;
/** The number of red dice that each Ion Cannon takes away (reb.structure.ion-cannon). */
const DICE_LOST_TO_ION_CANNON = 2;
/** Returns the summed attack values of a side's units in a theater: red, black, green (reb.attack.sum-of-units). */
function attackValues(
  { box, state }: Look,
  { system }: CombatFrame,
  side: Side,
  theater: TheaterIndex,
): readonly [number, number, number] {
  const { units } = at(state.places, system);
  let red = 0;
  let black = 0;
  let green = 0;
  for (let index = 0; index < units.length; index++) {
    const count = at(units, index);
    if (count === 0) continue;
    const kind = at(box.units, index);
    if (kind.side !== side || kind.theater !== theater) continue;
    red += count * kind.red;
    black += count * kind.black;
    green += count * kind.green;
  }
  return [red, black, green];
}

/**
 * Returns the dice of an attack: the attack values less what abilities and cards take away. At most five red, five
 * black and three green dice remain (reb.attack-steps.reduce-before-cap).
 */
export function dicePool(look: Look, combat: CombatFrame, side: Side, theater: TheaterIndex): DicePool {
  const { box, state } = look;
  const values = attackValues(look, combat, side, theater);
  let [red, black] = values;
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
  return poolWith(capped(red), capped(black), Math.min(MOST_GREEN_DICE, values[2]));
}

function capped(dice: number): number {
  return Math.max(0, Math.min(MOST_DICE_OF_COLOR, dice));
}
