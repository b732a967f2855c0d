import { at } from "@sw/tabletop";
import type { UnitMatch } from "../../catalogue/entries.ts";
import type { BattleForceEntries, BattleForceEntry } from "../../state/hooks/battle-force.ts";
import type { Look } from "../../state/look.ts";
import { alliesAt } from "../../units/near.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";

/**
 * Who is a Rebel commander or may be promoted to one. Only commanders issue the orders of cards tied to no unit; operatives
 * and heavy units issue those of their own cards, but are no commanders.
 */
const REBEL_COMMANDERS: readonly UnitMatch[] = (["commander", "corps", "special-forces"] as const).map((rank) => ({
  faction: "rebel-alliance",
  rank,
}));

const FORCES: readonly BattleForceEntry[] = [
  {
    id: "tempest-force",
    keywords: [{ figures: { scout: 2 }, to: [{ type: "vehicle" }] }],
    gift: { effect: { keepsSuppression: (look, unit) => (isOutOfTouch(look, unit) ? 1 : 0) }, to: [{}] },
  },
  {
    id: "bright-tree-village",
    keywords: [{ figures: { "allies-of-convenience": 1 }, to: REBEL_COMMANDERS }],
    gift: { effect: { keepsSuppression: () => 1 }, to: [{ affiliation: "ewoks" }] },
  },
  // The special rules of these forbid Field Commander; all others of them are about building.
  { id: "blizzard-force", unused: ["field-commander"] },
  { id: "echo-base-defenders", unused: ["field-commander"] },
  { id: "separatist-invasion", unused: ["field-commander"] },
  // It has no special rules but that it belongs to its faction.
  { id: "501st-legion" },
];

/** What battle forces change in play, by id. */
export const BATTLE_FORCES: BattleForceEntries = Object.fromEntries(FORCES.map((force) => [force.id, force]));

/** Whether a unit has no comms upgrade that still counts, and is farther than 3 from every friendly commander. */
function isOutOfTouch(look: Look, unit: number): boolean {
  const { cards } = at(look.state.units, unit);
  const { upgrades } = profileOf(look, unit);
  if (upgrades.some(({ type }, place) => type === "comms" && cards[place] !== "discarded")) return false;
  return alliesAt(look, unit, 3).every((one) => rankOf(look, one) !== "commander");
}
