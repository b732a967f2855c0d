import { type Action, type Event, game, type State } from "@sw/deckbuilder-core";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, legal, only, play, refused, side, table, types } from "./table.ts";

const RULE = "dbg.turn-start.new-base";

/** The Empire ends its turn; the Rebels have lost Dantooine. */
function baseless(spec: Scenario = {}): Scenario {
  return { ...spec, empire: { victory: ["dantooine"], ...spec.empire }, rebel: { base: null, ...spec.rebel } };
}

/** What happens from the start of the next turn on, once the player whose turn it is ends it. */
function nextStart(state: State, ...actions: readonly Action[]): readonly Event[] {
  const { events } = play(state, [END, ...actions]);
  return events.slice(events.findIndex(({ type }) => type === "turn-started") + 1);
}

function choose(subject: string): Action {
  return { type: "choose-base", subject };
}

describe("the start of a turn", () => {
  it("[dbg.turn-start.order] A turn starts with the new base, then the Force bonus, then the capital ships' resources", () => {
    const spec = baseless({ force: 3, rebel: { base: null, play: ["hammerhead-corvette"] } });
    const { state: asked } = play(scenario(spec), [END]);
    expect(game.decision(asked)).toMatchObject({ seat: "rebel", kind: "new-base" });
    expect(asked.resources).toBe(0);
    const { state, events } = play(asked, [choose("yavin-4")]);
    expect(events).toMatchObject([
      { type: "base-revealed", base: "yavin-4", rule: RULE },
      { type: "resources-gained", amount: 1, rule: "dbg.turn-start.force-bonus" },
      { type: "resources-gained", amount: 2, rule: "dbg.turn-start.ship-resources", cause: "hammerhead-corvette" },
    ]);
    expect(state.resources).toBe(3);
  });

  it("[dbg.turn-start.order] Abilities for the reveal of a base resolve before the Force bonus and the capital ships' resources", () => {
    const spec = baseless({ force: 3, row: ["x-wing"], rebel: { base: null, play: ["hammerhead-corvette"] } });
    const { state: revealed } = play(scenario(spec), [END, choose("mon-cala")]);
    expect(game.decision(revealed)).toMatchObject({ seat: "rebel", kind: "triggers" });
    expect(revealed.resources).toBe(0);
    expect(play(revealed, [{ type: "pass" }]).state.resources).toBe(3);
  });

  it("[dbg.turn-start.order] Abilities for the start of the turn, such as Coruscant's, resolve after the three steps", () => {
    const state = scenario({ active: "rebel", force: -3, empire: { base: "coruscant", play: ["imperial-carrier"] } });
    const { state: asked } = play(state, [END]);
    expect(game.decision(asked)).toMatchObject({ seat: "empire", kind: "triggers", rule: "dbg.trigger.definition" });
    expect(asked.resources).toBe(1 + 3);
  });

  it("[dbg.turn-start.new-base] A player who lost their base sees their remaining bases and must reveal one", () => {
    const { state: asked } = play(scenario(baseless({ rebel: { base: null, shownHand: ["x-wing"] } })), [END]);
    expect(game.decision(asked)).toMatchObject({ seat: "rebel", kind: "new-base", rule: RULE });
    expect(game.view(asked, "rebel").decision).toMatchObject({
      context: { bases: ["mon-cala", "hoth", "sullust", "yavin-4"] },
    });
    expect(legal(asked)).toEqual([
      "choose-base mon-cala",
      "choose-base hoth",
      "choose-base sullust",
      "choose-base yavin-4",
    ]);
    for (const action of [END, { type: "play", subject: "x-wing" }, { type: "pass" }] as const)
      refused(asked, action, RULE);
    for (const base of ["dantooine", "endor", "nowhere"]) refused(asked, choose(base), RULE);
    const { state: chosen } = play(asked, [choose("hoth")]);
    expect(side(chosen, "rebel")).toMatchObject({
      base: { card: "hoth", damage: 0, used: false },
      bases: ["mon-cala", "sullust", "yavin-4"],
    });
    expect(table(chosen).sides.rebel.base?.card).toBe("hoth");
    allowed(chosen, { type: "play", subject: "x-wing" });
  });

  it("[dbg.turn-start.new-base] A player who has a base is not asked for one at the start of the turn", () => {
    const { state } = play(scenario({ rebel: { base: { card: "hoth", damage: 13 } } }), [END]);
    expect(game.decision(state)).toMatchObject({ seat: "rebel", kind: "actions" });
    expect(side(state, "rebel")).toMatchObject({ base: { card: "hoth", damage: 13 }, baseCount: 4 });
  });

  it("[dbg.turn-start.new-base] The only remaining base is revealed without a question", () => {
    const victory = ["dantooine", "hoth", "sullust", "mon-cala"];
    const spec: Scenario = { config: { bases: 5 }, empire: { victory }, rebel: { base: null } };
    const { state, events } = play(scenario(spec), [END]);
    expect(only(events, "base-revealed")).toMatchObject([{ seat: "rebel", base: "yavin-4", rule: RULE }]);
    expect(side(state, "rebel")).toMatchObject({ base: { card: "yavin-4" }, baseCount: 0 });
  });

  it("[dbg.turn-start.new-base-free-choice] Each remaining base can be chosen as the next, without chance", () => {
    const spec = baseless({ rebel: { base: null, deckTop: copies(5, "alliance-shuttle") } });
    const { state: asked } = play(
      scenario({ ...spec, empire: { ...spec.empire, deckTop: copies(5, "imperial-shuttle") } }),
      [END],
      {
        draws: [],
      },
    );
    for (const base of ["mon-cala", "hoth", "sullust", "yavin-4"]) {
      allowed(asked, choose(base));
      const { events } = play(asked, [choose(base)], { draws: [] });
      expect(only(events, "base-revealed")).toMatchObject([{ base }]);
    }
  });
});

