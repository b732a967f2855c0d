import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { Play } from "../../src/state/kinds.ts";
import { IMPERIAL, type Seat } from "../../src/state/seats.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { dice, fight } from "../combat/table.ts";
import { asked, ENGINE } from "../looks.ts";
import { line } from "../movement/steps.ts";

type Asks = Play["Asked"]["kind"];

/** Why a seat is not asked, as `rule code`; `asked` if it is. */
function why(state: State, seat: Seat, kind: Asks): string {
  const kept = ENGINE.whyNotAsked(state, seat, kind);
  return kept === undefined ? "asked" : `${kept.rule} ${kept.code}`;
}

const REVEAL: Action = { type: "reveal", subject: 0 };
const NABOO: Action = { type: "choose-system", subject: "naboo" };
const PASS: Action = { type: "pass" };

/** Sabotage is attempted in Naboo, and the Empire asked whether it sends somebody. */
function attempted(more: Scenario = {}): State {
  const assigned = [{ card: "sabotage", leaders: ["princess-leia"] }];
  return line(scenario({ ...more, rebel: { assigned } }), REVEAL, NABOO).state;
}

const FLEETS = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 } };

describe("why nobody is asked in a combat", () => {
  it("[reb.combat.add-leader] A side is not asked to add a leader because it has one with tactic values in the combat", () => {
    const { state } = fight({ ...FLEETS, at: "add-leader", there: ["jan-dodonna"] });
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "add-leader" });
    expect(why(state, "rebel", "add-leader")).toBe("reb.combat.add-leader tactician-there");
    expect(why(state, "imperial", "add-leader")).toBe("asked");
  });

  it("[reb.leader.pool-uses] A side is not asked to add a leader because its pool is empty", () => {
    const away = Object.fromEntries(
      ["mon-mothma", "princess-leia", "general-rieekan", "jan-dodonna"].map((id) => [id, "hoth"]),
    );
    const { state } = fight({ ...FLEETS, at: "add-leader", there: [], leaders: away });
    expect(why(state, "rebel", "add-leader")).toBe("reb.leader.pool-uses pool-empty");
  });

  it("[reb.combat.step-order] A side is not asked to add a leader because the battle has begun", () => {
    const { state } = fight({ ...FLEETS, at: "retreat", combat: { round: 1 } });
    expect(why(state, "imperial", "add-leader")).toBe("reb.combat.step-order combat-has-begun");
  });

  it("[reb.combat.retreat-order] A side is not asked to retreat because there is no combat", () => {
    expect(why(scenario({}), "rebel", "retreat")).toBe("reb.combat.retreat-order no-combat-now");
  });

  it("[reb.attack-steps.actions-draw-or-play] An attacker is not asked for combat actions without special dice and cards, and the other side because it does not attack", () => {
    const { state } = fight({ rebel: { "rebel-trooper": 3 }, imperial: { stormtrooper: 3 } }, dice("", "hhh"));
    expect(asked(state).kind).toBe("assign-damage");
    const { seat } = asked(state);
    const other = seat === "rebel" ? "imperial" : "rebel";
    expect(why(state, seat, "combat-actions")).toBe("reb.attack-steps.actions-draw-or-play no-special-die-no-card");
    expect(why(state, other, "combat-actions")).toBe("reb.attack-steps.actions-draw-or-play not-your-attack");
    expect(why(state, other, "assign-damage")).toBe("reb.attack-steps.assign not-your-attack");
  });

  it("[reb.death-star.plans-needs-death-star] The Rebels are not asked for Death Star Plans without a Death Star there, and the Empire because it has no objectives", () => {
    const { state } = fight({ ...FLEETS, at: "retreat", combat: { round: 1 } });
    expect(why(state, "rebel", "death-star-plans")).toBe("reb.death-star.plans-needs-death-star no-death-star-there");
    expect(why(state, "imperial", "death-star-plans")).toBe("reb.objective.team-general not-your-objectives");
  });

  it("[reb.death-star.plans-needs-fighter] The Rebels are not asked for Death Star Plans because they have no fighter there", () => {
    const spec = { rebel: { "corellian-corvette": 1 }, imperial: { "death-star": 1 } };
    const { state } = fight({ ...spec, at: "retreat", combat: { round: 1 } });
    expect(why(state, "rebel", "death-star-plans")).toBe("reb.death-star.plans-needs-fighter no-fighter-there");
  });
});

