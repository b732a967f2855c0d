import type { State } from "@sw/rebellion-core";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { expect, test } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import { asked, line, offers, PASS } from "./table.ts";

/** A mission in Naboo in a game of four, and Rebels who hold One in a Million there, so that somebody is asked to set dice. */
function mission(spec: Scenario): State {
  return scenario({
    config: { players: 4 },
    base: { system: "yavin" },
    systems: { naboo: { loyalty: "rebel", units: { stormtrooper: 1, "rebel-trooper": 1 } } },
    rebel: { actions: ["one-in-a-million"] },
    ...spec,
  });
}

/** Who sets dice, once somebody has been sent or not and the card is used. */
function setter(state: State, bearer: string, ...before: readonly Action[]): string {
  let now = line(state, before);
  const isDue = (): boolean => offers(now, "use-action").includes(`one-in-a-million ${bearer}`);
  while (!isDue() && !asked(now).endsWith(": turn")) now = line(now, [PASS]);
  return asked(line(now, [{ type: "use-action", subject: "one-in-a-million", leader: bearer }]));
}

const CAPTURE = {
  card: "capture-rebel-operative",
  leaders: ["colonel-yularen"],
  system: "naboo",
  stage: "oppose",
} as const;

test("[reb.team.own-pool] In a game of four the General rolls against a mission if the leader there is the General's, although the Admiral is asked first", () => {
  const leaders = { chewbacca: "naboo", "luke-skywalker": "naboo" };
  const state = mission({ active: "imperial-admiral", leaders, mission: { ...CAPTURE, target: "chewbacca" } });
  expect(setter(state, "luke-skywalker")).toBe("rebel-general: set-die");
});

test("[reb.team.own-pool] In a game of four the player who sent the opposing leader rolls, even if the teammate had leaders there before", () => {
  const spec = { active: "imperial-admiral", leaders: { "han-solo": "naboo", "luke-skywalker": "pool" } } as const;
  const state = mission({ ...spec, mission: { ...CAPTURE, target: "han-solo" } });
  const sent = line(state, [PASS]);
  expect(asked(sent)).toBe("rebel-general: oppose");
  expect(setter(sent, "luke-skywalker", { type: "choose-leader", subject: "luke-skywalker" })).toBe(
    "rebel-general: set-die",
  );
});

test("[reb.team.own-pool] In a game of four the player who revealed a mission rolls for it", () => {
  const systems = { naboo: { units: { stormtrooper: 1, "rebel-trooper": 1 } } };
  const leaders = { "general-tagge": "naboo", "han-solo": "naboo" };
  const raid = { card: "sabotage", leaders: ["luke-skywalker"], system: "naboo", stage: "oppose" } as const;
  const state = mission({ active: "rebel-general", systems, leaders, mission: raid });
  expect(setter(state, "luke-skywalker")).toBe("rebel-general: set-die");
});

test("[reb.mission.step1-team-revealer-decides] In a game of four the player who revealed a mission decides about the teammate's ring", () => {
  const systems = { naboo: { units: { stormtrooper: 1, "rebel-trooper": 1 } } };
  const leaders = { "general-tagge": "naboo", "han-solo": { at: "naboo", ring: "master-yoda" } } as const;
  const raid = { card: "sabotage", leaders: ["luke-skywalker"], system: "naboo", stage: "before-roll" } as const;
  const ringAsked = (by: "rebel-general" | "rebel-admiral", leader: string): string => {
    let now = mission({ active: by, systems, leaders, rebel: {}, mission: { ...raid, leaders: [leader] } });
    while (asked(now) !== "over" && !asked(now).endsWith(": ring")) now = line(now, [PASS]);
    return asked(now);
  };
  expect(ringAsked("rebel-general", "luke-skywalker")).toBe("rebel-general: ring");
  expect(ringAsked("rebel-admiral", "chewbacca")).toBe("rebel-admiral: ring");
});
