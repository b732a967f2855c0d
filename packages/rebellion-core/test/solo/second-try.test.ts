import { game } from "@sw/rebellion-core";
import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import { ALL, act, asks, empire, expectSound, offered, PLAY, seen } from "./table.ts";

/** A reserved leader waits for a mission in a game with all of the expansion. */
const waiting = (card: string, leader: string, more: Scenario): Scenario => ({
  config: { ...ALL, solo: { retryUnplayableMissions: true } },
  ...more,
  solo: { reserved: [{ card, leader }] },
  leaders: { ...more.leaders, [leader]: "mission" },
});

describe("The second try of a mission in a solo game", () => {
  it("[solo.var.unplayable.second-try] [solo.command.mission.second-leader] A second leader can join a reserved leader if two bring more than dice", () => {
    const systems = { corellia: { loyalty: "imperial" } } as const;
    const asked = empire(waiting("construct-super-star-destroyer-rote", "general-tagge", { systems }));
    const { state } = act(asked, [PLAY]);
    expect(game.decision(state)).toMatchObject({ kind: "round-card", context: { leaders: ["general-tagge"] } });
    expect(offered(state)).toContain("assign darth-vader construct-super-star-destroyer-rote");
    expectSound(state);
    const { events } = act(state, [
      { type: "assign", subject: "darth-vader", mission: "construct-super-star-destroyer-rote" },
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "mission-revealed", leaders: ["darth-vader", "general-tagge"] }),
    );
  });

  it("[solo.var.unplayable.second-try] [solo.decision.blindside] Blindside can be used with a reserved leader", () => {
    const spec = waiting("hunt-them-down", "boba-fett", {
      imperial: { actions: ["blindside"] },
      systems: { naboo: { loyalty: "rebel", units: { "x-wing": 1 } } },
    });
    const { state } = act(empire(spec), [PLAY]);
    expect(asks(state)).toBe("imperial: action-card");
    expect(offered(state)).toContain("use-action blindside boba-fett");
    expectSound(state);
  });

  it("[solo.command.mission.second-leader] A lured leader can be sent on a mission with a second leader", () => {
    const state = empire({
      config: ALL,
      solo: { round: ["construct-super-star-destroyer-rote"] },
      systems: { corellia: { loyalty: "imperial" } },
      onlyTheseLeaders: true,
      leaders: { "lando-calrissian": { at: "pool", ring: "lure-of-the-dark-side" }, "darth-vader": "pool" },
    });
    const { state: asked } = act(state, [PLAY]);
    expect(game.decision(asked)?.context).toMatchObject({ leaders: ["lando-calrissian"] });
    expectSound(asked);
  });

  it("[solo.var.unplayable.retry] A lured leader can be reserved for a mission", () => {
    const state = empire({
      config: { ...ALL, solo: { retryUnplayableMissions: true } },
      solo: { round: ["interrogation-droid", "rule-by-fear"] },
      systems: { corellia: { units: { stormtrooper: 1 } } },
      onlyTheseLeaders: true,
      leaders: {
        "obi-wan-kenobi": { at: "pool", ring: "lure-of-the-dark-side" },
        "darth-vader": "pool",
        "emperor-palpatine": "pool",
      },
    });
    const { state: next } = act(state, [PLAY]);
    expect(seen(next).reserved).toEqual([{ card: "interrogation-droid", leader: "obi-wan-kenobi" }]);
    expectSound(next);
  });
});
