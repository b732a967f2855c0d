import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { moveFrame } from "../../../../src/moving/moves.ts";
import type { State } from "../../../../src/state/state.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { choose, effect, faces, moving, PASS, perform } from "../../../helpers/actions.ts";
import { acting, acts, after, FAR, PHASE } from "../../../helpers/activations.ts";
import { movesOf, onMission, straight } from "../../../helpers/moves.ts";
import { asked, eventsOf, offered, tokensByUnit } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { expectKept, fastest, inquisitor, TRAINED_LUKE } from "../helpers.ts";

const ASKED = ["effect 0", "pass"];

describe("Inquisitorius Training", () => {
  const answered = (x = 430, mine: Fielding = TRAINED_LUKE, card = "force-reflexes"): State =>
    after(acts([mine], [inquisitor(x), FAR]).state, [perform(card)]);

  it("Inquisitorius Training may cancel a Force upgrade exhausted at range 1 with a red defense die, and that upgrade stays exhausted", () => {
    const asked = answered();
    expect(asked.units[0]?.cards[0]).toBe("exhausted");
    expect(engine.decision(asked)).toMatchObject({
      seat: "player-2",
      kind: "effects",
      context: { moment: "card-exhausted", effects: [{ effect: "inquisitorius-training", unit: "p2.0" }] },
    });
    expect(offered(asked)).toEqual(ASKED);
    expect(tokensByUnit(asked, "dodge")[0]).toBe(0);
    for (const face of ["block", "defense-surge"]) {
      const cancelled = playOut(asked, [effect()], [face]);
      expect(eventsOf(cancelled, "dice-rolled")).toMatchObject([{ unit: "p2.0", dice: ["red-defense"] }]);
      expect(tokensByUnit(cancelled.state, "dodge")[0], face).toBe(0);
      expect(cancelled.state.units[0]?.cards).toEqual(["exhausted", "readied"]);
      expect(engine.decision(cancelled.state)).toMatchObject({
        seat: "player-1",
        kind: "action",
        context: { actions: 2 },
      });
    }
  });

  it("The Force upgrade takes effect if Inquisitorius Training is declined or its red die shows a blank", () => {
    const asked = answered();
    expect(tokensByUnit(after(asked, [effect()], ["blank"]), "dodge")[0]).toBe(1);
    const left = playOut(asked, [PASS]);
    expect(tokensByUnit(left.state, "dodge")[0]).toBe(1);
    expect(eventsOf(left, "dice-rolled")).toEqual([]);
  });

  it("Inquisitorius Training is not offered for a unit beyond range 1, or to a unit without the upgrade", () => {
    expect(tokensByUnit(answered(600), "dodge")[0]).toBe(1);
    const untrained = acts([TRAINED_LUKE], [inquisitor(430, []), FAR]).state;
    expect(tokensByUnit(after(untrained, [perform("force-reflexes")]), "dodge")[0]).toBe(1);
  });

  it("Inquisitorius Training is offered for friends and its own unit, but not for other upgrades or for expended ones", () => {
    const vader: Fielding = {
      unit: "darth-vader-dark-lord-of-the-sith",
      upgrades: ["force-reflexes", "burst-of-speed"],
      at: [300, 300],
    };
    const friend = after(acts([vader, inquisitor(430)]).state, [perform("force-reflexes")]);
    expect(engine.decision(friend)).toMatchObject({ seat: "player-1", kind: "effects" });
    const own = acts([inquisitor(300, ["inquisitorius-training", "force-reflexes"])]).state;
    expect(offered(after(own, [perform("force-reflexes")]))).toEqual(ASKED);
    const start = acts([vader, inquisitor(430)], [FAR], { stage: "start" }).state;
    const fast = after(start, [effect()]);
    expect(fast.units[0]?.cards).toEqual(["readied", "expended"]);
    expect(engine.decision(fast)?.kind).toBe("action");
    const climber: Fielding = { unit: "rebel-troopers", upgrades: ["ascension-cables"], at: [300, 300] };
    const climbing = after(acts([climber], [inquisitor(430), FAR]).state, [perform("ascension-cables")]);
    expect(climbing.units[0]?.cards).toEqual(["exhausted"]);
    expect(engine.decision(climbing)?.kind).toBe("action");
  });

  it("Each unit with Inquisitorius Training may respond as long as the Force upgrade is not cancelled", () => {
    const two = acts([TRAINED_LUKE], [inquisitor(430), { ...inquisitor(430), at: [300, 430] }, FAR]).state;
    const asked = after(two, [perform("force-reflexes")]);
    expect(offered(asked)).toEqual(["effect 0", "effect 1", "pass"]);
    const missed = after(asked, [effect()], ["blank"]);
    expect(offered(missed)).toEqual(["effect 0", "pass"]);
    expect(tokensByUnit(after(missed, [effect()], ["block"]), "dodge")[0]).toBe(0);
    const hit = after(asked, [effect()], ["block"]);
    expect([engine.decision(hit)?.kind, tokensByUnit(hit, "dodge")[0]]).toEqual(["action", 0]);
  });

  it("Inquisitorius Training cancels a Force upgrade that affects other units before any unit is chosen", () => {
    const start = acts(
      [TRAINED_LUKE],
      [
        { ...inquisitor(430), at: [300, 430] },
        { ...FAR, at: [430, 300] },
      ],
    ).state;
    const asked = after(start, [perform("jedi-mind-trick")]);
    expect(offered(asked)).toEqual(ASKED);
    const happened = after(asked, [effect()], ["blank"]);
    expect(tokensByUnit(happened, "suppression")).toEqual([0, 0, 2]);
    expect(tokensByUnit(after(asked, [effect()], ["block"]), "suppression")).toEqual([0, 0, 0]);
  });

  it.each((["force-choke", "force-guidance", "force-push"] as const).map((card) => [card]))(
    "Inquisitorius Training may respond to %s before that has any effect",
    (card) => {
      const user: Fielding = { unit: "asajj-ventress-separatist-assassin", upgrades: [card], at: [300, 300] };
      const rebels: Fielding = { unit: "rebel-troopers", at: [300, 400] };
      const asked = after(acts([user, inquisitor(430)], [rebels, FAR]).state, [perform(card)]);
      expect(offered(asked)).toEqual(ASKED);
      const cancelled = playOut(asked, [effect()], ["block"]);
      expect(engine.decision(cancelled.state)).toMatchObject({ kind: "action", context: { actions: 2 } });
      expect(cancelled.events.map(({ type }) => type)).toEqual(["dice-rolled"]);
    },
  );

  it("A game saved while a Force upgrade waits for a response loads unchanged", () => {
    const asked = answered();
    expectKept(asked);
  });

  it("Inquisitorius Training may respond to Tranquility when it is exhausted, but not when it is expended", () => {
    const calming: Fielding = {
      ...TRAINED_LUKE,
      upgrades: ["tranquility"],
      at: [300, 540],
      tokens: { suppression: 2 },
    };
    const rebels: Fielding = { unit: "rebel-troopers", at: [300, 300], tokens: { suppression: 1 } };
    const start = acts([rebels, calming], [{ ...inquisitor(430), at: [430, 540] }, FAR], { stage: "roll" }, [
      "blank",
    ]).state;
    const how = after(start, [effect()]);
    const white = after(how, [choose("exhaust-white")]);
    expect(offered(white)).toEqual(ASKED);
    expect(tokensByUnit(after(white, [effect()], ["block"]), "suppression").slice(0, 2)).toEqual([1, 2]);
    const rolls = ["block", ...faces(2, "blank")];
    expect(tokensByUnit(after(white, [PASS], rolls), "suppression").slice(0, 2)).toEqual([0, 1]);
    const red = playOut(how, [choose("expend-red")], rolls);
    expect(tokensByUnit(red.state, "suppression").slice(0, 2)).toEqual([0, 1]);
  });
});

