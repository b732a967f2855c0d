import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import { stateSchema } from "../../../src/saves/parse/state.ts";
import type { State } from "../../../src/state/state.ts";
import { add, choose, effect, faces, PASS, perform } from "../../helpers/actions.ts";
import { acts, after, FAR, READY } from "../../helpers/activations.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";

const LUKE: Fielding = {
  unit: "luke-skywalker-hero-of-the-rebellion",
  upgrades: ["force-reflexes", "jedi-mind-trick"],
  at: [300, 300],
};

function inquisitor(x: number, upgrades: readonly string[] = ["inquisitorius-training"]): Fielding {
  return { unit: "fifth-brother-the-kill-is-mine", upgrades, at: [x, 300], state: READY };
}

function expectKept(state: State): void {
  expect(safeParse(stateSchema(box), JSON.parse(JSON.stringify(state))).output).toEqual(state);
}

const ASKED = ["effect 0", "pass"];

describe("Inquisitorius Training", () => {
  const answered = (x = 430, mine: Fielding = LUKE, card = "force-reflexes"): State =>
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
    const untrained = acts([LUKE], [inquisitor(430, []), FAR]).state;
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
    const two = acts([LUKE], [inquisitor(430), { ...inquisitor(430), at: [300, 430] }, FAR]).state;
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
      [LUKE],
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
});

describe("Inquisitorius Training in attacks and rallies", () => {
  const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };
  const luke: Fielding = { ...LUKE, upgrades: ["force-barrier"], at: [680, 300] };
  const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("A Force Barrier cancelled by Inquisitorius Training cancels no hits and cannot be used again", () => {
    const begun = done(
      scene({
        armies: [
          [storm, { ...inquisitor(680), at: [680, 430] }],
          [leia, luke],
        ],
      }),
      (work) => startAttack(work, 0, "attack", 2),
    ).state;
    const pool = after(
      begun,
      Array.from({ length: 4 }, (_, place) => add(place, 1)),
      ["hit", "hit", "hit", "critical"],
    );
    const asked = after(pool, [choose("force-barrier hits")]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "effects" });
    expectKept(asked);
    const cancelled = playOut(asked, [effect()], ["block", ...faces(4, "blank")]);
    expect(eventsOf(cancelled, "pool-resolved")).toMatchObject([{ wounds: 4 }]);
    expect(cancelled.state.units[3]?.cards).toEqual(["exhausted"]);
    const held = playOut(asked, [effect()], ["blank", ...faces(2, "blank")]);
    expect(eventsOf(held, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    expect(eventsOf(held, "card-turned")).toEqual([]);
    expect(eventsOf(playOut(asked, [PASS], faces(2, "blank")), "pool-resolved")).toMatchObject([{ wounds: 2 }]);
  });

  it("[leg.upgrade.force-measure] Tranquility is not offered while its unit is undeployed", () => {
    const calming: Fielding = { ...LUKE, upgrades: ["tranquility"], at: null };
    const rebels: Fielding = { unit: "rebel-troopers", at: [300, 300], tokens: { suppression: 1 } };
    const start = acts([rebels, calming], [FAR], { stage: "roll" }, ["blank"]).state;
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "action" });
  });

  it("Inquisitorius Training may respond to Tranquility when it is exhausted, but not when it is expended", () => {
    const calming: Fielding = { ...LUKE, upgrades: ["tranquility"], at: [300, 540], tokens: { suppression: 2 } };
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
