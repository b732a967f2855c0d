import { game, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, only, play, refused, side, table } from "../turn/table.ts";

/** The seven spaces, from the last of the dark side to the last of the light side. */
const SPACES = [-3, -2, -1, 0, 1, 2, 3];

/** The attack of the Empire's Death Trooper: 3, and 2 more while the Force is with the Empire. */
function deathTrooperAt(force: number): number | undefined {
  return side(scenario({ force, empire: { play: ["death-trooper"] } }), "empire").play[0]?.attack;
}

/** A Rebel turn with an X-Wing, whose ability needs the Force, and Chirrut, who has 2 more attack with it. */
function rebelsAt(force: number): State {
  return scenario({ force, active: "rebel", rebel: { play: ["x-wing", "chirrut-imwe"] } });
}

describe("the Balance of the Force", () => {
  it("[dbg.force.track-spaces] The Balance of the Force has six steps from one end to the other, and no space beyond", () => {
    const pilots = copies(7, "outer-rim-pilot");
    const state = scenario({ force: 3, empire: { play: pilots } });
    const uses = pilots.map((_, index) => ({ type: "use", subject: index + 1 }) as const);
    const { state: after, events } = play(state, uses);
    expect(only(events, "force-moved").map(({ to, by }) => [to, by])).toEqual(
      [2, 1, 0, -1, -2, -3].map((to) => [to, 1]),
    );
    expect(table(after)).toMatchObject({ force: -3, exiled: pilots });
    for (const force of SPACES) expect(table(scenario({ force })).force).toBe(force);
    expect(() => scenario({ force: 4 })).toThrow("dbg.force.gain-stops-at-end");
    expect(() => scenario({ force: -4 })).toThrow("dbg.force.gain-stops-at-end");
  });

  it("[dbg.force.with-empire] The Force is with the Empire on the three dark spaces only", () => {
    expect(SPACES.map(deathTrooperAt)).toEqual([5, 5, 5, 3, 3, 3, 3]);
  });

  it("[dbg.force.with-rebel] The Force is with the Rebels on the three light spaces only", () => {
    for (const force of SPACES) {
      const state = rebelsAt(force);
      if (force > 0) allowed(state, { type: "use", subject: 101 });
      else refused(state, { type: "use", subject: 101 }, "dbg.condition.required");
    }
    expect(SPACES.map((force) => side(rebelsAt(force), "rebel").play[1]?.attack)).toEqual([0, 0, 0, 0, 2, 2, 2]);
  });

  it("[dbg.force.with-nobody] The Force is with neither player on the central space", () => {
    expect(deathTrooperAt(0)).toBe(3);
    refused(rebelsAt(0), { type: "use", subject: 101 }, "dbg.condition.required");
    expect(side(rebelsAt(0), "rebel").play[1]?.attack).toBe(0);
  });

  it("[dbg.force.gain-moves] Tarkin's 2 Force move the marker two spaces towards the Empire, and Kel Dor Mystic's towards the Rebels", () => {
    const empire = play(scenario({ force: 1, empire: { hand: ["grand-moff-tarkin"] } }), [
      { type: "play", subject: "grand-moff-tarkin" },
    ]);
    expect(empire.state.force).toBe(-1);
    expect(only(empire.events, "force-moved")).toMatchObject([
      { seat: "empire", by: 2, to: -1, cause: "grand-moff-tarkin" },
    ]);
    const rebel = play(scenario({ force: -2, active: "rebel", rebel: { hand: ["kel-dor-mystic"] } }), [
      { type: "play", subject: "kel-dor-mystic" },
    ]);
    expect(rebel.state.force).toBe(0);
    expect(only(rebel.events, "force-moved")).toMatchObject([{ seat: "rebel", by: 2, to: 0, cause: "kel-dor-mystic" }]);
  });

  it("[dbg.force.gain-stops-at-end] Force gained beyond the last space of the track has no effect", () => {
    const nearDark = scenario({ force: -2, empire: { hand: ["darth-vader", "grand-moff-tarkin"] } });
    const vader = play(nearDark, [{ type: "play", subject: "darth-vader" }]);
    expect(only(vader.events, "force-moved")).toMatchObject([{ by: 1, to: -3 }]);
    const tarkin = play(vader.state, [{ type: "play", subject: "grand-moff-tarkin" }]);
    expect(only(tarkin.events, "force-moved")).toEqual([]);
    expect(tarkin.state.force).toBe(-3);
    const nearLight = scenario({ force: 2, active: "rebel", rebel: { hand: ["princess-leia"] } });
    expect(play(nearLight, [{ type: "play", subject: "princess-leia" }]).state.force).toBe(3);
  });

  it("[dbg.force.bonus-only-at-start] The marker on the last space gives a resource only at the start of the turn, not when it arrives", () => {
    const state = scenario({ force: -1, empire: { hand: ["kel-dor-mystic"] } });
    const reached = play(state, [{ type: "play", subject: "kel-dor-mystic" }]);
    expect(reached.state).toMatchObject({ force: -3, resources: 0 });
    expect(only(reached.events, "resources-gained")).toEqual([]);
    const waiting = play(reached.state, [END]);
    expect(waiting.state).toMatchObject({ active: 1, resources: 0 });
    expect(only(waiting.events, "resources-gained")).toEqual([]);
    const next = play(waiting.state, [END]);
    expect(next.state).toMatchObject({ active: 0, resources: 1 });
    expect(game.decision(next.state)).toMatchObject({ seat: "empire", kind: "actions" });
  });
});
