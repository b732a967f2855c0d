import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { dice, play, scenario } from "../../../../src/testing/index.ts";
import { isSuppressed } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { isPanicked } from "../../../../src/units/panic.ts";
import { activate, choose, DONE, effect, order, PASS, perform } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const JYN = { unit: "jyn-erso-stardust", at: [400, 200] } as const;
const COMMANDOS = { unit: "rebel-commandos", at: [1000, 200] } as const;
const WALKER = { unit: "at-rt-rebel-alliance", at: [1300, 200] } as const;
const CARD = "rebellions-are-built-on-hope";

it("[leg.kw.teamwork] Trust Goes Both Ways gives Jyn Inspire 2, and another ordered trooper unit Teamwork with her", () => {
  const { state } = playing(
    "trust-goes-both-ways",
    { units: [JYN, { ...TROOPS, at: [500, 200] }, { ...TROOPS, at: [600, 400] }] },
    FAR_SIDE,
    order("p1.0"),
    order("p1.1"),
  );
  expect(lent(state)).toEqual(["0 inspire 2 round", "1 teamwork 1 round", "1 trust-goes-both-ways 1 round"]);
  const aimed = play(state, [activate("p1.0"), perform("aim")]).state;
  expect([1, 2].map((unit) => tokensOf(aimed, `p1.${unit}`)["aim"] ?? 0)).toEqual([1, 0]);
});

it("[leg.command.timing-5-during-activation] Once per round I Rebel lets Jyn gain a suppression token to move and attack when an enemy near her activates", () => {
  const state = scenario({
    active: "player-2",
    "player-1": { units: [JYN], hand: [], revealed: "i-rebel" },
    "player-2": {
      units: [
        { ...ONE, at: [400, 420], order: "faceup" },
        { unit: "general-veers-master-tactician", at: [600, 420], order: "faceup" },
      ],
      hand: [],
    },
  });
  const asked = play(state, [activate("p2.0")]).state;
  expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "effects" });
  const moving = play(asked, [effect(0)]).state;
  expect(tokensOf(moving, "p1.0")).toEqual({ suppression: 1 });
  expect(game.decision(moving)).toMatchObject({ kind: "move", context: { reason: "action", optional: true } });
  const shooting = play(moving, [PASS]).state;
  expect(offered(shooting)).toEqual(["declare p2.0", "declare p2.1", "done"]);
  const past = play(shooting, [DONE]).state;
  expect(game.decision(past)).toMatchObject({ seat: "player-2", kind: "action" });
  expect(lent(past)).toEqual(["0 i-rebel 1 round"]);
  const again = scenario({
    active: "player-2",
    "player-1": { units: [JYN], hand: [], revealed: "i-rebel" },
    "player-2": { units: [{ ...ONE, order: "faceup" }], hand: [] },
    ongoing: [{ unit: "p1.0", keyword: "i-rebel", value: 1, until: "round" }],
  });
  expect(game.decision(again)).toMatchObject({ seat: "player-2", kind: "action" });
});

it("[leg.command.timing-3-issue-orders] Rebellions Are Built on Hope lets each ordered unit gain a suppression token", () => {
  const { state } = playing(CARD, { units: [JYN, TROOPS] }, FAR_SIDE);
  expect(offered(state)).toEqual(["order p1.0", "order p1.1"]);
  const given = play(state, [order("p1.0"), choose("decline"), choose("gain-suppression")]).state;
  expect([tokensOf(given, "p1.0"), tokensOf(given, "p1.1")]).toEqual([{}, { suppression: 1 }]);
});

it("[leg.command.timing-5-during-activation] I Rebel gives Jyn Charge in her own activation, but not when she reacts to an enemy", () => {
  const { state } = playing("i-rebel", { units: [JYN, { ...TROOPS, at: [1500, 200], order: "faceup" }] }, FAR_SIDE);
  expect(lent(state)).toEqual([]);
  expect(lent(play(state, [activate("p1.0")]).state)).toEqual(["0 charge 1 activation"]);
});

it("[leg.kw.danger-sense-x.dice] Under Rebellions Are Built on Hope troopers with a faceup order have Danger Sense 2 and Indomitable, and ignore suppression", () => {
  const shaken = { tokens: { suppression: 2 } } as const;
  const state = scenario({
    "player-1": {
      units: [
        JYN,
        { ...TROOPS, ...shaken, order: "faceup" },
        { ...COMMANDOS, tokens: { suppression: 4 } },
        { ...TROOPS, ...shaken, at: [400, 700], order: "facedown" },
        { ...WALKER, order: "faceup" },
      ],
      hand: [],
      revealed: CARD,
    },
    "player-2": FAR_SIDE,
  });
  const look = { box: BOX, state };
  const having = (unit: number): unknown => {
    const { "danger-sense": sense = 0, indomitable = 0 } = keywordsOf(look, unit);
    return [sense, indomitable, isSuppressed(look, unit), isPanicked(look, unit)];
  };
  expect([1, 2, 3, 4].map(having)).toEqual([
    [2, 1, false, false],
    [0, 0, true, true],
    [0, 0, true, true],
    [0, 0, false, false],
  ]);
  const active = play(state, [activate("p1.1")], { draws: dice(["blank", "blank"]) }).state;
  expect(game.decision(active)).toMatchObject({ kind: "action", context: { actions: 2 } });
});

it("[leg.objective.drop-on-panic] [leg.activation.flip-token] Troopers that Rebellions Are Built on Hope saved from panic drop their bomb as their order turns facedown", () => {
  const start = scenario({
    mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
    tokens: [{ kind: "asset", name: "bomb", holder: "p1.0" }],
    "player-1": {
      units: [{ ...TROOPS, order: "faceup", tokens: { suppression: 3 } }, JYN, { ...TROOPS, at: [1700, 100] }],
      hand: [],
      revealed: CARD,
    },
    "player-2": { units: [{ unit: STORM, at: [1700, 800] }], hand: [] },
  });
  const acting = play(start, [activate("p1.0")], { draws: dice(["blank", "blank", "blank"]) }).state;
  expect(game.decision(acting)).toMatchObject({ kind: "action", context: { actions: 2 } });
  const { state } = play(acting, [DONE]);
  expect(state.units[0]).toMatchObject({ order: "facedown", holds: [] });
  expect(game.decision(state)).toMatchObject({ seat: "player-2", kind: "drop" });
});
