import type { Ability, CardEntry, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import { faultsOf, homeBase, homeMade } from "../../effects/workshop.ts";

const DRAW: EffectStep = { op: "draw", amount: 1 };

function using(effect: EffectStep): CardEntry {
  return homeMade("odd", { ability: { timing: { kind: "activated" }, effect } });
}

function having(ability: Ability): CardEntry {
  return homeMade("odd", { ability });
}

const SHIP = { type: "capital-ship" } as const;

it.each<readonly [fault: string, step: EffectStep]>([
  ["depends-on-hidden-cards", { op: "draw", amount: { count: { zones: ["opp-hand"] } } }],
  ["depends-on-hidden-cards", { op: "repair", amount: { count: { zones: ["own-deck-top"], count: 2 } } }],
  ["depends-on-hidden-cards", { op: "if", cond: { is: "exists", cards: { zones: ["galaxy-deck-top"] } }, then: DRAW }],
  ["nothing-is-bound: it", { op: "if", cond: { is: "exists", cards: { ref: "it" } }, then: DRAW }],
  ["nothing-is-bound: it", { op: "if", cond: { is: "matches", cards: { ref: "it" }, filter: {} }, then: DRAW }],
  ["nothing-is-bound: it", { op: "draw", amount: { count: { ref: "it" } } }],
  ["nothing-is-bound: it", { op: "draw", amount: { costOf: { ref: "it" } } }],
  ["nothing-is-bound: target", { op: "exile", cards: { ref: "target" } }],
  ["nothing-is-bound: triggering", { op: "exile", cards: { ref: "triggering" } }],
  ["the-opponent-picks-from-their-hand", { op: "exile", cards: { zones: ["own-discard"], count: 1, by: "opponent" } }],
  ["random-needs-a-count", { op: "discard", cards: { zones: ["opp-hand"], by: "random" } }],
  ["random-needs-a-count", { op: "discard", cards: { zones: ["opp-hand"], count: { upTo: 2 }, by: "random" } }],
  ["only-purchased-cards-are-sent-on", { op: "move", cards: { ref: "self" }, to: "own-hand" }],
  ["not-moved-from-there-to-there", { op: "move", cards: { zones: ["own-play"], count: 1 }, to: "own-hand" }],
  ["not-moved-from-there-to-there", { op: "move", cards: { zones: ["opp-hand"], count: 1 }, to: "own-hand" }],
  ["not-moved-from-there-to-there", { op: "move", cards: { zones: ["opp-hand"], count: 1 }, to: "own-deck-top" }],
  ["not-moved-from-there-to-there", { op: "move", cards: { zones: ["own-hand"], count: 1 }, to: "opp-deck-top" }],
  ["not-moved-from-there-to-there", { op: "move", cards: { zones: ["opp-victory-pile"], count: 1 }, to: "own-hand" }],
  [
    "bind-only-what-all-can-see",
    { op: "move", cards: { zones: ["own-hand"], count: 1 }, to: "own-deck-top", bind: "it" },
  ],
  ["bind-only-what-all-can-see", { op: "discard", cards: { zones: ["opp-hand"], count: 1 }, bind: "it" }],
  ["name-is-taken: self", { op: "discard", cards: { zones: ["galaxy-row"], count: 1 }, bind: "self" }],
  ["name-is-taken: target", { op: "purchase", cards: { zones: ["galaxy-row"] }, price: "free", bind: "target" }],
  [
    "swap-one-galaxy-card",
    { op: "swap", a: { zones: ["own-hand"], count: 1 }, b: { zones: ["galaxy-row"], count: 1 } },
  ],
  ["swap-one-galaxy-card", { op: "swap", a: { zones: ["galaxy-discard"] }, b: { zones: ["galaxy-row"], count: 1 } }],
  [
    "swap-one-galaxy-card",
    { op: "swap", a: { zones: ["galaxy-deck-top"], count: 1 }, b: { zones: ["galaxy-row"], count: 1 } },
  ],
  [
    "swap-with-one-row-card",
    { op: "swap", a: { zones: ["galaxy-discard"], count: 1 }, b: { zones: ["own-discard"], count: 1 } },
  ],
  ["swap-with-one-row-card", { op: "swap", a: { zones: ["galaxy-discard"], count: 1 }, b: { zones: ["galaxy-row"] } }],
  ["show-one-whole-zone", { op: "look", cards: { zones: ["opp-hand", "own-hand"] } }],
  ["show-one-whole-zone", { op: "reveal", cards: { zones: ["opp-hand"], filter: { type: "unit" } } }],
  ["show-one-whole-zone", { op: "reveal", cards: { anyOf: [{ zones: ["opp-hand"] }] } }],
  ["a-deck-top-needs-a-count", { op: "look", cards: { zones: ["galaxy-deck-top"] } }],
  ["a-deck-top-needs-a-count", { op: "look", cards: { zones: ["galaxy-deck-top"], count: { upTo: 2 } } }],
  ["show-a-hand-or-a-deck-top", { op: "reveal", cards: { zones: ["own-discard"] } }],
  ["a-shown-hand-is-not-bound", { op: "look", cards: { zones: ["opp-hand"] }, bind: "it" }],
  ["a-shown-hand-is-not-bound", { op: "look", cards: { zones: ["opp-hand"], count: 1 } }],
  ["purchase-from-row-or-galaxy-discard", { op: "purchase", cards: { zones: ["opp-hand"], count: 1 }, price: "free" }],
  ["purchase-from-row-or-galaxy-discard", { op: "purchase", cards: { ref: "self" }, price: "free" }],
  ["look-before-taking-from-a-deck", { op: "discard", cards: { zones: ["opp-deck-top"], count: 1 } }],
  ["look-before-taking-from-a-deck", { op: "exile", cards: { zones: ["own-deck-top", "own-hand"], count: 1 } }],
  ["bases-stay", { op: "exile", cards: { zones: ["own-base"] } }],
  ["bases-stay", { op: "discard", cards: { zones: ["opp-victory-pile", "own-hand"], count: 1 } }],
  ["only-capital-ships-and-bases", { op: "deal-damage", amount: 1, cards: { zones: ["galaxy-row"], count: 1 } }],
  ["only-capital-ships-and-bases", { op: "deal-damage", amount: 1, cards: { zones: ["opp-play"], count: 1 } }],
  ["only-capital-ships-and-bases", { op: "deal-damage", amount: 1, cards: { ref: "self" } }],
  ["only-capital-ships-and-bases", { op: "destroy", cards: { zones: ["own-hand"], filter: SHIP, count: 1 } }],
  ["only-capital-ships-and-bases", { op: "destroy", cards: { zones: ["opp-play"], count: 1 } }],
  ["only-capital-ships-and-bases", { op: "destroy", cards: { zones: ["opp-base"] } }],
  [
    "option-id-used-twice: a",
    {
      op: "choose",
      options: [
        { id: "a", step: DRAW },
        { id: "a", step: DRAW },
      ],
    },
  ],
])("[tt.catalogue.entry] A faulty step of an ability is reported as %s", (fault, step) => {
  expect(faultsOf(using(step))).toEqual([fault]);
});

it("[tt.catalogue.entry] Capital ships may damage and destroy themselves, a base may only damage itself, and a unit may do neither", () => {
  const hurt: EffectStep = { op: "deal-damage", amount: 1, cards: { ref: "self" } };
  const sink: EffectStep = { op: "destroy", cards: { ref: "self" } };
  const ship = { type: "capital-ship", hitPoints: 3 } as const;
  for (const step of [hurt, sink]) {
    expect(faultsOf(using(step))).toEqual(["only-capital-ships-and-bases"]);
    expect(faultsOf({ ...using(step), ...ship })).toEqual([]);
  }
  const timing = { kind: "activated" } as const;
  expect(faultsOf(homeBase("odd", { ability: { timing, effect: hurt } }))).toEqual([]);
  expect(faultsOf(homeBase("odd", { ability: { timing, effect: sink } }))).toEqual(["only-capital-ships-and-bases"]);
});

it.each<readonly [name: string, wrap: (step: EffectStep) => EffectStep]>([
  ["seq", (step) => ({ op: "seq", steps: [DRAW, step] })],
  ["if, then", (step) => ({ op: "if", cond: { is: "force-with-you" }, then: step })],
  ["if, else", (step) => ({ op: "if", cond: { is: "force-with-you" }, then: DRAW, else: step })],
  [
    "choose",
    (step) => ({
      op: "choose",
      options: [
        { id: "a", step: DRAW },
        { id: "b", step },
      ],
    }),
  ],
  ["may", (step) => ({ op: "may", step })],
  ["pay, cost", (step) => ({ op: "pay", cost: step, then: DRAW })],
  ["pay, then", (step) => ({ op: "pay", cost: DRAW, then: step })],
  ["delayed", (step) => ({ op: "delayed", at: "end-of-turn", step })],
])("[tt.catalogue.entry] A faulty step is found at any place in an ability: %s", (_name, wrap) => {
  const odd: EffectStep = { op: "destroy", cards: { zones: ["own-hand"], count: 1 } };
  const fault = ["only-capital-ships-and-bases"];
  expect(faultsOf(using(wrap(odd)))).toEqual(fault);
  expect(faultsOf(homeMade("odd", { faction: "rebel", target: 1, reward: wrap(odd) }))).toEqual(fault);
  expect(
    faultsOf(
      using(wrap({ op: "destroy", cards: { zones: ["own-play"], filter: { type: "capital-ship" }, count: 1 } })),
    ),
  ).toEqual([]);
});

it("[tt.catalogue.entry] A step may refer only to a card that an earlier step has named", () => {
  const buy: EffectStep = { op: "purchase", cards: { zones: ["galaxy-row"], count: 1 }, price: "free", bind: "it" };
  const send: EffectStep = { op: "move", cards: { ref: "it" }, to: "own-hand" };
  expect(faultsOf(using({ op: "seq", steps: [buy, send] }))).toEqual([]);
  expect(faultsOf(using({ op: "pay", cost: buy, then: send }))).toEqual([]);
  const unbound = ["nothing-is-bound: it", "only-purchased-cards-are-sent-on"];
  expect(faultsOf(using({ op: "seq", steps: [send, buy] }))).toEqual(unbound);
  expect(faultsOf(using({ op: "seq", steps: [{ op: "may", step: buy }, send] }))).toEqual(unbound);
  const perhaps: EffectStep = { op: "if", cond: { is: "force-with-you" }, then: buy };
  expect(faultsOf(using({ op: "seq", steps: [perhaps, send] }))).toEqual(unbound);
});

it("[tt.catalogue.entry] Only a card that was just purchased may be moved on to another place", () => {
  const back: EffectStep = { op: "move", cards: { zones: ["own-discard"], count: 1 }, to: "own-hand", bind: "it" };
  const again: EffectStep = { op: "move", cards: { ref: "it" }, to: "own-deck-top" };
  expect(faultsOf(using({ op: "seq", steps: [back, again] }))).toEqual(["only-purchased-cards-are-sent-on"]);
  const timing = { kind: "triggered", on: "purchase" } as const;
  const send: EffectStep = { op: "move", cards: { ref: "triggering" }, to: "own-hand" };
  expect(faultsOf(having({ timing, effect: send }))).toEqual([]);
  const self: EffectStep = { op: "move", cards: { ref: "self" }, to: "own-hand" };
  expect(faultsOf(having({ timing: { ...timing, card: "self" }, effect: self }))).toEqual([]);
  expect(faultsOf(having({ timing, effect: self }))).toEqual(["only-purchased-cards-are-sent-on"]);
});

it("[tt.catalogue.entry] The shown top of a deck may be swapped only if it is a single card", () => {
  const swapped = (count: number): EffectStep => ({
    op: "seq",
    steps: [
      { op: "look", cards: { zones: ["galaxy-deck-top"], count }, bind: "top" },
      { op: "swap", a: { ref: "top" }, b: { zones: ["galaxy-row"], count: 1 } },
    ],
  });
  expect(faultsOf(using(swapped(1)))).toEqual([]);
  expect(faultsOf(using(swapped(2)))).toEqual(["swap-one-galaxy-card"]);
});

it.each<readonly [fault: string, ability: Ability]>([
  [
    "moment-is-about-no-card: opponent-discard",
    { timing: { kind: "triggered", on: "opponent-discard", card: {} }, effect: DRAW },
  ],
  [
    "moment-is-about-no-card: turn-start",
    { timing: { kind: "triggered", on: "turn-start", limit: "first-each-own-turn" }, effect: DRAW },
  ],
  ["only-bases-are-revealed", { timing: { kind: "triggered", on: "reveal" }, effect: DRAW }],
  [
    "only-bases-can-do-that: prevent-damage",
    { timing: { kind: "constant" }, effect: { op: "prevent-damage", amount: 1, cards: { ref: "self" } } },
  ],
  [
    "only-bases-can-do-that: allow-row-attack",
    {
      timing: { kind: "constant" },
      effect: { op: "allow-row-attack", filter: {}, perOwnTurn: 1, target: "cost", reward: DRAW },
    },
  ],
  [
    "depends-on-hidden-cards",
    { timing: { kind: "activated" }, condition: { is: "exists", cards: { zones: ["opp-hand"] } }, effect: DRAW },
  ],
  [
    "depends-on-hidden-cards",
    {
      timing: { kind: "constant" },
      effect: { op: "modify-attack", amount: { count: { zones: ["opp-hand"] } }, cards: { ref: "self" } },
    },
  ],
  [
    "attack-of-own-cards-only",
    { timing: { kind: "constant" }, effect: { op: "modify-attack", amount: 1, cards: { zones: ["opp-play"] } } },
  ],
  [
    "nothing-is-bound: it",
    { timing: { kind: "constant" }, effect: { op: "modify-attack", amount: 1, cards: { ref: "it" } } },
  ],
  [
    "nothing-is-bound: it",
    { timing: { kind: "activated" }, condition: { is: "exists", cards: { ref: "it" } }, effect: DRAW },
  ],
  [
    "nothing-is-bound: triggering",
    { timing: { kind: "triggered", on: "play" }, effect: { op: "draw", amount: { costOf: { ref: "triggering" } } } },
  ],
])("[tt.catalogue.entry] A unit's ability with a faulty timing is reported as %s", (fault, ability) => {
  expect(faultsOf(having(ability))).toEqual([fault]);
});

it.each<readonly [fault: string, ability: Ability]>([
  ["only-units-defeat", { timing: { kind: "triggered", on: "defeat" }, effect: DRAW }],
  ["bases-are-not-played", { timing: { kind: "triggered", on: "play", card: "self" }, effect: DRAW }],
  ["bases-are-not-played", { timing: { kind: "triggered", on: "purchase", card: "self" }, effect: DRAW }],
  ["bases-stay", { timing: { kind: "activated" }, effect: { op: "exile", cards: { ref: "self" } } }],
  [
    "only-capital-ships-and-bases",
    {
      timing: { kind: "constant" },
      effect: {
        op: "allow-row-attack",
        filter: {},
        perOwnTurn: 1,
        target: "cost",
        reward: { op: "destroy", cards: { zones: ["own-discard"], count: 1 } },
      },
    },
  ],
])("[tt.catalogue.entry] A base's ability with a faulty timing is reported as %s", (fault, ability) => {
  expect(faultsOf(homeBase("odd", { ability }))).toEqual([fault]);
});

it("[tt.catalogue.entry] A capital ship may not have an ability for a defeat", () => {
  const ability: Ability = { timing: { kind: "triggered", on: "defeat" }, effect: DRAW };
  expect(faultsOf(homeMade("odd", { type: "capital-ship", hitPoints: 3, ability }))).toEqual(["only-units-defeat"]);
  expect(faultsOf(having(ability))).toEqual([]);
});
