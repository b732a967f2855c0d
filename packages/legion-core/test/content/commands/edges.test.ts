import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { alone, type Reach, through } from "./bounds.ts";
import {
  acting,
  answers,
  attacking,
  DONE,
  declare,
  FAR,
  LOST,
  lent,
  offered,
  order,
  perform,
  playing,
  playOn,
  tokensOf,
} from "./helpers.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const DARK = "imperial-dark-troopers";
const BOBA: UnitSpec = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 300] };
const LEIA: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] };
const IG_11: UnitSpec = { unit: "ig-11-nurse-and-protect", at: [400, 300] };

const REACHES: readonly (readonly [card: string, whom: string, range: number, reach: Reach])[] = [
  [
    "Incapacitate",
    "an enemy trooper unit around the seeker droid",
    1,
    (gap) => {
      const iden: UnitSpec = {
        unit: "iden-versio-inferno-squad-leader",
        counterpart: "idens-id10-seeker-droid",
        at: [345, 300],
        others: [[400, 300]],
      };
      const state = acting("incapacitate", "p1.0", { units: [iden] }, { units: [alone(REBELS, gap)] });
      return offered(state).includes("perform incapacitate");
    },
  ],
  [
    "A Simple Man",
    "a friend",
    1,
    (gap) => {
      const mine: SideSpec = { faction: "galactic-empire", units: [BOBA, alone(STORM, gap)] };
      return offered(playing("a-simple-man", mine, FAR, order("p1.0")).state).includes("choose-unit p1.1");
    },
  ],
  [
    "Mechanical Carnage",
    "an enemy",
    2,
    (gap) => {
      const state = acting("mechanical-carnage", "p1.0", { units: [IG_11] }, { units: [alone(REBELS, gap)] });
      return offered(state).includes("perform attack");
    },
  ],
  [
    "Brains and Brawn",
    "a defender that Chewbacca sees",
    3,
    (gap) => {
      const chewie: UnitSpec = { unit: "chewbacca-walking-carpet", at: [400, 300] };
      const foe = alone(STORM, gap);
      const leia: UnitSpec = { ...LEIA, at: [450 + gap, 500] };
      const state = acting("brains-and-brawn", "p1.1", { units: [chewie, leia] }, { units: [foe, LOST] });
      return offered(play(state, [perform("attack")]).state).some((key) =>
        key.startsWith("choose-option brains-and-brawn"),
      );
    },
  ],
];

describe("how far command cards reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s is about %s at range %i and not beyond",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );

  it("[leg.range.at] Incapacitate refuses an enemy far from the seeker droid, and names the range that it needs", () => {
    const iden: UnitSpec = {
      unit: "iden-versio-inferno-squad-leader",
      counterpart: "idens-id10-seeker-droid",
      at: [400, 300],
    };
    const foes: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 430], defeated: 3 },
        { unit: REBELS, at: [480, 430], defeated: 3 },
        { unit: REBELS, at: [1500, 800] },
      ],
    };
    const asked = answers(acting("incapacitate", "p1.0", { units: [iden] }, foes), "perform incapacitate");
    const refused = game.why(asked, { type: "choose-unit", subject: "p2.2" });
    expect(refused).toMatchObject({ code: "unit-out-of-range", params: { unit: "p2.2", range: 1 } });
  });

  it("[leg.range.at] Squadron, on Me! calls vehicles at range 4 of Marquand, and none beyond", () => {
    const called = (gap: number): boolean => {
      const mine: SideSpec = {
        units: [
          { unit: "major-marquand-tempest-scout-2", at: [400, 300], commander: true },
          { unit: "at-st", at: [500 + gap, 300] },
        ],
      };
      const { state } = playing("squadron-on-me", mine, { units: [{ unit: REBELS, at: [1700, 800] }] });
      return offered(through(state, "done", "activate p1.0")).includes("choose-unit p1.1");
    };
    expect([called(600), called(601)]).toEqual([true, false]);
  });

  it("[leg.range.at] You Hide Your Fear Well hinders enemies at range 1 of the Sister, and none beyond", () => {
    const rerolled = (gap: number): number => {
      const tokens = { aim: 1, suppression: 1 } as const;
      const behind = [300, 340, 260].map((y) => [470 + gap, y] as const);
      const shaken = alone(REBELS, gap, { defeated: 0, others: behind, tokens });
      const state = scenario({
        activating: "p2.0",
        "player-1": {
          units: [{ unit: "seventh-sister-compelled-to-inflict-pain", at: [400, 300] }],
          hand: [],
          revealed: "you-hide-your-fear-well",
        },
        "player-2": { units: [shaken], hand: [] },
      });
      const aimed = answers(attacking(state), "choose-option aim");
      return aimed.frames.flatMap((frame) => (frame.kind === "pool" ? [frame.pool.picking?.left ?? 0] : []))[0] ?? 0;
    };
    expect([rerolled(150), rerolled(151)]).toEqual([1, 2]);
  });

  it("[leg.range.at] Under A Simple Man Boba Fett shoots as far as range 4, and no farther", () => {
    const shoots = (gap: number): boolean =>
      offered(
        scenario({
          activating: "p1.0",
          "player-1": { units: [BOBA], hand: [], revealed: "a-simple-man" },
          "player-2": { units: [alone(REBELS, gap)], hand: [] },
          ongoing: [{ unit: "p1.0", keyword: "a-simple-man", value: 1, until: "round" }],
        }),
      ).includes("perform attack");
    expect([shoots(600), shoots(601)]).toEqual([true, false]);
  });

  it("[leg.kw.bane-tokens.placing] The Bane token of I Make the Rules Now may lie as far from Cad Bane as range 1", () => {
    const bane: UnitSpec = { unit: "cad-bane-needs-no-introduction", at: [600, 300] };
    const mine: SideSpec = { units: [bane], faction: "galactic-empire" };
    const { state } = playing("i-make-the-rules-now", mine, { units: [{ unit: REBELS, at: [1700, 800] }] });
    const far = game
      .legalActions(state)
      .flatMap((action) =>
        action.type === "place-token" ? [Math.hypot(action.to.x - mm(600), action.to.y - mm(300))] : [],
      );
    expect(Math.max(...far)).toBeGreaterThan(mm(13.5 + 150));
  });
});

