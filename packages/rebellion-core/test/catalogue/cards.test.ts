import { type ActionEntry, defaultCatalogue, type Faction, type MissionEntry } from "@sw/rebellion-core/catalogue";
import { describe, expect, it } from "vitest";

const { actions, leaders, missions, objectives, rings, tactics } = defaultCatalogue;

function copies(cards: readonly { readonly copies: number }[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

function missionsOf(faction: Faction, set: MissionEntry["set"]): readonly MissionEntry[] {
  return missions.filter((mission) => mission.faction === faction && mission.set === set);
}

function actionsOf(faction: Faction, set: ActionEntry["set"]): readonly ActionEntry[] {
  return actions.filter((action) => action.faction === faction && action.set === set);
}

describe("leaders", () => {
  it("Four leaders of each side start in the pool", () => {
    const starting = (faction: Faction): readonly string[] =>
      leaders.filter((leader) => leader.faction === faction && leader.start === "starting").map(({ id }) => id);
    expect(starting("rebel")).toEqual(["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan"]);
    expect(starting("imperial")).toEqual(["emperor-palpatine", "grand-moff-tarkin", "darth-vader", "general-tagge"]);
  });

  it("The Admiral and the General of each side each get two of its four starting leaders", () => {
    for (const faction of ["rebel", "imperial"] as const) {
      const starting = leaders.filter((leader) => leader.faction === faction && leader.start === "starting");
      expect(starting.filter(({ pool }) => pool === "admiral")).toHaveLength(2);
      expect(starting.filter(({ pool }) => pool === "general")).toHaveLength(2);
    }
  });

  it("The catalogue lists 13 Rebel leaders, then 12 Imperial ones; all but three have tactic values", () => {
    expect(leaders.map(({ faction }) => faction)).toEqual([
      ...Array.from({ length: 13 }, () => "rebel"),
      ...Array.from({ length: 12 }, () => "imperial"),
    ]);
    const without = leaders.filter(({ tactics }) => tactics === null);
    expect(without.map(({ id }) => id)).toEqual(["mon-mothma", "janus-greejatus", "boba-fett"]);
  });

  it("Luke Skywalker (Jedi) counts as Luke Skywalker, and is the only leader who enters play only through a card", () => {
    const special = leaders.filter(({ start, countsAs }) => start === "special" || countsAs !== null);
    expect(special).toMatchObject([{ id: "luke-skywalker-jedi", start: "special", countsAs: "luke-skywalker" }]);
  });
});

describe("mission cards", () => {
  it("[reb.starting-mission.four-each] Each side has four starting missions", () => {
    const starting = (faction: Faction): readonly string[] => missionsOf(faction, "starting").map(({ id }) => id);
    expect(starting("rebel")).toEqual(["build-alliance", "infiltration", "sabotage", "rapid-mobilization"]);
    expect(starting("imperial")).toEqual([
      "capture-rebel-operative",
      "gather-intel",
      "research-and-development",
      "rule-by-fear",
    ]);
    expect(copies([...missionsOf("rebel", "starting"), ...missionsOf("imperial", "starting")])).toBe(8);
  });

  it("The box has 68 mission cards: a deck of 25 for each side, the starting missions, and ten projects", () => {
    expect(copies(missions)).toBe(68);
    expect(copies(missionsOf("rebel", "regular"))).toBe(25);
    expect(copies(missionsOf("imperial", "regular"))).toBe(25);
  });

  it("[reb.project.are-missions] The projects are ten mission cards of five kinds, each requiring one logistics icon", () => {
    const projects = missionsOf("imperial", "project");
    expect(projects).toHaveLength(5);
    expect(copies(projects)).toBe(10);
    for (const project of projects) {
      expect(project).toMatchObject({ skill: "logistics", icons: 1, mode: "resolve", portrait: null });
    }
    expect(missionsOf("rebel", "project")).toEqual([]);
  });

  it("Twelve missions of each deck picture a leader of their side, who meets the skill requirement without help", () => {
    for (const faction of ["rebel", "imperial"] as const) {
      const pictured = missions.filter((mission) => mission.faction === faction && mission.portrait !== null);
      expect(pictured).toHaveLength(12);
      expect(new Set(pictured.map(({ portrait }) => portrait)).size).toBe(12);
      for (const { portrait, skill, icons } of pictured) {
        const leader = leaders.find(({ id }) => id === portrait);
        expect(leader?.faction).toBe(faction);
        expect(skill === null ? 0 : leader?.skills[skill]).toBeGreaterThanOrEqual(icons);
      }
    }
  });

  it("Every resolved mission that pictures a leader has an extra effect for that leader", () => {
    const extra = missions.filter(({ mode, portrait }) => mode === "resolve" && portrait !== null);
    expect(extra.map(({ id }) => id)).toEqual([
      "contingency-plan",
      "seek-yoda",
      "double-our-efforts",
      "probe-droid-initiative",
    ]);
    for (const { effect, portraitEffect } of extra) {
      const more = effect.some((step) => step.op === "advance-queue" && step.portraitMore > 0);
      expect(more || portraitEffect !== undefined).toBe(true);
    }
    for (const { mode, portraitEffect } of missions)
      expect(mode === "attempt" && portraitEffect !== undefined).toBe(false);
  });
});

describe("action cards", () => {
  it("[reb.action.starting-definition] The Rebels and the Empire have 6 and 4 starting action cards, and 12 recruit cards each", () => {
    expect(actions).toHaveLength(34);
    expect(actionsOf("rebel", "starting")).toHaveLength(6);
    expect(actionsOf("imperial", "starting")).toHaveLength(4);
    expect(actionsOf("rebel", "recruit")).toHaveLength(12);
    expect(actionsOf("imperial", "recruit")).toHaveLength(12);
  });

  it("Each recruitable leader is on two recruit cards, and each starting leader is on one starting card", () => {
    for (const { id, faction, start } of leaders) {
      const shown = (set: ActionEntry["set"]): number =>
        actionsOf(faction, set).filter((action) => action.leaders.includes(id)).length;
      expect([id, shown("recruit"), shown("starting")]).toEqual([
        id,
        start === "recruit" ? 2 : 0,
        start === "starting" ? 1 : 0,
      ]);
    }
  });

  it("Two starting action cards show no leader, and both attach a ring to any leader of their side", () => {
    const bare = actions.filter((action) => action.leaders.length === 0);
    expect(bare.map(({ id }) => id)).toEqual(["human-cyborg-relations", "resourceful-astromech"]);
    for (const card of bare) {
      expect(card).toMatchObject({ set: "starting", timing: "immediate", needs: "nothing" });
      expect(card.effect).toMatchObject([{ op: "attach-ring", to: "own-leader" }]);
    }
  });

  it("Action cards of combats and missions require their leader in the same system", () => {
    const inPlay = actions.filter(({ timing }) => timing !== "assignment" && timing !== "immediate");
    const elsewhere = inPlay.filter(({ needs }) => needs !== "system").map(({ id, needs }) => [id, needs]);
    expect(elsewhere).toEqual([
      ["noble-sacrifice", "captured"],
      ["undercover", "board"],
      ["blindside", "assigned"],
      ["ready-for-action", "pool"],
    ]);
  });

  it("An action card that brings in its leader from elsewhere places the leader as its first step", () => {
    for (const { needs, effect, timing } of actions) {
      const moves = needs === "board" || (needs === "pool" && timing === "start-of-combat");
      if (moves) expect(effect[0]).toEqual({ op: "place-leader", at: "here" });
    }
  });

  it("Action cards of the Assignment Phase take their leader from the pool", () => {
    const assignment = actions.filter(({ timing }) => timing === "assignment");
    expect(assignment).toHaveLength(14);
    expect(assignment.filter(({ needs }) => needs !== "pool")).toEqual([]);
  });
});

describe("other cards", () => {
  it("The box has five objectives of each level, in the order of the levels", () => {
    const levels = ["I", "II", "III"].flatMap((level) => Array.from({ length: 5 }, () => level));
    expect(objectives.map(({ level }) => level)).toEqual(levels);
  });

  it("Combat objectives require won battles or destroyed units, and Refresh Phase objectives require a situation on the board", () => {
    const combat = ["destroyed", "destroyed-type", "won-battle", "death-star-run"];
    for (const { timing, test } of objectives) expect(timing === "combat").toBe(combat.includes(test.type));
  });

  it("[reb.tactic.two-decks] The box has fifteen space and fifteen ground tactic cards", () => {
    expect(copies(tactics.filter(({ theater }) => theater === "space"))).toBe(15);
    expect(copies(tactics.filter(({ theater }) => theater === "ground"))).toBe(15);
  });

  it("The box has seven rings, the Imperial ones listed first", () => {
    expect(rings.map(({ faction }) => faction)).toEqual([
      "imperial",
      "imperial",
      "imperial",
      "rebel",
      "rebel",
      "rebel",
      "rebel",
    ]);
    expect(new Set(rings.map(({ ability }) => ability)).size).toBe(7);
  });
});
