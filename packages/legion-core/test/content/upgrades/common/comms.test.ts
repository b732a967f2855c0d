import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { issueOrder, mayBeOrdered } from "../../../../src/rounds/orders.ts";
import { startAttack } from "../../../../src/rounds/performing.ts";
import type { AttackKind, GameFrame } from "../../../../src/state/frames.ts";
import type { State } from "../../../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, effect, PASS } from "../../../helpers/actions.ts";
import { acts, after, FAR, PHASE, POOLED, READY } from "../../../helpers/activations.ts";
import { attacking } from "../../../helpers/attacks.ts";
import { LOST } from "../../../helpers/commands.ts";
import { asked, eventsOf, offered, tokensByUnit } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { follow } from "../../../helpers/script.ts";
import { apart } from "../../commands/reach.ts";
import { bearing, fire, firstActs, fought, idenWith, ordering, shaken, withUpgrades, worth } from "../helpers.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

const equipped = (card: string, more: Partial<Fielding> = {}): Fielding => ({ ...STORM, upgrades: [card], ...more });

describe("Spotter Uplink", () => {
  const REBELS = "rebel-troopers";

  const STORM = "stormtroopers";

  const LUKE = "luke-skywalker-hero-of-the-rebellion";

  const LEIA = "leia-organa-fearless-and-inventive";

  it("[leg.range.at] A Spotter Uplink gives Sharpshooter 1 against enemies at range 1 of its unit, but no farther", () => {
    const sharp = (gap: number): number | undefined => {
      const shooter = apart(STORM, 0, { at: [427 + gap, 500], tokens: { aim: 1 } });
      const state = attacking(firstActs([shooter, bearing(STORM, "spotter-uplink")], [apart(REBELS, gap), LOST]));
      return nearest(state, "pool")?.situation.attacker.keywords["sharpshooter"];
    };
    expect([sharp(150), sharp(151)]).toEqual([1, undefined]);
  });

  it("[leg.upgrade.static-by-default] A Spotter Uplink applies to ranged attacks of another friend while its own unit is not engaged", () => {
    const lent = (kind: AttackKind, spotter: Partial<UnitSpec>, more: readonly UnitSpec[] = []): number => {
      const x = kind === "melee" ? 427 : 520;
      const uplink: UnitSpec = { unit: STORM, upgrades: ["spotter-uplink"], at: [x, 400], defeated: 3, ...spotter };
      const start = firstActs(
        [{ unit: LUKE, at: [400, 300], tokens: { aim: 1 } }, uplink],
        [{ unit: REBELS, at: [x, 300], defeated: 3 }, ...more, LOST],
      );
      return worth(fought(start, kind), "attacker", "sharpshooter");
    };
    // Luke has Sharpshooter 1 of his own.
    expect(lent("ranged", {})).toBe(2);
    expect(lent("melee", {})).toBe(1);
    expect(lent("ranged", {}, [{ unit: LEIA, at: [520, 427] }])).toBe(1);
  });

  it("[leg.melee.definition] A vehicle with a Spotter Uplink lends nothing while it is in melee, although vehicles are never engaged", () => {
    const lent = (gap: number): number => {
      const walker: UnitSpec = { unit: "at-st", upgrades: ["spotter-uplink"], at: [520, 400] };
      const beside: UnitSpec = { unit: LEIA, at: [520, 400 + 50 + 13.5 + gap] };
      const start = firstActs(
        [{ unit: LUKE, at: [400, 300], tokens: { aim: 1 } }, walker],
        [{ unit: REBELS, at: [520, 260], defeated: 3 }, beside, LOST],
      );
      return worth(fought(start, "ranged"), "attacker", "sharpshooter");
    };
    expect([lent(10), lent(0)]).toEqual([2, 1]);
  });
});

describe("Spotter Uplink, further", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

  it("A Spotter Uplink near the enemy gives friends Sharpshooter 1 in ranged attacks while its unit is not engaged", () => {
    const shot = (x: number, upgrades: readonly string[]) => {
      const spotter: Fielding = { unit: "stormtroopers", upgrades, at: [x, 300] };
      const target: Fielding = { ...REBELS, tokens: { suppression: 1 } };
      const start = done(scene({ armies: [[STORM, spotter], [target]] }), (work) =>
        startAttack(work, 0, "attack", 2),
      ).state;
      return eventsOf(
        playOut(start, fire(1), x === 700 && upgrades.length > 0 ? ["hit", "blank"] : ["hit", "blank", "blank"]),
        "dice-rolled",
      ).length;
    };
    expect(shot(700, ["spotter-uplink"])).toBe(2);
    expect(shot(700, [])).toBe(3);
    expect(shot(860, ["spotter-uplink"])).toBe(3);
  });

  it("A Spotter Uplink does not apply to attacks of its own unit", () => {
    const own = withUpgrades({ ...STORM, at: [420, 300] }, "spotter-uplink");
    const target: Fielding = { ...REBELS, tokens: { suppression: 1 } };
    const start = done(scene({ armies: [[own], [target]] }), (work) => startAttack(work, 0, "attack", 1)).state;
    expect(eventsOf(playOut(start, fire(1), ["hit", "blank", "blank"]), "dice-rolled")).toHaveLength(3);
  });
});

