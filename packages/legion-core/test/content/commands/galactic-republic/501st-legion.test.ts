import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, choose, DONE, unitChosen } from "../../../helpers/actions.ts";
import { answers, LOST, playing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";
import { apart } from "../reach.ts";

const CLONES = "clone-trooper-infantry";

const crowd = (unit: string, ...spots: readonly (readonly [number, number])[]): readonly UnitSpec[] =>
  spots.map((at) => apart(unit, 0, { at: [...at] }));

const AROUND = [
  [440, 300],
  [360, 300],
  [400, 340],
  [400, 260],
] as const;

it.each(["anakin-skywalker-the-chosen-one", "clone-captain-rex-honorable-soldier"])(
  "[leg.range.at] Leaders of the 501st lets units at range 2 of %s rally with red dice, but none farther away",
  (leader) => {
    const rallied = (gap: number) => {
      const state = scenario({
        "player-1": {
          battleForce: "501st-legion",
          units: [
            { unit: leader, at: [400, 300] },
            apart(CLONES, gap, { tokens: { suppression: 1 }, order: "faceup" }),
            { unit: CLONES, at: [1600, 100], order: "faceup" },
          ],
          permanents: ["leaders-of-the-501st"],
          hand: [],
        },
        "player-2": { units: [LOST], hand: [] },
      });
      const { state: begun, events } = play(state, [activate("p1.1")], { draws: dice(["blank"]) });
      const over = play(begun, [DONE]).state;
      return [events.flatMap((event) => (event.type === "dice-rolled" ? event.dice : [])), over.ongoing.length];
    };
    expect(rallied(300)).toEqual([["red-defense"], 0]);
    expect(rallied(301)).toEqual([["white-defense"], 0]);
  },
);

it("[leg.cards.command-use] Lead from the Front allows at most three friends", () => {
  const units = [{ unit: "clone-captain-rex-honorable-soldier", at: [400, 300] } as const, ...crowd(CLONES, ...AROUND)];
  const { state } = playing("lead-from-the-front", { battleForce: "501st-legion", units });
  const named = answers(state, "choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3");
  expect(offered(named)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
});

describe("Lead From the Front, Leaders of the 501st", () => {
  const CLONES = { unit: "clone-trooper-infantry", at: [600, 200] } as const;

  it("[leg.command.timing-3-issue-orders] Lead From the Front gives up to 3 friends at range 1 of the ordered commander an aim or a dodge", () => {
    const rex = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
    const mine: SideSpec = {
      battleForce: "501st-legion",
      units: [
        rex,
        { ...CLONES, at: [500, 200] },
        { ...CLONES, at: [300, 200] },
        { ...CLONES, at: [400, 310] },
        { ...CLONES, at: [1300, 200] },
      ],
    };
    const { state } = playing("lead-from-the-front", mine);
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
    expect(offered(play(state, [unitChosen("p1.1"), unitChosen("p1.2")]).state)).toContain("choose-unit p1.3");
    const chosen = play(state, [unitChosen("p1.1"), unitChosen("p1.3"), DONE]).state;
    expect(game.decision(chosen)).toMatchObject({ context: { about: "p1.1" } });
    const given = play(chosen, [choose("gain-aim"), choose("gain-dodge")]).state;
    expect([1, 2, 3, 4].map((unit) => tokensOf(given, `p1.${unit}`))).toEqual([{ aim: 1 }, {}, { dodge: 1 }, {}]);
  });

  it("[leg.kw.indomitable] Leaders of the 501st lets units at range 2 of Rex rally with red dice while it is in play", () => {
    const rex = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
    const rallied = (x: number, permanents: readonly string[]): unknown => {
      const state = scenario({
        "player-1": {
          battleForce: "501st-legion",
          units: [rex, { ...CLONES, at: [x, 200], order: "faceup", tokens: { suppression: 2 } }],
          hand: [],
          permanents,
        },
        "player-2": { units: [LOST], hand: [] },
      });
      return play(state, [activate("p1.1")]).events.find(({ type }) => type === "dice-rolled");
    };
    const red = { dice: ["red-defense", "red-defense"] };
    expect(rallied(690, ["leaders-of-the-501st"])).toMatchObject(red);
    expect(rallied(1200, ["leaders-of-the-501st"])).not.toMatchObject(red);
    expect(rallied(690, [])).not.toMatchObject(red);
  });
});
