import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  after,
  attacking,
  attacks,
  choosing,
  damage,
  empireTurn,
  ended,
  open,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  revealing,
  sending,
  using,
} from "../catalogue/table.ts";
import { homeMade, workshop } from "../effects/workshop.ts";

/** A unit that destroys a capital ship of its owner's choice on the owner's own side. */
const saboteur = homeMade("saboteur", {
  ability: {
    timing: { kind: "activated" },
    effect: { op: "destroy", cards: { zones: ["own-play"], filter: { type: "capital-ship" }, count: 1 } },
  },
});

it("[dbg.constant.definition] A constant ability applies as long as its condition holds, without a question", () => {
  const state = rebelTurn({ play: ["rebel-transport"], hand: ["chirrut-imwe", "temple-guardian"] }, { force: -1 });
  const first = after(state, [playing("chirrut-imwe")]);
  expect(first.force).toBe(1);
  expect(attacks(first, "rebel")).toEqual([0, 2]);
  refused(first, using(1000), "dbg.ability.untimed");
  const weak = rebelTurn({ play: ["chirrut-imwe"], hand: ["temple-guardian"] }, { force: 0 });
  expect(attacks(weak, "rebel")).toEqual([0]);
  const gained = after(weak, [playing("temple-guardian"), resolving(), choosing("force")]);
  expect(attacks(gained, "rebel")[0]).toBe(2);
});

it("[dbg.constant.definition] The bonus of a constant ability counts as it is when the attack is resolved", () => {
  const own = { play: ["darth-vader"], hand: ["inquisitor"] };
  const sent = after(empireTurn(own, { rebel: { base: "sullust" } }), [sending(1)]);
  expect(damage(after(sent, [attacking()]), "rebel")).toBe(6);
  const strong = after(sent, [playing("inquisitor"), resolving(), choosing("force"), attacking()]);
  expect(damage(strong, "rebel")).toBe(10);
});

it("[dbg.constant.definition] A base's constant ability also applies in the opponent's turn", () => {
  const raid = empireTurn({ play: ["stormtrooper"] }, { rebel: { base: "hoth" } });
  expect(damage(after(raid, [sending(1), attacking()]), "rebel")).toBe(0);
});

it("[dbg.constant.ends-with-card] The effect of a constant ability ends when its card leaves play during the turn", () => {
  const own = workshop(saboteur);
  const play = ["tie-fighter", "imperial-carrier", "imperial-carrier", "saboteur"];
  const state = own.turn("empire", { play }, { rebel: { base: "sullust" } });
  const bonus = (of: typeof state): number | undefined => own.game.view(of, "empire").sides.empire.play[0]?.attack;
  expect(bonus(state)).toBe(4);
  const sent = own.after(state, [sending(1)]);
  const sunk = own.after(sent, [using(4), picking("own-play", 3)]);
  expect(bonus(sunk)).toBe(3);
  const fought = own.after(sunk, [attacking()]);
  expect(own.game.view(fought, "empire").sides.rebel.base?.damage).toBe(3);
  expect(own.game.view(fought, "empire").sides.empire.discard).toEqual(["imperial-carrier"]);
});

it("[dbg.constant.ends-with-card] The effect of a unit's constant ability ends with the turn", () => {
  const state = empireTurn({ play: ["admiral-piett", "star-destroyer"] });
  expect(attacks(state, "empire")).toEqual([0, 5]);
  expect(attacks(ended(state), "empire")).toEqual([4]);
});

it("[dbg.constant.ends-with-card] The effect of a base's constant ability ends when the base is destroyed", () => {
  const state = rebelTurn(
    { play: ["y-wing"] },
    { empire: { base: { card: "endor", damage: 14 }, hand: ["stormtrooper"] } },
  );
  const lost = ended(after(state, [using(101)]));
  expect(open(lost)).toContain("choose-base death-star");
  const next = after(lost, [revealing("death-star")]);
  expect(attacks(after(next, [playing("stormtrooper")]), "empire")).toEqual([2]);
});

it("[dbg.constant.example-carrier] An Imperial Carrier strengthens its owner's Fighters until it is destroyed", () => {
  const state = empireTurn({ play: ["tie-fighter", "tie-bomber", "at-st", "imperial-carrier"] });
  expect(attacks(state, "empire")).toEqual([3, 3, 4, 0]);
  const raid = rebelTurn(
    { play: ["luke-skywalker"] },
    { force: 1, empire: { play: ["imperial-carrier"], hand: ["tie-fighter"] } },
  );
  const next = ended(after(raid, [using(101)]));
  const wing = after(next, [playing("tie-fighter")]);
  expect(attacks(wing, "empire")).toEqual([2]);
  expect(game.view(wing, "empire").sides.empire.discard).toEqual(["imperial-carrier"]);
});
