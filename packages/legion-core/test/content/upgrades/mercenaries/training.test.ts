import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { startActivationPhase } from "../../../../src/rounds/phases.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { CardState, State } from "../../../../src/state/state.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { describe as inWords } from "../../../../src/text/index.ts";
import { gainTokens } from "../../../../src/units/unit-tokens.ts";
import { dealWounds } from "../../../../src/units/wounds/casualties.ts";
import { DONE, effect, PASS, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR, PHASE, READY } from "../../../helpers/activations.ts";
import { onMission } from "../../../helpers/moves.ts";
import { eventsOf, held, lent, offered, tokensByUnit, tokensOf, woundsOnUnit } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { through } from "../../commands/reach.ts";
import { bearing, firstActs, hurtUnit, shaken } from "../helpers.ts";

const logray = (...upgrades: readonly string[]): Fielding => ({
  unit: "logray-superstitious-shaman",
  upgrades,
  at: [300, 300],
});

const EWOKS: Fielding = { unit: "ewok-skirmishers", at: [300, 420] };

describe("Call To Arms", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.action-exhaust-icons] Call to Arms exhausts to gain 1 suppression token, and Charge until the end of the round", () => {
    const called = through(firstActs([bearing("wicket-hero-of-bright-tree", "call-to-arms")]), "perform call-to-arms");
    expect([tokensOf(called, "p1.0"), lent(called)]).toEqual([{ suppression: 1 }, ["0 charge 1 round"]]);
    expect(called.units[0]?.cards).toEqual(["exhausted"]);
    expect(offered(called)).not.toContain("perform call-to-arms");
  });

  it("[leg.upgrade.action-exhaust-icons] Call to Arms gives a suppression token and Charge for the round, and costs no action", () => {
    const riot: UnitSpec = { ...STORM, upgrades: ["call-to-arms"], unit: "stormtrooper-riot-squad" };
    const called = follow(battle([riot], []), "perform call-to-arms");
    expect([held(called, "p1.0", "suppression"), called.state.units[0]?.cards]).toEqual([1, ["exhausted"]]);
    const second = follow(called.state, "perform aim");
    expect(offered(second.state)).toContain("perform dodge");
    expect(called.state.ongoing).toMatchObject([{ unit: 0, keyword: "charge", until: "round" }]);
  });
});

