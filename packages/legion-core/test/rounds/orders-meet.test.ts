import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import { begin, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../src/testing/index.ts";
import { DONE, PASS } from "../helpers/actions.ts";
import { asked, eventsOf, held, offered } from "../helpers/reading.ts";
import { follow, type Scripted } from "../helpers/script.ts";

// Orders, pools and activations in which two rules meet.

const VEERS: UnitSpec = { unit: "general-veers-master-tactician", at: [300, 200] };
const STORM: UnitSpec = { unit: "stormtroopers", at: [600, 200] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [600, 700] };
const LEIA: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 700] };

/** The Command Phase in which the first player alone plays a card. */
function played(
  card: string,
  mine: SideSpec,
  theirs: SideSpec = { units: [REBELS], hand: [] },
  more: Partial<Scenario> = {},
): Scripted {
  return follow(
    scenario({ phase: "command", "player-1": { hand: [card], ...mine }, "player-2": theirs, ...more }),
    `choose-command ${card}`,
  );
}

const pool = ({ events }: Pick<Scripted, "events">, seat: string) =>
  eventsOf({ events }, "order-pool-changed").find((one) => one.seat === seat)?.tokens;

describe("orders", () => {
  it("[leg.command.issue-type-match] [leg.command.issue-not-twice] A unit already ordered by Direct cannot be ordered by the command card as well", () => {
    const krennic: UnitSpec = { unit: "agent-kallus-hunter-of-spectres", at: [450, 200] };
    const start = played("assault", { units: [VEERS, krennic, STORM, { ...STORM, at: [900, 200] }] });
    let { state } = start;
    const issued: string[] = [];
    for (let step = 0; step < 12 && asked(state).startsWith("player-1") && !asked(state).endsWith("activate"); step++) {
      const done = follow(state, offered(state)[0] ?? "");
      issued.push(...eventsOf(done, "order-issued").map(({ unit }) => unit));
      state = done.state;
    }
    expect(new Set(issued).size).toBe(issued.length);
  });

  it("[leg.order-pool.create] [leg.promote.order-token] The order pool holds a commander token for a promoted corps unit", () => {
    const start = played("standing-orders", {
      units: [
        { ...STORM, commander: true },
        { ...STORM, at: [900, 200] },
        { unit: "scout-troopers", at: [1200, 200] },
      ],
    });
    const over = follow(start.state, "order p1.1");
    expect(pool(over, "player-1")).toMatchObject({ commander: 1, corps: 0, "special-forces": 1 });
  });

  it("[leg.order-pool.create] The order pool holds tokens for undeployed units, but none for defeated ones", () => {
    const start = played("standing-orders", {
      units: [VEERS, { unit: "stormtroopers" }, { ...STORM, at: [900, 200], defeated: 4 }, STORM],
    });
    const over = follow(start.state, "order p1.0");
    expect(pool(over, "player-1")).toMatchObject({ commander: 0, corps: 2 });
  });

  it.each([
    [3, 3, 0],
    [3, 4, 0],
    [3, 5, 1],
    [2, 5, 2],
  ])("[leg.pass-pool.count] A player with %i units against %i gets %i advantage tokens", (mine, theirs, tokens) => {
    const row = (count: number, y: number, unit: string): readonly UnitSpec[] =>
      Array.from({ length: count }, (_, place) => ({ unit, at: [250 + 250 * place, y] as const }));
    const start = played(
      "standing-orders",
      { units: [...row(mine - 1, 100, "stormtroopers"), { ...VEERS, at: [1700, 100] }] },
      { units: row(theirs, 800, "rebel-troopers"), hand: [] },
    );
    const over = follow(start.state, `order p1.${mine - 1}`);
    expect(over.state.sides[0].passPool).toBe(tokens);
  });

  it("[leg.kw.fire-support] [leg.kw.coordinate.issue] Shoretroopers that are ordered order a mortar by Coordinate, which gains a standby token", () => {
    const shore: UnitSpec = { unit: "shoretroopers", at: [600, 200] };
    const mortar: UnitSpec = { unit: "df-90-mortar-trooper", at: [600, 330] };
    const start = played("standing-orders", { units: [VEERS, shore, mortar] });
    const over = follow(start.state, "order p1.1", "choose-unit p1.2");
    expect([held(over, "p1.2", "standby"), eventsOf(over, "order-issued").map(({ unit }) => unit)]).toEqual([
      1,
      ["p1.1", "p1.2"],
    ]);
  });

  it("[leg.kw.disciplined-x] [leg.kw.defend-x] [leg.kw.target-x] An order gives the ordered unit, Cody or the Clone Commandos, the token of its own keyword", () => {
    const cody: UnitSpec = { unit: "clone-commander-cody-leader-of-the-212th", at: [300, 200] };
    const start = played(
      "standing-orders",
      { units: [cody, { unit: "clone-commandos", at: [600, 200] }] },
      { units: [{ unit: "b1-battle-droids", at: [900, 800] }], hand: [] },
    );
    expect(held(follow(start.state, "order p1.0"), "p1.0", "aim")).toBe(1);
    expect(held(follow(start.state, "order p1.1"), "p1.1", "aim")).toBe(1);
  });
});

