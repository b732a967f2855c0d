import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, DONE, gun, order, perform } from "../../../helpers/actions.ts";
import { FAR_SIDE, here, playing } from "../../../helpers/commands.ts";
import { asked, eventsOf, held, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow, type Scripted } from "../../../helpers/script.ts";
import { apart, through } from "../reach.ts";

const STORM = "stormtroopers";
const CLONES = "clone-trooper-infantry";
const OBI_WAN = here("obi-wan-kenobi-civilized-warrior");
const FRIEND: UnitSpec = { unit: CLONES, at: [1600, 800] };

it("[leg.range.at] Hello There gives Obi-Wan a token for each enemy at range 2, but none for enemies farther away", () => {
  const foes = { units: [apart(STORM, 0), apart(STORM, 301)] } as const;
  const { state } = playing("hello-there", { units: [OBI_WAN, FRIEND] }, foes);
  const given = through(state, "effect 1", "choose-option gain-standby", "choose-option gain-surge");
  expect([tokensOf(given, "p1.0")["standby"], tokensOf(given, "p1.0")["surge"]]).toEqual([1, undefined]);
});

describe("Knowledge and Defense", () => {
  const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
  const OBI_WAN = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 200] } as const;

  it("[leg.kw.guardian-x.cancel] Knowledge and Defense gives Obi-Wan a dodge token per friendly trooper unit at range 1, and lets him use Guardian in melee", () => {
    const mine: SideSpec = {
      units: [OBI_WAN, { ...CLONES, at: [500, 200] }, { ...CLONES, at: [400, 300] }, { ...CLONES, at: [900, 200] }],
    };
    const { state } = playing("knowledge-and-defense", mine, undefined, order("p1.1"), order("p1.2"));
    expect(tokensOf(state, "p1.0")["dodge"]).toBe(2);
    const guards = (revealed?: string): readonly string[] => {
      const melee = scenario({
        activating: "p2.0",
        "player-1": {
          units: [OBI_WAN, { ...CLONES, at: [500, 200] }],
          hand: [],
          ...(revealed === undefined ? {} : { revealed }),
        },
        "player-2": { units: [{ unit: "darth-vader-dark-lord-of-the-sith", at: [527, 200] }], hand: [] },
      });
      const { frames } = play(melee, [perform("attack")]).state;
      return frames.flatMap((frame) => (frame.kind === "pool" ? frame.situation.guardians.map(({ id }) => id) : []));
    };
    expect([guards("knowledge-and-defense"), guards()]).toEqual([["p1.0"], []]);
  });
});

