import type { ScriptedAnswer } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import { act, asked, cards, eventsOf, legal, PASS, queue, refused, units } from "../looks.ts";
import { combat, dice, die, type Fight, fight, goesOn, HERE, line, objective, tactic } from "./table.ts";

const PLANS = "death-star-plans-ii";

/** The moment after the space battle of round 1: fighters before a Death Star. */
function afterBattle(spec: Fight): ReturnType<typeof fight> {
  const fighting = { rebel: { "x-wing": 2, "corellian-corvette": 1 }, imperial: { "death-star": 1 } };
  return fight({
    ...fighting,
    objectives: [PLANS],
    there: ["jan-dodonna"],
    ...spec,
    at: "plans",
    combat: { round: 1, ...spec.combat },
  });
}

/** The three dice of the plans, red. */
function run(faces: string): readonly ScriptedAnswer[] {
  return dice(faces).map((one) => (typeof one === "object" && "label" in one ? { ...one, label: "plans:red" } : one));
}

describe("Death Star Plans", () => {
  it("[reb.death-star.plans-timing] Death Star Plans may be revealed in the space battle after both attacks, when destroyed units have been removed", () => {
    const { state } = fight(
      {
        rebel: { "x-wing": 2 },
        imperial: { "death-star": 1, "tie-fighter": 1 },
        objectives: [PLANS],
        there: ["jan-dodonna"],
      },
      [...dice("", "h-"), ...dice("h---", "h")],
    );
    expect(units(state, HERE)).toEqual({ "x-wing": 1, "death-star": 1 });
    expect(asked(state)).toMatchObject({
      kind: "death-star-plans",
      seat: "rebel",
      rule: "reb.death-star.plans-timing",
    });
    expect(legal(state)).toEqual([`play-objective ${PLANS}`, "pass"]);
    refused(state, objective("death-star-plans-iii"), "reb.death-star.plans-timing");
    refused(state, { type: "done" }, "reb.death-star.plans-timing");
    const passed = line(state, [PASS]);
    expect(asked(passed.state)).toMatchObject({ kind: "retreat", seat: "rebel" });
  });

  it("[reb.death-star.plans-timing] The Rebels are not asked for Death Star Plans if the only fighters are TIE Fighters", () => {
    const { state } = afterBattle({
      rebel: { "corellian-corvette": 1 },
      imperial: { "death-star": 1, "tie-fighter": 1 },
    });
    expect(asked(state).kind).not.toBe("death-star-plans");
  });

  it("[reb.death-star.plans-roll] [reb.death-star.plans-success] Death Star Plans roll three dice; a direct hit destroys the Death Star, gains reputation and removes the card", () => {
    const { state } = afterBattle({});
    const { state: after, events } = line(state, [objective(PLANS)], run("-d-"));
    expect(eventsOf(events, "dice-rolled")).toMatchObject([
      { faction: "rebel", why: "death-star-plans", dice: [{}, {}, {}] },
    ]);
    expect(eventsOf(events, "units-destroyed")).toMatchObject([
      { units: [{ unit: "death-star", count: 1 }], rule: "reb.death-star.plans-success", cause: PLANS },
    ]);
    expect(eventsOf(events, "objective-played")).toMatchObject([{ card: PLANS }]);
    expect(after.reputation).toBe(state.reputation - 2);
    expect(cards(after.objectives)).toEqual([]);
    expect(after.objectivesPlayed.length).toBe(1);
    expect(goesOn(after)).toBe(false);
  });

  it("[reb.death-star.plans-failure] Death Star Plans that fail stay in hand face up and may be used again in a later round", () => {
    const { state } = afterBattle({});
    const { state: after, events } = line(state, [objective(PLANS)], run("hh-"));
    expect(eventsOf(events, "hand-shown")).toMatchObject([
      { deck: "objective", cards: [{ card: PLANS, seenBy: ["rebel", "imperial", "spectator"] }] },
    ]);
    expect(after.reputation).toBe(state.reputation);
    expect(cards(after.objectives)).toEqual([PLANS]);
    for (const viewer of ["rebel", "imperial", "spectator"] as const) {
      expect(game.view(after, viewer).objectives, viewer).toMatchObject([{ cards: [PLANS] }]);
    }
    const { state: next } = line(after, [PASS], [...dice("-", "---"), ...dice("----")]);
    expect(combat(next).round).toBe(2);
    expect(legal(next)).toEqual([`play-objective ${PLANS}`, "pass"]);
    const again = line(next, [objective(PLANS)], run("d--"));
    expect(units(again.state, HERE)).not.toHaveProperty("death-star");
  });

  it("[reb.death-star.plans-one-per-round] Death Star Plans are revealed at most once a round, even with two of the cards in hand", () => {
    const { state } = afterBattle({ objectives: [PLANS, "death-star-plans-iii"] });
    expect(legal(state)).toEqual([`play-objective ${PLANS}`, "play-objective death-star-plans-iii", "pass"]);
    const { state: after } = line(state, [objective("death-star-plans-iii")], run("---"));
    expect(asked(after).kind).toBe("retreat");
    expect(combat(after).plansRound).toBe(1);
  });

  it("[reb.death-star.plans-needs-fighter] [reb.fighter.death-star-plans] [reb.fighter.definition] Death Star Plans require a Rebel fighter in the system", () => {
    expect(asked(afterBattle({ rebel: { "y-wing": 1 } }).state).kind).toBe("death-star-plans");
    const { state } = afterBattle({ rebel: { "mon-calamari-cruiser": 1, "rebel-transport": 1 } });
    expect(asked(state).kind).toBe("retreat");
  });

  it("[reb.death-star.plans-needs-death-star] [reb.death-star.plans-versus-dsuc] Death Star Plans require a Death Star or a Death Star Under Construction in the system", () => {
    const { state } = afterBattle({ imperial: { "star-destroyer": 1 } });
    expect(asked(state).kind).toBe("retreat");
    const building = afterBattle({ imperial: { "death-star-under-construction": 1, "star-destroyer": 1 } });
    const { state: after } = line(building.state, [objective(PLANS)], run("d--"));
    expect(units(after, HERE)).toEqual({ "x-wing": 2, "corellian-corvette": 1, "star-destroyer": 1 });
  });

  it("The Rebels choose which one Death Star Plans destroy if a Death Star and a Death Star Under Construction are in the system", () => {
    const { state } = afterBattle({ imperial: { "death-star": 1, "death-star-under-construction": 1 } });
    const { state: hit } = line(state, [objective(PLANS)], run("d--"));
    expect(asked(hit)).toMatchObject({ kind: "destroy-death-star", seat: "rebel" });
    expect(legal(hit)).toEqual([`destroy ${HERE} death-star`, `destroy ${HERE} death-star-under-construction`]);
    const elsewhere = game.why(hit, { type: "destroy", subject: "death-star", at: "hoth" });
    expect(elsewhere).toMatchObject({ code: "no-death-star", params: { unit: "death-star" } });
    refused(hit, PASS, "reb.death-star.plans-success");
    expect(game.why(hit, PASS)).toMatchObject({ code: "not-asked" });
    for (const [gone, left] of [
      ["death-star", "death-star-under-construction"],
      ["death-star-under-construction", "death-star"],
    ] as const) {
      const { state: after } = line(hit, [{ type: "destroy", subject: gone, at: HERE }]);
      expect(units(after, HERE)).toEqual({ "x-wing": 2, "corellian-corvette": 1, [left]: 1 });
    }
  });

  it("[reb.faq.objective-after-one-per-combat] Death Star Plans that destroyed a Death Star count as the combat's one objective, so no other can be played", () => {
    const objectives = [PLANS, "death-star-plans-iii"];
    const { state } = afterBattle({ objectives, imperial: { "death-star": 1, "death-star-under-construction": 1 } });
    const first = { type: "destroy", subject: "death-star", at: HERE } as const;
    const { state: after } = line(state, [objective(PLANS), first], run("d--"));
    expect(combat(after).objectivePlayed).toBe(true);
    expect(game.whyNotAsked(after, "rebel", "death-star-plans")).toMatchObject({ code: "objective-played" });
  });

  it("[reb.death-star.plans-one-in-a-million] One in a Million can set one of the dice of Death Star Plans", () => {
    const { state } = afterBattle({ there: ["wedge-antilles"], actions: { rebel: ["one-in-a-million"] } });
    const { state: window } = line(state, [objective(PLANS)]);
    expect(asked(window)).toMatchObject({ kind: "action-card", context: { timing: "rolling" } });
    const { state: setting } = line(window, [
      { type: "use-action", subject: "one-in-a-million", leader: "wedge-antilles" },
    ]);
    const { state: after } = line(setting, [die("red", "direct-hit"), { type: "done" }], run("--"));
    expect(units(after, HERE)).not.toHaveProperty("death-star");
  });

  it("[reb.death-star.plans-timing] [reb.death-star.plans-failure] Using Death Star Plans shows the card if it was hidden, and nothing new if it was face up", () => {
    const spec = { there: ["wedge-antilles"], actions: { rebel: ["one-in-a-million"] } };
    const closed = line(afterBattle(spec).state, [objective(PLANS)]);
    expect([asked(closed.state).kind, closed.revealed]).toEqual(["action-card", true]);
    expect(eventsOf(closed.events, "hand-shown")).toHaveLength(1);
    const objectives = [{ card: PLANS, seenBy: ["imperial", "spectator"] }] as const;
    const open = line(afterBattle({ ...spec, objectives }).state, [objective(PLANS)]);
    expect([asked(open.state).kind, open.revealed]).toEqual(["action-card", false]);
    expect(eventsOf(open.events, "hand-shown")).toEqual([]);
  });

  it("[reb.faq.yoda-rerolls-plans] The Master Yoda ring may reroll one of the dice of Death Star Plans", () => {
    const leaders = { "luke-skywalker": { at: HERE, ring: "master-yoda" } };
    const { state } = afterBattle({ leaders });
    const { state: rolled } = line(state, [objective(PLANS)], run("-h-"));
    expect(legal(rolled)).toContain("use-ring master-yoda");
    const { state: picking } = line(rolled, [{ type: "use-ring", subject: "master-yoda" }]);
    const { state: after } = line(picking, [die("red", "blank")], run("d"));
    expect(units(after, HERE)).not.toHaveProperty("death-star");
    expect(after.rerollUsed).toBe(true);
  });

  it("The Rebels are not asked for Death Star Plans if card backs, played cards or an open hand show that they hold none", () => {
    const kindAfter = (spec: Fight): string => asked(afterBattle(spec).state).kind;
    expect(kindAfter({ objectives: ["major-victory"] })).toBe("death-star-plans");
    expect(legal(afterBattle({ objectives: ["major-victory"] }).state)).toEqual(["pass"]);
    expect(kindAfter({ objectives: ["rebel-assault"] })).toBe("retreat");
    expect(kindAfter({ objectives: ["liberation"], objectivesPlayed: [PLANS] })).toBe("retreat");
    expect(kindAfter({ objectives: [{ card: "liberation", seenBy: ["imperial", "spectator"] }] })).toBe("retreat");
    expect(kindAfter({ objectives: [{ card: "liberation", seenBy: ["imperial"] }] })).toBe("death-star-plans");
    expect(kindAfter({ objectives: [] })).toBe("retreat");
  });
});

