import type { State } from "@sw/rebellion-core";
import { components } from "@sw/rebellion-core/testing";
import { at, pileCards, pileSize } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOX } from "../../src/testing/box.ts";
import { position } from "./boards.ts";
import { type Moment, ofType, randomGames, randomLine } from "./games.ts";

const MOST_DICE = 5;
const HAND_LIMIT = 10;
/** The starting missions of both sides. */
const STARTING = BOX.cards.flatMap((card) =>
  card.type === "mission" && card.entry.set === "starting" ? [card.code] : [],
);

/** Dice by colour in an event. */
function colors(dice: readonly { readonly die: string }[]): readonly [red: number, black: number] {
  const red = dice.filter(({ die }) => die === "red").length;
  return [red, dice.length - red];
}

/** No roll has more dice than there are. Returns how many rolls there were. */
function expectDice({ events }: Moment): number {
  const rolls = ofType(events, "dice-rolled");
  for (const { dice } of rolls) {
    const [red, black] = colors(dice);
    expect(red).toBeLessThanOrEqual(MOST_DICE);
    expect(black).toBeLessThanOrEqual(MOST_DICE);
  }
  return rolls.length;
}

/** Each leader is in one place, and each ring on one leader at most. */
function expectLeaders({ leaders, sides }: State): void {
  expect(leaders).toHaveLength(BOX.leaders.length);
  const rings = leaders.flatMap(({ ring }) => (ring === null ? [] : [ring]));
  expect(new Set(rings).size).toBe(rings.length);
  const assigned = sides.flatMap((side) => side.assigned.flatMap((one) => one.leaders));
  expect(new Set(assigned).size).toBe(assigned.length);
  for (const leader of assigned) expect(at(leaders, leader).at).toBe("mission");
  for (const side of sides) for (const { leaders: on } of side.assigned) expect([1, 2]).toContain(on.length);
}

/** The markers stay on the track, the reputation before the time as long as nobody has won by them. */
function expectTrack({ time, reputation, outcome }: State): void {
  const { trackLength } = BOX.catalogue.board;
  for (const space of [time, reputation]) {
    expect(space).toBeGreaterThanOrEqual(1);
    expect(space).toBeLessThanOrEqual(trackLength);
  }
  if (outcome === null) expect(reputation).toBeGreaterThan(time);
  else if (outcome.reason === "reputation") expect(reputation).toBe(time);
}

describe("whole games", () => {
  it("[reb.attack-steps.cap-red] [reb.attack-steps.cap-black] [reb.mission.ten-dice-cap] No roll in a whole game uses more dice than the box holds", () => {
    let rolls = 0;
    for (const moment of randomGames("dice")) rolls += expectDice(moment);
    expect(rolls).toBeGreaterThan(20);
  });

  it("[reb.limits.leaders-and-rings] [reb.ring.one-per-leader] [reb.assignment.two-max] Every leader and every ring exists exactly once throughout whole games", () => {
    for (const { after } of randomGames("leaders")) expectLeaders(after);
  });

  it("[reb.reputation.step-by-step] [reb.reputation.win] [reb.time.meets-reputation] Whole games end when the time and reputation markers meet, and the markers never pass each other", () => {
    for (const { before, after, events } of randomGames("track")) {
      expectTrack(after);
      for (const { by } of ofType(events, "reputation-changed")) expect(Math.abs(by)).toBe(1);
      const steps = ofType(events, "reputation-changed").reduce((sum, { by }) => sum + by, 0);
      expect(before.reputation - after.reputation).toBe(steps);
      expect(after.time - before.time).toBe(ofType(events, "time-advanced").length);
    }
  });

  it("[reb.refresh.hand-limit] [reb.starting-mission.no-discard] Rounds of whole games begin with at most ten missions in each hand, including the starting ones", () => {
    let rounds = 0;
    for (const { before, after } of randomGames("hands")) {
      if (before.round === after.round || after.round < 2 || after.outcome !== null) continue;
      rounds += 1;
      for (const { missions } of after.sides) {
        expect(pileSize(missions)).toBeLessThanOrEqual(HAND_LIMIT);
        expect(pileCards(missions).filter((card) => STARTING.includes(card))).toHaveLength(STARTING.length / 2);
      }
    }
    expect(rounds).toBeGreaterThan(10);
  });

  it("No card is lost or duplicated in whole games", () => {
    const whole = new Map<string, unknown>();
    for (const { before, after } of randomGames("cards")) {
      const key = JSON.stringify(before.config);
      if (!whole.has(key)) whole.set(key, components(before));
      expect(components(after)).toEqual(whole.get(key));
    }
  });
});

it("[reb.limits.dice] Battles on any board roll at most five dice of a color", () => {
  let rolls = 0;
  fc.assert(
    fc.property(position, fc.nat(), (state, seed) => {
      for (const moment of randomLine(state, `dice-${seed}`, 60)) {
        rolls += expectDice(moment);
        expectLeaders(moment.after);
        expectTrack(moment.after);
      }
    }),
    { numRuns: process.env["SW_LONG"] === undefined ? 60 : 5000 },
  );
  expect(rolls).toBeGreaterThan(10);
});
