import { game } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import { HIDDEN } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, act, asks, BASE, DONE, empire, expectSound, PLAY, seen } from "./table.ts";

describe("The decks of the Empire in a solo game", () => {
  it("[solo.missions.face-down] All viewers see how many starting and main missions the Round Deck holds, and nothing else about it", () => {
    const state = scenario({
      config: BASE,
      solo: {
        round: ["research-and-development", "oversee-project", "hunt-them-down"],
        projects: ["construct-factory"],
        memory: { asked: [1, null, "hoth"] },
      },
    });
    expectSound(state);
    for (const viewer of ["rebel", "imperial", "spectator"] as const) {
      const { solo } = game.view(state, viewer);
      expect(solo?.roundDeck).toMatchObject([{ cards: HIDDEN, backs: ["starting-mission", "mission", "mission"] }]);
      expect(solo?.projects).toMatchObject([{ cards: HIDDEN, backs: ["project"] }]);
      expect(solo?.memory).toEqual({ asked: [1, null, "hoth"] });
    }
  });

  it("[solo.missions.main-deck] The hidden projects are known as a set, in whichever deck they are", () => {
    const state = scenario({ config: ALL, solo: { round: ["oversee-project"], roundProjects: 1 } });
    expectSound(state);
    const { solo, hiddenProjects } = game.view(state, "imperial");
    expect(solo?.roundDeck).toMatchObject([{ cards: HIDDEN, backs: ["project"] }]);
    expect(hiddenProjects).toContain("oversee-project");
  });

  it("[solo.assign.round-deck] An empty Main Missions deck is reshuffled from its discards", () => {
    const config = { config: BASE, phase: "assignment", round: 3 } as const;
    const { sides, hiddenProjects } = game.view(scenario(config), "spectator");
    const missionDiscard = sides.imperial.hiddenMissions;
    const emptied = scenario({ ...config, imperial: { missionDiscard }, solo: { projects: hiddenProjects } });
    expect(game.view(emptied, "spectator").sides.imperial.missionDeck).toEqual([]);
    const { state } = act(emptied, [DONE]);
    expect(seen(state).roundDeck.flatMap(({ backs }) => backs)).toEqual(["starting-mission", "mission", "mission"]);
    expect(game.view(state, "spectator").sides.imperial.missionDiscard).toEqual([]);
    expectSound(state);
  });

  it.each([
    ["of the Round Deck", { round: ["carbon-freezing"] }, []],
    ["that was the last of its deck", {}, ["carbon-freezing"]],
  ] as const)(
    "[solo.missions.unplayable] [solo.assign.round-deck] A refused main mission %s goes under the reshuffled discards",
    (_, solo, missionTop) => {
      const { sides, hiddenProjects } = game.view(scenario({ config: BASE }), "spectator");
      const missionDiscard = sides.imperial.hiddenMissions.filter((card) => card !== "carbon-freezing");
      const systems = { corellia: { loyalty: "imperial" } } as const;
      const asked = empire({
        systems,
        imperial: { missionTop, missionDiscard },
        solo: { ...solo, projects: hiddenProjects },
      });
      const { state, events } = act(asked, [PLAY]);
      expect(asks(state)).toBe("imperial: round-card");
      expect(events.find(({ type }) => type === "deck-shuffled")).toMatchObject({ rule: "reb.discard.reshuffle" });
      expect(game.view(state, "spectator").sides.imperial.missionDiscard).toEqual([]);
      expectSound(state);
    },
  );

  it("[solo.missions.projects-aside] Proceeding as Planned goes on with the reshuffled discards if the last project of the deck does not fit", () => {
    const state = scenario({
      config: BASE,
      phase: "assignment",
      active: "imperial",
      imperial: { actions: ["proceeding-as-planned"] },
      leaders: { "moff-jerjerrod": "pool" },
      projectTop: ["superlaser-online"],
      projectDiscard: ["construct-factory", "construct-super-star-destroyer", "oversee-project"],
      solo: { projects: ["superlaser-online"] },
      systems: { utapau: { loyalty: "imperial" } },
    });
    const { state: next } = act(state, [
      { type: "use-action", subject: "proceeding-as-planned", leader: "moff-jerjerrod" },
    ]);
    expect(seen(next).reserved).toMatchObject([{ leader: "moff-jerjerrod" }]);
    expect(game.view(next, "spectator").projectDiscard).toEqual([]);
    expectSound(next);
  });

  it("[solo.missions.projects-aside] The number of projects known to be in the Round Deck drops by one when a project is revealed, and not for another mission", () => {
    const left = (card: string): number => {
      const round = [card, "oversee-project", "superlaser-online"];
      const systems = {
        corellia: { loyalty: "imperial", units: { stormtrooper: 1 } },
        kessel: { subjugated: true, units: { stormtrooper: 1 } },
      } as const;
      const { state } = act(empire({ systems, solo: { round, roundProjects: 2 } }), [PLAY]);
      expectSound(state);
      return seen(state).roundProjects;
    };
    expect(left("rule-by-fear")).toBe(2);
    expect(left("construct-factory")).toBe(1);
  });

  it("[solo.missions.projects-aside] A gained project goes into the next Round Deck first, and all viewers know that it is there", () => {
    const made = (projects: readonly string[]): number => {
      const assigning = scenario({ config: BASE, phase: "assignment", round: 3 });
      const tidied = scenario({ config: BASE, phase: "refresh", stage: "retrieve", round: 3, solo: { projects } });
      const [rebel, imperial] = assigning.sides;
      const [, { missionDeck }] = tidied.sides;
      const { projectDeck } = tidied;
      const { state } = act({ ...assigning, projectDeck, sides: [rebel, { ...imperial, missionDeck }] }, [DONE]);
      expectSound(state);
      return seen(state).roundProjects;
    };
    expect(made([])).toBe(0);
    expect(made(["oversee-project"])).toBe(1);
    expect(made(["oversee-project", "construct-factory"])).toBe(2);
  });
});
