import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { tokensOnCard } from "../../../../src/mission/stock.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, DONE, order, perform } from "../../../helpers/actions.ts";
import { LOST, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { apart, through } from "../reach.ts";

const STORM = "stormtroopers";
const HIRED = { faction: "galactic-empire" } as const;
const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;

it("[leg.range.at] His Eminence lets troopers at range 1 of Maul activate without a Rally step; vehicles and distant units rally normally", () => {
  const rallied = (friend: UnitSpec): boolean => {
    const state = scenario({
      "player-1": {
        ...HIRED,
        units: [
          { unit: "maul-a-rival", at: [400, 300] },
          { ...friend, order: "faceup" },
          { unit: STORM, at: [1600, 800], order: "faceup" },
        ],
        hand: [],
        revealed: "his-eminence",
      },
      "player-2": { units: [LOST], hand: [] },
    });
    return through(state, "activate p1.1").ongoing.length > 0;
  };
  expect([rallied(apart(STORM, 150)), rallied(apart(STORM, 151))]).toEqual([true, false]);
  expect(rallied({ unit: "74-z-speeder-bikes", at: [500, 300] })).toBe(false);
});

it("[leg.rally.panicked-no-actions] His Eminence gives Maul a dodge token, and troopers at range 1 a suppression token; they act without rallying or panicking", () => {
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

it("[leg.command.timing-2-untimed] Witch Magick removes two wounds and all poison and immobilize tokens from Maul, who recovers when he activates", () => {
  const ill = { ...MAUL, wounds: [3], tokens: { poison: 2, immobilize: 1, suppression: 2 } } as const;
  const mine: SideSpec = { faction: "galactic-empire", units: [ill, { unit: "stormtroopers", at: [1200, 200] }] };
  const { state } = playing("witch-magick", mine);
  expect(state.units[0]?.miniatures[0]?.wounds).toBe(1);
  expect(tokensOf(state, "p1.0")).toEqual({ suppression: 2 });
  expect(tokensOf(play(state, [activate("p1.0")]).state, "p1.0")).toEqual({});
});

describe("the card", () => {
  const VETERANS = "rebel-veterans";
  const LOST = { unit: VETERANS, at: [1700, 850], defeated: 3 } as const;

  const one = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
    unit: VETERANS,
    at: [x, y],
    defeated: 3,
    ...more,
  });

  const card = "seize-what-power-we-can";
  const left = (state: State): unknown => tokensOnCard({ state }, 0, card);

  it("[leg.command.timing-2-untimed] Seize What Power We Can holds an aim and three surge tokens, and gains a copy of each green token that enemies near Maul spend", () => {
    const mine: SideSpec = { faction: "galactic-empire", units: [MAUL, { unit: STORM, at: [1200, 200] }] };
    const { state } = playing(card, mine, undefined, order("p1.0"));
    expect(left(state)).toEqual({ aim: 1, dodge: 0, surge: 3 });
    const counts = { [`${card} player-1 aim`]: 1, [`${card} player-1 surge`]: 3 };
    const after = (y: number, spender: "p1" | "p2"): unknown => {
      const state = scenario({
        activating: "p2.0",
        "player-1": { units: [{ ...MAUL, at: [400, 200] }], revealed: card, hand: [], faction: "galactic-empire" },
        "player-2": { units: [one(400, y, { tokens: { aim: 1 } }), LOST], hand: [] },
        mission: { counts },
      });
      let now = play(state, [perform("attack")]).state;
      for (let step = 0; step < 30 && ["attack", "pool"].includes(game.decision(now)?.kind ?? ""); step++) {
        const all = game.legalActions(now);
        const isSpender = game.decision(now)?.seat === (spender === "p2" ? "player-2" : "player-1");
        const spends = all.find((action) => game.actionKey(action).includes("aim") && isSpender);
        now = play(now, [spends ?? all.at(-1) ?? DONE]).state;
      }
      return left(now);
    };
    expect(after(320, "p2")).toEqual({ aim: 2, dodge: 0, surge: 3 });
    expect(after(420, "p2")).toEqual({ aim: 1, dodge: 0, surge: 3 });
  });

  it("[leg.tokens.surge] Only friendly mercenaries may spend the tokens on Seize What Power We Can, and several in one attack", () => {
    const spend = (unit: UnitSpec): unknown => {
      const state = scenario({
        activating: "p1.0",
        "player-1": {
          units: [unit, { ...MAUL, at: [1500, 100] }],
          revealed: card,
          hand: [],
          faction: "galactic-empire",
        },
        "player-2": { units: [one(400, 330), LOST], hand: [] },
        mission: { counts: { [`${card} player-1 aim`]: 2, [`${card} player-1 surge`]: 0 } },
      });
      let now = play(state, [perform("attack")]).state;
      for (let step = 0; step < 30 && ["attack", "pool"].includes(game.decision(now)?.kind ?? ""); step++) {
        const all = game.legalActions(now);
        const spends = all.find((action) => action.type === "choose-option" && game.actionKey(action).includes("aim"));
        now = play(now, [spends ?? all.at(-1) ?? DONE]).state;
      }
      return left(now);
    };
    expect(spend({ unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] })).toEqual({ aim: 0, dodge: 0, surge: 0 });
    expect(spend({ unit: STORM, at: [400, 200] })).toEqual({ aim: 2, dodge: 0, surge: 0 });
  });

  it("[leg.dodge.spend-any] Maul may spend a dodge token that his attacker has just put on Seize What Power We Can", () => {
    const start = scenario({
      activating: "p2.0",
      "player-1": { units: [{ ...MAUL, at: [400, 200] }], revealed: card, hand: [], faction: "galactic-empire" },
      "player-2": { units: [{ unit: "ahsoka-tano-fulcrum", at: [400, 227], tokens: { dodge: 1 } }, LOST], hand: [] },
      mission: { counts: { [`${card} player-1 aim`]: 1, [`${card} player-1 surge`]: 3 } },
    });
    const rolled = follow(start, "perform attack", ["hit", "hit", "hit", "hit", "hit", "blank"]).state;
    const improved = follow(rolled, offered(rolled).find((key) => key.includes("jarkai")) ?? "").state;
    expect(left(improved)).toEqual({ aim: 1, dodge: 1, surge: 3 });
    const dodge = `choose-option dodge of ${card} by ${card}`;
    expect(offered(improved)).toContain(dodge);
    expect(left(follow(improved, dodge, ["block", "block", "block", "block", "block"]).state)).toEqual({
      aim: 1,
      dodge: 0,
      surge: 3,
    });
  });
});

it("[leg.undeployed.friendly-undeployed] His Eminence skips the rally of an undeployed trooper unit while Maul is undeployed, too", () => {
  const suppressed: UnitSpec = { unit: STORM, order: "faceup", tokens: { suppression: 2 } };
  const acting = (maul: UnitSpec, draws: readonly string[] = []): unknown => {
    const state = scenario({
      mission: { primary: "close-the-pocket" },
      "player-1": { ...HIRED, units: [maul, suppressed], hand: [], revealed: "his-eminence" },
      "player-2": { units: [LOST], hand: [] },
    });
    const { events } = play(state, [activate("p1.1")], { draws });
    return events.some(({ type }) => type === "dice-rolled");
  };
  expect(acting({ unit: "maul-a-rival" })).toBe(false);
  expect(acting(MAUL, ["blank", "blank"])).toBe(true);
});
