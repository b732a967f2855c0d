import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { startActivationPhase } from "../../../src/rounds/phases.ts";
import type { CardState, State } from "../../../src/state/state.ts";
import { describe as inWords } from "../../../src/text/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { effect, faces, moving, PASS, perform, unitChosen } from "../../helpers/actions.ts";
import { acts, after, FAR, READY } from "../../helpers/activations.ts";
import { movesOf, onMission, straight } from "../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

describe("Force Push", () => {
  const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["force-push"], at: [300, 300] };
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 430], tokens: { standby: 1 } };

  it("Force Push exhausts so that its player moves an enemy trooper unit at range 1 at speed 1", () => {
    const start = onMission(
      acts([vader], [REBELS, { unit: "at-st", at: [430, 300] }, { ...REBELS, at: [300, 700] }, FAR]).state,
    );
    const asked = after(start, [perform("force-push")]);
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    expect(engine.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "move",
      context: { unit: "p2.0", speed: 1 },
    });
    expectIllegal(engine.apply(asked, moving(straight(2, { x: 1, y: 0 }, [460, 430]))), "leg.move.standard-tool");
    const pushed = playOut(asked, [moving(straight(1, { x: 1, y: 0 }, [380, 430]))]);
    expect(eventsOf(pushed, "unit-moved")).toMatchObject([{ unit: "p2.0" }]);
    expect(tokensByUnit(pushed.state, "standby")[1]).toBe(0);
    expect(engine.decision(pushed.state)).toMatchObject({ seat: "player-1", kind: "action", context: { actions: 2 } });
    const none = acts([vader], [{ ...REBELS, at: [300, 700] }, FAR]).state;
    expectIllegal(engine.apply(none, perform("force-push")), "leg.actions.free-card-action-cost");
  });

  it("Force Push can move engaged units, but not units that immobilize tokens reduce to speed 0", () => {
    const engaged: Fielding = { ...REBELS, at: [300, 327] };
    const asked = after(onMission(acts([vader], [engaged, FAR]).state), [perform("force-push")]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "move" });
    expect(movesOf(asked).length).toBeGreaterThan(0);
    const held = (immobilize: number): State =>
      onMission(acts([vader], [{ ...engaged, tokens: { immobilize } }, FAR]).state);
    expect(engine.decision(after(held(1), [perform("force-push")]))?.kind).toBe("move");
    expectIllegal(engine.apply(held(2), perform("force-push")), "leg.actions.free-card-action-cost");
  });
});

describe("Insatiable Curiosity", () => {
  const EWOKS: Fielding = { unit: "ewok-skirmishers", upgrades: ["insatiable-curiosity"], at: [300, 300] };
  const armed = (x: number): Fielding => ({
    unit: "stormtroopers",
    upgrades: ["hq-uplink", "dlt-19-stormtrooper", "agent-kallus", "ascension-cables", "endurance"],
    at: [x, 327],
  });

  it("Insatiable Curiosity is expended to discard an upgrade of an enemy near the leader, and wounds its own unit", () => {
    const start = acts([EWOKS], [armed(300), FAR]).state;
    const asked = after(start, [perform("insatiable-curiosity")]);
    expect(offered(asked)).toEqual([
      "choose-option discard p2.0 dlt-19-stormtrooper",
      "choose-option discard p2.0 ascension-cables",
    ]);
    const [first] = engine.legalActions(asked);
    if (first === undefined) throw new Error("nothing to take");
    expect(inWords({ action: first }, { locale: "en" })).toMatch(/Discard .*DLT-19 Stormtrooper.* of/);
    expect(inWords({ action: first }, { locale: "es" })).toMatch(/Descartar .*DLT-19 Stormtrooper.* de la unidad/);
    const taken = playOut(asked, [first]);
    expect(taken.state.units[1]?.cards).toEqual(["readied", "discarded", "readied", "readied", "readied"]);
    expect(taken.state.units[0]?.cards).toEqual(["expended"]);
    expect(engine.decision(taken.state)).toMatchObject({ kind: "wounds", context: { wounds: 1 } });
    const apart = acts([EWOKS], [armed(600), FAR]).state;
    expectIllegal(engine.apply(apart, perform("insatiable-curiosity")), "leg.actions.free-card-action-cost");
  });
});

