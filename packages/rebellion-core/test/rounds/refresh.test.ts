import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import { BOX } from "../../src/testing/box.ts";
import { act, asked, cards, eventsOf, leadersIn, legal, refused, side, spot } from "../looks.ts";

/** The Refresh Phase from a step on, until somebody is asked. */
function refresh(step: NonNullable<Scenario["stage"]>, more: Scenario = {}): ReturnType<typeof begin> {
  return begin({ phase: "refresh", stage: step, round: 8, time: 8, ...more });
}

const REGULAR = ["hit-and-run", "hidden-fleet", "incite-rebellion", "seek-yoda", "stolen-plans", "daring-rescue"];
const FULL: Scenario = { rebel: { missions: REGULAR } };

function discard(card: string): Action {
  return { type: "discard", subject: card };
}

describe("the order of the Refresh Phase", () => {
  it("[reb.refresh.step-order] The Refresh Phase has leaders, missions, probes, objective, time and deployment, in this order", () => {
    const { events } = refresh("objective", {
      leaders: { "princess-leia": "naboo" },
      rebel: { queue: [{ "x-wing": 1 }] },
    });
    const rules = events.map(({ rule }) => rule);
    const order = [
      "reb.refresh.retrieve-leaders",
      "reb.refresh.draw-two-missions",
      "reb.refresh.probe-droids",
      "reb.refresh.draw-objective",
      "reb.refresh.advance-time",
      "reb.deploy.step",
    ].map((rule) => rules.indexOf(rule as (typeof rules)[number]));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("[reb.refresh.ltp-new-round] [reb.round.game-round] A new game round begins with the Assignment Phase", () => {
    const { state, events } = refresh("end");
    expect(state).toMatchObject({ round: 9, phase: "assignment" });
    expect(eventsOf(events, "phase-started")).toMatchObject([{ phase: "assignment", round: 9 }]);
    expect(asked(state).seat).toBe("rebel");
  });
});

describe("step 1: leaders", () => {
  it("[reb.refresh.retrieve-leaders] All leaders on the board return to their pools in the Refresh Phase", () => {
    const { state } = refresh("retrieve", {
      leaders: { "princess-leia": "naboo", "jan-dodonna": "rebel-base", "darth-vader": "naboo" },
    });
    expect(leadersIn(state, "pool")).toHaveLength(8);
  });

  it("[reb.refresh.retrieve-from-missions] Leaders on mission cards return to their pools, and the cards to the hand", () => {
    const { state, events } = refresh("retrieve", {
      rebel: { assigned: [{ card: "hit-and-run", leaders: ["princess-leia", "general-rieekan"] }] },
    });
    expect(leadersIn(state, "pool")).toHaveLength(8);
    expect(side(state, "rebel").assigned).toEqual([]);
    expect(cards(side(state, "rebel").missions)).toContain("hit-and-run");
    const [back] = eventsOf(events, "mission-returned");
    expect(back?.card).toMatchObject({ card: "hit-and-run", seenBy: ["rebel"] });
  });

  it("[reb.captured.no-pool] Captured leaders do not return to the pool in the Refresh Phase", () => {
    const { state } = refresh("retrieve", {
      leaders: { "princess-leia": { at: "coruscant", ring: "captured" } },
      systems: { coruscant: { units: { stormtrooper: 1 } } },
    });
    expect(spot(state, "princess-leia")).toBe("coruscant");
  });

  it("A detained leader stays on the board for one Refresh Phase and returns to the pool in the next", () => {
    const leaders = { "princess-leia": { at: "naboo", detained: true } };
    const { state } = refresh("retrieve", { leaders });
    expect(spot(state, "princess-leia")).toBe("naboo");
    expect(state.leaders.some(({ detained }) => detained)).toBe(false);
  });

  it("[reb.team.lured-leader-pool] A lured leader returns to the Imperial pool", () => {
    const { state } = refresh("retrieve", {
      leaders: { "luke-skywalker": { at: "naboo", ring: "lure-of-the-dark-side" } },
    });
    expect(spot(state, "luke-skywalker")).toBe("pool");
  });
});

describe("step 2: missions", () => {
  it("[reb.refresh.draw-two-missions] Each side draws two missions in the Refresh Phase", () => {
    const { state, events } = refresh("missions");
    expect(pileSize(side(state, "rebel").missions)).toBe(6);
    expect(pileSize(side(state, "imperial").missions)).toBe(6);
    const drawn = eventsOf(events, "cards-drawn").filter(({ rule }) => rule === "reb.refresh.draw-two-missions");
    expect(drawn.map(({ faction, cards: list }) => [faction, list.length])).toEqual([
      ["rebel", 2],
      ["imperial", 2],
    ]);
    expect(drawn[0]?.cards.every(({ seenBy }) => seenBy.join() === "rebel")).toBe(true);
  });

  it("[reb.refresh.hand-limit] Each side discards missions face up down to ten in the Refresh Phase", () => {
    const { state } = refresh("missions", FULL);
    expect(pileSize(side(state, "rebel").missions)).toBe(12);
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "discard", context: { left: 2 } });
    const one = act(state, discard("hidden-fleet")).state;
    const { state: after, events } = act(one, discard("stolen-plans"));
    expect(pileSize(side(after, "rebel").missions)).toBe(10);
    expect(side(after, "rebel").missionDiscard.map((code) => BOX.cards[code]?.id)).toEqual([
      "hidden-fleet",
      "stolen-plans",
    ]);
    expect(eventsOf(events, "cards-moved")[0]).toMatchObject({ to: "discard", rule: "reb.refresh.hand-limit" });
    expect(asked(after).kind).not.toBe("discard");
  });

  it("Missions can be discarded in any order, so the first discard gives no information about the hand", () => {
    const { state } = refresh("missions", FULL);
    const one = act(state, discard("stolen-plans")).state;
    expect(legal(one)).toContain("discard hidden-fleet");
  });

  it("[reb.refresh.starting-undiscardable] [reb.starting-mission.no-discard] [reb.refresh.starting-count] Starting missions count toward the limit of ten but cannot be discarded", () => {
    const { state } = refresh("missions", FULL);
    for (const card of ["sabotage", "infiltration", "build-alliance", "rapid-mobilization"]) {
      refused(state, discard(card), "reb.refresh.starting-undiscardable");
    }
    refused(state, { type: "done" }, "reb.refresh.hand-limit");
    refused(state, discard("wookiee-uprising"), "reb.refresh.hand-limit");
  });

  it("[reb.refresh.projects-count] Projects count toward the limit of ten missions and may be discarded", () => {
    const projects = [
      "superlaser-online",
      "superlaser-online",
      "oversee-project",
      "construct-factory",
      "construct-death-star",
    ];
    const { state } = refresh("missions", { imperial: { missions: projects } });
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "discard", context: { left: 1 } });
    const { state: after } = act(state, discard("oversee-project"));
    expect(after.projectDiscard.map((code) => BOX.cards[code]?.id)).toEqual(["oversee-project"]);
  });

  it("[reb.refresh.objectives-do-not-count] [reb.objective.not-in-hand-limit] Objectives do not count toward the limit of ten missions", () => {
    const { state } = refresh("missions", {
      rebel: { missions: REGULAR.slice(0, 4) },
      objectives: ["crippling-blow", "liberation", "rebel-assault"],
    });
    expect(pileSize(side(state, "rebel").missions)).toBe(10);
    expect(asked(state).kind).not.toBe("discard");
  });

  it("[reb.refresh.over-limit-allowed] A hand may hold more than ten missions in the other phases", () => {
    const state = scenario({ rebel: { missions: [...REGULAR, "misdirection", "plan-the-assault"] } });
    expect(pileSize(side(state, "rebel").missions)).toBe(12);
    expect(asked(state).kind).not.toBe("discard");
  });

  it("[reb.refresh.team-missions] In a team the General discards missions", () => {
    const { state } = refresh("missions", { ...FULL, config: { players: 4 } });
    expect(asked(state)).toMatchObject({ seat: "rebel-general", kind: "discard" });
  });
});

