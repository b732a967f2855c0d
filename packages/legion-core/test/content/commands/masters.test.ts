import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { box } from "../../helpers.ts";
import {
  activate,
  answers,
  chooseCard,
  DONE,
  effect,
  FAR,
  handOf,
  lent,
  offered,
  order,
  playing,
  suppressionOf,
  tokensOf,
} from "./helpers.ts";

const GRIEVOUS = { unit: "general-grievous-sinister-cyborg", at: [400, 200] } as const;
const POGGLE = { unit: "poggle-the-lesser-public-leader-of-the-geonosians", at: [400, 200] } as const;
const VENTRESS = "asajj-ventress-separatist-assassin";
const PADME = "padme-amidala-spirited-senator";
const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;
const R2 = { unit: "r2-d2-independent-astromech", at: [400, 200] } as const;
const B1 = "b1-battle-droids";
const BX = "bx-series-droid-commandos";

/** Set-up effects of the first player, who may divulge. */
const setUp = (mine: SideSpec): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { units: [{ unit: "rebel-troopers" }, { unit: "luke-skywalker-hero-of-the-rebellion" }], hand: [] },
    frames: [
      { kind: "effects", moment: "setup-effects", about: null, order: [0, 1], pending: [], gathers: true },
      { kind: "hand", side: 0, moment: "setup-effects", about: null },
    ],
  });

describe("cards of leaders of the droid army", () => {
  it("[leg.command.timing-3-issue-orders] Supreme Commander lends Grievous Ruthless, and each ordered unit and the troopers beside it in sight gain a surge token, once", () => {
    const mine: SideSpec = {
      units: [
        GRIEVOUS,
        { unit: BX, at: [900, 200], defeated: 3 },
        { unit: BX, at: [1000, 200], defeated: 3 },
        { unit: "dsd1-dwarf-spider-droid", at: [900, 300] },
        { unit: BX, at: [900, 380], defeated: 3 },
      ],
    };
    const { state } = playing("supreme-commander", mine, FAR, order("p1.1"));
    const surges = (now: State): readonly number[] =>
      now.units.slice(0, 5).map((_, unit) => tokensOf(now, `p1.${unit}`)["surge"] ?? 0);
    expect(lent(state)).toEqual(["0 ruthless 1 round"]);
    expect(surges(state)).toEqual([0, 1, 1, 0, 0]);
    expect(surges(play(state, [order("p1.2")]).state)).toEqual([0, 1, 1, 0, 0]);
    expect(surges(play(state, [order("p1.0")]).state)).toEqual([1, 1, 1, 0, 0]);
  });

  it("[leg.kw.restore] We Make Weapons lets an ordered corps droid unit give its order back for a defeated miniature and one suppression token less", () => {
    const mine: SideSpec = {
      units: [
        POGGLE,
        { unit: B1, at: [900, 200], defeated: 2, tokens: { suppression: 2 } },
        { unit: B1, at: [1300, 200] },
        { unit: BX, at: [1600, 200], defeated: 1 },
      ],
    };
    const ordered = (unit: string): State => playing("we-make-weapons", mine, FAR, order(unit)).state;
    const asked = ordered("p1.1");
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect([ordered("p1.2"), ordered("p1.3")].map((now) => game.decision(now)?.kind)).toEqual(["orders", "orders"]);
    const given = play(asked, [effect(0)]).state;
    expect([given.units[1]?.order, suppressionOf(given, "p1.1")]).toEqual(["none", 1]);
    expect(game.decision(given)).toMatchObject({ kind: "heal", context: { patient: "p1.1", left: 1 } });
    const [back] = game.legalActions(given).filter(({ type }) => type === "restore");
    const placing = play(given, back === undefined ? [] : [back]).state;
    const [spot] = game.legalActions(placing);
    const mended = play(placing, spot === undefined ? [] : [spot]).state;
    const standing = mended.units[1]?.miniatures.filter(({ status }) => status === "standing").length;
    expect(standing).toBe((asked.units[1]?.miniatures.length ?? 0) - 1);
    expect(offered(mended)).not.toContain("order p1.1");
    const drawn = answers(mended, "order p1.2");
    expect(drawn.sides[0].orderPool.corps).toBe(1);
  });
});

