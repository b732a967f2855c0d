import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import type { TokenKind } from "../../../../src/state/tokens.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { gainTokens } from "../../../../src/units/unit-tokens.ts";
import { perform } from "../../../helpers/actions.ts";
import { acting, PHASE, READY } from "../../../helpers/activations.ts";
import { done, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { actsAmongRebels } from "../helpers.ts";

describe("Teamwork", () => {
  const CHEWBACCA: Fielding = { unit: "chewbacca-walking-carpet", at: [300, 300] };

  const han = (x: number): Fielding => ({ unit: "han-solo-unorthodox-general", at: [x, 450] });

  const aims = (state: State, token: TokenKind = "aim") => [0, 1].map((unit) => unitTokens(state, unit, token));

  it("[leg.kw.teamwork] A unit with Teamwork and its friend nearby each gain the aim and dodge tokens that the other gains", () => {
    const near = actsAmongRebels([CHEWBACCA, han(300)]);
    expect(aims(playOut(near, [perform("aim")]).state)).toEqual([1, 1]);
    expect(aims(playOut(near, [perform("dodge")]).state, "dodge")).toEqual([1, 1]);
    const other = actsAmongRebels([han(300), { ...CHEWBACCA, at: [300, 300] }]);
    expect(aims(playOut(other, [perform("aim")]).state)).toEqual([1, 1]);
    const both = done(near, (work) => gainTokens(work, 0, "aim", 2, { rule: "leg.actions.aim", cause: "aim" })).state;
    expect(aims(both)).toEqual([2, 2]);
  });

  it("[leg.kw.teamwork] Teamwork has no effect far away, for other tokens, with other friends or with an enemy of the same name", () => {
    expect(aims(playOut(actsAmongRebels([CHEWBACCA, han(1200)]), [perform("aim")]).state)).toEqual([1, 0]);
    const near = actsAmongRebels([CHEWBACCA, han(300)]);
    const surged = done(near, (work) =>
      gainTokens(work, 0, "surge", 1, { rule: "leg.actions.aim", cause: null }),
    ).state;
    expect(aims(surged, "surge")).toEqual([1, 0]);
    const shaken = done(near, (work) =>
      gainTokens(work, 0, "suppression", 1, { rule: "leg.kw.calculate-odds", cause: "calculate-odds" }),
    ).state;
    expect(aims(shaken, "suppression")).toEqual([1, 0]);
    const luke: Fielding = { unit: "luke-skywalker-jedi-knight", at: [300, 450] };
    expect(aims(playOut(actsAmongRebels([CHEWBACCA, luke]), [perform("aim")]).state)).toEqual([1, 0]);
    const foe = scene({ armies: [[CHEWBACCA], [{ ...han(300), state: READY }]], frames: [PHASE, acting(0)] });
    expect(aims(playOut(settled(foe).state, [perform("aim")]).state)).toEqual([1, 0]);
  });
});
