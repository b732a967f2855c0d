import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  acting,
  activate,
  answers,
  DONE,
  declare,
  effect,
  FAR,
  lent,
  offered,
  order,
  PASS,
  perform,
  playing,
  playOn,
  suppressionOf,
  tokensOf,
} from "./helpers.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [400, 200] } as const;
const IDEN = { unit: "iden-versio-inferno-squad-leader", at: [400, 200] } as const;
const KALLUS = { unit: "agent-kallus-hunter-of-spectres", at: [400, 200] } as const;
const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 200] } as const;
const KRENNIC = { unit: "director-orson-krennic-architect-of-terror", at: [400, 200] } as const;

describe("cards of Iden Versio and of Imperial agents", () => {
  it("[leg.cards.command-use] Pulse Scan gives Iden an aim token and Sharpshooter 2, and a dodge and a standby token as her activation ends", () => {
    const { state } = playing("pulse-scan", { units: [IDEN] });
    expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ aim: 1 }, ["0 sharpshooter 2 round"]]);
    const over = play(state, [DONE]).state;
    expect(tokensOf(over, "p1.0")).toEqual({ aim: 1, dodge: 1, standby: 1 });
  });

  it("[leg.command.timing-5-during-activation] Tactical Strike lets Iden and special forces with a faceup order trade speed for Steady and Tactical 1", () => {
    const troopers = { unit: "imperial-death-troopers", at: [800, 200] } as const;
    const mine: SideSpec = {
      units: [IDEN, troopers, { ...troopers, at: [1100, 200] }, { unit: STORM, at: [1400, 200] }],
    };
    const { state } = playing("tactical-strike", mine, FAR, order("p1.0"), order("p1.1"), order("p1.3"));
    const asked = play(state, [activate("p1.1")]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const slow = play(asked, [effect(0)]).state;
    expect(lent(slow)).toEqual(["1 steady 1 activation", "1 tactical 1 activation", "1 tactical-strike 1 activation"]);
    expect(fastest(play(slow, [perform("move")]).state)).toBe(1);
    expect(fastest(answers(asked, "pass", "perform move"))).toBe(2);
    const later = play(slow, [DONE]).state;
    expect(lent(later)).toEqual([]);
    expect(offered(play(state, [activate("p1.3")]).state)).toContain("perform move");
    expect(offered(play(state, [activate("p1.0")]).state)).toEqual(["effect 0", "pass"]);
    const drawn = acting("tactical-strike", "p1.1", { units: [IDEN, troopers] });
    expect(lent(drawn)).toEqual([]);
  });

  it("[leg.command.timing-3-issue-orders] Fearsome Oration gives each ordered Imperial Agent Demoralize 2 and Inspire 2", () => {
    const agent = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [400, 200] } as const;
    const { state } = playing(
      "fearsome-oration",
      { units: [agent, { ...agent, at: [900, 200] }] },
      FAR,
      {
        type: "nominate",
        subject: "p1.0",
      },
      order("p1.1"),
    );
    expect(lent(state)).toEqual(["1 demoralize 2 round", "1 inspire 2 round"]);
  });
});

/** The highest speed of the moves that are offered. */
function fastest(state: State): number {
  return Math.max(
    ...game
      .legalActions(state)
      .map((action) => (action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0)),
  );
}

