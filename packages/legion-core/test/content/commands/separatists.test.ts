import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  acting,
  answers,
  attacking,
  DONE,
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

const REBELS = "rebel-troopers";
const B1 = "b1-battle-droids";
const DOOKU = { unit: "count-dooku-darth-tyranus", at: [400, 300] } as const;
const VENTRESS = { unit: "asajj-ventress-separatist-assassin", at: [400, 300] } as const;
const GRIEVOUS = { unit: "general-grievous-sinister-cyborg", at: [400, 300] } as const;
const POGGLE = { unit: "poggle-the-lesser-public-leader-of-the-geonosians", at: [400, 300] } as const;
const SUN_FAC = { unit: "sun-fac-ruthless-lieutenant", at: [400, 300] } as const;
const WARRIORS = "geonosian-warriors-soldiers-of-the-hive";
const LUKE = "luke-skywalker-hero-of-the-rebellion";

/** Two Rebel units of a single miniature: one near, one far off. */
const single = (x: number, y: number, tokens: Readonly<Record<string, number>> = {}): SideSpec => ({
  units: [
    { unit: REBELS, at: [x, y], defeated: 3, tokens },
    { unit: REBELS, at: [1700, 800], defeated: 3 },
  ],
});

describe("cards of Asajj Ventress", () => {
  it("[leg.kw.jedi-hunter] The Jedi Shall Fall gives Ventress Jedi Hunter this round", () => {
    expect(lent(playing("the-jedi-shall-fall", { units: [VENTRESS] }).state)).toEqual(["0 jedi-hunter 1 round"]);
  });

  it("[leg.command.timing-5-during-activation] The Jedi Shall Fall lets Ventress take up to 4 suppression for dodges before she rolls", () => {
    const state = acting("the-jedi-shall-fall", "p1.0", { units: [VENTRESS] }, single(400, 327));
    const asked = play(state, [perform("attack")]).state;
    expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { about: "p1.0" } });
    expect(offered(asked)).toEqual(
      ["take-none", "take-1", "take-2", "take-3", "take-4"].map((name) => `choose-option ${name}`),
    );
    expect(tokensOf(answers(asked, "choose-option take-3"), "p1.0")).toMatchObject({ suppression: 3, dodge: 3 });
    expect(tokensOf(answers(asked, "choose-option take-none"), "p1.0")).toEqual({});
  });

  it("[leg.cards.command-weapon] I Am Fear lets Ventress recover as she starts, and attack once with Force Choke as she ends", () => {
    const shaken: SideSpec = { units: [{ ...VENTRESS, tokens: { suppression: 3 } }] };
    const beside: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 327], defeated: 3 },
        { unit: REBELS, at: [427, 300], defeated: 3 },
      ],
    };
    const { state } = playing("i-am-fear", shaken, beside);
    expect(tokensOf(state, "p1.0")["suppression"]).toBeUndefined();
    const over = play(state, [DONE]).state;
    expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "done"]);
    const { events, state: after } = play(over, [{ type: "declare", subject: "p2.0" }]);
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 1, 0] }));
    expect(after.frames.some(({ kind }) => kind === "volley")).toBe(false);
  });
});

