import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { mayBeOrdered } from "../../../src/rounds/orders.ts";
import { startActivationPhase } from "../../../src/rounds/phases.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State, TableToken } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { isSuppressed } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { steadiers } from "../../../src/units/panic.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { attackOf, choose, DONE, faces, PASS } from "../../attack/on-table/scenes.ts";
import { box, done, engine, eventsOf, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { moving, movingScene, onMission, straight } from "../../moving/moving.ts";
import { acts, after, effect, FAR, missed, PHASE, perform, READY, tokensOf, unitChosen } from "./helpers.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const equipped = (card: string, more: Partial<Fielding> = {}): Fielding => ({ ...STORM, upgrades: [card], ...more });
const CAUSE = { rule: "leg.compare.wounds", cause: null } as const;

describe("captains", () => {
  it.each([
    ["stormtrooper-captain", "stormtroopers"],
    ["rebel-trooper-captain", "rebel-troopers"],
  ] as const)(
    "The %s of %s exhausts as an activation starts: in it suppression neither counts nor goes",
    (card, unit) => {
      const troop = { unit, upgrades: [card], at: [300, 300] as const, tokens: { suppression: 1 } };
      const asked = acts([troop], [FAR], { step: "start" }).state;
      expect(isSuppressed({ box, state: asked }, 0)).toBe(true);
      expect(keys(asked)).toEqual(["effect 0", "pass"]);
      const steady = play(asked, [effect()], faces(1, "block"));
      expect(tokensOf(steady.state, "suppression")).toEqual([1, 0]);
      expect(isSuppressed({ box, state: steady.state }, 0)).toBe(false);
      expect(steady.state.units[0]?.cards).toEqual(["exhausted"]);
      const recovered = after(steady.state, [perform("recover")]);
      expect([tokensOf(recovered, "suppression")[0], recovered.units[0]?.cards[0]]).toEqual([1, "readied"]);
      const over = after(recovered, [DONE]);
      expect(isSuppressed({ box, state: over }, 0)).toBe(true);
      expect(tokensOf(after(asked, [PASS], faces(1, "block")), "suppression")).toEqual([0, 0]);
    },
  );
});

describe("droids and orders", () => {
  it("A B1 Security Droid exhausts to ignore the AI of its unit in an activation", () => {
    const droids: Fielding = { unit: "b1-battle-droids", upgrades: ["b1-security-droid"], at: [300, 300] };
    const asked = acts([droids], [{ ...FAR, at: [300, 550] }], { step: "start", state: {} }).state;
    const bound = after(asked, [PASS]);
    const loose = after(asked, [effect()]);
    expectIllegal(engine.apply(bound, perform("dodge")), "leg.kw.ai");
    expect(keys(loose)).toContain("perform dodge");
    expect(loose.units[0]?.cards).toEqual(["exhausted"]);
  });

  it.each([
    ["b1-battle-droids", "oom-series-battle-droid"],
    ["aat-battle-tank", "command-control-array"],
  ] as const)("The Coordinate of %s with %s reaches range 2", (unit, card) => {
    const other = (y: number): Fielding => ({ unit: "b1-battle-droids", at: [300, y] });
    const pilots = unit === "aat-battle-tank" ? ["oom-series-droid-pilot"] : [];
    const ordered = (upgrades: readonly string[]) => {
      const start = scene({
        armies: [[{ unit, upgrades: [...pilots, ...upgrades], at: [300, 300] }, other(640), other(880)], [FAR]],
      });
      return done(start, (work) => work.push({ kind: "choice", source: "coordinate", unit: 0, value: 1, chosen: [] }))
        .state;
    };
    expect(keys(ordered([card]))).toEqual(["choose-unit p1.1", "done"]);
    expect(ordered([]).frames).toEqual([]);
  });

  it("A Comms Jammer keeps enemies at range 1 from being ordered by others than themselves", () => {
    const state = scene({
      armies: [
        [equipped("comms-jammer")],
        [
          { unit: "rebel-troopers", at: [300, 450] },
          { unit: "rebel-troopers", at: [300, 600] },
        ],
      ],
    });
    const look = { box, state };
    expect([
      mayBeOrdered(look, 1, 2),
      mayBeOrdered(look, 1),
      mayBeOrdered(look, 1, 1),
      mayBeOrdered(look, 2, 1),
    ]).toEqual([false, false, true, true]);
    expect(mayBeOrdered(look, 0, 0)).toBe(true);
  });

  it("Units with Programmed Loyalty take orders of commanders alone", () => {
    const dark: Fielding = { unit: "imperial-dark-troopers", upgrades: ["programmed-loyalty"], at: [300, 300] };
    const state = scene({ armies: [[dark, { unit: "general-veers-master-tactician" }, STORM], [FAR]] });
    expect([undefined, 0, 1, 2].map((by) => mayBeOrdered({ box, state }, 0, by))).toEqual([false, false, true, false]);
  });

  it("A Hacked Comms Unit lets its unit order itself after an enemy at range 1 was issued an order", () => {
    const orders = (y: number, step: "orders" | "end"): State => {
      const frames: GameFrame[] = [{ kind: "command", step, turn: 1 }];
      const enemy: Fielding = { unit: "rebel-troopers", upgrades: ["hq-uplink"], at: [300, y] };
      const players = [{ nominated: 0 }, { nominated: 1 }] as const;
      const start = scene({
        armies: [[equipped("hacked-comms-unit")], [enemy]],
        frames,
        players,
        state: { phase: "command" },
      });
      const first = { ...start, frames: [{ kind: "command", step: "orders", turn: 0 } as const], priority: 1 as const };
      return settled(first).state;
    };
    const asked = after(orders(450, "orders"), [effect()]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1" });
    expect(after(asked, [effect()]).units.map(({ ordered }) => ordered)).toEqual([true, true]);
    expect(after(orders(600, "orders"), [effect()]).units[0]?.ordered).toBe(false);
  });

  it("An Emergency Transponder helps when a drawn token activates its unit, and is expended", () => {
    const unit = equipped("emergency-transponder", { tokens: { suppression: 1 } });
    const asked = acts([unit], [FAR], { step: "start", drawn: true }).state;
    const relief = after(asked, [effect()]);
    expect(keys(relief)).toEqual(["choose gain-aim", "choose gain-dodge", "choose remove-suppression"]);
    expect(relief.units[0]?.cards).toEqual(["expended"]);
    const end = (choice: string, draws: readonly string[]) => after(relief, [choose(choice)], draws);
    expect(tokensOf(end("gain-aim", ["blank"]), "aim")[0]).toBe(1);
    expect(tokensOf(end("gain-dodge", ["blank"]), "dodge")[0]).toBe(1);
    expect(tokensOf(end("remove-suppression", []), "suppression")[0]).toBe(0);
    expect(keys(acts([{ ...unit, tokens: {} }], [FAR], { step: "start", drawn: false }).state)).not.toContain(
      "effect 0",
    );
  });
});

describe("courage and tokens of the round", () => {
  it("Friends at range 4 may use the courage of a unit with Inspiring Presence, of a commander without it at range 3", () => {
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

  it("Vigilance lets a friendly trooper unit, or two of corps, keep a dodge token", () => {
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
      ...onMission(scene({ armies: [army, [FAR]], frames: [{ kind: "end", step: "discard", turn: 0 }] })),
      phase: "end",
      round: 5,
    });
    expect(keys(ending.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    const one = after(ending.state, [unitChosen("p1.0")]);
    expect(tokensOf(one, "dodge").slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
    const corps = after(ending.state, [unitChosen("p1.1")]);
    expect(keys(corps)).toEqual(["choose-unit p1.2", "done"]);
    const both = after(corps, [unitChosen("p1.2")]);
    expect(tokensOf(both, "dodge").slice(0, 5)).toEqual([0, 1, 1, 0, 0]);
    expect(tokensOf(both, "aim")).toEqual([0, 0, 0, 0, 0, 0]);
  });

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
    expect(keys(asked)).toEqual(["effect 0", "pass"]);
    expect(tokensOf(after(asked, [effect()]), "suppression")[0]).toBe(1);
    expect(tokensOf(after(asked, [PASS]), "suppression")[0]).toBe(2);
  });

  it("Into the Fray gives a surge token when an enemy at range 1 starts its activation", () => {
    const start = (y: number) =>
      acts([{ ...STORM, at: [300, y] }], [{ unit: "rebel-troopers", upgrades: ["into-the-fray"], at: [300, 300] }], {
        step: "start",
      }).state;
    const asked = start(450);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-2" });
    expect(tokensOf(after(asked, [effect()]), "surge")).toEqual([0, 1]);
    expect(engine.decision(start(550))).toMatchObject({ seat: "player-1" });
  });

  it("Extra Supplies are expended at the end of an activation to ready another upgrade that is no Force upgrade", () => {
    const veers: Fielding = {
      unit: "general-veers-master-tactician",
      upgrades: ["force-choke", "extra-supplies", "hq-uplink"],
      at: [300, 300],
      state: { cards: ["exhausted", "readied", "exhausted"] },
    };
    const asked = after(acts([veers]).state, [DONE]);
    const readied = after(asked, [effect()]);
    expect(readied.units[0]?.cards).toEqual(["exhausted", "expended", "readied"]);
    const none = acts([{ ...veers, state: { cards: ["exhausted", "readied", "readied"] } }]).state;
    expect(after(none, [DONE]).units[0]?.cards).toEqual(["exhausted", "readied", "readied"]);
  });

  it("An Unorthodox Tactician rolls 3 red dice: each block or surge gives another friend at range 3 an aim token", () => {
    const truck: Fielding = {
      unit: "a-a5-speeder-truck-rebel-alliance",
      upgrades: ["unorthodox-tactician"],
      at: [300, 300],
    };
    const friends = [400, 500, 900].map((y): Fielding => ({ unit: "rebel-troopers", at: [300, y] }));
    const start = (draws: readonly string[]) => acts([truck, ...friends], [FAR], { step: "start" }, draws);
    const two = start(["block", "defense-surge", "blank"]);
    expect(eventsOf(two, "rolled")[0]?.dice).toEqual(faces(3, "red-defense"));
    expect(keys(two.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensOf(after(two.state, [unitChosen("p1.0"), unitChosen("p1.2")]), "aim")).toEqual([1, 0, 1, 0, 0]);
    expect(tokensOf(start(["block", "block", "block"]).state, "aim")).toEqual([1, 1, 1, 0, 0]);
    expect(tokensOf(start(["blank", "blank", "blank"]).state, "aim")).toEqual([0, 0, 0, 0, 0]);
  });

  it("Burst of Speed is expended for speed 3 this round, and leaves an immobilize token at its end", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["burst-of-speed"], at: [300, 300] };
    const asked = acts([veers], [FAR], { step: "start" }).state;
    const fast = after(asked, [effect()]);
    const speed = (state: State) => allowanceOf({ box, state: onMission(state) }, moveFrame(0, "action")).speed;
    expect([speed(asked), speed(fast), fast.units[0]?.cards[0]]).toEqual([2, 3, "expended"]);
    const over = after(fast, [DONE]);
    expect(speed(over)).toBe(3);
    const ended = settled({ ...onMission(over), phase: "end", frames: [{ kind: "end", step: "end", turn: 0 }] }, [
      "block",
    ]).state;
    expect(tokensOf(ended, "immobilize")).toEqual([1, 0]);
  });
});

describe("wounds and attacks", () => {
  it("Anger gives an aim token each time the unit has suffered wounds", () => {
    const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["anger"], at: [300, 300] };
    const hurt = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 0, 3, CAUSE)).state;
    expect(tokensOf(hurt, "aim")).toEqual([1, 0]);
    const none = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 1, 1, CAUSE)).state;
    expect(tokensOf(none, "aim")).toEqual([0, 0]);
    const dead = done(scene({ armies: [[vader], [FAR]] }), (work) => dealWounds(work, 0, 8, CAUSE)).state;
    expect(tokensOf(dead, "aim")).toEqual([0, 0]);
  });

  /** A unit's own attack at the first enemy misses. */
  function misses(mine: readonly Fielding[], theirs: readonly Fielding[]): State {
    return missed(attackOf(mine, theirs, { only: mine.length }));
  }

  it("Up Close and Personal gives a dodge token after a ranged attack against a unit at range 2", () => {
    const shot = (y: number, upgrades: readonly string[]) =>
      misses([{ ...STORM, upgrades }], [{ unit: "rebel-troopers", at: [300, y] }]);
    expect(tokensOf(shot(560, ["up-close-and-personal"]), "dodge")).toEqual([1, 0]);
    expect(tokensOf(shot(700, ["up-close-and-personal"]), "dodge")).toEqual([0, 0]);
    expect(tokensOf(shot(560, []), "dodge")).toEqual([0, 0]);
  });

  it("A unit with Terror suppresses an enemy at range 2 and in sight that has shot at another friend", () => {
    const shot = (y: number, upgrades: readonly string[]) =>
      misses(
        [STORM],
        [
          { unit: "rebel-troopers", at: [300, 560] },
          { unit: "luke-skywalker-hero-of-the-rebellion", upgrades, at: [y, 300] },
        ],
      );
    expect(tokensOf(shot(560, ["terror"]), "suppression")).toEqual([1, 0, 0]);
    expect(tokensOf(shot(700, ["terror"]), "suppression")).toEqual([0, 0, 0]);
    expect(tokensOf(shot(560, []), "suppression")).toEqual([0, 0, 0]);
    const own = attackOf(
      [STORM],
      [{ unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["terror"], at: [560, 300] }],
    );
    expect(tokensOf(missed(own), "suppression")).toEqual([0, 0]);
  });

  it("The 327th Star Corps Pilot leaves each defender of an attack action with an observation token", () => {
    const pilot = equipped("327th-star-corps-pilot");
    const start = attackOf([pilot], [{ unit: "rebel-troopers", at: [560, 300] }]);
    expect(tokensOf(missed(start), "observation")).toEqual([0, 1]);
  });

  it("The Clone Shock Trooper Pilot gives one friendly unit at range 1 a surge token after an attack action", () => {
    const tank = equipped("clone-shock-trooper-pilot");
    const friends = [420, 900].map((y): Fielding => ({ ...STORM, at: [300, y] }));
    const asked = misses([tank, ...friends], [{ unit: "rebel-troopers", at: [700, 300] }]);
    expect(keys(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensOf(after(asked, [unitChosen("p1.1")]), "surge")).toEqual([0, 1, 0, 0]);
  });

  it("Strike and Fade exhausts for a move action after an attack action", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["strike-and-fade"], at: [600, 300] };
    const start = onMission(acts([bikes], [{ ...FAR, at: [900, 300] }]).state);
    const aimed = after(start, [perform("attack")]);
    const shot = missed(aimed);
    expect(keys(shot)).toEqual(["effect 0", "pass"]);
    const fades = after(shot, [effect()]);
    expect(engine.decision(fades)).toMatchObject({ kind: "move", context: { reason: "action" } });
    expect(fades.units[0]?.cards).toEqual(["exhausted"]);
    expect(engine.decision(after(shot, [PASS]))?.kind).toBe("action");
  });
});

