import { type Action, game, type Seat, type State } from "@sw/deckbuilder-core";
import type { CardEntry, EffectStep, Filter } from "@sw/deckbuilder-core/catalogue";
import { scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { ACCEPT, after, defeated, picking, using } from "../catalogue/table.ts";
import { explained } from "../told.ts";
import { homeMade, type Workshop, workshop } from "./workshop.ts";

/** A gadget of the Empire whose ability exiles or purchases one of several cards of the row, or exiles one in play. */
function gadget(effect: EffectStep): CardEntry {
  return homeMade("gadget", { ability: { timing: { kind: "activated" }, effect } });
}

function exiling(filter: Filter, zone: "galaxy-row" | "own-play" = "galaxy-row"): EffectStep {
  return { op: "exile", cards: { zones: [zone], filter, count: { upTo: 1 } } };
}

/** Slots 0 to 5; in play stand the gadget (1), a stormtrooper (2) and a star destroyer (3). */
const ROW = ["x-wing", "tie-bomber", "lobot", "hammerhead-corvette", "at-st", "x-wing"];
const PLAY = ["gadget", "stormtrooper", "star-destroyer"];

function asking(effect: EffectStep, resources = 3): readonly [Workshop, State] {
  const own = workshop(gadget(effect));
  const turn = own.turn("empire", { play: PLAY }, { row: ROW, resources });
  return [own, own.after(turn, [using(1)])];
}

/** What a pick is refused with where an effect asks, which can be told in words. */
function refused(effect: EffectStep, action: Action, resources?: number): readonly unknown[] {
  const [own, state] = asking(effect, resources);
  const result = own.game.apply(state, action);
  if (result.ok) throw new Error(`${game.actionKey(action)} is allowed`);
  const { rule, code, params } = explained(result.violation);
  return [rule, code, params];
}

const SLOT = (subject: number): Action => picking("galaxy-row", subject);
const PIECE = (subject: number): Action => picking("own-play", subject);
const BUYING: EffectStep = { op: "purchase", cards: { zones: ["galaxy-row"], count: { upTo: 1 } }, price: "cost" };

const REASONS: readonly (readonly [what: string, effect: EffectStep, pick: Action, code: string, params: object])[] = [
  ["a card that lies elsewhere", exiling({}), PIECE(2), "pick-lies-elsewhere", { zones: ["galaxy-row"] }],
  ["an empty place", exiling({}), SLOT(9), "pick-not-there", {}],
  [
    "a unit for a ship",
    exiling({ type: "capital-ship" }),
    SLOT(0),
    "pick-of-another-type",
    { cardType: "capital-ship" },
  ],
  [
    "an enemy card",
    exiling({ faction: ["own", "neutral"] }),
    SLOT(0),
    "pick-of-another-side",
    { factions: ["empire", "neutral"] },
  ],
  ["an own card", exiling({ faction: ["enemy"] }), SLOT(1), "pick-of-another-side", { factions: ["rebel"] }],
  ["a card without the trait", exiling({ trait: ["vehicle"] }), SLOT(2), "pick-lacks-trait", { traits: ["vehicle"] }],
  ["a card that is not unique", exiling({ unique: true }), SLOT(0), "pick-not-unique", {}],
  ["another card", exiling({ id: "lobot" }), SLOT(0), "pick-is-another-card", { card: "lobot" }],
  ["the card itself", exiling({ other: true }, "own-play"), PIECE(1), "pick-is-itself", {}],
];

it.each(REASONS)(
  "[dbg.exile.must-be-there] A pick of %s is refused with the reason why it cannot be picked",
  (_, effect, pick, code, params) => {
    const { zone, subject } = pick as Extract<Action, { type: "pick" }>;
    expect(refused(effect, pick)).toEqual(["dbg.exile.must-be-there", code, { zone, subject, ...params }]);
  },
);

it("[dbg.purchase.cannot-afford] A card picked for a purchase is refused if it costs too much or is an enemy card", () => {
  expect(refused(BUYING, SLOT(4), 3)).toEqual([
    "dbg.purchase.cannot-afford",
    "too-few-resources",
    { cost: 4, resources: 3 },
  ]);
  const enemy = ["dbg.faction.purchase-rebel", "other-faction", { card: "x-wing", faction: "rebel" }];
  expect(refused(BUYING, SLOT(0), 9)).toEqual(enemy);
});

it("[dbg.exile.must-be-there] A pick of the wrong type is refused for its type before the refusal depends on a hidden hand", () => {
  const hands: EffectStep = {
    op: "exile",
    cards: { zones: ["own-hand"], filter: { type: "unit" }, count: { upTo: 1 } },
  };
  const told = ["star-destroyer", "at-st"].map((card) => refused(hands, picking("own-hand", card))[1]);
  expect(told).toEqual(["pick-of-another-type", "pick-not-there"]);
});

it("[dbg.commit.who-attacks-base] Using or committing a card of the other side is refused, and the refusal calls it the opponent's", () => {
  const state = scenario({
    active: "empire",
    empire: { play: ["stormtrooper"] },
    rebel: { play: ["hammerhead-corvette"] },
  });
  const enemy = { code: "in-play-of-the-opponent", params: { subject: 101, card: "hammerhead-corvette" } };
  const send: Action = { type: "commit", subject: 101, target: "base" };
  const against = (action: Action) => [game.why(state, action)].flatMap((found) => (found ? [explained(found)] : []));
  expect(against(send)).toMatchObject([{ rule: "dbg.commit.who-attacks-base", ...enemy }]);
  expect(against(using(101))).toMatchObject([{ rule: "dbg.ability.announce", ...enemy }]);
});

describe("why nobody is asked", () => {
  type Asks = Parameters<typeof game.whyNotAsked>[2];

  function why(state: State, seat: Seat, kind: Asks): string {
    const kept = game.whyNotAsked(state, seat, kind);
    if (kept === undefined) return "asked";
    const { rule, code } = explained(kept);
    return `${rule} ${code}`;
  }

  const TURN = scenario({ active: "empire", config: { mode: "full-galaxy" } });
  const SECRET = scenario({ active: "empire", config: { mode: "secret-bases" } });
  const REWARD = defeated("at-st", 4, { hand: ["alliance-shuttle", "y-wing"], discard: ["rebel-trooper"] });
  const PICKING = after(REWARD, [ACCEPT]);

  const WHY: readonly (readonly [State, Seat, Asks, string])[] = [
    [TURN, "empire", "actions", "asked"],
    [TURN, "rebel", "actions", "dbg.turn.actions not-your-turn"],
    [TURN, "rebel", "triggers", "dbg.turn.actions not-your-turn"],
    [TURN, "empire", "triggers", "dbg.trigger.definition nothing-triggered"],
    [TURN, "empire", "pick", "dbg.ability.announce no-ability-underway"],
    [TURN, "empire", "choose", "dbg.choose.must-be-resolvable no-ability-underway"],
    [TURN, "empire", "may", "dbg.ability.optional no-ability-underway"],
    [TURN, "empire", "reward", "dbg.hunt.reward-optional nothing-defeated"],
    [TURN, "empire", "assign-damage", "dbg.attack.attacker-splits no-damage-to-split"],
    [TURN, "empire", "new-base", "dbg.turn-start.new-base base-stands"],
    [TURN, "empire", "secret-bases", "dbg.mode.secret-choose-four bases-not-secret"],
    [SECRET, "rebel", "secret-bases", "dbg.mode.secret-choose-four bases-chosen"],
    [REWARD, "rebel", "reward", "asked"],
    [PICKING, "rebel", "pick", "asked"],
    [PICKING, "empire", "pick", "dbg.ability.announce other-player-picks"],
    [PICKING, "rebel", "actions", "dbg.exile.must-be-there other-question"],
  ];

  it.each(WHY)(
    "[dbg.turn.actions] The method whyNotAsked returns the reason why a seat is not asked (%#)",
    (state, seat, kind, told) => {
      expect(why(state, seat, kind)).toBe(told);
    },
  );

  it("[dbg.turn-start.new-base] A player without a base is not asked for the next one before the start of their turn, and whyNotAsked says so", () => {
    const fallen = scenario({ active: "empire", rebel: { base: null } });
    expect(why(fallen, "rebel", "new-base")).toBe("dbg.turn-start.new-base base-comes-at-turn-start");
  });
});