describe("cards of Count Dooku", () => {
  it("[leg.cards.command-use] Fear, Surprise, Intimidation gives Dooku Arsenal 2, Relentless and Versatile this round", () => {
    expect(lent(playing("fear-surprise-intimidation", { units: [DOOKU] }).state)).toEqual([
      "0 arsenal 2 round",
      "0 relentless 1 round",
      "0 versatile 1 round",
    ]);
  });

  it("[leg.kw.versatile.engaged] An engaged Dooku with Fear, Surprise, Intimidation may attack others at range", () => {
    const foes: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 327], defeated: 3 },
        { unit: REBELS, at: [500, 450], defeated: 3 },
      ],
    };
    const versatile = [{ unit: "p1.0", keyword: "versatile", value: 1, until: "round" }] as const;
    const open = (ongoing: typeof versatile | readonly []): readonly string[] => {
      const state = scenario({
        activating: "p1.0",
        "player-1": { hand: [], revealed: "fear-surprise-intimidation", units: [DOOKU] },
        "player-2": foes,
        ongoing,
      });
      return offered(play(state, [perform("attack")]).state);
    };
    expect(open(versatile)).toEqual(["declare p2.0", "declare p2.1"]);
    expect(open([])).not.toContain("declare p2.1");
  });

  it("[leg.command.timing-5-during-activation] Fear, Surprise, Intimidation suppresses a unit that Dooku attacked by 2 more", () => {
    const bare: SideSpec = { units: [DOOKU, { unit: B1, at: [900, 300], defeated: 5 }] };
    const foes: SideSpec = {
      units: [
        { unit: LUKE, at: [400, 327] },
        { unit: LUKE, at: [900, 327] },
      ],
    };
    const hit = (unit: string): State => playOn(attacking(acting("fear-surprise-intimidation", unit, bare, foes)));
    expect(suppressionOf(hit("p1.0"), "p2.0")).toBe(2);
    expect(suppressionOf(hit("p1.1"), "p2.1")).toBe(0);
  });

  it("[leg.command.timing-4-start-activation] Double the Fall gives Dooku's order back for those of two enemies at range 2", () => {
    const foes: SideSpec = {
      units: [250, 400, 550, 1700].map((x) => ({ unit: REBELS, at: [x, 450], order: "faceup" }) as const),
    };
    const { state } = playing(
      "double-the-fall",
      { units: [DOOKU, { unit: B1, at: [1500, 100] }] },
      foes,
      order("p1.0"),
    );
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const asked = answers(state, "effect 0");
    expect([asked.units[0]?.order, asked.sides[0].orderPool.commander]).toEqual(["none", 1]);
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "choose-unit p2.2", "done"]);
    const fallen = answers(asked, "choose-unit p2.0", "choose-unit p2.2");
    expect(fallen.units.slice(2).map(({ order }) => order)).toEqual(["none", "faceup", "none", "faceup"]);
    expect(fallen.sides[1].orderPool.corps).toBe(2);
    expect(answers(state, "pass").units[0]?.order).toBe("faceup");
    const away = playing("double-the-fall", { units: [{ ...DOOKU, at: [1000, 100] }] }, foes).state;
    expect(game.decision(away)?.kind).not.toBe("effects");
  });

  it("[leg.command.timing-5-during-activation] The Sith Will Rule gives Dooku an aim and a dodge token, and activates Ventress after him", () => {
    const mine: SideSpec = { units: [DOOKU, { ...VENTRESS, at: [900, 300] }, { unit: B1, at: [1500, 100] }] };
    const { state } = playing("the-sith-will-rule", mine);
    expect(tokensOf(state, "p1.0")).toEqual({ aim: 1, dodge: 1 });
    expect(state.sides[0].orderPool.operative).toBe(1);
    const next = answers(state, "pass", "activate p1.0", "done");
    expect(game.decision(next)).toMatchObject({ seat: "player-1", kind: "action", context: { unit: "p1.1" } });
    expect(next.sides[0].orderPool.operative).toBe(0);
    const over = play(next, [DONE]).state;
    expect(over.units[1]?.order).toBe("facedown");
    expect(game.decision(over)).toMatchObject({ seat: "player-2" });
    const acted = acting("the-sith-will-rule", "p1.0", {
      units: [DOOKU, { ...VENTRESS, at: [900, 300], order: "facedown" }, { unit: B1, at: [1500, 100] }],
    });
    expect(game.decision(play(acted, [DONE]).state)).toMatchObject({ seat: "player-2" });
  });
});

