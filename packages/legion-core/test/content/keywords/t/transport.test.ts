import { at } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../../../src/catalogue/index.ts";
import { defaultCatalogue } from "../../../../src/content/catalogue.ts";
import { ENTRIES } from "../../../../src/content/entries.ts";
import { engineOf } from "../../../../src/engine/engine.ts";
import { moveFrame } from "../../../../src/moving/moves.ts";
import { deployInTerritory } from "../../../../src/moving/territory-deploy.ts";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { brokenInvariants } from "../../../../src/saves/invariants.ts";
import { stateSchema } from "../../../../src/saves/parse/state.ts";
import { type Action, actionKey } from "../../../../src/state/actions.ts";
import { compileBox } from "../../../../src/state/box.ts";
import type { State } from "../../../../src/state/state.ts";
import { GameWork } from "../../../../src/state/work.ts";
import type { TableSpec } from "../../../../src/table/documents.ts";
import { mm } from "../../../../src/table/lengths.ts";
import type { Move } from "../../../../src/table/movement/moves.ts";
import { laidOut } from "../../../../src/testing/index.ts";
import { statusOf } from "../../../../src/units/positions.ts";
import { DONE, moving, unitChosen } from "../../../helpers/actions.ts";
import { acting, PHASE, READY, WAITING } from "../../../helpers/activations.ts";
import { movesOf, onMission } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