describe("You Have Something I Want, at its edges", () => {
  const card = "you-have-something-i-want";
  const orders = (): State => {
    const mine: SideSpec = {
      units: [
        { unit: "moff-gideon-long-live-the-empire", at: [300, 200] },
        { unit: DARK, at: [600, 200], order: "faceup" },
        { unit: DARK, at: [900, 200], order: "faceup" },
      ],
    };
    const theirs: SideSpec = { units: [{ unit: REBELS, at: [1700, 600], defeated: 3 }] };
    return through(playing(card, mine, theirs).state, "choose-unit p1.0", "order p1.0");
  };

  it("[leg.command.timing-3-issue-orders] You Have Something I Want sets one unit down, of however many Dark Troopers have an order", () => {
    expect(offered(orders())).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    expect(game.decision(answers(orders(), "choose-unit p1.1"))).toMatchObject({
      kind: "place",
      context: { unit: "p1.1" },
    });
  });

  it("[leg.range.at] You Have Something I Want sets a unit down just beyond range 2 of enemies, and no nearer", () => {
    const asked = answers(orders(), "choose-unit p1.1");
    const down = (gap: number): boolean =>
      game.apply(asked, {
        type: "place",
        subject: "p1.1.0",
        to: { x: mm(1700 - 27 - gap), y: mm(600), z: 0 },
        heading: { x: 0, y: 1 },
      }).ok;
    expect([down(300), down(301)]).toEqual([false, true]);
  });
});

