import { configOf, game } from "@sw/rebellion-core";
import { truth } from "@sw/rebellion-core/testing";
import { expectOk, HIDDEN, at as itemAt, pileCards, pileSize, scripted, seeded } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, test } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { explainedBy } from "./explained.ts";
import {
  asked,
  BOTH,
  boxWith,
  CATALOGUE,
  FIXED,
  LISTED,
  legal,
  line,
  MISSIONS,
  names,
  table,
  take,
} from "./set-up-table.ts";
import { only } from "./table.ts";

describe("the objective deck with the expansion", () => {
  test("[rote.setup.objective-deck] The objective deck has five objectives of each level, including Death Star Plans on levels I and II, stacked I on top of II on top of III", () => {
    const at = table(FIXED);
    const { state } = at.first;
    const parts = [...state.objectiveDeck];
    const levels = parts.map(({ cards }) =>
      cards.map((code) => {
        const card = at.box.cards[code];
        return card?.type === "objective" ? card.entry.level : "none";
      }),
    );
    expect(levels.map((cards) => [new Set(cards).size, cards[0], cards.length])).toEqual([
      [1, "I", 4],
      [1, "II", 5],
      [1, "III", 5],
    ]);
    expect(parts.every(({ ordered, knownTo }) => !ordered && knownTo === 0)).toBe(true);
    const plans = parts.map((part) => names(at, [part]).filter((id) => id.startsWith("death-star-plans")));
    expect(plans.map((ids) => ids.length)).toEqual([0, 1, 1]);
  });

  test("[rote.setup.objective-draw] The Rebels draw one objective of level I when the deck is made", () => {
    const at = table(FIXED);
    const levels = pileCards(at.first.state.objectives).map((code) => {
      const card = at.box.cards[code];
      return card?.type === "objective" ? card.entry.level : "none";
    });
    expect(levels).toEqual(["I"]);
    expect(only(at.first.events, "cards-drawn")[0]).toMatchObject({ deck: "objective", rule: "reb.setup.s4-draw" });
  });

  test("[rote.setup.objective-rest] Objectives that are not used return to the box, and no player sees which they are", () => {
    const at = table(FIXED);
    const { state, events } = at.first;
    const boxed = state.expansion?.objectivesBoxed ?? [];
    expect(pileSize(boxed)).toBe(27 - 15);
    expect(boxed.every(({ knownTo }) => knownTo === 0)).toBe(true);
    for (const viewer of ["rebel", "imperial", "spectator"] as const) {
      const [moved] = only(events, "cards-moved")
        .filter(({ rule }) => rule === "rote.setup.objective-rest")
        .map((event) => at.game.redact(event, viewer));
      expect(moved).toMatchObject({ to: "box", cards: Array.from({ length: 12 }, () => ({ card: HIDDEN })) });
      const view = at.game.view(state, viewer);
      expect(view.expansion?.objectivesBoxed).toMatchObject([{ cards: HIDDEN, count: 12 }]);
      expect(view.hiddenObjectives).toHaveLength(viewer === "rebel" ? 26 : 27);
      const answers = scripted(truth(state, view, at.catalogue));
      expect(at.game.determinize(view, answers)).toEqual(state);
      for (const seed of ["one", "two", "three"]) {
        const dealt = at.game.determinize(view, seeded(seed));
        expect(at.game.invariants(dealt)).toEqual([]);
        expect(at.game.view(dealt, viewer)).toEqual(view);
      }
    }
  });
});

/** Missions of a side that show a leader: of the base box and of the expansion. */
const LEADER_MISSIONS = 12 + 4;

