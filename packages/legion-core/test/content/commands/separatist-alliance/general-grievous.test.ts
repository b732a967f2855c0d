import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, order, PASS, unitChosen } from "../../../helpers/actions.ts";
import { attacking } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { held, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";
import { apart } from "../reach.ts";

const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";

/** By how much the base of a dwarf spider droid is wider than a small one, from its middle. */
const SPIDER = 21.5;
const FRIEND: UnitSpec = { unit: CLONES, at: [1600, 800] };

/** Whether a card changes what a unit has in its attack on an enemy so far away from whom the card is about. */
const counts = (card: string, hero: UnitSpec, shooter: UnitSpec, target: UnitSpec): boolean => {
  const mine = { units: [shooter, hero, FRIEND] };
  const state = attacking(revealing(card, "p1.0", mine, { units: [target, LOST] }));
  return (nearest(state, "pool")?.situation.attacker.keywords[card] ?? 0) > 0;
};

const GRIEVOUS: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [400, 300] };

const AROUND = [
  [440, 300],
  [360, 300],
  [400, 340],
  [400, 260],
] as const;

it("[leg.range.at] Pincer Attack affects defenders at range 1 of another friendly vehicle, but no farther", () => {
  const spider: UnitSpec = { unit: "dsd1-dwarf-spider-droid", at: [400, 300] };
  const shot = (gap: number) => {
    const stap: UnitSpec = { unit: "stap-riders", at: [427 + gap + SPIDER, 60], heading: { x: 0, y: 1 } };
    return counts("pincer-attack", spider, stap, apart(REBELS, gap + SPIDER));
  };
  expect([shot(150), shot(151)]).toEqual([true, false]);
});