describe("resources at the start of a turn", () => {
  it("[dbg.turn-start.force-bonus] [dbg.force.bonus-resource] Only the last space of the player's own end gives 1 resource", () => {
    const gained = (force: number, active: "empire" | "rebel"): number =>
      play(scenario({ active, force }), [END]).state.resources;
    const spaces = [-3, -2, -1, 0, 1, 2, 3];
    expect(spaces.map((force) => gained(force, "rebel"))).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(spaces.map((force) => gained(force, "empire"))).toEqual([0, 0, 0, 0, 0, 0, 1]);
    const [event] = nextStart(scenario({ active: "rebel", force: -3 }));
    expect(event).toMatchObject({
      type: "resources-gained",
      seat: "empire",
      amount: 1,
      rule: "dbg.turn-start.force-bonus",
    });
  });

  it("[dbg.turn-start.force-bonus] A base whose reveal moves the marker to the end gives the Force bonus", () => {
    const spec = baseless({ config: { mode: "full-galaxy" }, force: -1 });
    const reveal = (answer: Action): readonly Event[] => nextStart(scenario(spec), choose("alderaan"), answer);
    const taken = reveal({ type: "resolve", subject: 0 });
    expect(types(taken)).toEqual(["base-revealed", "ability-triggered", "force-moved", "resources-gained"]);
    expect(types(reveal({ type: "pass" }))).toEqual(["base-revealed"]);
  });

  it("[dbg.turn-start.ship-resources] Every capital ship in play gives its resources, even a damaged one", () => {
    const state = scenario({
      active: "rebel",
      empire: { play: ["imperial-carrier", { card: "gozanti-cruiser", damage: 2 }, "star-destroyer"] },
      rebel: { play: ["hammerhead-corvette"] },
    });
    expect(nextStart(state)).toMatchObject([
      {
        type: "resources-gained",
        seat: "empire",
        amount: 3,
        cause: "imperial-carrier",
        rule: "dbg.turn-start.ship-resources",
      },
      {
        type: "resources-gained",
        seat: "empire",
        amount: 2,
        cause: "gozanti-cruiser",
        rule: "dbg.turn-start.ship-resources",
      },
    ]);
    expect(play(state, [END]).state.resources).toBe(5);
  });

  it("[dbg.turn-start.gain-resources] Playing a card adds its printed resources to the pool", () => {
    const state = scenario({
      active: "rebel",
      force: -3,
      empire: { play: ["imperial-carrier"], deckTop: copies(5, "imperial-shuttle") },
    });
    const { state: started, events } = play(state, [END]);
    const sum = only(events, "resources-gained").reduce((total, { amount }) => total + amount, 0);
    expect([sum, started.resources]).toEqual([4, 4]);
    const hired = scenario({ resources: 1, empire: { hand: ["scout-trooper"] } });
    expect(play(hired, [{ type: "play", subject: "scout-trooper" }]).state.resources).toBe(3);
  });

  it("[dbg.turn-start.resource-pool] All resources gained in a turn form one pool, which lasts only for that turn", () => {
    const state = scenario({
      active: "rebel",
      force: -3,
      resources: 6,
      row: ["grand-moff-tarkin"],
      empire: { play: ["imperial-carrier"], shownHand: ["hwk-290"] },
    });
    const { state: started } = play(state, [END]);
    expect(started.resources).toBe(1 + 3);
    const { state: full } = play(started, [{ type: "play", subject: "hwk-290" }]);
    expect(full.resources).toBe(1 + 3 + 4);
    const { state: spent } = play(full, [
      { type: "purchase", subject: 0 },
      { type: "purchase", subject: "outer-rim-pilots" },
    ]);
    expect(spent.resources).toBe(0);
    expect(play(full, [END]).state.resources).toBe(0);
  });
});
