import { dieChanges } from "../../../attack/pools/die-change.ts";
import type { Counts } from "../../../attack/pools/faces.ts";
import type { PoolHooks, PoolRules } from "../../../attack/pools/keyword.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { figure, on } from "../../../state/hooks/words.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { profileOf } from "../../../units/profiles.ts";

/** The sets of dice colours to check for upgrades: white, black, and both. */
const COLOURS: readonly (readonly number[])[] = [[0], [1], [0, 1]];

/** Creates a weapon keyword that upgrades X of the weapon's dice against vehicles, or against troopers. */
export function antiType(id: string, against: "vehicles" | "troopers"): readonly Part[] {
  return [
    figure("in-attack", (look, { value }, { enemy }) =>
      isVehicle(profileOf(look, enemy).type) === (against === "vehicles") ? value : 0,
    ),
    on("attacking", upgrading(id)),
  ];
}

function upgrading(id: string): PoolHooks {
  const offers = dieChanges({
    id,
    side: "attacker",
    dice: "attack",
    to: "upgrade",
    most: (_pool, { situation }) => upgradable(situation, id, [0, 1]),
    fits: (changed, { situation }) =>
      COLOURS.every((colours) => total(changed, colours) <= upgradable(situation, id, colours)),
  });
  return { offers };
}

/**
 * Returns how many dice of some colours the weapons can upgrade in total. Each weapon upgrades at most X of its own.
 */
function upgradable({ weapons }: PoolRules["situation"], id: string, colours: readonly number[]): number {
  return weapons.reduce((sum, { dice, keywords }) => sum + Math.min(keywords[id] ?? 0, total(dice, colours)), 0);
}

function total(dice: Counts, colours: readonly number[]): number {
  return colours.reduce((sum, colour) => sum + (dice[colour] ?? 0), 0);
}
