import { type Action, game, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { expect, it } from "vitest";
import { explained } from "../told.ts";

const ROW = ["x-wing", "tie-bomber", "lobot", null, "hammerhead-corvette", "at-st"];

/** The Empire's turn with a bit of everything on the table. */
function turn(rest: Parameters<typeof scenario>[0] = {}): State {
  const play = [
    "stormtrooper",
    "at-st",
    { card: "gozanti-cruiser", used: true },
    { card: "inquisitor", commitment: "base" as const },
  ];
  return scenario({
    active: "empire",
    row: ROW,
    galaxyDeck: [],
    galaxyTop: [],
    empire: { play, hand: ["stormtrooper"] },
    ...rest,
  });
}

/** Rule, code and params of what forbids an action, which asking and doing give alike. */
function refusal(state: State, action: Action): readonly unknown[] {
  const result = game.apply(state, action);
  if (result.ok) throw new Error(`${game.actionKey(action)} is allowed`);
  expect(game.why(state, action)).toEqual(result.violation);
  expect(game.legalActions(state).map(game.actionKey)).not.toContain(game.actionKey(action));
  const { rule, code, params } = explained(result.violation);
  return [rule, code, params];
}

it("[dbg.purchase.where] The refusal of a purchase says whether the slot is empty, whose card it is, or how much is missing", () => {
  const buy = (subject: number | "outer-rim-pilots"): Action => ({ type: "purchase", subject });
  expect(refusal(turn(), buy(3))).toEqual(["dbg.purchase.where", "no-card-there", { slot: 3 }]);
  expect(refusal(turn(), buy(0))).toEqual([
    "dbg.faction.purchase-rebel",
    "other-faction",
    { card: "x-wing", faction: "rebel" },
  ]);
  const rebel = scenario({ active: "rebel", row: ROW, galaxyDeck: [] });
  expect(refusal(rebel, buy(1))).toEqual([
    "dbg.faction.purchase-empire",
    "other-faction",
    { card: "tie-bomber", faction: "empire" },
  ]);
  const few = ["dbg.purchase.cannot-afford", "too-few-resources"];
  expect(refusal(turn({ resources: 1 }), buy(2))).toEqual([...few, { cost: 3, resources: 1 }]);
  expect(refusal(turn({ resources: 1 }), buy("outer-rim-pilots"))).toEqual([...few, { cost: 2, resources: 1 }]);
  expect(refusal(turn({ pilots: 0, resources: 9 }), buy("outer-rim-pilots"))).toEqual([
    "dbg.purchase.pilots-not-refilled",
    "no-pilot-left",
    {},
  ]);
});

it("[dbg.option.bribe] The refusal of a bribe says whether bribing is agreed, which card is there, or how much is missing", () => {
  const bribe = (subject: number): Action => ({ type: "bribe", subject });
  expect(refusal(turn({ resources: 9 }), bribe(2))).toEqual([
    "dbg.option.bribe-off-by-default",
    "bribing-not-agreed",
    {},
  ]);
  const agreed = turn({ config: { bribing: true }, resources: 1 });
  expect(refusal(agreed, bribe(3))).toEqual(["dbg.option.bribe", "no-card-there", { slot: 3 }]);
  expect(refusal(agreed, bribe(1))).toEqual([
    "dbg.option.bribe",
    "not-neutral",
    { card: "tie-bomber", faction: "empire" },
  ]);
  expect(refusal(agreed, bribe(2))).toEqual(["dbg.option.bribe", "too-few-resources", { cost: 3, resources: 1 }]);
});

it("[dbg.ability.announce] The refusal of an ability says whether the card is in play, has an ability, was used, or what it lacks", () => {
  const use = (subject: number | "base"): Action => ({ type: "use", subject });
  expect(refusal(turn(), use(99))).toEqual(["dbg.ability.announce", "not-in-play", { subject: 99 }]);
  expect(refusal(turn({ empire: { base: null } }), use("base"))).toEqual([
    "dbg.ability.announce",
    "not-in-play",
    { subject: "base" },
  ]);
  expect(refusal(turn(), use(1))).toEqual(["dbg.ability.untimed", "no-such-ability", { card: "stormtrooper" }]);
  expect(refusal(turn(), use("base"))).toEqual(["dbg.ability.untimed", "no-such-ability", { card: "lothal" }]);
  const lacking = turn({ config: { mode: "full-galaxy" }, empire: { base: "death-star", play: ["tie-fighter"] } });
  expect(refusal(lacking, use(1))).toEqual(["dbg.condition.required", "condition-not-met", { card: "tie-fighter" }]);
  expect(refusal(lacking, use("base"))).toEqual(["dbg.ruling.pay-impossible", "cannot-pay", { card: "death-star" }]);
  expect(refusal(turn(), use(3))).toEqual(["dbg.ability.once-per-turn", "already-used", { card: "gozanti-cruiser" }]);
});

it("[dbg.commit.who-attacks-row] The refusal of a commitment says whether the card is in play, uncommitted, able to attack there, or without a target", () => {
  const commit = (subject: number, target: number | "base"): Action => ({ type: "commit", subject, target });
  expect(refusal(turn(), commit(99, "base"))).toEqual(["dbg.commit.who-attacks-base", "not-in-play", { subject: 99 }]);
  expect(refusal(turn(), commit(4, "base"))).toEqual([
    "dbg.commit.one-attack-each",
    "already-committed",
    { subject: 4 },
  ]);
  expect(refusal(turn(), commit(3, 0))).toEqual([
    "dbg.commit.who-attacks-row",
    "ships-attack-the-base",
    { subject: 3 },
  ]);
  const none = (rule: string, slot: number): readonly unknown[] => [rule, "no-target-there", { slot, card: ROW[slot] }];
  expect(refusal(turn(), commit(1, 1))).toEqual(none("dbg.hunt.enemy-only", 1));
  expect(refusal(turn(), commit(1, 2))).toEqual(none("dbg.option.neutral-not-attackable", 2));
  expect(refusal(turn(), commit(1, 3))).toEqual(["dbg.hunt.enemy-only", "no-card-there", { slot: 3 }]);
  expect(refusal(turn(), commit(1, 4))).toEqual(none("dbg.hunt.which-cards", 4));
});

it("[dbg.commit.not-immediate] The refusal of an attack without commitments names its target, and that of playing a card not in hand its name", () => {
  expect(refusal(turn(), { type: "attack", subject: 0 })).toEqual([
    "dbg.commit.not-immediate",
    "nothing-committed",
    { target: 0 },
  ]);
  expect(refusal(turn({ empire: {} }), { type: "attack", subject: "base" })).toEqual([
    "dbg.commit.not-immediate",
    "nothing-committed",
    { target: "base" },
  ]);
  expect(refusal(turn(), { type: "play", subject: "at-at" })).toEqual([
    "dbg.play.from-hand",
    "not-in-hand",
    { card: "at-at" },
  ]);
});
