import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec } from "../../../src/testing/index.ts";
import { perform } from "../../helpers/actions.ts";
import { playOn } from "../../helpers/attacks.ts";
import { answers, revealing } from "../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../helpers/reading.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [400, 200] } as const;

describe("cards about attacks", () => {
  const far: SideSpec = { units: [{ unit: REBELS, at: [400, 500], defeated: 3 }] };

  it.each([
    ["coordinated-fire", STORM, "imperial-death-troopers", OFFICER.unit],
    [
      "unrelenting-assault",
      "b1-battle-droids",
      "bx-series-droid-commandos",
      "t-series-tactical-droid-programmed-for-strategy",
    ],
  ])(
    "[leg.command.timing-5-during-activation] %s: after corps spend aims in a ranged attack, another friend at range 2 may gain an aim",
    (card, corps, others, leader) => {
      const mine = (unit: string, aim: number, at: readonly [number, number]): SideSpec => ({
        units: [
          { unit: leader, at: [300, 150] },
          { unit, at, defeated: unit === others ? 3 : corps === STORM ? 3 : 5, tokens: { aim } },
          { unit: corps, at: [500, 250] },
          { unit: corps, at: [1500, 250] },
        ],
      });
      const shot = (unit: string, ...keys: readonly string[]): State => {
        const state = revealing(card, "p1.1", mine(unit, 1, [400, 300]), far);
        return answers(play(state, [perform("attack")], { draws: dice(["blank"]) }).state, ...keys);
      };
      void shot;
      const state = revealing(card, "p1.1", mine(corps, 1, [400, 300]), far);
      const aiming = play(state, [perform("attack")], { draws: dice(["blank"]) }).state;
      expect(offered(aiming)).toContain("choose-option aim");
      const spent = playOn(answers(aiming, "choose-option aim"));
      expect(game.decision(spent)).toMatchObject({ kind: "choose-unit", context: { keyword: card, unit: "p1.1" } });
      expect(offered(spent)).toEqual(["choose-unit p1.0", "choose-unit p1.2", "done"]);
      expect(tokensOf(answers(spent, "choose-unit p1.2"), "p1.2")).toEqual({ aim: 1 });
      expect(lent(spent)).toEqual([]);
      expect(game.decision(answers(aiming, "pass"))?.kind).toBe("action");
      const melee = revealing(card, "p1.1", mine(corps, 1, [400, 473]), far);
      const close = answers(play(melee, [perform("attack")], { draws: dice(["blank"]) }).state, "choose-option aim");
      expect(game.decision(playOn(close))?.kind).toBe("action");
    },
  );
});
