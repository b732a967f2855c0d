import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { here, LOST, playing, revealing } from "../../helpers/commands.ts";
import { offered, tokensOf } from "../../helpers/reading.ts";
import { apart, type Reach, through } from "./reach.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";
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
      const { state } = playing("hello-there", { units: [OBI_WAN, FRIEND] }, { units: [apart(STORM, gap)] });
      return offered(through(state, "effect 1")).includes("choose-option gain-standby");
    },
  ],
  [
    "Knowledge and Defense",
    "a friendly trooper",
    1,
    (gap) =>
      tokensOf(playing("knowledge-and-defense", { units: [OBI_WAN, apart(CLONES, gap)] }).state, "p1.0")["dodge"] === 1,
  ],
  [
    "General Kenobi",
    "a friend",
    1,
    (gap) => {
      const { state } = playing("general-kenobi", { units: [OBI_WAN, apart(CLONES, gap), FRIEND] });
      return tokensOf(through(state, "order p1.0"), "p1.0")["surge"] === 1;
    },
  ],
  [
    "Our Fate Is in Your Hands",
    "a friendly trooper",
    2,
    (gap) => {
      const shaken = apart(CLONES, gap, { tokens: { suppression: 1 } });
      const { state } = playing("our-fate-is-in-your-hands", { units: [PADME, shaken] });
      return offered(through(state, "effect 1")).includes("choose-unit p1.1");
    },
  ],
  [
    "I Am a Jedi",
    "an enemy trooper",
    3,
    (gap) =>
      offered(playing("i-am-a-jedi", { units: [JEDI] }, { units: [apart(STORM, gap)] }).state).includes(
        "choose-unit p2.0",
      ),
  ],
  [
    "Return of the Jedi",
    "a friendly trooper",
    3,
    (gap) => {
      const shaken = apart(REBELS, gap, { tokens: { suppression: 1 } });
      return offered(begun("return-of-the-jedi", [LUKE, shaken])).includes("choose-unit p1.1");
    },
  ],
  [
    "Sacrifice",
    "a friend",
    1,
    (gap) => {
      const leia: UnitSpec = { ...LEIA, at: [427 + gap, 300] };
      const state = revealing("sacrifice", "p1.0", { units: [K_2SO, leia, { unit: REBELS, at: [1600, 800] }] });
      return offered(through(state, "done")).includes("choose-unit p1.1");
    },
  ],
  [
    "Corellian Spike",
    "an enemy",
    2,
    (gap) => offered(begun("corellian-spike", [LANDO], [apart(STORM, gap)])).includes("choose-unit p2.0"),
  ],
  [
    "Somebody Has to Save Our Skins",
    "a friend with an order",
    2,
    (gap) => {
      const ready = apart(REBELS, gap, { order: "faceup" });
      const state = revealing("somebody-has-to-save-our-skins", "p1.0", { units: [LEIA, ready] });
      return offered(through(state, "done")).includes("choose-unit p1.1");
    },
  ],
  [
    "I Rebel",
    "an enemy",
    2,
    (gap) => {
      const foes = { units: [apart(STORM, gap, { order: "faceup" }), { ...LOST, order: "faceup" }] } as const;
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
      offered(begun("im-in-control", [BANE, apart(STORM, 700)], [apart(REBELS, gap)], HIRED)).includes(
        "choose-unit p2.0",
      ),
  ],
  [
    "I'm in Control",
    "a friend",
    2,
    (gap) => offered(begun("im-in-control", [BANE, apart(STORM, gap)], [LOST], HIRED)).includes("choose-unit p1.1"),
  ],
  [
    "Whistling Birds",
    "an enemy",
    1,
    (gap) =>
      offered(revealing("whistling-birds", "p1.0", { units: [DIN] }, { units: [apart(STORM, gap)] })).includes(
        "perform whistling-birds",
      ),
  ],
  [
    "Whipcord Launcher",
    "an enemy trooper",
    1,
    (gap) =>
      offered(
        revealing("whipcord-launcher", "p1.0", { ...HIRED, units: [BOBA] }, { units: [apart(REBELS, gap)] }),
      ).includes("perform whipcord-launcher"),
  ],
];

describe("how far command cards of heroes reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s applies to %s at range %i, but no farther",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );

  it.each([
    ["aggression", "aim"],
    ["discretion", "dodge"],
  ])(
    "[leg.range.at] For orders not issued, %s gives tokens (%s) to mercenaries at range 3 of the commander, but no farther",
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

describe("how many attacks command cards allow", () => {
  const MELEE: UnitSpec = { unit: REBELS, at: [400, 327], defeated: 3 };

  it.each([
    ["im-your-worst-nightmare", "cad-bane-needs-no-introduction", 2],
    ["reptilian-rampage", "bossk-trandoshan-terror", 2],
    ["this-is-where-the-fun-begins", "anakin-skywalker-the-chosen-one", 2],
    ["making-his-way-in-the-galaxy", "boba-fett-infamous-bounty-hunter", 0],
    ["standing-orders", "boba-fett-infamous-bounty-hunter", 1],
  ])("[leg.attack.one-attack-action] Under %s the limit of attack actions for %s is %i", (revealed, unit, most) => {
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
});
