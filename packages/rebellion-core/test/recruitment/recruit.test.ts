import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { act, asked, cards, eventsOf, legal, refused, side, spot } from "../looks.ts";
import { line } from "../movement/steps.ts";

const REBEL = ["ambush", "its-a-trap"];
const IMPERIAL = ["local-rumors", "target-the-generator"];

/** Both sides have drawn two action cards of their decks' tops. */
function recruiting(more: Scenario = {}): ReturnType<typeof begin> {
  return begin({
    phase: "refresh",
    stage: "recruit",
    round: 2,
    time: 3,
    ...more,
    rebel: { actionTop: REBEL, ...more.rebel },
    imperial: { actionTop: IMPERIAL, ...more.imperial },
  });
}

function take(card: string): Action {
  return { type: "take-card", subject: card };
}

function recruit(card: string, leader: string | null): Action {
  return { type: "recruit", subject: card, leader };
}

const ANOTHER: Action = { type: "draw-another" };

/** Everybody shown on the drawn Rebel cards is in play already. */
function nobodyLeft(more: Scenario = {}): State {
  const leaders = { "general-madine": "pool", "admiral-ackbar": "naboo" } as const;
  return recruiting({ ...more, leaders: { ...leaders, ...more.leaders } }).state;
}

describe("choosing a card", () => {
  it("[reb.recruit.trigger] [reb.recruit.draw-two] [reb.refresh.recruit] Each side draws two action cards and chooses one when it recruits", () => {
    const { state, events } = recruiting();
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "recruit-card", rule: "reb.recruit.draw-two" });
    expect(legal(state)).toEqual(["take-card ambush", "take-card its-a-trap"]);
    const drawn = eventsOf(events, "cards-drawn").filter(({ rule }) => rule === "reb.recruit.draw-two");
    expect(drawn.map(({ deck, cards: list }) => [deck, list.map(({ seenBy }) => seenBy.join())])).toEqual([
      ["rebel-action", ["rebel", "rebel"]],
      ["imperial-action", ["imperial", "imperial"]],
    ]);
    refused(state, take("wookiee-guardian"), "reb.recruit.draw-two");
    refused(state, recruit("ambush", "general-madine"), "reb.recruit.draw-two");
  });

  it("[reb.recruit.simultaneous-choice] The Empire chooses its recruit card without knowing the Rebels' choice", () => {
    const { state } = recruiting();
    expect(asked(state).simultaneous).toEqual(["rebel", "imperial"]);
    const one = act(state, take("ambush"));
    const other = act(state, take("its-a-trap"));
    expect(asked(one.state)).toMatchObject({ seat: "imperial", kind: "recruit-card" });
    expect(one.state.leaders).toEqual(other.state.leaders);
    expect(one.state.frames).toEqual(other.state.frames);
    for (const { state: chosen } of [one, other]) {
      expect(side(chosen, "rebel").aside.map(({ cards: list, knownTo }) => [list.length, knownTo])).toEqual([[1, 1]]);
    }
    expect(one.events.flatMap((event) => (event.type === "cards-moved" ? event.cards : []))).toEqual([
      { card: "its-a-trap", seenBy: ["rebel"] },
    ]);
  });

  it("[reb.recruit.unchosen-to-bottom] The recruit card not chosen goes under the deck, and the other side does not see it", () => {
    const { state } = recruiting();
    const { state: after } = act(state, take("ambush"));
    const { actionDeck } = side(after, "rebel");
    const bottom = actionDeck[actionDeck.length - 1];
    expect(bottom).toMatchObject({ ordered: false, knownTo: 1 });
    expect(bottom?.cards.map((code) => BOX.cards[code]?.id)).toEqual(["its-a-trap"]);
  });

  it("[reb.recruit.keep-drawing] A player who cannot recruit a leader with the drawn cards may draw more, one at a time", () => {
    const state = nobodyLeft({ rebel: { actionTop: [...REBEL, "point-blank-assault", "an-old-friend"] } });
    expect(legal(state)).toEqual(["take-card ambush", "take-card its-a-trap", "draw-another"]);
    const third = act(state, ANOTHER);
    expect(eventsOf(third.events, "cards-drawn")[0]?.rule).toBe("reb.recruit.keep-drawing");
    expect(legal(third.state)).toContain("draw-another");
    const { state: fourth } = act(third.state, ANOTHER);
    // Han Solo waits: that is enough.
    expect(legal(fourth)).not.toContain("draw-another");
    refused(fourth, ANOTHER, "reb.recruit.keep-drawing");
    refused(recruiting().state, ANOTHER, "reb.recruit.keep-drawing");
  });

  it("[reb.faq.recruit-extra-draw-not-binding] A player who drew extra recruit cards may choose any of the drawn cards", () => {
    const start = nobodyLeft({ rebel: { actionTop: [...REBEL, "an-old-friend"] } });
    const state = act(start, ANOTHER).state;
    expect(legal(state)).toEqual(["take-card ambush", "take-card an-old-friend", "take-card its-a-trap"]);
    const { state: after } = act(state, take("ambush"));
    expect(pileSize(side(after, "rebel").actionDeck)).toBe(12 - 1);
  });
});