describe("cards about what enemies may not do", () => {
  const green = { aim: 1, dodge: 1, surge: 1, standby: 1 } as const;
  const single = { unit: REBELS, defeated: 3, tokens: green } as const;
  const maul = { unit: "maul-impatient-apprentice", at: [400, 400] } as const;
  const mine: SideSpec = { units: [maul, { unit: STORM, at: [900, 400], defeated: 3 }] };
  const engaged: SideSpec = {
    units: [
      { ...single, at: [400, 427] },
      { ...single, at: [900, 600] },
    ],
  };

  it("[leg.command.timing-5-during-activation] At Last gives Maul an aim token and Jedi Hunter, and lets him suffer a wound as he starts", () => {
    for (const spot of [{ at: [400, 400] }, {}] as const) {
      const { state } = playing("at-last", { units: [{ unit: maul.unit, ...spot }] });
      expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ aim: 1 }, ["0 jedi-hunter 1 round"]]);
      expect(offered(state)).toEqual(["effect 0", "pass"]);
      expect(answers(state, "effect 0").units[0]?.miniatures[0]?.wounds).toBe(1);
      expect(answers(state, "pass").units[0]?.miniatures[0]?.wounds).toBe(0);
    }
  });

  it("[leg.cards.command-use] Duel of the Fates gives Maul a dodge token and Disengage", () => {
    const { state } = playing("duel-of-the-fates", { units: [maul] });
    expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ dodge: 1 }, ["0 disengage 1 round"]]);
  });

  it("[leg.cards.command-use] Duel of the Fates keeps enemies engaged with Maul from spending dodge and standby tokens", () => {
    const attacked = (card: string | undefined, unit: string): readonly string[] => {
      const state = acting(card, unit, mine, engaged);
      const dodges = (now: State): boolean => offered(now).includes("choose-option dodge");
      let after = play(state, [perform("attack")]).state;
      while (!dodges(after) && game.decision(after)?.kind === "pool") after = play(after, [PASS]).state;
      return offered(after);
    };
    expect(attacked(undefined, "p1.0")).toContain("choose-option dodge");
    expect(attacked("duel-of-the-fates", "p1.0")).not.toContain("choose-option dodge");
    expect(attacked("duel-of-the-fates", "p1.1")).toContain("choose-option dodge");
    const reacting = (card: string | undefined, unit: string): readonly string[] =>
      offered(play(acting(card, unit, mine, engaged), [perform("dodge")]).state);
    expect(reacting(undefined, "p1.0")).toContain("choose-unit p2.0");
    expect(reacting("duel-of-the-fates", "p1.0")).not.toContain("choose-unit p2.0");
    expect(reacting("duel-of-the-fates", "p1.1")).toContain("choose-unit p2.1");
  });

  it("[leg.cards.command-use] Duel of the Fates keeps enemies engaged with Maul from spending aim and surge tokens", () => {
    const spending = (card: string | undefined, ...faces: readonly string[]): readonly string[] => {
      const state = scenario({
        activating: "p2.0",
        "player-1": { hand: [], ...(card === undefined ? {} : { revealed: card }), ...mine },
        "player-2": { hand: [], ...engaged },
      });
      return offered(play(state, [perform("attack")], { draws: dice(faces) }).state);
    };
    expect(spending(undefined, "attack-surge")).toEqual(["choose-option aim", "pass"]);
    // The pool is resolved at once: nothing of it asks a question.
    expect(spending("duel-of-the-fates", "attack-surge")).not.toContain("choose-option aim");
    expect(spending("duel-of-the-fates", "attack-surge")).not.toContain("choose-option surge");
  });

  it("[leg.cards.command-use] Face Me gives Kallus Hold the Line, and enemy troopers engaged with him neither move nor withdraw", () => {
    const { state } = playing("face-me", { units: [KALLUS] });
    expect(lent(state)).toEqual(["0 hold-the-line 1 round"]);
    const fighting = (card: string | undefined, foe: SideSpec["units"] & {}): readonly string[] =>
      offered(
        scenario({
          activating: "p2.0",
          "player-1": {
            hand: [],
            ...(card === undefined ? {} : { revealed: card }),
            units: [
              { ...KALLUS, at: [400, 400] },
              { unit: STORM, at: [900, 400], defeated: 3 },
            ],
          },
          "player-2": { hand: [], units: foe },
        }),
      );
    const beside = [{ unit: REBELS, defeated: 3, at: [400, 427] }] as const;
    expect(fighting(undefined, beside)).toContain("perform withdraw");
    expect(fighting("face-me", beside)).not.toContain("perform withdraw");
    expect(fighting("face-me", beside)).not.toContain("perform move");
    expect(fighting("face-me", [{ unit: REBELS, defeated: 3, at: [900, 427] }])).toContain("perform withdraw");
    expect(fighting("face-me", [{ unit: REBELS, defeated: 3, at: [700, 700] }])).toContain("perform move");
  });

  it("[leg.cards.command-use] Under Unrelenting Fire an enemy unit rallies off one suppression token at most", () => {
    const rallied = (player: "player-1" | "player-2"): number => {
      const shaken: SideSpec = {
        units: [
          { unit: REBELS, at: [900, 700], order: "faceup", tokens: { suppression: 2 } },
          { unit: REBELS, at: [1400, 700], order: "faceup" },
        ],
      };
      const other: SideSpec = { units: [{ ...OFFICER, at: [100, 100] }] };
      const state = scenario({
        active: "player-1",
        "player-1": { hand: [], ...shaken, ...(player === "player-1" ? { revealed: "unrelenting-fire" } : {}) },
        "player-2": { hand: [], ...other, ...(player === "player-2" ? { revealed: "unrelenting-fire" } : {}) },
      });
      return suppressionOf(play(state, [activate("p1.0")], { draws: dice(["block", "defense-surge"]) }).state, "p1.0");
    };
    expect([rallied("player-1"), rallied("player-2")]).toEqual([0, 1]);
  });

  it("[leg.cards.command-use] Fear and Dead Men deals whoever wounds Vader as many wounds, no more than he suffers", () => {
    const shot = (wounds: number, unit = "p2.0"): State => {
      const state = scenario({
        activating: unit,
        "player-1": {
          hand: [],
          revealed: "fear-and-dead-men",
          units: [
            { ...VADER, at: [400, 400], wounds: [wounds] },
            { unit: STORM, at: [700, 400], defeated: 3 },
          ],
        },
        "player-2": {
          hand: [],
          units: [
            { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 427] },
            { unit: REBELS, at: [700, 427], defeated: 3 },
          ],
        },
      });
      const faces =
        unit === "p2.0" ? [...Array(5).fill("hit"), "blank", "blank", "block", "block", "block"] : ["hit", "blank"];
      let after = play(state, [perform("attack")], { draws: dice(faces) }).state;
      while (game.decision(after)?.kind === "pool") after = play(after, [PASS]).state;
      return after;
    };
    const wounds = (state: State): readonly (number | undefined)[] =>
      [0, 2].map((unit) => state.units[unit]?.miniatures[0]?.wounds);
    expect(wounds(shot(0))).toEqual([2, 2]);
    expect(wounds(shot(7))).toEqual([8, 1]);
    expect(shot(0, "p2.1").units[3]?.miniatures[0]?.status).toBe("standing");
  });
});

