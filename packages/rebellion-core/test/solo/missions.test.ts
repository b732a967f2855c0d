import { type Action, game, type State } from "@sw/rebellion-core";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { HIDDEN, isHidden } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, act, asks, BASE, empire, expectSound, offered, PASS, PLAY, seen, spotOf } from "./table.ts";

const REBEL_SYSTEM: Scenario["systems"] = { kashyyyk: { loyalty: "rebel" }, naboo: { loyalty: "rebel" } };

function assign(leader: string, mission: string): Action {
  return { type: "assign", subject: leader, mission };
}

/** The mission on the table, and who is on it. */
function onTable(state: State): unknown {
  const frame = state.frames.find(({ kind }) => kind === "mission");
  return frame?.kind === "mission"
    ? { card: game.view(state, "rebel").frames && frame.card, stage: frame.stage }
    : frame;
}

/** Cards of a part of a deck that everybody knows. */
const openIn = (cards: ReturnType<typeof seen>["roundDeck"]): readonly string[] =>
  cards.flatMap((part) => (isHidden(part.cards) ? [] : part.cards));

describe("Missions of a solo Empire", () => {
  it("[solo.command.mission.play] The top card of the Round Deck is revealed, and each pool leader who meets its requirement without help can be sent", () => {
    const state = empire({
      solo: { round: ["rule-by-fear", "hunt-them-down"] },
      systems: { naboo: { units: { stormtrooper: 1 } }, sullust: { units: { stormtrooper: 1 } } },
    });
    const { state: asked, events } = act(state, [PLAY]);
    expect(events).toMatchObject([{ type: "cards-drawn", deck: "round", cards: [{ card: "rule-by-fear" }] }]);
    expect(asks(asked)).toBe("imperial: round-card");
    expect(game.decision(asked)?.context).toEqual({ mission: "rule-by-fear", leaders: [] });
    for (const key of offered(asked)) expect(key).toMatch(/^assign [a-z-]+ rule-by-fear$/);
    expect(offered(asked)).not.toContain("assign general-tagge rule-by-fear");
    expectSound(asked);
    const { state: next } = act(asked, [assign("emperor-palpatine", "rule-by-fear")]);
    expect(onTable(next)).toMatchObject({ stage: "choose" });
    expect(asks(next)).toBe("imperial: mission-system");
    expect(openIn(seen(next).roundDeck)).toEqual([]);
  });

  it("[solo.command.mission.play] The leader of a mission is not asked for if only one meets its requirement", () => {
    const leaders = { "darth-vader": "supply", "general-tagge": "supply", "grand-moff-tarkin": "supply" } as const;
    const { state } = act(
      empire({
        solo: { round: ["rule-by-fear"] },
        leaders,
        systems: { naboo: { units: { stormtrooper: 1 } }, sullust: { units: { stormtrooper: 1 } } },
      }),
      [PLAY],
    );
    expect(asks(state)).toBe("imperial: mission-system");
    expect(spotOf(state, "emperor-palpatine")).toBe("mission");
  });

  it("[solo.command.mission.play] A second leader is asked for only if two leaders bring more than dice", () => {
    const systems = { utapau: { loyalty: "imperial" } } as const;
    const two = empire({ config: ALL, systems, solo: { round: ["construct-super-star-destroyer-rote"] } });
    const { state } = act(two, [PLAY]);
    const [first] = offered(state);
    const { state: second } = act(state, [assign(first?.split(" ")[1] ?? "", "construct-super-star-destroyer-rote")]);
    expect(asks(second)).toBe("imperial: round-card");
    expect(offered(second)).toContain("done");
    expect(offered(second)).not.toContain(first);
    const one = act(empire({ systems, solo: { round: ["construct-super-star-destroyer"] } }), [PLAY]).state;
    const [only] = offered(one);
    expect(asks(act(one, [assign(only?.split(" ")[1] ?? "", "construct-super-star-destroyer")]).state)).not.toBe(
      "imperial: round-card",
    );
  });

  it("[example: unplayable-mission] [example: no-captive] [solo.def.playable-card] [solo.missions.unplayable] [solo.command.mission.unplayable] A mission that cannot be played goes under its own deck, and the next card of that deck is revealed", () => {
    const state = empire({
      solo: { round: ["interrogation", "gather-intel"] },
      imperial: { missionTop: ["carbon-freezing", "display-of-power"] },
      systems: REBEL_SYSTEM,
    });
    const { state: next, events } = act(state, [PLAY]);
    expect(events.flatMap((one) => (one.type === "cards-drawn" ? one.cards.map(({ card }) => card) : []))).toEqual([
      "interrogation",
      "carbon-freezing",
      "display-of-power",
    ]);
    expect(game.decision(next)?.context).toMatchObject({ mission: "display-of-power" });
    expect(openIn(game.view(next, "rebel").sides.imperial.missionDeck)).toEqual(["interrogation", "carbon-freezing"]);
    expect(seen(next).roundDeck).toMatchObject([{ backs: ["starting-mission"] }]);
    expectSound(next);
  });

  it("[solo.def.playable-card] A mission whose requirement no leader in the pool meets cannot be played", () => {
    const leaders = { "darth-vader": "supply", "emperor-palpatine": "supply", "grand-moff-tarkin": "supply" } as const;
    const state = empire({
      solo: { round: ["rule-by-fear"] },
      leaders,
      systems: { naboo: { units: { stormtrooper: 1 } } },
    });
    const { events } = act(state, [PLAY]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cards-moved", deck: "imperial-starting", to: "deck-bottom" }),
    );
  });

  it("[solo.missions.no-starting-playable] The next card of the Round Deck is revealed if no starting mission can be played", () => {
    const leaders = { "darth-vader": "supply", "emperor-palpatine": "supply", "general-tagge": "supply" } as const;
    // No Rebel leader, system or unit: nothing to capture, to look for or to fear; no project site either.
    const state = empire({
      config: { ...BASE },
      solo: {
        round: ["gather-intel", "construct-factory"],
        startingOut: [],
        startingUsed: ["rule-by-fear", "research-and-development"],
      },
      leaders,
    });
    const { state: next, events } = act(state, [PLAY]);
    const drawn = events.flatMap((one) => (one.type === "cards-drawn" ? one.cards.map(({ card }) => card) : []));
    expect(drawn.slice(0, 3)).toEqual(["gather-intel", "capture-rebel-operative", "construct-factory"]);
    expect(asks(next)).not.toBe("nobody");
  });

  it("[solo.missions.after-play] A starting mission returns for the next round, and any other mission is discarded", () => {
    const played = (card: string): State => {
      const state = scenario({
        config: BASE,
        active: "imperial",
        mission: { card, leaders: ["grand-moff-tarkin"], stage: "discard", result: "success", system: "kashyyyk" },
        systems: REBEL_SYSTEM,
      });
      return state;
    };
    expect(seen(played("rule-by-fear")).startingUsed).toEqual(["rule-by-fear"]);
    expect(game.view(played("display-of-power"), "rebel").sides.imperial.missionDiscard).toEqual(["display-of-power"]);
    expect(game.view(played("construct-factory"), "rebel").projectDiscard).toEqual(["construct-factory"]);
    expectSound(played("rule-by-fear"));
  });

  it("[example: back-on-top] [solo.missions.after-play] Break Their Will returns to its deck after a failure, and Interdictor Development with two leaders to the projects", () => {
    const failed = scenario({
      config: ALL,
      active: "imperial",
      leaders: { "han-solo": { at: "mustafar", ring: "captured" } },
      mission: {
        card: "break-their-will",
        leaders: ["darth-vader"],
        stage: "discard",
        result: "failure",
        system: "mustafar",
        target: "han-solo",
      },
      systems: { mustafar: { units: { stormtrooper: 1 } } },
    });
    expect(seen(failed).returning).toEqual(["break-their-will"]);
    const two = scenario({
      config: ALL,
      active: "imperial",
      mission: {
        card: "interdictor-development",
        leaders: ["grand-moff-tarkin", "general-tagge"],
        stage: "discard",
        result: "resolved",
        system: "utapau",
      },
      systems: { utapau: { loyalty: "imperial" } },
    });
    expect(openIn(seen(two).projects)).toEqual(["interdictor-development"]);
    expectSound(two);
  });

  it("[example: one-project] [example: projects-aside] [solo.missions.projects-aside] [solo.command.mission.projects] The projects that a mission would keep are set aside face down", () => {
    const state = scenario({
      config: BASE,
      active: "imperial",
      systems: { utapau: { loyalty: "imperial" } },
      mission: {
        card: "research-and-development",
        leaders: ["general-tagge"],
        stage: "effect",
        result: "resolved",
        system: "utapau",
      },
    });
    const gained =
      asks(state) === "imperial: choose-option" ? act(state, [{ type: "choose-option", subject: 0 }]).state : state;
    expect(seen(gained).projects).toMatchObject([{ cards: HIDDEN, backs: ["project"] }]);
    expectSound(gained);
  });

  it("[solo.missions.projects-aside] Proceeding as Planned reveals projects until one fits its leader, and both wait under the Round Deck", () => {
    const state = scenario({
      config: BASE,
      phase: "assignment",
      active: "imperial",
      imperial: { actions: ["proceeding-as-planned"] },
      leaders: { "moff-jerjerrod": "pool" },
      projectTop: ["superlaser-online", "construct-factory"],
      systems: { utapau: { loyalty: "imperial" } },
    });
    const { state: next } = act(state, [
      { type: "use-action", subject: "proceeding-as-planned", leader: "moff-jerjerrod" },
    ]);
    expect(seen(next).reserved).toEqual([{ card: "construct-factory", leader: "moff-jerjerrod" }]);
    expect(openIn(game.view(next, "rebel").projectDeck)).toEqual(["superlaser-online"]);
    expectSound(next);
  });

  it("[solo.command.alternate] The Empire passes without leaders in the pool, and may reveal main missions once its Round Deck is empty", () => {
    const gone = { "darth-vader": "kessel", "emperor-palpatine": "kessel", "general-tagge": "kessel" } as const;
    const passed = scenario({
      config: BASE,
      active: "imperial",
      leaders: { ...gone, "grand-moff-tarkin": "kessel" },
      rebel: { passed: true },
    });
    expect(game.view(passed, "rebel").phase).not.toBe("command");
    const empty = empire({ imperial: { missionTop: ["display-of-power"] }, systems: REBEL_SYSTEM });
    const { state } = act(empty, [PLAY]);
    expect(game.decision(state)?.context).toMatchObject({ mission: "display-of-power" });
  });

  it("[solo.command.alternate] The Empire's turn continues without missions if no main mission can be played", () => {
    const leaders = {
      "darth-vader": "supply",
      "emperor-palpatine": "supply",
      "grand-moff-tarkin": "supply",
      "general-tagge": "supply",
      "boba-fett": "pool",
      "general-veers": "pool",
    } as const;
    // Of the main missions only those are left in the deck that he cannot do, and one that needs a captive.
    const hidden = game.view(scenario({ config: BASE }), "spectator").sides.imperial.hiddenMissions;
    const missionDiscard = hidden.filter((id) => id !== "carbon-freezing");
    const { state } = act(empire({ leaders, imperial: { missionDiscard } }), [PLAY]);
    expect(asks(state)).toBe("imperial: turn");
    expect(seen(state).nothingPlayable).toBe(true);
    expect(offered(state)).not.toContain("play-mission");
    expectSound(state);
    expect(seen(act(state, [PASS]).state).nothingPlayable).toBe(false);
  });
});

