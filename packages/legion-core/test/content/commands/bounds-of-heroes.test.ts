import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { dice, play, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { alone, type Reach, through } from "./bounds.ts";
import { acting, attacking, LOST, offered, playing, playOn, tokensOf, unitChosen } from "./helpers.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";
const here = (unit: string): UnitSpec => ({ unit, at: [400, 300] });
const OBI_WAN = here("obi-wan-kenobi-civilized-warrior");
const PADME = here("padme-amidala-spirited-senator");
const LUKE = here("luke-skywalker-hero-of-the-rebellion");
const JEDI = here("luke-skywalker-jedi-knight");
const LEIA = here("leia-organa-fearless-and-inventive");
const LANDO = here("lando-calrissian-canny-general");
const JYN = here("jyn-erso-stardust");
const K_2SO = here("k-2so-sardonic-security-droid");
const BANE: UnitSpec = { ...here("cad-bane-needs-no-introduction"), tokens: { suppression: 1 } };
const DIN = here("din-djarin-the-mandalorian");
const BOBA = here("boba-fett-infamous-bounty-hunter");
const AHSOKA = "ahsoka-tano-padawan-commander";
/** By how much the base of a dwarf spider droid is wider than a small one, from its middle. */
const SPIDER = 21.5;
const HIRED = { faction: "galactic-empire" } as const;
const FRIEND: UnitSpec = { unit: CLONES, at: [1600, 800] };

/** The state in which the first unit of the first player has been activated, after a card that it was ordered by. */
const begun = (card: string, mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [LOST], more = {}): State =>
  through(playing(card, { units: mine, ...more }, { units: theirs }).state, "order p1.0", "done", "activate p1.0");

const REACHES: readonly (readonly [card: string, whom: string, range: number, reach: Reach])[] = [
  [
    "Hello There",
    "an enemy",
    2,
    (gap) => {
      const { state } = playing("hello-there", { units: [OBI_WAN, FRIEND] }, { units: [alone(STORM, gap)] });
      return offered(through(state, "effect 1")).includes("choose-option gain-standby");
    },
  ],
  [
    "Knowledge and Defense",
    "a friendly trooper",
    1,
    (gap) =>
      tokensOf(playing("knowledge-and-defense", { units: [OBI_WAN, alone(CLONES, gap)] }).state, "p1.0")["dodge"] === 1,
  ],
  [
    "General Kenobi",
    "a friend",
    1,
    (gap) => {
      const { state } = playing("general-kenobi", { units: [OBI_WAN, alone(CLONES, gap), FRIEND] });
      return tokensOf(through(state, "order p1.0"), "p1.0")["surge"] === 1;
    },
  ],
  [
    "Our Fate Is in Your Hands",
    "a friendly trooper",
    2,
    (gap) => {
      const shaken = alone(CLONES, gap, { tokens: { suppression: 1 } });
      const { state } = playing("our-fate-is-in-your-hands", { units: [PADME, shaken] });
      return offered(through(state, "effect 1")).includes("choose-unit p1.1");
    },
  ],
  [
    "I Am a Jedi",
    "an enemy trooper",
    3,
    (gap) =>
      offered(playing("i-am-a-jedi", { units: [JEDI] }, { units: [alone(STORM, gap)] }).state).includes(
        "choose-unit p2.0",
      ),
  ],
  [
    "Return of the Jedi",
    "a friendly trooper",
    3,
    (gap) => {
      const shaken = alone(REBELS, gap, { tokens: { suppression: 1 } });
      return offered(begun("return-of-the-jedi", [LUKE, shaken])).includes("choose-unit p1.1");
    },
  ],
  [
    "Sacrifice",
    "a friend",
    1,
    (gap) => {
      const leia: UnitSpec = { ...LEIA, at: [427 + gap, 300] };
      const state = acting("sacrifice", "p1.0", { units: [K_2SO, leia, { unit: REBELS, at: [1600, 800] }] });
      return offered(through(state, "done")).includes("choose-unit p1.1");
    },
  ],
  [
    "Corellian Spike",
    "an enemy",
    2,
    (gap) => offered(begun("corellian-spike", [LANDO], [alone(STORM, gap)])).includes("choose-unit p2.0"),
  ],
  [
    "Somebody Has to Save Our Skins",
    "a friend with an order",
    2,
    (gap) => {
      const ready = alone(REBELS, gap, { order: "faceup" });
      const state = acting("somebody-has-to-save-our-skins", "p1.0", { units: [LEIA, ready] });
      return offered(through(state, "done")).includes("choose-unit p1.1");
    },
  ],
  [
    "I Rebel",
    "an enemy",
    2,
    (gap) => {
      const foes = { units: [alone(STORM, gap, { order: "faceup" }), { ...LOST, order: "faceup" }] } as const;
      const { state } = playing("i-rebel", { units: [JYN, { unit: REBELS, at: [1600, 800] }] }, foes);
      const turn = through(state, "order p1.0", "done", "activate p1.0", "done");
      return offered(through(turn, "activate p2.0")).includes("effect 0");
    },
  ],
  [
    "I'm in Control",
    "an enemy trooper",
    2,
    (gap) =>
      offered(begun("im-in-control", [BANE, alone(STORM, 700)], [alone(REBELS, gap)], HIRED)).includes(
        "choose-unit p2.0",
      ),
  ],
  [
    "I'm in Control",
    "a friend",
    2,
    (gap) => offered(begun("im-in-control", [BANE, alone(STORM, gap)], [LOST], HIRED)).includes("choose-unit p1.1"),
  ],
  [
    "Whistling Birds",
    "an enemy",
    1,
    (gap) =>
      offered(acting("whistling-birds", "p1.0", { units: [DIN] }, { units: [alone(STORM, gap)] })).includes(
        "perform whistling-birds",
      ),
  ],
  [
    "Whipcord Launcher",
    "an enemy trooper",
    1,
    (gap) =>
      offered(
        acting("whipcord-launcher", "p1.0", { ...HIRED, units: [BOBA] }, { units: [alone(REBELS, gap)] }),
      ).includes("perform whipcord-launcher"),
  ],
];

/** Whether a card changes what a unit has in its attack on an enemy so far away from whom the card is about. */
const counts = (card: string, hero: UnitSpec, shooter: UnitSpec, target: UnitSpec): boolean => {
  const mine = { units: [shooter, hero, FRIEND] };
  const state = attacking(acting(card, "p1.0", mine, { units: [target, LOST] }));
  return (nearest(state, "pool")?.situation.attacker.keywords[card] ?? 0) > 0;
};

describe("how far command cards lend something to attacks", () => {
  it("[leg.range.at] Let the Executions Begin counts against defenders at range 2 of Poggle, and no farther", () => {
    const poggle = here("poggle-the-lesser-public-leader-of-the-geonosians");
    const shot = (gap: number) =>
      counts(
        "let-the-executions-begin",
        poggle,
        alone("geonosian-warriors-soldiers-of-the-hive", 0, { at: [427 + gap, 327], tokens: { aim: 1 } }),
        alone(REBELS, gap),
      );
    expect([shot(300), shot(301)]).toEqual([true, false]);
  });

  it("[leg.range.at] Pincer Attack counts against defenders at range 1 of another vehicle, and no farther", () => {
    const spider: UnitSpec = { unit: "dsd1-dwarf-spider-droid", at: [400, 300] };
    const shot = (gap: number) => {
      const stap: UnitSpec = { unit: "stap-riders", at: [427 + gap + SPIDER, 60], heading: { x: 0, y: 1 } };
      return counts("pincer-attack", spider, stap, alone(REBELS, gap + SPIDER));
    };
    expect([shot(150), shot(151)]).toEqual([true, false]);
  });
});

describe("how far command cards of heroes reach", () => {
  it("[leg.range.at] Stories, So Many of Them True is about friends at range 3 of Hondo, and none beyond", () => {
    const told = (gap: number): boolean => {
      const hondo: UnitSpec = { ...here("hondo-ohnaka-trustworthy-compatriot"), order: "faceup" };
      const friend = alone(STORM, gap, { order: "faceup" });
      const state = scenario({
        "player-1": { ...HIRED, units: [hondo, friend], hand: [], revealed: "stories-so-many-of-them-true" },
        "player-2": { units: [LOST], hand: [] },
      });
      return offered(through(state, "activate p1.1")).includes("effect 0");
    };
    expect([told(450), told(451)]).toEqual([true, false]);
  });

  it("[leg.range.at] Covering Fire gives a dodge token to a friend at range 2 of who has shot, and to none beyond", () => {
    const covered = (gap: number): boolean => {
      const shooter = alone(REBELS, 0, { at: [400, 300] });
      const state = acting(
        "covering-fire",
        "p1.0",
        { units: [shooter, alone(REBELS, gap)] },
        { units: [alone(STORM, 0, { at: [400, 500] }), LOST] },
      );
      return offered(playOn(attacking(state))).includes("choose-unit p1.1");
    };
    expect([covered(300), covered(301)]).toEqual([true, false]);
  });

  it("[leg.range.at] His Eminence lets troopers at range 1 of Maul act without a rally, vehicles and others do as ever", () => {
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
    expect([rallied(alone(STORM, 150)), rallied(alone(STORM, 151))]).toEqual([true, false]);
    expect(rallied({ unit: "74-z-speeder-bikes", at: [500, 300] })).toBe(false);
  });

  it("[leg.cards.command-use] Corellian Spike rolls two red attack dice for the enemy that Lando picks", () => {
    const asked = begun("corellian-spike", [LANDO], [alone(STORM, 100)]);
    const { events, state } = play(asked, [unitChosen("p2.0")], { draws: dice(["blank", "critical"]) });
    expect(events).toContainEqual(expect.objectContaining({ type: "dice-rolled", dice: ["red-attack", "red-attack"] }));
    expect([tokensOf(state, "p2.0")["immobilize"], tokensOf(state, "p1.0")["immobilize"]]).toEqual([2, 2]);
  });

  it("[leg.defender.range] Take That, Clankers! lets clones who aim shoot one range farther, not two", () => {
    const card = "take-that-clankers";
    const mayShoot = (gap: number, isLent: boolean): boolean =>
      offered(
        scenario({
          activating: "p1.0",
          ...(isLent ? { ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "activation" } as const] } : {}),
          "player-1": { units: [alone(CLONES, 0, { at: [400, 300] })], hand: [], revealed: card },
          "player-2": { units: [alone(STORM, gap), LOST], hand: [] },
        }),
      ).includes("perform attack");
    expect([450, 451].map((gap) => mayShoot(gap, false))).toEqual([true, false]);
    expect([600, 601].map((gap) => mayShoot(gap, true))).toEqual([true, false]);
    const farSighted = (gap: number): boolean =>
      offered(
        scenario({
          activating: "p1.0",
          ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "activation" }],
          "player-1": { units: [alone("arf-troopers", 0, { at: [400, 300] })], hand: [], revealed: card },
          "player-2": { units: [alone(STORM, gap), LOST], hand: [] },
        }),
      ).includes("perform attack");
    expect([600, 601].map(farSighted)).toEqual([true, false]);
  });

  it.each(REACHES)(
    "[leg.range.at] The effect of %s is about %s at range %i and not beyond",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );

  it.each([
    ["aggression", "aim"],
    ["discretion", "dodge"],
  ])(
    "[leg.range.at] For orders left ungiven %s gives tokens (%s) to mercenaries at range 3 of the commander, and to none beyond",
    (card) => {
      const boba: UnitSpec = { unit: "boba-fett-daimyo-of-mos-espa", at: [400, 300] };
      const reach = (gap: number): boolean => {
        const hired: UnitSpec = { unit: "black-sun-enforcers", at: [427 + gap, 300], defeated: 3 };
        const { state } = playing(card, { battleForce: "shadow-collective", units: [boba, hired] });
        return offered(through(state, "done")).includes("choose-unit p1.1");
      };
      expect([reach(450), reach(451)]).toEqual([true, false]);
    },
  );
});