describe("priority", () => {
  const both = (mine: SideSpec, theirs: SideSpec): Scripted => {
    const start = scenario({ phase: "command", "player-1": mine, "player-2": theirs });
    return follow(start, offered(start)[0] ?? "", offered(follow(start, offered(start)[0] ?? "").state)[0] ?? "");
  };

  it("[leg.kw.cunning.tie] Krennic's Cunning wins a tie between cards with one pip if his own card was revealed", () => {
    const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [300, 200] };
    const own = both(
      { units: [krennic, STORM], hand: ["voracious-ambition"] },
      { units: [LEIA, REBELS], hand: ["ambush"] },
    );
    expect(eventsOf(own, "priority-settled").map(({ seat, roll }) => [seat, roll])).toEqual([["player-1", null]]);
  });

  it("[leg.command.priority-no-card] A player without a commander does not have priority, whatever the pips of the other card", () => {
    const start = played("standing-orders", { units: [VEERS, STORM] });
    expect(eventsOf(follow(start.state, "order p1.0"), "priority-settled")).toEqual([]);
    expect(eventsOf(start, "priority-settled")).toMatchObject([{ seat: "player-1" }]);
  });
});

describe("activations", () => {
  it("[leg.activation.choose-draw] [leg.deploy.must] A drawn token may activate an undeployed unit, which then must move", () => {
    const start = begin({
      "player-1": { units: [{ unit: "stormtroopers" }, { ...VEERS, order: "facedown" }], hand: [] },
      "player-2": {
        units: [
          { ...REBELS, order: "facedown" },
          { ...LEIA, order: "facedown" },
        ],
        hand: [],
      },
      mission: { primary: "breakthrough" },
    });
    expect(asked(start.state)).toBe("player-1 move");
  });

  it("[leg.activation.pass-token] A player who passed with an advantage token cannot pass again next turn, even with another token", () => {
    const start = scenario({
      "player-1": {
        units: [
          { ...VEERS, order: "faceup" },
          { ...STORM, order: "faceup" },
        ],
        hand: [],
        passPool: 2,
      },
      "player-2": {
        units: [
          { ...LEIA, order: "faceup" },
          { ...REBELS, order: "faceup" },
          { ...REBELS, at: [900, 700], order: "faceup" },
        ],
        hand: [],
      },
    });
    const passed = follow(start, "spend-advantage", "activate p2.1", DONE);
    expect(asked(passed.state)).toBe("player-1 activate");
    expect(offered(passed.state)).not.toContain("spend-advantage");
    const acted = follow(passed.state, "activate p1.1", DONE, "activate p2.2", DONE);
    expect(offered(acted.state)).toContain("spend-advantage");
  });

  it("[leg.kw.ai] [leg.kw.override] A unit with Override may gain a suppression token to free a droid from AI", () => {
    const droids: UnitSpec = { unit: "b2-super-battle-droids", at: [300, 300] };
    const kraken: UnitSpec = { unit: "super-tactical-command-droid-auxiliary-command-droid", at: [300, 900] };
    const state = begin({
      activating: "p1.0",
      activation: { stage: "start" },
      "player-1": { units: [droids, { ...kraken, at: [300, 850] }], hand: [] },
      "player-2": { units: [{ unit: "clone-trooper-infantry", at: [300, 480] }], hand: [] },
    });
    expect(offered(state.state)).toEqual(["effect 0", "pass"]);
    const freed = follow(state.state, "effect 0");
    expect([held(freed, "p1.1", "suppression"), offered(freed.state).includes("perform aim")]).toEqual([1, true]);
    expect(offered(follow(state.state, PASS).state)).not.toContain("perform aim");
  });

  it("[leg.kw.independent] Only units without an order token may use Independent as the Activation Phase starts", () => {
    const suns = (x: number): UnitSpec => ({ unit: "black-sun-enforcers", at: [x, 200] });
    const vigo: UnitSpec = { unit: "black-sun-vigo", at: [300, 200] };
    const start = played("standing-orders", { units: [vigo, suns(600), suns(900)], faction: "galactic-empire" });
    let { state } = follow(start.state, "order p1.1");
    for (let step = 0; step < 9 && !asked(state).endsWith("activate"); step++) {
      state = follow(state, asked(state).endsWith("redirect") ? DONE : (offered(state)[0] ?? "")).state;
    }
    expect(["p1.0", "p1.1", "p1.2"].map((unit) => held({ state }, unit, "aim"))).toEqual([1, 0, 1]);
  });

  it("[leg.end.update-order-pool] [leg.command.issue-not-twice] All units may be ordered again in the next round, even those activated twice", () => {
    const dark: UnitSpec = { unit: "imperial-dark-troopers", at: [600, 200], order: "facedown-twice" };
    const over = begin({
      phase: "end",
      round: 2,
      "player-1": { units: [VEERS, dark], hand: ["ambush", "push"] },
      "player-2": { units: [LEIA, REBELS], hand: ["ambush", "push"] },
    });
    expect(over.state.units.map(({ order }) => order)).toEqual(["none", "none", "none", "none"]);
    expect(game.decision(over.state)?.kind).toBe("choose-command");
  });
});
