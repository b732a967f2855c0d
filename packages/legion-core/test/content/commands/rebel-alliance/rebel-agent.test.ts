import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { chooseCard, order, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { offered } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;

it("[leg.pass-pool.size] Battlefield Reconnaissance adds one advantage token per round number to the pass pool; Delaying Tactics takes an order back", () => {
  const agent = { unit: "rebel-agent-defender-of-democracy", at: [400, 200] } as const;
  const more = playing("battlefield-reconnaissance", { units: [agent, TROOPS] }, FAR_SIDE, order("p1.0"));
  expect(more.state.sides[0].passPool).toBe(2);
  expect(more.events.filter(({ type }) => type === "pass-pool-changed").at(-1)).toMatchObject({ tokens: 2 });
  const enemies: SideSpec = {
    hand: ["push"],
    units: [VEERS, { unit: STORM, at: [1300, 700] }, { unit: STORM, at: [1000, 700] }],
  };
  const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200] } as const;
  const asked = play(
    scenario({
      phase: "command",
      "player-1": { battleForce: "echo-base-defenders", units: [officer], hand: ["delaying-tactics"] },
      "player-2": enemies,
    }),
    [chooseCard("delaying-tactics"), chooseCard("push"), order("p2.1"), order("p2.2")],
  ).state;
  expect(game.decision(asked)).toMatchObject({ seat: "player-2", kind: "mission" });
  expect(offered(asked)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
  const delayed = play(asked, [unitChosen("p2.2")]).state;
  expect(delayed.units.map(({ order: token }) => token)).toEqual(["faceup", "none", "faceup", "none"]);
  expect(delayed.sides[1].orderPool.corps).toBe(1);
});
