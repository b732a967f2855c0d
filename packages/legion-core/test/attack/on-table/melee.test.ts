import { expect, it } from "vitest";
import { engine, eventsOf, play } from "../../helpers.ts";
import { add, attackOf, DONE, HERE, left, wound } from "./scenes.ts";

it("[leg.reengage.when] After an attack that defeats a miniature in melee, miniatures out of contact move into contact again", () => {
  const snow = { unit: "snowtroopers", at: HERE } as const;
  const state = attackOf([snow], [{ unit: "rebel-troopers", at: [300, 357] }]);
  const attack = play(state, [add(0, 0, "melee"), DONE], ["hit", "blank"]);
  const fought = play(attack.state, [wound("p2.0.1")]);
  expect(left(fought.state, 1)).toEqual([0, 2, 3]);
  expect(eventsOf(attack, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  const asked = engine.decision(fought.state);
  expect(asked?.rule).toMatch(/^leg\.reengage\./);
  // Without a casualty nobody moves.
  const saved = play(state, [add(0, 0, "melee"), DONE], ["hit", "block"]);
  expect(saved.state.frames).toEqual([]);
});
