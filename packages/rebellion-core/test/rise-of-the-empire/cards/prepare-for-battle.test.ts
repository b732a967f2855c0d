import { game, type State } from "@sw/rebellion-core";
import { expectOk, HIDDEN, at as itemAt, type ScriptedAnswer, scripted, seeded } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { truth } from "../../../src/testing/index.ts";
import { after, asks, BOX, eventsOf, judged, legal, mission, option, REVEAL, refused, spot, told } from "./table.ts";

const SPEC = { card: "prepare-for-battle", leaders: ["saw-gerrera", "mon-mothma"], system: "sullust" } as const;
const SUBJUGATED = {
  systems: {
    sullust: { loyalty: "rebel", units: { stormtrooper: 1 } },
    mustafar: { units: { "star-destroyer": 1, stormtrooper: 1 } },
  },
} as const;

/** The four cards on top of the space deck. */
const TOP = ["space-onslaught", "space-critical-hit", "space-critical-hit", "space-no-escape"];
const LOOKED: readonly ScriptedAnswer[] = TOP.map((answer) => ({ label: "look:space-tactic", answer }));

function top(card: string): Action {
  return { type: "put-card", subject: card, where: "top" };
}

function under(card: string): Action {
  return { type: "put-card", subject: card, where: "bottom" };
}

/** A tactic deck part by part: its cards where their order is set, else how many there are, and who knows them. */
function deck(state: State, theater: 0 | 1): readonly (readonly [readonly string[] | number, number])[] {
  return itemAt(state.tacticDecks ?? [], theater).map(({ cards, ordered, knownTo }) => [
    ordered ? cards.map((code) => itemAt(BOX.cards, code).id) : cards.length,
    knownTo,
  ]);
}

/** The Rebels have looked at the space deck. */
function looked(): State {
  return after(judged("rebel", "success", SPEC, SUBJUGATED), [option(0)], LOOKED);
}

describe("Prepare for Battle with the tactic decks of the base box", () => {
  test("[rote.card.prepare-for-battle] Prepare for Battle returns its leaders to the pool and asks for a tactic deck", () => {
    const state = judged("rebel", "success", SPEC, SUBJUGATED);
    expect(SPEC.leaders.map((leader) => spot(state, leader))).toEqual(["pool", "pool"]);
    expect(asks(state)).toBe("rebel: tactic-deck");
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1"]);
    const ground = told(
      state,
      [option(1)],
      [
        { label: "look:ground-tactic", answer: "ground-bombardment" },
        { label: "look:ground-tactic", answer: "ground-dig-in" },
        { label: "look:ground-tactic", answer: "ground-dig-in" },
        { label: "look:ground-tactic", answer: "ground-onslaught" },
      ],
    );
    expect(eventsOf(ground.events, "cards-looked-at")).toMatchObject([{ deck: "ground-tactic" }]);
    expect(deck(ground.state, 0)).toEqual([[15, 0]]);
  });

  test("[rote.card.prepare-for-battle] Prepare for Battle puts each of four cards on top or at the bottom, first those for the bottom and then those for the top", () => {
    const state = looked();
    const cards = ["space-critical-hit", "space-no-escape", "space-onslaught"];
    const both = [...cards.map((card) => `put-card ${card} top`), ...cards.map((card) => `put-card ${card} bottom`)];
    expect(legal(state)).toEqual(both);
    const lower = after(state, [under("space-critical-hit"), under("space-no-escape")]);
    expect(game.decision(lower)?.context).toEqual({ card: "prepare-for-battle", left: 2 });
    const upper = after(lower, [top("space-critical-hit")]);
    expect(deck(upper, 0)).toEqual([
      [["space-onslaught", "space-critical-hit"], 1],
      [11, 0],
      [["space-critical-hit", "space-no-escape"], 1],
    ]);
    expect(asks(upper)).not.toContain("put-card");
    const allButOne = after(state, [
      under("space-onslaught"),
      under("space-critical-hit"),
      under("space-critical-hit"),
    ]);
    expect(legal(allButOne)).toEqual(["put-card space-no-escape top", "put-card space-no-escape bottom"]);
    const up = after(state, [top("space-no-escape")]);
    expect(legal(up)).toEqual(["put-card space-critical-hit top", "put-card space-onslaught top"]);
    expect(game.decision(up)?.context).toEqual({ card: "prepare-for-battle", left: 3, where: "top" });
  });

  test("[rote.card.prepare-for-battle] The Empire sees how many cards go to which end, but not which cards", () => {
    const { state, events } = told(looked(), [under("space-onslaught"), top("space-no-escape")]);
    for (const event of events) expect(JSON.stringify(game.redact(event, "imperial"))).not.toContain("onslaught");
    expect(JSON.stringify(game.view(state, "imperial").tacticDecks?.decks)).not.toContain("no-escape");
    expect(JSON.stringify(game.view(state, "rebel").tacticDecks?.decks)).toContain("no-escape");
    expect(game.view(state, "spectator").tacticDecks?.hiddenTactics).toHaveLength(30);
  });
});

