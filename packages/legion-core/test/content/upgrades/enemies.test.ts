import { describe, expect, it } from "vitest";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { effect, faces, PASS, perform } from "../../helpers/actions.ts";
import { acts, after, FAR } from "../../helpers/activations.ts";
import { box, engine, type Fielding, playOut } from "../../helpers/scene.ts";

describe("twin weapons", () => {
  it.each([
    ["twin-blaster-cannons-isp", ["critical", 2], 6],
    ["twin-missile-pods", ["impact", 2], 4],
  ] as const)(
    "A unit with %s may halve its dice and figures to gain Gunslinger for an activation",
    (card, [keyword, figure], dice) => {
      const walker: Fielding = {
        unit: "infantry-support-platform",
        upgrades: [card],
        at: [300, 300],
        tokens: { aim: 1 },
      };
      const asked = acts([walker], [{ unit: "rebel-troopers", at: [650, 300] }, FAR], { stage: "start" }).state;
      for (const [answer, part] of [
        [effect(), 2],
        [PASS, 1],
      ] as const) {
        const active = after(asked, [answer]);
        expect(keywordsOf({ box, state: active }, 0)["gunslinger"]).toBe(part === 2 ? 1 : undefined);
        const aimed = after(active, [perform("attack")]);
        const twin = engine
          .legalActions(aimed)
          .filter(({ type }) => type === "add-weapon")
          .at(-1);
        if (twin === undefined) throw new Error("no twin weapon");
        const { state } = playOut(aimed, [twin], faces(dice / part, "blank"));
        const pool = state.frames.find((frame) => frame.kind === "pool");
        expect(pool).toMatchObject({ situation: { weapons: [{ keywords: { [keyword]: figure / part } }] } });
      }
    },
  );
});
