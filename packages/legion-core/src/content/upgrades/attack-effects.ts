import { attackActionBy } from "../../attack/declared.ts";
import type { AttackFrame } from "../../state/frames.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";

/**
 * Creates an effect after an attack action of the unit, when all its pools are resolved. With `may` the player can
 * decline.
 */
export function afterAttackAction(
  may: boolean,
  applies: (look: Look, unit: UnitIndex, attack: AttackFrame) => boolean,
  run: (work: GameWork, unit: UnitIndex, attack: AttackFrame) => void,
): Part {
  return on("after-attack", {
    may,
    applies(look, { unit }, about) {
      const attack = about === unit ? attackActionBy(look, unit) : undefined;
      return attack !== undefined && applies(look, unit, attack);
    },
    run(work, { unit }) {
      const attack = attackActionBy(work, unit);
      if (attack !== undefined) run(work, unit, attack);
    },
  });
}