describe("how many command cards of heroes are about", () => {
  const crowd = (unit: string): readonly UnitSpec[] =>
    [
      [450, 300],
      [350, 300],
      [400, 350],
      [400, 250],
    ].map(([x = 0, y = 0]) => alone(unit, 0, { at: [x, y] }));
  const askedFor = (state: State): readonly string[] => offered(state).filter((key) => key.startsWith("choose-unit"));

  it("[leg.cards.command-use] I Am a Jedi names two enemies at most, who make no attacks", () => {
    const { state } = playing(
      "i-am-a-jedi",
      { units: [JEDI] },
      { units: crowd(STORM) },
      unitChosen("p2.0"),
      unitChosen("p2.1"),
    );
    expect(askedFor(state)).toEqual([]);
  });

  it("[leg.cards.command-use] Whistling Birds strike three enemies at most, for one action", () => {
    const start = acting("whistling-birds", "p1.0", { units: [DIN] }, { units: crowd(STORM) });
    const asked = through(start, "perform whistling-birds", "choose-unit p2.0", "choose-unit p2.1");
    expect(askedFor(asked)).toEqual(["choose-unit p2.2", "choose-unit p2.3"]);
    expect(askedFor(through(asked, "choose-unit p2.2"))).toEqual([]);
  });

  it("[leg.cards.command-use] Sacrifice protects a commander or an operative, and no other friend", () => {
    const operative: UnitSpec = { unit: "jyn-erso-stardust", at: [350, 300] };
    const troopers = alone(REBELS, 0, { at: [400, 350] });
    const state = acting("sacrifice", "p1.0", { units: [K_2SO, { ...LEIA, at: [450, 300] }, operative, troopers] });
    expect(askedFor(through(state, "done"))).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
  });

  it("[leg.range.at] Hello There gives a boon for each enemy at range 2, and for none beyond", () => {
    const foes = { units: [alone(STORM, 0), alone(STORM, 301)] } as const;
    const { state } = playing("hello-there", { units: [OBI_WAN, FRIEND] }, foes);
    const given = through(state, "effect 1", "choose-option gain-standby", "choose-option gain-surge");
    expect([tokensOf(given, "p1.0")["standby"], tokensOf(given, "p1.0")["surge"]]).toEqual([1, undefined]);
  });
});