describe("steps 3 and 4: probes and objective", () => {
  it("[reb.refresh.probe-droids] [reb.probe.draw-two] [reb.probe.secret] The Empire draws two probe cards, which only it sees", () => {
    const { state, events } = refresh("probes", { probeTop: ["naboo", "endor"], base: { system: "hoth" } });
    expect(cards(state.probes)).toEqual(["probe:endor", "probe:naboo"]);
    expect(state.probes.map(({ knownTo }) => knownTo)).toEqual([2]);
    const drawn = eventsOf(events, "cards-drawn").find(({ deck }) => deck === "probe");
    expect(drawn).toMatchObject({ rule: "reb.refresh.probe-droids", faction: "imperial" });
    expect(drawn?.cards.map(({ seenBy }) => seenBy)).toEqual([["imperial"], ["imperial"]]);
  });

  it("[reb.probe.meaning] The base is not in a system whose probe card the Empire draws", () => {
    const { state } = refresh("probes", { probeTop: ["naboo", "endor"], base: { system: "hoth" } });
    const names = state.baseCandidates.map((system) => BOX.placeIds[system]);
    expect(names).not.toContain("naboo");
    expect(names).toContain("hoth");
    expect(state.base.publicCandidates.map((system) => BOX.placeIds[system])).toContain("naboo");
  });

  it("[reb.probe.empty-deck] [reb.probe.kept-not-discarded] The Empire draws no cards from an empty probe deck", () => {
    const all = BOX.systems.map(({ id }) => id).filter((id) => id !== "coruscant" && id !== "hoth");
    const { state, events } = refresh("probes", { base: { system: "hoth" }, probes: all, probesBoxed: [] });
    expect(state.probeDeck).toEqual([]);
    expect(eventsOf(events, "cards-drawn").filter(({ deck }) => deck === "probe")).toEqual([]);
    expect(pileSize(state.probes)).toBe(30);
    expect(state.baseCandidates.map((system) => BOX.placeIds[system])).toEqual(["hoth"]);
  });

  it("[reb.refresh.team-probes] [reb.probe.team-imperial-general] In a team game probe cards are drawn without a question and seen by the whole Imperial side", () => {
    const { events } = refresh("probes", { config: { players: 4 } });
    const drawn = eventsOf(events, "cards-drawn").find(({ deck }) => deck === "probe");
    expect(drawn?.cards.map(({ seenBy }) => seenBy)).toEqual([["imperial"], ["imperial"]]);
  });

  it("[reb.refresh.draw-objective] [reb.objective.draw-one-per-refresh] The Rebels draw one objective in the Refresh Phase", () => {
    const { state, events } = refresh("draw-objective", { objectiveTop: ["regional-support"] });
    expect(cards(state.objectives)).toEqual(["regional-support"]);
    expect(eventsOf(events, "cards-drawn")[0]).toMatchObject({ deck: "objective", rule: "reb.refresh.draw-objective" });
  });

  it("[reb.objective.deck-order] Objectives are drawn in order of their levels: I, then II, then III", () => {
    const one = BOX.cards.flatMap((card) => (card.type === "objective" && card.entry.level === "I" ? [card.id] : []));
    const { state } = refresh("draw-objective", { objectives: one });
    const drawn = cards(state.objectives).filter((id) => !one.includes(id));
    const levels = drawn.map((id) => {
      const card = BOX.cardsById.get(id);
      return card?.type === "objective" ? card.entry.level : "none";
    });
    expect(levels).toEqual(["II"]);
  });
});

