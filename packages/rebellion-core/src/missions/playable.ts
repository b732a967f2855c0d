import type { CardCode } from "@sw/tabletop";
import { possibleBases } from "../base/pbr.ts";
import { GATHER_INTEL } from "../decks/solo-decks.ts";
import { isInSupply } from "../effects/ops/units/gain-units.ts";
import { poolOf } from "../leaders/leaders.ts";
import { meetsRequirement } from "../leaders/skills.ts";
import { type Box, missionOf, unitNamed } from "../state/box.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { ADMIRAL, chairOf, IMPERIAL } from "../state/seats.ts";
import { supplyOf } from "../units/units.ts";
import { isIdle, regionsOfBase } from "./idle.ts";
import { hasTarget, type MissionKind, targetSystems } from "./targets.ts";

/**
 * The number of probe cards of possible bases that must stay in the deck when Interrogation Droid is played
 * (solo.decision.interrogation-droid).
 */
const LEFT_BY_DROID = 3;

/** The requirements of some missions in a solo game besides leaders and a target, by card. */
const NEEDS: Readonly<Record<string, (look: Look, card: MissionKind) => boolean>> = {
  // Out of its deck while the base is revealed; the Round Deck may hold it still (solo.base.remove-gather-intel).
  [GATHER_INTEL]: ({ state }) => !state.base.revealed,
  // The base's own card is not in the deck.
  "interrogation-droid": (look) => possibleBases(look).length - 1 > LEFT_BY_DROID,
  "construct-death-star": (look, card) => {
    const bases = possibleBases(look);
    return hasAllPieces(look, card) && targetSystems(look, card).some((system) => bases.includes(system));
  },
  // The captive goes free, so the Empire must learn something by it (solo.golden.rule).
  "homing-beacon": (look) => !look.state.base.revealed && regionsOfBase(look) > 1,
};

/** Whether the supply has every unit that the mission puts on the board or on the build queue. */
function hasAllPieces(look: Look, { effect }: MissionKind): boolean {
  return effect.every((step) => {
    if (step.op === "gain-units") return isInSupply(look, step);
    return step.op !== "queue-units" || supplyOf(look, unitNamed(look.box, step.type)) > 0;
  });
}

/**
 * Lists the leaders of the Imperial pool that meet the mission's requirement without help, in ascending order
 * (solo.def.most-capable-attempt).
 */
export function capableLeaders(look: Look, code: CardCode): readonly LeaderIndex[] {
  const card = missionOf(look.box, code);
  const pool = poolOf(look, chairOf(look.state.config, IMPERIAL, ADMIRAL));
  return pool.filter((leader) => meetsRequirement(look, card, [leader]));
}

/**
 * Whether the mission of the Empire in a solo game would have an effect now, apart from its leaders
 * (solo.def.playable-card). Uses public knowledge only.
 */
export function hasEffectNow(look: Look, code: CardCode): boolean {
  const card = missionOf(look.box, code);
  if (card.entry.mode === "oppose" || !hasTarget(look, card)) return false;
  return !isIdle(look, card) && (NEEDS[card.id]?.(look, card) ?? true);
}

/**
 * Whether a second leader brings more than dice, because the card has a bonus for two leaders
 * (solo.command.mission.second-leader).
 */
export function gainsByTwo(box: Box, code: CardCode): boolean {
  const { entry, effect } = missionOf(box, code);
  const isSooner = effect.some((step) => step.op === "queue-units" && step.spaceOfTwo !== undefined);
  return entry.returns === "with-two-leaders" || isSooner;
}
