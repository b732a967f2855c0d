import { expect, it } from "vitest";
import { add, DONE, wound } from "../../helpers/actions.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { eventsOf, left } from "../../helpers/reading.ts";
import { engine, playOut } from "../../helpers/scene.ts";

it("[leg.reengage.when] After an attack that defeats a miniature in melee, miniatures out of contact move into contact again", () => {
  const snow = { unit: "snowtroopers", at: HERE } as const;
  const state = attackOf([snow], [{ unit: "rebel-troopers", at: [300, 357] }]);
  const attack = playOut(state, [add(0, 0, "melee"), DONE], ["hit", "blank"]);
  const fought = playOut(attack.state, [wound("p2.0.1")]);
  expect(left(fought.state, 1)).toEqual([0, 2, 3]);
  expect(eventsOf(attack, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  const asked = engine.decision(fought.state);
  expect(asked?.rule).toMatch(/^leg\.reengage\./);
  // Without a casualty nobody moves.
  const saved = playOut(state, [add(0, 0, "melee"), DONE], ["hit", "block"]);
  expect(saved.state.frames).toEqual([]);
});