describe("how many attacks command cards allow", () => {
  const MELEE: UnitSpec = { unit: REBELS, at: [400, 327], defeated: 3 };

  it.each([
    ["im-your-worst-nightmare", "cad-bane-needs-no-introduction", 2],
    ["reptilian-rampage", "bossk-trandoshan-terror", 2],
    ["this-is-where-the-fun-begins", "anakin-skywalker-the-chosen-one", 2],
    ["making-his-way-in-the-galaxy", "boba-fett-infamous-bounty-hunter", 0],
    ["standing-orders", "boba-fett-infamous-bounty-hunter", 1],
  ])("[leg.attack.one-attack-action] Under %s as many attack actions may be made by %s: %i", (revealed, unit, most) => {
    const offers = [0, 1, 2].map((made) => {
      const state = scenario({
        activating: "p1.0",
        activation: { done: Array.from({ length: made }, () => "attack") },
        "player-1": { units: [here(unit)], hand: [], revealed },
        "player-2": { units: [MELEE, LOST], hand: [] },
      });
      return offered(state).includes("perform attack");
    });
    expect(offers).toEqual([0, 1, 2].map((made) => made < most));
  });

  it("[leg.attack.one-attack-action] You Are Beaten allows Ahsoka two attack actions once she has defeated a unit, and one before", () => {
    const card = "you-are-beaten";
    const offers = [false, true].map((isLent) =>
      [1, 2].map((made) => {
        const state = scenario({
          activating: "p1.0",
          activation: { done: Array.from({ length: made }, () => "attack") },
          ...(isLent ? { ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "round" } as const] } : {}),
          "player-1": { units: [here(AHSOKA)], hand: [], revealed: card },
          "player-2": { units: [MELEE, LOST], hand: [] },
        });
        return offered(state).includes("perform attack");
      }),
    );
    expect(offers).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});
