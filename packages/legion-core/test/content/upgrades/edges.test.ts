import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { add, choose, effect, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, after, FAR, PHASE } from "../../helpers/activations.ts";
import { playing } from "../../helpers/commands.ts";
import { onMission } from "../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { through } from "../commands/reach.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };
const VADER: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };
const VEERS: Fielding = { unit: "general-veers-master-tactician", at: [300, 600] };
const shaken = (count: number) => ({ suppression: count }) as const;

/** The answers of an action, whatever they are about. */
const asked = (state: State): readonly string[] => offered(state).filter((key) => key !== "pass" && key !== "done");

describe("how much upgrades give and take", () => {
  it("[leg.wounds.outside-attack-no-defense] Force Choke deals one wound", () => {
    const choked = after(acts([{ ...VADER, upgrades: ["force-choke"] }], [{ ...REBELS, at: [400, 300] }]).state, [
      perform("force-choke"),
    ]);
    expect(engine.decision(choked)).toMatchObject({ kind: "wounds", context: { wounds: 1 } });
  });

  it("[leg.upgrade.action-exhaust-icons] An Emergency Transponder removes only one suppression token, even if its unit has more", () => {
    const unit: Fielding = { ...STORM, upgrades: ["emergency-transponder"], tokens: shaken(3) };
    const relief = after(acts([unit], [FAR], { stage: "start", drawn: true }).state, [effect()]);
    const { events } = playOut(relief, [choose("remove-suppression")], ["blank", "blank"]);
    expect(eventsOf({ events }, "tokens-lost")[0]).toMatchObject({ amount: 1, cause: "emergency-transponder" });
  });

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

  it("[leg.kw.smoke-x] Smoke Grenades places exactly one smoke token", () => {
    const troopers: Fielding = { unit: "scout-troopers", upgrades: ["smoke-grenades"], at: [300, 300] };
    const put: Action = { type: "place-token", subject: "smoke", to: { x: mm(400), y: mm(300), z: 0 } };
    const smoked = after(acts([troopers]).state, [perform("smoke-grenades"), put]);
    expect([smoked.tokens.length, engine.decision(smoked)?.kind]).toEqual([1, "action"]);
  });

  it("[leg.range.at] An Unorthodox Tactician chooses one friend per success, up to range 3", () => {
    const truck: Fielding = {
      unit: "a-a5-speeder-truck-rebel-alliance",
      upgrades: ["unorthodox-tactician"],
      at: [300, 300],
    };
    const named = (y: number) => {
      const friend: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, y] };
      const draws = ["block", "blank", "blank"];
      return asked(acts([truck, friend], [FAR], { stage: "start" }, draws).state);
    };
    expect(named(760)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(named(900)).not.toContain("choose-unit p1.1");
  });

  it("[leg.upgrade.action-exhaust-icons] Agent Kallus immobilizes only one of the enemies engaged with his unit", () => {
    const kallus: Fielding = { ...STORM, upgrades: ["agent-kallus"] };
    const foes = [
      { unit: "leia-organa-fearless-and-inventive", at: [327, 300] },
      { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 273] },
    ] as const;
    const seized = after(acts([kallus], foes).state, [perform("agent-kallus"), unitChosen("p2.0")]);
    expect(tokensByUnit(seized, "immobilize")).toEqual([0, 2, 0]);
    expect(engine.decision(seized)?.kind).toBe("action");
  });

  it("[leg.command.issue-token] A Trusted Agent orders only one corps unit, even if several have no order", () => {
    const storm = (x: number): Fielding => ({ ...STORM, at: [x, 300] });
    const start = scene({
      armies: [[{ ...VEERS, upgrades: ["trusted-agent"] }, storm(300), storm(600)], [{ unit: "rebel-troopers" }]],
      players: [{ nominated: 0 }, { nominated: 3 }],
      state: { phase: "command", frames: [{ kind: "command", stage: "orders", turn: 0 }] },
    });
    const ordered = after(settled(start).state, [effect(), unitChosen("p1.1")]);
    expect(ordered.units.map(({ order }) => order)).toEqual(["none", "faceup", "none", "none"]);
    expect(asked(ordered)).not.toContain("choose-unit p1.2");
  });

  it.each(["hq-uplink", "seize-the-initiative", "trusted-agent"])(
    "[leg.upgrade.only-readied] %s is offered when orders are issued while it is readied, but not while it is exhausted",
    (upgrade) => {
      const offers = (state: "readied" | "exhausted"): boolean => {
        const veers: UnitSpec = { unit: VEERS.unit, upgrades: [{ card: upgrade, state }], at: [300, 300] };
        const phase = playing("ambush", { units: [veers, { unit: STORM.unit, at: [700, 300] }] }).state;
        return offered(through(phase, "choose-unit p1.0")).includes("effect 0");
      };
      expect([offers("readied"), offers("exhausted")]).toEqual([true, false]);
    },
  );

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

describe("upgrades that answer attacks", () => {
  const luke = (at: readonly [number, number]): Fielding => ({
    unit: "luke-skywalker-hero-of-the-rebellion",
    upgrades: ["force-barrier"],
    at,
  });
  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };
  const SHOTS: readonly Action[] = [0, 1, 2, 3].map((place) => add(place, 1));
  const FACES = ["hit", "hit", "hit", "critical"];

  it("[leg.upgrade.force-measure] Only Force Barriers at range 1 of the defender are offered, and each use exhausts one of them", () => {
    const lukes = [luke([680, 300]), luke([560, 420]), luke([560, 900])];
    const start = done(scene({ armies: [[STORM], [LEIA, ...lukes]] }), (work) =>
      startAttack(work, 0, "attack", 1),
    ).state;
    const which = after(after(start, SHOTS, FACES), [choose("force-barrier hits")]);
    expect(offered(which)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const used = after(which, [unitChosen("p2.1")]);
    expect(used.units.slice(2).map(({ cards }) => cards[0])).toEqual(["exhausted", "readied", "readied"]);
    expect(asked(used)).toEqual(["choose-option force-barrier hits", "choose-option force-barrier critical"]);
  });

  it("[leg.upgrade.only-readied] Force Barrier protects trooper units, but no vehicles", () => {
    const barred = (unit: string): boolean => {
      const start = done(scene({ armies: [[STORM], [{ unit, at: [560, 300] }, luke([680, 300])]] }), (work) =>
        startAttack(work, 0, "attack", 1),
      ).state;
      return asked(after(start, SHOTS, FACES)).includes("choose-option force-barrier critical");
    };
    expect([barred(LEIA.unit), barred("at-rt-rebel-alliance")]).toEqual([true, false]);
  });
});
