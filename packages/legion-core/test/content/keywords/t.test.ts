import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../src/rounds/orders.ts";
import type { State } from "../../../src/state/state.ts";
import { type TokenKind, tokensOf } from "../../../src/state/tokens.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { DONE, moving, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, ordered, PHASE, READY } from "../../helpers/activations.ts";
import { movingScene, straight } from "../../helpers/moves.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

/** The first unit of the first army in the middle of its actions. */
function acts(mine: readonly Fielding[], more: Parameters<typeof scene>[0] = {}): State {
  return settled(scene({ armies: [mine, [REBELS]], frames: [PHASE, acting(0)], ...more })).state;
}

describe("Tactical", () => {
  it("[leg.kw.tactical-x] [leg.kw.agile-x] [leg.move.non-standard] A climb is not a standard move and gives no token for Tactical or Agile", () => {
    const officer = { unit: "imperial-officer-ruthless-efficiency", upgrades: ["tip-of-the-spear"] } as const;
    const gained = (who: Fielding, token: TokenKind, type: "climb" | "standard") => {
      const table = { terrain: [piece("ledge", rectangle(340, 100, 200, 400), 40)] };
      const up = { ...straight(1, EAST, [368, 300]), type, to: { x: 368_00, y: 300_00, z: 40_00 } } as const;
      const moved = playOut(movingScene([[{ ...who, at: [300, 300] }], []], { table }), [moving(up)]).state;
      return tokensOf(moved.units[0]?.tokens ?? [], token);
    };
    const rebels = { unit: "rebel-troopers" } as const;
    expect([gained(officer, "aim", "standard"), gained(officer, "aim", "climb")]).toEqual([1, 0]);
    expect([gained(rebels, "dodge", "standard"), gained(rebels, "dodge", "climb")]).toEqual([1, 0]);
  });
});

describe("Tactical", () => {
  const officer: Fielding = {
    unit: "imperial-officer-ruthless-efficiency",
    upgrades: ["tip-of-the-spear"],
    at: [300, 300],
  };

  const ahead = moving(straight(1, { x: 1, y: 0 }, [340, 300]));

  it("[leg.kw.tactical-x] Tactical gives aim tokens only for standard moves made as actions", () => {
    const step = playOut(movingScene([[officer], [REBELS]]), [ahead]);
    expect(unitTokens(step.state, 0, "aim")).toBe(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ rule: "leg.kw.tactical-x", cause: "tactical" }]);
    const granted = playOut(movingScene([[officer], [REBELS]], { reason: "effect" }), [ahead]).state;
    expect(unitTokens(granted, 0, "aim")).toBe(0);
  });

  it("[leg.kw.tactical-x] Tactical gives no aim tokens for a pivot", () => {
    const walker: Fielding = { unit: "at-st", upgrades: ["first-sergeant-arbmab"], at: [400, 400] };
    const pivot = moving({ type: "pivot", heading: { x: 0, y: 1 }, followers: "auto" });
    expect(unitTokens(playOut(movingScene([[walker], [REBELS]]), [pivot]).state, 0, "aim")).toBe(0);
  });
});

describe("Take Cover", () => {
  const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 300] };

  const troopers = (x: number): Fielding => ({ unit: "rebel-troopers", at: [x, 300] });

  const start = acts([leia, troopers(450), troopers(560), troopers(720)]);

  it("[leg.kw.take-cover-x] Take Cover X is a card action that gives up to X units at range 2, itself included, a dodge token each", () => {
    const asked = playOut(start, [perform("take-cover")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", rule: "leg.kw.take-cover-x" });
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    expectIllegal(engine.apply(asked, unitChosen("p1.3")), "leg.kw.take-cover-x");
    const both = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(both, unit, "dodge"))).toEqual([0, 1, 1, 0]);
    expect(offered(both)).not.toContain("perform take-cover");
    expect(both.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
  });

  it("[leg.kw.take-cover-x] Take Cover may choose no unit, and cannot choose a unit twice", () => {
    const none = playOut(start, [perform("take-cover"), DONE]).state;
    expect([0, 1, 2].map((unit) => unitTokens(none, unit, "dodge"))).toEqual([0, 0, 0]);
    const once = playOut(start, [perform("take-cover"), unitChosen("p1.1")]).state;
    expectIllegal(engine.apply(once, unitChosen("p1.1")), "leg.kw.take-cover-x");
  });
});

describe("Teamwork", () => {
  const CHEWBACCA: Fielding = { unit: "chewbacca-walking-carpet", at: [300, 300] };
  const han = (x: number): Fielding => ({ unit: "han-solo-unorthodox-general", at: [x, 450] });
  const aims = (state: State, token: TokenKind = "aim") => [0, 1].map((unit) => unitTokens(state, unit, token));

  it("[leg.kw.teamwork] A unit with Teamwork and its friend nearby each gain the aim and dodge tokens that the other gains", () => {
    const near = acts([CHEWBACCA, han(300)]);
    expect(aims(playOut(near, [perform("aim")]).state)).toEqual([1, 1]);
    expect(aims(playOut(near, [perform("dodge")]).state, "dodge")).toEqual([1, 1]);
    const other = acts([han(300), { ...CHEWBACCA, at: [300, 300] }]);
    expect(aims(playOut(other, [perform("aim")]).state)).toEqual([1, 1]);
    const both = done(near, (work) => gainTokens(work, 0, "aim", 2, { rule: "leg.actions.aim", cause: "aim" })).state;
    expect(aims(both)).toEqual([2, 2]);
  });

  it("[leg.kw.teamwork] Teamwork has no effect far away, for other tokens, with other friends or with an enemy of the same name", () => {
    expect(aims(playOut(acts([CHEWBACCA, han(1200)]), [perform("aim")]).state)).toEqual([1, 0]);
    const near = acts([CHEWBACCA, han(300)]);
    const surged = done(near, (work) =>
      gainTokens(work, 0, "surge", 1, { rule: "leg.actions.aim", cause: null }),
    ).state;
    expect(aims(surged, "surge")).toEqual([1, 0]);
    const luke: Fielding = { unit: "luke-skywalker-jedi-knight", at: [300, 450] };
    expect(aims(playOut(acts([CHEWBACCA, luke]), [perform("aim")]).state)).toEqual([1, 0]);
    const foe = scene({ armies: [[CHEWBACCA], [{ ...han(300), state: READY }]], frames: [PHASE, acting(0)] });
    expect(aims(playOut(settled(foe).state, [perform("aim")]).state)).toEqual([1, 0]);
  });
});

describe("Target", () => {
  it("[leg.kw.target-x] A unit with Target X gains X aim tokens when it is issued an order", () => {
    const start = ordered({ unit: "clone-commandos" }, { target: 1 });
    expect(["aim", "dodge", "standby"].map((token) => unitTokens(start, 0, token as TokenKind))).toEqual([2, 0, 0]);
    expect(unitTokens(ordered({ unit: "stormtroopers" }), 0, "aim")).toBe(0);
  });

  it("[leg.kw.target-x] Target gives no token when another unit is issued an order", () => {
    const armies = [[{ unit: "stormtroopers" }, { unit: "clone-commandos" }], [REBELS]] as const;
    const { state } = done(scene({ armies, frames: [PHASE] }), (work) =>
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null }),
    );
    expect(unitTokens(state, 1, "aim")).toBe(0);
  });
});
