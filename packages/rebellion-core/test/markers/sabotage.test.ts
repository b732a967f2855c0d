import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import { recruitLeader } from "../../src/leaders/leaders.ts";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { act, ENGINE, eventsOf, leadersIn, legal, place, queue, spot, units } from "../looks.ts";

/** What a card's effect in a system does, the first thing on the list chosen where something is asked. */
function carriedOut(spec: NonNullable<Scenario["effect"]>, more: Scenario = {}): ReturnType<typeof begin> {
  let { state, events, revealed } = begin({ active: "imperial", ...more, effect: spec });
  for (
    let [first] = ENGINE.legalActions(state);
    first !== undefined && isRunning(state);
    [first] = ENGINE.legalActions(state)
  ) {
    const step = act(state, first);
    state = step.state;
    events = [...events, ...step.events];
    revealed ||= step.revealed;
  }
  return { state, events, revealed };
}

function isRunning({ frames }: State): boolean {
  return frames.some(({ kind }) => kind === "effect");
}

const CORELLIA = { corellia: { loyalty: "imperial", sabotaged: true } } as const;

describe("sabotage markers and abilities", () => {
  it("[reb.sabotage.abilities-build-deploy] [reb.faq.oversee-deploys] No unit can be deployed in a sabotaged system, even by Oversee Project", () => {
    const spec = {
      card: "oversee-project",
      by: "imperial",
      system: "mustafar",
      leaders: ["grand-moff-tarkin"],
    } as const;
    const at = (sabotaged: boolean): Readonly<Record<string, number>> => {
      const mustafar = { loyalty: "imperial", sabotaged, units: { stormtrooper: 1 } } as const;
      return units(
        carriedOut(spec, { systems: { mustafar }, imperial: { queue: [{ "at-st": 1 }] } }).state,
        "mustafar",
      );
    };
    expect(at(false)).toEqual({ stormtrooper: 1, "at-st": 1 });
    expect(at(true)).toEqual({ stormtrooper: 1 });
  });

  it("[reb.sabotage.resource-abilities-unaffected] [reb.build.effect-ignores-sabotage] [reb.faq.sabotage-only-build-deploy] Card effects still queue units by icons in a sabotaged system", () => {
    const spec = { card: "brilliant-administrator", pc: 1, by: "imperial", system: "corellia" } as const;
    const { state } = carriedOut(spec, { systems: CORELLIA });
    expect(queue(state, "imperial")[2]).toEqual({ "tie-fighter": 1, "star-destroyer": 1 });
  });

  it("[reb.sabotage.gain-unaffected] [reb.deploy.gain] Units gained in a sabotaged system are placed there from the supply, not on the queue", () => {
    const spec = {
      card: "public-support",
      pc: 1,
      by: "imperial",
      system: "corellia",
      leader: "janus-greejatus",
    } as const;
    const { state, events } = carriedOut(spec, { systems: CORELLIA, leaders: { "janus-greejatus": "corellia" } });
    expect(units(state, "corellia")).toEqual({ stormtrooper: 3 });
    expect(queue(state, "imperial")).toEqual([{}, {}, {}]);
    expect(eventsOf(events, "units-placed")).toMatchObject([{ how: "gained", at: "corellia" }]);
  });

  it("[reb.sabotage.persist] A sabotage marker stays through the Refresh Phase", () => {
    const { state } = begin({ phase: "refresh", round: 8, time: 8, systems: CORELLIA });
    expect(place(state, "corellia").sabotaged).toBe(true);
    expect(state.phase).toBe("assignment");
  });

  it("[reb.sabotage.persist] Construct Factory removes a sabotage marker", () => {
    const spec = { card: "construct-factory", by: "imperial", system: "corellia" } as const;
    expect(place(carriedOut(spec, { systems: CORELLIA }).state, "corellia").sabotaged).toBe(false);
  });
});

describe("recruiting by an ability", () => {
  it("[reb.recruit.specific-leader] An ability that names a leader recruits the leader from beside the board", () => {
    const work = new GameWork(BOX, scenario(), undefined);
    recruitLeader(work, BOX.leadersById.get("chewbacca")?.index ?? -1, "pool", {
      rule: "reb.recruit.specific-leader",
      cause: null,
    });
    const { state, events } = work.finish();
    expect(spot(state, "chewbacca")).toBe("pool");
    expect(leadersIn(state, "pool")).toHaveLength(9);
    expect(eventsOf(events, "leader-recruited")).toMatchObject([{ leader: "chewbacca", to: "pool" }]);
    expect(legal(scenario({ leaders: { chewbacca: "pool" } }))).toContain("activate chewbacca naboo");
  });
});
