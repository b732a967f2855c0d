import { describe, expect, it } from "vitest";
import { HERE } from "../../attack/on-table/scenes.ts";
import { eventsOf, keys, play } from "../../helpers.ts";
import { acts, perform, tokens } from "./helpers.ts";

describe("Quick Thinking", () => {
  it("[leg.kw.quick-thinking] Quick Thinking is a card action that gives the unit an aim and a dodge token, once per activation", () => {
    const start = acts([{ unit: "iden-versio-inferno-squad-leader", at: HERE }]);
    const thought = play(start, [perform("quick-thinking")]);
    expect([tokens(thought.state, 0, "aim"), tokens(thought.state, 0, "dodge")]).toEqual([1, 1]);
    expect(eventsOf(thought, "action-performed")).toMatchObject([{ action: "quick-thinking", free: false }]);
    expect(keys(thought.state)).not.toContain("perform quick-thinking");
    expect(keys(acts([{ unit: "darth-vader-dark-lord-of-the-sith", at: HERE }]))).not.toContain(
      "perform quick-thinking",
    );
  });
});
