import type { State } from "@sw/deckbuilder-core";
import type { Ability, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import { ACCEPT, attacking, attacks, damage, galaxyDiscard, hand, refused, row, sending } from "../catalogue/table.ts";
import { homeBase, homeMade, workshop } from "../effects/workshop.ts";

const oneResource: EffectStep = { op: "gain", stat: "resources", amount: 1 };

it("A home-made base may prevent more damage than Hoth, but none of the damage to capital ships", () => {
  const shield: Ability = {
    timing: { kind: "constant" },
    effect: { op: "prevent-damage", amount: 5, cards: { ref: "self" } },
  };
  const own = workshop(homeBase("fort", { ability: shield }));
  const state = own.turn(
    "rebel",
    { play: ["luke-skywalker", "x-wing"] },
    { empire: { base: "fort", play: ["gozanti-cruiser"] } },
  );
  const first = own.after(state, [sending(101), attacking()]);
  expect(damage(first, "empire", own.game)).toBe(0);
  expect(damage(own.after(first, [sending(102), attacking()]), "empire", own.game)).toBe(1);
});

it("A home-made base may let two enemy or neutral ships of the row be attacked each turn", () => {
  const leave: Ability = {
    timing: { kind: "constant" },
    effect: {
      op: "allow-row-attack",
      filter: { type: "capital-ship" },
      perOwnTurn: 2,
      target: "cost",
      reward: { op: "seq", steps: [oneResource, { op: "draw", amount: 1 }] },
    },
  };
  const own = workshop(homeBase("yard", { ability: leave }));
  const spec = {
    row: ["rebel-transport", "c-roc-cruiser", "rebel-transport", "lobot"],
    galaxyTop: ["bossk", "dengar", "ig-88"],
  };
  const side = { base: "yard", play: ["stormtrooper", "at-st", "tie-bomber"], deckTop: ["inquisitor", "stormtrooper"] };
  const state = own.turn("empire", side, spec);
  refused(state, sending(1, 3), "dbg.option.neutral-not-attackable", own.game);
  const both = own.after(state, [sending(1, 0), sending(2, 1)]);
  expect(own.open(both)).not.toContain("commit 3 2");
  expect(own.open(both)).toContain("commit 3 base");
  const end = own.after(both, [attacking(0), ACCEPT, attacking(1), ACCEPT]);
  expect(end.resources).toBe(2);
  expect(hand(end, "empire", own.game)).toEqual(["inquisitor", "stormtrooper"]);
  expect(galaxyDiscard(end, own.game)).toEqual(["rebel-transport", "c-roc-cruiser"]);
  expect(row(end, own.game)[2]).toBe("rebel-transport");
});

it("A home-made ship's bonus may depend on the cards in the row, and a home-made base's bonus may apply to one card only", () => {
  const growing: Ability = {
    timing: { kind: "constant" },
    condition: { is: "exists", cards: { zones: ["own-play"], filter: { trait: ["officer"] } } },
    effect: {
      op: "modify-attack",
      amount: { count: { zones: ["galaxy-row"], filter: { faction: ["own"] } } },
      cards: { ref: "self" },
    },
  };
  const ship = homeMade("flagship", { type: "capital-ship", hitPoints: 5, attack: 1, ability: growing });
  const helped: Ability = {
    timing: { kind: "constant" },
    effect: { op: "modify-attack", amount: 2, cards: { zones: ["own-play"], filter: { id: "flagship" } } },
  };
  const own = workshop(ship, homeBase("dock", { ability: helped }));
  const cards = ["tie-fighter", "at-st", "lobot", "x-wing", "y-wing", "hwk-290"];
  const bonus = (play: readonly string[], base = "endor"): readonly number[] => {
    const state: State = own.turn("empire", { base, play }, { row: cards });
    return attacks(state, "empire", own.game);
  };
  expect(bonus(["flagship", "stormtrooper"])).toEqual([1, 3]);
  expect(bonus(["flagship", "director-krennic"])).toEqual([3, 3]);
  expect(bonus(["flagship", "director-krennic"], "dock")).toEqual([5, 3]);
});

it("The constant abilities of a home-made base apply only while their condition holds", () => {
  const condition = { is: "force-with-you" } as const;
  const timing = { kind: "constant" } as const;
  const fort = homeBase("fort", {
    faction: "rebel",
    ability: { timing, condition, effect: { op: "prevent-damage", amount: 3, cards: { ref: "self" } } },
  });
  const filter = { type: "unit", faction: ["neutral"] } as const;
  const yard = homeBase("yard", {
    ability: {
      timing,
      condition,
      effect: { op: "allow-row-attack", filter, perOwnTurn: 1, target: "cost", reward: oneResource },
    },
  });
  const own = workshop(fort, yard);
  for (const [force, dealt, open] of [
    [-1, 4, true],
    [0, 4, false],
    [1, 1, false],
  ] as const) {
    const state = own.turn(
      "empire",
      { base: "yard", play: ["at-st"] },
      { force, row: ["lobot"], rebel: { base: "fort" } },
    );
    expect(damage(own.after(state, [sending(1), attacking()]), "rebel", own.game)).toBe(dealt);
    expect(own.open(state).includes("commit 1 0")).toBe(open);
  }
});
