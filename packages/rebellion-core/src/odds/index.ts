import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { boxesOf } from "../state/boxes.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import { type Battles, battlesOf } from "./battles.ts";

export type * from "./battle-shapes.ts";
export type { Battles, ExactOptions, OddsOptions, SimulationOptions } from "./battles.ts";
export type { PolicyOptions } from "./policy.ts";
export { stepWorth } from "./step-worth.ts";

/** Creates battles with a catalogue of your own. Fails if the catalogue is inconsistent (`tt.catalogue.entry`). */
export function createBattles(catalogue: Catalogue): Result<Battles> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(battlesOf(boxesOf(catalogue))) : fail(fault);
}

const battles: Battles = /* @__PURE__ */ battlesOf(defaultBoxes);

/** Starts a battle with the default catalogue. See {@link Battles}. */
export const battle: Battles["battle"] = (setup, chance) => battles.battle(setup, chance);
/** Plays one battle with the default catalogue. See {@link Battles}. */
export const resolveBattle: Battles["resolveBattle"] = (setup, chance, policies) =>
  battles.resolveBattle(setup, chance, policies);
/** Simulates battles with the default catalogue. See {@link Battles}. */
export const simulateBattles: Battles["simulateBattles"] = (setup, options) => battles.simulateBattles(setup, options);
/** Returns the odds of a battle with the default catalogue. See {@link Battles}. */
export const battleOdds: Battles["battleOdds"] = (setup, options) => battles.battleOdds(setup, options);
/** Returns the default policy for the default catalogue. See {@link Battles}. */
export const battlePolicy: Battles["battlePolicy"] = (options) => battles.battlePolicy(options);