describe("what command cards give, to the last token", () => {
  const R2: UnitSpec = { unit: "r2-d2-independent-astromech", at: [400, 200] };

  it("[leg.cards.command-use] Blast Off! gives R2-D2 Disengage and Jump 1 this round", () => {
    const { state } = playing("blast-off", { units: [R2] });
    expect(lent(state)).toEqual(["0 disengage 1 round", "0 jump 1 round"]);
  });

  it("[leg.command.timing-4-start-activation] A friend whom A Simple Man lets move does so at speed 1", () => {
    const mine: SideSpec = { faction: "galactic-empire", units: [BOBA, { unit: STORM, at: [500, 300] }] };
    const { state } = playing("a-simple-man", mine, FAR, order("p1.0"));
    expect(game.decision(answers(state, "choose-unit p1.1"))).toMatchObject({
      kind: "move",
      context: { unit: "p1.1", speed: 1 },
    });
  });

  it("[leg.tokens.observation] A vehicle under Combined Arms spends one observation token of its target, of however many it has", () => {
    const mine: readonly UnitSpec[] = [
      { unit: "at-rt-galactic-republic", at: [800, 200] },
      { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] },
      { unit: "clone-trooper-infantry", at: [800, 310], defeated: 3 },
    ];
    const foes: readonly UnitSpec[] = [{ unit: STORM, at: [800, 500], tokens: { observation: 2 } }, LOST];
    const asked = attacking(acting("combined-arms", "p1.0", { units: mine }, { units: foes }));
    expect(tokensOf(answers(asked, "effect 0"), "p2.0")).toEqual({ observation: 1 });
  });

  it("[leg.command.timing-5-during-activation] Cody answers under Have I Ever Let You Down? as soon as one wound is suffered beside him, and not for none", () => {
    const answered = (hits: number): boolean => {
      const state = scenario({
        activating: "p2.0",
        "player-1": {
          units: [
            { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] },
            { unit: "clone-trooper-infantry", at: [500, 200] },
          ],
          hand: [],
          revealed: "have-i-ever-let-you-down",
        },
        "player-2": { units: [{ unit: STORM, at: [500, 400], defeated: 3 }], hand: [] },
        ongoing: [{ unit: "p1.1", keyword: "have-i-ever-let-you-down", value: 1, until: "round" }],
      });
      const faces = hits === 0 ? ["blank"] : ["critical", "blank"];
      const { state: shot } = play(state, [perform("attack"), declare("p1.1")], { draws: dice(faces) });
      const wounded = through(shot, ...offered(shot).filter((key) => key.startsWith("wound")));
      return game.decision(wounded)?.kind === "volley";
    };
    expect([answered(0), answered(1)]).toEqual([false, true]);
  });

  it("[leg.tokens.surge] Whom a bounty marks spends no surge tokens either while IG-88 attacks under Focused on the Kill", () => {
    const spends = (permanents: readonly string[], seed: number): boolean => {
      const state = scenario({
        seed,
        activating: "p1.0",
        "player-1": { units: [{ unit: "ig-88-notorious-assassin-droid", at: [400, 200] }], permanents, hand: [] },
        "player-2": {
          units: [{ unit: REBELS, at: [400, 450], defeated: 2, tokens: { surge: 1, bounty: 1 } }, LOST],
          hand: [],
        },
      });
      for (let now = attacking(state); game.decision(now)?.kind === "pool"; ) {
        if (offered(now).some((key) => key.includes("surge"))) return true;
        now = play(now, [game.legalActions(now).at(-1) ?? DONE]).state;
      }
      return false;
    };
    const asked = (permanents: readonly string[]): boolean =>
      [1, 2, 3, 4, 5, 6].some((seed) => spends(permanents, seed));
    expect([asked([]), asked(["focused-on-the-kill"])]).toEqual([true, false]);
  });

  it.each(["bx-series-droid-commandos", "aat-battle-tank"])(
    "[leg.cards.command-use] Tokens of Tactical Download serve %s: droid troopers, and whoever has AI",
    (unit) => {
      const state = scenario({
        activating: "p1.0",
        "player-1": {
          units: [{ unit, at: [400, 300], heading: { x: 0, y: 1 } }],
          hand: [],
          revealed: "tactical-download",
        },
        "player-2": { units: [{ unit: REBELS, at: [400, 500], defeated: 3 }, LOST], hand: [] },
        mission: { counts: { "tactical-download player-1 aim": 1 } },
      });
      expect(offered(attacking(state))).toContain("choose-option aim of tactical-download by tactical-download");
    },
  );

  it("[leg.kw.poison-x.gain] The dioxis charge of Merciless Munitions poisons troopers of its own side, too", () => {
    const state = scenario({
      activating: "p1.0",
      tokens: [{ kind: "charge", name: "dioxis-charge", owner: "player-1", at: [900, 300] }],
      "player-1": {
        units: [
          { unit: "bossk-trandoshan-terror", at: [300, 200] },
          { unit: STORM, at: [900, 400] },
        ],
        permanents: ["merciless-munitions"],
        faction: "galactic-empire",
      },
      "player-2": { units: [LOST] },
    });
    const over = playOn(answers(state, "perform dodge", "choose-option dioxis-charge.0"));
    expect(tokensOf(over, "p1.1")).toMatchObject({ poison: 1 });
  });

  it("[leg.kw.restore] We Make Weapons mends a unit that has lost a miniature, and one with a single suppression token", () => {
    const asked = (more: Partial<UnitSpec>): boolean => {
      const droids: UnitSpec = { unit: "b1-battle-droids", at: [900, 200], ...more };
      const poggle: UnitSpec = { unit: "poggle-the-lesser-public-leader-of-the-geonosians", at: [400, 200] };
      const { state } = playing("we-make-weapons", { units: [poggle, droids] });
      return offered(through(state, "order p1.1")).includes("effect 0");
    };
    expect([asked({}), asked({ defeated: 1 }), asked({ tokens: { suppression: 1 } })]).toEqual([false, true, true]);
  });
});

describe("ranks that command cards name", () => {
  const CASSIAN: UnitSpec = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 200] };
  const SABINE: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [400, 200] };
  const others = {
    commander: "leia-organa-fearless-and-inventive",
    operative: "chewbacca-walking-carpet",
    "special-forces": "rebel-commandos",
    corps: REBELS,
  } as const;
  const asks = (card: string, hero: UnitSpec, rank: keyof typeof others): boolean => {
    const isHero = rank === "commander" || rank === "operative";
    const other: UnitSpec = { unit: others[rank], at: [600, 200], wounds: isHero ? [1] : [] };
    const { state } = playing(card, { units: [hero, other, { unit: REBELS, at: [1500, 200] }] });
    const ordered = through(state, "choose-unit p1.0", "order p1.1");
    return offered(ordered).some((key) => key.startsWith("choose-option "));
  };

  it.each([
    ["last-stand", CASSIAN, ["commander", "operative"]],
    ["volunteer-mission", CASSIAN, ["commander", "operative", "special-forces"]],
    ["legacy-of-mandalore", SABINE, ["commander", "operative", "special-forces"]],
  ] as const)("[leg.cards.command-use] %s gives to the ranks that it names alone", (card, hero, named) => {
    const ranks = Object.keys(others) as (keyof typeof others)[];
    expect(ranks.filter((rank) => asks(card, hero, rank))).toEqual(named);
  });
});