describe("Imperial March", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.static-by-default] Imperial March makes only the second standard move of an activation faster", () => {
    const march: UnitSpec = { ...STORM, upgrades: ["imperial-march"] };
    const first = follow(battle([{ ...march, unit: "stormtrooper-riot-squad" }], []), "perform move").state;
    const [stand] = game.legalActions(first).filter((one) => one.type === "move");
    expect(offered(first)).not.toContain("choose-option imperial-march");
    if (stand === undefined) throw new Error("no move");
    let { state } = follow(first, stand);
    for (let step = 0; asked(state).endsWith("place") && step < 9; step++)
      state = follow(state, offered(state)[0] ?? "").state;
    const second = follow(state, "perform move", "choose-option imperial-march").state;
    expect(fastest(second)).toBe(3);
  });
});

describe("Imperial March, further", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

  it("Imperial March makes the second standard move of an activation faster, and may be expended for Charge", () => {
    const start = onMission(acts([{ ...STORM, upgrades: ["imperial-march"] }], [{ ...REBELS, at: [300, 560] }]).state);
    const first = after(start, [perform("move")]);
    expect(offered(first)).not.toContain("choose-option imperial-march");
    const second = after(first, [moving(straight(1, { x: 0, y: 1 }, [300, 380])), perform("move")]);
    expect(offered(second)).toContain("choose-option imperial-march");
    const speeds = (state: State) => Math.max(...movesOf(state).map((move) => ("tool" in move ? move.tool.speed : 0)));
    expect([speeds(second), speeds(after(second, [choose("imperial-march")]))]).toEqual([2, 3]);
    const troops: Fielding = { unit: "stormtroopers", upgrades: ["imperial-march"], at: [300, 300] };
    const over = { ...moveFrame(0, "action"), stage: "standby", made: "standard", charged: 1 } as const;
    const frames = [PHASE, acting(0), over];
    const charge = settled(scene({ armies: [[troops], [{ ...REBELS, at: [300, 357] }]], frames })).state;
    expect(offered(charge)).toEqual(["effect 0", "pass"]);
    const charged = after(charge, [effect()]);
    expect(charged.units[0]?.cards).toEqual(["expended"]);
    expect(charged.frames.find((frame) => frame.kind === "attack")).toMatchObject({
      reason: "imperial-march",
      with: "melee",
    });
  });
});
