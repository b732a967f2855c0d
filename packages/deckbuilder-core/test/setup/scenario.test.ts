import { begin, draws, laidOut, scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";

describe("A scenario", () => {
  const spec = { at: "turn-end", active: "empire", empire: { deck: ["stormtrooper"], discard: [] } } as const;

  it("A scenario that is laid out stands still, and one that is begun goes on until somebody is asked", () => {
    const still = laidOut(spec);
    const { state, events } = begin(spec);
    expect(still.frames).toEqual([{ kind: "turn-end" }]);
    expect(state.frames).toEqual([{ kind: "actions" }]);
    expect(events.map(({ type }) => type)).toContain("turn-ended");
    expect(scenario(spec)).toEqual(state);
  });

  it("A scenario that is begun draws by name, and wants its script used up", () => {
    const drawn = (names: readonly string[]) => begin({ at: "turn-start", active: "empire" }, { draws: draws(names) });
    expect(() => drawn(["stormtrooper"])).toThrow("not used up");
    expect(drawn([]).state.turn).toBe(3);
  });
});