describe("cards with Divulge of heroes", () => {
  it("[leg.kw.divulge] Yes, My Master must be divulged, stays in play, and makes Asajj a bounty hunter or an assassin for the game", () => {
    const state = setUp({ units: [VENTRESS, B1], hand: ["yes-my-master", "i-am-fear"] });
    expect(offered(state)).toEqual(["choose-command yes-my-master"]);
    const shown = play(state, [chooseCard("yes-my-master")]).state;
    expect(offered(shown)).toEqual(["choose-option as-bounty-hunter", "choose-option as-assassin"]);
    expect(handOf(shown, 0)).toEqual(["i-am-fear"]);
    expect(shown.sides[0].permanents).toHaveLength(1);
    const hunter = answers(shown, "choose-option as-bounty-hunter");
    expect(lent(hunter)).toEqual(["0 bounty 1 game", "0 reinforcements 1 game"]);
    expect(lent(answers(shown, "choose-option as-assassin"))).toEqual([
      "0 demoralize 1 game",
      "0 makashi-mastery 1 game",
      "0 outmaneuver 1 game",
    ]);
  });

  it("[leg.kw.bounty.mark] Asajj Ventress who becomes a bounty hunter in set-up marks an enemy in it", () => {
    const whole = setUp({ units: [VENTRESS, B1], hand: ["yes-my-master"] });
    const marked = answers(whole, "choose-command yes-my-master", "choose-option as-bounty-hunter");
    expect(tokensOf(marked, "p2.1")).toEqual({ bounty: 1 });
    const other = answers(whole, "choose-command yes-my-master", "choose-option as-assassin");
    expect(tokensOf(other, "p2.1")).toEqual({});
  });

  it("[leg.kw.divulge] Diplomatic Cover divulged gives Padmé Infiltrate for the game, must be chosen in round 1, and has her on a secret mission instead of Inspire 1", () => {
    const shown = play(setUp({ hand: ["diplomatic-cover", "aggressive-negotiations"], units: [PADME] }), [
      chooseCard("diplomatic-cover"),
    ]).state;
    expect(lent(shown)).toEqual(["0 infiltrate 1 game"]);
    expect(handOf(shown, 0)).toContain("diplomatic-cover");
    const counts = { "divulged diplomatic-cover player-1": 1 };
    const first = scenario({
      phase: "command",
      round: 1,
      "player-1": { shownHand: ["diplomatic-cover"], hand: ["aggressive-negotiations"], units: [PADME] },
      "player-2": { ...FAR, hand: [] },
      mission: { counts },
    });
    expect(offered(first)).toEqual(["choose-command diplomatic-cover"]);
    const figures = (side: SideSpec, divulged: boolean): unknown => {
      const state = scenario({
        "player-1": {
          hand: [],
          units: [
            { unit: PADME, at: [400, 200] },
            { unit: "clone-trooper-infantry", at: [900, 200] },
          ],
          ...side,
        },
        "player-2": FAR,
        mission: divulged ? { counts } : {},
      });
      const { inspire = 0, "secret-mission": secret = 0 } = keywordsOf({ box, state }, 0);
      expect(keywordsOf({ box, state }, 1)["inspire"]).toBeUndefined();
      return [inspire, secret];
    };
    const [bare] = [figures({}, false)] as readonly [readonly [number, number]];
    expect(figures({ revealed: "diplomatic-cover" }, false)).toEqual([bare[0] + 1, bare[1]]);
    expect(figures({ permanents: ["diplomatic-cover"] }, true)).toEqual([bare[0], bare[1] + 1]);
  });
});

describe("cards that heal and hide", () => {
  it("[leg.command.timing-2-untimed] Witch Magick takes two wounds and all poison and immobilize off Maul, who recovers as he is activated", () => {
    const ill = { ...MAUL, wounds: [3], tokens: { poison: 2, immobilize: 1, suppression: 2 } } as const;
    const mine: SideSpec = { faction: "galactic-empire", units: [ill, { unit: "stormtroopers", at: [1200, 200] }] };
    const { state } = playing("witch-magick", mine);
    expect(state.units[0]?.miniatures[0]?.wounds).toBe(1);
    expect(tokensOf(state, "p1.0")).toEqual({ suppression: 2 });
    expect(tokensOf(play(state, [activate("p1.0")]).state, "p1.0")).toEqual({});
  });

  it("[leg.kw.smoke-x] Smoke Screen lets the other ordered unit move at speed 1, and R2-D2 lay one smoke token as the Activation Phase starts", () => {
    const mine: SideSpec = {
      units: [R2, { unit: PADME, at: [800, 200] }, { unit: "clone-trooper-infantry", at: [1200, 200] }],
    };
    const { state } = playing("smoke-screen", mine, FAR, order("p1.0"));
    expect(game.decision(state)?.kind).toBe("orders");
    const asked = play(state, [order("p1.2")]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const moving = play(asked, [effect(0)]).state;
    expect(moving.frames.at(-1)).toMatchObject({ kind: "move", unit: 2, terms: { speed: 1 } });
    const phase = answers(asked, "pass");
    const effects = game.decision(phase)?.context;
    expect(effects).toMatchObject({ effects: expect.arrayContaining([{ effect: "smoke-screen", unit: null }]) });
    const laying = play(phase, [effect(offered(phase).length - 1)]).state;
    expect(game.decision(laying)).toMatchObject({ kind: "mission", context: { card: "smoke", about: "p1.0" } });
    const [spot] = game.legalActions(laying);
    const laid = play(laying, [spot ?? DONE]).state;
    expect(laid.tokens.map(({ kind }) => kind)).toEqual(["smoke"]);
    expect(game.decision(laid)?.kind).toBe("activate");
  });
});
