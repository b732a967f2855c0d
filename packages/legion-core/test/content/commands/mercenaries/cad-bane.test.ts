import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, DONE, faces, perform, unitChosen } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { eligible, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { through } from "../reach.ts";

const STORM = "stormtroopers";
const BANE = { unit: "cad-bane-needs-no-introduction", at: [400, 200] } as const;
const REBELS = "rebel-troopers";

/** A unit that acts as the Activation Phase goes on, with a card revealed. */
const begun = (card: string, mine: SideSpec, unit: string, theirs: SideSpec = FAR_SIDE): State =>
  through(
    scenario({ "player-1": { hand: [], revealed: card, ...mine }, "player-2": { hand: [], ...theirs } }),
    `activate ${unit}`,
  );

it("[leg.command.timing-5-during-activation] I'm in Control lets Cad Bane move his suppression to units at range 2, which immobilizes enemy troopers", () => {
  const bane = { ...BANE, order: "faceup", tokens: { suppression: 2 } } as const;
  const state = scenario({
    "player-1": {
      units: [bane, { unit: STORM, at: [600, 200] }],
      hand: [],
      revealed: "im-in-control",
      faction: "galactic-empire",
    },
    "player-2": {
      units: [
        { unit: "rebel-veterans", at: [400, 400] },
        { unit: "rebel-veterans", at: [400, 700] },
      ],
      hand: [],
    },
  });
  const asked = play(state, [activate("p1.0")]).state;
  expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0", "done"]);
  const both = play(asked, [unitChosen("p2.0"), unitChosen("p2.0")]).state;
  expect([tokensOf(both, "p1.0"), tokensOf(both, "p2.0")]).toEqual([{}, { suppression: 2, immobilize: 1 }]);
  const kept = play(asked, [unitChosen("p1.1"), DONE], { draws: dice(["blank"]) }).state;
  expect([tokensOf(kept, "p1.0"), tokensOf(kept, "p1.1")]).toEqual([{ suppression: 1 }, { suppression: 1 }]);
  const end = play(kept, [DONE]).state;
  expect(offered(end)).toEqual(["choose-unit p1.1", "choose-unit p2.0", "done"]);
});

it("[leg.kw.bane-tokens.placing] The Bane token of I Make the Rules Now may be placed at range 1 of Cad Bane, but no farther", () => {
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

it("[leg.attack.one-attack-action] I'm Your Worst Nightmare lets Cad Bane attack twice, with Uncanny Luck 2", () => {
  const enemies: SideSpec = { units: [{ unit: "rebel-veterans", at: [400, 400] }] };
  const { state } = playing("im-your-worst-nightmare", { units: [BANE, { unit: STORM, at: [1600, 100] }] }, enemies);
  expect(lent(state)).toEqual(["0 uncanny-luck 2 round"]);
  const first = play(state, [activate("p1.0"), perform("attack")], {
    draws: dice(["blank", "blank", "blank", "blank"]),
  }).state;
  expect(game.decision(first)).toMatchObject({ kind: "action", context: { done: ["attack"], actions: 1 } });
  expect(offered(first)).toContain("perform attack");
  const second = play(first, [perform("attack")], { draws: dice(["blank", "blank", "blank", "blank"]) });
  expect(second.events).toContainEqual(expect.objectContaining({ type: "attack-declared" }));
});

describe("I'm Your Worst Nightmare", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  it("[leg.cards.command-use] I'm Your Worst Nightmare lets Cad Bane attack twice in his activation, but not a third time", () => {
    const bane: UnitSpec = { unit: "cad-bane-needs-no-introduction", at: [300, 300] };
    const start = battle([bane], [{ ...REBELS, at: [300, 550] }], {
      "player-1": {
        units: [bane, { ...STORM, at: [1700, 100] }],
        hand: [],
        revealed: "im-your-worst-nightmare",
        faction: "galactic-empire",
      },
    });
    const once = follow(start, "perform attack", faces(4, "blank"));
    expect(offered(once.state)).toContain("perform attack");
    const aimed = follow(
      battle([{ ...bane, tokens: {} }], [{ ...REBELS, at: [300, 550] }], {
        actions: 3,
        "player-1": {
          units: [bane, { ...STORM, at: [1700, 100] }],
          hand: [],
          revealed: "im-your-worst-nightmare",
          faction: "galactic-empire",
        },
      }),
      "perform attack",
      faces(4, "blank"),
      "perform attack",
      faces(4, "blank"),
    );
    expect(offered(aimed.state)).not.toContain("perform attack");
    const plain = battle([bane], [{ ...REBELS, at: [300, 550] }], {
      "player-1": { units: [bane, { ...STORM, at: [1700, 100] }], hand: [], faction: "galactic-empire" },
    });
    expect(offered(follow(plain, "perform attack", faces(4, "blank")).state)).not.toContain("perform attack");
  });
});

it("[leg.cards.command-use] I'm in Control moves suppression only to units that can have it, and immobilizes only units without an immobilize token", () => {
  const bane: UnitSpec = {
    unit: "cad-bane-needs-no-introduction",
    at: [400, 300],
    order: "faceup",
    tokens: { suppression: 2 },
  };
  const foes: SideSpec = {
    units: [
      { unit: REBELS, at: [400, 500], defeated: 3, tokens: { immobilize: 1 } },
      { unit: "t-47-airspeeder", at: [650, 300] },
    ],
  };
  const asked = begun("im-in-control", { units: [bane], faction: "galactic-empire" }, "p1.0", foes);
  expect(eligible(asked)).toEqual(["p2.0"]);
  expect(tokensOf(through(asked, "choose-unit p2.0", "done"), "p2.0")).toEqual({ immobilize: 1, suppression: 1 });
});

it("[leg.command.timing-5-during-activation] I'm in Control lets Cad Bane move suppression at the end of his activation too", () => {
  const bane: UnitSpec = { ...BANE, order: "faceup", tokens: { suppression: 1 } };
  const mine: SideSpec = {
    units: [bane, { unit: STORM, at: [1500, 100], order: "faceup" }],
    faction: "galactic-empire",
  };
  const waits: UnitSpec = { unit: REBELS, at: [1700, 800], order: "faceup" };
  const foes: SideSpec = { units: [{ unit: "rebel-veterans", at: [400, 400], order: "faceup" }, waits] };
  const kept = answers(begun("im-in-control", mine, "p1.0", foes), "done");
  const { state } = follow(kept, "done", "choose-unit p2.0");
  expect([tokensOf(state, "p1.0"), tokensOf(state, "p2.0")]).toEqual([{}, { suppression: 1, immobilize: 1 }]);
  const none = follow(kept, "done", "done").state;
  expect([tokensOf(none, "p1.0"), tokensOf(none, "p2.0")]).toEqual([{ suppression: 1 }, {}]);
});
