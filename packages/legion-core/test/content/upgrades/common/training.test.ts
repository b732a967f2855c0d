import { describe, expect, it } from "vitest";
import { poolSituation } from "../../../../src/attack/from-table.ts";
import { startMove } from "../../../../src/moving/moves.ts";
import { startActivationPhase } from "../../../../src/rounds/phases.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { begin, type UnitSpec } from "../../../../src/testing/index.ts";
import { isWithheld } from "../../../../src/units/conditions.ts";
import { choose, DONE, effect, moving, PASS, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR, PHASE, READY } from "../../../helpers/activations.ts";
import { attackOf, missed } from "../../../helpers/attacks.ts";
import { onMission, straight } from "../../../helpers/moves.ts";
import { eventsOf, held, offered, tokensByUnit } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { follow } from "../../../helpers/script.ts";
import { chances, fire, inSetUp, shaken } from "../helpers.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

describe("Strike and Fade", () => {
  it("Strike and Fade may be exhausted for a move action after an attack action", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["strike-and-fade"], at: [600, 300] };
    const start = onMission(acts([bikes], [{ ...FAR, at: [900, 300] }]).state);
    const aimed = after(start, [perform("attack")]);
    const shot = missed(aimed);
    expect(offered(shot)).toEqual(["effect 0", "pass"]);
    const fades = after(shot, [effect()]);
    expect(engine.decision(fades)).toMatchObject({ kind: "move", context: { reason: "action" } });
    expect(fades.units[0]?.cards).toEqual(["exhausted"]);
    expect(engine.decision(after(shot, [PASS]))?.kind).toBe("action");
  });

  it("[leg.actions.free-action-window] Strike and Fade is not offered after an attack outside the activation of its unit", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["strike-and-fade"], at: [600, 300] };
    const outside = missed(attackOf([bikes], [{ ...FAR, at: [900, 300] }]));
    expect(eventsOf(playOut(attackOf([bikes], [{ ...FAR, at: [900, 300] }]), []), "card-turned")).toEqual([]);
    expect([offered(outside), outside.units[0]?.cards]).toEqual([[], ["readied"]]);
  });
});

describe("Strike Team Leader", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("A Strike Team Leader chooses a special forces unit, which provides backup to him and gains an aim or a dodge token near him", () => {
    const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["strike-team-leader"], at: null };
    const others = ["rebel-commandos", "rebel-troopers", "rebel-commandos"].map(
      (unit): Fielding => ({ unit, at: null }),
    );
    const asked = inSetUp([luke, ...others]);
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3"]);
    const { ongoing } = after(asked, [unitChosen("p1.3")], ["block"]);
    expect(ongoing).toEqual([{ unit: 3, keyword: "strike-team-leader lent", value: 1, until: "game" }]);
    const army = [luke, ...others].map(
      (one, place): Fielding => ({ ...one, at: [300 + 60 * place, 300 + 60 * place], state: READY }),
    );
    const phase = (y: number) =>
      done(
        scene({
          armies: [[...army.slice(0, 3), { unit: "rebel-commandos", at: [300, y], state: READY }], [FAR]],
          state: { ongoing },
        }),
        startActivationPhase,
      ).state;
    const near = phase(540);
    expect(offered(near)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    expect(tokensByUnit(after(near, [choose("gain-dodge")]), "dodge")).toEqual([0, 0, 0, 1, 0]);
    expect(engine.decision(phase(700))?.kind).toBe("activate");
  });

  it("Only the special forces chosen by a Strike Team Leader provide backup to him", () => {
    const luke: Fielding = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["strike-team-leader"],
      at: [900, 300],
    };
    const team: Fielding = { unit: "rebel-commandos", at: [940, 300] };
    const backup = (keyword: string) => {
      const ongoing = [{ unit: 2, keyword, value: 1, until: "game" } as const];
      const state = scene({ armies: [[STORM], [luke, team]], state: { ongoing } });
      const pool = {
        defender: 1,
        attack: "ranged",
        weapons: [{ miniature: 0, weapon: 1 }],
        dice: [[1, 0, 0]],
      } as const;
      return poolSituation({ box, state }, 0, { ...pool, resolved: false, again: null })?.situation.backup;
    };
    expect([backup("strike-team-leader lent"), backup("vigilance lent")]).toEqual([true, false]);
  });
});

describe("Endurance", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.end.remove-green-standby] Endurance is also offered to a unit with one suppression token, but not to one without", () => {
    const ending = (count: number) =>
      settled(
        onMission(
          scene({
            armies: [
              [{ ...STORM, upgrades: ["endurance"], tokens: shaken(count), state: { order: "facedown" } }],
              [{ ...FAR, state: { order: "facedown" } }],
            ],
            frames: [PHASE],
            state: { round: 5 },
          }),
        ),
      ).state;
    expect([1, 0].map((count) => engine.decision(ending(count))?.kind)).toEqual(["effects", undefined]);
  });
});

