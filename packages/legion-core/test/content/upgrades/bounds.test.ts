import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { game } from "../../../src/index.ts";
import { allOf } from "../../../src/state/hooks/played.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { play, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { attacking } from "../../helpers/attacks.ts";
import { LOST } from "../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../helpers/reading.ts";
import { apart, type Reach, through } from "../commands/reach.ts";

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
    (gap) => offered(acts([bearing(VADER, "force-push")], [apart(REBELS, gap)])).includes("perform force-push"),
  ],
  [
    "Force Choke",
    "an enemy trooper unit",
    1,
    (gap) => offered(acts([bearing(VADER, "force-choke")], [apart(REBELS, gap)])).includes("perform force-choke"),
  ],
  [
    "Jedi Mind Trick",
    "an enemy trooper unit",
    2,
    (gap) => offered(acts([bearing(LUKE, "jedi-mind-trick")], [apart(STORM, gap)])).includes("perform jedi-mind-trick"),
  ],
  [
    "Force Guidance",
    "a friend",
    2,
    (gap) => {
      const state = acts([bearing(LUKE, "force-guidance"), apart(REBELS, gap), apart(REBELS, 0, { at: [400, 400] })]);
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
    "[leg.range.at] The effect of %s applies to %s at range %i, but no farther",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );
});

describe("whom upgrades are about", () => {
  const crowd = (unit: string, more: Partial<UnitSpec> = {}): readonly UnitSpec[] =>
    [450, 350].map((x) => apart(unit, 0, { at: [x, 300], ...more }));

  it.each([
    ["force-push", "move"],
    ["force-choke", "action"],
  ])(
    "[leg.upgrade.action-exhaust-icons] %s affects one of two enemies at range 1, and cannot choose friends",
    (card, then) => {
      const asked = through(
        acts([bearing(VADER, card), apart(STORM, 0, { at: [400, 350] })], crowd(REBELS)),
        `perform ${card}`,
      );
      expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
      const chosen = through(asked, "choose-unit p2.1");
      expect(game.decision(chosen)?.kind).toBe(then);
    },
  );

  it("[leg.end.remove-green-standby] Vigilance keeps a dodge token for each of two corps units at range 2, but for none farther away", () => {
    const ending = (...friends: readonly UnitSpec[]): State =>
      play(
        scenario({
          phase: "end",
          "player-1": { units: [bearing("general-veers-master-tactician", "vigilance"), ...friends], hand: ["push"] },
          "player-2": { units: [LOST], hand: ["push"] },
        }),
        [],
      ).state;
    const tokens = { dodge: 1 } as const;
    const asked = (gap: number): boolean => offered(ending(apart(STORM, gap, { tokens }))).includes("choose-unit p1.1");
    expect([asked(300), asked(301)]).toEqual([true, false]);
    const three = [...crowd(STORM, { tokens }), apart(STORM, 0, { at: [400, 350], tokens })];
    const two = through(ending(...three), "choose-unit p1.1", "choose-unit p1.2");
    expect(offered(two).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
    expect([1, 2, 3].map((unit) => tokensOf(two, `p1.${unit}`)["dodge"] ?? 0)).toEqual([1, 1, 0]);
  });

  it("[leg.range.at] A Spotter Uplink gives Sharpshooter 1 against enemies at range 1 of its unit, but no farther", () => {
    const sharp = (gap: number): number | undefined => {
      const shooter = apart(STORM, 0, { at: [427 + gap, 500], tokens: { aim: 1 } });
      const state = attacking(acts([shooter, bearing(STORM, "spotter-uplink")], [apart(REBELS, gap), LOST]));
      return nearest(state, "pool")?.situation.attacker.keywords["sharpshooter"];
    };
    expect([sharp(150), sharp(151)]).toEqual([1, undefined]);
  });
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

describe("upgrades that lend keywords by a free action", () => {
  it("[leg.upgrade.action-exhaust-icons] Call to Arms exhausts to gain 1 suppression token, and Charge until the end of the round", () => {
    const called = through(acts([bearing("wicket-hero-of-bright-tree", "call-to-arms")]), "perform call-to-arms");
    expect([tokensOf(called, "p1.0"), lent(called)]).toEqual([{ suppression: 1 }, ["0 charge 1 round"]]);
    expect(called.units[0]?.cards).toEqual(["exhausted"]);
    expect(offered(called)).not.toContain("perform call-to-arms");
  });

  it("[leg.upgrade.action-exhaust-icons] Plo Koon exhausts to give Agile 2 until the end of the activation", () => {
    const flown = through(acts([bearing("saber-class-tank", "plo-koon-pilot")]), "perform plo-koon-pilot");
    expect(lent(flown)).toEqual(["0 agile 2 activation"]);
    expect(flown.units[0]?.cards).toEqual(["exhausted"]);
  });
});
