import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type Scenario, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { add, choose, DONE, PASS, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { attacking, attackOf, missed } from "../../../helpers/attacks.ts";
import { answers, LOST } from "../../../helpers/commands.ts";
import { standing } from "../../../helpers/moves.ts";
import { eventsOf, lent, offered, tokensByUnit, tokensOf } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { through } from "../../commands/reach.ts";
import { bearing, firstActs, fought, ownAttackMisses, piloted } from "../helpers.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

const equipped = (card: string, more: Partial<Fielding> = {}): Fielding => ({ ...STORM, upgrades: [card], ...more });

describe("327th Star Corps Pilot", () => {
  it("The 327th Star Corps Pilot gives an observation token to each defender of an attack action", () => {
    const pilot = equipped("327th-star-corps-pilot");
    const start = attackOf([pilot], [{ unit: "rebel-troopers", at: [560, 300] }]);
    expect(tokensByUnit(missed(start), "observation")).toEqual([0, 1]);
    const { miniatures } = standing([[560, 300]]);
    const leia: Fielding = {
      unit: "leia-organa-fearless-and-inventive",
      state: { miniatures: miniatures.map((miniature) => ({ ...miniature, wounds: 5 })) },
    };
    const last = playOut(attackOf([pilot], [leia, FAR], { only: 1 }), [add(0, 1), DONE], ["critical", "blank"]);
    expect(eventsOf(last, "miniature-defeated")).toHaveLength(1);
    expect(tokensByUnit(last.state, "observation")).toEqual([0, 0, 0]);
  });
});

describe("Clone Shock Trooper Pilot", () => {
  it("The Clone Shock Trooper Pilot gives one friendly unit at range 1 a surge token after an attack action", () => {
    const tank = equipped("clone-shock-trooper-pilot");
    const friends = [420, 600].map((y): Fielding => ({ ...STORM, at: [300, y] }));
    const asked = ownAttackMisses([tank, ...friends], [{ unit: "rebel-troopers", at: [700, 300] }]);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensByUnit(after(asked, [unitChosen("p1.1")]), "surge")).toEqual([0, 1, 0, 0]);
  });
});

describe("Plo Koon", () => {
  it("[leg.upgrade.action-exhaust-icons] Plo Koon exhausts to give Agile 2 until the end of the activation", () => {
    const flown = through(firstActs([bearing("saber-class-tank", "plo-koon-pilot")]), "perform plo-koon-pilot");
    expect(lent(flown)).toEqual(["0 agile 2 activation"]);
    expect(flown.units[0]?.cards).toEqual(["exhausted"]);
  });
});

describe("Veteran Clone Pilot", () => {
  const REBELS = "rebel-troopers";

  it("[leg.upgrade.action-exhaust-icons] If several pilots could have lent a token, their player chooses which one is exhausted", () => {
    const tank = (x: number, state: "readied" | "exhausted", own = true): UnitSpec => ({
      unit: "saber-class-tank",
      at: [x, 500],
      tokens: { aim: 1 },
      ...(own ? { upgrades: [{ card: "veteran-clone-pilot", state }] } : {}),
    });
    const fight = (...tanks: readonly UnitSpec[]): State => {
      const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [500, 330], defeated: 3 };
      const start = scenario({
        activating: "p1.0",
        "player-1": { units: [clones, ...tanks], faction: "galactic-republic", hand: [] },
        "player-2": { units: [{ unit: REBELS, at: [800, 300], defeated: 3 }, LOST], hand: [] },
      });
      return fought(start, "ranged");
    };
    const AIM = "choose-option aim of p1.1 by veteran-clone-pilot";
    const pilots = (state: State): readonly (string | undefined)[] => [1, 2].map((unit) => state.units[unit]?.cards[0]);
    const two = answers(fight(tank(410, "readied"), tank(590, "readied")), AIM);
    expect(offered(two)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    expect(pilots(answers(two, "choose-unit p1.2"))).toEqual(["readied", "exhausted"]);
    expect(pilots(answers(fight(tank(410, "readied"), tank(590, "exhausted")), AIM))).toEqual([
      "exhausted",
      "exhausted",
    ]);
    expect(pilots(answers(fight(tank(410, "readied"), tank(590, "readied", false)), AIM))).toEqual([
      "exhausted",
      undefined,
    ]);
  });
});

