import { describe, expect, it } from "vitest";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { order } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";

it("[leg.command.timing-3-issue-orders] Fearsome Oration gives each ordered Imperial Agent Demoralize 2 and Inspire 2", () => {
  const agent = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [400, 200] } as const;
  const { state } = playing(
    "fearsome-oration",
    { units: [agent, { ...agent, at: [900, 200] }] },
    FAR_SIDE,
    {
      type: "nominate",
      subject: "p1.0",
    },
    order("p1.1"),
  );
  expect(lent(state)).toEqual(["1 demoralize 2 round", "1 inspire 2 round"]);
});

describe("Fearsome Oration", () => {
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

  it("[leg.cards.command-use] Fearsome Oration gives its keywords to an Imperial Agent that it orders", () => {
    const agent: UnitSpec = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [300, 200] };
    const over = chosen("fearsome-oration", { units: [agent, STORM] });
    expect(over.state.ongoing).toMatchObject([
      { unit: 0, keyword: "demoralize", value: 2, until: "round" },
      { unit: 0, keyword: "inspire", value: 2 },
    ]);
  });
});