describe("Transport", () => {
  const LAAT = "laat-le-patrol-transport-galactic-empire";

  const STORM: Fielding = { unit: "stormtroopers", at: null };

  /** The first unit carries the second of its army. */
  const CARRIES = { "transport p1.0": 2 };

  function carrying(state: State, counts: Readonly<Record<string, number>> = CARRIES): State {
    return { ...state, mission: { ...state.mission, counts } };
  }

  const setUp = (mine: readonly string[]): State => {
    const armies = [mine.map((unit) => ({ unit, at: null })), WAITING] as const;
    return done(scene({ armies, state: { phase: "setup" } }), (work) => atMoment(work, "setup-effects", null)).state;
  };

  /** Orders are being issued, in a round. */
  const ordering = (round: number, passenger: Fielding, counts = CARRIES): State => {
    const carrier: Fielding = { unit: LAAT, at: [300, 300] };
    const start = scene({ armies: [[carrier, passenger], WAITING], state: { phase: "command", round } });
    return done(carrying(start, counts), (work) => atMoment(work, "issue-orders", null)).state;
  };

  /** The transport has just deployed; its passenger is asked where to, if it is. */
  const landed = (
    passenger: Fielding = STORM,
    { carrier = LAAT, z = 0, table = { terrain: [] } }: { carrier?: string; z?: number; table?: TableSpec } = {},
  ): State => {
    const own: Fielding = { unit: carrier, at: [600, 400] };
    const start = onMission(scene({ armies: [[own, passenger], WAITING], frames: [PHASE, acting(0)], table }));
    const units = start.units.map((unit, place) =>
      place === 0 ? { ...unit, miniatures: unit.miniatures.map((one) => ({ ...one, z: mm(z) })) } : unit,
    );
    return done(carrying({ ...start, units }), (work) => atMoment(work, "transporter-deploys", 0)).state;
  };

  const deploy = (
    x: number,
    y: number,
    to: readonly [number, number, number?],
    more: Partial<Extract<Move, { type: "deploy" }>> = {},
  ): Action => {
    const tool = { speed: 1, first: EAST, second: EAST } as const;
    const spot = { x: mm(to[0]), y: mm(to[1]), z: mm(to[2] ?? 0) };
    return moving({ type: "deploy", edge: { x: mm(x), y: mm(y) }, tool, to: spot, followers: "auto", ...more });
  };

  // The base of the transport ends 60 mm from its middle; a tool of speed 1 is 75 mm long.
  const GOOD = deploy(660, 400, [748.5, 400]);

  it("[leg.kw.transport.choose] In set-up a transport may choose a friendly corps or special forces trooper unit to carry", () => {
    const asked = setUp([
      LAAT,
      "general-veers-master-tactician",
      "stormtroopers",
      "imperial-death-troopers",
      "at-st",
      "74-z-speeder-bikes",
    ]);
    expect(engine.decision(asked)).toMatchObject({ kind: "choose-unit", rule: "leg.kw.transport.choose" });
    expect(offered(asked)).toEqual(["choose-unit p1.2", "choose-unit p1.3", "done"]);
    expect(playOut(asked, [unitChosen("p1.2")]).state.mission.counts).toEqual({ "transport p1.0": 3 });
    expect(playOut(asked, [DONE]).state.mission.counts).toEqual({});
    expect(engine.decision(setUp([LAAT, LAAT, "general-veers-master-tactician"]))).toBe(undefined);
  });

  it("[leg.kw.transport.choose] A unit carried by one transport cannot be chosen by another", () => {
    const asked = setUp([LAAT, LAAT, "stormtroopers", "stormtroopers"]);
    const first = playOut(asked, [{ type: "effect", subject: 0 }, unitChosen("p1.3")]).state;
    expect(offered(first)).toEqual(["choose-unit p1.2", "done"]);
  });

  it("[leg.kw.transport.choose] A transport cannot carry vehicles of these ranks or units that deploy by Flank", () => {
    const home: Catalogue = {
      ...defaultCatalogue,
      units: defaultCatalogue.units.flatMap((card) => {
        if (card.id === "at-st") return [{ ...card, rank: "corps" }];
        return card.id === LAAT || card.id === "stormtroopers" ? [card] : [];
      }),
      counterparts: [],
      upgrades: [],
      commands: defaultCatalogue.commands.filter(({ id }) => id === "standing-orders"),
    };
    const own = compileBox({ ...ENTRIES, catalogue: home });
    const units = [LAAT, "at-st", "stormtroopers", "stormtroopers"];
    const start = laidOut({
      catalogue: home,
      phase: "setup",
      mission: { primary: "outflank", counts: { "outflank p1.2": 1 } },
      "player-1": { units },
      "player-2": { units: ["stormtroopers"] },
    });
    const work = new GameWork(own, start, undefined);
    atMoment(work, "setup-effects", null);
    engineOf(own).settle(work);
    const asked = engineOf(own).legalActions(work.finish().state);
    expect(asked.map(actionKey)).toEqual(["choose-unit p1.3", "done"]);
  });

  it("[leg.kw.transport.order] In round 1 a transport may issue an order to its passenger at any distance", () => {
    const asked = ordering(1, STORM);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const ordered = playOut(asked, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(ordered, "order-issued")).toMatchObject([
      { unit: "p1.1", rule: "leg.kw.transport.order", cause: "transport" },
    ]);
    expect(offered(ordering(1, { ...STORM, at: [1700, 850] }))).toEqual(["effect 0", "pass"]);
  });

  it("[leg.kw.transport.order] A transport of either player orders its own passenger, whatever its position in the army list", () => {
    const ordered = (armies: readonly [readonly Fielding[], readonly Fielding[]], transport: string, place: number) => {
      const start = scene({ armies, state: { phase: "command", round: 1 } });
      const counts = { [`transport ${transport}`]: place + 1 };
      const asked = done(carrying(start, counts), (work) => atMoment(work, "issue-orders", null)).state;
      return eventsOf(playOut(asked, [{ type: "effect", subject: 0 }]), "order-issued").map(({ unit }) => unit);
    };
    const carrier: Fielding = { unit: LAAT, at: [300, 300] };
    expect(ordered([[STORM, carrier], WAITING], "p1.1", 0)).toEqual(["p1.0"]);
    const idle: Fielding = { unit: "rebel-troopers", at: [300, 300] };
    expect(
      ordered(
        [
          [idle, idle],
          [carrier, STORM],
        ],
        "p2.0",
        1,
      ),
    ).toEqual(["p2.1"]);
    expect(
      ordered(
        [
          [idle, idle],
          [STORM, carrier],
        ],
        "p2.1",
        0,
      ),
    ).toEqual(["p2.0"]);
  });

  it("[leg.kw.transport.order] A transport issues no order in later rounds, to a passenger that has one, or to units that it does not carry", () => {
    expect(engine.decision(ordering(2, STORM))).toBe(undefined);
    expect(engine.decision(ordering(1, { ...STORM, state: READY }))).toBe(undefined);
    expect(engine.decision(ordering(1, STORM, { "transport p1.0": 0 }))).toBe(undefined);
  });

  it("[leg.affiliation.orders] A transport issues no order to a passenger whose affiliation takes none from it", () => {
    expect(engine.decision(ordering(1, { unit: "black-sun-enforcers", at: null }))).toBe(undefined);
  });

  it("[leg.battle-force.own-rules] A transport of Shadow Collective may also order a passenger of another affiliation", () => {
    const ordered = (battleForce?: string): readonly string[] => {
      const force = battleForce === undefined ? {} : { battleForce };
      const start = laidOut({
        phase: "command",
        round: 1,
        mission: { counts: CARRIES },
        "player-1": { units: ["a-a5-speeder-truck-mercenary", "black-sun-enforcers"], ...force },
        "player-2": { units: ["stormtroopers"] },
      });
      const work = new GameWork(box, start, undefined);
      atMoment(work, "issue-orders", null);
      return offered(work.finish().state);
    };
    expect(ordered("shadow-collective")).toEqual(["effect 0", "pass"]);
    expect(ordered()).not.toContain("effect 0");
  });

  it("[leg.kw.transport.deploy] The passenger must deploy by a speed-1 move from the base of its transport after that deploys", () => {
    const asked = landed();
    expect(engine.decision(asked)).toMatchObject({
      kind: "move",
      context: { unit: "p1.1", reason: "effect", speed: 1, optional: false },
    });
    const moves = movesOf(asked);
    expect(moves.length).toBeGreaterThan(3);
    for (const move of moves) {
      expect(move).toMatchObject({ type: "deploy", tool: { speed: 1 } });
      expect(engine.apply(asked, moving(move)).ok).toBe(true);
    }
    const out = playOut(asked, [GOOD]);
    expect(eventsOf(out, "unit-deployed")).toMatchObject([{ unit: "p1.1", rule: "leg.kw.transport.deploy" }]);
    expect(statusOf(at(out.state.units, 1))).toBe("deployed");
    expect(engine.decision(out.state)).toMatchObject({ kind: "action", context: { unit: "p1.0" } });
  });

  it("[leg.kw.transport.deploy] The movement tool must touch the base of the transport, lead away from it and be the speed-1 tool", () => {
    const asked = landed();
    expectIllegal(engine.apply(asked, deploy(662, 400, [750.5, 400])), "leg.kw.transport.deploy");
    expectIllegal(engine.apply(asked, deploy(540, 400, [628.5, 400])), "leg.kw.transport.deploy");
    const long = { tool: { speed: 2, first: EAST, second: EAST } } as const;
    expect(engine.apply(asked, deploy(660, 400, [798.5, 400], long)).ok).toBe(false);
    expect(engine.apply(asked, deploy(0, 100, [88.5, 100])).ok).toBe(false);
  });

  it("[leg.kw.transport.deploy] A transport that deploys also deploys its own passenger, but not that of another transport", () => {
    const carriers = [600, 1000].map((x): Fielding => ({ unit: LAAT, at: [x, 400] }));
    const start = onMission(scene({ armies: [[...carriers, STORM, STORM], WAITING], frames: [PHASE, acting(0)] }));
    const counts = { "transport p1.0": 3, "transport p1.1": 4 };
    for (const [carrier, passenger] of [
      [0, "p1.2"],
      [1, "p1.3"],
    ] as const) {
      const asked = done(carrying(start, counts), (work) => atMoment(work, "transporter-deploys", carrier)).state;
      expect(engine.decision(asked)).toMatchObject({ kind: "move", context: { unit: passenger } });
    }
  });

  it("[leg.kw.transport.deploy] A transport that deploys without a passenger, or with one already on the battlefield, deploys no other unit", () => {
    expect(engine.decision(landed({ ...STORM, at: [1000, 400] }))?.kind).toBe("action");
    const none = scene({ armies: [[{ unit: LAAT, at: [600, 400] }, STORM], WAITING], frames: [PHASE, acting(0)] });
    const landing = done(onMission(none), (work) => atMoment(work, "transporter-deploys", 0)).state;
    expect(engine.decision(landing)?.kind).toBe("action");
  });

  it("[leg.kw.transport.deploy] The vertical distance of a passenger's move is measured from the transport, not from the table edge", () => {
    const roof = { terrain: [piece("roof", rectangle(400, 200, 600, 400), 140)] };
    const asked = landed(STORM, { z: 140, table: roof });
    expect(engine.apply(asked, deploy(660, 400, [748.5, 400, 140])).ok).toBe(true);
    const moves = movesOf(asked);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(move).toMatchObject({ to: { z: mm(140) } });
  });

  it("[leg.kw.transport.deploy] A passenger may leave an oblong base on any side, and a passenger with a notched base moves along the tool", () => {
    const asked = landed(STORM, { carrier: "persuader-class-tank-droid" });
    const moves = movesOf(asked);
    expect(moves.length).toBeGreaterThan(3);
    for (const move of moves) expect(engine.apply(asked, moving(move)).ok).toBe(true);
    const mortar = landed({ unit: "df-90-mortar-trooper", at: null });
    const [ride] = movesOf(mortar);
    expect(ride).toMatchObject({ type: "deploy", to: "full" });
  });

  it("[leg.kw.transport.deploy] The passenger deploys right after the move by which its transport deploys", () => {
    const start = onMission(
      scene({
        armies: [[{ unit: LAAT, at: null }, STORM], WAITING],
        frames: [PHASE, acting(0), moveFrame(0, "action")],
      }),
    );
    const asked = done(carrying(start), () => undefined).state;
    const [first] = movesOf(asked);
    if (first === undefined) throw new Error("the transport cannot deploy");
    const carried = playOut(asked, [moving(first)]).state;
    expect(engine.decision(carried)).toMatchObject({ kind: "move", context: { unit: "p1.1", speed: 1 } });
    expect(safeParse(stateSchema(box), JSON.parse(JSON.stringify(carried))).output).toEqual(carried);
    const codes = (state: State) => brokenInvariants({ box, state }).map(({ code }) => code);
    expect(codes(carried)).not.toContain("carrier-not-there");
    const gone = carried.units.map((one, place) => (place === 0 ? at(start.units, 0) : one));
    expect(codes({ ...carried, units: gone })).toContain("carrier-not-there");
  });

  it("[leg.kw.transport.deploy] The passenger also deploys when its transport is placed within its territory", () => {
    const start = onMission(
      scene({ armies: [[{ unit: LAAT, at: null }, STORM], WAITING], frames: [PHASE, acting(0)] }),
    );
    const placing = done(carrying(start), (work) => deployInTerritory(work, 0)).state;
    const [spot] = engine.legalActions(placing);
    const placed = playOut(placing, spot === undefined ? [] : [spot]).state;
    expect(engine.decision(placed)).toMatchObject({ kind: "move", context: { unit: "p1.1", speed: 1 } });
  });
});
