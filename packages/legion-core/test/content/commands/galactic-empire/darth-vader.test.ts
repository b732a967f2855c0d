import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import {
  begin,
  dice,
  play,
  type Scenario,
  type SideSpec,
  scenario,
  type UnitSpec,
} from "../../../../src/testing/index.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { activate, chooseCard, DONE, effect, order, PASS, perform } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing, revealing } from "../../../helpers/commands.ts";
import { handOf, held, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { box } from "../../../helpers/scene.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { apart, through } from "../reach.ts";

const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 200] } as const;
const STORM = "stormtroopers";
const REBELS = "rebel-troopers";

it("[leg.command.timing-5-during-activation] Implacable lets Vader suffer a wound to activate a second time with one action", () => {
  const { state } = playing("implacable", { units: [VADER] });
  expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
  const over = play(state, [DONE]).state;
  expect(offered(over)).toEqual(["effect 0", "pass"]);
  const again = play(over, [effect(0)]).state;
  expect(again.units[0]?.miniatures[0]?.wounds).toBe(1);
  const next = play(again, [DONE]).state;
  expect(game.decision(next)).toMatchObject({ kind: "action", context: { unit: "p1.0", actions: 1 } });
  expect(tokensOf(next, "p1.0")).toMatchObject({ dodge: 2 });
  const end = play(next, [DONE]).state;
  expect(end.phase === "activation" && game.decision(end)?.kind === "effects").toBe(false);
  expect(play(over, [PASS]).state.units[0]?.miniatures[0]?.wounds).toBe(0);
});

it("[leg.wounds.unit-defeated-order-tokens] Implacable defeats a Vader who pays with his last wound", () => {
  const troops = { unit: STORM, at: [1500, 100], order: "faceup" } as const;
  const vader: UnitSpec = { ...VADER, wounds: [7], order: "faceup" };
  const over = play(revealing("implacable", "p1.0", { units: [vader, troops] }), [DONE]).state;
  expect(offered(over)).toEqual(["effect 0", "pass"]);
  const paid = play(over, [effect()]);
  expect(paid.events).toContainEqual(expect.objectContaining({ type: "unit-defeated", unit: "p1.0" }));
  expect(paid.state.sides[0].orderPool.commander).toBe(1);
  expect(paid.state.units[0]?.order).toBe("none");
});

describe("Vader's Might", () => {
  const REBELS = "rebel-troopers";
  const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] };

  it("[leg.actions.free-card-action-cost] Vader's Might costs no action", () => {
    const state = revealing("vaders-might", "p1.0", { units: [VADER] }, { units: [apart(REBELS, 10)] });
    const lifted = answers(state, "perform vaders-might");
    expect(lifted.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
  });
});

