import { type Action, game, type State } from "@sw/deckbuilder-core";
import { pieceId, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { steadyBot } from "../../src/games/deckbuilder.ts";

function choice(state: State): Action {
  const seat = game.decision(state)?.seat ?? "empire";
  const view = game.view(state, seat);
  return steadyBot(view, game.options(view));
}

function after(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((before, action) => expectOk(game.apply(before, action)).state, state);
}

/** What the bot does from here until the turn ends or so many choices are made. */
function choices(state: State, most: number): readonly Action[] {
  const made: Action[] = [];
  let now = state;
  while (made.length < most && game.decision(now) !== undefined) {
    const action = choice(now);
    made.push(action);
    if (action.type === "end-turn") break;
    now = after(now, action);
  }
  return made;
}

describe("the turn", () => {
  test("The steady bot plays cards that give resources first, and other cards before any other action", () => {
    const state = scenario({ resources: 9, empire: { hand: ["stormtrooper", "imperial-shuttle"], play: ["at-st"] } });
    expect(choices(state, 2).map((action) => "subject" in action && action.subject)).toEqual([
      "imperial-shuttle",
      "stormtrooper",
    ]);
  });

  test("The steady bot spends its remaining resources on the best card that it can pay for", () => {
    const state = scenario({ resources: 5, row: ["tie-fighter", "x-wing", "lobot", "boba-fett"] });
    expect(choice(state)).toEqual({ type: "purchase", subject: 3 });
    expect(choice(scenario({ resources: 4, row: ["tie-fighter", "x-wing", "lobot", "boba-fett"] }))).toMatchObject({
      type: "purchase",
      subject: expect.not.stringMatching("3"),
    });
  });

  test("The steady bot attacks with all cards that can attack, then ends the turn", () => {
    const state = scenario({
      row: ["lobot"],
      empire: { play: ["stormtrooper", "imperial-shuttle", "star-destroyer"] },
    });
    const [trooper, destroyer] = [pieceId(state, "stormtrooper"), pieceId(state, "star-destroyer")];
    expect(choices(state, 9)).toEqual([
      { type: "commit", subject: trooper, target: "base" },
      { type: "commit", subject: destroyer, target: "base" },
      { type: "attack", subject: "base" },
      { type: "end-turn" },
    ]);
  });
});

describe("attacks", () => {
  const row = ["luke-skywalker"];

  test("The steady bot hunts a row card with a worthwhile reward, using units that just reach its target value", () => {
    const state = scenario({
      row,
      rebel: { base: "sullust" },
      empire: { play: ["at-at", "stormtrooper", "tie-fighter"] },
    });
    const made = choices(state, 3);
    expect(made.map(({ type }) => type)).toEqual(["commit", "commit", "attack"]);
    expect(made.at(-1)).toEqual({ type: "attack", subject: 0 });
    expect(after(state, ...made, { type: "accept" })).toMatchObject({ resources: 4 });
  });

  test("The steady bot destroys a base that it can destroy now before it hunts", () => {
    const rebel = { base: { card: "dantooine", damage: 1 } };
    const state = scenario({ row, rebel, empire: { play: ["at-at", "stormtrooper"] } });
    expect(choices(state, 3).at(-1)).toEqual({ type: "attack", subject: "base" });
  });

  test("The steady bot puts damage on one ship until it is destroyed", () => {
    const rebel = { play: ["rebel-transport", "mon-calamari-cruiser"] };
    const state = scenario({ row: ["lobot"], rebel, empire: { play: ["stormtrooper"] } });
    const trooper = pieceId(state, "stormtrooper");
    const asked = after(
      state,
      { type: "commit", subject: trooper, target: "base" },
      { type: "attack", subject: "base" },
    );
    expect(choice(asked)).toMatchObject({ type: "assign", amount: 2 });
  });
});

describe("abilities", () => {
  test("The steady bot exiles a card for its effect only if that is worth more, such as destroying a base", () => {
    const play = (damage: number): State =>
      scenario({
        active: "rebel",
        row: ["lobot"],
        empire: { base: { card: "lothal", damage } },
        rebel: { play: ["y-wing"] },
      });
    const spent = (state: State): State =>
      after(
        state,
        { type: "commit", subject: pieceId(state, "y-wing"), target: "base" },
        { type: "attack", subject: "base" },
      );
    expect(choice(spent(play(1)))).toEqual({ type: "end-turn" });
    expect(choice(spent(play(4)))).toMatchObject({ type: "use" });
  });

  test("The steady bot repairs a base that is about to be destroyed, but not a slightly damaged one", () => {
    const craft = (damage: number): State =>
      scenario({ empire: { base: { card: "lothal", damage }, play: ["landing-craft"] }, row: ["lobot"] });
    const option = (state: State): Action =>
      choice(after(state, { type: "use", subject: pieceId(state, "landing-craft") }));
    expect(option(craft(0))).toEqual({ type: "choose-option", subject: "resources" });
    expect(option(craft(6))).toEqual({ type: "choose-option", subject: "repair" });
  });

  test("The steady bot discards its least useful card, whichever player demands the discard", () => {
    const empire = { hand: ["darth-vader", "imperial-shuttle", "stormtrooper"] };
    const state = scenario({ active: "rebel", empire, rebel: { play: ["snowspeeder"] } });
    const asked = after(state, { type: "use", subject: pieceId(state, "snowspeeder") });
    expect(game.decision(asked)?.seat).toBe("empire");
    expect(choice(asked)).toMatchObject({ type: "pick", subject: "imperial-shuttle" });
  });

  test("The steady bot exiles starters and keeps good cards", () => {
    const defeated = (discard: readonly string[]): State => {
      const state = scenario({ row: ["b-wing"], empire: { play: ["boba-fett"], discard } });
      const boba = pieceId(state, "boba-fett");
      const won = after(state, { type: "commit", subject: boba, target: 0 }, { type: "attack", subject: 0 });
      expect(game.decision(won)?.kind).toBe("reward");
      return won;
    };
    const thinned = after(defeated(["imperial-shuttle", "darth-vader", "at-at"]), { type: "accept" });
    expect(choice(thinned)).toMatchObject({ type: "pick", subject: "imperial-shuttle" });
    expect(choice(after(thinned, choice(thinned)))).toEqual({ type: "done" });
    expect(choice(defeated(["imperial-shuttle"]))).toEqual({ type: "accept" });
    expect(choice(defeated(["darth-vader"]))).toEqual({ type: "decline" });
  });

  test("The steady bot does not destroy ships of its own side in the row", () => {
    const state = scenario({
      resources: 4,
      row: ["star-destroyer", "mon-calamari-cruiser", "rebel-transport"],
      empire: { base: "death-star" },
    });
    const asked = after(state, { type: "use", subject: "base" });
    expect(choice(asked)).toEqual({ type: "pick", zone: "galaxy-row", subject: 1 });
  });
});
