import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { chooseCard, DONE, perform } from "../../../helpers/actions.ts";
import { answers, playing, revealing } from "../../../helpers/commands.ts";
import { handOf, lent, offered, tokensOf } from "../../../helpers/reading.ts";

const VENTRESS = "asajj-ventress-separatist-assassin";
const B1 = "b1-battle-droids";

/** Set-up effects of the first player, who may divulge. */
const setUp = (mine: SideSpec): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { units: [{ unit: "rebel-troopers" }, { unit: "luke-skywalker-hero-of-the-rebellion" }], hand: [] },
    frames: [
      { kind: "effects", moment: "setup-effects", about: null, order: [0, 1], pending: [], gathers: true },
      { kind: "hand", side: 0, moment: "setup-effects", about: null },
    ],
  });

it("[leg.kw.divulge] Yes, My Master must be divulged, stays in play, and makes Asajj a bounty hunter or an assassin for the game", () => {
  const state = setUp({ units: [VENTRESS, B1], hand: ["yes-my-master", "i-am-fear"] });
  expect(offered(state)).toEqual(["choose-command yes-my-master"]);
  const shown = play(state, [chooseCard("yes-my-master")]).state;
  expect(offered(shown)).toEqual(["choose-option as-bounty-hunter", "choose-option as-assassin"]);
  expect(handOf(shown, 0)).toEqual(["i-am-fear"]);
  expect(shown.sides[0].permanents).toHaveLength(1);
  const hunter = answers(shown, "choose-option as-bounty-hunter");
  expect(lent(hunter)).toEqual(["0 bounty 1 game", "0 reinforcements 1 game"]);
  expect(lent(answers(shown, "choose-option as-assassin"))).toEqual([
    "0 demoralize 1 game",
    "0 makashi-mastery 1 game",
    "0 outmaneuver 1 game",
  ]);
});

describe("the card", () => {
  const REBELS = "rebel-troopers";
  const VENTRESS = { unit: "asajj-ventress-separatist-assassin", at: [400, 300] } as const;

  /** Two Rebel units of a single miniature: one near, one far off. */
  const single = (x: number, y: number, tokens: Readonly<Record<string, number>> = {}): SideSpec => ({
    units: [
      { unit: REBELS, at: [x, y], defeated: 3, tokens },
      { unit: REBELS, at: [1700, 800], defeated: 3 },
    ],
  });

  it("[leg.kw.jedi-hunter] The Jedi Shall Fall gives Ventress Jedi Hunter this round", () => {
    expect(lent(playing("the-jedi-shall-fall", { units: [VENTRESS] }).state)).toEqual(["0 jedi-hunter 1 round"]);
  });

  it("[leg.command.timing-5-during-activation] The Jedi Shall Fall lets Ventress gain up to 4 suppression for as many dodges before she rolls", () => {
    const state = revealing("the-jedi-shall-fall", "p1.0", { units: [VENTRESS] }, single(400, 327));
    const asked = play(state, [perform("attack")]).state;
    expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { about: "p1.0" } });
    expect(offered(asked)).toEqual(
      ["take-none", "take-1", "take-2", "take-3", "take-4"].map((name) => `choose-option ${name}`),
    );
    expect(tokensOf(answers(asked, "choose-option take-3"), "p1.0")).toMatchObject({ suppression: 3, dodge: 3 });
    expect(tokensOf(answers(asked, "choose-option take-none"), "p1.0")).toEqual({});
  });

  it("[leg.cards.command-weapon] I Am Fear lets Ventress recover when she activates, and attack once with Force Choke as her activation ends", () => {
    const shaken: SideSpec = { units: [{ ...VENTRESS, tokens: { suppression: 3 } }] };
    const beside: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 327], defeated: 3 },
        { unit: REBELS, at: [427, 300], defeated: 3 },
      ],
    };
    const { state } = playing("i-am-fear", shaken, beside);
    expect(tokensOf(state, "p1.0")["suppression"]).toBeUndefined();
    const over = play(state, [DONE]).state;
    expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "done"]);
    const { events, state: after } = play(over, [{ type: "declare", subject: "p2.0" }]);
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 1, 0] }));
    expect(after.frames.some(({ kind }) => kind === "volley")).toBe(false);
  });
});
