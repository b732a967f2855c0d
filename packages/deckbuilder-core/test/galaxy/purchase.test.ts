import { type Action, game, type Seat, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, hand, legal, only, play, refused, side, table } from "../turn/table.ts";

const PILOT: Action = { type: "purchase", subject: "outer-rim-pilots" };

function buy(slot: number): Action {
  return { type: "purchase", subject: slot };
}

/** The slots a player with resources for everything may purchase from. */
function offered(active: Seat, row: readonly (string | null)[]): readonly string[] {
  const state = scenario({ active, resources: 30, row });
  return legal(state).filter((key) => key.startsWith("purchase"));
}

const MIXED = ["tie-fighter", "x-wing", "lobot", "star-destroyer", "rebel-transport", "c-roc-cruiser"];

describe("what may be purchased", () => {
  it("[dbg.purchase.where] Only units and capital ships of the row and Outer Rim Pilots can be purchased", () => {
    const row = ["tie-fighter", "star-destroyer", "lobot", "c-roc-cruiser", "bossk", "at-at"];
    expect(offered("empire", row)).toEqual([
      "purchase 0",
      "purchase 1",
      "purchase 2",
      "purchase 3",
      "purchase 4",
      "purchase 5",
      "purchase outer-rim-pilots",
    ]);
    const { state, events } = play(scenario({ resources: 3, row }), [buy(0), PILOT]);
    expect(only(events, "card-purchased").map(({ card, from }) => [card, from])).toEqual([
      ["tie-fighter", 0],
      ["outer-rim-pilot", "outer-rim-pilots"],
    ]);
    expect(side(state, "empire").discard).toEqual(["tie-fighter", "outer-rim-pilot"]);
  });

  it("[dbg.purchase.where] Cards cannot be purchased from an empty slot or from outside the row", () => {
    const state = scenario({ resources: 20, row: ["lobot", null], galaxyDeck: [] });
    allowed(state, buy(0));
    for (const slot of [1, 6, -1, 0.5]) refused(state, buy(slot), "dbg.purchase.where");
  });

  it("[dbg.purchase.rebel-limit] The Rebel player is offered Rebel and neutral cards, never Empire cards", () => {
    expect(offered("rebel", MIXED)).toEqual([
      "purchase 1",
      "purchase 2",
      "purchase 4",
      "purchase 5",
      "purchase outer-rim-pilots",
    ]);
    const state = scenario({ active: "rebel", resources: 30, row: MIXED });
    for (const slot of [0, 3]) refused(state, buy(slot), "dbg.faction.purchase-empire");
  });

  it("[dbg.purchase.empire-limit] The Empire player is offered Empire and neutral cards, never Rebel cards", () => {
    expect(offered("empire", MIXED)).toEqual([
      "purchase 0",
      "purchase 2",
      "purchase 3",
      "purchase 5",
      "purchase outer-rim-pilots",
    ]);
    const state = scenario({ resources: 30, row: MIXED });
    for (const slot of [1, 4]) refused(state, buy(slot), "dbg.faction.purchase-rebel");
  });

  it("[dbg.purchase.pay-cost] The cost of a purchased card returns from the pool to the supply", () => {
    const { state, events } = play(scenario({ resources: 9, row: ["at-st"] }), [buy(0), PILOT]);
    expect(only(events, "resources-spent")).toMatchObject([
      { seat: "empire", amount: 4, rule: "dbg.purchase.pay-cost" },
      { seat: "empire", amount: 2, rule: "dbg.purchase.pay-cost" },
    ]);
    expect(state.resources).toBe(9 - 4 - 2);
  });

  it("[dbg.purchase.cannot-afford] A purchase is refused with one resource too few and allowed with the exact cost", () => {
    const row = ["at-st", "tie-fighter"];
    const poor = scenario({ resources: 3, row });
    expect(refused(poor, buy(0), "dbg.purchase.cannot-afford").params).toMatchObject({ cost: 4, resources: 3 });
    allowed(poor, buy(1));
    allowed(scenario({ resources: 4, row }), buy(0));
    refused(scenario({ resources: 1, row }), PILOT, "dbg.purchase.cannot-afford");
    allowed(scenario({ resources: 2, row }), PILOT);
    const spent = play(scenario({ resources: 4, row }), [buy(1)]).state;
    refused(spent, { type: "purchase", subject: 5 }, "dbg.purchase.cannot-afford");
  });
});

