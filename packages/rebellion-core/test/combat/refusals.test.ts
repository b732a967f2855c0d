import type { ScriptedAnswer } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { asked, DONE, ENGINE, legal, PASS, refused } from "../looks.ts";
import {
  block,
  damage,
  dice,
  die,
  draw,
  type Fight,
  fight,
  leader,
  line,
  objective,
  retreat,
  tactic,
} from "./table.ts";

/** A refusal in full: the rule, what is wrong, and about what. */
interface Refusal {
  readonly action: Action;
  readonly rule: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Fails unless all of these are refused so. */
function refusals(state: State, expected: readonly Refusal[]): void {
  for (const { action, rule, code, params } of expected) {
    refused(state, action, rule);
    const violation = expectIllegal(ENGINE.apply(state, action), rule);
    expect([violation.code, violation.params]).toEqual([code, params]);
  }
}

function at(spec: Fight, draws: readonly ScriptedAnswer[] = [], actions: readonly Action[] = []): State {
  return line(fight(spec, draws).state, actions).state;
}

const PLAY = "reb.attack-steps.play-action";

describe("what is refused in a combat says why", () => {
  it("[reb.attack-steps.assign] A refused assignment of hits states the reason", () => {
    const spec: Fight = {
      rebel: { "mon-calamari-cruiser": 2, "rebel-trooper": 1 },
      imperial: { "star-destroyer": 2, "assault-carrier": 1, "tie-fighter": 2, stormtrooper: 1, "death-star": 1 },
    };
    const rule = "reb.attack-steps.assign";
    const state = at(spec, dice("hh--", "hh"));
    expect(asked(state)).toMatchObject({ kind: "assign-damage", rule, context: { die: { die: "red", face: "hit" } } });
    const cannot = (unit: string, why: string, markers = 0): Refusal => ({
      action: damage(unit, markers),
      rule: why,
      code: "not-a-target",
      params: { unit },
    });
    refusals(state, [
      { action: DONE, rule: "reb.attack-steps.must-assign-all", code: "dice-left", params: {} },
      { action: PASS, rule, code: "not-asked", params: { type: "pass", takes: ["damage"] } },
      cannot("nothing", rule),
      cannot("mon-calamari-cruiser", rule),
      cannot("rebel-trooper", rule),
      cannot("super-star-destroyer", rule),
      cannot("at-at", rule),
      cannot("star-destroyer", rule, 3),
      cannot("stormtrooper", "reb.attack-steps.assign-theater"),
      cannot("death-star", "reb.health.death-star-none"),
      cannot("tie-fighter", "reb.attack-steps.red-hit-red-health"),
    ]);
    const begun = at(spec, dice("hh--", "--"), [damage("star-destroyer")]);
    refusals(begun, [cannot("star-destroyer", rule, 1)]);
    expect(ENGINE.why(begun, damage("assault-carrier"))).toBe(undefined);
    const black = at(
      { ...spec, imperial: { ...spec.imperial, "death-star-under-construction": 1 } },
      dice("----", "h-"),
    );
    expect(asked(black)).toMatchObject({ context: { die: { die: "black", face: "hit" } } });
    refusals(black, [cannot("star-destroyer", "reb.attack-steps.black-hit-black-health")]);
    const direct = at(spec, dice("d---", "--"));
    expect(asked(direct)).toMatchObject({ context: { die: { die: "red", face: "direct-hit" } } });
    expect(legal(direct)).toEqual(
      ["assault-carrier", "star-destroyer", "tie-fighter"].map((unit) => `damage 0 0 ${unit}`),
    );
    refusals(direct, [cannot("star-destroyer", rule, 1), cannot("stormtrooper", "reb.attack-steps.assign-theater")]);
    const blackDirect = at(spec, dice("----", "d-"));
    expect(asked(blackDirect)).toMatchObject({ context: { die: { die: "black", face: "direct-hit" } } });
    expect(legal(blackDirect)).toEqual(legal(direct));
  });

  it("[reb.attack-steps.assign] Equal dice are assigned only to targets from the last one onward, and a different kind of die may again be assigned to any", () => {
    const spec: Fight = {
      rebel: { "mon-calamari-cruiser": 2 },
      imperial: { "star-destroyer": 2, "assault-carrier": 1 },
    };
    const same = at(spec, dice("hh--", "--"), [damage("star-destroyer")]);
    expect(legal(same)).not.toContain("damage 0 0 assault-carrier");
    const other = at(spec, dice("h-d-", "--"), [damage("star-destroyer")]);
    expect(legal(other)).toEqual([
      "damage 0 0 assault-carrier",
      "damage 0 0 star-destroyer",
      "damage 1 0 star-destroyer",
    ]);
    const colors = at(spec, dice("d---", "d-"), [damage("star-destroyer")]);
    expect(legal(colors)).toEqual(["damage 0 0 star-destroyer", "damage 1 0 star-destroyer"]);
  });

  it("[reb.attack-steps.actions-draw-or-play] A refused combat action states the reason", () => {
    const hands = { rebel: ["space-critical-hit", "space-onslaught", "space-defensive-formation", "ground-dig-in"] };
    const ships: Fight = { rebel: { "x-wing": 2, "rebel-trooper": 1 }, imperial: { "tie-fighter": 2 }, hands };
    const state = at(ships, dice("", "s-"));
    refusals(state, [
      { action: draw("red"), rule: "reb.attack-steps.draw-action", code: "no-special-die", params: { die: "red" } },
      { action: tactic("nothing"), rule: PLAY, code: "no-tactic-card", params: { card: "nothing" } },
      { action: tactic("its-a-trap"), rule: PLAY, code: "no-tactic-card", params: { card: "its-a-trap" } },
      { action: tactic("space-no-escape"), rule: PLAY, code: "card-not-held", params: { card: "space-no-escape" } },
      {
        action: tactic("ground-dig-in"),
        rule: "reb.attack-steps.play-same-theater",
        code: "other-theater",
        params: { card: "ground-dig-in" },
      },
      {
        action: tactic("space-onslaught"),
        rule: "reb.attack-steps.play-special-cost",
        code: "special-die",
        params: { card: "space-onslaught", die: null },
      },
      {
        action: tactic("space-onslaught", "red"),
        rule: "reb.attack-steps.play-special-cost",
        code: "special-die",
        params: { card: "space-onslaught", die: "red" },
      },
      {
        action: tactic("space-critical-hit", "black"),
        rule: "reb.attack-steps.play-special-cost",
        code: "special-die",
        params: { card: "space-critical-hit", die: "black" },
      },
      {
        action: { type: "use-ring", subject: "master-yoda" },
        rule: "reb.faq.ring-results-first",
        code: "ring-not-there",
        params: { ring: "master-yoda" },
      },
      {
        action: PASS,
        rule: "reb.attack-steps.actions-draw-or-play",
        code: "not-asked",
        params: { type: "pass", takes: ["draw-tactic", "play-tactic", "use-ring", "done"] },
      },
    ]);
  });

  it("[reb.attack-steps.block] A refused block states the reason", () => {
    const hands = { imperial: ["space-defensive-formation", "ground-defensive-formation", "space-critical-hit"] };
    const rule = "reb.attack-steps.block";
    const state = at({ rebel: { "x-wing": 2 }, imperial: { "tie-fighter": 1 }, hands }, dice("", "h-"));
    expect(asked(state)).toMatchObject({ kind: "block-damage", seat: "imperial" });
    const [card, other] = ["space-outmaneuver", "ground-defensive-formation"];
    refusals(state, [
      { action: PASS, rule, code: "not-asked", params: { type: "pass", takes: ["play-tactic", "done"] } },
      {
        action: tactic(other),
        rule: "reb.attack-steps.play-same-theater",
        code: "other-theater",
        params: { card: other },
      },
      { action: tactic(card), rule, code: "card-not-held", params: { card } },
      {
        action: tactic("space-critical-hit"),
        rule: "reb.attack-steps.block-cards-only",
        code: "does-not-block",
        params: { card: "space-critical-hit" },
      },
    ]);
    const strangers = ["nothing", "its-a-trap"].map(
      (id): Refusal => ({ action: tactic(id), rule, code: "no-tactic-card", params: { card: id } }),
    );
    const paid: Refusal = {
      action: tactic("space-defensive-formation", "black"),
      rule,
      code: "cannot-be-paid",
      params: { card: "space-defensive-formation" },
    };
    refusals(state, [...strangers, paid]);
    refused(state, block("tie-fighter", 1), rule);
  });

  it("[reb.faq.ring-results-first] A refused reroll with the Master Yoda ring states the reason", () => {
    const rule = "reb.faq.ring-results-first";
    const spec: Fight = {
      rebel: { "x-wing": 2 },
      imperial: { "tie-fighter": 1 },
      there: [],
      leaders: { "luke-skywalker": { at: "sullust", ring: "master-yoda" } },
    };
    const use: Action = { type: "use-ring", subject: "master-yoda" };
    const state = at(spec, dice("", "h-"), [use]);
    expect(asked(state)).toMatchObject({ kind: "reroll-die", seat: "rebel", rule, context: { theater: "space" } });
    refusals(state, [
      { action: die("red", "hit"), rule, code: "no-such-die", params: { die: "red", face: "hit" } },
      { action: die("black", "special"), rule, code: "no-such-die", params: { die: "black", face: "special" } },
      { action: die("red", "nothing"), rule, code: "no-such-die", params: { die: "red", face: "nothing" } },
      { action: DONE, rule, code: "not-asked", params: { type: "done", takes: ["pick-die"] } },
    ]);
    expect(legal(state)).toEqual(["pick-die black hit", "pick-die black blank"]);
    const alike = line(fight(spec, dice("", "--")).state, [use], dice("", "s"));
    expect(asked(alike.state).kind).toBe("combat-actions");
  });

  it("[reb.combat.add-leader] A refused leader for a combat states the reason", () => {
    const state = at({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, at: "add-leader", there: [] });
    const rule = "reb.combat.add-leader";
    expect(asked(state)).toMatchObject({ kind: "add-leader", context: { system: "sullust" } });
    const stranger = (id: string, code: string): Refusal => ({
      action: leader(id),
      rule,
      code,
      params: { leader: id },
    });
    refusals(state, [
      stranger("nobody", "no-such-leader"),
      stranger("luke-skywalker", "leader-not-recruited"),
      stranger("general-tagge", "leader-of-the-other-side"),
      { action: DONE, rule, code: "not-asked", params: { type: "done", takes: ["choose-leader", "pass"] } },
    ]);
  });

  it("[reb.retreat.leader-required] A refused retreat states the reason", () => {
    const spec: Fight = {
      rebel: { "corellian-corvette": 1 },
      imperial: { "star-destroyer": 1 },
      at: "retreat",
      combat: { round: 1, sources: ["naboo"] },
      by: "imperial",
    };
    const state = line(at(spec), [PASS]).state;
    const there = (system: string, rule: string): Refusal => ({
      action: retreat("jan-dodonna", system),
      rule,
      code: "no-retreat-there",
      params: { system },
    });
    const rule = "reb.combat.retreat-order";
    refusals(state, [
      there("rebel-base", "reb.retreat.not-rebel-base-space"),
      there("coruscant", "reb.retreat.leader-leads"),
      there("nowhere", "reb.retreat.leader-leads"),
      there("naboo", "reb.retreat.not-attack-source"),
      {
        action: retreat("general-tagge", "malastare"),
        rule: "reb.retreat.leader-required",
        code: "leader-cannot-lead",
        params: { leader: "general-tagge" },
      },
      { action: DONE, rule, code: "not-asked", params: { type: "done", takes: ["retreat", "pass"] } },
    ]);
  });

  it("[reb.death-star.plans-timing] A refused use of Death Star Plans states the reason", () => {
    const rule = "reb.death-star.plans-timing";
    const state = at({
      rebel: { "x-wing": 1 },
      imperial: { "death-star": 1 },
      at: "plans",
      combat: { round: 1 },
      objectives: ["death-star-plans-ii", "rebel-assault"],
    });
    expect(asked(state)).toMatchObject({ kind: "death-star-plans", rule, context: { system: "sullust" } });
    const no = (card: string): Refusal => ({ action: objective(card), rule, code: "no-such-plans", params: { card } });
    refusals(state, [
      no("nothing"),
      no("rebel-assault"),
      { action: DONE, rule, code: "not-asked", params: { type: "done", takes: ["play-objective", "pass"] } },
    ]);
  });
});
