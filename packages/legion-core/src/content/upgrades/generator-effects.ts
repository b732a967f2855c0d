import { addDice } from "../../attack/declaring.ts";
import type { Counts } from "../../attack/pools/faces.ts";
import type { PoolHooks } from "../../attack/pools/keyword.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { figure, on } from "../../state/hooks/words.ts";
import { isReadied } from "../../units/cards.ts";
import { spend } from "./effects.ts";

/**
 * Creates the effects of a generator card. Exhausting it adds dice to a ranged pool with a Fixed weapon, together with
 * the given effects.
 */
export function generator(card: string, dice: Counts, attacking: PoolHooks): readonly Part[] {
  return [
    figure("in-attack", (_look, { value }, { used }) => (used.includes(card) ? value : 0)),
    on("attacking", attacking),
    on("declaring", {
      step: "weapons",
      rule: "leg.upgrade.only-readied",
      ways: (look, { unit }, { attack, inPool }) => {
        const fixed = inPool.some(({ keywords }) => keywords.some(({ id }) => id === "fixed"));
        return attack === "ranged" && fixed && isReadied(look, unit, card) ? [""] : [];
      },
      take(work, { unit }) {
        spend(work, unit, card, "exhausted");
        addDice(work, dice);
      },
    }),
  ];
}
