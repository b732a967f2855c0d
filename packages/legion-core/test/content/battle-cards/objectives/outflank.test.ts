import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { scoreMission } from "../../../../src/mission/scoring.ts";
import { landAt } from "../../../../src/mission/territory.ts";
import { deployInTerritory } from "../../../../src/moving/territory-deploy.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { acting } from "../../../helpers/activations.ts";
import { edges, mission, pois } from "../../../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, look, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Outflank", () => {
  const VEERS = "general-veers-master-tactician";

  const LEIA = "leia-organa-fearless-and-inventive";

  /** Units marked as the vanguard. */
  const vanguard = (...ids: readonly string[]) => ({
    ...mission("outflank"),
    counts: Object.fromEntries(ids.map((id) => [`outflank ${id}`, 1])),
  });

  const army = (leader: string, troops: string): readonly Fielding[] => [
    { unit: leader },
    ...Array.from({ length: 4 }, () => ({ unit: troops })),
  ];

  const start = (): State =>
    playOut(edges(mission("outflank"), { armies: [army(VEERS, "stormtroopers"), army(LEIA, "rebel-troopers")] }), [
      { type: "choose-edge", subject: "near" },
    ]).state;

  const FLAGS = pois("flag", [
    [2, 4],
    [6, 4],
    [6, 2],
    [10, 2],
  ]);

  const scored = (
    mine: readonly (readonly [number, number])[],
    built: ReturnType<typeof vanguard>,
    round = 2,
    ongoing: State["ongoing"] = [],
  ): readonly [number, number] => {
    const state = scene({
      armies: [
        mine.map((at) => ({ unit: "stormtroopers", at })),
        [
          { unit: "rebel-troopers", at: [1500, 350] },
          { unit: "rebel-troopers", at: [1500, 250] },
        ],
      ],
      state: { round, mission: built, tokens: FLAGS, ongoing },
    });
    return pointsOf(done(state, scoreMission).state);
  };

  /** The first unit of the first player is to move onto the battlefield. */
  const entering = (built: ReturnType<typeof vanguard>): State =>
    settled(
      scene({
        armies: [
          [
            { unit: "stormtroopers", at: null },
            { unit: VEERS, at: [900, 100] },
          ],
          [{ unit: "rebel-troopers", at: [900, 800] }],
        ],
        frames: [{ kind: "activation-phase", side: 1, drawn: null, mayPass: false }, acting(0)],
        state: { mission: built },
      }),
    ).state;

  const startsOf = (state: State): readonly { readonly x: number; readonly y: number }[] =>
    engine
      .legalActions(state, { density: 2 })
      .flatMap((action) => (action.type === "move" && action.move.type === "deploy" ? [action.move.edge] : []));

  it("[leg.mission.setup-order] Each player names up to three vanguard units for Outflank, none of them a commander", () => {
    const asked = start();
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission" });
    expect(offered(asked)).toEqual([
      "choose-unit p1.1",
      "choose-unit p1.2",
      "choose-unit p1.3",
      "choose-unit p1.4",
      "done",
    ]);
    expectIllegal(engine.apply(asked, unitChosen("p1.0")), "leg.objective.score-use");
    const three = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.2"), unitChosen("p1.4")]);
    expect(eventsOf(three, "unit-marked").map((event) => event.unit)).toEqual(["p1.1", "p1.2", "p1.4"]);
    expect(engine.decision(three.state)).toMatchObject({ seat: "player-2", kind: "mission" });
    const none = playOut(three.state, [{ type: "done" }]).state;
    expect(none.round).toBe(1);
    expect(Object.keys(none.mission.counts)).toEqual(["outflank p1.1", "outflank p1.2", "outflank p1.4"]);
  });

  it("[leg.objective.score-use] Outflank scores each secured flag, and one more point if two vanguard units are at secured flags", () => {
    const two = [
      [300, 650],
      [900, 650],
    ] as const;
    expect(scored(two, vanguard())).toEqual([2, 1]);
    expect(scored(two, vanguard("p1.0"))).toEqual([2, 1]);
    expect(scored(two, vanguard("p1.0", "p1.1"))).toEqual([3, 1]);
    expect(scored(two, vanguard("p1.0", "p1.1"), 1)).toEqual([0, 0]);
    expect(scored([...two, [900, 450]], vanguard("p1.0", "p1.2"))).toEqual([2, 1]);
    expect(
      scored(
        [
          [300, 650],
          [1500, 300],
        ],
        vanguard("p1.0", "p1.1"),
      ),
    ).toEqual([1, 1]);
    expect(scored(two, vanguard("p2.0", "p2.1"))).toEqual([2, 2]);
  });

  it("[leg.objective.score-use] A vanguard unit that contests two secured flags at once counts as one for Outflank", () => {
    const far = { unit: 0, keyword: "im-part-of-the-squad-too", value: 1, until: "game" } as const;
    expect(scored([[900, 450]], vanguard("p1.0"), 2, [far])).toEqual([2, 1]);
    expect(scored([[900, 450]], vanguard("p1.0"))).toEqual([0, 1]);
  });

  it("[leg.cards.map-territory-owner] A flank is territory of its player, and is turned with the map", () => {
    const at = (state: State, x: number, y: number) => landAt(look(state), 0, { x: mm(x), y: mm(y) });
    const near = scene({ state: { mission: vanguard() } });
    expect([at(near, 75, 300), at(near, 1725, 300), at(near, 1725, 299), at(near, 900, 100)]).toEqual([
      ...["friendly", "enemy", "contested", "friendly"],
    ]);
    const [one, other] = near.sides;
    const far: State = {
      ...near,
      sides: [
        { ...one, edge: "far" },
        { ...other, edge: "near" },
      ],
    };
    expect([at(far, 75, 300), at(far, 1725, 600)]).toEqual(["enemy", "friendly"]);
  });

  it("[leg.deploy.start-edge] Vanguard units deploy from the short edge of their flank, and other units only from the long edge", () => {
    const flanking = startsOf(entering(vanguard("p1.0")));
    expect(flanking.length).toBeGreaterThan(2);
    expect(flanking.every(({ x, y }) => x === 0 && y <= mm(600))).toBe(true);
    const usual = startsOf(entering(vanguard("p1.1")));
    expect(usual.length).toBeGreaterThan(2);
    expect(usual.every(({ x, y }) => y === 0 && x >= mm(450) && x <= mm(1350))).toBe(true);
  });

  it("[leg.kw.prepared-position] A vanguard unit with Prepared Position is placed in the flank, and another unit in the territory at the long edge", () => {
    const spots = (built: ReturnType<typeof vanguard>) => {
      const state = scene({
        armies: [
          [
            { unit: "stormtroopers", at: null },
            { unit: VEERS, at: [900, 100] },
          ],
          [{ unit: "rebel-troopers", at: [900, 800] }],
        ],
        frames: [{ kind: "activation-phase", side: 0, drawn: null, mayPass: false }, acting(0)],
        state: { mission: built },
      });
      return engine
        .legalActions(done(state, (work) => deployInTerritory(work, 0)).state)
        .flatMap((action) => (action.type === "place" ? [action.to] : []));
    };
    const flank = spots(vanguard("p1.0"));
    expect(flank.length).toBeGreaterThan(0);
    expect(flank.every(({ x, y }) => x <= mm(175) && y <= mm(625))).toBe(true);
    const home = spots(vanguard());
    expect(home.length).toBeGreaterThan(0);
    expect(home.every(({ x }) => x > mm(400) && x < mm(1400))).toBe(true);
  });
});