describe("False Orders in a solo game", () => {
  it("[example: one-card-less] [solo.missions.face-down] [solo.decision.false-orders] False Orders puts the top card of the Round Deck under its own deck without replacing it, a project under the projects", () => {
    const table = (round: readonly string[]): State =>
      scenario({
        config: ALL,
        phase: "assignment",
        active: "imperial",
        rebel: { actions: ["false-orders"] },
        solo: { round },
      });
    const state = table(["hunt-them-down", "rule-by-fear"]);
    expect(offered(state)).toContain("use-action false-orders null");
    const { state: next, events } = act(state, [{ type: "use-action", subject: "false-orders", leader: null }]);
    const turned = { deck: "round", from: "deck", to: "open", cards: [{ card: "hunt-them-down" }] };
    expect(events).toContainEqual(expect.objectContaining({ type: "cards-drawn", deck: "round" }));
    expect(events.find(({ type }) => type === "cards-drawn")).toMatchObject(turned);
    expect(openIn(game.view(next, "rebel").sides.imperial.missionDeck)).toEqual(["hunt-them-down"]);
    expect(seen(next).roundDeck).toMatchObject([{ backs: ["starting-mission"] }]);
    expectSound(next);
    expect(asks(table([]))).not.toBe("rebel: action-card");
    const use: Action = { type: "use-action", subject: "false-orders", leader: null };
    const project = act(table(["construct-factory", "rule-by-fear"]), [use]).state;
    expect(openIn(game.view(project, "rebel").projectDeck)).toEqual(["construct-factory"]);
    expectSound(project);
    const starting = act(table(["rule-by-fear", "hunt-them-down"]), [use]).state;
    expect(openIn(seen(starting).startingDeck)).toEqual(["rule-by-fear"]);
  });
});