it("[leg.cards.command-use] I'll Do It Myself wounds only one droid unit, even if several are beside Grievous", () => {
  const droids = AROUND.slice(0, 2).map(([x, y]) => ({
    ...apart("b1-battle-droids", 0),
    at: [x * 2 - 400, y] as const,
  }));
  const { state } = playing("ill-do-it-myself", { units: [GRIEVOUS, ...droids] }, FAR_SIDE, unitChosen("p1.1"));
  expect(offered(state).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
});

describe("Supreme Commander", () => {
  const GRIEVOUS = { unit: "general-grievous-sinister-cyborg", at: [400, 200] } as const;
  const BX = "bx-series-droid-commandos";

  it("[leg.command.timing-3-issue-orders] Supreme Commander gives Grievous Ruthless, and ordered units and troopers beside them one surge token each", () => {
    const mine: SideSpec = {
      units: [
        GRIEVOUS,
        { unit: BX, at: [900, 200], defeated: 3 },
        { unit: BX, at: [1000, 200], defeated: 3 },
        { unit: "dsd1-dwarf-spider-droid", at: [900, 300] },
        { unit: BX, at: [900, 380], defeated: 3 },
      ],
    };
    const { state } = playing("supreme-commander", mine, FAR_SIDE, order("p1.1"));
    const surges = (now: State): readonly number[] =>
      now.units.slice(0, 5).map((_, unit) => tokensOf(now, `p1.${unit}`)["surge"] ?? 0);
    expect(lent(state)).toEqual(["0 ruthless 1 round"]);
    expect(surges(state)).toEqual([0, 1, 1, 0, 0]);
    expect(surges(play(state, [order("p1.2")]).state)).toEqual([0, 1, 1, 0, 0]);
    expect(surges(play(state, [order("p1.0")]).state)).toEqual([1, 1, 1, 0, 0]);
  });
});

it("[leg.command.timing-3-issue-orders] Crush Them gives a surge token for each defeated enemy unit", () => {
  const fallen: SideSpec = {
    units: [
      { unit: "rebel-troopers", at: [1700, 800] },
      { unit: "rebel-commandos", at: [1500, 800], defeated: 5 },
      { unit: "rebel-commandos", at: [1300, 800], defeated: 5 },
    ],
  };
  const { state } = playing(
    "crush-them",
    { units: [{ unit: "general-grievous-sinister-cyborg", at: [400, 200] }] },
    fallen,
  );
  expect(tokensOf(state, "p1.0")).toMatchObject({ surge: 2 });
});

describe("Crush Them!", () => {
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  /** The Command Phase once the first player has chosen a card; the other player has none to choose. */
  function chosen(
    card: string,
    mine: SideSpec,
    theirs: SideSpec = { units: [FAR] },
    more: Partial<Scenario> = {},
  ): Scripted {
    const start = scenario({
      phase: "command",
      "player-1": { hand: [card], ...mine },
      "player-2": { hand: [], ...theirs },
      ...more,
    });
    return follow(start, `choose-command ${card}`);
  }

  it("[leg.cards.command-use] Crush Them gives each ordered unit a surge token for each enemy unit already defeated", () => {
    const droids: UnitSpec = { unit: "b1-battle-droids", at: [600, 200] };
    const grievous: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [300, 200] };
    const gone: UnitSpec = { ...REBELS, defeated: 4 };
    const start = chosen(
      "crush-them",
      { units: [grievous, droids, { ...droids, at: [900, 200] }, { ...droids, at: [1200, 200] }] },
      { units: [gone, gone, FAR] },
    );
    const over = follow(start.state, "order p1.0", "order p1.1", "order p1.2");
    expect(["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => held(over, unit, "surge"))).toEqual([2, 2, 2, 0]);
  });
});

describe("I'll Do it Myself!, Trained In Your Jedi Arts, Pincer Attack, Full Throttle", () => {
  const B1 = "b1-battle-droids";
  const GRIEVOUS = { unit: "general-grievous-sinister-cyborg", at: [400, 300] } as const;
  const WARRIORS = "geonosian-warriors-soldiers-of-the-hive";
  const LUKE = "luke-skywalker-hero-of-the-rebellion";

  it("[leg.command.timing-2-untimed] I'll Do It Myself wounds a droid at range 1 of Grievous to give him Tactical 1", () => {
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

  it("[leg.command.timing-5-during-activation] Under I'll Do It Myself units that Grievous attacks first lose their tokens", () => {
    const green = { aim: 1, dodge: 2, surge: 1, standby: 1 };
    const mine: SideSpec = { units: [GRIEVOUS, { unit: B1, at: [900, 300], defeated: 5 }] };
    const foes: SideSpec = {
      units: [
        { unit: LUKE, at: [400, 327], tokens: green },
        { unit: LUKE, at: [900, 327], tokens: green },
      ],
    };
    const hit = (unit: string): State => attacking(revealing("ill-do-it-myself", unit, mine, foes));
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

  it("[leg.cover.improve-before-reduce] Under Pincer Attack defenders at range 1 of another friendly vehicle have no cover", () => {
    const covered = (x: number, card: string | undefined): boolean => {
      const mine: SideSpec = {
        units: [
          { ...GRIEVOUS, at: [100, 100] },
          { unit: "stap-riders", at: [400, 250], heading: { x: 0, y: 1 } },
          { unit: "dsd1-dwarf-spider-droid", at: [x, 650] },
        ],
      };
      const foes: SideSpec = { units: [{ unit: REBELS, at: [400, 500], tokens: { suppression: 1 } }] };
      let state = attacking(revealing(card, "p1.1", mine, foes));
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

  it("[leg.command.timing-3-issue-orders] Full Throttle gives ordered units a dodge token, and vehicles a surge token after each move", () => {
    const stap = { unit: "stap-riders", at: [800, 300] } as const;
    const { state } = playing(
      "full-throttle",
      { units: [GRIEVOUS, stap, { ...stap, at: [1200, 300] }] },
      FAR_SIDE,
      order("p1.0"),
      order("p1.1"),
    );
    expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`))).toEqual([{ dodge: 1 }, { dodge: 1 }, { dodge: 1 }]);
    const moved = (unit: string, ...first: readonly string[]): State => {
      const moving = answers(revealing("full-throttle", unit, { units: [GRIEVOUS, stap] }), ...first, "perform move");
      return play(moving, [game.legalActions(moving)[0] ?? DONE]).state;
    };
    expect(tokensOf(moved("p1.1"), "p1.1")["surge"]).toBe(1);
    expect(tokensOf(moved("p1.1", "perform dodge"), "p1.1")["surge"]).toBe(1);
    expect(tokensOf(moved("p1.0"), "p1.0")["surge"]).toBeUndefined();
  });
});

it("[leg.command.timing-3-issue-orders] Crush Them counts defeated enemy units, but no defeated friendly ones", () => {
  const grievous: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [400, 200] };
  const b1: UnitSpec = { unit: "b1-battle-droids", at: [900, 200], defeated: 6 };
  const { state } = playing("crush-them", { units: [grievous, b1] }, FAR_SIDE);
  expect(tokensOf(state, "p1.0")["surge"]).toBeUndefined();
});
