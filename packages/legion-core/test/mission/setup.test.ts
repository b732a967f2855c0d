import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { missionFault } from "../../src/mission/faults.ts";
import { landAt, territoryOf } from "../../src/mission/territory.ts";
import { startActivationPhase } from "../../src/rounds/phases.ts";
import { refusedConfig } from "../../src/setup/refused-config.ts";
import { type Action, actionKey } from "../../src/state/actions.ts";
import { compileBox } from "../../src/state/box.ts";
import type { Config } from "../../src/state/config.ts";
import type { State } from "../../src/state/state.ts";
import type { TerrainPiece } from "../../src/table/documents.ts";
import { tableFaults } from "../../src/table/faults.ts";
import { mm } from "../../src/table/lengths.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { keywordsOf } from "../../src/units/keywords.ts";
import { SAMPLES } from "../army/samples.ts";
import { unitChosen } from "../helpers/actions.ts";
import { config, edges, mission } from "../helpers/missions.ts";
import { offered } from "../helpers/reading.ts";
import {
  box,
  CONTENT,
  done,
  engine,
  type Fielding,
  IMPERIALS,
  look,
  playOut,
  REBELS,
  scene,
} from "../helpers/scene.ts";

const near: Action = { type: "choose-edge", subject: "near" };
const far: Action = { type: "choose-edge", subject: "far" };
const point = (x: number, y: number) => ({ x: mm(x), y: mm(y) });

/** A box of terrain around a spot in millimetres, 100 by 100. */
function block(x: number, y: number, kind: TerrainPiece["kind"] = "obstacle", top = 200): TerrainPiece {
  const corners = [point(x - 50, y - 50), point(x + 50, y - 50), point(x + 50, y + 50), point(x - 50, y + 50)];
  const part = { outline: { kind: "polygon", corners }, top: mm(top), movement: "open" } as const;
  return { id: "block", kind, cover: "heavy", parts: [part] };
}

describe("setting the mission up", () => {
  it("[leg.mission.sides] [leg.setup.battlefield-size] The blue player chooses a long edge of the battlefield, and the red player takes the other", () => {
    const start = edges(mission("breakthrough"));
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "edges", rule: "leg.mission.sides" });
    expect(offered(start)).toEqual(["choose-edge near", "choose-edge far"]);
    const edgesAfter = (edge: Action) => playOut(start, [edge]).state.sides.map((side) => side.edge);
    expect(edgesAfter(far)).toEqual(["far", "near"]);
    expect(edgesAfter(near)).toEqual(["near", "far"]);
  });

  it("[leg.mission.friendly-territory] [leg.cards.map-territory-owner] [leg.cards.map-grid] Each player's territory is at that player's edge", () => {
    const { state } = playOut(edges(mission("recover-the-research")), [near]);
    expect(territoryOf(look(state), 0)).toEqual([[point(450, 0), point(1800, 0), point(1800, 225), point(450, 225)]]);
    expect(territoryOf(look(state), 1)).toEqual([[point(0, 675), point(1350, 675), point(1350, 900), point(0, 900)]]);
    const turned = playOut(edges(mission("recover-the-research")), [far]).state;
    expect(territoryOf(look(turned), 0)[0]).toContainEqual(point(0, 675));
    expect(territoryOf(look(turned), 0)[0]).toContainEqual(point(1350, 900));
  });

  it("[leg.cards.map-contested] Ground outside both territories is contested", () => {
    const { state } = playOut(edges(mission("recover-the-research")), [near]);
    const lands = [point(1000, 100), point(1000, 450), point(200, 100), point(1000, 800)].map((at) => {
      return landAt(look(state), 0, at);
    });
    expect(lands).toEqual(["friendly", "contested", "contested", "enemy"]);
  });

  it("[leg.cards.map-poi] [leg.objective.two-types] Points of interest are placed where the map shows them, turned to the blue player's edge", () => {
    const spots = (edge: Action) =>
      playOut(edges(mission("close-the-pocket")), [edge]).state.tokens.map(({ kind, name, x, y }) => [
        kind,
        name,
        x,
        y,
      ]);
    expect(spots(near)).toEqual([
      ["poi", "stockpile", mm(450), mm(450)],
      ["poi", "stockpile", mm(900), mm(450)],
      ["poi", "stockpile", mm(1350), mm(450)],
    ]);
    const { tokens } = playOut(edges(mission("breakthrough")), [far]).state;
    expect(tokens[0]).toMatchObject({ x: mm(600), y: mm(150) });
  });

  it("[leg.mission.setup-order] The objective is set up first, then the secondary objective, then the advantages of blue and red", () => {
    const built = mission("close-the-pocket", "marked-targets", ["fortified-position", "fortified-position"]);
    const units = [0, 1, 2].map((place) => ({ unit: place > 0 ? "stormtroopers" : "general-veers-master-tactician" }));
    let state = playOut(edges(built, { armies: [units, units] }), [near]).state;
    expect(state.tokens).toHaveLength(3);
    const asked: (string | undefined)[] = [];
    const picks = [unitChosen("p1.0"), unitChosen("p1.1"), unitChosen("p2.0"), unitChosen("p2.1"), null, null];
    for (const pick of picks) {
      const { seat, kind } = engine.decision(state) ?? {};
      asked.push(`${seat} ${kind}`);
      state = playOut(state, [pick ?? { type: "done" }]).state;
    }
    expect(asked).toEqual([
      ...["player-1 mission", "player-1 mission", "player-1 mission", "player-1 mission"],
      ...["player-1 barricade", "player-2 barricade"],
    ]);
    expect(state.mission.marked).toEqual([0, 1, 3, 4, 5, 2]);
    expect(state.round).toBe(1);
  });

  it("[leg.setup.sequence] After set-up the first round begins with its Command Phase", () => {
    const step = playOut(edges(mission("close-the-pocket")), [near]);
    expect(step.state).toMatchObject({ round: 1 });
    const told = step.events.map(({ type }) => type);
    expect(told.indexOf("edge-chosen")).toBeLessThan(told.indexOf("token-placed"));
    expect(told.indexOf("token-placed")).toBeLessThan(told.indexOf("round-started"));
  });
});