describe("Missions of a solo Empire that cannot be played yet", () => {
  const RETRY = { ...BASE, solo: { originalCombat: true, retryUnplayableMissions: true } };

  it("[solo.var.unplayable.retry] In the variation an unplayable mission goes under the Round Deck with a reserved leader, and the next card is revealed", () => {
    const state = empire({
      config: RETRY,
      solo: { round: ["interrogation", "display-of-power"] },
      systems: REBEL_SYSTEM,
      leaders: { "boba-fett": "pool" },
    });
    const { state: asked } = act(state, [PLAY]);
    expect(asks(asked)).toBe("imperial: reserve-leader");
    expectSound(asked);
    const [first] = offered(asked);
    const leader = first?.split(" ")[1] ?? "";
    const { state: next } = act(asked, [assign(leader, "interrogation")]);
    expect(seen(next).reserved).toEqual([{ card: "interrogation", leader }]);
    expect(openIn(seen(next).roundDeck)).toEqual(["interrogation"]);
    expect(spotOf(next, leader)).toBe("mission");
    expect(game.decision(next)?.context).toMatchObject({ mission: "display-of-power" });
    expectSound(next);
  });

  it("[example: second-try] [solo.var.unplayable.second-try] A mission with a reserved leader is tried again after the others, or else replaced and its leader freed", () => {
    const spec: Scenario = {
      config: RETRY,
      solo: { reserved: [{ card: "interrogation", leader: "darth-vader" }] },
      imperial: { missionTop: ["display-of-power"] },
      leaders: { "darth-vader": "mission" },
      systems: REBEL_SYSTEM,
    };
    const { state: failed } = act(empire(spec), [PLAY]);
    expect(spotOf(failed, "darth-vader")).toBe("pool");
    expect(game.decision(failed)?.context).toMatchObject({ mission: "display-of-power" });
    const captive = empire({
      ...spec,
      objectives: ["rebel-assault"],
      leaders: { "darth-vader": "mission", "han-solo": { at: "mustafar", ring: "captured" } },
      systems: { mustafar: { units: { stormtrooper: 1 } } },
    });
    const { events } = act(captive, [PLAY]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "mission-revealed", card: "interrogation", leaders: ["darth-vader"] }),
    );
  });

  it("[solo.var.unplayable.retry] A leader is reserved without a question for a mission whose requirement only that leader meets", () => {
    const state = empire({
      config: RETRY,
      solo: { round: ["interrogation", "display-of-power"] },
      systems: REBEL_SYSTEM,
      leaders: { "emperor-palpatine": "kessel", "grand-moff-tarkin": "kessel" },
    });
    const { state: next } = act(state, [PLAY]);
    expect(seen(next).reserved).toEqual([{ card: "interrogation", leader: "darth-vader" }]);
    expect(spotOf(next, "darth-vader")).toBe("mission");
  });

  it("[solo.var.unplayable.second-try] An Empire with only a reserved leader tries that leader's mission again before it reveals a card of the Round Deck", () => {
    const gone = { "emperor-palpatine": "kessel", "grand-moff-tarkin": "kessel", "general-tagge": "kessel" } as const;
    const state = empire({
      config: RETRY,
      solo: { round: ["display-of-power"], reserved: [{ card: "interrogation", leader: "darth-vader" }] },
      objectives: ["rebel-assault"],
      leaders: { ...gone, "darth-vader": "mission", "han-solo": { at: "mustafar", ring: "captured" } },
      systems: { ...REBEL_SYSTEM, mustafar: { units: { stormtrooper: 1 } } },
    });
    const { state: next, events } = act(state, [PLAY]);
    expect(events).toContainEqual(expect.objectContaining({ type: "mission-revealed", card: "interrogation" }));
    const turned = events.filter(({ type }) => type === "cards-drawn");
    expect(turned).toMatchObject([{ cards: [{ card: "interrogation" }], rule: "solo.var.unplayable.second-try" }]);
    expect(seen(next).roundDeck).toMatchObject([{ backs: ["mission"] }]);
  });
});