describe("Darkness Descends", () => {
  const VADER = "darth-vader-dark-lord-of-the-sith";

  /** Set-up effects: whoever may hold such a card is asked. */
  const setUp = (mine: SideSpec, more: Partial<Scenario> = {}): State =>
    scenario({
      phase: "setup",
      "player-1": mine,
      "player-2": { ...FAR_SIDE, hand: [] },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
      ...more,
    });

  it("[leg.kw.divulge] Darkness Descends, if divulged, gives Vader Infiltrate for the game, and must be chosen in round 1", () => {
    const state = setUp({ hand: ["darkness-descends", "implacable"], units: [VADER] });
    expect(offered(state)).toEqual(["choose-command darkness-descends", "pass"]);
    const shown = play(state, [chooseCard("darkness-descends")]).state;
    expect(lent(shown)).toEqual(["0 infiltrate 1 game"]);
    expect(handOf(shown, 0)).toContain("darkness-descends");
    const first = (round: number): readonly string[] => {
      const choosing = scenario({
        phase: "command",
        round,
        "player-1": { shownHand: ["darkness-descends"], hand: ["implacable"], units: [VADER] },
        "player-2": { ...FAR_SIDE, hand: [] },
        mission: { counts: { "divulged darkness-descends player-1": 1 } },
      });
      return offered(choosing);
    };
    expect(first(1)).toEqual(["choose-command darkness-descends"]);
    expect(first(2)).toContain("choose-command implacable");
  });

  it("[leg.end.discard] Darkness Descends gives Vader Reliable 2 while it is in play, unless it was divulged", () => {
    const reliable = (side: SideSpec, counts: Readonly<Record<string, number>> = {}): number => {
      const mine = {
        hand: [],
        units: [
          { unit: VADER, at: [400, 200] },
          { unit: "stormtroopers", at: [900, 200] },
        ],
        ...side,
      } as const;
      const state = scenario({ activating: "p1.0", "player-1": mine, "player-2": FAR_SIDE, mission: { counts } });
      expect(keywordsOf({ box, state }, 1)["reliable"]).toBeUndefined();
      return keywordsOf({ box, state }, 0)["reliable"] ?? 0;
    };
    expect(reliable({ revealed: "darkness-descends" })).toBe(2);
    expect(reliable({ permanents: ["darkness-descends"] })).toBe(2);
    expect(reliable({ permanents: ["darkness-descends"] }, { "divulged darkness-descends player-1": 1 })).toBe(0);
    expect(reliable({})).toBe(0);
  });
});

it("[leg.cards.command-use] Fear and Dead Men deals a unit that wounds Vader as many wounds as he suffers from its attack", () => {
  const shot = (wounds: number, unit = "p2.0"): State => {
    const state = scenario({
      activating: unit,
      "player-1": {
        hand: [],
        revealed: "fear-and-dead-men",
        units: [
          { ...VADER, at: [400, 400], wounds: [wounds] },
          { unit: STORM, at: [700, 400], defeated: 3 },
        ],
      },
      "player-2": {
        hand: [],
        units: [
          { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 427] },
          { unit: REBELS, at: [700, 427], defeated: 3 },
        ],
      },
    });
    const faces =
      unit === "p2.0" ? [...Array(5).fill("hit"), "blank", "blank", "block", "block", "block"] : ["hit", "blank"];
    let after = play(state, [perform("attack")], { draws: dice(faces) }).state;
    while (game.decision(after)?.kind === "pool") after = play(after, [PASS]).state;
    return after;
  };
  const wounds = (state: State): readonly (number | undefined)[] =>
    [0, 2].map((unit) => state.units[unit]?.miniatures[0]?.wounds);
  expect(wounds(shot(0))).toEqual([2, 2]);
  expect(wounds(shot(7))).toEqual([8, 1]);
  expect(shot(0, "p2.1").units[3]?.miniatures[0]?.status).toBe("standing");
});