describe("cards of General Grievous", () => {
  it("[leg.command.timing-2-untimed] I'll Do It Myself gives Grievous Tactical 1 for a wound of a droid at range 1", () => {
    const mine: SideSpec = {
      units: [GRIEVOUS, { unit: B1, at: [500, 300] }, { unit: B1, at: [900, 300] }, { unit: WARRIORS, at: [400, 200] }],
    };
    const { state } = playing("ill-do-it-myself", mine);
    expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
    const hurt = answers(state, "choose-unit p1.1");
    expect(game.decision(hurt)).toMatchObject({ kind: "wounds", context: { unit: "p1.1", wounds: 1 } });
    expect(lent(hurt)).toEqual(["0 tactical 1 round"]);
    expect(lent(answers(state, "done"))).toEqual([]);
  });

  it("[leg.command.timing-5-during-activation] Under I'll Do It Myself those whom Grievous attacks first lose their tokens", () => {
    const green = { aim: 1, dodge: 2, surge: 1, standby: 1 };
    const mine: SideSpec = { units: [GRIEVOUS, { unit: B1, at: [900, 300], defeated: 5 }] };
    const foes: SideSpec = {
      units: [
        { unit: LUKE, at: [400, 327], tokens: green },
        { unit: LUKE, at: [900, 327], tokens: green },
      ],
    };
    const hit = (unit: string): State => attacking(acting("ill-do-it-myself", unit, mine, foes));
    expect(tokensOf(hit("p1.0"), "p2.0")).toEqual({});
    expect(tokensOf(hit("p1.1"), "p2.1")).toMatchObject({ aim: 1, surge: 1, standby: 1 });
  });

  it("[leg.cards.command-weapon] Trained in Your Jedi Arts attacks each enemy at range 1 once as Grievous' activation ends", () => {
    const foes: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 400], defeated: 3 },
        { unit: REBELS, at: [500, 300], defeated: 3 },
        { unit: REBELS, at: [400, 700], defeated: 3 },
      ],
    };
    const { state } = playing("trained-in-your-jedi-arts", { units: [GRIEVOUS] }, foes);
    expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ dodge: 1 }, ["0 disengage 1 round"]]);
    const over = answers(state, "activate p1.0", "done");
    expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "done"]);
    const miss = dice(["blank", "blank", "blank", "blank"]);
    const { events, state: once } = play(over, [{ type: "declare", subject: "p2.0" }], { draws: miss });
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [1, 2, 1] }));
    expect(offered(once)).toEqual(["declare p2.1", "done"]);
  });

  it("[leg.cover.improve-before-reduce] Pincer Attack leaves no cover to those at range 1 of another friendly vehicle", () => {
    const covered = (x: number, card: string | undefined): boolean => {
      const mine: SideSpec = {
        units: [
          { ...GRIEVOUS, at: [100, 100] },
          { unit: "stap-riders", at: [400, 250], heading: { x: 0, y: 1 } },
          { unit: "dsd1-dwarf-spider-droid", at: [x, 650] },
        ],
      };
      const foes: SideSpec = { units: [{ unit: REBELS, at: [400, 500], tokens: { suppression: 1 } }] };
      let state = attacking(acting(card, "p1.1", mine, foes));
      let rolled = false;
      while (game.decision(state)?.kind === "pool") {
        const { state: next, events } = play(state, [game.legalActions(state).at(-1) ?? PASS]);
        rolled ||= events.some(({ rule }) => rule === "leg.cover.pool");
        state = next;
      }
      return rolled;
    };
    expect([covered(500, "pincer-attack"), covered(500, undefined), covered(1000, "pincer-attack")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("[leg.command.timing-3-issue-orders] Full Throttle gives those ordered a dodge token, and vehicles a surge token after each move", () => {
    const stap = { unit: "stap-riders", at: [800, 300] } as const;
    const { state } = playing(
      "full-throttle",
      { units: [GRIEVOUS, stap, { ...stap, at: [1200, 300] }] },
      FAR,
      order("p1.0"),
      order("p1.1"),
    );
    expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`))).toEqual([{ dodge: 1 }, { dodge: 1 }, { dodge: 1 }]);
    const moved = (unit: string, ...first: readonly string[]): State => {
      const moving = answers(acting("full-throttle", unit, { units: [GRIEVOUS, stap] }), ...first, "perform move");
      return play(moving, [game.legalActions(moving)[0] ?? DONE]).state;
    };
    expect(tokensOf(moved("p1.1"), "p1.1")["surge"]).toBe(1);
    expect(tokensOf(moved("p1.1", "perform dodge"), "p1.1")["surge"]).toBe(1);
    expect(tokensOf(moved("p1.0"), "p1.0")["surge"]).toBeUndefined();
  });
});

describe("cards of Geonosis", () => {
  it("[leg.roll-attack.convert-chart] Let the Executions Begin: corps troopers convert surges to criticals against those whom Poggle sees at range 2", () => {
    const criticals = (card: string | undefined, y: number, unit: string): number => {
      const mine: SideSpec = {
        units: [
          { ...POGGLE, at: [400, y] },
          { unit: WARRIORS, at: [400, 573], defeated: 3 },
          { unit: "bx-series-droid-commandos", at: [600, 573], defeated: 3 },
        ],
      };
      const foes: SideSpec = {
        units: [
          { unit: LUKE, at: [400, 600] },
          { unit: LUKE, at: [600, 600] },
        ],
      };
      const { events } = play(acting(card, unit, mine, foes), [perform("attack")], {
        draws: dice(["attack-surge", ...(unit === "p1.1" && card !== undefined && y > 300 ? ["block"] : [])]),
      });
      return events.filter((event) => event.type === "dice-rolled").length;
    };
    // A critical makes the defender roll, nothing does not.
    expect(criticals("let-the-executions-begin", 400, "p1.1")).toBe(2);
    expect(criticals(undefined, 400, "p1.1")).toBe(1);
    expect(criticals("let-the-executions-begin", 100, "p1.1")).toBe(1);
  });

  it("[leg.kw.coordinate.issue] We Serve the Queen lets Sun Fac and the warriors pass orders on instead of directing", () => {
    const warriors = (x: number) => ({ unit: WARRIORS, at: [x, 300] }) as const;
    const mine: SideSpec = {
      units: [POGGLE, { ...SUN_FAC, at: [600, 300] }, warriors(700), warriors(850), warriors(1500)],
    };
    const { state } = playing("we-serve-the-queen", mine);
    expect(lent(state)).toEqual([
      "1 coordinate 1 round",
      "2 coordinate 1 round",
      "3 coordinate 1 round",
      "4 coordinate 1 round",
      "1 direct -1 round",
    ]);
    expect(game.decision(state)).toMatchObject({ kind: "orders" });
    const passed = play(state, [order("p1.1")]).state;
    expect(game.decision(passed)).toMatchObject({
      kind: "choose-unit",
      context: { keyword: "coordinate", unit: "p1.1" },
    });
    expect(offered(passed)).toEqual(
      ["choose-unit p1.2", "choose-unit p1.3", "done"].filter((one) => offered(passed).includes(one)),
    );
    const again = answers(passed, "choose-unit p1.2");
    expect(offered(again)).toEqual(["choose-unit p1.3", "done"]);
    const begun = answers(again, "choose-unit p1.3", "choose-option gain-dodge");
    expect(tokensOf(answers(begun, "activate p1.2"), "p1.2")).toEqual({ aim: 1, dodge: 1 });
  });

  it("[leg.kw.jump-x.action] Brutal Enforcer gives Sun Fac Agile 1 and Demoralize 1, and lets warriors at range 2 of him jump", () => {
    const spots = [
      [550, 300],
      [700, 300],
      [400, 500],
      [1500, 300],
    ] as const;
    const mine: SideSpec = { units: [SUN_FAC, ...spots.map((at) => ({ unit: WARRIORS, at }))] };
    const { state } = playing("brutal-enforcer", mine, FAR, effect(0), DONE);
    expect(lent(state)).toEqual(["0 agile 1 round", "0 demoralize 1 round"]);
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
    const jumping = answers(state, "choose-unit p1.1", "choose-unit p1.3");
    expect(game.decision(jumping)).toMatchObject({ kind: "move", context: { unit: "p1.1" } });
    expect(jumping.frames.flatMap((frame) => (frame.kind === "move" ? [[frame.unit, frame.terms.over]] : []))).toEqual([
      [3, 3],
      [1, 3],
    ]);
  });

  it("[leg.command.timing-5-during-activation] Exterminate! lets an ordered droid attack again the first time it defeats a unit", () => {
    const droid = { unit: "super-tactical-command-droid-command-and-control-droid", at: [400, 300] } as const;
    expect(lent(playing("exterminate", { units: [droid] }).state)).toEqual([
      "0 demoralize 2 round",
      "0 exterminate 1 round",
    ]);
    const noted = (times: number) =>
      Array.from(
        { length: times },
        () => ({ unit: "p1.0", keyword: "exterminate", value: 1, until: "round" }) as const,
      );
    const shooting = (times: number, defense: string): State =>
      playOn(
        play(
          scenario({
            activating: "p1.0",
            "player-1": { hand: [], revealed: "exterminate", units: [droid] },
            "player-2": {
              hand: [],
              units: [
                { unit: REBELS, at: [400, 600], defeated: 3 },
                { unit: REBELS, at: [700, 500], defeated: 3 },
              ],
            },
            ongoing: noted(times),
          }),
          [perform("attack"), { type: "declare", subject: "p2.0" }],
          { draws: dice(["hit", "blank", "blank", defense]) },
        ).state,
      );
    const again = shooting(1, "blank");
    expect(game.decision(again)).toMatchObject({ kind: "volley", context: { card: "exterminate", left: 1 } });
    expect(offered(again)).toEqual(["declare p2.1", "done"]);
    expect(lent(again)).toEqual([]);
    expect(game.decision(shooting(1, "block"))?.kind).toBe("action");
    expect(lent(shooting(1, "block"))).toEqual(["0 exterminate 1 round"]);
    expect(game.decision(shooting(0, "blank"))?.kind).toBe("action");
  });
});
