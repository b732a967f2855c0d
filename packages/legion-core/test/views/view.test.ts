import { type Event, game, SEATS, type Seat, type State } from "@sw/legion-core";
import { army } from "@sw/legion-core/army";
import { SKIRMISH } from "@sw/legion-core/examples";
import { truth } from "@sw/legion-core/testing";
import { expectOk, HIDDEN, isHidden, scripted, seeded, shownCards } from "@sw/tabletop";
import { expect, it } from "vitest";

/** Random play until somebody is asked that kind of question, with the events of the last step. */
function reached(kind: string, seed: string): { readonly state: State; readonly events: readonly Event[] } {
  const chance = seeded(seed);
  let step = expectOk(game.setup(SKIRMISH, seed));
  for (let count = 0; count < 500; count++) {
    if (game.decision(step.state)?.kind === kind) return step;
    const legal = game.legalActions(step.state);
    const action = legal[chance.pick("action", legal.length, String)];
    if (action === undefined) break;
    step = expectOk(game.apply(step.state, action));
  }
  throw new Error(`nobody is asked for ${kind}`);
}

function opponent(seat: Seat): Seat {
  return seat === "player-1" ? "player-2" : "player-1";
}

it("[leg.info.hand-secret] Only its owner's view shows which command cards a player brought", () => {
  const { state } = expectOk(game.setup(SKIRMISH, "cards"));
  for (const [side, seat] of SEATS.entries()) {
    const hand = game.view(state, seat).config.armies[side]?.commandHand ?? HIDDEN;
    expect(isHidden(hand) ? hand : [...hand].sort()).toEqual([...(SKIRMISH.armies[side]?.commandHand ?? [])].sort());
    for (const viewer of [opponent(seat), "spectator"] as const) {
      const view = game.view(state, viewer);
      expect(view.config.armies[side]).toMatchObject({ commandHand: HIDDEN, battleDeck: HIDDEN });
      expect(JSON.stringify(view.sides[seat])).not.toContain("ambush");
    }
  }
});

it("[leg.info.hand-size-public] Every view shows how many command cards a hand holds", () => {
  const { state } = expectOk(game.setup(SKIRMISH, "cards"));
  for (const seat of SEATS) {
    expect(game.view(state, "spectator").sides[seat].hand).toMatchObject([{ count: 7, cards: HIDDEN }]);
  }
});

it("[leg.command.select-secret] A view hides a selected command card until both are revealed", () => {
  const { state } = reached("choose-command", "secret");
  const decider = game.decision(state)?.seat ?? "player-1";
  const [action] = game.legalActions(state);
  if (action?.type !== "choose-command") throw new Error("no card to choose");
  const { state: after, events } = expectOk(game.apply(state, action));
  expect(game.view(after, decider).sides[decider].chosen).toBe(action.subject);
  for (const viewer of [opponent(decider), "spectator"] as const) {
    expect(game.view(after, viewer).sides[decider].chosen).toEqual(HIDDEN);
    const told = events.map((event) => game.redact(event, viewer));
    expect(told).toContainEqual(expect.objectContaining({ type: "command-chosen", seat: decider }));
    expect(JSON.stringify(told)).not.toContain(action.subject);
  }
  expect(game.decision(after)).toMatchObject({ seat: opponent(decider), simultaneous: expect.any(Array) });
});

it("[leg.mission.split-decks] A view shows the revealed cards of a battle deck, and its owner's view all of them", () => {
  const { state } = expectOk(game.setup(SKIRMISH, "decks"));
  const own = game.view(state, "player-1").sides["player-1"].decks.primary.deck;
  expect(own).toMatchObject([{ count: 3, ordered: false }]);
  expect([...shownCards(own)].sort()).toEqual([...SKIRMISH.armies[0].battleDeck.primary].sort());
  const theirs = game.view(state, "player-2").sides["player-1"].decks.primary.deck;
  expect(theirs).toMatchObject([{ count: 3, cards: HIDDEN }]);
});

it("Determinized states have legal armies and contain all known cards", () => {
  const { state } = reached("activate", "worlds");
  for (const viewer of [...SEATS, "spectator"] as const) {
    const view = game.view(state, viewer);
    for (let number = 0; number < 10; number++) {
      const world = game.determinize(view, seeded(number));
      expect(game.view(world, viewer)).toEqual(view);
      expect(world.config.armies.flatMap((list) => army.check(list))).toEqual([]);
      expect(game.invariants(world)).toEqual([]);
    }
    expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
  }
});

it("Determinized states have different hands of the opponent", () => {
  const { state } = expectOk(game.setup(SKIRMISH, "worlds"));
  const view = game.view(state, "player-1");
  const hands = Array.from({ length: 20 }, (_, number) =>
    JSON.stringify(game.determinize(view, seeded(number)).config.armies[1].commandHand),
  );
  expect(new Set(hands).size).toBeGreaterThan(5);
});
