import { laidOut, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import { restingDecks } from "../../src/decks/tactic-decks.ts";
import { DEFAULT_CONFIG } from "../../src/state/config.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { changeReputation } from "../../src/tracks/tracks.ts";
import { act, asked, eventsOf, setUpGame, spot } from "../looks.ts";

/** What a change of reputation makes of a state. */
function changed(state: State, amount: number): { readonly state: State; readonly events: readonly Event[] } {
  const work = new GameWork(BOX, state, undefined);
  changeReputation(work, amount, { rule: "reb.reputation.gain-one", cause: null });
  return work.finish();
}

describe("reputation", () => {
  it("[reb.reputation.gain-one] Gaining 1 reputation moves the marker one space toward the time marker", () => {
    expect(changed(laidOut({ time: 4, reputation: 12 }), 1).state).toMatchObject({ time: 4, reputation: 11 });
  });

  it("[reb.reputation.lose-one] Losing 1 reputation moves the marker one space away from the time marker, but never off the track", () => {
    expect(changed(laidOut({ reputation: 12 }), -1).state.reputation).toBe(13);
    expect(changed(laidOut({ reputation: 15 }), -3).state.reputation).toBe(16);
  });

  it("[reb.reputation.step-by-step] The reputation marker moves one space at a time, and the game ends as soon as the markers meet", () => {
    const { state, events } = changed(laidOut({ time: 4, reputation: 5 }), 3);
    expect(state).toMatchObject({ reputation: 4, outcome: { winners: ["rebel"], rule: "reb.victory.rebel" } });
    expect(eventsOf(events, "reputation-changed")).toMatchObject([{ by: 1, to: 4 }]);
    expect(eventsOf(changed(laidOut({ time: 2, reputation: 9 }), 2).events, "reputation-changed")).toHaveLength(2);
  });
});

describe("before the Refresh Phase's first step", () => {
  it("[reb.refresh.objective-window] The Rebels may play an objective whose requirement is met before the leaders are retrieved", () => {
    const spec = { phase: "refresh", stage: "objective", leaders: { "princess-leia": "naboo" } } as const;
    const state = scenario({ ...spec, objectives: ["leave-no-one-behind"], reputation: 12 });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "objective", rule: "reb.refresh.objective-window" });
    expect(spot(state, "princess-leia")).toBe("naboo");
    const { state: after } = act(state, { type: "play-objective", subject: "leave-no-one-behind" });
    expect(after.reputation).toBe(11);
    expect(spot(after, "princess-leia")).toBe("pool");
    expect(asked(scenario({ ...spec, objectives: ["crippling-blow"] })).kind).not.toBe("objective");
  });
});

describe("what set-up is by default", () => {
  it("[reb.setup.advanced-is-standard] The full set-up is used unless the first game is requested", () => {
    expect(DEFAULT_CONFIG.setup).toBe("advanced");
    expect(setUpGame().events[0]).toMatchObject({ setup: "advanced", rule: "reb.setup.advanced-is-standard" });
    expect(asked(setUpGame().state).kind).toBe("starting-units");
  });

  it("[reb.setup.s6-tactics] [reb.tactic.two-decks] The two tactic decks are shuffled separately", () => {
    expect(
      restingDecks({ box: BOX, state: setUpGame().state }).map((deck) =>
        deck.map(({ cards, ordered }) => [cards.length, ordered]),
      ),
    ).toEqual([[[15, false]], [[15, false]]]);
  });
});
