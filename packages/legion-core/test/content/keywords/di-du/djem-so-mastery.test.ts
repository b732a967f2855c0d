import { describe, expect, it } from "vitest";
import { add, DONE, wound } from "../../../helpers/actions.ts";
import { given } from "../../../helpers/activations.ts";
import { attackOf, HERE } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Djem So Mastery", () => {
  const swordsman: Fielding = { unit: "rebel-troopers", at: [300, 357] };

  it("[leg.kw.djem-so-mastery] A defender with Djem So Mastery wounds the attacker if the attacker's melee pool shows a blank", () => {
    const start = attackOf([{ unit: "stormtroopers", at: HERE }], [swordsman], { state: given(1, "djem-so-mastery") });
    const fought = playOut(start, [add(0, 0, "melee"), add(1, 0, "melee"), DONE], ["blank", "hit", "block"]);
    expect(offered(fought.state)).toEqual(["wound p1.0.1", "wound p1.0.2", "wound p1.0.3"]);
    const wounded = playOut(fought.state, [wound("p1.0.1")]);
    expect(eventsOf(wounded, "unit-wounded")).toMatchObject([{ miniature: "p1.0.1", rule: "leg.kw.djem-so-mastery" }]);
  });

  it("[leg.kw.djem-so-mastery] Djem So Mastery has no effect on the blanks of its own unit's attack", () => {
    const start = attackOf([{ unit: "stormtroopers", at: HERE }], [swordsman], { state: given(0, "djem-so-mastery") });
    const fought = playOut(start, [add(0, 0, "melee"), DONE], ["blank"]);
    expect(eventsOf(fought, "unit-wounded")).toEqual([]);
    expect(fought.state.frames).toEqual([]);
  });
});