describe("where it goes", () => {
  it("[dbg.purchase.to-discard] A purchased card goes face up on top of the buyer's discard pile", () => {
    const state = scenario({ active: "rebel", resources: 3, row: ["x-wing"], rebel: { discard: ["y-wing"] } });
    const { state: after } = play(state, [buy(0)]);
    for (const viewer of ["empire", "rebel", "spectator"] as const) {
      expect(game.view(after, viewer).sides.rebel.discard).toEqual(["y-wing", "x-wing"]);
    }
    expect(side(after, "rebel").play).toEqual([]);
  });

  it("[dbg.purchase.usable-later] A purchased card cannot be played until it is shuffled into the deck and drawn", () => {
    const shuttles = copies(4, "imperial-shuttle");
    const start = scenario({ resources: 1, row: ["tie-fighter"], galaxyTop: ["lobot"], empire: { deck: shuttles } });
    const bought = play(start, [buy(0)]).state;
    refused(bought, { type: "play", subject: "tie-fighter" }, "dbg.play.from-hand");
    // the four shuttles are all alike but for chance, the fifth card comes from the shuffled discard pile
    const drawn = play(bought, [END], {
      draws: ["imperial-shuttle", "imperial-shuttle", "imperial-shuttle", "tie-fighter"],
    });
    expect(hand(drawn.state, "empire")).toEqual([...shuttles, "tie-fighter"]);
    const later = play(drawn.state, [END]).state;
    allowed(later, { type: "play", subject: "tie-fighter" });
  });

  it("[dbg.purchase.refill-row] The slot of a purchased card is filled at once with the top galaxy card, which all viewers see", () => {
    const state = scenario({ resources: 1, row: ["lobot", "tie-fighter"], galaxyTop: ["darth-vader", "x-wing"] });
    const { state: after, events } = play(state, [buy(1)]);
    expect(table(after).row.slice(0, 3)).toEqual(["lobot", "darth-vader", table(state).row[2]]);
    expect(events).toMatchObject([
      { type: "resources-spent" },
      { type: "card-purchased", card: "tie-fighter", from: 1 },
      { type: "row-filled", slot: 1, card: "darth-vader", rule: "dbg.purchase.refill-row" },
    ]);
  });

  it("[dbg.purchase.refill-usable] The card that filled the slot can be purchased or attacked in the same turn", () => {
    const spec = { resources: 2, row: ["tie-fighter"], empire: { play: ["stormtrooper"] } } as const;
    const own = play(scenario({ ...spec, galaxyTop: ["tie-fighter"] }), [buy(0)]).state;
    expect(play(own, [buy(0)]).state.resources).toBe(0);
    const enemy = play(scenario({ ...spec, galaxyTop: ["y-wing"] }), [buy(0)]).state;
    const hunted = play(enemy, [
      { type: "commit", subject: 1, target: 0 },
      { type: "attack", subject: 0 },
    ]).state;
    expect(table(hunted).galaxyDiscard).toEqual(["y-wing"]);
  });

  it("[dbg.purchase.several] A player may purchase as many cards in one turn as they can pay for", () => {
    const state = scenario({
      resources: 9,
      row: ["tie-fighter", "tie-fighter", "tie-bomber"],
      galaxyTop: ["at-at", "x-wing", "y-wing"],
    });
    const { state: after, events } = play(state, [buy(0), buy(1), buy(2), PILOT, PILOT]);
    expect(only(events, "card-purchased")).toHaveLength(5);
    expect(after.resources).toBe(9 - 1 - 1 - 2 - 2 - 2);
    expect(side(after, "empire").discard).toEqual([
      "tie-fighter",
      "tie-fighter",
      "tie-bomber",
      "outer-rim-pilot",
      "outer-rim-pilot",
    ]);
  });

  it("[dbg.purchase.pilots-not-refilled] Ten purchases empty the pilots' pile, which is not refilled", () => {
    let state: State = scenario({ resources: 30 });
    const row = table(state).row;
    for (let left = 9; left >= 0; left--) {
      const { state: after, events } = play(state, [PILOT]);
      expect(after.pilots).toBe(left);
      expect(only(events, "row-filled")).toEqual([]);
      state = after;
    }
    expect(table(state).row).toEqual(row);
    refused(state, PILOT, "dbg.purchase.pilots-not-refilled");
    allowed(scenario({ resources: 30, pilots: 1 }), PILOT);
    const exiled = scenario({ resources: 30, pilots: 0, empire: { play: ["outer-rim-pilot"] } });
    const { state: after } = play(exiled, [{ type: "use", subject: 1 }]);
    expect(table(after)).toMatchObject({ pilots: 0, exiled: expect.arrayContaining(["outer-rim-pilot"]) });
  });
});
