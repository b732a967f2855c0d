import { describe, expect, it } from "vitest";
import { act, asked, DONE, eventsOf, legal, PASS, refused } from "../looks.ts";
import { dice, type Fight, fight, hand, leader, line, objective, retreat, tactic } from "./table.ts";

const TEAMS = { players: 4 } as const;
const BOTH: Fight = {
  config: TEAMS,
  rebel: { "corellian-corvette": 1, "rebel-trooper": 2 },
  imperial: { "assault-carrier": 1, stormtrooper: 2 },
};

/** The seats asked one after the other, each of which passes. */
function passing(spec: Fight, kind: string): readonly string[] {
  let { state } = fight(spec);
  const seats: string[] = [];
  while (asked(state).kind === kind) {
    seats.push(asked(state).seat);
    state = act(state, PASS).state;
  }
  return seats;
}

describe("combats of teams", () => {
  it("[reb.combat.team-add-leader] [reb.combat.team-current-side] Both players of the current player's team are asked first to add a leader, and each team adds one", () => {
    const spec: Fight = { ...BOTH, at: "add-leader", there: [] };
    expect(passing({ ...spec, by: "imperial" }, "add-leader")).toEqual([
      "imperial-admiral",
      "imperial-general",
      "rebel-admiral",
      "rebel-general",
    ]);
    expect(passing({ ...spec, by: "rebel" }, "add-leader")).toEqual([
      "rebel-admiral",
      "rebel-general",
      "imperial-admiral",
      "imperial-general",
    ]);
    const { state } = fight(spec);
    expect(legal(state)).toEqual(["choose-leader mon-mothma", "choose-leader jan-dodonna", "pass"]);
    refused(state, leader("princess-leia"), "reb.combat.add-leader");
    expect(asked(act(state, leader("jan-dodonna")).state).seat).toBe("imperial-admiral");
    expect(asked(act(state, leader("mon-mothma")).state).seat).toBe("imperial-admiral");
    const { state: general } = act(state, PASS);
    expect(legal(general)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan", "pass"]);
    expect(passing({ ...spec, there: ["princess-leia"] }, "add-leader")).toEqual([
      "imperial-admiral",
      "imperial-general",
    ]);
  });

  it("[reb.combat.draw-team] [reb.tactic.team-split] A team draws tactic cards by the highest tactic values of its leaders", () => {
    const { state } = fight({ ...BOTH, at: "draw", there: ["admiral-ackbar", "general-madine"] });
    expect(hand(state, "rebel")).toHaveLength(3 + 3);
  });

  it("[reb.combat.team-admiral-space] [reb.combat.team-general-ground] In a team game the Admiral decides in space battles and the General in ground battles, on both sides", () => {
    const hands = {
      rebel: ["space-critical-hit", "ground-critical-hit"],
      imperial: ["space-defensive-formation", "ground-defensive-formation"],
    };
    const { state } = fight({ ...BOTH, hands }, dice("h", "-"));
    expect(asked(state)).toMatchObject({ kind: "combat-actions", seat: "rebel-admiral" });
    const { state: blocking } = line(state, [DONE]);
    expect(asked(blocking)).toMatchObject({ kind: "block-damage", seat: "imperial-admiral" });
    const { state: enemy } = line(blocking, [DONE], dice("-", "-"));
    expect(asked(enemy)).toMatchObject({ kind: "combat-actions", seat: "imperial-admiral" });
    const { state: ground } = line(enemy, [DONE], dice("", "h-"));
    expect(asked(ground)).toMatchObject({ kind: "combat-actions", seat: "rebel-general" });
    refused(ground, tactic("space-critical-hit"), "reb.attack-steps.play-same-theater");
    const { state: groundBlock } = line(ground, [DONE]);
    expect(asked(groundBlock)).toMatchObject({ kind: "block-damage", seat: "imperial-general" });
  });

  it("[reb.retreat.team] Each player of a team may lead a retreat with an own leader, but a team retreats only once", () => {
    const spec: Fight = {
      ...BOTH,
      there: ["jan-dodonna", "princess-leia", "general-tagge"],
      at: "retreat",
      combat: { round: 1 },
    };
    const { state } = fight(spec);
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "rebel-admiral" });
    expect(legal(state).filter((key) => key.includes("princess-leia"))).toEqual([]);
    refused(state, retreat("princess-leia", "malastare"), "reb.retreat.leader-required");
    const { state: general } = act(state, PASS);
    expect(asked(general).seat).toBe("rebel-general");
    expect(legal(general)).toContain("retreat princess-leia malastare");
    const { state: left } = line(state, [retreat("jan-dodonna", "malastare"), DONE]);
    expect(asked(left)).toMatchObject({ kind: "retreat", seat: "imperial-general" });
  });

  it("[reb.objective.team-general] The Rebel General plays objectives and Death Star Plans", () => {
    const { state } = fight(
      {
        config: TEAMS,
        rebel: { "mon-calamari-cruiser": 2, "x-wing": 1 },
        imperial: { "star-destroyer": 1, "death-star": 1 },
        objectives: ["rebel-assault", "death-star-plans-ii"],
      },
      [...dice("hhhh", "---"), ...dice("-----", "-")],
    );
    expect(asked(state)).toMatchObject({ kind: "objective", seat: "rebel-general" });
    const { state: plans } = act(state, PASS);
    expect(asked(plans)).toMatchObject({ kind: "death-star-plans", seat: "rebel-general" });
    const { events } = act(state, objective("rebel-assault"));
    expect(eventsOf(events, "objective-played")).toHaveLength(1);
  });

  it("In a game of three the single Rebel player is asked for the Admiral's leaders first, then for the General's", () => {
    const { state } = fight({ ...BOTH, config: { players: 3 }, at: "add-leader", there: [] });
    expect(asked(state).seat).toBe("rebel");
    expect(legal(state)).toEqual(["choose-leader mon-mothma", "choose-leader jan-dodonna", "pass"]);
    const { state: general } = act(state, PASS);
    expect(asked(general).seat).toBe("rebel");
    expect(legal(general)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan", "pass"]);
  });
});
