import { at, expectOk, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { type Action, configOf, type Event, game, type State } from "../../src/index.ts";
import { components } from "../../src/testing/index.ts";

/** A random battle: ships and ground units of both boxes, played to its end by random choices. */
function played(seed: number, each: (state: State, events: readonly Event[]) => void): void {
  const chance = seeded(`cinematic battle ${seed}`);
  let { state } = expectOk(
    game.setup(configOf({ combat: "cinematic", expansion: "rise-of-the-empire" }), `battle ${seed}`),
  );
  for (let step = 0; step < 900; step++) {
    const options = game.legalActions(state);
    if (options.length === 0) return;
    const bold = options.filter(({ type }) => type === "activate" || (type !== "pass" && type !== "done"));
    const pool: readonly Action[] = bold.length > 0 && chance.pick("bold", 6, String) > 0 ? bold : options;
    const next = expectOk(game.apply(state, at(pool, chance.pick("choice", pool.length, String))));
    state = next.state;
    each(state, next.events);
  }
}

describe("cinematic combat at random", () => {
  it("[rote.cinematic.own-decks] [rote.cinematic.never-shuffled] Advanced tactic decks keep their cards and are never shuffled or drawn from", () => {
    let used = 0;
    for (let seed = 0; seed < 4; seed++) {
      const start = expectOk(
        game.setup(configOf({ combat: "cinematic", expansion: "rise-of-the-empire" }), `battle ${seed}`),
      );
      const counts = components(start.state);
      played(seed, (state, events) => {
        for (const event of events) {
          if (event.type === "tactic-played") used += 1;
          if (event.type !== "deck-shuffled" && event.type !== "cards-drawn") continue;
          expect(event.deck).not.toMatch(/tactic$/);
        }
        if (used % 9 === 0) expect(components(state)).toEqual(counts);
        for (const own of state.advancedTactics?.discards.flat() ?? []) expect(own.length).toBeLessThan(8);
      });
    }
    expect(used).toBeGreaterThan(10);
  });

  it("[rote.cinematic.roll] [rote.cinematic.damage-stays] No attack rolls more than five red, five black and three green dice, and no unit has more damage than was dealt", () => {
    for (let seed = 4; seed < 8; seed++) {
      let dealt = 0;
      played(seed, (state, events) => {
        for (const event of events) {
          if (event.type === "combat-started") dealt = 0;
          if (event.type === "damage-assigned") dealt += event.amount;
          if (event.type !== "dice-rolled" || event.why !== "attack") continue;
          const count = (color: string): number => event.dice.filter(({ die }) => die === color).length;
          expect(Math.max(count("red"), count("black"))).toBeLessThanOrEqual(5);
          expect(count("green")).toBeLessThanOrEqual(3);
        }
        const combat = state.frames.find((frame) => frame.kind === "combat");
        if (combat?.kind !== "combat") return;
        const borne = combat.wounds.flat().reduce((sum, { markers, assigned }) => sum + markers + assigned, 0);
        expect(borne).toBeLessThanOrEqual(dealt);
      });
    }
  });
});
