import { pileCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { perform } from "../../../helpers/actions.ts";
import { answers, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { eventsOf, handOf, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const KALLUS = { unit: "agent-kallus-hunter-of-spectres", at: [400, 200] } as const;
const far: SideSpec = { units: [{ unit: REBELS, at: [400, 500], defeated: 3 }] };
const shooter = { unit: STORM, at: [400, 300], defeated: 3 } as const;

it("[leg.cards.command-use] Face Me gives Kallus Hold the Line, and enemy troopers engaged with him can neither move nor withdraw", () => {
  const { state } = playing("face-me", { units: [KALLUS] });
  expect(lent(state)).toEqual(["0 hold-the-line 1 round"]);
  const fighting = (card: string | undefined, foe: SideSpec["units"] & {}): readonly string[] =>
    offered(
      scenario({
        activating: "p2.0",
        "player-1": {
          hand: [],
          ...(card === undefined ? {} : { revealed: card }),
          units: [
            { ...KALLUS, at: [400, 400] },
            { unit: STORM, at: [900, 400], defeated: 3 },
          ],
        },
        "player-2": { hand: [], units: foe },
      }),
    );
  const beside = [{ unit: REBELS, defeated: 3, at: [400, 427] }] as const;
  expect(fighting(undefined, beside)).toContain("perform withdraw");
  expect(fighting("face-me", beside)).not.toContain("perform withdraw");
  expect(fighting("face-me", beside)).not.toContain("perform move");
  expect(fighting("face-me", [{ unit: REBELS, defeated: 3, at: [900, 427] }])).toContain("perform withdraw");
  expect(fighting("face-me", [{ unit: REBELS, defeated: 3, at: [700, 700] }])).toContain("perform move");
});

it("[leg.command.timing-5-during-activation] Ruthless Tactics gives an observation token to units attacked at range by a unit with a faceup order", () => {
  const shot = (order: "faceup" | "none", at: readonly [number, number] = [400, 300]): State => {
    const state = revealing(
      "ruthless-tactics",
      "p1.1",
      {
        units: [
          { ...KALLUS, at: [100, 100] },
          { ...shooter, at, order },
        ],
      },
      far,
    );
    return play(state, [perform("attack")], { draws: dice(["blank"]) }).state;
  };
  expect(tokensOf(shot("faceup"), "p2.0")).toEqual({ observation: 1 });
  expect(tokensOf(shot("none"), "p2.0")).toEqual({});
  expect(tokensOf(shot("faceup", [400, 473]), "p2.0")).toEqual({});
});

it("[leg.command.timing-5-during-activation] A unit that has acted gives no observation token under Ruthless Tactics when it shoots by standby", () => {
  const shot = (order: "faceup" | "facedown"): State => {
    const watching = { ...shooter, order, tokens: { standby: 1 } };
    const state = scenario({
      activating: "p2.0",
      "player-1": { hand: [], revealed: "ruthless-tactics", units: [{ ...KALLUS, at: [100, 100] }, watching] },
      "player-2": { hand: [], ...far },
    });
    return follow(state, "perform aim", "choose-unit p1.1", "perform attack", ["blank"]).state;
  };
  expect(tokensOf(shot("faceup"), "p2.0")).toEqual({ aim: 1, observation: 1 });
  expect(tokensOf(shot("facedown"), "p2.0")).toEqual({ aim: 1 });
});

it("[leg.kw.deflect.continues] Ruthless Tactics gives the observation token even if Deflect defeats the attacker with the faceup order", () => {
  const luke: UnitSpec = { unit: "luke-skywalker-jedi-knight", at: [400, 500], order: "faceup" };
  const mine: SideSpec = {
    units: [
      { ...KALLUS, at: [100, 100] },
      { ...shooter, order: "faceup" },
    ],
  };
  const shot = follow(
    revealing("ruthless-tactics", "p1.1", mine, { units: [luke, { ...LOST, order: "faceup" }] }),
    "perform attack",
    ["hit", "defense-surge"],
  );
  expect(eventsOf(shot, "unit-defeated").map(({ unit }) => unit)).toEqual(["p1.1"]);
  expect(tokensOf(shot.state, "p2.0")).toEqual({ observation: 1, suppression: 1 });
});

it("[leg.kw.suppressive] Under Ruthless Tactics an attacker may spend an observation token of the defender to gain Suppressive", () => {
  const watched: SideSpec = { units: [{ unit: REBELS, at: [400, 500], defeated: 3, tokens: { observation: 2 } }] };
  const state = revealing("ruthless-tactics", "p1.1", { units: [{ ...KALLUS, at: [100, 100] }, shooter] }, watched);
  const rolled = play(state, [perform("attack")], { draws: dice(["blank"]) }).state;
  expect(offered(rolled)).toEqual(["choose-option observation", "choose-option ruthless-tactics", "pass"]);
  const used = answers(rolled, "choose-option ruthless-tactics");
  expect(offered(used)).toEqual(["choose-option observation", "pass"]);
  const after = answers(used, "pass");
  expect(tokensOf(after, "p2.0")).toMatchObject({ suppression: 1, observation: 1 });
  expect(tokensOf(answers(rolled, "pass"), "p2.0")["suppression"]).toBeUndefined();
});

describe("ISB Investigation", () => {
  const REBELS = { unit: "rebel-troopers", at: [1700, 850], defeated: 3 } as const;
  const stand = (unit: string, x: number, more: object = {}) => ({ unit, at: [x, 100] as const, defeated: 3, ...more });
  const hand = ["push", "assault", "standing-orders", "ambush"];

  const scene = (): State =>
    scenario({
      phase: "command",
      "player-1": {
        units: [KALLUS, stand(STORM, 800)],
        hand: ["isb-investigation", "implacable"],
        faction: "galactic-empire",
      },
      "player-2": { units: [{ unit: "leia-organa-fearless-and-inventive", at: [1500, 800] }, REBELS], hand },
    });

  const named = (pips: number): State =>
    answers(scene(), "choose-command isb-investigation", "choose-command ambush", `choose-option pips-${pips}`);

  it("[leg.command.timing-2-untimed] ISB Investigation sets aside, faceup, the opponent's hand cards with the named number of pips", () => {
    const asked = answers(scene(), "choose-command isb-investigation", "choose-command ambush");
    expect(offered(asked)).toEqual([
      "choose-option pips-0",
      "choose-option pips-1",
      "choose-option pips-2",
      "choose-option pips-3",
      "choose-option pips-4",
    ]);
    const state = named(2);
    expect(handOf(state, 1)).toEqual(["assault", "standing-orders"]);
    expect(game.view(state, "player-1").sides["player-2"].laidAside).toEqual(["push"]);
    expect(pileCards(state.sides[1].hand)).toHaveLength(2);
  });

  it("[leg.end.discard] ISB Investigation stays in play until the opponent reveals a card in a later round and takes back the cards set aside", () => {
    const later = (laidAside: readonly string[]): State =>
      scenario({
        phase: "command",
        round: 3,
        "player-1": { units: [KALLUS], hand: ["push"], permanents: ["isb-investigation"], faction: "galactic-empire" },
        "player-2": {
          units: [{ unit: "leia-organa-fearless-and-inventive", at: [1500, 800] }, REBELS],
          hand: ["assault", "standing-orders"],
          laidAside,
        },
      });
    const chosen = answers(later(["push"]), "choose-command push", "choose-command assault");
    expect([...handOf(chosen, 1)].sort()).toEqual(["push", "standing-orders"]);
    expect(chosen.sides[0]).toMatchObject({ permanents: [] });
    expect(chosen.sides[0].discard).toHaveLength(1);
    expect(chosen.sides[1].laidAside).toEqual([]);
  });

  it("[leg.end.discard] ISB Investigation is discarded at the end of its round if it set no card aside", () => {
    const end = (laidAside: readonly string[]): State => {
      const state = scenario({
        activating: "p1.0",
        "player-1": { units: [KALLUS], hand: [], revealed: "isb-investigation", orderPool: {} },
        "player-2": { units: [{ ...REBELS, order: "facedown" }], hand: [], laidAside, orderPool: {} },
      });
      return answers(state, "done");
    };
    expect(end(["push"]).sides[0]).toMatchObject({ permanents: [expect.any(Number)], discard: [] });
    expect(end([]).sides[0]).toMatchObject({ permanents: [], discard: [expect.any(Number)] });
  });
});
