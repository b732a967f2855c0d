import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { SideSpec } from "../../../../src/testing/index.ts";
import { DONE, effect } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered } from "../../../helpers/reading.ts";

const SUN_FAC = { unit: "sun-fac-ruthless-lieutenant", at: [400, 300] } as const;
const WARRIORS = "geonosian-warriors-soldiers-of-the-hive";

it("[leg.kw.jump-x.action] Brutal Enforcer gives Sun Fac Agile 1 and Demoralize 1, and lets warriors at range 2 of him jump", () => {
  const spots = [
    [550, 300],
    [700, 300],
    [400, 500],
    [1500, 300],
  ] as const;
  const mine: SideSpec = { units: [SUN_FAC, ...spots.map((at) => ({ unit: WARRIORS, at }))] };
  const { state } = playing("brutal-enforcer", mine, FAR_SIDE, effect(0), DONE);
  expect(lent(state)).toEqual(["0 agile 1 round", "0 demoralize 1 round"]);
  expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
  const jumping = answers(state, "choose-unit p1.1", "choose-unit p1.3");
  expect(game.decision(jumping)).toMatchObject({ kind: "move", context: { unit: "p1.1" } });
  expect(jumping.frames.flatMap((frame) => (frame.kind === "move" ? [[frame.unit, frame.terms.over]] : []))).toEqual([
    [3, 3],
    [1, 3],
  ]);
});