describe("why nobody is asked to oppose a mission", () => {
  it("[reb.mission.send-one-leader] A side is not asked to oppose its own mission, or when no mission is attempted", () => {
    const state = attempted();
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "oppose" });
    expect(why(state, "rebel", "oppose")).toBe("reb.mission.send-one-leader own-mission");
    expect(why(scenario({}), "imperial", "oppose")).toBe("reb.mission.send-one-leader no-mission-now");
  });

  it("[reb.captured.no-pool] The refusal of a leader says whether the leader is captured, of the other side, not recruited, elsewhere or unknown", () => {
    const guarded = { hoth: { units: { stormtrooper: 1 } } };
    const taken = { at: "hoth", ring: "captured" } as const;
    const state = scenario({ systems: guarded, leaders: { "mon-mothma": taken, "jan-dodonna": "naboo" } });
    const because = (subject: string): string | undefined =>
      ENGINE.why(state, { type: "activate", subject, system: "naboo" })?.code;
    expect(["mon-mothma", "darth-vader", "luke-skywalker", "jan-dodonna", "nobody"].map(because)).toEqual([
      "leader-captured",
      "leader-of-the-other-side",
      "leader-not-recruited",
      "leader-elsewhere",
      "no-such-leader",
    ]);
  });
});

const IMPERIAL_ACTIONS = BOX.cards.flatMap((card) =>
  card.type === "action" && card.side === IMPERIAL ? [card.id] : [],
);

describe("why nobody is asked in the Command and Refresh Phases", () => {
  it("[reb.command.pass-is-final] A player who has passed is not asked because passing is final", () => {
    const { state } = line(scenario({ config: { rulings: "faq" } }), PASS);
    expect(why(state, "rebel", "turn")).toBe("reb.command.pass-is-final has-passed");
    expect(why(state, "imperial", "turn")).toBe("asked");
  });

  it("[reb.faq.voluntary-reveal-timing] While a mission is attempted its player is not asked at the end of the turn, by the FAQ rulings because the base is revealed in the turn", () => {
    expect(why(attempted({ config: { rulings: "faq" } }), "rebel", "turn-end")).toBe(
      "reb.faq.voluntary-reveal-timing revealed-in-the-turn",
    );
  });

  it("[reb.deploy.ready] A side is not asked to deploy because no unit on its queue is ready", () => {
    const refresh = { phase: "refresh", stage: "deploy", round: 7, time: 8 } as const;
    const { state } = begin({ ...refresh, rebel: { queue: [{ "x-wing": 1 }] } });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "deploy" });
    expect(why(state, "imperial", "deploy")).toBe("reb.deploy.ready nothing-ready");
  });

  it("[reb.recruit.team] [reb.recruit.draw-two] A side that drew no action card is not asked to recruit, and a general of a team never is", () => {
    const refresh = { phase: "refresh", stage: "recruit", round: 2, time: 3 } as const;
    const { state } = begin({ ...refresh, imperial: { actionsBoxed: IMPERIAL_ACTIONS } });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "recruit-card", simultaneous: [] });
    expect(why(state, "rebel", "recruit-card")).toBe("asked");
    expect(why(state, "imperial", "recruit-card")).toBe("reb.recruit.draw-two no-action-card-drawn");
    expect(why(state, "imperial", "build")).toBe("reb.build.trigger not-its-time");
    const team = begin({ ...refresh, config: { players: 4 } }).state;
    expect(why(team, "rebel-general", "recruit-card")).toBe("reb.recruit.team admiral-recruits");
  });

  it("[solo.refresh.recruit.empire] The Empire of a solo game is not asked to recruit, because it recruits by itself", () => {
    const solo = { solo: { originalCombat: true } } as const;
    const { state } = begin({ config: solo, phase: "refresh", stage: "recruit", round: 2, time: 2 });
    expect(why(state, "imperial", "recruit-card")).toBe("solo.refresh.recruit.empire empire-plays-alone");
  });

  it("[reb.recruit.trigger] [reb.build.trigger] A side is not asked to recruit or build in a turn of the Command Phase", () => {
    const state = scenario({});
    expect(why(state, "rebel", "recruit-card")).toBe("reb.recruit.trigger not-its-time");
    expect(why(state, "rebel", "build")).toBe("reb.build.trigger not-its-time");
    expect(why(state, "rebel", "capture-leader")).toBe("reb.captured.by-cards no-card-asks");
  });
});
