import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { dice, play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, declare, effect, order, PASS } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { held, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";

const VEERS = { unit: "general-veers-master-tactician", at: [400, 100] } as const;
const STORM = "stormtroopers";

it("[leg.cards.command-weapon] Maximum Firepower lets Veers attack once with its weapon as his activation ends", () => {
  const enemies: SideSpec = { units: [{ unit: "rebel-troopers", at: [400, 700] }] };
  const { state } = playing("maximum-firepower", { units: [VEERS] }, enemies);
  const over = play(state, [DONE]).state;
  expect(game.decision(over)).toMatchObject({ kind: "volley", context: { card: "maximum-firepower", left: 1 } });
  const misses = dice(["blank", "blank", "blank", "blank"]);
  const { events, state: after } = play(over, [declare("p2.0")], { draws: misses });
  expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 0, 4] }));
  expect(after.frames.some(({ kind }) => kind === "volley")).toBe(false);
});

it("[leg.command.timing-2-untimed] Evasive Maneuvers gives vehicles Nimble this round, and ordered units a dodge token", () => {
  const bikes = "74-z-speeder-bikes";
  const mine: SideSpec = {
    units: [VEERS, { unit: bikes, at: [800, 100] }, { unit: bikes, at: [1000, 100] }, { unit: bikes, at: [1200, 100] }],
  };
  const { state } = playing("evasive-maneuvers", mine, FAR_SIDE, order("p1.1"), order("p1.2"));
  expect(state.ongoing).toEqual([1, 2, 3].map((unit) => ({ unit, keyword: "nimble", value: 1, until: "round" })));
  expect([1, 2, 3].map((unit) => tokensOf(state, `p1.${unit}`))).toEqual([{ dodge: 1 }, { dodge: 1 }, {}]);
});

it("[leg.actions.recover-suppression] Imperial Discipline lets ordered units recover at once", () => {
  const mine: SideSpec = { units: [VEERS, { unit: STORM, at: [800, 100], tokens: { suppression: 3 } }] };
  const { state } = playing("imperial-discipline", mine, FAR_SIDE, order("p1.1"));
  expect(offered(state)).toEqual(["effect 0", "pass"]);
  const calmed = play(state, [effect(0), PASS]).state;
  expect([calmed.phase, tokensOf(calmed, "p1.1")]).toEqual(["activation", {}]);
  expect(tokensOf(play(state, [PASS, PASS]).state, "p1.1")).toEqual({ suppression: 3 });
});

describe("Evasive Maneuvers", () => {
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

  it("[leg.cards.command-use] Evasive Maneuvers gives dodge tokens only to ordered vehicles, but Nimble to all friendly vehicles", () => {
    const bikes = (x: number): UnitSpec => ({ unit: "74-z-speeder-bikes", at: [x, 150] });
    const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [900, 300] };
    const over = follow(
      chosen("evasive-maneuvers", { units: [bikes(300), bikes(600), bikes(1200), veers] }).state,
      "order p1.0",
      "order p1.1",
    );
    expect(["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => held(over, unit, "dodge"))).toEqual([1, 1, 0, 0]);
    expect(over.state.ongoing.filter(({ keyword }) => keyword === "nimble").map(({ unit }) => unit)).toEqual([0, 1, 2]);
  });
});
