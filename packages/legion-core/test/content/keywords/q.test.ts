import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../src/units/conditions.ts";
import { perform } from "../../helpers/actions.ts";
import { acts } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { playOut } from "../../helpers/scene.ts";

describe("Quick Thinking", () => {
  it("[leg.kw.quick-thinking] Quick Thinking is a card action that gives the unit an aim and a dodge token, once per activation", () => {
    const start = acts([{ unit: "iden-versio-inferno-squad-leader", at: HERE }]).state;
    const thought = playOut(start, [perform("quick-thinking")]);
    expect([unitTokens(thought.state, 0, "aim"), unitTokens(thought.state, 0, "dodge")]).toEqual([1, 1]);
    expect(eventsOf(thought, "action-performed")).toMatchObject([{ action: "quick-thinking", free: false }]);
    expect(offered(thought.state)).not.toContain("perform quick-thinking");
    expect(offered(acts([{ unit: "darth-vader-dark-lord-of-the-sith", at: HERE }]).state)).not.toContain(
      "perform quick-thinking",
    );
  });
});
