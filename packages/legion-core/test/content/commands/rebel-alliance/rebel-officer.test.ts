import { describe, expect, it } from "vitest";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { order } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { held, tokensOf } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";

it("[leg.command.timing-3-issue-orders] Diversionary Tactics and Hold at Any Cost give tokens to ordered units", () => {
  const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200] } as const;
  const mine: SideSpec = { units: [officer, { unit: "rebel-troopers", at: [700, 200] }] };
  const tactics = playing("diversionary-tactics", mine, FAR_SIDE, order("p1.0")).state;
  expect(tokensOf(tactics, "p1.1")).toMatchObject({ dodge: 1, observation: 1 });
  const holding = playing("hold-at-any-cost", mine).state;
  expect(tokensOf(holding, "p1.1")).toMatchObject({ aim: 1, standby: 1 });
  expect(tokensOf(holding, "p1.0")["standby"]).toBeUndefined();
});

describe("Diversionary Tactics", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
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

  it("[leg.cards.command-use] Diversionary Tactics gives each ordered unit a dodge token, and an observation token that enemies may use", () => {
    const officer: UnitSpec = { unit: "rebel-officer-fighting-for-freedom", at: [900, 300] };
    const troops = (x: number): UnitSpec => ({ ...REBELS, at: [x, 550] });
    const start = chosen(
      "diversionary-tactics",
      { units: [officer, troops(300), troops(600), troops(1200)] },
      { units: [{ ...STORM, at: [1700, 800] }] },
    );
    const over = follow(start.state, "order p1.0", "order p1.1", "order p1.2");
    expect(
      ["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => [held(over, unit, "dodge"), held(over, unit, "observation")]),
    ).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });
});