describe("Emergency Transponder", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.action-exhaust-icons] An Emergency Transponder removes only one suppression token, even if its unit has more", () => {
    const unit: Fielding = { ...STORM, upgrades: ["emergency-transponder"], tokens: shaken(3) };
    const relief = after(acts([unit], [FAR], { stage: "start", drawn: true }).state, [effect()]);
    const { events } = playOut(relief, [choose("remove-suppression")], ["blank", "blank"]);
    expect(eventsOf({ events }, "tokens-lost")[0]).toMatchObject({ amount: 1, cause: "emergency-transponder" });
  });

  it("[leg.kw.counterpart.upgrades] Emergency Transponder on Iden's droid may be used when her token is drawn", () => {
    const asked = (upgrades: readonly string[]): string | undefined => {
      const drawn = { activating: "p1.0", activation: { stage: "start", drawn: true } } as const;
      return game.decision(idenWith(upgrades, {}, drawn))?.kind;
    };
    expect([asked([]), asked(["emergency-transponder"])]).toEqual(["action", "effects"]);
  });
});

describe("Emergency Transponder, further", () => {
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

describe("Hacked Comms Unit", () => {
  // Upgrades drawn at random (seed 20261128): what their players would expect of them.

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.static-by-default] A Hacked Comms Unit lets its unit order itself after an enemy unit at range 1 is issued an order", () => {
    const hacked: UnitSpec = { unit: "rebel-commandos", upgrades: ["hacked-comms-unit"], at: [300, 420] };
    const start = scenario({
      phase: "command",
      blue: "player-2",
      "player-1": { units: [hacked, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": { units: [STORM, { unit: "general-veers-master-tactician", at: [900, 300] }], hand: ["ambush"] },
    });
    const over = follow(start, "choose-command ambush", "order p2.0");
    expect(asked(over.state)).toBe("player-1 effects");
    expect(eventsOf(follow(over.state, "effect 0"), "order-issued").map(({ unit }) => unit)).toEqual(["p1.0"]);
    expect(eventsOf(follow(over.state, PASS), "order-issued")).toEqual([]);
  });
});

describe("Hacked Comms Unit, further", () => {
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

  it("[leg.command.other-sources] A Hacked Comms Unit does nothing when an enemy is issued an order after the Issue Orders step", () => {
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 450] };
    const ordersNow = (frames: readonly GameFrame[], phase: State["phase"]) => {
      const start = scene({
        armies: [[equipped("hacked-comms-unit"), { ...STORM, at: [900, 100], state: READY }], [enemy]],
        frames,
        players: [POOLED, POOLED],
        state: { phase },
      });
      const because = { rule: "leg.command.issue-token", cause: null } as const;
      return done(start, (work) => issueOrder(work, 2, because)).state;
    };
    const during = ordersNow([{ kind: "command", stage: "order-pool", turn: 0 }], "command");
    expect(during.frames.some(({ kind }) => kind === "effects")).toBe(true);
    const later = ordersNow([PHASE], "activation");
    expect([later.units[2]?.order, later.frames.some(({ kind }) => kind === "effects")]).toEqual(["faceup", false]);
  });
});

describe("Comms Jammer", () => {
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
});

describe("HQ Uplink", () => {
  it("HQ Uplink and Seize the Initiative issue an order to their own unit and exhaust or expend the card", () => {
    for (const [upgrade, turned] of [
      ["hq-uplink", "exhausted"],
      ["seize-the-initiative", "expended"],
    ] as const) {
      const asked = ordering(upgrade);
      expect(offered(asked)).toContain("effect 0");
      const ordered = playOut(asked, [{ type: "effect", subject: 0 }]).state;
      expect(ordered.units[0]).toMatchObject({ order: "faceup", cards: [turned] });
    }
  });
});