describe("declaring", () => {
  it("[reb.recruit.rebel-declares-first] The Rebels declare which leader they recruit before the Empire does", () => {
    const chosen = line(recruiting().state, take("ambush"), take("local-rumors")).state;
    expect(asked(chosen)).toMatchObject({ seat: "rebel", kind: "recruit-leader" });
    const { state } = act(chosen, recruit("ambush", "general-madine"));
    expect(spot(state, "general-madine")).toBe("pool");
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "recruit-leader" });
    expect(act(state, recruit("local-rumors", "colonel-yularen")).state.frames.at(-1)?.kind).not.toBe("recruit");
  });

  it("[reb.recruit.to-pool] [reb.recruit.keep-card] The recruited leader goes to the pool, and the card stays hidden in hand", () => {
    const { state, events } = line(
      recruiting().state,
      take("ambush"),
      take("local-rumors"),
      recruit("ambush", "general-madine"),
    );
    expect(eventsOf(events, "leader-recruited")).toMatchObject([{ leader: "general-madine", to: "pool" }]);
    const [admiral] = side(state, "rebel").actions;
    expect(admiral.map(({ knownTo }) => knownTo)).toEqual([1]);
    expect(cards(admiral)).toEqual(["ambush"]);
    expect(side(state, "rebel").aside).toEqual([]);
  });

  it("[reb.recruit.two-leader-card] A card with two leaders recruits only one of them", () => {
    const state = line(
      recruiting({ rebel: { actionTop: ["point-blank-assault", "ambush"] } }).state,
      take("point-blank-assault"),
      take("local-rumors"),
    ).state;
    expect(legal(state)).toEqual([
      "recruit point-blank-assault admiral-ackbar",
      "recruit point-blank-assault general-madine",
    ]);
    const { state: after } = act(state, recruit("point-blank-assault", "admiral-ackbar"));
    expect([spot(after, "admiral-ackbar"), spot(after, "general-madine")]).toEqual(["pool", "supply"]);
    refused(state, recruit("ambush", "general-madine"), "reb.recruit.draw-two");
    refused(state, recruit("point-blank-assault", null), "reb.recruit.not-twice");
    refused(state, take("point-blank-assault"), "reb.recruit.rebel-declares-first");
  });

  it("[reb.recruit.not-twice] A leader who is on the board, in a pool or eliminated cannot be recruited", () => {
    for (const where of ["pool", "naboo", "eliminated"] as const) {
      const start = recruiting({
        rebel: { actionTop: ["point-blank-assault", "ambush"] },
        leaders: { "admiral-ackbar": where },
      });
      const state = line(start.state, take("point-blank-assault"), take("local-rumors")).state;
      expect(legal(state)).toEqual(["recruit point-blank-assault general-madine"]);
      refused(state, recruit("point-blank-assault", "admiral-ackbar"), "reb.recruit.not-twice");
    }
  });

  it("[reb.leader.luke-jedi] Luke Skywalker cannot be recruited while Luke Skywalker (Jedi) is in play, and no card recruits the Jedi", () => {
    const top = { actionTop: ["son-of-skywalker", "ambush"] };
    const free = line(recruiting({ rebel: top }).state, take("son-of-skywalker"), take("local-rumors")).state;
    expect(legal(free)).toEqual(["recruit son-of-skywalker luke-skywalker"]);
    const jedi = recruiting({ rebel: top, leaders: { "luke-skywalker-jedi": "pool" } });
    const state = line(jedi.state, take("son-of-skywalker"), take("local-rumors")).state;
    expect(legal(state)).toEqual(["recruit son-of-skywalker null"]);
  });

  it("[reb.recruit.choose-without-leader] [reb.faq.recruit-unavailable-leader] A card whose leaders are unavailable may be kept without recruiting", () => {
    const state = line(nobodyLeft(), take("its-a-trap"), take("local-rumors")).state;
    expect(legal(state)).toEqual(["recruit its-a-trap null"]);
    const { state: after, events } = act(state, recruit("its-a-trap", null));
    expect(eventsOf(events, "leader-recruited")).toEqual([]);
    expect(cards(side(after, "rebel").actions[0])).toEqual(["its-a-trap"]);
  });

  it("[reb.recruit.team] [reb.recruit.to-pool] The Admiral decides which leader a team recruits, and the leader's color decides who gets leader and card", () => {
    const start = recruiting({ config: { players: 4 } }).state;
    expect(asked(start)).toMatchObject({ seat: "rebel-admiral", simultaneous: ["rebel-admiral", "imperial-admiral"] });
    const chosen = line(start, take("ambush"), take("target-the-generator")).state;
    const { state, events } = act(chosen, recruit("ambush", "general-madine"));
    expect(side(state, "rebel").actions.map(cards)).toEqual([[], ["ambush"]]);
    expect(eventsOf(events, "cards-moved").at(0)?.cards).toMatchObject([{ card: "ambush", holder: "general" }]);
    const trap = line(start, take("its-a-trap"), take("target-the-generator")).state;
    const blue = act(trap, recruit("its-a-trap", "admiral-ackbar"));
    expect(side(blue.state, "rebel").actions.map(cards)).toEqual([["its-a-trap"], []]);
    expect(eventsOf(blue.events, "cards-moved").at(0)?.cards).toMatchObject([{ holder: "admiral" }]);
    expect(asked(state).seat).toBe("imperial-admiral");
  });
});