test.each(["rebel", "imperial", "spectator"] as const)(
  "The view of %s with an ordered tactic deck can be determinized to the true state and to others, and the state can be read back from a save",
  (viewer) => {
    const { state } = told(looked(), [under("space-onslaught"), top("space-no-escape")]);
    const view = game.view(state, viewer);
    expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
    const other = game.determinize(view, seeded("another"));
    expect(game.view(other, viewer)).toEqual(view);
    expect(game.invariants(other)).toEqual([]);
    expect(expectOk(game.parse.state(JSON.parse(JSON.stringify(state))))).toEqual(state);
  },
);

describe("a tactic deck that Prepare for Battle has ordered", () => {
  const TACTIC_TOP = ["space-no-escape", "space-onslaught"];
  const ORDERED = [
    [TACTIC_TOP, 1],
    [13, 0],
  ] as const;

  /** A combat begins in Sullust; nobody is left in the pools. */
  function combat(units: Readonly<Record<string, number>>): State {
    const away = [
      "emperor-palpatine",
      "grand-moff-tarkin",
      "general-tagge",
      "mon-mothma",
      "jan-dodonna",
      "princess-leia",
    ];
    return judged(
      "rebel",
      "resolved",
      { card: "behind-enemy-lines", leaders: ["general-rieekan"], system: "sullust" },
      {
        tacticTop: TACTIC_TOP,
        systems: { sullust: { units } },
        leaders: { ...Object.fromEntries(away.map((leader) => [leader, "ilum"])), "darth-vader": "sullust" },
      },
    );
  }

  /** The combat is over, nothing more than necessary having been done in it. */
  function fought(start: State): State {
    let state = start;
    while (state.frames.some(({ kind }) => kind === "combat")) {
      const options = game.legalActions(state);
      const idle = options.find(({ type }) => type === "pass" || type === "done");
      state = after(state, [idle ?? itemAt(options, 0)]);
    }
    return state;
  }

  test("[rote.card.prepare-for-battle] [reb.combat.end-reshuffle] The order set by Prepare for Battle outlasts a combat in which none of the cards is drawn", () => {
    const state = combat({ "rebel-trooper": 1, stormtrooper: 1 });
    expect(state.tacticDecks).toBeUndefined();
    expect(deck(fought(state), 0)).toEqual(ORDERED);
  });

  test("[rote.card.prepare-for-battle] Cards ordered by Prepare for Battle are drawn in that order, so the Rebels know what the Empire drew, and the deck is then shuffled", () => {
    const state = combat({ "x-wing": 1, "tie-fighter": 1 });
    const hands = (viewer: "rebel" | "imperial" | "spectator") => {
      const shown = game.view(state, viewer).frames.find((frame) => frame.kind === "combat");
      return shown?.kind === "combat" ? shown.tactics.hands.map(([space]) => space.map(({ cards }) => cards)) : [];
    };
    expect(hands("rebel")).toEqual([[["space-no-escape"]], [HIDDEN, ["space-onslaught"]]]);
    const [theirs, own] = hands("imperial");
    expect([theirs, own?.flat()]).toEqual([[HIDDEN], expect.arrayContaining(["space-onslaught"])]);
    expect(hands("spectator")).toEqual([[HIDDEN], [HIDDEN]]);
    expect(fought(state).tacticDecks).toBeUndefined();
  });
});

describe("Prepare for Battle with advanced tactic cards", () => {
  test("[rote.card.prepare-for-battle] Prepare for Battle returns all discarded Rebel advanced cards to their decks, but no Imperial cards and none removed from the game", () => {
    const state = judged("rebel", "success", SPEC, {
      ...SUBJUGATED,
      config: { combat: "cinematic" },
      advancedTactics: { discards: ["escort", "take-cover", "tow-cables", "overrun"], removed: ["confrontation"] },
    });
    expect(asks(state)).not.toContain("tactic-deck");
    const names = (codes: readonly number[] = []): readonly string[] =>
      codes.map((code) => itemAt(boxFor(state.config).cards, code).id);
    expect(names(state.advancedTactics?.discards.flat(2))).toEqual(["overrun"]);
    expect(names(state.advancedTactics?.removed)).toEqual(["confrontation"]);
    expect(spot(state, "saw-gerrera")).toBe("pool");
  });
});

test("Prepare for Battle can be attempted only in subjugated systems, with one special operations icon", () => {
  const attempted = (...leaders: readonly string[]): State =>
    mission("rebel", "prepare-for-battle", leaders, {
      leaders: Object.fromEntries(leaders.map((leader) => [leader, "mission"])),
      systems: { ...SUBJUGATED.systems, naboo: { loyalty: "rebel", units: { "rebel-trooper": 1 } } },
    });
  expect(legal(after(attempted("han-solo"), [REVEAL]))).toEqual(["choose-system mustafar", "choose-system sullust"]);
  refused(attempted("mon-mothma"), REVEAL, "reb.mission.skill-requirement");
});