describe("choices of setup", () => {
  const SETUP: GameFrame = { kind: "setup", step: "setup-effects", turn: 0, first: 0, done: [] };
  const start = (army: readonly Fielding[]) =>
    settled({
      ...onMission(scene({ armies: [army, [{ ...FAR, at: null }]], frames: [SETUP] })),
      phase: "setup",
      round: 0,
    }).state;

  it("A Strike Team Leader chooses special forces, which back him up and gain an aim or a dodge token near him", () => {
    const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", upgrades: ["strike-team-leader"], at: null };
    const others = ["rebel-commandos", "rebel-troopers", "rebel-commandos"].map(
      (unit): Fielding => ({ unit, at: null }),
    );
    const asked = start([luke, ...others]);
    expect(keys(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3"]);
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
    expect(keys(near)).toEqual(["choose gain-aim", "choose gain-dodge"]);
    expect(tokensOf(after(near, [choose("gain-dodge")]), "dodge")).toEqual([0, 0, 0, 1, 0]);
    expect(engine.decision(phase(700))?.kind).toBe("activate");
  });

  it("An Unseen Saboteur gives another friendly trooper unit Prepared Position, no commander and no operative", () => {
    const agent: Fielding = { unit: "rebel-troopers", upgrades: ["unseen-saboteur"], at: null };
    const asked = start(
      [
        agent,
        { unit: "leia-organa-fearless-and-inventive", at: null },
        { unit: "rebel-troopers", at: null },
        { unit: "at-rt-rebel", at: null },
        { unit: "rebel-veterans", at: null },
      ].filter(({ unit }) => box.cards.units.has(unit)),
    );
    const [first] = keys(asked);
    expect(first).toBe("choose-unit p1.2");
    expect(keys(asked)).toHaveLength(2);
    const state = after(asked, [unitChosen("p1.2")]);
    expect(keywordsOf({ box, state }, 2)["prepared-position"]).toBe(1);
  });
});

describe("Astromech", () => {
  it("The Astromech gives its unit a dodge token when a move ends at range 1 of an objective token", () => {
    const token = (x: number): TableToken => ({
      kind: "poi",
      name: "bunker",
      owner: null,
      x: mm(x),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    });
    const walk = (x: number, upgrades: readonly string[]) => {
      const cell: Fielding = { unit: "rebel-sleeper-cell-ready-to-strike", upgrades, at: [300, 300] };
      const start = movingScene([[cell], [FAR]], { state: { tokens: [token(x)] } });
      const moved = after(start, [moving(straight(1, { x: 1, y: 0 }, [380, 300]))]);
      return keys(moved).includes("effect 1") ? after(moved, [effect()]) : moved;
    };
    expect(tokensOf(walk(560, ["astromech"]), "dodge")).toEqual([1, 0]);
    expect(tokensOf(walk(600, ["astromech"]), "dodge")).toEqual([0, 0]);
    expect(tokensOf(walk(560, []), "dodge")).toEqual([0, 0]);
  });
});