describe("cards about attacks", () => {
  const far: SideSpec = { units: [{ unit: REBELS, at: [400, 500], defeated: 3 }] };
  const shooter = { unit: STORM, at: [400, 300], defeated: 3 } as const;

  it("[leg.command.timing-5-during-activation] Ruthless Tactics gives units that were shot by a unit with a faceup order an observation token", () => {
    const shot = (order: "faceup" | "none", at: readonly [number, number] = [400, 300]): State => {
      const state = acting(
        "ruthless-tactics",
        "p1.1",
        {
          units: [
            { ...KALLUS, at: [100, 100] },
            { ...shooter, at, order },
          ],
        },
        far,
      );
      return play(state, [perform("attack")], { draws: dice(["blank"]) }).state;
    };
    expect(tokensOf(shot("faceup"), "p2.0")).toEqual({ observation: 1 });
    expect(tokensOf(shot("none"), "p2.0")).toEqual({});
    expect(tokensOf(shot("faceup", [400, 473]), "p2.0")).toEqual({});
  });

  it("[leg.kw.suppressive] Ruthless Tactics lets an attacker spend an observation token of the defender for Suppressive, unless it has that", () => {
    const watched: SideSpec = { units: [{ unit: REBELS, at: [400, 500], defeated: 3, tokens: { observation: 2 } }] };
    const state = acting("ruthless-tactics", "p1.1", { units: [{ ...KALLUS, at: [100, 100] }, shooter] }, watched);
    const rolled = play(state, [perform("attack")], { draws: dice(["blank"]) }).state;
    expect(offered(rolled)).toEqual(["choose-option observation", "choose-option ruthless-tactics", "pass"]);
    const used = answers(rolled, "choose-option ruthless-tactics");
    expect(offered(used)).toEqual(["choose-option observation", "pass"]);
    const after = answers(used, "pass");
    expect(tokensOf(after, "p2.0")).toMatchObject({ suppression: 1, observation: 1 });
    expect(tokensOf(answers(rolled, "pass"), "p2.0")["suppression"]).toBeUndefined();
  });

  it.each([
    ["coordinated-fire", STORM, "imperial-death-troopers", OFFICER.unit],
    [
      "unrelenting-assault",
      "b1-battle-droids",
      "bx-series-droid-commandos",
      "t-series-tactical-droid-programmed-for-strategy",
    ],
  ])(
    "[leg.command.timing-5-during-activation] %s: after corps spend aims in a ranged attack another friend at range 2 may aim",
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
        const state = acting(card, "p1.1", mine(unit, 1, [400, 300]), far);
        return answers(play(state, [perform("attack")], { draws: dice(["blank"]) }).state, ...keys);
      };
      void shot;
      const state = acting(card, "p1.1", mine(corps, 1, [400, 300]), far);
      const aiming = play(state, [perform("attack")], { draws: dice(["blank"]) }).state;
      expect(offered(aiming)).toContain("choose-option aim");
      const spent = playOn(answers(aiming, "choose-option aim"));
      expect(game.decision(spent)).toMatchObject({ kind: "choose-unit", context: { keyword: card, unit: "p1.1" } });
      expect(offered(spent)).toEqual(["choose-unit p1.0", "choose-unit p1.2", "done"]);
      expect(tokensOf(answers(spent, "choose-unit p1.2"), "p1.2")).toEqual({ aim: 1 });
      expect(lent(spent)).toEqual([]);
      expect(game.decision(answers(aiming, "pass"))?.kind).toBe("action");
      const melee = acting(card, "p1.1", mine(corps, 1, [400, 473]), far);
      const close = answers(play(melee, [perform("attack")], { draws: dice(["blank"]) }).state, "choose-option aim");
      expect(game.decision(playOn(close))?.kind).toBe("action");
    },
  );
});

