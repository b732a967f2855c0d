import { type Action, configOf, type Event, game, type State, type Viewer } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { expectIllegal, type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { cardCount, expectOk, HIDDEN, isHidden } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { allowed, END, hand, legal, only, play, refused, side, table, VIEWERS } from "../turn/table.ts";

const CHOOSE = "dbg.mode.secret-choose-four";
const NINE = defaultCatalogue.bases
  .filter(({ faction, startingBase }) => faction === "empire" && !startingBase)
  .map(({ id }) => id);

function choose(subject: string): Action {
  return { type: "choose-base", subject };
}

/** A game of Secret Bases in which the players have chosen these. */
function secretly(
  empire: readonly string[],
  rebel: readonly string[],
  seed = "secret",
): { state: State; events: readonly Event[] } {
  const { state } = expectOk(game.setup(configOf({ mode: "secret-bases" }), seed));
  return play(state, [...empire, ...rebel].map(choose));
}

const EMPIRE_FOUR = ["kessel", "ord-mantell", "endor", "rodia"];
const OTHER_FOUR = ["corellia", "mustafar", "kafrene", "rodia"];
const REBEL_FOUR = ["mon-cala", "bespin", "hoth", "yavin-4"];

/** The viewers who may not know the Empire's bases. */
const OTHERS: readonly Viewer[] = ["rebel", "spectator"];

describe("the introductory game and all bases", () => {
  it("[dbg.mode.ten-bases-each] Each faction has ten bases, and five of them are used in the introductory game", () => {
    const intro = expectOk(game.setup(configOf(), "bases")).state;
    const full = expectOk(game.setup(configOf({ mode: "full-galaxy" }), "bases")).state;
    for (const faction of game.seats) {
      expect(defaultCatalogue.bases.filter((base) => base.faction === faction)).toHaveLength(10);
      expect([side(intro, faction).baseCount, side(full, faction).baseCount]).toEqual([5 - 1, 10 - 1]);
    }
  });
});

describe("full galaxy", () => {
  it("[dbg.mode.full-all-bases] In full galaxy both players have all ten bases of their faction, and all other rules are as in the introductory game", () => {
    const { state } = expectOk(game.setup(configOf({ mode: "full-galaxy" }), "galaxy"));
    for (const faction of game.seats) {
      const own = defaultCatalogue.bases.filter((base) => base.faction === faction).map(({ id }) => id);
      const { base, bases, boxedCount } = side(state, faction);
      expect([base?.card, ...(isHidden(bases) ? [] : bases)]).toEqual(expect.arrayContaining(own));
      expect(boxedCount).toBe(0);
      expect(base?.card).toBe(faction === "empire" ? "lothal" : "dantooine");
    }
    const intro = expectOk(game.setup(configOf({ bases: 4 }), "galaxy")).state;
    for (const seat of game.seats) expect(hand(state, seat)).toEqual(hand(intro, seat));
    expect([state.row, state.force, state.pilots, state.active]).toEqual([
      intro.row,
      intro.force,
      intro.pilots,
      intro.active,
    ]);
  });

  it("[dbg.mode.full-all-bases] In full galaxy any of the nine other bases may be revealed next, and both players know which are left", () => {
    const spec: Scenario = {
      config: { mode: "full-galaxy" },
      active: "rebel",
      empire: { base: null },
      rebel: { victory: ["lothal"] },
    };
    const { state: asked } = play(scenario(spec), [END]);
    expect(legal(asked)).toEqual(NINE.map((base) => `choose-base ${base}`));
    for (const viewer of VIEWERS) expect(game.view(asked, viewer).sides.empire.bases).toEqual(NINE);
    const { state: chosen } = play(asked, [choose("kafrene")]);
    expect(table(chosen).sides.empire.bases).toEqual(NINE.filter((base) => base !== "kafrene"));
  });

  it("[dbg.mode.full-recommended-four] Full galaxy defaults to four bases", () => {
    expect(configOf({ mode: "full-galaxy" })).toEqual({ mode: "full-galaxy", bases: 4, bribing: false });
    expect(configOf({ mode: "full-galaxy", bases: 3 }).bases).toBe(3);
    expect(configOf().bases).toBe(3);
  });
});

describe("secret bases", () => {
  it("[dbg.mode.secret-choose-four] In secret bases each player chooses four of the nine other bases, the Empire first, before cards are dealt", () => {
    const { state, events } = expectOk(game.setup(configOf({ mode: "secret-bases" }), "choose"));
    expect(events).toMatchObject([{ type: "game-started", mode: "secret-bases", rule: CHOOSE }]);
    expect(table(state).sides).toMatchObject({
      empire: { base: { card: "lothal" } },
      rebel: { base: { card: "dantooine" } },
    });
    const seats: (string | undefined)[] = [];
    let at = state;
    for (const base of [...EMPIRE_FOUR, ...REBEL_FOUR]) {
      expect(game.decision(at)).toMatchObject({
        kind: "secret-bases",
        rule: CHOOSE,
        simultaneous: ["empire", "rebel"],
      });
      expect(table(at).row).toEqual(Array(6).fill(null));
      seats.push(game.decision(at)?.seat);
      allowed(at, choose(base));
      at = expectOk(game.apply(at, choose(base))).state;
    }
    expect(seats).toEqual([...Array(4).fill("empire"), ...Array(4).fill("rebel")]);
    expect(side(at, "empire")).toMatchObject({ base: { card: "lothal" }, bases: EMPIRE_FOUR });
    expect(side(at, "rebel")).toMatchObject({ base: { card: "dantooine" }, bases: REBEL_FOUR });
    expect(game.decision(at)).toMatchObject({ seat: "empire", kind: "actions" });
    expect(table(at).row).not.toContain(null);
    for (const seat of game.seats) expect(cardCount(side(at, seat).hand)).toBe(5);
  });

  it("[dbg.mode.secret-choose-four] Any four of nine secret bases can be chosen, and each of the 126 sets is listed in one order", () => {
    const { state } = expectOk(game.setup(configOf({ mode: "secret-bases" }), "sets"));
    const sets = new Set<string>();
    const explore = (at: State): void => {
      if (game.decision(at)?.seat !== "empire") {
        sets.add(String(side(at, "empire").bases));
        return;
      }
      for (const action of game.legalActions(at)) explore(expectOk(game.apply(at, action)).state);
    };
    explore(state);
    expect(sets.size).toBe(126);
  });

  it("[dbg.mode.secret-choose-four] Secret bases can be chosen in any order and taken back until the fourth is chosen", () => {
    const { state } = expectOk(game.setup(configOf({ mode: "secret-bases" }), "order"));
    const backwards = [...EMPIRE_FOUR].reverse().map(choose);
    expect(play(state, backwards).state).toEqual(play(state, EMPIRE_FOUR.map(choose)).state);
    const { state: three, events } = play(state, backwards.slice(0, 3));
    const taking: Action = { type: "unpick", pick: { type: "choose-base", subject: "endor" } };
    const back = expectOk(game.apply(three, taking));
    expect(back.state).toEqual(play(state, ["ord-mantell", "rodia"].map(choose)).state);
    expect(back.events).toMatchObject([{ type: "secret-base-taken-back", base: { card: "endor" } }]);
    expect(game.redact(expectOk(game.apply(three, taking)).events[0] ?? (events[0] as Event), "rebel")).toMatchObject({
      base: { card: HIDDEN },
    });
    expect(game.legalActions(three, { picks: "all" })).toHaveLength(6 + 3);
  });

  it("[dbg.mode.secret-choose-four] The starting base, the opponent's bases and a base already chosen are refused as secret bases, and so is any other action", () => {
    const { state } = expectOk(game.setup(configOf({ mode: "secret-bases" }), "wrong"));
    const { state: one } = play(state, [choose("mustafar")]);
    for (const base of ["lothal", "hoth", "nowhere", "mustafar"]) refused(one, choose(base), CHOOSE);
    for (const action of [END, { type: "pass" }, { type: "done" }] as const) refused(one, action, CHOOSE);
    allowed(one, choose("kafrene"));
    expectIllegal(game.apply(one, choose("hoth"), { by: "rebel" }), "tt.decision.decider");
  });

  it("[dbg.mode.secret-rest-out] The five secret bases not chosen return to the box and never come into play", () => {
    const { state } = secretly(EMPIRE_FOUR, REBEL_FOUR);
    const rest = NINE.filter((base) => !EMPIRE_FOUR.includes(base));
    expect(side(state, "empire")).toMatchObject({ boxed: rest, boxedCount: 5, baseCount: 4 });
    const spec: Scenario = {
      config: { mode: "secret-bases" },
      active: "rebel",
      empire: { base: null, bases: EMPIRE_FOUR },
      rebel: { victory: ["lothal"], bases: REBEL_FOUR },
    };
    const { state: asked } = play(scenario(spec), [END]);
    expect(legal(asked)).toEqual(EMPIRE_FOUR.map((base) => `choose-base ${base}`));
    for (const base of rest) refused(asked, choose(base), "dbg.turn-start.new-base");
  });

  it("[dbg.mode.secret-recommended-four] Secret bases defaults to four bases", () => {
    expect(configOf({ mode: "secret-bases" })).toEqual({ mode: "secret-bases", bases: 4, bribing: false });
    expect(configOf({ mode: "secret-bases", bases: 2 }).bases).toBe(2);
  });
});

describe("what others know of secret bases", () => {
  it("[dbg.mode.secret-unknown] Only their owner sees secret bases; the opponent and spectators see their number and the nine candidates", () => {
    const { state } = secretly(EMPIRE_FOUR, REBEL_FOUR);
    expect(side(state, "empire")).toMatchObject({ bases: EMPIRE_FOUR, hiddenBases: [] });
    for (const viewer of OTHERS) {
      expect(game.view(state, viewer).sides.empire).toMatchObject({
        bases: HIDDEN,
        baseCount: 4,
        boxed: HIDDEN,
        boxedCount: 5,
        hiddenBases: NINE,
      });
    }
    expect(game.view(state, "empire").sides.rebel).toMatchObject({ bases: HIDDEN, boxed: HIDDEN });
  });

  it("[dbg.mode.secret-unknown] Events, decisions and views of other seats are the same whichever secret bases are chosen", () => {
    const told = (four: readonly string[], viewer: Viewer): readonly unknown[] => {
      const { state, events } = secretly(four, REBEL_FOUR);
      const redacted = events.map((event) => game.redact(event, viewer));
      return [...redacted, game.view(state, viewer)];
    };
    for (const viewer of OTHERS) expect(told(EMPIRE_FOUR, viewer)).toEqual(told(OTHER_FOUR, viewer));
    expect(told(EMPIRE_FOUR, "empire")).not.toEqual(told(OTHER_FOUR, "empire"));
    const start = expectOk(game.setup(configOf({ mode: "secret-bases" }), "half")).state;
    const half = (base: string): State => expectOk(game.apply(start, choose(base))).state;
    for (const viewer of OTHERS) {
      expect(game.view(half("kessel"), viewer)).toEqual(game.view(half("corellia"), viewer));
    }
    const asked = { kind: "secret-bases", rule: CHOOSE, simultaneous: ["empire", "rebel"] };
    const own = { ...asked, yours: true, seat: "rebel", context: { left: 4 } };
    expect(game.view(half("kessel"), "rebel").decision).toMatchObject(own);
    expect(game.view(half("kessel"), "spectator").decision).toEqual({ ...asked, yours: false, seat: "empire" });
    const [chosen] = only(secretly(EMPIRE_FOUR, REBEL_FOUR).events, "secret-base-chosen");
    expect(chosen).toMatchObject({ seat: "empire", base: { card: "kessel", seenBy: ["empire"] } });
  });

  it("[dbg.mode.secret-unknown] Choosing the next secret base shows only the one revealed", () => {
    const asked = (bases: readonly string[]): State => {
      const state = scenario({
        config: { mode: "secret-bases" },
        active: "rebel",
        empire: { base: { card: "lothal", damage: 7 }, bases },
        rebel: { play: ["rebel-trooper"], bases: REBEL_FOUR },
      });
      const line: Action[] = [
        { type: "commit", subject: 101, target: "base" },
        { type: "attack", subject: "base" },
        END,
      ];
      return play(state, line).state;
    };
    const [one, other] = [asked(EMPIRE_FOUR), asked(OTHER_FOUR)];
    const mistaken = (state: State): unknown => game.apply(state, choose("kessel"), { by: "rebel" });
    expect(mistaken(one)).toEqual(mistaken(other));
    for (const viewer of OTHERS) {
      expect(game.view(one, viewer).decision).toEqual({
        yours: false,
        seat: "empire",
        kind: "new-base",
        rule: "dbg.turn-start.new-base",
        simultaneous: [],
      });
      expect(game.view(one, viewer)).toEqual(game.view(other, viewer));
      const revealed = [one, other].map((state) => play(state, [choose("rodia")]));
      expect(revealed.map(({ state }) => game.view(state, viewer).sides.empire)).toMatchObject([
        { base: { card: "rodia" }, bases: HIDDEN, baseCount: 3, hiddenBases: NINE.filter((base) => base !== "rodia") },
        { base: { card: "rodia" }, bases: HIDDEN, baseCount: 3 },
      ]);
      const [first, second] = revealed.map(({ state, events }) => [
        game.view(state, viewer),
        events.map((event) => game.redact(event, viewer)),
      ]);
      expect(first).toEqual(second);
    }
    expect(game.view(one, "empire").decision).toMatchObject({ yours: true, context: { bases: EMPIRE_FOUR } });
  });
});

describe("pairs", () => {
  it("[dbg.mode.pairs] A game in pairs is rejected as a known mode whose rules are published elsewhere", () => {
    const config = { mode: "pairs", bases: 3, bribing: false } as const;
    expectIllegal(game.setup(config, 1), "dbg.mode.pairs");
    expectIllegal(game.parse.config(config), "dbg.mode.pairs");
    for (const mode of ["introductory", "full-galaxy", "secret-bases"] as const) {
      expect(game.setup({ ...config, mode }, 1)).toMatchObject({ ok: true });
    }
  });
});