describe("Secret Ingredients", () => {
  const pick = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.kw.aid] Secret Ingredients removes only one suppression token, even if its unit has more or gains one from Aid", () => {
    const logray: Fielding = {
      unit: "logray-superstitious-shaman",
      upgrades: ["secret-ingredients"],
      tokens: shaken(2),
      at: [300, 300],
    };
    const ewoks: Fielding = { unit: "ewok-skirmishers", at: [300, 420] };
    const cause = { rule: "leg.tokens.aim", cause: null } as const;
    const helped = done(scene({ armies: [[logray, ewoks], [FAR]], frames: [PHASE] }), (work) =>
      gainTokens(work, 0, "aim", 1, cause),
    ).state;
    const passed = after(helped, [unitChosen("p1.1")]);
    expect(tokensByUnit(after(passed, [unitChosen("p1.0")]), "suppression")[0]).toBe(2);
  });

  it("Secret Ingredients gains one aim or dodge token each round", () => {
    const state = { phase: "command", frames: [{ kind: "command", stage: "orders", turn: 0 }] } as const;
    const start = scene({ armies: [[logray("secret-ingredients")], [FAR]], state });
    const asked = done(start, (work) => atMoment(work, "start-of-round", null)).state;
    expect(offered(asked)).toEqual(["choose-option store-aim", "choose-option store-dodge"]);
    const stored = playOut(asked, [pick("store-dodge")]);
    expect(eventsOf(stored, "card-tokens-changed")).toMatchObject([
      { card: "secret-ingredients", token: "dodge", left: 1 },
    ]);
    expect(tokensByUnit(stored.state, "dodge")).toEqual([0, 0]);
  });

  it("At the start of its activation a unit may take any tokens from Secret Ingredients, and the others stay on the card", () => {
    const counts = { "secret-ingredients player-1 aim": 2, "secret-ingredients player-1 dodge": 1 };
    const begin = (with_: Partial<State["mission"]>) => {
      const base = scene({ armies: [[logray("secret-ingredients")], [FAR]] });
      return acts([logray("secret-ingredients")], [FAR], {
        stage: "start",
        state: { mission: { ...base.mission, ...with_ } },
      }).state;
    };
    const asked = begin({ counts } as Partial<State["mission"]>);
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "done"]);
    const one = playOut(asked, [pick("gain-aim")]).state;
    expect(offered(one)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "done"]);
    const two = playOut(one, [pick("gain-aim")]).state;
    expect(offered(two)).toEqual(["choose-option gain-dodge", "done"]);
    const left = playOut(two, [DONE]).state;
    expect([tokensByUnit(left, "aim")[0], tokensByUnit(left, "dodge")[0]]).toEqual([2, 0]);
  });

  it("A unit with Secret Ingredients that has used Aid may remove a suppression token", () => {
    const aided = (...upgrades: readonly string[]): State => {
      const start = scene({ armies: [[logray(...upgrades), EWOKS], [FAR]], frames: [PHASE] });
      const cause = { rule: "leg.tokens.aim", cause: null } as const;
      return done(start, (work) => gainTokens(work, 0, "aim", 1, cause)).state;
    };
    const asked = aided("secret-ingredients");
    expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
    const passed = playOut(asked, [unitChosen("p1.1")]).state;
    expect(tokensByUnit(passed, "suppression")[0]).toBe(1);
    expect(offered(passed)).toEqual(["choose-unit p1.0", "done"]);
    expect(tokensByUnit(playOut(passed, [unitChosen("p1.0")]).state, "suppression")[0]).toBe(0);
    const kept = playOut(asked, [DONE]).state;
    expect([tokensByUnit(kept, "aim")[0], kept.frames.some(({ kind }) => kind === "choice")]).toEqual([1, false]);
    const plain = playOut(aided(), [unitChosen("p1.1")]).state;
    expect(plain.frames.some(({ kind }) => kind === "choice")).toBe(false);
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

  it("[leg.upgrade.discard-loses-rules] Insatiable Curiosity takes only from enemies in contact with the leader, and no unique or limited upgrades", () => {
    const ewoks: UnitSpec = {
      unit: "ewok-skirmishers",
      upgrades: ["insatiable-curiosity"],
      at: [300, 300],
      others: [[330, 300]],
      defeated: [2, 3, 4, 5],
    };
    const saxon = (x: number, ...upgrades: readonly string[]): UnitSpec => ({
      unit: "gar-saxon-militant-commander",
      upgrades,
      at: [x, 300],
    });
    const curious = (foe: UnitSpec) => offered(battle([ewoks], [foe])).includes("perform insatiable-curiosity");
    expect(curious(saxon(273, "ascension-cables"))).toBe(true);
    expect(curious(saxon(357, "ascension-cables"))).toBe(false);
    expect(curious(saxon(273, "saxons-galar-90-rifle"))).toBe(false);
    expect(curious(saxon(273, "hq-uplink"))).toBe(false);
  });
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

describe("Herbal Medicine", () => {
  it("Herbal Medicine exhausts as a free action to remove a wound token from an Ewok trooper unit at range 1 or restore a miniature of it", () => {
    const start = hurtUnit(acts([logray("herbal-medicine"), EWOKS]).state, 0, [2]);
    const asked = playOut(start, [perform("herbal-medicine")]).state;
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const healed = playOut(asked, [unitChosen("p1.0")]).state;
    expect(woundsOnUnit(healed, 0)).toEqual([1]);
    expect(offered(healed)).not.toContain("perform herbal-medicine");
    expect(healed.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
    const fallen = hurtUnit(acts([logray("herbal-medicine"), EWOKS]).state, 1, [], [2]);
    const back = playOut(fallen, [perform("herbal-medicine"), unitChosen("p1.1")]).state;
    expect(offered(back)).toEqual(["restore p1.1.2", "done"]);
  });

  it("Herbal Medicine cannot remove poison, or treat units that are no Ewoks or too far away", () => {
    const poisoned = { ...EWOKS, tokens: { poison: 1 } };
    const start = acts([
      logray("herbal-medicine"),
      poisoned,
      { ...EWOKS, at: [300, 600] },
      { unit: "stormtroopers", at: [420, 300] },
    ]);
    const asked = playOut(start.state, [perform("herbal-medicine")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensByUnit(playOut(asked, [unitChosen("p1.1")]).state, "poison")[1]).toBe(1);
  });
});