describe("twin weapons", () => {
  it.each([
    ["twin-blaster-cannons-isp", ["critical", 2], 6],
    ["twin-missile-pods", ["impact", 2], 4],
  ] as const)(
    "A unit with %s may halve its dice and figures to gain Gunslinger for an activation",
    (card, [keyword, figure], dice) => {
      const walker: Fielding = {
        unit: "infantry-support-platform",
        upgrades: [card],
        at: [300, 300],
        tokens: { aim: 1 },
      };
      const asked = acts([walker], [{ unit: "rebel-troopers", at: [650, 300] }, FAR], { stage: "start" }).state;
      for (const [answer, part] of [
        [effect(), 2],
        [PASS, 1],
      ] as const) {
        const active = after(asked, [answer]);
        expect(keywordsOf({ box, state: active }, 0)["gunslinger"]).toBe(part === 2 ? 1 : undefined);
        const aimed = after(active, [perform("attack")]);
        const twin = engine
          .legalActions(aimed)
          .filter(({ type }) => type === "add-weapon")
          .at(-1);
        if (twin === undefined) throw new Error("no twin weapon");
        const { state } = playOut(aimed, [twin], faces(dice / part, "blank"));
        const pool = state.frames.find((frame) => frame.kind === "pool");
        expect(pool).toMatchObject({ situation: { weapons: [{ keywords: { [keyword]: figure / part } }] } });
      }
    },
  );
});

describe("Onward to Victory", () => {
  const LOGRAY: Fielding = { unit: "logray", upgrades: ["onward-to-victory"], at: [300, 300] };
  const EWOKS: Fielding = { unit: "ewok-skirmishers", at: [600, 300] };
  const lone = (state: Fielding["state"] = {}): Fielding => ({
    unit: "leia-organa-fearless-and-inventive",
    at: [900, 300],
    state,
  });
  const logray = [...box.cards.units.keys()].find((id) => id.startsWith("logray")) ?? "";

  /** The enemy's only miniature falls, with the card as it is said to lie. */
  function felled(card: CardState): State {
    const army = [
      { ...LOGRAY, unit: logray, state: { cards: [card] } },
      EWOKS,
      { unit: "stormtroopers", at: [1200, 300] as const },
    ];
    const start = onMission(scene({ armies: [army, [lone(), FAR]] }));
    return done(start, (work) => dealWounds(work, 3, 9, { rule: "leg.compare.wounds", cause: null })).state;
  }

  it("While Onward to Victory is exhausted, an Ewok trooper unit may move at speed 1 each time an enemy unit is defeated", () => {
    const asked = felled("exhausted");
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
    expect(engine.decision(after(asked, [unitChosen("p1.1")]))).toMatchObject({
      kind: "move",
      context: { unit: "p1.1", speed: 1 },
    });
    expect(felled("readied").frames).toEqual([]);
  });

  it("Onward to Victory can be exhausted only at the start of the Activation Phase, and is discarded in the End Phase", () => {
    const army = [{ ...LOGRAY, unit: logray, state: READY }, EWOKS];
    const asked = done(scene({ armies: [army, [FAR]] }), startActivationPhase).state;
    const begun = after(asked, [effect()]);
    expect(begun.units[0]?.cards).toEqual(["exhausted"]);
    const end = (state: State) =>
      settled({ ...onMission(state), phase: "end", round: 5, frames: [{ kind: "end", stage: "start", turn: 0 }] })
        .state;
    expect(end(begun).units[0]?.cards).toEqual(["discarded"]);
    expect(end(after(asked, [PASS])).units[0]?.cards).toEqual(["readied"]);
  });
});
