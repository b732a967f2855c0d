import { describe, expect, it } from "vitest";
import { nominees } from "../../../src/cards/commands/playing.ts";
import { rankOf } from "../../../src/units/ranks.ts";
import { HERE, THERE } from "../../attack/on-table/scenes.ts";
import { box, command, type Fielding, keys, REBELS, scene, settled } from "../../helpers.ts";
import { acting } from "../../moving/moving.ts";
import { having, OVER, ordered, STORM, tokens } from "./helpers.ts";

const VEERS: Fielding = { unit: "general-veers-master-tactician" };

describe("Field Commander", () => {
  it("[leg.kw.field-commander.nominate] A Field Commander may be nominated, without a token, by cards tied to no unit", () => {
    const major: Fielding = { unit: "major-marquand-tempest-scout-2" };
    const named = (card: string) => {
      const state = scene({ armies: [[major, STORM, VEERS], REBELS], players: [{ revealed: command(card) }, {}] });
      return nominees({ box, state }, 0);
    };
    expect(named("push")).toEqual([0, 2]);
    expect(named("imperial-discipline")).toEqual([2]);
  });

  it("[leg.kw.field-commander.not-commander] The token of a Field Commander makes it no commander, as it does others", () => {
    const token = { commander: true } as const;
    const state = scene({
      armies: [
        [
          { unit: "major-marquand-tempest-scout-2", state: token },
          { ...STORM, state: token },
        ],
        REBELS,
      ],
    });
    const look = { box, state };
    expect([rankOf(look, 0), rankOf(look, 1)]).toEqual(["heavy", "commander"]);
  });
});

describe("Fire Support", () => {
  it("[leg.kw.fire-support] An order gives a unit with Fire Support a standby token, beside which it may still attack", () => {
    const start = ordered(STORM, { "fire-support": 1 });
    expect(tokens(start, 0, "standby")).toBe(1);
    const near: Fielding = { unit: "rebel-troopers", at: THERE };
    const acts = scene({
      armies: [[{ ...STORM, at: HERE, tokens: { standby: 1 } }], [near]],
      frames: [OVER, acting(0)],
    });
    expect(keys(settled(having(acts, 0, { "fire-support": 1 })).state)).toContain("perform attack");
  });
});