describe("step 5: time", () => {
  it("[reb.refresh.advance-time] [reb.time.advance] The time marker advances one space", () => {
    const { state, events } = refresh("time");
    expect(state.time).toBe(9);
    expect(eventsOf(events, "time-advanced")).toMatchObject([{ to: 9, rule: "reb.refresh.advance-time" }]);
  });

  it("[reb.victory.rebel] The Rebels win at once when the time marker meets the reputation marker", () => {
    const { state, events } = refresh("time", { reputation: 9 });
    expect(state.outcome).toMatchObject({ winners: ["rebel"], reason: "reputation", rule: "reb.victory.rebel" });
    expect(state.frames).toEqual([]);
    expect(eventsOf(events, "phase-started")).toEqual([]);
  });

  it("[reb.refresh.icons-of-new-space] [reb.time.icon-spaces] Leaders are recruited on spaces 2 to 5 of the time track, and units are built on 2, 4, 6, 8, 10, 12 and 14", () => {
    const systems = { naboo: { loyalty: "rebel" } } as const;
    const spaces = Array.from({ length: 14 }, (_, index) => index + 2);
    const asks = (step: "recruit" | "build", time: number): string =>
      asked(refresh(step, { time, reputation: 16, systems }).state).kind;
    const recruits = spaces.filter((time) => asks("recruit", time) === "recruit-card");
    const builds = spaces.filter((time) => asks("build", time) === "build");
    expect(recruits).toEqual([2, 3, 4, 5]);
    expect(builds).toEqual([2, 4, 6, 8, 10, 12, 14]);
  });

  it("[reb.refresh.recruit-before-build] Recruiting comes before building on a space with both icons", () => {
    const { state } = refresh("time", { time: 3, round: 3, systems: { naboo: { loyalty: "rebel" } } });
    expect(asked(state).kind).toBe("recruit-card");
    expect(state.frames.map((frame) => (frame.kind === "refresh" ? frame.stage : frame.kind))).toEqual([
      "build",
      "recruit",
    ]);
  });
});

describe("effects that last for the round", () => {
  it("Effects that last for the round end when the round ends", () => {
    const { state } = refresh("end", {
      modifiers: [
        { effect: { kind: "leader-does-not-pin" }, card: "public-support", until: "end-of-round", system: "naboo" },
      ],
    });
    expect(state.modifiers).toEqual([]);
  });
});
