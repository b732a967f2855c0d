import type { Event, State } from "@sw/rebellion-core";
import { at } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOX } from "../../src/testing/box.ts";
import { supplyOf } from "../../src/units/units.ts";
import { position } from "./boards.ts";
import { type Moment, ofType, randomGames, randomLine } from "./games.ts";

type Moved = Extract<Event, { readonly type: "units-moved" }>;

const kindOf = (id: string) => at(BOX.units, BOX.unitsById.get(id)?.index ?? 0);

/** Units aboard, and room for them, of what left a place in one movement. */
function load({ units }: Moved): { readonly aboard: number; readonly room: number } {
  let aboard = 0;
  let room = 0;
  for (const { unit, count } of units) {
    const kind = kindOf(unit);
    if (kind.carried || (kind.theater === 1 && !kind.immobile)) aboard += count;
    room += kind.capacity * count;
  }
  return { aboard, room };
}

/** Movements of an activation: neither a card's nor a retreat, which may lift something. */
function activations({ events, before }: Moment): readonly Moved[] {
  const retreats = before.frames.some((frame) => frame.kind === "move" && frame.why !== "activation");
  return retreats
    ? []
    : ofType(events, "units-moved").filter(({ rule }) => rule === "reb.activation.move-from-adjacent");
}

/** What holds of every movement of an activation. */
function expectLawfulMoves(moment: Moment): number {
  const { before } = moment;
  for (const moved of activations(moment)) {
    const { aboard, room } = load(moved);
    expect(aboard, JSON.stringify(moved)).toBeLessThanOrEqual(room);
    for (const { unit, count } of moved.units) {
      expect(kindOf(unit).immobile, unit).toBe(false);
      expect(at(at(before.places, BOX.places.get(moved.from) ?? -1).units, kindOf(unit).index)).toBeGreaterThanOrEqual(
        count,
      );
    }
    const stays = before.leaders.some(({ at: spot, ring }, leader) => {
      const pins = spot === BOX.places.get(moved.from) && ring === null;
      return pins && at(BOX.leaders, leader).entry.faction === moved.faction;
    });
    expect(stays && before.modifiers.length === 0, `${moved.from} holds a leader`).toBe(false);
    expectAdjacent(before, moved);
  }
  return activations(moment).length;
}

/** From a bordering system, or between the Rebel Base space and the hidden base's own or a bordering one. */
function expectAdjacent({ base }: State, { from, to }: Moved): void {
  const [one, other] = [BOX.places.get(from) ?? -1, BOX.places.get(to) ?? -1];
  const ends = [one, other].filter((place) => place !== BOX.baseSpace);
  const [first, second] = ends.length === 2 ? ends : [base.system ?? -1, ends[0] ?? -1];
  const near = first === second || at(BOX.systems, first ?? 0).neighbors.includes(second ?? -1);
  expect(near, `${from} to ${to}`).toBe(true);
}

describe("units", () => {
  it("[reb.transport.one-each] [reb.move.same-system-capacity] [reb.move.immobile] [reb.move.leader-pin] [reb.move.adjacency] Moves on any board respect transport capacity, immobile units, leaders and borders", () => {
    let moves = 0;
    fc.assert(
      fc.property(position, fc.nat(), (state, seed) => {
        for (const moment of randomLine(state, `moves-${seed}`, 40)) moves += expectLawfulMoves(moment);
      }),
      { numRuns: process.env["SW_LONG"] === undefined ? 60 : 5000 },
    );
    expect(moves).toBeGreaterThan(20);
  });

  it("[reb.move.carry] [reb.move.restriction-icon] Moves in whole games respect transport capacity", () => {
    let moves = 0;
    for (const moment of randomGames("shifts")) moves += expectLawfulMoves(moment);
    expect(moves).toBeGreaterThan(50);
  });

  it("[reb.limits.units] The units on the board, in the queue and in the supply never exceed those in the box", () => {
    for (const { after } of randomGames("supply")) {
      for (const { index, id, entry } of BOX.units) {
        const left = supplyOf({ box: BOX, state: after }, index);
        expect(left, id).toBeGreaterThanOrEqual(0);
        expect(left, id).toBeLessThanOrEqual(entry.count);
      }
      for (const { units } of after.places) expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
    }
  });
});
