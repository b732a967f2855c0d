import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { choose, chooseCard, DONE, effect, order, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { eligible, handOf, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { box } from "../../../helpers/scene.ts";
import { through } from "../reach.ts";

const PADME = { unit: "padme-amidala-spirited-senator", at: [400, 200] } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200] } as const;
const shaken = { tokens: { suppression: 1 } } as const;

it("[leg.command.timing-4-start-activation] Our Fate Is in Your Hands lets troopers near Padmé hand her their suppression, for at most 2 dodge tokens", () => {
  const shaken = { tokens: { suppression: 2 } } as const;
  const mine: SideSpec = {
    units: [
      PADME,
      { ...CLONES, ...shaken },
      { ...CLONES, at: [400, 400], tokens: { suppression: 1 } },
      { ...CLONES, at: [1400, 200], ...shaken },
    ],
  };
  const { state } = playing("our-fate-is-in-your-hands", mine, FAR_SIDE, effect(3));
  expect(lent(state)).toEqual(["0 danger-sense 2 round"]);
  expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
  const given = play(state, [unitChosen("p1.1"), unitChosen("p1.1"), unitChosen("p1.2")]).state;
  expect([0, 1, 2].map((unit) => tokensOf(given, `p1.${unit}`)["suppression"] ?? 0)).toEqual([3, 0, 0]);
  expect(tokensOf(given, "p1.0")["dodge"]).toBe(2);
  const one = play(state, [unitChosen("p1.2"), DONE]).state;
  expect([tokensOf(one, "p1.0")["dodge"], tokensOf(one, "p1.0")["suppression"]]).toEqual([1, 1]);
});

describe("Diplomatic Cover", () => {
  const PADME = "padme-amidala-spirited-senator";

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

  it("[leg.kw.divulge] Diplomatic Cover, if divulged, gives Padmé Infiltrate for the game, must be chosen in round 1, and gives Secret Mission instead of Inspire 1", () => {
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
      "player-2": { ...FAR_SIDE, hand: [] },
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
        "player-2": FAR_SIDE,
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

describe("Aggressive Negotiations", () => {
  const CLONES = { unit: "clone-trooper-infantry", at: [700, 200] } as const;

  it("[leg.command.timing-3-issue-orders] Aggressive Negotiations lets each ordered unit move at speed 1 or gain an aim, a dodge or a surge token", () => {
    const padme = { unit: "padme-amidala-spirited-senator", at: [400, 200] } as const;
    const { state } = playing("aggressive-negotiations", { units: [padme, CLONES] }, FAR_SIDE, order("p1.0"));
    const boons = ["move-slowly", "gain-aim", "gain-dodge", "gain-surge", "decline"].map(
      (name) => `choose-option ${name}`,
    );
    expect(offered(state)).toEqual(boons);
    const second = play(state, [choose("gain-surge")]).state;
    expect(offered(second)).toEqual(boons);
    const given = play(second, [choose("gain-aim")]).state;
    const bolstered = tokensOf(play(second, [choose("decline")]).state, "p1.1");
    expect([tokensOf(given, "p1.0"), tokensOf(given, "p1.1")]).toEqual([{ surge: 1 }, { ...bolstered, aim: 1 }]);
  });
});

it("[leg.cards.command-use] Our Fate Is in Your Hands offers only troopers with suppression, once per token", () => {
  const padme: UnitSpec = { unit: "padme-amidala-spirited-senator", at: [400, 300] };
  const clones = (x: number, y: number, more: Partial<UnitSpec>): UnitSpec => ({
    unit: "clone-trooper-infantry",
    at: [x, y],
    defeated: 3,
    ...more,
  });
  const { state } = playing("our-fate-is-in-your-hands", {
    units: [padme, clones(500, 300, shaken), clones(400, 400, {}), clones(300, 300, shaken)],
  });
  const asked = through(
    state,
    ...offered(state)
      .filter((key) => key.startsWith("effect"))
      .slice(-1),
  );
  expect(eligible(asked)).toEqual(["p1.1", "p1.3"]);
  expect(eligible(through(asked, "choose-unit p1.1"))).toEqual(["p1.3"]);
});
