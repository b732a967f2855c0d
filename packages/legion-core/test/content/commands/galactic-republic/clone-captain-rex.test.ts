import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, DONE, effect, PASS, perform } from "../../../helpers/actions.ts";
import { thrown } from "../../../helpers/attacks.ts";
import { answers, fight, LOST, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { apart } from "../reach.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;

const DROIDS: UnitSpec = { unit: "b1-battle-droids", at: [1700, 800] };

it("[leg.pool.definition] Call Me Captain lets another unit add 3 red dice against an enemy near Rex and in his sight, once per activation", () => {
  const near = (rex: object, at: readonly [number, number]): State =>
    fight({
      revealed: "call-me-captain",
      mine: [{ ...REX, order: "faceup", ...rex }, CLONES],
      theirs: [{ ...ONE, at }],
      activating: "p1.1",
    });
  const asked = play(near({}, [600, 400]), [perform("attack")]).state;
  expect(offered(asked)).toContain("choose-option call-me-captain");
  const [gun] = game.legalActions(asked).filter(({ type }) => type === "add-weapon");
  if (gun === undefined) throw new RangeError("no weapon");
  expect(thrown(asked, choose("call-me-captain"))).toEqual({ black: 1, red: 3 });
  expect(thrown(asked, gun, DONE)).toEqual({ black: 1 });
  const over = play(asked, [choose("call-me-captain")]).state;
  expect(over.frames.flatMap((frame) => (frame.kind === "activation" ? frame.marks : []))).toEqual(["call-me-captain"]);
  for (const other of [near({ order: "facedown" }, [600, 400]), near({}, [600, 620])]) {
    expect(thrown(other, perform("attack"))).toEqual({ black: 1 });
  }
  const own = fight({ revealed: "call-me-captain", mine: [{ ...REX, order: "faceup" }, CLONES], theirs: [ONE] });
  expect(offered(play(own, [perform("attack")]).state)).not.toContain("choose-option call-me-captain");
});

it("[leg.pool.max-range] Take That, Clankers! lets clones with a faceup order that aimed shoot 1 range farther, up to range 4", () => {
  const clones = (token: "faceup" | "none"): State =>
    fight({
      revealed: "take-that-clankers",
      mine: [REX, { ...CLONES, order: token }],
      theirs: [{ ...ONE, at: [600, 760] }],
      activating: "p1.1",
    });
  expect(offered(clones("faceup"))).not.toContain("perform attack");
  expect(offered(play(clones("faceup"), [perform("aim")]).state)).toContain("perform attack");
  expect(offered(play(clones("none"), [perform("aim")]).state)).not.toContain("perform attack");
  const over = play(clones("faceup"), [perform("aim"), DONE]).state;
  expect(lent(over)).toEqual([]);
});

describe("Take That, Clankers!", () => {
  const CLONES = "clone-trooper-infantry";

  it("[leg.defender.range] Take That, Clankers! lets clones who aim shoot 1 range farther, not 2", () => {
    const card = "take-that-clankers";
    const mayShoot = (gap: number, isLent: boolean): boolean =>
      offered(
        scenario({
          activating: "p1.0",
          ...(isLent ? { ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "activation" } as const] } : {}),
          "player-1": { units: [apart(CLONES, 0, { at: [400, 300] })], hand: [], revealed: card },
          "player-2": { units: [apart(STORM, gap), LOST], hand: [] },
        }),
      ).includes("perform attack");
    expect([450, 451].map((gap) => mayShoot(gap, false))).toEqual([true, false]);
    expect([600, 601].map((gap) => mayShoot(gap, true))).toEqual([true, false]);
    const farSighted = (gap: number): boolean =>
      offered(
        scenario({
          activating: "p1.0",
          ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "activation" }],
          "player-1": { units: [apart("arf-troopers", 0, { at: [400, 300] })], hand: [], revealed: card },
          "player-2": { units: [apart(STORM, gap), LOST], hand: [] },
        }),
      ).includes("perform attack");
    expect([600, 601].map(farSighted)).toEqual([true, false]);
  });
});

describe("Take That, Clankers!", () => {
  const CLONES = "clone-trooper-infantry";

  /** A unit of either side acts, the first player having revealed a card. */
  function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { hand: [], revealed, ...mine },
      "player-2": { hand: [], units: theirs },
    });
  }

  it("[leg.cards.command-use] Take That, Clankers! applies to clones only when they aim, not after other actions", () => {
    const clones: UnitSpec = { unit: CLONES, at: [400, 300], order: "faceup" };
    const reaches = (action: string): readonly string[] =>
      lent(answers(acting("take-that-clankers", "p1.0", { units: [clones] }, [LOST]), `perform ${action}`));
    expect(reaches("aim")).toEqual(["0 take-that-clankers 1 activation"]);
    expect(reaches("dodge")).toEqual([]);
  });
});

it("[leg.pool.max-range] Take That, Clankers! does not extend a weapon that already reaches range 4", () => {
  const shot = (unit: string, y: number) => {
    const clones: UnitSpec = { unit, at: [300, 100], order: "faceup" };
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [clones, { unit: "clone-captain-rex-honorable-soldier", at: [1700, 100] }],
        hand: [],
        revealed: "take-that-clankers",
      },
      "player-2": { units: [{ ...DROIDS, at: [300, y] }, DROIDS], hand: [] },
    });
    return offered(follow(start, "perform aim").state).includes("perform attack");
  };
  expect([shot("clone-trooper-infantry", 690), shot("arf-troopers", 690), shot("arf-troopers", 800)]).toEqual([
    true,
    true,
    false,
  ]);
});

it("[leg.command.timing-2-untimed] We're Not Programmed gives Rex surge tokens and Inspire, and he may recover when he activates", () => {
  const rex = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200], tokens: { suppression: 1 } } as const;
  const { state } = playing("were-not-programmed", { units: [rex] });
  expect(tokensOf(state, "p1.0")).toMatchObject({ surge: 2 });
  expect(state.ongoing).toEqual([{ unit: 0, keyword: "inspire", value: 2, until: "round" }]);
  expect(tokensOf(play(state, [effect(0)]).state, "p1.0")["suppression"]).toBeUndefined();
  expect(tokensOf(play(state, [PASS], { draws: dice(["blank"]) }).state, "p1.0")["suppression"]).toBe(1);
});
