import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { effect, order, perform } from "../../../helpers/actions.ts";
import { attacking } from "../../../helpers/attacks.ts";
import { answers, FAR_SIDE, here, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, suppressionOf, tokensOf } from "../../../helpers/reading.ts";
import { apart, through } from "../reach.ts";

const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";
const FRIEND: UnitSpec = { unit: CLONES, at: [1600, 800] };

/** Whether a card changes what a unit has in its attack on an enemy so far away from whom the card is about. */
const counts = (card: string, hero: UnitSpec, shooter: UnitSpec, target: UnitSpec): boolean => {
  const mine = { units: [shooter, hero, FRIEND] };
  const state = attacking(revealing(card, "p1.0", mine, { units: [target, LOST] }));
  return (nearest(state, "pool")?.situation.attacker.keywords[card] ?? 0) > 0;
};

const POGGLE = { unit: "poggle-the-lesser-public-leader-of-the-geonosians", at: [400, 200] } as const;
const B1 = "b1-battle-droids";
const BX = "bx-series-droid-commandos";

it("[leg.range.at] Let the Executions Begin affects defenders at range 2 of Poggle, but no farther", () => {
  const poggle = here("poggle-the-lesser-public-leader-of-the-geonosians");
  const shot = (gap: number) =>
    counts(
      "let-the-executions-begin",
      poggle,
      apart("geonosian-warriors-soldiers-of-the-hive", 0, { at: [427 + gap, 327], tokens: { aim: 1 } }),
      apart(REBELS, gap),
    );
  expect([shot(300), shot(301)]).toEqual([true, false]);
});

it("[leg.kw.restore] We Make Weapons is offered to a unit with a lost miniature or with a suppression token", () => {
  const asked = (more: Partial<UnitSpec>): boolean => {
    const droids: UnitSpec = { unit: "b1-battle-droids", at: [900, 200], ...more };
    const poggle: UnitSpec = { unit: "poggle-the-lesser-public-leader-of-the-geonosians", at: [400, 200] };
    const { state } = playing("we-make-weapons", { units: [poggle, droids] });
    return offered(through(state, "order p1.1")).includes("effect 0");
  };
  expect([asked({}), asked({ defeated: 1 }), asked({ tokens: { suppression: 1 } })]).toEqual([false, true, true]);
});

it("[leg.kw.restore] We Make Weapons lets an ordered corps droid unit give up its order to restore a miniature and remove a suppression token", () => {
  const mine: SideSpec = {
    units: [
      POGGLE,
      { unit: B1, at: [900, 200], defeated: 2, tokens: { suppression: 2 } },
      { unit: B1, at: [1300, 200] },
      { unit: BX, at: [1600, 200], defeated: 1 },
    ],
  };
  const ordered = (unit: string): State => playing("we-make-weapons", mine, FAR_SIDE, order(unit)).state;
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

describe("Let the Executions Begin!, We Serve the Queen", () => {
  const POGGLE = { unit: "poggle-the-lesser-public-leader-of-the-geonosians", at: [400, 300] } as const;
  const SUN_FAC = { unit: "sun-fac-ruthless-lieutenant", at: [400, 300] } as const;
  const WARRIORS = "geonosian-warriors-soldiers-of-the-hive";
  const LUKE = "luke-skywalker-hero-of-the-rebellion";

  it("[leg.roll-attack.convert-chart] Under Let the Executions Begin corps troopers convert surges to criticals against units at range 2 in sight of Poggle", () => {
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
      const { events } = play(revealing(card, unit, mine, foes), [perform("attack")], {
        draws: dice(["attack-surge", ...(unit === "p1.1" && card !== undefined && y > 300 ? ["block"] : [])]),
      });
      return events.filter((event) => event.type === "dice-rolled").length;
    };
    // A critical makes the defender roll, nothing does not.
    expect(criticals("let-the-executions-begin", 400, "p1.1")).toBe(2);
    expect(criticals(undefined, 400, "p1.1")).toBe(1);
    expect(criticals("let-the-executions-begin", 100, "p1.1")).toBe(1);
  });

  it("[leg.kw.coordinate.issue] We Serve the Queen gives Sun Fac and the warriors Coordinate, and removes Sun Fac's Direct", () => {
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

  it("[leg.command.timing-5-during-activation] Warriors who start to act without a faceup order gain nothing from We Serve the Queen", () => {
    const begins = (own: "faceup" | "none"): Readonly<Record<string, number>> => {
      const warriors: UnitSpec = { unit: WARRIORS, at: [700, 300], order: own };
      const mine: SideSpec = {
        units: [{ ...POGGLE, order: "facedown" }, warriors],
        hand: [],
        revealed: "we-serve-the-queen",
      };
      const start = play(scenario({ "player-1": mine, "player-2": { hand: [], ...FAR_SIDE } }), []).state;
      const state = through(start, "draw corps", "activate p1.1");
      expect(game.decision(state)).toMatchObject({ kind: "action", context: { unit: "p1.1" } });
      return tokensOf(state, "p1.1");
    };
    expect([begins("faceup"), begins("none")]).toEqual([{ aim: 1, dodge: 1 }, {}]);
  });
});
