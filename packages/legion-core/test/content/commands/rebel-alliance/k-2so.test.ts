import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { play, type Scenario, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, unitChosen } from "../../../helpers/actions.ts";
import { active, FAR_SIDE, here, playing, revealing } from "../../../helpers/commands.ts";
import { eventsOf, lent, offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { apart, through } from "../reach.ts";

const REBELS = "rebel-troopers";
const LEIA = here("leia-organa-fearless-and-inventive");
const K_2SO = here("k-2so-sardonic-security-droid");
const askedFor = (state: State): readonly string[] => offered(state).filter((key) => key.startsWith("choose-unit"));

it("[leg.cards.command-use] Sacrifice protects a commander or an operative, but no other friend", () => {
  const operative: UnitSpec = { unit: "jyn-erso-stardust", at: [350, 300] };
  const troopers = apart(REBELS, 0, { at: [400, 350] });
  const state = revealing("sacrifice", "p1.0", { units: [K_2SO, { ...LEIA, at: [450, 300] }, operative, troopers] });
  expect(askedFor(through(state, "done"))).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
});

describe("Sacrifice", () => {
  const STORM = "stormtroopers";
  const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
  const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
  const CASSIAN = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 200] } as const;
  const K_2SO = { unit: "k-2so-sardonic-security-droid", at: [500, 200] } as const;

  it("[leg.command.timing-5-during-activation] Sacrifice gives K-2SO Guardian 4, and lets him be defeated to make a leader beside him immune to ranged attacks", () => {
    expect(lent(playing("sacrifice", { units: [K_2SO, CASSIAN] }, FAR_SIDE).state)).toEqual(["0 guardian 4 round"]);
    const over = play(
      active("sacrifice", [K_2SO, CASSIAN, { ...TROOPS, at: [500, 300] }], [{ ...ONE, at: [400, 330] }]),
      [DONE],
    ).state;
    expect(offered(over)).toEqual(["choose-unit p1.1", "done"]);
    const given = play(over, [unitChosen("p1.1")]).state;
    expect(given.units[0]?.miniatures[0]?.status).toBe("defeated");
    expect(lent(given)).toContain("1 sacrifice 1 round");
    const attacks = (ongoing: boolean): boolean =>
      offered(
        scenario({
          activating: "p2.0",
          "player-1": { units: [{ ...CASSIAN }], hand: [], revealed: "sacrifice" },
          "player-2": { units: [{ ...ONE, at: [400, 330] }], hand: [] },
          ongoing: ongoing ? [{ unit: "p1.0", keyword: "sacrifice", value: 1, until: "round" }] : [],
        }),
      ).includes("perform attack");
    expect([attacks(false), attacks(true)]).toEqual([true, false]);
  });
});

it("[leg.kw.detonate-x.attack] [leg.priority.cannot-beats-can] A charge does not attack a leader whom Sacrifice makes immune to ranged attacks", () => {
  const attacked = (ongoing: Scenario["ongoing"]): readonly string[] => {
    const mined = scenario({
      activating: "p2.0",
      tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [400, 400] }],
      "player-1": { units: [LEIA, apart(REBELS, 0, { at: [500, 330], defeated: 3 })], hand: [], revealed: "sacrifice" },
      "player-2": {
        units: [{ unit: "sabine-wren-explosive-artist", at: [1200, 800] }],
        hand: [],
        permanents: ["explosions"],
      },
      ...(ongoing === undefined ? {} : { ongoing }),
    });
    const blown = follow(mined, "perform aim", "choose-option thermal-charge.0", "choose-unit p1.0");
    return eventsOf(blown, "attack-declared").map(({ defender }) => defender);
  };
  expect(attacked([])[0]).toBe("p1.0");
  expect(attacked([{ unit: "p1.0", keyword: "sacrifice", value: 1, until: "round" }])).toEqual(["p1.1"]);
});
