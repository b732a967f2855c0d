import { each, keysOf, type Shape, unknownKey, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { FACTIONS } from "../state/seats.ts";
import type { BattleNeighbor, BattlePolicies, BattleSetup, BattleSide } from "./battle-shapes.ts";
import type { ExactOptions, OddsOptions, SimulationOptions } from "./battles.ts";

const SIDE: Shape = keysOf<BattleSide>({ units: "any", leaders: "any", tactics: "any", discards: "any" });

const SETUP: Shape = keysOf<BattleSetup>({
  rebel: SIDE,
  imperial: SIDE,
  attacker: "any",
  system: "any",
  neighbors: each(keysOf<BattleNeighbor>({ loyalty: "any", units: "any" })),
  sources: "any",
  destroyed: "any",
  tactics: "any",
  combat: "any",
  expansion: "any",
  actions: "any",
  rulings: "any",
});

const POLICIES: Shape = keysOf<BattlePolicies>({ rebel: "any", imperial: "any" });
const SIMULATION: Shape = keysOf<SimulationOptions>({ runs: "any", seed: "any", policies: POLICIES });
const EXACT: Shape = keysOf<ExactOptions>({ exact: "any", policies: POLICIES });

type Fault = Violation<RuleId> | ReturnType<typeof unknownKey>;

/**
 * Returns what is wrong with a battle setup: an unknown key, or cards that cannot count in the battle. Undefined if
 * nothing is.
 */
export function setupFault(setup: BattleSetup, policies: BattlePolicies | undefined): Fault {
  const unknown = unknownKey(setup, SETUP) ?? unknownKey(policies, POLICIES, "policies");
  if (unknown !== undefined) return unknown;
  for (const faction of FACTIONS) {
    const { discards = [], tactics = [] } = setup[faction];
    const input = discards.length > 0 ? `${faction}.discards` : `${faction}.tactics`;
    if (discards.length > 0 && setup.combat !== "cinematic")
      return violation("rote.cinematic.own-decks", "only-cinematic", { input });
    if (setup.tactics === "none" && discards.length + tactics.length > 0)
      return violation("reb.tactic.two-decks", "without-tactic-cards", { input });
  }
  return undefined;
}

/**
 * Returns what is wrong with the options for odds: keys that exclude each other, or an invalid number of battles.
 * Undefined if nothing is.
 */
export function optionsFault(options: OddsOptions): Fault {
  if ("exact" in options) return unknownKey(options, EXACT);
  const unknown = unknownKey(options, SIMULATION);
  if (unknown !== undefined) return unknown;
  const { runs } = options;
  if (Number.isSafeInteger(runs) && runs > 0) return undefined;
  const wrong = { path: "runs", expected: "a whole number above zero", received: String(runs) };
  return violation("tt.input.shape", "wrong-shape", wrong);
}
