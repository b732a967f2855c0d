import { describe, expect, it } from "vitest";
import { play, type SideSpec, type UnitSpec } from "../../../src/testing/index.ts";
import { order, perform } from "../../helpers/actions.ts";
import { FAR_SIDE, LOST, playing, revealing } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";
import { apart, type Reach, through } from "./reach.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
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
      const state = revealing("incapacitate", "p1.0", { units: [iden] }, { units: [apart(REBELS, gap)] });
      return offered(state).includes("perform incapacitate");
    },
  ],
  [
    "A Simple Man",
    "a friend",
    1,
    (gap) => {
      const mine: SideSpec = { faction: "galactic-empire", units: [BOBA, apart(STORM, gap)] };
      return offered(playing("a-simple-man", mine, FAR_SIDE, order("p1.0")).state).includes("choose-unit p1.1");
    },
  ],
  [
    "Mechanical Carnage",
    "an enemy",
    2,
    (gap) => {
      const state = revealing("mechanical-carnage", "p1.0", { units: [IG_11] }, { units: [apart(REBELS, gap)] });
      return offered(state).includes("perform attack");
    },
  ],
  [
    "Brains and Brawn",
    "a defender that Chewbacca sees",
    3,
    (gap) => {
      const chewie: UnitSpec = { unit: "chewbacca-walking-carpet", at: [400, 300] };
      const foe = apart(STORM, gap);
      const leia: UnitSpec = { ...LEIA, at: [450 + gap, 500] };
      const state = revealing("brains-and-brawn", "p1.1", { units: [chewie, leia] }, { units: [foe, LOST] });
      return offered(play(state, [perform("attack")]).state).some((key) =>
        key.startsWith("choose-option brains-and-brawn"),
      );
    },
  ],
];

describe("how far command cards reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s applies to %s at range %i, but no farther",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );
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
  ] as const)("[leg.cards.command-use] %s affects only the ranks that it names", (card, hero, named) => {
    const ranks = Object.keys(others) as (keyof typeof others)[];
    expect(ranks.filter((rank) => asks(card, hero, rank))).toEqual(named);
  });
});
