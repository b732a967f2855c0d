import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import type { State } from "../../src/state/state.ts";
import { begin, type Scenario, scenario, type UnitSpec } from "../../src/testing/index.ts";
import { faces } from "../helpers/actions.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { follow, type Scripted } from "../helpers/script.ts";

// Rules of the round that meet: two conditions at once, one effect that takes away what another needs.

const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };
const VEERS: UnitSpec = { unit: "general-veers-master-tactician", at: [800, 300] };
const STORM2: UnitSpec = { unit: "stormtroopers", at: [1100, 300] };
const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

/** The first unit of the first player in its activation. */
function active(mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [], more: Partial<Scenario> = {}): State {
  return scenario({
    activating: "p1.0",
    "player-1": { units: mine, hand: [] },
    "player-2": { units: [...theirs, FAR], hand: [] },
    ...more,
  });
}

const OTHER: UnitSpec = { unit: "stormtroopers", at: [1300, 100], order: "faceup" };

/** The same before the unit acts: it is activated by its faceup order token, as another unit might be. */
function ready(mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [], more: Partial<Scenario> = {}): State {
  const [first = STORM, ...others] = mine;
  return scenario({
    "player-1": { units: [{ order: "faceup", ...first }, ...others, OTHER], hand: [] },
    "player-2": { units: [...theirs, FAR], hand: [] },
    ...more,
  });
}

const tokens = (state: State, unit: string, kind: string): number => {
  const found = game.view(state, "spectator").units.find(({ id }) => id === unit);
  return Object.entries(found?.tokens ?? {}).find(([name]) => name === kind)?.[1] ?? 0;
};
const asked = (state: State): unknown => [game.decision(state)?.seat, game.decision(state)?.kind];
const actionsLeft = (state: State): number | undefined =>
  state.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))[0];

describe("what takes actions away", () => {
  it("[leg.kw.ion-x.effect] [leg.resiliency.activation-roll] A damaged vehicle with ion tokens may lose both its actions, one for each", () => {
    const rover: UnitSpec = { unit: "at-st", at: [600, 300], damaged: true, wounds: [8], tokens: { ion: 2 } };
    const rolled = (...faces: string[]) => actionsLeft(follow(ready([rover]), "activate p1.0", faces).state);
    expect(rolled("blank", "blank", "block")).toBe(1);
    expect(rolled("block", "block", "blank")).toBe(1);
    expect(rolled("block", "block", "block")).toBe(2);
  });

  it("[leg.kw.ion-x.effect] Several blanks of ion tokens cost only one action in total", () => {
    const droids: UnitSpec = { unit: "b2-super-battle-droids", at: [600, 300], tokens: { ion: 2 } };
    expect(actionsLeft(follow(ready([droids]), "activate p1.0", ["blank", "blank"]).state)).toBe(1);
  });

  it("[leg.suppression.suppressed-effect] [leg.kw.ion-x.effect] A suppressed unit with an ion token that rolls a blank has no actions left", () => {
    const troops: UnitSpec = { ...STORM, tokens: { suppression: 1, ion: 1 } };
    const over = follow(ready([troops]), "activate p1.0", ["blank", "blank"]);
    expect(eventsOf(over, "action-performed")).toEqual([]);
    expect(tokens(over.state, "p1.0", "ion")).toBe(0);
    expect(tokens(over.state, "p1.0", "suppression")).toBe(1);
  });

  it("[leg.type.droid-not-suppressed] [leg.type.droid-can-panic] A droid with suppression equal to its courage has two actions, and with twice as much none", () => {
    const droids = (suppression: number): UnitSpec => ({
      unit: "b1-battle-droids",
      at: [600, 300],
      tokens: { suppression },
    });
    const activated = (suppression: number): Scripted =>
      follow(ready([droids(suppression)]), "activate p1.0", faces(suppression, "blank"));
    expect(eventsOf(activated(1), "unit-panicked")).toEqual([]);
    expect(actionsLeft(activated(1).state)).toBe(2);
    expect(eventsOf(activated(2), "unit-panicked")).toMatchObject([{ unit: "p1.0" }]);
  });

  it("[leg.rally.panic-recovery] A unit that ion and suppression, but not panic, leave without actions removes no suppression at the end", () => {
    const troops: UnitSpec = { unit: "scout-troopers", at: [300, 300], tokens: { suppression: 3, ion: 1 } };
    const over = follow(ready([troops]), "activate p1.0", ["blank", ...faces(3, "blank")]);
    expect(tokens(over.state, "p1.0", "suppression")).toBe(3);
  });

  it("[leg.rally.panic-recovery] A panicked unit removes as many tokens as its own courage, not the courage of a commander nearby", () => {
    const troops: UnitSpec = { ...STORM, tokens: { suppression: 5 } };
    const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [300, 500] };
    const over = follow(ready([troops, veers]), "activate p1.0", faces(5, "blank"));
    expect(eventsOf(over, "unit-panicked")).toHaveLength(1);
    expect(tokens(over.state, "p1.0", "suppression")).toBe(4);
  });
});

