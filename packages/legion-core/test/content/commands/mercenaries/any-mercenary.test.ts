import { HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec } from "../../../../src/testing/index.ts";
import { DONE, order, unitChosen } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";

const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;
const STORM = "stormtroopers";
const REBELS = { unit: "rebel-troopers", at: [1700, 850], defeated: 3 } as const;
const stand = (unit: string, x: number, more: object = {}) => ({ unit, at: [x, 100] as const, defeated: 3, ...more });

const mine: SideSpec = {
  faction: "galactic-empire",
  units: [MAUL, stand(STORM, 800), stand(STORM, 1000), stand("scout-troopers", 1200)],
};

const held = (rank: string): State =>
  answers(playing("ploy", mine, { units: [REBELS] }).state, `choose-option sets-${rank}`);

it("[leg.command.timing-4-start-activation] Ploy holds an order token of its player's choice facedown from the start of the Activation Phase, usable instead of a draw", () => {
  const asked = playing("ploy", mine, { units: [REBELS] }).state;
  expect(game.decision(asked)).toMatchObject({ kind: "mission", context: { card: "ploy" } });
  expect(offered(asked)).toEqual([
    "choose-option sets-operative",
    "choose-option sets-corps",
    "choose-option sets-special-forces",
  ]);
  const laid = answers(asked, "choose-option sets-special-forces");
  expect(laid.sides[0]).toMatchObject({ heldOrders: ["special-forces"], orderPool: { corps: 2, operative: 1 } });
  const drawing = laid;
  expect(offered(drawing)).toEqual(["choose-option from-the-pool", "choose-option uses-special-forces"]);
  const used = play(drawing, [{ type: "choose-option", subject: "uses-special-forces" }]);
  expect(used.events).toContainEqual(expect.objectContaining({ type: "order-drawn", rank: "special-forces" }));
  expect(used.state.sides[0].heldOrders).toEqual([]);
  const kept = answers(drawing, "choose-option from-the-pool");
  expect(kept.sides[0].heldOrders).toEqual(["special-forces"]);
});

it("[leg.info.hand-secret] Only its player sees which token is facedown on Ploy, and the opponent sees the same for every token", () => {
  const [one, other] = [held("corps"), held("operative")];
  expect(game.view(one, "player-2")).toEqual(game.view(other, "player-2"));
  expect(game.view(one, "player-2").sides["player-1"]).toMatchObject({
    heldOrders: [HIDDEN],
    orderPool: { corps: 2, operative: 1, "special-forces": 1 },
  });
  expect(game.view(one, "player-1").sides["player-1"]).toMatchObject({ heldOrders: ["corps"] });
  expect(game.view(one, "player-1")).not.toEqual(game.view(other, "player-1"));
});

it("[leg.activation.choose-draw] A token that Ploy held is used, not drawn, so Improvised Orders and an Emergency Transponder do nothing with it", () => {
  const storm = stand(STORM, 800, { defeated: 4, upgrades: ["imperial-comms-technician", "emergency-transponder"] });
  const veers = { unit: "general-veers-master-tactician", at: [600, 600], upgrades: ["improvised-orders"] } as const;
  const units = [MAUL, storm, stand("scout-troopers", 1200), veers];
  const laid = answers(playing("ploy", { ...mine, units }, { units: [REBELS] }).state, "choose-option sets-corps");
  expect(offered(answers(laid, "choose-option uses-corps"))).toContain("perform aim");
  const drawn = play(laid, [{ type: "choose-option", subject: "from-the-pool" }], { draws: ["commander"] }).state;
  expect(game.decision(drawn)).toMatchObject({ kind: "effects", context: { moment: "order-drawn" } });
});

it("[leg.command.issue-all] For each order not issued, Aggression gives a mercenary at range 3 of its commander an aim token", () => {
  const pykes = { unit: "pyke-syndicate-foot-soldiers", at: [600, 200] } as const;
  const capo = { unit: "pyke-syndicate-capo", at: [400, 200] } as const;
  const mine: SideSpec = {
    faction: "galactic-empire",
    units: [capo, pykes, { ...pykes, at: [400, 500] }, { ...pykes, at: [1700, 100] }, { unit: STORM, at: [300, 100] }],
  };
  for (const [card, token] of [
    ["aggression", "aim"],
    ["discretion", "dodge"],
  ] as const) {
    const { state } = playing(card, mine, FAR_SIDE, order("p1.1"));
    expect(offered(state)).toContain("done");
    const left = play(state, [DONE]).state;
    expect(offered(left)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    const chosen = play(left, [unitChosen("p1.2")]).state;
    const given = game.decision(chosen)?.kind === "choose-unit" ? play(chosen, [DONE]).state : chosen;
    expect(tokensOf(given, "p1.2")).toEqual({ [token]: 1 });
  }
});

it("[leg.command.issue-excess-lost] Discretion gives no dodge tokens for orders that its commander could not have issued", () => {
  const capo = { unit: "pyke-syndicate-capo", at: [400, 200] } as const;
  const pykes = { unit: "pyke-syndicate-foot-soldiers", at: [600, 200], ordered: true, order: "faceup" } as const;
  const few: SideSpec = { faction: "galactic-empire", units: [capo, pykes, { ...pykes, at: [400, 500] }] };
  const asked = answers(playing("discretion", few).state, "done");
  expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
  const given = answers(asked, "choose-unit p1.1");
  expect(["p1.0", "p1.1", "p1.2"].map((unit) => tokensOf(given, unit)["dodge"] ?? 0)).toEqual([0, 1, 0]);
  expect(offered(given)).not.toContain("choose-unit p1.2");
});
