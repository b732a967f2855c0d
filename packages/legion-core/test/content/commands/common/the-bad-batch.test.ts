import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { answers, revealing } from "../../../helpers/commands.ts";
import { box } from "../../../helpers/scene.ts";

const squad = (defeated: number, card = "we-do-what-we-do") =>
  revealing(card === "" ? undefined : card, "p1.0", {
    units: [
      {
        unit: "the-bad-batch-clone-force-99-galactic-republic",
        upgrades: ["hunter", "wrecker", "echo-clone-force-99", "tech", "crosshair"],
        at: [400, 300],
        defeated,
      },
    ],
  });

it("[leg.keywords.numeric-stack] We Do What We Do gives The Bad Batch a keyword for each of its members on the battlefield", () => {
  const ids = ["tactical", "reliable", "precise", "inspire", "suppressive", "we-do-what-we-do"];
  const given = (state: State, usual: State): readonly number[] => {
    const [keywords, own] = [keywordsOf({ box, state }, 0), keywordsOf({ box, state: usual }, 0)];
    return ids.map((id) => (keywords[id] ?? 0) - (own[id] ?? 0));
  };
  expect(given(squad(0), squad(0, ""))).toEqual([1, 1, 1, 0, 1, 1]);
  expect(given(squad(1), squad(1, ""))).toEqual([1, 1, 0, 0, 1, 1]);
  expect(given(squad(2), squad(2, ""))).toEqual([0, 1, 0, 0, 1, 1]);
  expect(given(squad(3), squad(3, ""))).toEqual([0, 0, 0, 0, 1, 1]);
  expect(given(squad(4), squad(4, ""))).toEqual([0, 0, 0, 0, 0, 1]);
  const mercenaries = (card: string | undefined): State =>
    revealing(card, "p1.0", {
      units: [
        {
          unit: "the-bad-batch-clone-force-99-mercenary",
          upgrades: ["wrecker"],
          counterpart: "omega",
          at: [400, 300],
        },
      ],
    });
  expect(given(mercenaries("we-do-what-we-do"), mercenaries(undefined))).toEqual([0, 0, 0, 1, 1, 0]);
});

it("[leg.cards.unit-speed] We Do What We Do makes The Bad Batch 1 faster while Hunter is with it", () => {
  const fastest = (state: State): number =>
    Math.max(
      ...game
        .legalActions(answers(state, "perform move"))
        .map((action) => (action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0)),
    );
  expect(fastest(squad(0))).toBe(3);
});
