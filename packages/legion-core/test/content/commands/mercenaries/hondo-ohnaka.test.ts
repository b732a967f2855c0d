import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, choose, effect, perform } from "../../../helpers/actions.ts";
import { active, here, LOST } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { apart, through } from "../reach.ts";

const STORM = "stormtroopers";
const HIRED = { faction: "galactic-empire" } as const;
const HONDO = { unit: "hondo-ohnaka-trustworthy-compatriot", at: [400, 200] } as const;

it("[leg.range.at] Stories, So Many of Them True affects friends at range 3 of Hondo, but none farther away", () => {
  const told = (gap: number): boolean => {
    const hondo: UnitSpec = { ...here("hondo-ohnaka-trustworthy-compatriot"), order: "faceup" };
    const friend = apart(STORM, gap, { order: "faceup" });
    const state = scenario({
      "player-1": { ...HIRED, units: [hondo, friend], hand: [], revealed: "stories-so-many-of-them-true" },
      "player-2": { units: [LOST], hand: [] },
    });
    return offered(through(state, "activate p1.1")).includes("effect 0");
  };
  expect([told(450), told(451)]).toEqual([true, false]);
});

it("[leg.command.timing-5-during-activation] Stories, So Many of Them True lets Hondo gain a suppression token to give a friend near him a token", () => {
  const told = (hondo: object): State =>
    play(
      scenario({
        "player-1": {
          units: [
            { ...HONDO, order: "faceup", ...hondo },
            { unit: STORM, at: [700, 200], order: "faceup" },
            { unit: STORM, at: [1700, 100], order: "faceup", defeated: 3 },
          ],
          hand: [],
          revealed: "stories-so-many-of-them-true",
          faction: "galactic-empire",
        },
        "player-2": { units: [LOST], hand: [] },
      }),
      [activate("p1.1")],
    ).state;
  expect(offered(told({}))).toEqual(["effect 0", "pass"]);
  const asked = play(told({}), [effect(0)]).state;
  expect(tokensOf(asked, "p1.0")).toEqual({ suppression: 1 });
  expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "choose-option gain-surge"]);
  expect(tokensOf(play(asked, [choose("gain-surge")]).state, "p1.1")).toEqual({ surge: 1 });
  expect(game.decision(told({ order: "facedown" }))?.kind).toBe("action");
  expect(game.decision(told({ at: [1400, 200] }))?.kind).toBe("action");
  expect(game.decision(told({ tokens: { suppression: 6 } }))?.kind).toBe("action");
});

it("[leg.tokens.green] That's Just Good Business lets Hondo move freely, and swap his suppression for the green tokens of the first enemy he engages", () => {
  const state = active(
    "thats-just-good-business",
    [{ ...HONDO, tokens: { suppression: 3 } }],
    [{ unit: "rebel-veterans", at: [400, 300], defeated: 3, tokens: { aim: 1, dodge: 2, standby: 1 } }],
  );
  expect(game.decision(state)).toMatchObject({ kind: "action" });
  const moving = play(state, [perform("thats-just-good-business")]).state;
  const contact = game.legalActions(moving).flatMap((action) => {
    if (action.type !== "move") return [];
    const { state: there } = play(moving, [action]);
    return tokensOf(there, "p1.0")["suppression"] === undefined ? [there] : [];
  });
  const [met] = contact;
  expect(met && [tokensOf(met, "p1.0"), tokensOf(met, "p2.0")]).toEqual([{ aim: 1, dodge: 2 }, { suppression: 3 }]);
  expect(met && lent(met)).toEqual(["0 thats-just-good-business 1 round"]);
});

it("[leg.undeployed.friendly-undeployed] Stories, So Many of Them True works for an undeployed unit while Hondo is undeployed, and not once he has deployed", () => {
  const asked = (hondo: Partial<UnitSpec>): readonly string[] =>
    offered(
      play(
        scenario({
          mission: { primary: "close-the-pocket" },
          "player-1": {
            ...HIRED,
            units: [
              { unit: "hondo-ohnaka-trustworthy-compatriot", order: "faceup", ...hondo },
              { unit: STORM, order: "faceup" },
            ],
            hand: [],
            revealed: "stories-so-many-of-them-true",
          },
          "player-2": { units: [LOST], hand: [] },
        }),
        [activate("p1.1")],
      ).state,
    );
  expect(asked({})).toEqual(["effect 0", "pass"]);
  expect(asked({ at: [400, 100] })).not.toContain("effect 0");
});