describe("tokens at the end of an activation", () => {
  it("[leg.kw.poison-x.effect] A unit that poison defeats ends its activation, and the turn passes to the other player", () => {
    const troops: UnitSpec = { ...STORM, defeated: 3, tokens: { poison: 2 } };
    const over = follow(active([troops, { ...STORM, at: [800, 300] }]), "done");
    expect(eventsOf(over, "miniature-defeated")).toHaveLength(1);
    expect(over.state.units[0]?.miniatures.every(({ status }) => status === "defeated")).toBe(true);
    expect(game.decision(over.state)).toMatchObject({ seat: "player-2" });
  });

  it("[leg.kw.poison-x.effect] Three poison tokens on a unit of two miniatures deal two wounds, and the third is lost", () => {
    const troops: UnitSpec = { ...STORM, defeated: 2, tokens: { poison: 3 } };
    const over = follow(active([troops, { ...STORM, at: [800, 300] }]), "done");
    expect(eventsOf(over, "miniature-defeated")).toHaveLength(2);
  });

  it("[leg.kw.immobilize-x.removal] A unit that immobilize tokens kept from moving loses them at the end of its activation", () => {
    const troops: UnitSpec = { ...STORM, tokens: { immobilize: 2 } };
    const start = active([troops]);
    expect(offered(start)).not.toContain("perform move");
    expect(tokens(follow(start, "done").state, "p1.0", "immobilize")).toBe(0);
  });
});

describe("recovering and danger sense", () => {
  it("[leg.kw.danger-sense-x.keep] [leg.actions.recover-suppression] A unit with Danger Sense 2 may keep up to two tokens when it recovers", () => {
    const pykes: UnitSpec = { unit: "pyke-syndicate-foot-soldiers", at: [300, 300], tokens: { suppression: 3 } };
    const capo: UnitSpec = { unit: "pyke-syndicate-capo", at: [300, 450] };
    const start = active([pykes, capo], [], { actions: 1 });
    const over = follow(start, "perform recover");
    const kept = (...keys: readonly string[]) => tokens(follow(over.state, ...keys).state, "p1.0", "suppression");
    expect([kept("done"), kept("choose-unit p1.0", "done"), kept("choose-unit p1.0", "choose-unit p1.0")]).toEqual([
      0, 1, 2,
    ]);
  });
});

