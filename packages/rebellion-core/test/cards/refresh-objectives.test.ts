import { describe, expect, it } from "vitest";
import type { Scenario } from "../../src/testing/index.ts";
import { scenario } from "../../src/testing/index.ts";
import { objective } from "../combat/table.ts";
import { act, asked, cards, eventsOf, legal, PASS, refused } from "../looks.ts";

/** The start of a Refresh Phase with one objective in hand. */
function refresh(card: string, spec: Scenario = {}): ReturnType<typeof scenario> {
  return scenario({ phase: "refresh", objectives: [card], ...spec });
}

/** True if the card can be played then. */
function playable(card: string, spec: Scenario = {}): boolean {
  const state = refresh(card, spec);
  return asked(state).kind === "objective" && legal(state).includes(`play-objective ${card}`);
}

/** So many systems, alike. */
function alike(
  names: readonly string[],
  each: NonNullable<Scenario["systems"]>[string],
): NonNullable<Scenario["systems"]> {
  return Object.fromEntries(names.map((name) => [name, each]));
}

const REBELS = { units: { "x-wing": 1 } };

describe("objectives of the start of a Refresh Phase", () => {
  it("[reb.refresh.objective-window] [reb.objective.ltp-one-per-refresh] Only one objective may be played at the start of a Refresh Phase, before the leaders are retrieved", () => {
    const systems = alike(["bespin", "naboo", "rodia", "utapau", "hoth"], REBELS);
    const state = refresh("establish-outposts", { systems, objectives: ["establish-outposts", "inspire-sympathy"] });
    expect(asked(state)).toMatchObject({ kind: "objective", seat: "rebel", rule: "reb.refresh.objective-window" });
    expect(legal(state)).toEqual(["play-objective establish-outposts", "play-objective inspire-sympathy", "pass"]);
    const { state: after, events } = act(state, objective("establish-outposts"));
    expect(eventsOf(events, "objective-played")).toHaveLength(1);
    expect(asked(after).kind).not.toBe("objective");
    expect(cards(after.objectives)).toContain("inspire-sympathy");
    expect(asked(act(state, PASS).state).kind).not.toBe("objective");
    refused(state, objective("rebel-assault"), "reb.objective.hand-secret");
  });

  it("[reb.objective.special-timing] Every objective in the box is played either in combat or at the start of the Refresh Phase", () => {
    const state = refresh("major-victory", { systems: alike(["bespin", "naboo", "rodia", "utapau", "hoth"], REBELS) });
    expect(legal(state)).toEqual(["pass"]);
    refused(state, objective("major-victory"), "reb.objective.bold-timing");
  });

  it("Defend the People requires four Rebel systems with Rebel units", () => {
    const held = { loyalty: "rebel", ...REBELS } as const;
    expect(playable("defend-the-people", { systems: alike(["bespin", "naboo", "rodia", "utapau"], held) })).toBe(true);
    expect(playable("defend-the-people", { systems: alike(["bespin", "naboo", "rodia"], held) })).toBe(false);
    const one = {
      ...alike(["bespin", "naboo", "rodia"], held),
      utapau: { ...held, units: { "x-wing": 1, stormtrooper: 1 } },
    };
    expect(playable("defend-the-people", { systems: one })).toBe(false);
    const absent = { ...alike(["bespin", "naboo", "rodia"], held), utapau: { loyalty: "rebel" } } as const;
    expect(playable("defend-the-people", { systems: absent })).toBe(false);
  });

  it("Cut Supply Lines requires three Imperial systems that are sabotaged or hold Rebel units", () => {
    const loyal = { loyalty: "imperial" } as const;
    const systems = {
      bespin: { ...loyal, sabotaged: true },
      naboo: { ...loyal, units: { "x-wing": 1 } },
      rodia: { loyalty: "rebel", sabotaged: true, units: { stormtrooper: 1, "x-wing": 1 } },
    } as const;
    expect(playable("cut-supply-lines", { systems })).toBe(true);
    expect(playable("cut-supply-lines", { systems: { ...systems, rodia: { sabotaged: true } } })).toBe(false);
    expect(playable("cut-supply-lines", { systems: { ...systems, rodia: loyal } })).toBe(false);
  });

  it("[reb.faq.regional-support-destroyed-region] Regional Support requires a region whose populous systems are all Rebel; destroyed ones prevent it under the book rulings, not under the FAQ rulings", () => {
    const region = ["bespin", "mustafar"];
    const whole = alike(region, { loyalty: "rebel" });
    expect(playable("regional-support", { systems: whole })).toBe(true);
    expect(playable("regional-support", { systems: { bespin: { loyalty: "rebel" } } })).toBe(false);
    expect(
      playable("regional-support", { systems: { ...whole, bespin: { loyalty: "rebel", units: { stormtrooper: 1 } } } }),
    ).toBe(true);
    const ruins = { ...whole, bespin: { destroyed: true } };
    expect(playable("regional-support", { systems: ruins, config: { rulings: "faq" } })).toBe(true);
    expect(playable("regional-support", { systems: ruins })).toBe(false);
    const none = alike(region, { destroyed: true });
    for (const rulings of ["book", "faq"] as const) {
      expect(playable("regional-support", { systems: none, config: { rulings } })).toBe(false);
    }
  });

  it("Heart of the Empire requires Rebel units and no Imperial units in Coruscant, and stays face up in the hand after it is played", () => {
    const held = { coruscant: REBELS };
    expect(
      playable("heart-of-the-empire", { systems: { coruscant: { units: { "x-wing": 1, "tie-fighter": 1 } } } }),
    ).toBe(false);
    const { state, events } = act(refresh("heart-of-the-empire", { systems: held }), objective("heart-of-the-empire"));
    expect(eventsOf(events, "reputation-changed")).toHaveLength(2);
    expect(cards(state.objectives)).toContain("heart-of-the-empire");
    expect(state.objectivesPlayed).toEqual([]);
    expect(state.objectives.find(({ knownTo }) => knownTo === 7)?.cards).toHaveLength(1);
    expect(playable("heart-of-the-empire")).toBe(false);
  });

  it("Leave No One Behind requires that no Rebel leader is captured; leaders in carbonite count as captured, lured ones do not", () => {
    expect(playable("leave-no-one-behind")).toBe(true);
    const at = "coruscant";
    const guarded = { [at]: { units: { stormtrooper: 1 } } };
    const ringed = (ring: string): boolean =>
      playable("leave-no-one-behind", { systems: guarded, leaders: { "luke-skywalker": { at, ring } } });
    expect(ringed("captured")).toBe(false);
    expect(ringed("carbonite")).toBe(false);
    expect(ringed("lure-of-the-dark-side")).toBe(true);
  });

  it("Popular Support requires six Rebel loyalty markers, including those under subjugation markers", () => {
    const six = ["bespin", "naboo", "rodia", "utapau", "ryloth", "kessel"];
    expect(playable("popular-support", { systems: alike(six, { loyalty: "rebel" }) })).toBe(true);
    expect(playable("popular-support", { systems: alike(six.slice(1), { loyalty: "rebel" }) })).toBe(false);
    const occupied = {
      ...alike(six, { loyalty: "rebel" }),
      kessel: { loyalty: "rebel", units: { stormtrooper: 1 } },
    } as const;
    expect(playable("popular-support", { systems: occupied })).toBe(true);
  });

  it("Establish Outposts requires five systems with Rebel units, not counting the Rebel Base space", () => {
    const five = ["bespin", "naboo", "rodia", "utapau", "hoth"];
    expect(playable("establish-outposts", { systems: alike(five, REBELS) })).toBe(true);
    expect(playable("establish-outposts", { systems: alike(five.slice(1), REBELS), baseSpace: { "x-wing": 1 } })).toBe(
      false,
    );
  });

  it("Inspire Sympathy gains one reputation for each destroyed system, and can always be played", () => {
    const systems = alike(["bespin", "naboo"], { destroyed: true });
    const state = refresh("inspire-sympathy", { systems });
    const { state: after } = act(state, objective("inspire-sympathy"));
    expect(after.reputation).toBe(state.reputation - 2);
    const none = refresh("inspire-sympathy");
    expect(act(none, objective("inspire-sympathy")).state.reputation).toBe(none.reputation);
  });

  it("The Rebels are not asked for a Refresh Phase objective if all players can tell that they can play none", () => {
    expect(asked(refresh("regional-support")).kind).not.toBe("objective");
    expect(asked(refresh("rebel-assault", { systems: alike(["bespin", "mustafar"], { loyalty: "rebel" }) })).kind).toBe(
      "objective",
    );
  });
});
