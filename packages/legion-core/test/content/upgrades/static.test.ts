import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { mayBeOrdered } from "../../../src/rounds/orders.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { isSuppressed } from "../../../src/units/conditions.ts";
import { steadiers } from "../../../src/units/panic.ts";
import { choose, DONE, effect, faces, PASS, perform, unitChosen } from "../../helpers/actions.ts";
import { acts, after, FAR, PHASE } from "../../helpers/activations.ts";
import { onMission } from "../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const equipped = (card: string, more: Partial<Fielding> = {}): Fielding => ({ ...STORM, upgrades: [card], ...more });

describe("captains", () => {
  it.each([
    ["stormtrooper-captain", "stormtroopers"],
    ["rebel-trooper-captain", "rebel-troopers"],
  ] as const)(
    "The %s of %s exhausts as an activation starts, in which the unit ignores and keeps its suppression",
    (card, unit) => {
      const troop = { unit, upgrades: [card], at: [300, 300] as const, tokens: { suppression: 1 } };
      const asked = acts([troop], [FAR], { stage: "start" }).state;
      expect(isSuppressed({ box, state: asked }, 0)).toBe(true);
      expect(offered(asked)).toEqual(["effect 0", "pass"]);
      const steady = playOut(asked, [effect()], faces(1, "block"));
      expect(tokensByUnit(steady.state, "suppression")).toEqual([1, 0]);
      expect(isSuppressed({ box, state: steady.state }, 0)).toBe(false);
      expect(steady.state.units[0]?.cards).toEqual(["exhausted"]);
      const recovered = after(steady.state, [perform("recover")]);
      expect([tokensByUnit(recovered, "suppression")[0], recovered.units[0]?.cards[0]]).toEqual([1, "readied"]);
      const over = after(recovered, [DONE]);
      expect(isSuppressed({ box, state: over }, 0)).toBe(true);
      expect(tokensByUnit(after(asked, [PASS], faces(1, "block")), "suppression")).toEqual([0, 0]);
    },
  );
});

describe("droids and orders", () => {
  it("A B1 Security Droid exhausts so that its unit ignores AI for an activation", () => {
    const droids: Fielding = { unit: "b1-battle-droids", upgrades: ["b1-security-droid"], at: [300, 300] };
    const asked = acts([droids], [{ ...FAR, at: [300, 550] }], { stage: "start", state: {} }).state;
    const bound = after(asked, [PASS]);
    const loose = after(asked, [effect()]);
    expectIllegal(engine.apply(bound, perform("dodge")), "leg.kw.ai");
    expect(offered(loose)).toContain("perform dodge");
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
    expect(offered(ordered([card]))).toEqual(["choose-unit p1.1", "done"]);
    expect(ordered([]).frames).toEqual([]);
  });

  it("A Comms Jammer prevents enemies at range 1 from being ordered by units other than themselves", () => {
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

  it("Units with Programmed Loyalty can be ordered only by commanders", () => {
    const dark: Fielding = { unit: "imperial-dark-troopers", upgrades: ["programmed-loyalty"], at: [300, 300] };
    const state = scene({ armies: [[dark, { unit: "general-veers-master-tactician" }, STORM], [FAR]] });
    expect([undefined, 0, 1, 2].map((by) => mayBeOrdered({ box, state }, 0, by))).toEqual([false, false, true, false]);
  });

  it("A Hacked Comms Unit lets its unit order itself after an enemy at range 1 was issued an order", () => {
    const orders = (y: number, step: "orders" | "end"): State => {
      const frames: GameFrame[] = [{ kind: "command", stage: step, turn: 1 }];
      const enemy: Fielding = { unit: "rebel-troopers", upgrades: ["hq-uplink"], at: [300, y] };
      const players = [{ nominated: 0 }, { nominated: 1 }] as const;
      const start = scene({
        armies: [[equipped("hacked-comms-unit")], [enemy]],
        frames,
        players,
        state: { phase: "command" },
      });
      const first = {
        ...start,
        frames: [{ kind: "command", stage: "orders", turn: 0 } as const],
        priority: 1 as const,
      };
      return settled(first).state;
    };
    const asked = after(orders(450, "orders"), [effect()]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1" });
    expect(after(asked, [effect()]).units.map(({ ordered }) => ordered)).toEqual([true, true]);
    const far = after(orders(600, "orders"), [effect()]);
    expect([far.units[0]?.ordered, far.frames.some(({ kind }) => kind === "effects")]).toEqual([false, false]);
  });

  it("An Emergency Transponder may be expended when a drawn token activates its unit", () => {
    const unit = equipped("emergency-transponder", { tokens: { suppression: 1 } });
    const asked = acts([unit], [FAR], { stage: "start", drawn: true }).state;
    const relief = after(asked, [effect()]);
    expect(offered(relief)).toEqual([
      "choose-option gain-aim",
      "choose-option gain-dodge",
      "choose-option remove-suppression",
    ]);
    expect(relief.units[0]?.cards).toEqual(["expended"]);
    const end = (choice: string, draws: readonly string[]) => after(relief, [choose(choice)], draws);
    expect(tokensByUnit(end("gain-aim", ["blank"]), "aim")[0]).toBe(1);
    expect(tokensByUnit(end("gain-dodge", ["blank"]), "dodge")[0]).toBe(1);
    expect(tokensByUnit(end("remove-suppression", []), "suppression")[0]).toBe(0);
    expect(offered(acts([{ ...unit, tokens: {} }], [FAR], { stage: "start", drawn: false }).state)).not.toContain(
      "effect 0",
    );
  });
});

describe("courage and tokens of the round", () => {
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

  it("Extra Supplies is expended at the end of an activation to ready another upgrade that is no Force upgrade", () => {
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
    const start = (draws: readonly string[]) => acts([truck, ...friends], [FAR], { stage: "start" }, draws);
    const two = start(["block", "defense-surge", "blank"]);
    expect(eventsOf(two, "dice-rolled")[0]?.dice).toEqual(faces(3, "red-defense"));
    expect(offered(two.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensByUnit(after(two.state, [unitChosen("p1.0"), unitChosen("p1.2")]), "aim")).toEqual([1, 0, 1, 0, 0]);
    expect(tokensByUnit(start(["block", "block", "block"]).state, "aim")).toEqual([1, 1, 1, 0, 0]);
    expect(tokensByUnit(start(["blank", "blank", "blank"]).state, "aim")).toEqual([0, 0, 0, 0, 0]);
  });

  it("Burst of Speed is expended for speed 3 this round, and gives an immobilize token at the end of the round", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["burst-of-speed"], at: [300, 300] };
    const asked = acts([veers], [FAR], { stage: "start" }).state;
    const fast = after(asked, [effect()]);
    const speed = (state: State) => allowanceOf({ box, state: onMission(state) }, moveFrame(0, "action")).speed;
    expect([speed(asked), speed(fast), fast.units[0]?.cards[0]]).toEqual([2, 3, "expended"]);
    const over = after(fast, [DONE]);
    expect(speed(over)).toBe(3);
    const ended = settled({ ...onMission(over), phase: "end", frames: [{ kind: "end", stage: "end", turn: 0 }] }, [
      "block",
    ]).state;
    expect(tokensByUnit(ended, "immobilize")).toEqual([1, 0]);
  });
});