it("[leg.command.timing-3-issue-orders] General Kenobi gives an ordered unit a surge token for each other friend at range 1", () => {
  const clones = "clone-trooper-infantry";
  const mine: SideSpec = {
    units: [
      { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 200] },
      { unit: clones, at: [500, 200] },
      { unit: clones, at: [1400, 200] },
    ],
  };
  const { state } = playing("general-kenobi", mine, FAR_SIDE, order("p1.0"), order("p1.1"));
  expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`)["surge"] ?? 0)).toEqual([1, 1, 0]);
  const two: SideSpec = { units: [...(mine.units ?? []).slice(0, 2), { unit: clones, at: [300, 200] }] };
  const twice = playing("general-kenobi", two, FAR_SIDE, order("p1.0"), order("p1.1")).state;
  expect(tokensOf(twice, "p1.0")).toMatchObject({ surge: 2 });
});

describe("Hello There!", () => {
  const OBI_WAN = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 200] } as const;

  it("[leg.command.timing-4-start-activation] Hello There! gives Obi-Wan Nimble and a token of his choice for each enemy unit at range 2", () => {
    const enemies: SideSpec = {
      units: [
        { unit: STORM, at: [400, 480] },
        { unit: STORM, at: [600, 400] },
        { unit: STORM, at: [400, 800] },
      ],
    };
    const { state } = playing("hello-there", { units: [OBI_WAN] }, enemies);
    expect(lent(state)).toEqual(["0 nimble 1 round"]);
    const tokens = ["gain-aim", "gain-dodge", "gain-standby", "gain-surge", "decline"].map(
      (name) => `choose-option ${name}`,
    );
    expect(offered(state)).toEqual(tokens);
    const given = play(state, [choose("gain-standby"), choose("gain-surge")]).state;
    expect(tokensOf(given, "p1.0")).toEqual({ standby: 1, surge: 1 });
    expect(game.decision(given)?.kind).toBe("activate");
    expect(tokensOf(play(state, [choose("decline"), choose("decline")]).state, "p1.0")).toEqual({});
    expect(tokensOf(playing("hello-there", { units: [OBI_WAN] }).state, "p1.0")).toEqual({});
  });
});

describe("Knowledge and Defense", () => {
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

  it("[leg.cards.command-use] Knowledge and Defense counts the other friendly trooper units at range 1 of Obi-Wan, but no units farther away", () => {
    const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [300, 200] };
    const clones = (x: number): UnitSpec => ({ unit: "clone-trooper-infantry", at: [x, 200] });
    const over = chosen(
      "knowledge-and-defense",
      { units: [obi, clones(440), clones(900), { unit: "at-rt-galactic-republic", at: [300, 330] }] },
      { units: [{ unit: "b1-battle-droids", at: [1700, 800] }] },
    );
    expect(held(over, "p1.0", "dodge")).toBe(1);
  });
});

it("[leg.kw.guardian-x.cancel] Knowledge and Defense lets Obi-Wan use Guardian in melee too", () => {
  const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 330] };
  const clones: UnitSpec = {
    unit: "clone-trooper-infantry",
    at: [327, 300],
    others: [
      [355, 300],
      [355, 330],
      [355, 270],
    ],
  };
  const fight = (revealed?: string) => {
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [
          {
            unit: "b1-battle-droids",
            at: [300, 300],
            others: [
              [272, 300],
              [272, 330],
              [272, 270],
              [244, 300],
              [244, 330],
            ],
          },
          { unit: "b1-battle-droids", at: [1700, 100] },
        ],
        hand: [],
      },
      "player-2": {
        units: [clones, obi, { unit: "clone-trooper-infantry", at: [1700, 800] }],
        hand: [],
        ...(revealed === undefined ? {} : { revealed }),
      },
    });
    return follow(
      start,
      "perform attack",
      gun("p1.0.0", 0, "melee"),
      DONE,
      revealed === undefined ? ["hit", "blank"] : ["hit"],
    ).state;
  };
  expect(offered(fight("knowledge-and-defense"))).toContain("choose-option guardian p2.1");
  expect(asked(fight())).not.toContain("pool");
});

it("[leg.kw.deflect.surge] [leg.kw.deflect.wound] Obi-Wan also deflects while he uses Guardian in melee, and Anakin's mastery wounds besides", () => {
  const melee = scenario({
    activating: "p2.0",
    "player-1": {
      units: [OBI_WAN, { unit: "anakin-skywalker-the-chosen-one", at: [500, 200] }],
      hand: [],
      revealed: "knowledge-and-defense",
    },
    "player-2": { units: [{ unit: "darth-vader-dark-lord-of-the-sith", at: [527, 200] }], hand: [] },
  });
  const struck = follow(melee, perform("attack"), ["hit", "blank", "blank", "blank", "blank", "blank"]);
  const guarded = follow(struck.state, choose("guardian p1.0"), ["defense-surge"]);
  expect(eventsOf(guarded, "unit-wounded").map(({ miniature, wounds, rule }) => [miniature, wounds, rule])).toEqual([
    ["p2.0.0", 1, "leg.kw.deflect.wound"],
    ["p2.0.0", 1, "leg.kw.djem-so-mastery"],
  ]);
});

it("[leg.cards.command-use] Knowledge and Defense counts troopers at range 1 of Obi-Wan, but no vehicles", () => {
  const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 300] };
  const dodges = (unit: string): number =>
    tokensOf(playing("knowledge-and-defense", { units: [obi, { unit, at: [500, 300] }] }).state, "p1.0")["dodge"] ?? 0;
  expect([dodges("clone-trooper-infantry"), dodges("at-rt-galactic-republic")]).toEqual([1, 0]);
});
