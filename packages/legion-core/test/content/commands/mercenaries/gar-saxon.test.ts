import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { order, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { held, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";

const STORM = "stormtroopers";
const GAR = { unit: "gar-saxon-militant-commander", at: [400, 200] } as const;
const SCOUTS = { unit: "scout-troopers", at: [700, 200] } as const;

it("[leg.command.timing-2-untimed] Marked for Elimination gives an enemy commander or operative of the player's choice 4 observation and 2 suppression tokens", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "leia-organa-fearless-and-inventive", at: [1600, 800] },
      { unit: "rebel-troopers", at: [1300, 800] },
      { unit: "jyn-erso-stardust", at: [1000, 800] },
      { unit: "chewbacca-walking-carpet" },
    ],
  };
  const { state } = playing("marked-for-elimination", { units: [GAR] }, enemies);
  expect(game.decision(state)).toMatchObject({ seat: "player-1", rule: "leg.cards.command-use" });
  expect(offered(state)).toEqual(["choose-unit p2.0", "choose-unit p2.2"]);
  const marked = play(state, [unitChosen("p2.2")]).state;
  expect(tokensOf(marked, "p1.0")).toEqual({ aim: 2 });
  expect([0, 1, 2].map((unit) => tokensOf(marked, `p2.${unit}`))).toEqual([{}, {}, { observation: 4, suppression: 2 }]);
});

it("[leg.command.timing-2-untimed] Victory or Death! gives ordered units an aim token, and Gar Saxon and special forces Indomitable", () => {
  const pykes = { unit: "pyke-syndicate-foot-soldiers", at: [1100, 200] } as const;
  const mine: SideSpec = {
    faction: "galactic-empire",
    units: [GAR, SCOUTS, pykes, { unit: STORM, at: [1400, 200] }],
  };
  const { state } = playing("victory-or-death", mine, FAR_SIDE, order("p1.0"), order("p1.1"), order("p1.3"));
  expect([0, 1, 2, 3].map((unit) => tokensOf(state, `p1.${unit}`)["aim"] ?? 0)).toEqual([1, 1, 0, 1]);
  expect(lent(state)).toEqual(["0 indomitable 1 round", "1 indomitable 1 round"]);
});

it("[leg.command.issue-type-match] Fight Another Day orders only units at range 1 of Gar Saxon, and gives them a dodge token and special forces Outmaneuver", () => {
  const gar = { unit: "gar-saxon-militant-commander", at: [400, 200] } as const;
  const mine: SideSpec = {
    faction: "galactic-empire",
    units: [
      gar,
      { unit: STORM, at: [500, 200] },
      { unit: STORM, at: [1000, 200] },
      { unit: "scout-troopers", at: [750, 200] },
    ],
  };
  const { state } = playing("fight-another-day", mine, FAR_SIDE);
  expect(offered(state)).toEqual(["order p1.0", "order p1.1"]);
  const ordered = play(state, [order("p1.0")]).state;
  expect([0, 1, 2].map((unit) => tokensOf(ordered, `p1.${unit}`)["dodge"] ?? 0)).toEqual([1, 1, 0]);
  expect(lent(ordered)).toEqual(["0 outmaneuver 1 round", "3 outmaneuver 1 round"]);
});

describe("Marked For Elimination, Victory or Death!", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  /** The Command Phase once the first player has chosen a card; the other player has none to choose. */
  function chosen(
    card: string,
    mine: SideSpec,
    theirs: SideSpec = { units: [FAR] },
    more: Partial<Scenario> = {},
  ): Scripted {
    const start = scenario({
      phase: "command",
      "player-1": { hand: [card], ...mine },
      "player-2": { hand: [], ...theirs },
      ...more,
    });
    return follow(start, `choose-command ${card}`);
  }

  it("[leg.cards.command-use] Marked for Elimination gives Gar Saxon two aim tokens and an enemy commander four observation and two suppression tokens", () => {
    const gar: UnitSpec = { unit: "gar-saxon-militant-commander", at: [300, 200] };
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [900, 700] };
    const luke: UnitSpec = { unit: "luke-skywalker-jedi-knight", at: [1200, 700] };
    const start = chosen(
      "marked-for-elimination",
      { units: [gar], faction: "galactic-empire" },
      { units: [leia, luke, FAR] },
    );
    expect(offered(start.state)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const over = follow(start.state, "choose-unit p2.1");
    expect(held({ state: over.state }, "p1.0", "aim")).toBe(2);
    expect(["p2.0", "p2.1"].map((unit) => [held(over, unit, "observation"), held(over, unit, "suppression")])).toEqual([
      [0, 0],
      [4, 2],
    ]);
  });

  it("[leg.cards.command-use] Victory or Death gives aim tokens to ordered units, but Indomitable only to Gar Saxon and special forces", () => {
    const gar: UnitSpec = { unit: "gar-saxon-militant-commander", at: [300, 200] };
    const commandos: UnitSpec = { unit: "mandalorian-super-commandos", at: [600, 200] };
    const start = chosen("victory-or-death", {
      units: [gar, commandos, { ...commandos, at: [900, 200] }, { ...STORM, at: [1200, 200] }],
      faction: "galactic-empire",
    });
    expect(start.state.ongoing.filter(({ keyword }) => keyword === "indomitable").map(({ unit }) => unit)).toEqual([
      0, 1, 2,
    ]);
  });
});
