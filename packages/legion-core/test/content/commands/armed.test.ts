import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, scenario } from "../../../src/testing/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { DONE, perform } from "../../helpers/actions.ts";
import { playOn } from "../../helpers/attacks.ts";
import { answers, revealing } from "../../helpers/commands.ts";
import { offered, tokensOf } from "../../helpers/reading.ts";
import { box } from "../../helpers/scene.ts";

const SABINE = { unit: "sabine-wren-explosive-artist", at: [400, 200] } as const;
const BOSSK = { unit: "bossk-trandoshan-terror", at: [400, 200] } as const;
const REBELS = "rebel-troopers";
const MINE = { unit: "stormtroopers", at: [1200, 100], defeated: 3 } as const;
const LOST = { unit: REBELS, at: [1700, 850], defeated: 3 } as const;

/** A charge of the first player, in millimetres. */
const charge = (name: string, x: number, y: number) =>
  ({ kind: "charge", name, owner: "player-1", at: [x, y] }) as const;

describe("command cards with charges", () => {
  const figures = (state: State): unknown => {
    const { arm = 0, detonate = 0 } = keywordsOf({ box, state }, 0);
    return [arm, detonate];
  };

  it.each([
    ["explosions", SABINE, 2],
    ["merciless-munitions", BOSSK, 1],
  ] as const)(
    "[leg.kw.arm-x.action] %s lets its hero arm charges and then move at speed 1 this round, and detonate charges for the whole game",
    (card, hero, count) => {
      const side = { units: [hero, { ...MINE, unit: "rebel-troopers" }], faction: "rebel-alliance" } as const;
      const state = revealing(card, "p1.0", side, { units: [LOST] });
      expect(figures(state)).toEqual([count, count]);
      const later = scenario({
        activating: "p1.0",
        "player-1": { ...side, permanents: [card] },
        "player-2": { units: [LOST] },
      });
      expect(figures(later)).toEqual([0, count]);
      expect(offered(later)).not.toContain("perform arm");
      let now = play(state, [perform("arm")]).state;
      for (let laid = 0; laid < count; laid++) {
        expect(game.decision(now)).toMatchObject({ kind: "mission", context: { card: "arm" } });
        now = play(now, [game.legalActions(now).filter(({ type }) => type === "place-token")[laid * 3] ?? DONE]).state;
      }
      expect(now.tokens.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => "charge"));
      now = answers(now, "done");
      expect(offered(now)).toEqual(["choose-option move-slowly", "choose-option decline"]);
      const moving = answers(now, "choose-option move-slowly");
      expect(moving.frames.find(({ kind }) => kind === "move")).toMatchObject({ unit: 0, terms: { speed: 1 } });
      const still = answers(now, "choose-option decline", "perform dodge", "done");
      expect(offered(still)).not.toContain("choose-option move-slowly");
    },
  );

  it("[leg.kw.detonate-x.attack] A dioxis charge gives a poison token to each trooper unit that it attacks, but not to vehicles; other charges give none", () => {
    const boom = (name: string, theirs: object, card: string, mine: object): State => {
      const state = scenario({
        activating: "p1.0",
        tokens: [charge(name, 900, 300)],
        "player-1": { units: [mine as typeof BOSSK], permanents: [card] },
        "player-2": { units: [theirs as typeof LOST, LOST] },
      });
      const fired = answers(state, "perform dodge", `choose-option ${name}.0`);
      return playOn(fired);
    };
    const veterans = { unit: "rebel-veterans", at: [900, 400] };
    expect(tokensOf(boom("dioxis-charge", veterans, "merciless-munitions", BOSSK), "p2.0")).toMatchObject({
      poison: 1,
    });
    const vehicle = { unit: "at-rt-galactic-republic", at: [900, 400] };
    expect(tokensOf(boom("dioxis-charge", vehicle, "merciless-munitions", BOSSK), "p2.0")).not.toHaveProperty("poison");
    expect(tokensOf(boom("thermal-charge", veterans, "explosions", SABINE), "p2.0")).not.toHaveProperty("poison");
  });
});
