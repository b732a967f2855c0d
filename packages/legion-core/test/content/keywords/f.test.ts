import { describe, expect, it } from "vitest";
import { nominees } from "../../../src/cards/commands/playing.ts";
import { rankOf } from "../../../src/units/ranks.ts";
import { box, command, type Fielding, REBELS, scene } from "../../helpers.ts";
import { STORM } from "./helpers.ts";

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