describe("standby", () => {
  const WATCHING: UnitSpec = { unit: "rebel-troopers", at: [300, 600], tokens: { standby: 1 } };

  it("[leg.standby.trigger] A standby attack can trigger the standby token of another unit on the attacked side", () => {
    const friend: UnitSpec = { ...STORM, at: [600, 600], tokens: { standby: 1 } };
    const answered = follow(active([STORM, friend], [WATCHING]), "perform aim", "choose-unit p2.0", "perform attack");
    let { state } = answered;
    while (game.decision(state)?.kind === "attack" || game.decision(state)?.kind === "pool") {
      state = follow(state, offered(state).at(-1) ?? "done").state;
    }
    expect(asked(state)).toEqual(["player-1", "standby"]);
    expect(offered(state)).toEqual(["choose-unit p1.1", "pass"]);
  });

  it("[leg.standby.trigger] A claim is an action and can trigger a standby token nearby", () => {
    const start = active([STORM], [WATCHING], {
      mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
      tokens: [{ kind: "asset", name: "bomb", at: [300, 350] }],
    });
    expect(asked(follow(start, "perform claim bomb.0").state)).toEqual(["player-2", "standby"]);
  });

  it("[leg.standby.trigger] A pivot within range 2 and in sight can trigger standby", () => {
    const walker: UnitSpec = { unit: "at-st", at: [300, 250] };
    const start = active([walker], [WATCHING]);
    const moving = follow(start, "perform move").state;
    const [pivot] = game.legalActions(moving).filter((one) => one.type === "move" && one.move.type === "pivot");
    if (pivot === undefined) throw new Error("no pivot");
    expect(asked(follow(moving, pivot).state)).toEqual(["player-2", "standby"]);
  });

  it("[leg.standby.trigger] A unit that deploys into range and sight can trigger standby", () => {
    const start = ready([{ unit: "stormtroopers" }], [{ ...WATCHING, at: [525, 400] }], {
      mission: { primary: "breakthrough" },
    });
    const moving = follow(start, "activate p1.0").state;
    const near = game
      .legalActions(moving)
      .find(
        (one) =>
          one.type === "move" &&
          "to" in one.move &&
          typeof one.move.to === "object" &&
          Math.abs(one.move.to.x - 52_500) < 1000,
      );
    if (near === undefined) throw new Error("no move");
    let { state } = follow(moving, near);
    for (let step = 0; game.decision(state)?.kind === "place" && step < 9; step++)
      state = follow(state, offered(state)[0] ?? "").state;
    expect(asked(state)).toEqual(["player-2", "standby"]);
  });

  it("[leg.standby.lost] A unit that gains suppression from a Suppressive attack that misses loses its standby token", () => {
    const mortar: UnitSpec = { unit: "df-90-mortar-trooper", at: [300, 200], heading: { x: 0, y: 1 } };
    const target: UnitSpec = { ...WATCHING, at: [300, 650] };
    const start = active(
      [mortar, STORM].map((one, place) => (place === 1 ? { ...one, at: [900, 200] as const } : one)),
      [target],
    );
    const shot = follow(start, "perform attack", "add-weapon p1.0.0 1 ranged", faces(2, "blank"));
    expect([tokens(shot.state, "p2.0", "suppression"), tokens(shot.state, "p2.0", "standby")]).toEqual([1, 0]);
  });
});

describe("order tokens", () => {
  it("[leg.activation.draw-unmatched-removed] A drawn token is removed from the game if the last unit of its rank was defeated", () => {
    const drawn = begin(
      {
        "player-1": {
          units: [VEERS, { ...STORM, defeated: 4 }],
          orderPool: { corps: 1, commander: 1 },
          hand: [],
        },
        "player-2": { units: [FAR], hand: [] },
      },
      { draws: ["corps"] },
    );
    expect(eventsOf(drawn, "order-drawn")).toMatchObject([{ rank: "corps", matched: false }]);
    expect(drawn.state.sides[0].orderPool).toMatchObject({ corps: 0, commander: 1 });
    expect(offered(drawn.state)).toEqual(["draw-order", "pass"]);
  });

  it("[leg.kw.unstoppable.pool] A unit with Unstoppable adds a second token of its rank to the pool, even if it was ordered", () => {
    const start = scenario({
      phase: "command",
      "player-1": {
        units: [{ unit: "imperial-dark-troopers", at: [300, 300] }, VEERS, STORM2],
        hand: ["standing-orders"],
      },
      "player-2": { units: [FAR], hand: [] },
    });
    const over = follow(start, "choose-command standing-orders");
    const ordered = follow(over.state, "order p1.0");
    expect(eventsOf(ordered, "order-pool-changed")).toMatchObject([
      { seat: "player-1", tokens: { heavy: 1, commander: 1, corps: 1 } },
      {},
    ]);
  });
});

describe("the thresholds of suppression", () => {
  it("[leg.suppression.panicked-threshold] [leg.suppression.suppressed-threshold] A unit of courage 2 is suppressed with exactly 2 tokens, and panics with exactly 4", () => {
    const left = (suppression: number): unknown => {
      const troopers: UnitSpec = { unit: "scout-troopers", at: [300, 300], tokens: { suppression }, order: "faceup" };
      const start = ready([troopers]);
      const { state, events } = follow(start, "activate p1.0", faces(suppression, "blank"));
      const acting = state.frames.find(({ kind }) => kind === "activation");
      const panics = eventsOf({ events }, "unit-panicked").length;
      return panics > 0 ? "panicked" : acting?.kind === "activation" ? acting.actions : undefined;
    };
    expect([1, 2, 3, 4, 5].map(left)).toEqual([2, 1, 1, "panicked", "panicked"]);
  });
});
