import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, DONE, faces, order, perform, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing, revealing } from "../../../helpers/commands.ts";
import { called, dealt, handOf, offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { wall } from "../../../helpers/terrain.ts";

const HAN = { unit: "han-solo-unorthodox-general", at: [400, 200] } as const;
const CHEWIE = { unit: "chewbacca-walking-carpet", at: [600, 200] } as const;

it("[leg.command.timing-5-during-activation] Common Cause lets Luke activate right after Chewbacca", () => {
  const mine: SideSpec = {
    units: [
      { unit: called("Chewbacca"), at: [400, 200] },
      { unit: "luke-skywalker-hero-of-the-rebellion", at: [1200, 200] },
    ],
  };
  const { state } = playing("common-cause", mine, FAR_SIDE, order("p1.0"));
  const asked = play(state, [{ type: "activate", subject: "p1.0" }, DONE]).state;
  expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
  const acting = play(asked, [unitChosen("p1.1")]).state;
  expect(game.decision(acting)).toMatchObject({ kind: "action", context: { unit: "p1.1" } });
  expect(game.decision(play(acting, [DONE]).state)?.kind).not.toBe("choose-unit");
});

it("[leg.command.timing-5-during-activation] Common Cause also lets Chewbacca act after Luke, unless his order is not faceup or his player declines", () => {
  const ends = (order: "faceup" | "facedown" | "none"): State => {
    const mine: SideSpec = {
      units: [
        { ...CHEWIE, order },
        { unit: "luke-skywalker-hero-of-the-rebellion", at: [1200, 200] },
        { unit: "rebel-troopers", at: [1700, 100], order: "faceup" },
      ],
    };
    return play(revealing("common-cause", "p1.1", mine), [DONE]).state;
  };
  expect(offered(ends("faceup"))).toEqual(["choose-unit p1.0", "done"]);
  expect(game.decision(play(ends("faceup"), [unitChosen("p1.0")]).state)).toMatchObject({ context: { unit: "p1.0" } });
  const waiting = [play(ends("faceup"), [DONE]).state, ends("facedown"), ends("none")];
  expect(waiting.map((state) => game.decision(state)?.seat)).toEqual(["player-2", "player-2", "player-2"]);
});

it("[leg.info.discard-public] Notorious Scoundrels returns one of Han Solo's discarded cards to the hand, visible to both players", () => {
  const mine: SideSpec = {
    units: [CHEWIE, HAN],
    discard: ["sorry-about-the-mess", "reckless-diversion", "ambush", "common-cause"],
  };
  const { state } = playing("notorious-scoundrels", mine);
  expect(offered(state)).toEqual([
    "choose-option take-back sorry-about-the-mess",
    "choose-option take-back reckless-diversion",
  ]);
  const taken = play(state, [choose("take-back reckless-diversion")]).state;
  expect(handOf(taken, 0)).toEqual(["reckless-diversion"]);
  expect(game.view(taken, "player-2").sides["player-1"].discard).toEqual([
    "sorry-about-the-mess",
    "ambush",
    "common-cause",
  ]);
  expect(game.view(taken, "player-2").sides["player-1"].hand).toMatchObject([{ cards: ["reckless-diversion"] }]);
});

describe("the card", () => {
  const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] } as const;
  const CHEWIE = { unit: "chewbacca-walking-carpet", at: [700, 300] } as const;
  const VETERANS = "rebel-veterans";
  const LOST = { unit: VETERANS, at: [1700, 850], defeated: 3 } as const;

  const one = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
    unit: VETERANS,
    at: [x, y],
    defeated: 3,
    ...more,
  });

  const pool = (
    card: string | undefined,
    chewie: object,
    theirs: UnitSpec,
  ): { offers: readonly string[]; state: State } => {
    const mine = { units: [LEIA, { ...CHEWIE, ...chewie }] };
    const state = revealing(card, "p1.0", mine, { units: [theirs, LOST] });
    const armed = play(state, [perform("attack")]).state;
    return { offers: offered(armed).filter((key) => key.includes("brains")), state: armed };
  };

  it("[leg.pool.definition] Brains and Brawn adds a ranged weapon of Chewbacca to Leia's pool while he is at range 3 of the defender and sees it", () => {
    const { offers, state } = pool("brains-and-brawn", {}, one(400, 400));
    expect(offers).toEqual(["choose-option brains-and-brawn Chewbacca's Bowcaster"]);
    const alone = play(state, [DONE]).events.find(({ type }) => type === "attack-declared");
    const { events, state: added } = play(state, [
      { type: "choose-option", subject: "brains-and-brawn Chewbacca's Bowcaster" },
    ]);
    const together = events.find(({ type }) => type === "attack-declared");
    // The bowcaster throws 2 red and 2 white dice, and pierces.
    expect([alone, together]).toMatchObject([{ dice: [0, 0, 3] }, { dice: [2, 0, 5] }]);
    expect(JSON.stringify(added.frames)).toContain('"pierce":1');
    const unarmed = { type: "choose-option", subject: "brains-and-brawn Chewbacca's Fists" } as const;
    expect(game.why(state, unarmed)).toMatchObject({ code: "nothing-to-use-it-on" });
    expect(pool("brains-and-brawn", { at: [1200, 300] }, one(400, 400)).offers).toEqual([]);
    expect(pool(undefined, {}, one(400, 400)).offers).toEqual([]);
  });

  it("[leg.wounds.los-cap] A pool that Chewbacca joins by Brains and Brawn wounds as many miniatures as he or Leia sees", () => {
    const others = [350, 380, 410].map((x) => [x, 480] as const);
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [
          { ...LEIA, at: [300, 300] },
          { ...CHEWIE, at: [300, 750] },
        ],
        hand: [],
        revealed: "brains-and-brawn",
      },
      "player-2": { units: [{ unit: "stormtroopers", at: [300, 480], others }, LOST], hand: [] },
      // Leia sees two of the four behind it.
      table: wall(330, 400, 370, 10),
    });
    const wounded = (choice: string, dice: number): readonly number[] =>
      dealt(follow(start, "perform attack", choice, [...faces(dice, "hit"), ...faces(dice, "blank")]));
    expect(wounded("done", 3)).toEqual([2]);
    expect(wounded("choose-option brains-and-brawn Chewbacca's Bowcaster", 7)).toEqual([4]);
  });
});
