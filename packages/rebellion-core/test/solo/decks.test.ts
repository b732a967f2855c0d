import { game } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import { HIDDEN } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, BASE, expectSound } from "./table.ts";

describe("The decks of the Empire in a solo game", () => {
  it("[solo.missions.face-down] Of the Round Deck everybody sees how many starting and main missions lie in it, and nothing else", () => {
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

  it("[solo.missions.main-deck] The hidden projects are known as a set, wherever they lie", () => {
    const state = scenario({ config: ALL, solo: { round: ["oversee-project"], roundProjects: 1 } });
    expectSound(state);
    const { solo, hiddenProjects } = game.view(state, "imperial");
    expect(solo?.roundDeck).toMatchObject([{ cards: HIDDEN, backs: ["project"] }]);
    expect(hiddenProjects).toContain("oversee-project");
  });
});