describe("Endurance, further", () => {
  // Upgrades drawn at random (seed 20261128): what their players would expect of them.

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.static-by-default] Endurance may remove a suppression token as the Activation Phase ends", () => {
    const state = begin({
      "player-1": {
        units: [
          {
            ...STORM,
            unit: "imperial-death-troopers",
            upgrades: ["endurance"],
            order: "facedown",
            tokens: { suppression: 2 },
          },
        ],
        hand: [],
        orderPool: {},
      },
      "player-2": { units: [{ ...REBELS, order: "facedown" }], hand: [], orderPool: {} },
    });
    expect([
      held(follow(state.state, "effect 0"), "p1.0", "suppression"),
      held(follow(state.state, PASS), "p1.0", "suppression"),
    ]).toEqual([0, 1]);
  });
});

describe("Endurance, again", () => {
  it("Endurance lets the unit remove a suppression token at the end of the Activation Phase", () => {
    const state = (upgrades: readonly string[]) =>
      settled(
        onMission(
          scene({
            armies: [
              [{ ...STORM, upgrades, tokens: { suppression: 3 }, state: { order: "facedown" } }],
              [{ ...FAR, state: { order: "facedown" } }],
            ],
            frames: [PHASE],
            state: { round: 5 },
          }),
        ),
      ).state;
    const asked = state(["endurance"]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(tokensByUnit(after(asked, [effect()]), "suppression")[0]).toBe(1);
    expect(tokensByUnit(after(asked, [PASS]), "suppression")[0]).toBe(2);
  });
});

describe("Protector", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  const ROLLED = ["hit", "critical"] as const;

  const guardian = (cards: State["units"][number]["cards"] = ["readied"]): Fielding => ({
    unit: "chewbacca-walking-carpet",
    upgrades: ["protector"],
    at: [560, 380],
    state: { cards },
  });

  const shot = (theirs: readonly Fielding[]): State => after(attackOf([STORM], theirs, { only: 1 }), fire(2), ROLLED);

  it("Protector exhausts when its unit cancels a critical with Guardian, and lets it cancel criticals like hits", () => {
    const asked = shot([LEIA, guardian()]);
    expect(chances(asked)).toEqual(["choose-option guardian p2.1", "choose-option guardian p2.1 critical"]);
    const hit = after(asked, [choose("guardian p2.1")]);
    expect(hit.units[2]?.cards).toEqual(["readied"]);
    expect(chances(hit)).toEqual(["choose-option cancel critical"]);
    const both = playOut(hit, [choose("cancel critical")], ["block", "block"]);
    expect(both.state.units[2]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(both, "card-turned")).toMatchObject([{ unit: "p2.1", card: "protector", state: "exhausted" }]);
    expect(eventsOf(both, "dice-rolled").map(({ unit, dice }) => [unit, dice.length])).toEqual([["p2.1", 2]]);
    expect(
      eventsOf(playOut(asked, [choose("guardian p2.1 critical"), PASS], ["block", "block"]), "card-turned"),
    ).toHaveLength(1);
  });

  it("A unit with an exhausted Protector can cancel only hits, like a unit without it", () => {
    expect(chances(shot([LEIA, guardian(["exhausted"])]))).toEqual(["choose-option guardian p2.1"]);
    expect(chances(shot([LEIA, { ...guardian(), upgrades: [], state: {} }]))).toEqual(["choose-option guardian p2.1"]);
  });

  it("Protector stays readied if another card lets its unit cancel criticals", () => {
    const state = { ongoing: [{ unit: 2, keyword: "divine-influence", value: 1, until: "game" as const }] };
    const asked = after(attackOf([STORM], [LEIA, guardian()], { only: 1, state }), fire(2), ROLLED);
    const cancelled = after(asked, [choose("guardian p2.1 critical"), PASS], ["block", "block"]);
    expect(cancelled.units[2]?.cards).toEqual(["readied"]);
  });

  it("[leg.end.steps] Protector readies in the End Phase, whoever activates", () => {
    const spent = guardian(["exhausted"]);
    const ended = settled(
      onMission(
        scene({
          armies: [[STORM], [LEIA, spent]],
          frames: [{ kind: "end", stage: "start", turn: 0 }],
          state: { phase: "end" },
        }),
      ),
      ["block"],
    ).state;
    expect(ended.units[2]?.cards).toEqual(["readied"]);
  });
});