describe("units in set-up", () => {
  const E_WEB = { unit: "e-web-heavy-blaster-team" };
  const troops = [E_WEB, E_WEB, { unit: "general-veers-master-tactician" }];

  it("[leg.setup.prepared-positions] Players take turns placing units that may use prepared positions, blue first, or leave them for later", () => {
    const start = edges(mission("close-the-pocket"), { armies: [troops, troops] });
    const before = playOut(start, [near]).state;
    expect(engine.decision(before)).toMatchObject({ seat: "player-1", rule: "leg.setup.prepared-positions" });
    expect(offered(before)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "pass"]);
    expectIllegal(engine.apply(before, unitChosen("p1.2")), "leg.setup.prepared-positions");
    const passed = playOut(before, [{ type: "pass" }]).state;
    expect(engine.decision(passed)).toMatchObject({ seat: "player-2" });
    expect(playOut(passed, [{ type: "pass" }]).state.round).toBe(1);
    let placing = playOut(before, [unitChosen("p1.0")]).state;
    for (let left = 4; engine.decision(placing)?.kind !== "prepared-positions"; left--) {
      if (left < 0) throw new Error("still placing");
      const [first] = engine.legalActions(placing);
      if (first !== undefined) placing = playOut(placing, [first]).state;
    }
    expect(engine.decision(placing)).toMatchObject({ seat: "player-2" });
    expect(placing.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
  });

  it("[leg.setup.prepared-positions] A player with more units to place than the opponent continues placing", () => {
    const one = [E_WEB, { unit: "general-veers-master-tactician" }];
    const start = edges(mission("close-the-pocket"), { armies: [troops, one], state: { blue: 1 } });
    const placed = (state: State, id: string): State => {
      let placing = playOut(state, [unitChosen(id)]).state;
      for (let left = 4; engine.decision(placing)?.kind === "place"; left--) {
        if (left < 0) throw new Error("still placing");
        const [first] = engine.legalActions(placing);
        if (first !== undefined) placing = playOut(placing, [first]).state;
      }
      return placing;
    };
    const red = placed(playOut(start, [near]).state, "p2.0");
    expect(engine.decision(red)).toMatchObject({ seat: "player-1", kind: "prepared-positions" });
    const again = placed(red, "p1.1");
    expect(engine.decision(again)).toMatchObject({ seat: "player-1", kind: "prepared-positions" });
    expect(placed(again, "p1.0")).toMatchObject({ round: 1, phase: "command" });
  });

  it("[leg.setup.effects-order] Set-up effects of units resolve before units are placed, the blue player's first", () => {
    const both = [IMPERIALS[0] ?? E_WEB, { unit: "scout-troopers" }, { unit: "scout-troopers-strike-team" }];
    const ongoing = [1, 4].map((unit) => ({ unit, keyword: "prepared-position", value: 1, until: "game" }) as const);
    const effects = (blue: 0 | 1) =>
      playOut(edges(mission("close-the-pocket"), { armies: [both, both], state: { blue, ongoing } }), [near]).state;
    const gained = (state: State) => state.ongoing.slice(2).map((one) => one.unit);
    expect(gained(effects(0))).toEqual([2, 5]);
    expect(gained(effects(1))).toEqual([5, 2]);
    expect(offered(effects(0))).toEqual(["choose-unit p1.1", "choose-unit p1.2", "pass"]);
  });
});