describe("Vader's Might", () => {
  const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] } as const;
  const VETERANS = "rebel-veterans";

  const place = (subject: string, x: number, y: number) =>
    ({ type: "place", subject, to: { x: mm(x), y: mm(y), z: 0 }, heading: { x: 0, y: 1 } }) as const;

  const scene = (card: string | undefined): State =>
    scenario({
      activating: "p1.0",
      "player-1": {
        units: [VADER, { unit: STORM, at: [260, 300], defeated: 3 }, { unit: "at-st", at: [400, 420] }],
        hand: [],
        ...(card === undefined ? {} : { revealed: card }),
      },
      "player-2": {
        units: [
          { unit: VETERANS, at: [540, 300], defeated: 2 },
          { unit: VETERANS, at: [700, 300], defeated: 3 },
        ],
        hand: [],
      },
    });

  const lifted = (unit: string): State => answers(scene("vaders-might"), "perform vaders-might", `choose-unit ${unit}`);

  it("[leg.actions.free-card-action-cost] Vader's Might is a free action that lifts another unit at range 1 that is not a heavy", () => {
    expect(offered(scene(undefined))).not.toContain("perform vaders-might");
    const asked = play(scene("vaders-might"), [perform("vaders-might")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
    expect(game.decision(lifted("p1.1"))).toMatchObject({ kind: "place", seat: "player-1", context: { unit: "p1.1" } });
  });

  it("[leg.wounds.outside-attack-no-defense] An enemy unit lifted by Vader's Might is set down at half-range of its old place and rolls a white die per miniature for wounds", () => {
    const state = lifted("p2.0");
    expect(game.decision(state)).toMatchObject({ kind: "place", seat: "player-1", context: { unit: "p2.0" } });
    for (const action of game.legalActions(state)) expect(game.apply(state, action).ok).toBe(true);
    const [leader = ""] = [state.units[3]?.leader].map((one) => `p2.0.${one}`);
    // Bases of 27 mm, 76 mm apart.
    const refused = game.apply(state, place(leader, 540, 406));
    expect(refused.ok ? undefined : refused.violation).toMatchObject({ code: "not-set-down-there" });
    const down = play(state, [place(leader, 540, 400)]).state;
    expect(game.decision(down)).toMatchObject({ kind: "place" });
    const [spot] = game.legalActions(down);
    const { state: over, events } = play(down, spot === undefined ? [] : [spot], { draws: dice(["block", "blank"]) });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "dice-rolled", dice: ["white-defense", "white-defense"] }),
    );
    const wounds = over.units[3]?.miniatures.filter(({ status }) => status === "defeated").length;
    expect(wounds).toBe(3);
    expect(game.decision(over)).toMatchObject({ kind: "action", context: { actions: 2 } });
    expect(offered(over)).not.toContain("perform vaders-might");
  });

  it("[leg.cards.command-use] Vader's Might may set a leader down on a roof of height 1, but not on a higher one", () => {
    const onRoof = (top: number) => {
      const terrain = [piece("roof", rectangle(500, 340, 80, 100), top)];
      const state = answers(
        scenario({
          table: { terrain },
          activating: "p1.0",
          "player-1": { units: [VADER], hand: [], revealed: "vaders-might" },
          "player-2": { units: [{ unit: VETERANS, at: [540, 300], defeated: 3 }], hand: [] },
        }),
        "perform vaders-might",
      );
      const leader = `p2.0.${state.units[1]?.leader}`;
      const step = game.apply(state, { ...place(leader, 0, 0), to: { x: mm(540), y: mm(390), z: mm(top) } });
      return step.ok ? "set down" : step.violation.code;
    };
    expect([150, 151].map(onRoof)).toEqual(["set down", "not-set-down-there"]);
  });

  it("[leg.move.no-end-overlap] Vader's Might cannot set down a leader overlapping miniatures of its unit that still stand in their old places", () => {
    const state = answers(
      scenario({
        activating: "p1.0",
        "player-1": { units: [VADER], hand: [], revealed: "vaders-might" },
        "player-2": { units: [{ unit: VETERANS, at: [540, 300] }], hand: [] },
      }),
      "perform vaders-might",
    );
    const comrades = state.units[1]?.miniatures.slice(1) ?? [];
    expect(comrades.length).toBeGreaterThan(2);
    for (const { x, y, z } of comrades) {
      const refused = game.apply(state, { ...place("p2.0.0", 0, 0), to: { x, y, z } });
      expect(refused.ok ? undefined : refused.violation).toMatchObject({ rule: "leg.move.no-end-overlap" });
    }
    for (const action of game.legalActions(state)) {
      const step = game.apply(state, action);
      expect(step.ok && game.invariants(step.value.state)).toEqual([]);
    }
  });

  it("[leg.wounds.outside-attack-no-defense] A friendly unit lifted by Vader's Might suffers no wounds", () => {
    const state = lifted("p1.1");
    const { events } = play(state, [place("p1.1.0", 260, 380)]);
    expect(events.some(({ type }) => type === "dice-rolled")).toBe(false);
    expect(events).toContainEqual(expect.objectContaining({ type: "unit-moved", unit: "p1.1" }));
  });
});

