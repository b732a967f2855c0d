import { describe, expect, it } from "vitest";
import { catalogue } from "../../../src/content/catalogue.ts";
import { COMMAND_CARDS, UPGRADE_CARDS } from "../../../src/content/entries.ts";
import type { ActionHook } from "../../../src/state/hooks/keyword.ts";
import type { State } from "../../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { alone, type Reach, through } from "../commands/bounds.ts";
import { LOST, lent, offered, tokensOf } from "../commands/helpers.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const bearing = (unit: string, ...upgrades: readonly string[]): UnitSpec => ({ unit, upgrades, at: [400, 300] });
const VADER = "darth-vader-dark-lord-of-the-sith";
const LUKE = "luke-skywalker-hero-of-the-rebellion";

/** The first unit of the first player in the middle of its activation. */
const acts = (mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [LOST]): State =>
  scenario({ activating: "p1.0", "player-1": { units: mine, hand: [] }, "player-2": { units: theirs, hand: [] } });

const REACHES: readonly (readonly [card: string, whom: string, range: number, reach: Reach])[] = [
  [
    "Force Push",
    "an enemy trooper unit",
    1,
    (gap) => offered(acts([bearing(VADER, "force-push")], [alone(REBELS, gap)])).includes("perform force-push"),
  ],
  [
    "Force Choke",
    "an enemy trooper unit",
    1,
    (gap) => offered(acts([bearing(VADER, "force-choke")], [alone(REBELS, gap)])).includes("perform force-choke"),
  ],
  [
    "Jedi Mind Trick",
    "an enemy trooper unit",
    2,
    (gap) => offered(acts([bearing(LUKE, "jedi-mind-trick")], [alone(STORM, gap)])).includes("perform jedi-mind-trick"),
  ],
  [
    "Force Guidance",
    "a friend",
    2,
    (gap) => {
      const state = acts([bearing(LUKE, "force-guidance"), alone(REBELS, gap), alone(REBELS, 0, { at: [400, 400] })]);
      return offered(through(state, "perform force-guidance")).includes("choose-unit p1.1");
    },
  ],
  [
    "Inquisitorius Training",
    "an enemy who exhausts a Force upgrade",
    1,
    (gap) => {
      const brother: UnitSpec = {
        unit: "fifth-brother-the-kill-is-mine",
        upgrades: ["inquisitorius-training"],
        at: [427 + gap, 300],
      };
      return offered(through(acts([bearing(LUKE, "force-reflexes")], [brother]), "perform force-reflexes")).includes(
        "effect 0",
      );
    },
  ],
];

describe("how far upgrades reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s is about %s at range %i and not beyond",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );
});

describe("actions of cards", () => {
  /** Whether the actions of a card are free, and how many actions they cost. */
  const prices = (actions: readonly ActionHook[] | undefined): readonly (readonly [boolean, number])[] =>
    (actions ?? []).map(({ free, cost }) => [free, cost]);
  const PRINTED = {
    "free-action": [true, 0],
    "card-action": [false, 1],
    "double-card-action": [false, 2],
  } as const;

  it("[leg.actions.free-card-action-cost] The actions of upgrades cost what their cards print: nothing, one action or two", () => {
    const priced = catalogue.upgrades.flatMap(({ id, action }) => {
      const own = prices(UPGRADE_CARDS[id]?.actions);
      return own.length > 0
        ? [[id, own, own.map(() => (action === undefined ? undefined : PRINTED[action]))] as const]
        : [];
    });
    expect(priced.length).toBeGreaterThan(20);
    for (const [id, own, printed] of priced) expect(own, id).toEqual(printed);
  });

  it("[leg.actions.free-card-action-cost] The actions of command cards are free, but for the Whistling Birds of Din Djarin", () => {
    const priced = catalogue.commands.flatMap(({ id }) =>
      prices(COMMAND_CARDS[id]?.gift?.effect.actions).map((price) => [id, ...price]),
    );
    expect(priced.map(([id, free, cost]) => [id, free ? "free" : cost])).toEqual([
      ["vaders-might", "free"],
      ["incapacitate", "free"],
      ["symbol-of-rebellion", "free"],
      ["crack-shot", "free"],
      ["you-serve-your-master-well", "free"],
      ["you-are-beaten", "free"],
      ["whipcord-launcher", "free"],
      ["reptilian-rampage", "free"],
      ["thats-just-good-business", "free"],
      ["whistling-birds", 1],
    ]);
    for (const [id, free, cost] of priced) expect(free === true, String(id)).toBe(cost === 0);
  });
});

describe("upgrades that lend keywords by a free action", () => {
  it("[leg.upgrade.action-exhaust-icons] Call to Arms exhausts for 1 suppression token, and Charge until the end of the round", () => {
    const called = through(acts([bearing("wicket-hero-of-bright-tree", "call-to-arms")]), "perform call-to-arms");
    expect([tokensOf(called, "p1.0"), lent(called)]).toEqual([{ suppression: 1 }, ["0 charge 1 round"]]);
    expect(called.units[0]?.cards).toEqual(["exhausted"]);
    expect(offered(called)).not.toContain("perform call-to-arms");
  });

  it("[leg.upgrade.action-exhaust-icons] Plo Koon exhausts for Agile 2 until the end of the activation", () => {
    const flown = through(acts([bearing("saber-class-tank", "plo-koon-pilot")]), "perform plo-koon-pilot");
    expect(lent(flown)).toEqual(["0 agile 2 activation"]);
    expect(flown.units[0]?.cards).toEqual(["exhausted"]);
  });
});
