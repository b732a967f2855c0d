import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { game } from "../../../src/index.ts";
import { allOf } from "../../../src/state/hooks/played.ts";
import { BOX } from "../../../src/testing/box.ts";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { offered } from "../../helpers/reading.ts";
import { apart, type Reach, through } from "../commands/reach.ts";
import { bearing, crowdAround, firstActs } from "./helpers.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";

const VADER = "darth-vader-dark-lord-of-the-sith";
const LUKE = "luke-skywalker-hero-of-the-rebellion";

const REACHES: readonly (readonly [card: string, whom: string, range: number, reach: Reach])[] = [
  [
    "Force Push",
    "an enemy trooper unit",
    1,
    (gap) => offered(firstActs([bearing(VADER, "force-push")], [apart(REBELS, gap)])).includes("perform force-push"),
  ],
  [
    "Force Choke",
    "an enemy trooper unit",
    1,
    (gap) => offered(firstActs([bearing(VADER, "force-choke")], [apart(REBELS, gap)])).includes("perform force-choke"),
  ],
  [
    "Jedi Mind Trick",
    "an enemy trooper unit",
    2,
    (gap) =>
      offered(firstActs([bearing(LUKE, "jedi-mind-trick")], [apart(STORM, gap)])).includes("perform jedi-mind-trick"),
  ],
  [
    "Force Guidance",
    "a friend",
    2,
    (gap) => {
      const state = firstActs([
        bearing(LUKE, "force-guidance"),
        apart(REBELS, gap),
        apart(REBELS, 0, { at: [400, 400] }),
      ]);
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
      return offered(
        through(firstActs([bearing(LUKE, "force-reflexes")], [brother]), "perform force-reflexes"),
      ).includes("effect 0");
    },
  ],
];

describe("how far upgrades reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s applies to %s at range %i, but no farther",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );
});

describe("whom upgrades are about", () => {
  it.each([
    ["force-push", "move"],
    ["force-choke", "action"],
  ])(
    "[leg.upgrade.action-exhaust-icons] %s affects one of two enemies at range 1, and cannot choose friends",
    (card, then) => {
      const asked = through(
        firstActs([bearing(VADER, card), apart(STORM, 0, { at: [400, 350] })], crowdAround(REBELS)),
        `perform ${card}`,
      );
      expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
      const chosen = through(asked, "choose-unit p2.1");
      expect(game.decision(chosen)?.kind).toBe(then);
    },
  );
});

describe("actions of cards", () => {
  /** Whether the actions of a card are free, and how many actions they cost. */
  const prices = (card: string): readonly (readonly [boolean, number])[] =>
    allOf(BOX.keywords, card, "action").map(({ free, cost }) => [free, cost]);
  const PRINTED = {
    "free-action": [true, 0],
    "card-action": [false, 1],
    "double-card-action": [false, 2],
  } as const;

  it("[leg.actions.free-card-action-cost] Actions of upgrades cost what their cards print: no action, one or two", () => {
    const priced = defaultCatalogue.upgrades.flatMap(({ id, action }) => {
      const own = prices(id);
      return own.length > 0
        ? [[id, own, own.map(() => (action === undefined ? undefined : PRINTED[action]))] as const]
        : [];
    });
    expect(priced.length).toBeGreaterThan(20);
    for (const [id, own, printed] of priced) expect(own, id).toEqual(printed);
  });

  it("[leg.actions.free-card-action-cost] Actions of command cards are free, except Din Djarin's Whistling Birds", () => {
    const priced = defaultCatalogue.commands.flatMap(({ id }) => prices(id).map((price) => [id, ...price]));
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
