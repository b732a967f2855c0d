import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { play, type SideSpec } from "../../../../src/testing/index.ts";
import { choose, DONE, order, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";

it("[leg.command.issue-all] Affirmative, General! lets a clone unit without a faceup order move and remove a suppression for each order not issued", () => {
  const clones = (x: number, tokens = {}) => ({ unit: "clone-trooper-infantry", at: [x, 300], tokens }) as const;
  const jedi = { unit: "jedi-knight-general-strong-in-the-force", at: [400, 100] } as const;
  const mine: SideSpec = { units: [jedi, clones(600), clones(900, { suppression: 2 }), clones(1200)] };
  const { state } = playing("affirmative-general", mine, FAR_SIDE, order("p1.1"), DONE);
  expect(offered(state)).toEqual(["choose-unit p1.2", "choose-unit p1.3", "done"]);
  const moving = play(state, [unitChosen("p1.2"), DONE]).state;
  expect(tokensOf(moving, "p1.2")).toEqual({ suppression: 1 });
  expect(game.decision(moving)).toMatchObject({ kind: "move", context: { unit: "p1.2", speed: 1, optional: true } });
});

it("[leg.command.timing-3-issue-orders] Flow of the Force lets an ordered Jedi Knight recover and then gain an aim, a dodge and a standby token", () => {
  const jedi = {
    unit: "jedi-knight-general-strong-in-the-force",
    at: [400, 200],
    tokens: { suppression: 2 },
  } as const;
  const { state } = playing("flow-of-the-force", { units: [jedi] });
  expect(offered(state)).toEqual(["choose-option recover", "choose-option decline"]);
  const tokens = { aim: 1, dodge: 1, standby: 1 };
  expect(tokensOf(play(state, [choose("recover")]).state, "p1.0")).toEqual(tokens);
  expect(tokensOf(play(state, [choose("decline")]).state, "p1.0")).toEqual({ ...tokens, suppression: 2 });
});