describe("Offensive Push", () => {
  it("Offensive Push exhausts for an aim token after a standard move made as an action", () => {
    const start = onMission(acts([{ ...STORM, upgrades: ["offensive-push"] }]).state);
    const walk = moving(straight(1, { x: 0, y: 1 }, [300, 380]));
    const asked = after(start, [perform("move"), walk]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const pushed = after(asked, [effect()]);
    expect([tokensByUnit(pushed, "aim")[0], pushed.units[0]?.cards[0]]).toEqual([1, "exhausted"]);
    expect(tokensByUnit(after(asked, [PASS]), "aim")[0]).toBe(0);
    const granted = done(start, (work) => startMove(work, 0, "effect")).state;
    expect(tokensByUnit(after(granted, [walk]), "aim")[0]).toBe(0);
  });

  it("[leg.upgrade.action-exhaust-icons] Offensive Push aims after one of the unit's moves, not after both", () => {
    const start = onMission(acts([{ ...STORM, upgrades: ["offensive-push"] }, FAR], [FAR]).state);
    const step = (x: number, y: number) => moving(straight(1, { x: 0, y: 1 }, [x, y]));
    const pushed = after(start, [perform("move"), step(300, 380), effect(), perform("move"), step(300, 460)]);
    expect([offered(pushed).includes("effect 0"), tokensByUnit(pushed, "aim")[0]]).toEqual([false, 1]);
    const waited = after(start, [perform("move"), step(300, 380), PASS, perform("move"), step(300, 460)]);
    expect(offered(waited)).toEqual(["effect 0", "pass"]);
  });
});

describe("Offensive Stance", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

  it("The defensive side of Offensive Stance doubles the dodge action and forbids aim tokens, cached ones included", () => {
    const luke: Fielding = { ...STORM, upgrades: ["offensive-stance"], tokens: { aim: 1, "cached-aim": 1 } };
    const asked = acts([luke], [REBELS, FAR], { stage: "start" }).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "side", context: { card: "offensive-stance" } });
    for (const [side, dodges] of [
      ["side A", 1],
      ["side B", 2],
    ] as const) {
      const acting = after(asked, [choose(side)]);
      expect(tokensByUnit(after(acting, [perform("dodge")]), "dodge")[0]).toBe(dodges);
      const aimed = after(acting, [perform("attack")]);
      const rifle = engine.legalActions(aimed).find(({ type }) => type === "add-weapon");
      if (rifle === undefined) throw new Error("no weapon");
      const rolled = playOut(aimed, [rifle, DONE], ["blank"]).state;
      const aims = offered(rolled).filter((key) => key.startsWith("choose-option aim"));
      expect(aims).toEqual(side === "side A" ? ["choose-option aim", "choose-option aim of cache"] : []);
    }
  });

  it("[leg.actions.aim] The offensive side of Offensive Stance gives two aim tokens for an aim action, and none for a dodge action", () => {
    const gains = (side: "A" | "B"): readonly number[] => {
      const luke: Fielding = { ...STORM, upgrades: ["offensive-stance"], state: { sides: [side] } };
      const { state } = acts([luke], [REBELS, FAR]);
      return [
        tokensByUnit(after(state, [perform("aim")]), "aim")[0] ?? 0,
        tokensByUnit(after(state, [perform("dodge")]), "dodge")[0] ?? 0,
      ];
    };
    expect([gains("A"), gains("B")]).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const defends = (side: "A" | "B"): boolean => {
      const target: Fielding = { ...STORM, upgrades: ["offensive-stance"], state: { sides: [side] } };
      return isWithheld({ box, state: scene({ armies: [[target], [REBELS]] }) }, 0, "dodge");
    };
    expect([defends("A"), defends("B")]).toEqual([true, false]);
  });

  it("[leg.actions.dodge] The defensive side of Offensive Stance gives both dodge tokens at once, also for dodge actions outside its activation", () => {
    const luke: Fielding = { ...STORM, at: [450, 300], upgrades: ["offensive-stance"], state: { sides: ["B"] } };
    const lando: Fielding = { unit: "lando-calrissian-canny-general", at: [300, 300] };
    const gained = (units: readonly Fielding[], ...actions: readonly Action[]) =>
      eventsOf(playOut(acts(units).state, actions), "tokens-gained").map(({ unit, token, amount }) => ({
        unit,
        token,
        amount,
      }));
    expect(gained([luke, lando], perform("dodge"))).toEqual([{ unit: "p1.0", token: "dodge", amount: 2 }]);
    const guided = gained([lando, luke], perform("guidance"), choose("perform dodge"));
    expect(guided).toEqual([{ unit: "p1.1", token: "dodge", amount: 2 }]);
  });
});

describe("Into the Fray", () => {
  it("Into the Fray gives a surge token when an enemy at range 1 starts its activation", () => {
    const start = (y: number) =>
      acts([{ ...STORM, at: [300, y] }], [{ unit: "rebel-troopers", upgrades: ["into-the-fray"], at: [300, 300] }], {
        stage: "start",
      }).state;
    const asked = start(450);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-2" });
    expect(tokensByUnit(after(asked, [effect()]), "surge")).toEqual([0, 1]);
    expect(engine.decision(start(550))).toMatchObject({ seat: "player-1" });
  });

  it("[leg.upgrade.static-by-default] Into the Fray may be declined, and does nothing when a friend or its own unit starts to act", () => {
    const eager: Fielding = { ...STORM, upgrades: ["into-the-fray"] };
    const begins = (unit: number) =>
      acts([eager, { ...STORM, at: [300, 450] }], [{ unit: "rebel-troopers", at: [450, 300] }, FAR], {
        stage: "start",
        unit,
      }).state;
    expect([0, 1].map((unit) => engine.decision(begins(unit))?.kind)).toEqual(["action", "action"]);
    const foe = begins(2);
    expect(offered(foe)).toEqual(["effect 0", "pass"]);
    expect(tokensByUnit(after(foe, [PASS]), "surge")).toEqual([0, 0, 0, 0]);
  });
});