describe("The Round Deck", () => {
  it("[example: round-decks] [solo.assign.round-deck] The Round Deck has one starting mission, with two main missions in rounds 2 and 3, three later, and two while the base is revealed", () => {
    const made = (round: number, revealed = false): readonly (readonly string[])[] => {
      const state = scenario({ config: BASE, phase: "assignment", round, base: { system: "hoth", revealed } });
      const next = act(state, [{ type: "done" }]).state;
      return seen(next).roundDeck.map(({ backs }) => backs);
    };
    expect(made(2)).toEqual([["starting-mission", "mission", "mission"]]);
    expect(made(3)).toEqual([["starting-mission", "mission", "mission"]]);
    expect(made(4)).toEqual([["starting-mission", "mission", "mission", "mission"]]);
    expect(made(5, true)).toEqual([["starting-mission", "mission", "mission"]]);
  });

  it("[solo.assign.no-leaders] The Empire assigns no leaders in the Assignment Phase and is asked only for action cards", () => {
    const state = scenario({
      config: BASE,
      phase: "assignment",
      active: "imperial",
      imperial: { actions: ["proceeding-as-planned"] },
      leaders: { "moff-jerjerrod": "pool" },
    });
    expect(offered(state)).toEqual(["use-action proceeding-as-planned moff-jerjerrod", "done"]);
    expect(asks(scenario({ config: BASE, phase: "assignment", active: "imperial" }))).toBe("rebel: turn");
  });

  it("[example: cards-left-over] [solo.command.unused-leaders] [solo.refresh.unrevealed] [solo.refresh.discard-missions] Missions not revealed go under the gained projects, and starting missions return to their deck", () => {
    const state = scenario({
      config: ALL,
      phase: "refresh",
      stage: "retrieve",
      solo: {
        round: ["rule-by-fear", "hunt-them-down"],
        startingUsed: ["gather-intel"],
        projects: ["oversee-project", "construct-factory"],
        returning: ["break-their-will"],
      },
    });
    const { solo, sides } = game.view(state, "rebel");
    expect(solo).toMatchObject({ roundDeck: [], projects: [], returning: [], startingUsed: [] });
    expect(solo?.startingDeck).toMatchObject([{ cards: HIDDEN, backs: Array(4).fill("starting-mission") }]);
    const [will, projects, unrevealed, rest] = sides.imperial.missionDeck;
    expect(will?.cards).toEqual(["break-their-will"]);
    expect(projects?.backs).toEqual(["project", "project"]);
    expect(unrevealed).toMatchObject({ cards: HIDDEN, count: 1 });
    expect(rest?.backs.length).toBeGreaterThan(20);
    expectSound(state);
  });
});
