import { type Json, type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import type { RoundCardFrame, SoloOptions, SoloState } from "../../state/solo.ts";
import { type Numbers, oneOf } from "./numbers.ts";

const variation = v.exactOptional(v.boolean());

/** The schema of the variations of a solo game. */
export const soloOptionsSchema: Schema<SoloOptions> = v.strictObject({
  missionsFirst: variation,
  randomAssignmentActions: variation,
  randomMovement: variation,
  deployPriorityPbr: variation,
  retryUnplayableMissions: variation,
  originalCombat: variation,
  reputationStart: v.exactOptional(whole(2, 16)),
});

/** Returns the schema of the data that only a solo game has. */
export function soloOf({
  pile,
  of,
  card,
  leader,
  system,
  place,
  units,
  flag,
  count,
  ascending,
}: Numbers): Schema<SoloState> {
  const missions = v.array(of("mission"));
  return v.strictObject({
    startingDeck: pile,
    roundDeck: pile,
    roundProjects: count,
    projects: pile,
    returning: missions,
    startingUsed: missions,
    startingOut: missions,
    boxed: v.array(card),
    reserved: v.array(v.strictObject({ card: of("mission"), leader })),
    garrisoned: ascending(system),
    moved: v.array(v.strictObject({ at: place, units })),
    found: flag,
    nothingPlayable: flag,
    bunkerBuilt: flag,
    // What was read is plain data; what it means the automa knows.
    memory: v.custom<Json>(() => true),
  });
}

/** Returns the schema of a mission turned up from the Round Deck. */
export function roundCardOf({ of, leader }: Numbers): Schema<RoundCardFrame> {
  return v.strictObject({
    kind: v.literal("round-card"),
    card: of("mission"),
    stage: oneOf<RoundCardFrame["stage"]>({ leaders: true, reserve: true, reveal: true, search: true }),
    leaders: v.array(leader),
  });
}
