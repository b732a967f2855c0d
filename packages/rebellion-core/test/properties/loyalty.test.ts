import type { Side, State } from "@sw/rebellion-core";
import { at } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { upkeep } from "../../src/galaxy/upkeep.ts";
import { markDestroyed } from "../../src/markers/destroyed-system.ts";
import { gainLoyalty, loseLoyalty } from "../../src/markers/loyalty.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { stillPosition } from "./boards.ts";
import { randomGames } from "./games.ts";

const side: fc.Arbitrary<Side> = fc.constantFrom<Side>(0, 1);
const place: fc.Arbitrary<number> = fc.nat(BOX.systems.length - 1);

/** The state after `change` and what follows from it by itself. */
function after(state: State, change: (work: GameWork) => void): State {
  const work = new GameWork(BOX, state, undefined);
  change(work);
  upkeep(work);
  return work.finish().state;
}

function isFixed({ places }: State, system: number): boolean {
  const { populous, entry } = at(BOX.systems, system);
  return !populous || entry.fixedLoyalty || at(places, system).destroyed;
}

/** What the rules say a gain comes to. */
function gained(loyalty: Side | null, by: Side, amount: 1 | 2): Side | null {
  if (loyalty === null || loyalty === by) return by;
  return amount === 2 ? by : null;
}

function hasImperialGround({ places }: State, system: number): boolean {
  return at(places, system).units.some((count, unit) => {
    const kind = at(BOX.units, unit);
    return count > 0 && kind.side === 1 && kind.theater === 1;
  });
}

/** Subjugated exactly where Imperial ground units stand in a populous system that is neither loyal to the Empire nor destroyed. */
function expectSubjugation(state: State, systems: Iterable<number>): void {
  for (const system of systems) {
    const { loyalty, destroyed, subjugated } = at(state.places, system);
    const expected =
      hasImperialGround(state, system) && loyalty !== 1 && !destroyed && at(BOX.systems, system).populous;
    expect(subjugated, at(BOX.placeIds, system)).toBe(expected);
  }
}

describe("loyalty on any board", () => {
  it("[reb.loyalty.gain-neutral] [reb.loyalty.gain-one-enemy] [reb.loyalty.gain-two-enemy] Gaining loyalty on any board changes that system by the amount and no other system", () => {
    fc.assert(
      fc.property(stillPosition, side, fc.constantFrom<1 | 2>(1, 2), place, (state, by, amount, system) => {
        const next = after(state, (work) => gainLoyalty(work, by, amount, system, null));
        const { loyalty } = at(state.places, system);
        const expected = isFixed(state, system) ? loyalty : gained(loyalty, by, amount);
        expect(at(next.places, system).loyalty).toBe(expected);
        for (const [other, { loyalty: unchanged }] of state.places.entries()) {
          if (other !== system) expect(at(next.places, other).loyalty).toBe(unchanged);
        }
        expectSubjugation(next, BOX.systems.keys());
      }),
    );
  });

  it("[reb.loyalty.lose] [reb.loyalty.neutral-cannot-lose] [reb.subjugation.after-imperial-loyalty-lost] The side that has loyalty loses it, and Imperial ground units then subjugate the system", () => {
    fc.assert(
      fc.property(stillPosition, side, place, (state, by, system) => {
        const next = after(state, (work) => loseLoyalty(work, by, system, null));
        const { loyalty } = at(state.places, system);
        expect(at(next.places, system).loyalty).toBe(isFixed(state, system) || loyalty !== by ? loyalty : null);
        expectSubjugation(next, BOX.systems.keys());
      }),
    );
  });

  it("[reb.destroyed-system.no-loyalty] [reb.destroyed-system.no-subjugation] A destroyed system never has loyalty again", () => {
    fc.assert(
      fc.property(stillPosition, side, place, (state, by, system) => {
        const cause = { rule: "reb.destroyed-system.by-superlaser", cause: null } as const;
        const next = after(state, (work) => {
          markDestroyed(work, system, cause);
          gainLoyalty(work, by, 2, system, null);
        });
        expect(at(next.places, system)).toMatchObject({ destroyed: true, loyalty: null, subjugated: false });
      }),
    );
  });
});

it("[reb.subjugation.condition] [reb.subjugation.removed] Systems are subjugated throughout whole games exactly where Imperial ground units require it", () => {
  let looked = 0;
  for (const { after: state } of randomGames("subjugation")) {
    const turn = state.frames.length === 1 && state.outcome === null && state.phase !== "setup";
    if (!turn) continue;
    expectSubjugation(state, BOX.systems.keys());
    looked += 1;
  }
  expect(looked).toBeGreaterThan(100);
});
