import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  activate,
  active,
  DONE,
  declare,
  effect,
  LOST,
  lent,
  moved,
  offered,
  order,
  PASS,
  perform,
  pick,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const BOSSK = { unit: "bossk-trandoshan-terror", at: [400, 200] } as const;
const BANE = { unit: "cad-bane-needs-no-introduction", at: [400, 200] } as const;
const DIN = { unit: "din-djarin-the-mandalorian", at: [400, 200] } as const;
const BOBA = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] } as const;
const HONDO = { unit: "hondo-ohnaka-trustworthy-compatriot", at: [400, 200] } as const;
const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;

describe("heroes of the mercenaries", () => {
  it("[leg.rally.panicked-no-actions] His Eminence gives Maul a dodge token and suppresses troopers around him, who act without rallying and unshaken", () => {
    const mine: SideSpec = {
      faction: "galactic-empire",
      units: [MAUL, { unit: STORM, at: [500, 200], tokens: { suppression: 2 } }, { unit: STORM, at: [1200, 200] }],
    };
    const { state } = playing(
      "his-eminence",
      mine,
      { units: [{ unit: "rebel-troopers", at: [400, 330] }] },
      order("p1.0"),
      order("p1.1"),
    );
    expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`)["suppression"] ?? 0)).toEqual([0, 3, 0]);
    expect([tokensOf(state, "p1.0")["dodge"], tokensOf(state, "p2.0")["suppression"]]).toEqual([1, 1]);
    const { state: acting, events } = play(state, [activate("p1.1")]);
    expect(events.some(({ type }) => type === "dice-rolled")).toBe(false);
    expect(game.decision(acting)).toMatchObject({ kind: "action", context: { actions: 2 } });
    expect(lent(play(acting, [DONE]).state)).toEqual([]);
  });

  it("[leg.attack.one-attack-action] Reptilian Rampage lets Bossk attack twice, and once suffer a wound for a free move", () => {
    const state = active("reptilian-rampage", [BOSSK], [{ unit: "rebel-veterans", at: [400, 520] }]);
    const moving = play(state, [perform("reptilian-rampage")]).state;
    expect(moving.units[0]?.miniatures[0]?.wounds).toBe(1);
    const after = moved(moving);
    expect(game.decision(after)).toMatchObject({ kind: "action", context: { actions: 2 } });
    expect(offered(after)).not.toContain("perform reptilian-rampage");
    let attacked = play(state, [perform("attack")]).state;
    while (game.decision(attacked)?.kind === "pool") attacked = play(attacked, [PASS]).state;
    expect(offered(attacked)).toContain("perform attack");
  });

  it("[leg.command.timing-5-during-activation] I'm in Control lets Cad Bane hand his suppression to units at range 2, and immobilizes enemy troopers by it", () => {
    const bane = { ...BANE, order: "faceup", tokens: { suppression: 2 } } as const;
    const state = scenario({
      "player-1": {
        units: [bane, { unit: STORM, at: [600, 200] }],
        hand: [],
        revealed: "im-in-control",
        faction: "galactic-empire",
      },
      "player-2": {
        units: [
          { unit: "rebel-veterans", at: [400, 400] },
          { unit: "rebel-veterans", at: [400, 700] },
        ],
        hand: [],
      },
    });
    const asked = play(state, [activate("p1.0")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0", "done"]);
    const both = play(asked, [unitChosen("p2.0"), unitChosen("p2.0")]).state;
    expect([tokensOf(both, "p1.0"), tokensOf(both, "p2.0")]).toEqual([{}, { suppression: 2, immobilize: 1 }]);
    const kept = play(asked, [unitChosen("p1.1"), DONE], { draws: dice(["blank"]) }).state;
    expect([tokensOf(kept, "p1.0"), tokensOf(kept, "p1.1")]).toEqual([{ suppression: 1 }, { suppression: 1 }]);
    const end = play(kept, [DONE]).state;
    expect(offered(end)).toEqual(["choose-unit p1.1", "choose-unit p2.0", "done"]);
  });

  it("[leg.command.timing-5-during-activation] I Like Those Odds gives Din an aim token, and after an attack action an attack on another unit", () => {
    expect(tokensOf(playing("i-like-those-odds", { units: [DIN] }).state, "p1.0")["aim"]).toBe(1);
    const state = active(
      "i-like-those-odds",
      [DIN],
      [
        { unit: "rebel-veterans", at: [400, 400] },
        { unit: "rebel-veterans", at: [550, 400] },
      ],
    );
    let asked = play(state, [perform("attack"), declare("p2.0")]).state;
    for (let step = 0; step < 12 && game.decision(asked)?.kind !== "volley"; step++) {
      const actions: readonly Action[] = game.legalActions(asked);
      asked = play(asked, [
        actions.find(({ type }) => type === "add-weapon") ?? actions[actions.length - 1] ?? DONE,
      ]).state;
    }
    expect(offered(asked)).toEqual(["declare p2.1", "done"]);
  });

  it("[leg.wounds.outside-attack-no-defense] Whistling Birds rolls a white die for each miniature of up to 3 enemy units at range 1, whose hits, criticals and surges wound", () => {
    const state = active(
      "whistling-birds",
      [DIN],
      [
        { unit: "rebel-veterans", at: [400, 330] },
        { unit: STORM, at: [530, 200], defeated: 2 },
        { unit: STORM, at: [400, 70] },
      ],
    );
    const asked = play(state, [perform("whistling-birds")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "choose-unit p2.2", "done"]);
    const { state: hit, events } = play(asked, [unitChosen("p2.1"), DONE], { draws: dice(["hit", "attack-surge"]) });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "dice-rolled", dice: ["white-attack", "white-attack"] }),
    );
    expect(hit.units[2]?.miniatures.every(({ status }) => status === "defeated")).toBe(true);
    expect(game.decision(hit)).toMatchObject({ kind: "action", context: { actions: 1 } });
  });

  it("[leg.engaged.no-moves] Whipcord Launcher binds an enemy trooper unit at range 1, beside which Boba Fett moves as usual", () => {
    const state = active("whipcord-launcher", [BOBA], [{ unit: "rebel-veterans", at: [400, 330] }]);
    const bound = play(state, [perform("whipcord-launcher")]).state;
    expect(tokensOf(bound, "p2.0")).toEqual({ immobilize: 2, suppression: 2 });
    expect(offered(bound)).not.toContain("perform whipcord-launcher");
    const beside = (immobilize: number): boolean =>
      offered(
        active(
          "whipcord-launcher",
          [BOBA],
          [{ ...ONE, unit: "rebel-veterans", at: [400, 227], tokens: { immobilize } }],
        ),
      ).includes("perform move");
    expect([beside(1), beside(0)]).toEqual([true, false]);
  });

  it("[leg.kw.independent] Independent Programming gives IG-88 a dodge token without an order, and an aim token when he orders himself", () => {
    const ig = { unit: "ig-88-notorious-assassin-droid", at: [400, 200] } as const;
    expect(tokensOf(playing("independent-programming", { units: [ig] }).state, "p1.0")).toEqual({ aim: 1 });
    const later = scenario({
      phase: "command",
      "player-1": {
        units: [ig, { unit: "general-veers-master-tactician", at: [700, 200] }],
        hand: ["push"],
        permanents: ["independent-programming"],
        faction: "galactic-empire",
      },
      "player-2": { units: [LOST], hand: [] },
    });
    const phase = play(later, [{ type: "choose-command", subject: "push" }]).state;
    expect(offered(phase)).toEqual(["effect 0", "pass"]);
    expect(tokensOf(play(phase, [effect(0)]).state, "p1.0")).toEqual({ dodge: 1 });
  });

  it("[leg.command.timing-5-during-activation] Stories, So Many of Them True gives a friend near Hondo a token for a suppression token of his", () => {
    const told = (hondo: object): State =>
      play(
        scenario({
          "player-1": {
            units: [
              { ...HONDO, order: "faceup", ...hondo },
              { unit: STORM, at: [700, 200], order: "faceup" },
              { unit: STORM, at: [1700, 100], order: "faceup", defeated: 3 },
            ],
            hand: [],
            revealed: "stories-so-many-of-them-true",
            faction: "galactic-empire",
          },
          "player-2": { units: [LOST], hand: [] },
        }),
        [activate("p1.1")],
      ).state;
    expect(offered(told({}))).toEqual(["effect 0", "pass"]);
    const asked = play(told({}), [effect(0)]).state;
    expect(tokensOf(asked, "p1.0")).toEqual({ suppression: 1 });
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "choose-option gain-surge"]);
    expect(tokensOf(play(asked, [pick("gain-surge")]).state, "p1.1")).toEqual({ surge: 1 });
    expect(game.decision(told({ order: "facedown" }))?.kind).toBe("action");
    expect(game.decision(told({ at: [1400, 200] }))?.kind).toBe("action");
    expect(game.decision(told({ tokens: { suppression: 6 } }))?.kind).toBe("action");
  });

  it("[leg.tokens.green] That's Just Good Business lets Hondo move freely, and swap his suppression for the green tokens of whom he meets first", () => {
    const state = active(
      "thats-just-good-business",
      [{ ...HONDO, tokens: { suppression: 3 } }],
      [{ unit: "rebel-veterans", at: [400, 300], defeated: 3, tokens: { aim: 1, dodge: 2, standby: 1 } }],
    );
    expect(game.decision(state)).toMatchObject({ kind: "action" });
    const moving = play(state, [perform("thats-just-good-business")]).state;
    const contact = game.legalActions(moving).flatMap((action) => {
      if (action.type !== "move") return [];
      const { state: there } = play(moving, [action]);
      return tokensOf(there, "p1.0")["suppression"] === undefined ? [there] : [];
    });
    const [met] = contact;
    expect(met && [tokensOf(met, "p1.0"), tokensOf(met, "p2.0")]).toEqual([{ aim: 1, dodge: 2 }, { suppression: 3 }]);
    expect(met && lent(met)).toEqual(["0 thats-just-good-business 1 round"]);
  });
});
