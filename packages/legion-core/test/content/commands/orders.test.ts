import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  chooseCard,
  DONE,
  effect,
  FAR,
  lent,
  offered,
  order,
  perform,
  pick,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [500, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;
const LEIA_FAR = { ...LEIA, at: [1200, 100] } as const;
const BLANK_HAND = { hand: [] } as const;

describe("cards about orders", () => {
  it("[leg.command.issue-all] Aggression lets its commander leave orders ungiven, for an aim token for as many mercenaries near him", () => {
    const pykes = { unit: "pyke-syndicate-foot-soldiers", at: [600, 200] } as const;
    const capo = { unit: "pyke-syndicate-capo", at: [400, 200] } as const;
    const mine: SideSpec = {
      faction: "galactic-empire",
      units: [
        capo,
        pykes,
        { ...pykes, at: [400, 500] },
        { ...pykes, at: [1700, 100] },
        { unit: STORM, at: [300, 100] },
      ],
    };
    for (const [card, token] of [
      ["aggression", "aim"],
      ["discretion", "dodge"],
    ] as const) {
      const { state } = playing(card, mine, FAR, order("p1.1"));
      expect(offered(state)).toContain("done");
      const left = play(state, [DONE]).state;
      expect(offered(left)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
      const chosen = play(left, [unitChosen("p1.2")]).state;
      const given = game.decision(chosen)?.kind === "choose-unit" ? play(chosen, [DONE]).state : chosen;
      expect(tokensOf(given, "p1.2")).toEqual({ [token]: 1 });
    }
  });

  it("[leg.command.issue-all] Affirmative, General! lets clones without a faceup order move and shed suppression for orders left ungiven", () => {
    const clones = (x: number, tokens = {}) => ({ unit: "clone-trooper-infantry", at: [x, 300], tokens }) as const;
    const jedi = { unit: "jedi-knight-general-strong-in-the-force", at: [400, 100] } as const;
    const mine: SideSpec = { units: [jedi, clones(600), clones(900, { suppression: 2 }), clones(1200)] };
    const { state } = playing("affirmative-general", mine, FAR, order("p1.1"), DONE);
    expect(offered(state)).toEqual(["choose-unit p1.2", "choose-unit p1.3", "done"]);
    const moving = play(state, [unitChosen("p1.2"), DONE]).state;
    expect(tokensOf(moving, "p1.2")).toEqual({ suppression: 1 });
    expect(game.decision(moving)).toMatchObject({ kind: "move", context: { unit: "p1.2", speed: 1, optional: true } });
  });

  it("[leg.command.issue-limit] Sabotaged Communications leaves the opponent's card 1 order, this round", () => {
    const enemies: SideSpec = {
      hand: ["push"],
      units: [VEERS, { unit: STORM, at: [1300, 700] }, { unit: STORM, at: [1000, 700] }],
    };
    const rebels: SideSpec = { units: [{ unit: "rebel-officer-fighting-for-freedom", at: [400, 100] }, TROOPS] };
    const given = (card: string): readonly string[] => {
      const phase = scenario({ phase: "command", "player-1": { ...rebels, hand: [card] }, "player-2": enemies });
      const first = card === "ambush" ? [order("p1.0")] : [];
      return offered(play(phase, [chooseCard(card), chooseCard("push"), ...first, order("p2.0")]).state);
    };
    expect(given("ambush")).toEqual(["order p2.1", "order p2.2"]);
    expect(given("sabotaged-communications")).not.toContain("order p2.1");
  });

  it("[leg.command.issue-type-match] Fight Another Day has Gar Saxon order units at range 1 alone, with a dodge token, and lends Outmaneuver", () => {
    const gar = { unit: "gar-saxon-militant-commander", at: [400, 200] } as const;
    const mine: SideSpec = {
      faction: "galactic-empire",
      units: [
        gar,
        { unit: STORM, at: [500, 200] },
        { unit: STORM, at: [1000, 200] },
        { unit: "scout-troopers", at: [750, 200] },
      ],
    };
    const { state } = playing("fight-another-day", mine, FAR);
    expect(offered(state)).toEqual(["order p1.0", "order p1.1"]);
    const ordered = play(state, [order("p1.0")]).state;
    expect([0, 1, 2].map((unit) => tokensOf(ordered, `p1.${unit}`)["dodge"] ?? 0)).toEqual([1, 1, 0]);
    expect(lent(ordered)).toEqual(["0 outmaneuver 1 round", "3 outmaneuver 1 round"]);
  });

  it("[leg.pass-pool.size] Battlefield Reconnaissance adds as many advantage tokens as the number of the round, and Delaying Tactics takes an order back", () => {
    const agent = { unit: "rebel-agent-defender-of-democracy", at: [400, 200] } as const;
    const more = playing("battlefield-reconnaissance", { units: [agent, TROOPS] }, FAR, order("p1.0"));
    expect(more.state.sides[0].passPool).toBe(2);
    expect(more.events.filter(({ type }) => type === "pass-pool-changed").at(-1)).toMatchObject({ tokens: 2 });
    const enemies: SideSpec = {
      hand: ["push"],
      units: [VEERS, { unit: STORM, at: [1300, 700] }, { unit: STORM, at: [1000, 700] }],
    };
    const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200] } as const;
    const asked = play(
      scenario({
        phase: "command",
        "player-1": { battleForce: "echo-base-defenders", units: [officer], hand: ["delaying-tactics"] },
        "player-2": enemies,
      }),
      [chooseCard("delaying-tactics"), chooseCard("push"), order("p2.1"), order("p2.2")],
    ).state;
    expect(game.decision(asked)).toMatchObject({ seat: "player-2", kind: "mission" });
    expect(offered(asked)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const delayed = play(asked, [unitChosen("p2.2")]).state;
    expect(delayed.units.map(({ order: token }) => token)).toEqual(["faceup", "none", "faceup", "none"]);
    expect(delayed.sides[1].orderPool.corps).toBe(1);
  });

  it("[leg.command.other-sources] A Beautiful Friendship lets a Rebel commander order an Ewok unit at range 1, an Ewok one a Rebel unit, and Wicket team up with Leia", () => {
    const side = (nominee: string): State =>
      play(
        scenario({
          phase: "command",
          "player-1": {
            units: [
              LEIA,
              WICKET,
              { ...TROOPS, at: [600, 200] },
              { unit: "ewok-skirmishers", at: [400, 310] },
              { unit: "ewok-skirmishers", at: [450, 520] },
              { ...TROOPS, at: [750, 420] },
            ],
            hand: ["ambush"],
            permanents: ["a-beautiful-friendship"],
          },
          "player-2": { ...FAR, ...BLANK_HAND },
        }),
        [chooseCard("ambush"), { type: "nominate", subject: nominee }, effect(0)],
      ).state;
    expect(offered(side("p1.0"))).toEqual(["choose-unit p1.1", "choose-unit p1.3", "done"]);
    expect(offered(side("p1.1"))).toEqual(["choose-unit p1.0", "choose-unit p1.2", "done"]);
    const ordered = play(side("p1.0"), [unitChosen("p1.3")]).state;
    expect(ordered.units[3]?.ordered).toBe(true);
    const aimed = scenario({
      activating: "p1.0",
      "player-1": { units: [LEIA, WICKET], hand: [], permanents: ["a-beautiful-friendship"] },
      "player-2": { ...FAR, ...BLANK_HAND },
    });
    expect(tokensOf(play(aimed, [perform("aim")]).state, "p1.1")).toEqual({ aim: 1 });
  });
});

describe("You Serve Your Master Well", () => {
  it("[leg.actions.free-card-action-cost] You Serve Your Master Well lets Luke bid a lesser trooper unit: a friend acts freely, a suppressed enemy cowers", () => {
    const luke = { unit: "luke-skywalker-jedi-knight", at: [400, 200] } as const;
    const state = scenario({
      activating: "p1.0",
      "player-1": { units: [luke, TROOPS, LEIA_FAR], hand: [], revealed: "you-serve-your-master-well" },
      "player-2": {
        units: [
          { unit: STORM, at: [900, 400], tokens: { suppression: 1 } },
          { unit: STORM, at: [1400, 600] },
          { ...VEERS, tokens: { suppression: 3 } },
        ],
        hand: [],
      },
    });
    const asked = play(state, [perform("you-serve-your-master-well")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
    expect(tokensOf(play(asked, [unitChosen("p2.0")]).state, "p2.0")).toEqual({ suppression: 4 });
    const served = play(asked, [unitChosen("p1.1")]).state;
    expect(offered(served)).toEqual(["choose-option move-freely", "choose-option attack-freely"]);
    expect(game.decision(play(served, [pick("move-freely")]).state)).toMatchObject({
      kind: "move",
      context: { unit: "p1.1" },
    });
    expect(game.decision(play(served, [pick("attack-freely")]).state)).toMatchObject({
      kind: "attack",
      context: { unit: "p1.1" },
    });
  });
});
