import { describe, expect, it } from "vitest";
import type { GameFrame } from "../../../../src/state/frames.ts";
import { emptyPool, type State } from "../../../../src/state/state.ts";
import { play, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { steadiers } from "../../../../src/units/panic.ts";
import { choose, effect, PASS, unitChosen } from "../../../helpers/actions.ts";
import { acting, after, FAR, PHASE } from "../../../helpers/activations.ts";
import { answers, LOST } from "../../../helpers/commands.ts";
import { onMission } from "../../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit, tokensOf } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { apart, through } from "../../commands/reach.ts";
import { answersTo, bearing, crowdAround, ordering, shaken } from "../helpers.ts";

const STORM = "stormtroopers";

const VEERS: Fielding = { unit: "general-veers-master-tactician", at: [300, 600] };

describe("Vigilance", () => {
  const STORM = "stormtroopers";

  it("[leg.end.remove-green-standby] Vigilance keeps a dodge token for each of two corps units at range 2, but for none farther away", () => {
    const ending = (...friends: readonly UnitSpec[]): State =>
      play(
        scenario({
          phase: "end",
          "player-1": { units: [bearing("general-veers-master-tactician", "vigilance"), ...friends], hand: ["push"] },
          "player-2": { units: [LOST], hand: ["push"] },
        }),
        [],
      ).state;
    const tokens = { dodge: 1 } as const;
    const asked = (gap: number): boolean => offered(ending(apart(STORM, gap, { tokens }))).includes("choose-unit p1.1");
    expect([asked(300), asked(301)]).toEqual([true, false]);
    const three = [...crowdAround(STORM, { tokens }), apart(STORM, 0, { at: [400, 350], tokens })];
    const two = through(ending(...three), "choose-unit p1.1", "choose-unit p1.2");
    expect(offered(two).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
    expect([1, 2, 3].map((unit) => tokensOf(two, `p1.${unit}`)["dodge"] ?? 0)).toEqual([1, 1, 0]);
  });

  it("Vigilance lets a friendly trooper unit, or two corps units, keep a dodge token", () => {
    const veers: Fielding = {
      unit: "general-veers-master-tactician",
      upgrades: ["vigilance"],
      at: [300, 300],
      tokens: { dodge: 2 },
    };
    const friend = (unit: string, x: number): Fielding => ({ unit, at: [x, 450], tokens: { dodge: 2, aim: 1 } });
    const army = [
      veers,
      friend("stormtroopers", 150),
      friend("snowtroopers", 300),
      friend("at-st", 600),
      friend("stormtroopers", 1200),
    ];
    const ending = settled({
      ...onMission(scene({ armies: [army, [FAR]], frames: [{ kind: "end", stage: "discard", turn: 0 }] })),
      phase: "end",
      round: 5,
    });
    expect(offered(ending.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    const one = after(ending.state, [unitChosen("p1.0")]);
    expect(tokensByUnit(one, "dodge").slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
    const corps = after(ending.state, [unitChosen("p1.1")]);
    expect(offered(corps)).toEqual(["choose-unit p1.2", "done"]);
    const both = after(corps, [unitChosen("p1.2")]);
    expect(tokensByUnit(both, "dodge").slice(0, 5)).toEqual([0, 1, 1, 0, 0]);
    expect(tokensByUnit(both, "aim")).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("Vigilance, further", () => {
  it("[leg.end.remove-green-standby] Vigilance chooses two corps units or one other trooper unit with a dodge token, but no vehicle", () => {
    const tokens = { dodge: 1 } as const;
    const veers: UnitSpec = { unit: "general-veers-master-tactician", upgrades: ["vigilance"], at: [400, 300] };
    const asked = (...friends: readonly UnitSpec[]): State =>
      play(
        scenario({
          phase: "end",
          "player-1": { units: [veers, ...friends], hand: ["push"] },
          "player-2": { units: [LOST], hand: ["push"] },
        }),
        [],
      ).state;
    const corps = (x: number, own: Partial<UnitSpec> = {}): UnitSpec => ({
      unit: STORM,
      at: [x, 400],
      defeated: 3,
      tokens,
      ...own,
    });
    const scouts: UnitSpec = { unit: "scout-troopers", at: [520, 300], defeated: [1, 2, 3], tokens };
    const vehicle: UnitSpec = { unit: "at-st", at: [400, 180], tokens };
    const units = (state: State): readonly string[] => offered(state).filter((key) => key.startsWith("choose-unit"));
    const all = asked(corps(350), corps(450, { tokens: {} }), scouts, vehicle, corps(500));
    expect(units(all)).toEqual(["choose-unit p1.1", "choose-unit p1.3", "choose-unit p1.5"]);
    expect(units(answers(all, "choose-unit p1.1"))).toEqual(["choose-unit p1.5"]);
    expect(units(answers(all, "choose-unit p1.3"))).toEqual([]);
  });
});

describe("Improvised Orders", () => {
  const REBELS = "rebel-troopers";

  it("[leg.upgrade.only-readied] Improvised Orders is offered only while it is readied and the pool has a second token", () => {
    const drawn = (state: "readied" | "exhausted", ranks: readonly string[]): readonly string[] => {
      const units = ranks.map((unit, place): UnitSpec => ({ unit, at: [400 + 300 * place, 500] }));
      const veers: UnitSpec = {
        unit: "general-veers-master-tactician",
        at: [400, 200],
        upgrades: [{ card: "improvised-orders", state }],
        order: "faceup",
      };
      const start = scenario({
        active: "player-1",
        "player-1": { units: [veers, ...units], hand: [] },
        "player-2": { units: [{ unit: REBELS, at: [1500, 800] }], hand: [] },
      });
      return offered(play(start, [{ type: "draw-order" }]).state);
    };
    expect(drawn("readied", [STORM, STORM])).toContain("effect 0");
    expect(drawn("readied", [STORM])).not.toContain("effect 0");
    expect(drawn("exhausted", [STORM, STORM])).not.toContain("effect 0");
  });
});

describe("Improvised Orders, further", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("Improvised Orders exhausts to draw a second order token, of which one is used, and readies in the End Phase", () => {
    const army: readonly Fielding[] = [
      { unit: "general-veers-master-tactician", upgrades: ["improvised-orders"], at: [300, 300] },
      { ...STORM, at: [300, 600] },
      { unit: "at-st", at: [600, 300] },
    ];
    const pool = { ...emptyPool(), commander: 1, corps: 1, heavy: 1 };
    const start = settled(scene({ armies: [army, [FAR]], frames: [PHASE], players: [{ orderPool: pool }, {}] }), [
      "heavy",
    ]).state;
    expect(offered(start)).toEqual(["effect 0", "pass"]);
    const second = playOut(start, [effect()], ["corps"]);
    expect(offered(second.state)).toEqual(["choose-option use-heavy", "choose-option use-corps"]);
    expect(second.state.units[0]?.cards).toEqual(["exhausted"]);
    const corps = after(second.state, [choose("use-corps")]);
    expect(corps.sides[0].orderPool).toEqual({ ...pool, corps: 0 });
    expect(corps.frames.find((frame) => frame.kind === "activation")).toMatchObject({ unit: 1, drawn: true });
    const heavy = after(second.state, [choose("use-heavy")]);
    expect(heavy.frames.find((frame) => frame.kind === "activation")).toMatchObject({ unit: 2 });
    expect(after(start, [PASS]).frames.find((frame) => frame.kind === "activation")).toMatchObject({ unit: 2 });
    const end: GameFrame = { kind: "end", stage: "end", turn: 0 };
    const ended = settled({ ...onMission(heavy), phase: "end", round: 5, frames: [end] }).state;
    expect(ended.units[0]?.cards).toEqual(["readied"]);
  });
});

describe("Trusted Agent", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.command.issue-token] A Trusted Agent orders only one corps unit, even if several have no order", () => {
    const storm = (x: number): Fielding => ({ ...STORM, at: [x, 300] });
    const start = scene({
      armies: [[{ ...VEERS, upgrades: ["trusted-agent"] }, storm(300), storm(600)], [{ unit: "rebel-troopers" }]],
      players: [{ nominated: 0 }, { nominated: 3 }],
      state: { phase: "command", frames: [{ kind: "command", stage: "orders", turn: 0 }] },
    });
    const ordered = after(settled(start).state, [effect(), unitChosen("p1.1")]);
    expect(ordered.units.map(({ order }) => order)).toEqual(["none", "faceup", "none", "none"]);
    expect(answersTo(ordered)).not.toContain("choose-unit p1.2");
  });

  it("Trusted Agent issues an order to a corps unit", () => {
    const { units } = playOut(ordering("trusted-agent"), [{ type: "effect", subject: 0 }]).state;
    expect(units[0]).toMatchObject({ order: "none", cards: ["expended"] });
    expect(units[1]).toMatchObject({ order: "faceup" });
  });
});

describe("Strict Orders", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

  it("[leg.rally.roll] Strict Orders applies only to friendly troopers; enemy troopers roll to rally", () => {
    const veers: Fielding = { ...VEERS, upgrades: ["strict-orders"] };
    const start = scene({
      armies: [[veers], [{ ...REBELS, tokens: shaken(1), state: { order: "faceup" } }]],
      frames: [{ kind: "activation-phase", side: 0, drawn: null, mayPass: false }, acting(1, { stage: "rally" })],
    });
    expect(eventsOf(settled(start, ["blank"]), "dice-rolled")).toHaveLength(1);
  });

  it("[leg.rally.roll] Strict Orders also applies to a unit with one suppression token, but not to one without", () => {
    const rally = (count: number) =>
      settled(
        scene({
          armies: [
            [
              { ...STORM, tokens: shaken(count), state: { order: "faceup" } },
              { ...VEERS, upgrades: ["strict-orders"] },
            ],
            [FAR],
          ],
          frames: [PHASE, acting(0, { stage: "rally" })],
        }),
      ).state;
    expect(engine.decision(rally(1))?.kind).toBe("effects");
    expect(engine.decision(rally(0))?.kind).toBe("action");
  });
});

describe("Strict Orders, further", () => {
  const ready = { order: "faceup", ordered: true } as const;

  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: ready };

  it("Strict Orders may replace the roll in the Rally step of a trooper unit with an order", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["strict-orders"], at: [900, 300] };
    const storm = (order: "faceup" | "none"): Fielding => {
      return { unit: "stormtroopers", at: [300, 300], tokens: { suppression: 2 }, state: { order } };
    };
    const rally = (order: "faceup" | "none") =>
      scene({ armies: [[storm(order), veers], [FAR]], frames: [PHASE, acting(0, { stage: "rally" })] });
    const asked = settled(rally("faceup")).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const calm = playOut(asked, [{ type: "effect", subject: 0 }]);
    expect(unitTokens(calm.state, 0, "suppression")).toBe(1);
    expect(eventsOf(calm, "tokens-lost")).toMatchObject([{ token: "suppression", amount: 1, cause: "strict-orders" }]);
    expect(eventsOf(calm, "dice-rolled")).toEqual([]);
    const faces = ["block", "block"];
    expect(unitTokens(playOut(asked, [PASS], faces).state, 0, "suppression")).toBe(0);
    expect(eventsOf(settled(rally("none"), faces), "dice-rolled")).toHaveLength(1);
  });

  it("[leg.suppression.panicked-threshold] A unit that removes one suppression token by Strict Orders keeps the others, and may panic because of them", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["strict-orders"], at: [1500, 100] };
    const storm = (suppression: number): Fielding => {
      return { unit: "stormtroopers", at: [300, 300], tokens: { suppression }, state: { order: "faceup" } };
    };
    const obeys = (suppression: number) => {
      const start = scene({
        armies: [[storm(suppression), veers], [FAR]],
        frames: [PHASE, acting(0, { stage: "rally" })],
      });
      return playOut(settled(start).state, [effect()]);
    };
    expect(eventsOf(obeys(3), "unit-panicked")).toHaveLength(1);
    expect(eventsOf(obeys(2), "unit-panicked")).toEqual([]);
    expect(eventsOf(obeys(3), "dice-rolled")).toEqual([]);
  });
});

describe("Inspiring Presence", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("Friends may use the courage of a unit with Inspiring Presence up to range 4, and of other commanders up to range 3", () => {
    const look = (upgrades: readonly string[], leader: string, y: number) => {
      const panicked: Fielding = { ...STORM, tokens: { suppression: 3 } };
      const state = scene({ armies: [[panicked, { unit: leader, upgrades, at: [300, 300 + y] }], [FAR]] });
      return steadiers({ box, state }, 0);
    };
    expect(look(["inspiring-presence"], "general-veers-master-tactician", 620)).toEqual([1]);
    expect(look([], "general-veers-master-tactician", 620)).toEqual([]);
    expect(look([], "general-veers-master-tactician", 470)).toEqual([1]);
    expect(look(["inspiring-presence"], "general-veers-master-tactician", 680)).toEqual([]);
    expect(look(["inspiring-presence"], "imperial-death-troopers", 620)).toEqual([1]);
    expect(look([], "imperial-death-troopers", 470)).toEqual([]);
  });
});
