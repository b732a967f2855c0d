import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, declare, perform, unitChosen } from "../../../helpers/actions.ts";
import { active, answers, here, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";
import { apart, through } from "../reach.ts";

const STORM = "stormtroopers";
const DIN = here("din-djarin-the-mandalorian");

const crowd = (unit: string): readonly UnitSpec[] =>
  [
    [450, 300],
    [350, 300],
    [400, 350],
    [400, 250],
  ].map(([x = 0, y = 0]) => apart(unit, 0, { at: [x, y] }));

const askedFor = (state: State): readonly string[] => offered(state).filter((key) => key.startsWith("choose-unit"));

it("[leg.cards.command-use] Whistling Birds hits at most three enemies, for one action", () => {
  const start = revealing("whistling-birds", "p1.0", { units: [DIN] }, { units: crowd(STORM) });
  const asked = through(start, "perform whistling-birds", "choose-unit p2.0", "choose-unit p2.1");
  expect(askedFor(asked)).toEqual(["choose-unit p2.2", "choose-unit p2.3"]);
  expect(askedFor(through(asked, "choose-unit p2.2"))).toEqual([]);
});

it("[leg.kw.bounty.score] Whistling Birds scores the bounty of an enemy that it defeats", () => {
  const scored = (bounty: number): readonly number[] => {
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [DIN], hand: [], revealed: "whistling-birds", faction: "galactic-empire" },
      "player-2": { units: [{ unit: STORM, at: [450, 300], defeated: 3, tokens: { bounty } }, LOST], hand: [] },
    });
    const asked = answers(start, "perform whistling-birds");
    const { state } = play(asked, [unitChosen("p2.0")], { draws: dice(["hit"]) });
    return state.sides.map(({ points }) => points);
  };
  expect([scored(1), scored(0)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

describe("I Like Those Odds, Whistling Birds", () => {
  const DIN = { unit: "din-djarin-the-mandalorian", at: [400, 200] } as const;

  it("[leg.command.timing-5-during-activation] I Like Those Odds gives Din an aim token, and lets him attack another unit after an attack action", () => {
    expect(tokensOf(playing("i-like-those-odds", { units: [DIN] }).state, "p1.0")["aim"]).toBe(1);
    const state = active(
      "i-like-those-odds",
      [DIN],
      [
        { unit: "rebel-veterans", at: [400, 400] },
        { unit: "rebel-veterans", at: [550, 400] },
      ],
    );
    let asked = play(state, [perform("attack"), declare("p2.0")]).state;
    for (let step = 0; step < 12 && game.decision(asked)?.kind !== "volley"; step++) {
      const actions: readonly Action[] = game.legalActions(asked);
      asked = play(asked, [
        actions.find(({ type }) => type === "add-weapon") ?? actions[actions.length - 1] ?? DONE,
      ]).state;
    }
    expect(offered(asked)).toEqual(["declare p2.1", "done"]);
  });

  it("[leg.wounds.outside-attack-no-defense] Whistling Birds rolls a white die per miniature of up to 3 enemy units at range 1; hits, criticals and surges wound", () => {
    const state = active(
      "whistling-birds",
      [DIN],
      [
        { unit: "rebel-veterans", at: [400, 330] },
        { unit: STORM, at: [530, 200], defeated: 2 },
        { unit: STORM, at: [400, 70] },
      ],
    );
    const asked = play(state, [perform("whistling-birds")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "choose-unit p2.2", "done"]);
    const { state: hit, events } = play(asked, [unitChosen("p2.1"), DONE], { draws: dice(["hit", "attack-surge"]) });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "dice-rolled", dice: ["white-attack", "white-attack"] }),
    );
    expect(hit.units[2]?.miniatures.every(({ status }) => status === "defeated")).toBe(true);
    expect(game.decision(hit)).toMatchObject({ kind: "action", context: { actions: 1 } });
  });
});

describe("Whistling Birds, I Like Those Odds", () => {
  /** A unit of either side acts, the first player having revealed a card. */
  function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { hand: [], revealed, ...mine },
      "player-2": { hand: [], units: theirs },
    });
  }

  it("[leg.wounds.outside-attack-no-defense] Blanks rolled for Whistling Birds deal no wounds", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", at: [400, 300] };
    const foe: UnitSpec = { unit: STORM, at: [530, 300], defeated: 1 };
    const asked = answers(acting("whistling-birds", "p1.0", { units: [din] }, [foe, LOST]), "perform whistling-birds");
    const chosen = game.legalActions(asked).filter((one) => one.type === "choose-unit");
    const { state } = play(asked, chosen, { draws: dice(["blank", "hit", "blank"]) });
    expect(game.decision(state)).toMatchObject({ kind: "wounds", context: { unit: "p2.0", wounds: 1 } });
  });

  it("[leg.command.timing-5-during-activation] The extra attack of I Like Those Odds does not trigger another one", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", at: [400, 200] };
    const foes: readonly UnitSpec[] = [300, 400, 500].map((x) => ({
      unit: "rebel-veterans",
      at: [x, 400],
      defeated: [1, 2, 3],
    }));
    let now = play(acting("i-like-those-odds", "p1.0", { units: [din] }, [...foes, LOST]), [perform("attack")]).state;
    let volleys = 0;
    for (let step = 0; step < 60 && game.decision(now)?.kind !== "action"; step++) {
      const all = game.legalActions(now);
      const kind = game.decision(now)?.kind;
      if (kind === "volley") volleys += 1;
      const next = kind === "pool" ? all.at(-1) : (all.find(({ type }) => type === "add-weapon") ?? all[0]);
      now = play(now, [next ?? DONE]).state;
    }
    expect([game.decision(now)?.kind, volleys]).toEqual(["action", 1]);
  });
});
