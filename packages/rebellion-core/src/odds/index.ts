import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { boxesOf } from "../state/boxes.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import { type Battles, battlesOf } from "./battles.ts";

export type * from "./battle-shapes.ts";
export type { Battles, ExactOptions, OddsOptions, SimulationOptions } from "./battles.ts";
export type { PolicyOptions } from "./policy.ts";

/** Battles with a catalogue of one's own; one that does not hold together is refused (`tt.catalogue.entry`). */
export function createBattles(catalogue: Catalogue): Result<Battles> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(battlesOf(boxesOf(catalogue))) : fail(fault);
}

const battles: Battles = /* @__PURE__ */ battlesOf(defaultBoxes);

/** See {@link Battles}; with the default catalogue. */
export const battle: Battles["battle"] = (setup, chance) => battles.battle(setup, chance);
/** See {@link Battles}; with the default catalogue. */
export const resolveBattle: Battles["resolveBattle"] = (setup, chance, policies) =>
  battles.resolveBattle(setup, chance, policies);
/** See {@link Battles}; with the default catalogue. */
export const simulateBattles: Battles["simulateBattles"] = (setup, options) => battles.simulateBattles(setup, options);
/** See {@link Battles}; with the default catalogue. */
export const battleOdds: Battles["battleOdds"] = (setup, options) => battles.battleOdds(setup, options);
/** See {@link Battles}; with the default catalogue. */
export const battlePolicy: Battles["battlePolicy"] = (options) => battles.battlePolicy(options);