describe("Death Stars in combat", () => {
  it("[reb.death-star.is-ship] [reb.death-star.space-station] A Death Star fights as a ship and is neither a fighter nor a capital ship", () => {
    const { events } = fight({ rebel: { "x-wing": 1, "y-wing": 1 }, imperial: { "death-star": 1 } }, [
      ...dice("-", "-"),
      ...dice("h---"),
    ]);
    expect(eventsOf(events, "battle-started")).toMatchObject([{ theater: "space" }]);
    expect(eventsOf(events, "damage-assigned")).toEqual([]);
  });

  it("[reb.death-star.ltp-only-plans] A Death Star is not destroyed by damage, by cards or by being the last unit", () => {
    const { state } = fight(
      { rebel: { "mon-calamari-cruiser": 3 }, imperial: { "death-star": 1 }, hands: { rebel: ["space-take-it-down"] } },
      dice("ddds-", "ddd"),
    );
    refused(state, tactic("space-take-it-down", "red"), "reb.tactic.unit-present");
    const { state: after } = line(state, [{ type: "done" }], dice("----"));
    expect(units(after, HERE)).toMatchObject({ "death-star": 1 });
  });

  it("[reb.death-star.dsuc-destroyed-queue] [reb.faq.dsuc-destroyed-without-plans] A destroyed Death Star Under Construction also removes the queued Death Star, and gains no reputation", () => {
    const { state } = fight(
      {
        rebel: { "mon-calamari-cruiser": 2, "x-wing": 3 },
        imperial: { "death-star-under-construction": 1, "star-destroyer": 1 },
        imperialQueue: [{}, {}, { "death-star": 1 }],
        objectives: ["rebel-assault"],
        there: [],
      },
      dice("----", "hhhhs"),
    );
    expect(queue(state, "imperial")[2]).toEqual({ "death-star": 1 });
    const { state: after, events } = line(state, [{ type: "done" }], [...dice("--", "-"), ...dice("s---", "-----")]);
    expect(eventsOf(events, "units-destroyed")).toMatchObject([
      { units: [{ unit: "death-star-under-construction", count: 1 }], at: HERE },
      { units: [{ unit: "death-star", count: 1 }], at: "queue", rule: "reb.death-star.dsuc-destroyed-queue" },
    ]);
    expect(queue(after, "imperial")[2]).toEqual({});
    expect(after.reputation).toBe(state.reputation);
  });

  it("[reb.faq.two-ion-cannons-stalemate] Rebel ships must retreat from a Death Star whose dice two Ion Cannons remove, or are destroyed", () => {
    const spec: Fight = {
      rebel: { "x-wing": 1, "ion-cannon": 2 },
      imperial: { "death-star": 1 },
      at: "retreat",
      combat: { round: 1 },
      there: ["jan-dodonna"],
    };
    const faq = fight({ ...spec, rulings: "faq" });
    expect(legal(faq.state)).not.toContain("pass");
    refused(faq.state, PASS, "reb.faq.two-ion-cannons-stalemate");
    const { state: left } = act(faq.state, { type: "retreat", subject: "jan-dodonna", system: "malastare" });
    expect(units(left, "malastare")).toEqual({ "x-wing": 1 });
    const lost = fight({ ...spec, rulings: "faq", there: [] });
    expect(eventsOf(lost.events, "units-destroyed")).toMatchObject([
      { units: [{ unit: "x-wing", count: 1 }], rule: "reb.faq.two-ion-cannons-stalemate" },
    ]);
    expect(goesOn(lost.state)).toBe(false);
    const free = fight({ ...spec, rulings: "faq", imperial: { "death-star": 1, stormtrooper: 1 } });
    expect(legal(free.state)).toContain("pass");
    const one = fight({ ...spec, rulings: "faq", rebel: { "x-wing": 1, "ion-cannon": 1 } });
    expect(legal(one.state)).toContain("pass");
    const plans = afterBattle({ rulings: "faq", rebel: { "x-wing": 1, "ion-cannon": 2 } });
    const { state: tried } = line(plans.state, [objective(PLANS)], run("---"));
    expect(legal(tried)).toContain("pass");
    const book = fight(spec);
    expect(legal(book.state)).toContain("pass");
    const { state: stayed } = line(book.state, [PASS], dice("", "s"));
    expect(combat(stayed).round).toBe(2);
    const without = fight({ ...spec, there: [] });
    expect(eventsOf(without.events, "units-destroyed")).toMatchObject([{ rule: "reb.combat.next-round" }]);
  });
});