it("[leg.command.timing-5-during-activation] New Ways to Motivate Them lets friendly troopers other than Vader suffer a wound for a third action", () => {
  const mine: SideSpec = { units: [VADER, { unit: STORM, at: [800, 100] }] };
  const { state } = playing("new-ways-to-motivate-them", mine, FAR_SIDE, order("p1.0"));
  expect(offered(play(state, [activate("p1.0")]).state)).toContain("perform move");
  const asked = play(state, [activate("p1.1")]).state;
  expect(offered(asked)).toEqual(["effect 0", "pass"]);
  expect(game.decision(play(asked, [PASS]).state)).toMatchObject({ context: { actions: 2 } });
  const hurt = play(asked, [effect(0)]).state;
  expect(offered(hurt)).toEqual(["wound p1.1.1", "wound p1.1.2", "wound p1.1.3"]);
  const { state: driven } = play(hurt, [{ type: "wound", subject: "p1.1.3" }]);
  expect(driven.units[1]?.miniatures.map(({ status }) => status)).toEqual([
    "standing",
    "standing",
    "standing",
    "defeated",
  ]);
  expect(game.decision(driven)).toMatchObject({ kind: "action", context: { actions: 3 } });
});

it("[leg.command.timing-5-during-activation] Master of Evil gives Vader a dodge at once, and 3 suppression to each enemy trooper unit at range 2 when he activates", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "rebel-troopers", at: [400, 400] },
      { unit: "rebel-troopers", at: [1400, 700] },
    ],
  };
  const { state } = playing(
    "master-of-evil",
    { units: [VADER, { unit: STORM, at: [1700, 100] }] },
    enemies,
    order("p1.0"),
  );
  expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
  const active = play(state, [activate("p1.0")]).state;
  expect([tokensOf(active, "p2.0"), tokensOf(active, "p2.1")]).toEqual([{ suppression: 3 }, {}]);
});

describe("Master of Evil", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  it("[leg.cards.command-use] Master of Evil suppresses enemy trooper units at range 2 only when Vader activates, and no friendly units", () => {
    const vader: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };
    const near: UnitSpec = { ...REBELS, at: [300, 600] };
    const theirs = [
      near,
      { ...REBELS, at: [900, 600] },
      { unit: "at-rt-rebel-alliance", at: [500, 450] },
      FAR,
    ] as const;
    const mine = [vader, { ...STORM, at: [450, 300] }] as const;
    const start = begin({
      activating: "p1.0",
      activation: { stage: "start" },
      "player-1": { units: mine, hand: [], revealed: "master-of-evil" },
      "player-2": { units: theirs, hand: [] },
    });
    expect(["p1.1", "p2.0", "p2.1", "p2.2"].map((unit) => held(start, unit, "suppression"))).toEqual([0, 3, 0, 0]);
  });
});

describe("New Ways to Motivate Them", () => {
  const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] };

  /** A unit that acts as the Activation Phase goes on, with a card revealed. */
  const begun = (card: string, mine: SideSpec, unit: string, theirs: SideSpec = FAR_SIDE): State =>
    through(
      scenario({ "player-1": { hand: [], revealed: card, ...mine }, "player-2": { hand: [], ...theirs } }),
      `activate ${unit}`,
    );

  it("[leg.cards.command-use] New Ways to Motivate Them is offered only to troopers with a faceup order other than Vader", () => {
    const motivated = (unit: UnitSpec, id = "p1.1"): boolean =>
      offered(
        begun(
          "new-ways-to-motivate-them",
          {
            units: [
              { ...VADER, order: "faceup" },
              { order: "faceup", ...unit },
            ],
          },
          id,
        ),
      ).includes("effect 0");
    expect(motivated({ unit: STORM, at: [700, 300] })).toBe(true);
    expect(motivated({ unit: "at-st", at: [700, 300] })).toBe(false);
    expect(motivated({ unit: STORM, at: [700, 300] }, "p1.0")).toBe(false);
  });
});