describe("Veteran Clone Pilot, further", () => {
  const TANK: UnitSpec = { unit: "saber-class-tank", upgrades: ["veteran-clone-pilot"], at: [500, 300] };

  const TIRED: UnitSpec = { ...TANK, upgrades: [{ card: "veteran-clone-pilot", state: "exhausted" }] };

  const CLONES: UnitSpec = { unit: "clone-trooper-infantry", at: [500, 430], defeated: 3, tokens: { aim: 2 } };

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [800, 300], defeated: 3 };

  const AWAY: UnitSpec = { unit: "rebel-troopers", at: [1700, 850] };

  /** The first unit is about to make an attack with the weapons that are offered first. */
  function fight(mine: readonly UnitSpec[], more: Partial<Scenario> = {}): State {
    return attacking(
      scenario({
        activating: "p1.0",
        "player-1": { units: mine, faction: "galactic-republic", hand: [] },
        "player-2": { units: [REBELS, AWAY], hand: [] },
        ...more,
      }),
    );
  }

  /** What may be done with tokens of another because of the pilot. */
  const lent = (state: State): readonly string[] => offered(state).filter((key) => key.includes("veteran-clone-pilot"));

  const pilotOf = ({ units }: State, unit: number): string | undefined => units[unit]?.cards[0];

  const AIM = "aim of p1.1 by veteran-clone-pilot";

  it("[leg.upgrade.action-exhaust-icons] A Veteran Clone Pilot exhausts so that its unit may spend all tokens of clone troopers at range 1 when it attacks", () => {
    const state = fight([TANK, CLONES]);
    expect(lent(state)).toEqual([`choose-option ${AIM}`]);
    let now = play(state, [choose(AIM)]).state;
    expect(pilotOf(now, 0)).toBe("exhausted");
    expect(tokensOf(now, "p1.1")).toEqual({ aim: 1 });
    while (lent(now).length === 0) now = play(now, [game.legalActions(now)[0] ?? PASS]).state;
    now = play(now, [choose(AIM)]).state;
    expect(tokensOf(now, "p1.1")).toEqual({});
    expect(pilotOf(play(state, [PASS]).state, 0)).toBe("readied");
  });

  it("[leg.upgrade.action-exhaust-icons] Attacking clone troopers beside a Veteran Clone Pilot may spend its unit's tokens, which exhausts the card", () => {
    const state = fight([
      { ...CLONES, tokens: {} },
      { ...TANK, tokens: { aim: 1 } },
    ]);
    const { state: after, events } = play(state, [choose(AIM)]);
    expect(tokensOf(after, "p1.1")).toEqual({});
    expect(pilotOf(after, 1)).toBe("exhausted");
    expect(events).toContainEqual(
      expect.objectContaining({ type: "ongoing-began", unit: "p1.1", keyword: "veteran-clone-pilot lent" }),
    );
  });

  it("[leg.upgrade.only-readied] A Veteran Clone Pilot lends no tokens of other units, from beyond range 1 or out of sight, or while exhausted", () => {
    expect(lent(fight([TANK, { ...CLONES, at: [500, 620] }]))).toEqual([]);
    expect(
      lent(fight([TANK, { unit: "wookiee-warriors-noble-fighters", at: [500, 430], tokens: { aim: 1 } }])),
    ).toEqual([]);
    expect(lent(fight([TIRED, CLONES]))).toEqual([]);
    expect(lent(fight([{ unit: "saber-class-tank", at: [500, 300] }, CLONES]))).toEqual([]);
  });

  it("[leg.upgrade.action-exhaust-icons] Defending clone troopers beside a Veteran Clone Pilot may spend its unit's dodge tokens", () => {
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { ...CLONES, tokens: {} },
          { ...TANK, tokens: { dodge: 1 } },
        ],
        faction: "galactic-republic",
        hand: [],
      },
      "player-2": { units: [{ ...REBELS, at: [500, 620] }, AWAY], hand: [] },
    });
    let now = attacking(state);
    for (let step = 0; step < 6 && lent(now).length === 0; step++) now = play(now, [PASS]).state;
    expect(lent(now)).toEqual(["choose-option dodge of p1.1 by veteran-clone-pilot"]);
    expect(pilotOf(play(now, [choose("dodge of p1.1 by veteran-clone-pilot")]).state, 1)).toBe("exhausted");
  });

  it("[leg.end.steps] A Veteran Clone Pilot readies in the End Phase", () => {
    const state = scenario({
      phase: "end",
      "player-1": { units: [TIRED], faction: "galactic-republic", hand: ["push"] },
      "player-2": { units: [AWAY], hand: ["push"] },
    });
    expect(pilotOf(state, 0)).toBe("readied");
  });
});

describe("Clone Commander Fox", () => {
  it("Clone Commander Fox gives a surge token, and lets the unit remove a suppression token", () => {
    const asked = after(piloted("clone-commander-fox"), [perform("clone-commander-fox"), unitChosen("p1.1")]);
    expect(offered(asked)).toEqual(["choose-option remove-suppression", "choose-option leave-it"]);
    expect(tokensByUnit(asked, "surge")).toEqual([0, 1, 0, 0, 0, 0]);
    expect(tokensByUnit(after(asked, [choose("remove-suppression")]), "suppression")[1]).toBe(1);
    expect(tokensByUnit(after(asked, [choose("leave-it")]), "suppression")[1]).toBe(2);
    const calm: Fielding = { unit: "stormtroopers", at: [500, 300] };
    const fox = acts([{ unit: "at-st", upgrades: ["clone-commander-fox"], at: [300, 300] }, calm]).state;
    expect(engine.decision(after(fox, [perform("clone-commander-fox")]))?.kind).toBe("action");
  });
});
