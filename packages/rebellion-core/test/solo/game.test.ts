import { configOf, type Event, type RebellionGame, type State } from "@sw/rebellion-core";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { scenario } from "@sw/rebellion-core/testing";
import { expectOk, isHidden, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ALL, BASE } from "./table.ts";

const GAME: RebellionGame = expectOk(createSoloGame());

/** Plays Rebel actions by chance, so many or to the end. */
function play(
  config: Parameters<typeof configOf>[0],
  seed: string,
  most = 1000,
): { state: State; events: readonly Event[]; steps: number } {
  const chance = seeded(seed);
  const first = expectOk(GAME.setup(configOf(config), seed));
  let { state } = first;
  const events = [...first.events];
  let steps = 0;
  while (state.outcome === null && steps < most) {
    expect(GAME.decision(state)?.seat).toBe("rebel");
    const options = GAME.legalActions(state);
    const action = options[chance.pick("rebel", options.length, String)];
    if (action === undefined) throw new Error("nobody is asked");
    const step = expectOk(GAME.apply(state, action));
    state = step.state;
    events.push(...step.events);
    steps += 1;
  }
  return { state, events, steps };
}

describe("A solo game", () => {
  it("[solo.scope.roles] Only the Rebels are asked in a solo game; the Empire decides automatically and gives its reasons", () => {
    const { state, events } = play(BASE, "whole");
    expect(state.outcome).not.toBeNull();
    const decided = events.filter(({ type }) => type === "automa-decided");
    expect(decided.length).toBeGreaterThan(20);
    expect(new Set(decided.map(({ rule }) => rule))).toEqual(new Set(["solo.scope.roles"]));
    expect(decided.some((event) => event.type === "automa-decided" && event.reasons.length > 0)).toBe(true);
  });

  it("The same seed and actions give the same solo game, and a save includes the automa's memory", () => {
    const once = play(ALL, "saved", 40);
    const again = play(ALL, "saved", 40);
    expect(again.state).toEqual(once.state);
    expect(again.events).toEqual(once.events);
    const read = expectOk(GAME.parse.state(JSON.parse(JSON.stringify(once.state))));
    expect(read).toEqual(once.state);
  });

  it("Decisions about cards that only the Empire sees are hidden from the Rebels", () => {
    const recruiting = scenario({
      config: ALL,
      phase: "refresh",
      stage: "recruit",
      round: 2,
      time: 2,
      objectiveTop: ["crippling-blow", "return-of-the-jedi", "rebel-assault"],
      imperial: { actionTop: ["lord-vaders-orders"] },
    });
    const events: Event[] = [];
    for (let state = recruiting; state.phase === "refresh"; ) {
      const [first] = GAME.legalActions(state);
      if (first === undefined) throw new Error("the Rebels are not asked");
      const step = expectOk(GAME.apply(state, first));
      events.push(
        ...step.events.filter(
          (one) => one.type === "automa-decided" && !isHidden(one.action) && one.action.type === "put-card",
        ),
      );
      ({ state } = step);
    }
    const [decided] = events;
    expect(decided).toMatchObject({ secret: true });
    expect(JSON.stringify(events.map((event) => GAME.redact(event, "rebel")))).not.toContain("crippling-blow");
  });

  it("Configurations without the solo variant, and states in which the Empire is asked, are rejected", () => {
    expect(GAME.setup(configOf({}), 1)).toMatchObject({ violation: { rule: "solo.scope.roles" } });
    expect(GAME.parse.config(configOf({}))).toMatchObject({ ok: false });
    expect(GAME.parse.config(configOf(ALL)).ok).toBe(true);
  });
});
