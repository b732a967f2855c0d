import { at, brokenAmong, firstFlaw, type Params, pileCards } from "@sw/tabletop";
import { poolExcess } from "../../leaders/pool-limit.ts";
import { copiesOf } from "../../state/box.ts";
import { hasExpansion } from "../../state/config.ts";
import type { Look } from "../../state/look.ts";
import { factionOf, IMPERIAL, REBEL, type Side } from "../../state/seats.ts";
import { POOL_LIMIT, type State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["rote.box.chosen-content", "expansion-state", ({ state }) => strayExpansion(state)],
  ["rote.unit.structure-rule", "noted-without-expansion", ({ state }) => strayNotes(state)],
  ["rote.leader.pool-limit", "pool-over-limit", overLimit],
  ["rote.leader.pool-limit", "leaders-picked", strangePicks],
  ["rote.setup.objective-deck", "plans-boxed", boxedPlans],
  ["rote.setup.mission-sets", "missions-boxed", boxedMissions],
];

/** Lists the invariants of the expansion that a state breaks. */
export const brokenExpansion: Broken = brokenAmong(INVARIANTS);

const SIDES: readonly Side[] = [REBEL, IMPERIAL];

/**
 * Checks that a game has the state of the expansion exactly if it is played. Pool limits are only ever raised, and only
 * once.
 */
function strayExpansion({ config, expansion }: State): Params | undefined {
  if (hasExpansion(config) !== (expansion !== undefined)) return { expansion: expansion !== undefined };
  const strange = expansion?.poolLimits.find((limit) => limit < POOL_LIMIT || limit > POOL_LIMIT + 1);
  return strange === undefined ? undefined : { limit: strange };
}

/**
 * Checks that only games with the expansion record green dice, earlier rolls, arrivals and leaders over the pool limit.
 */
function strayNotes({ config, frames }: State): Params | undefined {
  if (hasExpansion(config)) return undefined;
  return firstFlaw(
    frames,
    (frame) => frame.kind !== "pool-limit" && !("rolled" in frame) && !("arrived" in frame) && !("green" in frame),
    ({ kind }) => ({ kind }),
  );
}

/** Checks that no pool is over its limit unless its owner is being asked. */
function overLimit(look: Look): Params | undefined {
  const { state } = look;
  if (state.phase === "setup" || state.outcome !== null) return undefined;
  return firstFlaw(
    SIDES,
    (side) =>
      poolExcess(look, side) === 0 || state.frames.some((frame) => frame.kind === "pool-limit" && frame.side === side),
    (side) => ({ faction: factionOf(side), excess: poolExcess(look, side) }),
  );
}

/** Checks that leaders picked to leave a pool are in it, each once, and no more than necessary. */
function strangePicks(look: Look): Params | undefined {
  return firstFlaw(
    look.state.frames,
    (frame) =>
      frame.kind !== "pool-limit" ||
      (frame.picked.every((leader) => at(look.state.leaders, leader).at === "pool") &&
        new Set(frame.picked).size === frame.picked.length &&
        frame.picked.length < poolExcess(look, frame.side)),
    ({ kind }) => ({ kind }),
  );
}

/** Checks that Death Star Plans are not among the objectives in the box. */
function boxedPlans({ box: { cards }, state: { expansion } }: Look): Params | undefined {
  return firstFlaw(
    pileCards(expansion?.objectivesBoxed ?? []),
    (code) => {
      const card = at(cards, code);
      return card.type === "objective" && card.entry.test.type !== "death-star-run";
    },
    (code) => ({ card: at(cards, code).id }),
  );
}

/** Checks that the missions of a side in the box are all copies of exactly one set. */
function boxedMissions({ box, state: { expansion } }: Look): Params | undefined {
  return firstFlaw(
    SIDES,
    (side) => {
      const boxed = expansion?.missionsBoxed[side] ?? [];
      const [first] = boxed;
      if (first === undefined) return true;
      const card = at(box.cards, first);
      if (card.type !== "mission" || card.entry.missionSet === undefined) return false;
      const whole = box.cards.flatMap((other) =>
        other.type === "mission" && other.side === side && other.entry.missionSet === card.entry.missionSet
          ? Array.from({ length: copiesOf(other) }, () => other.code)
          : [],
      );
      return whole.length === boxed.length && whole.every((code, index) => code === boxed[index]);
    },
    (side) => ({ faction: factionOf(side) }),
  );
}