describe("advantage cards", () => {
  it("[leg.cards.advantage-content] Fortified Position places up to three barricades outside enemy territory, none within range 1 of another", () => {
    const start = playOut(edges(mission("recover-the-research", null, ["fortified-position", null])), [near]).state;
    const put = (x: number, y: number): Action => ({
      type: "place-barricade",
      to: point(x, y),
      heading: { x: 1, y: 0 },
    });
    expect(engine.decision(start)).toMatchObject({ kind: "barricade", space: "sampled", context: { left: 3 } });
    expectIllegal(engine.apply(start, put(600, 670)), "leg.cards.advantage-content");
    expectIllegal(engine.apply(start, put(750, 600)), "leg.terrain.barricade-not-on-tokens");
    expectIllegal(engine.apply(start, put(10, 450)), "leg.setup.battlefield-size");
    const one = playOut(start, [put(600, 450)]).state;
    expect(one.terrain).toHaveLength(1);
    expectIllegal(engine.apply(one, put(680, 450)), "leg.cards.advantage-content");
    const three = playOut(one, [put(850, 450), put(1100, 450)]).state;
    expect(three.round).toBe(1);
    expect(three.terrain).toHaveLength(3);
    const terrain = [...three.config.table.terrain, ...three.terrain];
    expect(tableFaults({ table: { ...three.config.table, terrain }, units: [] })).toEqual([]);
    expect(playOut(start, [{ type: "done" }]).state.terrain).toEqual([]);
    for (const action of engine.legalActions(one, { density: 2 })) expect(engine.why(one, action)).toBeUndefined();
  });

  const ordered = (units: readonly Fielding[]): readonly Fielding[] =>
    units.map((one) => ({ ...one, state: { order: "faceup" } }));
  const advantages = (card: string, round = 1, mine: readonly Fielding[] = IMPERIALS): State => {
    const built = mission("close-the-pocket", null, [card, null]);
    const start = scene({ armies: [ordered(mine), ordered(REBELS)], state: { round, mission: built } });
    return done(start, (work) => startActivationPhase(work)).state;
  };

  it("[leg.cards.advantage-content] Advanced Intel adds one advantage token to the player's pass pool, once", () => {
    expect(advantages("advanced-intel").sides.map(({ passPool }) => passPool)).toEqual([1, 0]);
    expect(advantages("advanced-intel", 2).sides.map(({ passPool }) => passPool)).toEqual([0, 0]);
  });

  it("[leg.cards.advantage-content] Cunning Deployment gives a dodge token each to three friendly units", () => {
    const dodges = (state: State) => state.units.map((_, place) => unitTokens(state, place, "dodge"));
    expect(dodges(advantages("cunning-deployment"))).toEqual([1, 1, 1, 0, 0, 0]);
    const asked = advantages("cunning-deployment", 1, [...IMPERIALS, { unit: "stormtroopers" }]);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const chosen = playOut(asked, [unitChosen("p1.1")]).state;
    expect(offered(chosen)).toEqual(["choose-unit p1.2"]);
    expect(dodges(playOut(chosen, [unitChosen("p1.3"), unitChosen("p1.0")]).state)).toEqual([1, 1, 0, 1, 0, 0, 0]);
    expect(dodges(playOut(chosen, [unitChosen("p1.2"), unitChosen("p1.3")]).state)).toEqual([0, 1, 1, 1, 0, 0, 0]);
  });

  it("[tt.decision.picks] Units for Cunning Deployment may be chosen in any order, and a choice may be undone until the last one is made", () => {
    const asked = advantages("cunning-deployment", 1, [...IMPERIALS, { unit: "stormtroopers" }]);
    const pick = { type: "choose-unit", subject: "p1.3" } as const;
    const last = playOut(asked, [pick]).state;
    expect(engine.decision(last)?.context).toMatchObject({ chosen: ["p1.3"] });
    expect(engine.legalActions(last, { picks: "all" }).map(actionKey)).toContain("unpick choose-unit p1.3");
    expect(playOut(last, [{ type: "unpick", pick }]).state).toEqual(asked);
  });

  it("[leg.cards.advantage-content] Garrison may give a corps unit Prepared Position", () => {
    const built = mission("close-the-pocket", null, ["garrison", null]);
    const mine = [...IMPERIALS, { unit: "e-web-heavy-blaster-team" }, { unit: "scout-troopers" }];
    const start = playOut(edges(built, { armies: [mine, REBELS] }), [near]).state;
    expect(offered(start)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    expect(offered(playOut(start, [{ type: "done" }]).state)).toEqual(["choose-unit p1.3", "pass"]);
    const chosen = playOut(start, [unitChosen("p1.2")]).state;
    expect(offered(chosen)).toEqual(["choose-unit p1.2", "choose-unit p1.3", "pass"]);
    expect(keywordsOf(look(chosen), 2)["prepared-position"]).toBe(1);
  });

  it("[leg.cards.advantage-content] Black Ops gives Infiltrate to a small unit", () => {
    const asked = advantages("black-ops");
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    const chosen = playOut(asked, [unitChosen("p1.2")]).state;
    expect(keywordsOf(look(chosen), 2)["infiltrate"]).toBe(1);
    const twice = playOut({ ...asked, ongoing: chosen.ongoing }, [unitChosen("p1.2")]).state;
    expect(["aim", "dodge"].map((kind) => unitTokens(twice, 2, kind === "aim" ? "aim" : "dodge"))).toEqual([1, 1]);
    // Their Reliable acts at the same moment: Black Ops is taken first.
    const special = advantages("black-ops", 1, [{ unit: "imperial-special-forces" }]);
    const printed = playOut(special, [{ type: "effect", subject: 1 }]).state;
    expect([unitTokens(printed, 0, "aim"), unitTokens(printed, 0, "dodge"), printed.ongoing]).toEqual([1, 1, []]);
    const others = ["scout-troopers", "df-90-mortar-trooper", "74-z-speeder-bikes", "e-web-heavy-blaster-team"];
    const crowd = { unit: "stormtroopers", upgrades: ["stormtrooper-squad"] };
    const many = advantages("black-ops", 1, [...others.map((one) => ({ unit: one })), crowd]);
    expect(offered(many)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
  });

  it("[leg.cards.advantage-content] Black Ops can choose a unit of six miniatures, but not one of seven", () => {
    const squads = [
      { unit: "stormtroopers", upgrades: ["stormtrooper", "dlt-19-stormtrooper"] },
      { unit: "stormtroopers", upgrades: ["stormtrooper", "dlt-19-stormtrooper", "agent-kallus"] },
      { unit: "stormtroopers" },
    ];
    const asked = advantages("black-ops", 1, squads);
    expect(asked.units.slice(0, 2).map(({ miniatures }) => miniatures.length)).toEqual([6, 7]);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.2"]);
  });
});

describe("what the players bring", () => {
  it("[leg.cards.battle-categories] A battle card without an implementation is refused, and the refusal lists the playable cards", () => {
    // Whichever category it is of, and whoever brings it.
    for (const card of ["close-the-pocket", "recon-mission", "cunning-deployment"]) {
      const { [card]: dropped, ...battle } = CONTENT.battle;
      expect(dropped?.id).toBe(card);
      const less = compileBox({ ...CONTENT, battle });
      const refused = missionFault(less, config());
      expect(refused).toMatchObject({
        rule: "leg.cards.battle-categories",
        code: "card-not-played-yet",
        params: { seat: "player-1", card },
      });
      expect(refused?.params["played"]).not.toContain(card);
      expect(refusedConfig(less, config())).toBeDefined();
      const [one, other] = config().armies;
      const without = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== card);
      const { primary, secondary, advantages } = one.battleDeck;
      const battleDeck = { primary: without(primary), secondary: without(secondary), advantages: without(advantages) };
      expect(missionFault(less, { ...config(), armies: [{ ...one, battleDeck }, other] })).toMatchObject({
        code: "card-not-played-yet",
        params: { seat: "player-2", card },
      });
    }
    expect(missionFault(box, config())).toBeUndefined();
  });

  it("[leg.cards.battle-categories] The battle decks of the sample armies are accepted, whichever cards they contain", () => {
    const decks = SAMPLES.map(({ list }) => list);
    for (const list of decks)
      expect(missionFault(box, { table: { terrain: [] }, armies: [list, list] })).toBeUndefined();
  });

  it("[leg.cards.map-grid] A skirmish requires objectives with a map of the size of its battlefield", () => {
    const [empire, rebels] = config().armies;
    const small = { battlefield: { length: mm(900), width: mm(900) }, terrain: [] };
    const deck = (primary: readonly string[], format: "standard" | "skirmish"): Config => {
      const battleDeck = { ...empire.battleDeck, primary };
      return {
        table: small,
        armies: [
          { ...empire, format, battleDeck },
          { ...rebels, format, battleDeck },
        ],
      };
    };
    const recon = ["bunker-assault", "close-the-pocket", "intercept-signals"];
    expect(missionFault(box, deck(recon, "skirmish"))).toBeUndefined();
    expect(missionFault(box, deck(["breakthrough"], "skirmish"))).toMatchObject({
      rule: "leg.cards.map-grid",
      params: { card: "breakthrough", squares: "12 x 6" },
    });
    expect(missionFault(box, deck(recon, "standard"))?.rule).toBe("leg.cards.map-grid");
    const inches = { battlefield: { length: mm(1828.8), width: mm(914.4) }, terrain: [] };
    expect(missionFault(box, config(inches))).toBeUndefined();
  });

  it("[leg.objective.place-setup-conflict] Terrain in the place of a map's token is refused, and the refusal names the piece and the card", () => {
    expect(missionFault(box, config({ terrain: [block(300, 600)] }))).toMatchObject({
      rule: "leg.objective.place-setup-conflict",
      params: { piece: "block", card: "recover-the-research", edge: "near", broken: "leg.objective.place-not-on-tall" },
    });
    expect(missionFault(box, config({ terrain: [block(300, 600, "area", 50)] }))).toBeUndefined();
    expect(missionFault(box, config({ terrain: [block(1000, 450)] }))).toBeUndefined();
  });

  it("[leg.objective.place-setup-conflict] A map that is not symmetric must fit from both edges", () => {
    const { catalogue } = box.cards;
    const primaryObjectives = catalogue.primaryObjectives.map((one) => ({
      ...one,
      map: { ...one.map, pois: [[2, 4]] as const },
    }));
    const lopsided = { ...box, cards: { ...box.cards, catalogue: { ...catalogue, primaryObjectives } } };
    const edgeOf = (x: number, y: number) => missionFault(lopsided, config({ terrain: [block(x, y)] }))?.params["edge"];
    expect([edgeOf(300, 600), edgeOf(1500, 300), edgeOf(1500, 600)]).toEqual(["near", "far", undefined]);
  });
});