describe("immediate cards and the first game", () => {
  const FALCON = { actionTop: ["the-millennium-falcon", "ambush"] };

  it("[reb.action.timing-immediate] An immediate card is resolved when it is received", () => {
    const chosen = line(recruiting({ rebel: FALCON }).state, take("the-millennium-falcon"), take("local-rumors")).state;
    const { state, events } = act(chosen, recruit("the-millennium-falcon", "han-solo"));
    expect(eventsOf(events, "action-used")).toMatchObject([{ card: "the-millennium-falcon", faction: "rebel" }]);
    expect(side(state, "rebel").actionsUsed).toHaveLength(1);
  });

  it("[reb.faq.recruit-immediate-lost] An immediate card is lost under the FAQ rulings if all its leaders are captured, eliminated or lured", () => {
    const leaders = { "han-solo": "eliminated", chewbacca: { at: "coruscant", ring: "captured" } } as const;
    const systems = { coruscant: { units: { stormtrooper: 1 } } };
    const start = recruiting({ rebel: FALCON, leaders, systems, config: { rulings: "faq" } }).state;
    const chosen = line(start, take("the-millennium-falcon"), take("local-rumors")).state;
    const { state, events } = act(chosen, recruit("the-millennium-falcon", null));
    expect(eventsOf(events, "action-used")).toEqual([]);
    expect(eventsOf(events, "cards-moved").at(-1)).toMatchObject({ to: "box", rule: "reb.faq.recruit-immediate-lost" });
    expect(side(state, "rebel").actionsUsed.map((code) => BOX.cards[code]?.id)).toEqual(["the-millennium-falcon"]);
  });

  it("[reb.first-game.recruit-ignores-cards] In a first game both players' recruit cards return to the box unused", () => {
    const start = recruiting({ rebel: FALCON, config: { setup: "first-game" } }).state;
    const { state, events } = line(
      start,
      take("the-millennium-falcon"),
      take("local-rumors"),
      recruit("the-millennium-falcon", "han-solo"),
      recruit("local-rumors", "colonel-yularen"),
    );
    expect([spot(state, "han-solo"), spot(state, "colonel-yularen")]).toEqual(["pool", "pool"]);
    expect(eventsOf(events, "action-used")).toEqual([]);
    const boxed = cards(side(state, "rebel").actionsBoxed);
    expect(boxed).toEqual(expect.arrayContaining(["ambush", "the-millennium-falcon"]));
    const rule = "reb.first-game.recruit-ignores-cards";
    expect(eventsOf(events, "cards-moved").filter(({ to }) => to === "box")).toMatchObject(Array(4).fill({ rule }));
    expect(side(state, "rebel").actions.map(pileSize)).toEqual([0, 0]);
    expect(pileSize(side(state, "rebel").actionDeck)).toBe(10);
  });
});