describe("cards about orders and activations", () => {
  it("[leg.command.timing-3-issue-orders] Debark for Ground Assault gives ordered corps troopers Spur and Suppressive", () => {
    const mine: SideSpec = {
      units: [OFFICER, { unit: "snowtroopers", at: [700, 200] }, { unit: "at-st", at: [1000, 200] }],
    };
    const { state } = playing("debark-for-ground-assault", mine, FAR, order("p1.0"), order("p1.1"));
    expect(lent(state)).toEqual(["1 spur 1 round", "1 suppressive 1 round"]);
  });

  it("[leg.cards.command-weapon] Overwhelming Barrage attacks once a round as the activation of a commander ends, of nobody else", () => {
    const enemies: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 850], defeated: 3 },
        { unit: REBELS, at: [400, 400], defeated: 3 },
      ],
    };
    const mine: SideSpec = {
      units: [OFFICER, { ...OFFICER, at: [700, 200] }, { unit: "snowtroopers", at: [1000, 200] }],
    };
    const ended = play(acting("overwhelming-barrage", "p1.0", mine, enemies), [DONE]).state;
    expect(offered(ended)).toEqual(["effect 0", "pass"]);
    const struck = play(ended, [effect(0)]).state;
    expect(offered(struck)).toEqual(["declare p2.0", "done"]);
    const { events } = play(struck, [declare("p2.0")]);
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 4, 0] }));
    expect(game.decision(play(acting("overwhelming-barrage", "p1.2", mine, enemies), [DONE]).state)?.kind).not.toBe(
      "effects",
    );
  });

  it("[leg.command.timing-4-start-activation] Deploy the Garrison lets up to two troopers with a faceup order stand by, on the battlefield", () => {
    const mine: SideSpec = {
      units: [KRENNIC, { unit: STORM, at: [700, 200] }, { unit: STORM, at: [1000, 200] }, STORM],
    };
    const { state } = playing("deploy-the-garrison", mine, FAR, order("p1.1"), order("p1.3"));
    expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
    const { state: both } = playing("deploy-the-garrison", mine, FAR, order("p1.0"), order("p1.1"));
    const stood = answers(both, "choose-unit p1.0", "choose-unit p1.1");
    expect([tokensOf(stood, "p1.0"), tokensOf(stood, "p1.1")]).toEqual([{ standby: 1 }, { standby: 1 }]);
    expect(tokensOf(answers(both, "done"), "p1.1")).toEqual({});
  });

  it("[leg.kw.suppressive] Inexorable Advance gives ordered corps troopers Suppressive in ranged attacks alone", () => {
    const suppressed = (at: readonly [number, number], ordered: boolean): number => {
      const state = scenario({
        activating: "p1.1",
        "player-1": {
          hand: [],
          revealed: "inexorable-advance",
          units: [
            { ...OFFICER, at: [100, 100] },
            { unit: STORM, at, defeated: 3 },
          ],
        },
        "player-2": { hand: [], units: [{ unit: REBELS, at: [400, 500], defeated: 3 }] },
        ongoing: ordered ? [{ unit: "p1.1", keyword: "inexorable-advance", value: 1, until: "round" }] : [],
      });
      return suppressionOf(playOn(play(state, [perform("attack")], { draws: dice(["blank"]) }).state), "p2.0");
    };
    expect([suppressed([400, 300], true), suppressed([400, 300], false), suppressed([400, 473], true)]).toEqual([
      1, 0, 0,
    ]);
    const mine: SideSpec = {
      units: [OFFICER, { unit: STORM, at: [700, 200] }, { unit: "imperial-death-troopers", at: [1000, 200] }],
    };
    expect(lent(playing("inexorable-advance", mine, FAR, order("p1.0"), order("p1.1")).state)).toEqual([
      "1 inexorable-advance 1 round",
    ]);
  });

  it("[leg.command.timing-5-during-activation] Inexorable Advance lets a corps unit move at speed 1 after an enemy panics", () => {
    const frightened = (tokens: number): State => {
      const state = scenario({
        active: "player-2",
        "player-1": {
          hand: [],
          revealed: "inexorable-advance",
          units: [OFFICER, { unit: STORM, at: [700, 200] }, { unit: STORM, at: [1000, 200] }],
        },
        "player-2": {
          hand: [],
          units: [
            { unit: REBELS, at: [900, 800], order: "faceup", tokens: { suppression: tokens } },
            { unit: REBELS, at: [1500, 800], order: "faceup" },
          ],
        },
      });
      return play(state, [activate("p2.0")], { draws: dice(Array.from({ length: tokens }, () => "blank")) }).state;
    };
    const asked = frightened(2);
    expect(game.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "mission",
      context: { card: "inexorable-advance" },
    });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const moving = answers(asked, "choose-unit p1.2");
    expect(game.decision(moving)).toMatchObject({ kind: "move", context: { unit: "p1.2", speed: 1 } });
    expect(game.decision(frightened(1))?.kind).toBe("action");
  });
});