describe("mission sets", () => {
  const SECRET = { ...LISTED };

  test("[rote.setup.mission-sets-secret] Each side picks a card of its mission deck before loyalty is set up, and neither learns what the other picked", () => {
    const at = table(SECRET);
    expect(asked(at, at.first.state)).toBe("rebel: mission-set");
    expect(at.game.decision(at.first.state)?.simultaneous).toEqual(["rebel", "imperial"]);
    expect(only(at.first.events, "loyalty-changed")).toEqual([]);
    expect(legal(at, at.first.state)).toContain("take-card vader-rebel");
    expect(legal(at, at.first.state)).not.toContain("take-card vader-imperial");
    const violation = expectIllegal(
      at.game.apply(at.first.state, take("vader-imperial")),
      "rote.setup.mission-sets-secret",
    );
    explainedBy(violation);
    const picks = ["vader-rebel", "hidden-fleet"].map((card) => line(at, take(card)));
    const views = picks.map(({ state }) => at.game.view(state, "imperial"));
    expect(views[0]).toEqual(views[1]);
    const tales = picks.map(({ events }) => events.map((event) => at.game.redact(event, "imperial")));
    expect(tales[0]).toEqual(tales[1]);
    expect(legal(at, picks[0]?.state ?? at.first.state)).toEqual(legal(at, picks[1]?.state ?? at.first.state));
    for (const viewer of ["rebel", "imperial", "spectator"] as const) {
      const [picked] = picks;
      if (picked === undefined) continue;
      const view = at.game.view(picked.state, viewer);
      expect(at.game.determinize(view, scripted(truth(picked.state, view, at.catalogue)))).toEqual(picked.state);
    }
  });

  test("[rote.setup.mission-sets] A card with the Vader icon chooses the expansion's mission set and any other card the base set, for each side separately", () => {
    const at = table(SECRET);
    const { state, events } = line(at, take("vader-rebel"), take("leader-imperial"));
    expect(only(events, "hand-shown").map(({ faction, cards }) => [faction, cards[0]?.card])).toEqual([
      ["rebel", "vader-rebel"],
      ["imperial", "leader-imperial"],
    ]);
    const [rebels, empire] = state.sides.map(({ missionDeck }) => new Set(names(at, missionDeck)));
    expect(rebels).toContain("vader-rebel");
    expect(rebels).toContain("leader-rebel");
    expect(rebels).not.toContain("hidden-fleet");
    expect(empire).not.toContain("vader-imperial");
    expect(empire).toContain("leader-imperial");
    expect(empire).toContain("trade-negotiations");
    expect(asked(at, state)).toBe("imperial: station-system");
    expect(state.sides.every(({ aside }) => aside.length === 0)).toBe(true);
    expect(at.game.invariants(state)).toEqual([]);
    expect(names(at, [{ cards: [...(state.expansion?.missionsBoxed[1] ?? [])], ordered: false, knownTo: 7 }])).toEqual(
      expect.arrayContaining(["vader-imperial", "vader-imperial", "subversion-imperial-rote"]),
    );
  });

  test("[rote.setup.one-subversion] Exactly one of each side's two Subversion cards stays in the game", () => {
    const at = table(SECRET);
    const kept = (state: State): readonly string[] =>
      state.sides.flatMap(({ missionDeck }) => names(at, missionDeck).filter((id) => id.startsWith("subversion")));
    expect(kept(line(at, take("vader-rebel"), take("vader-imperial")).state)).toEqual([
      "subversion-rebel-rote",
      "subversion-imperial-rote",
    ]);
    expect(kept(line(at, take("hidden-fleet"), take("vader-imperial")).state)).toEqual([
      "subversion-rebel-base",
      "subversion-imperial-rote",
    ]);
    expect(kept(line(at, take("subversion-rebel-base"), take("leader-imperial")).state)).toEqual([
      "subversion-rebel-base",
      "subversion-imperial-base",
    ]);
  });

  test("[rote.setup.mission-sets-fixed] Players are not asked for mission sets that the configuration fixes", () => {
    const at = table(FIXED);
    const { state, events } = at.first;
    expect(asked(at, state)).toBe("imperial: station-system");
    expect(names(at, state.sides[0].missionDeck)).toContain("hidden-fleet");
    expect(names(at, state.sides[0].missionDeck)).not.toContain("vader-rebel");
    expect(names(at, state.sides[1].missionDeck)).toContain("vader-imperial");
    expect(only(events, "cards-moved").map(({ rule }) => rule)).toContain("rote.setup.mission-sets-fixed");
  });

  test.each(BOTH)(
    "[rote.setup.mission-sets] [rote.setup.one-subversion] The mission set of Rise of the Empire has fourteen cards for the %s side including one Subversion, in addition to its leader missions",
    (faction) => {
      const missionSets = { rebel: "rise-of-the-empire", imperial: "rise-of-the-empire" } as const;
      const config = configOf({ ...LISTED, missionSets });
      const { cards } = boxFor(config);
      const { state } = expectOk(game.setup(config, "sets"));
      const { missions, missionDeck } = itemAt(state.sides, BOTH.indexOf(faction));
      const entries = pileCards([...missions, ...missionDeck]).flatMap((code) => {
        const card = itemAt(cards, code);
        return card.type === "mission" && card.entry.set === "regular" ? [card.entry] : [];
      });
      const own = entries.filter(({ missionSet }) => missionSet === "rise-of-the-empire");
      expect(own).toHaveLength(14);
      expect(own.filter(({ mode }) => mode === "oppose")).toHaveLength(1);
      expect(entries.filter(({ missionSet, portrait }) => missionSet === undefined && portrait === null)).toEqual([]);
      expect(entries.filter((entry) => !own.includes(entry))).toHaveLength(LEADER_MISSIONS);
    },
  );

  test("[rote.setup.mission-sets-secret] In a team game the Generals pick the mission sets, because they hold the missions", () => {
    const four = table({ ...SECRET, players: 4 });
    expect(asked(four, four.first.state)).toBe("rebel-general: mission-set");
    expect(asked(four, line(four, take("vader-rebel")).state)).toBe("imperial-general: mission-set");
    const three = table({ ...SECRET, players: 3 });
    expect(three.game.decision(three.first.state)?.simultaneous).toEqual(["rebel", "imperial-general"]);
  });

  test("[rote.setup.mission-sets] A side without missions is not asked for a mission set, and the other side still is", () => {
    const bare = {
      ...CATALOGUE,
      missions: CATALOGUE.missions.filter(({ set, faction }) => set !== "regular" || faction === "rebel"),
    };
    const none = boxWith({ missions: MISSIONS.filter(({ faction }) => faction === "rebel") });
    const at = table(SECRET, "setup", { ...none, missions: bare.missions });
    const { state } = line(at, take("vader-rebel"));
    expect(asked(at, state)).toBe("imperial: station-system");
  });
});
