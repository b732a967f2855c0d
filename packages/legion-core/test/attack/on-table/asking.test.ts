import type { ScriptedAnswer } from "@sw/tabletop";
import { expect, it } from "vitest";
import { add, choose, DONE, faces, PASS } from "../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { eventsOf } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../helpers/scene.ts";

const REBELS: Fielding = { unit: "rebel-troopers", at: THERE };

/** A keyword that a unit has for the whole game beside those of its cards. */
const given = (unit: number, keyword: string, value = 1) => ({ unit, keyword, value, until: "game" }) as const;

it("[leg.attack.sequence] Each question of an attack cites the rule of its step, or the attack sequence if only a keyword asks it", () => {
  const ongoing = [given(0, "marksman"), given(0, "pierce"), given(1, "shielded")];
  const attacker: Fielding = { unit: "stormtroopers", at: HERE, tokens: { aim: 1, surge: 1 } };
  const defender: Fielding = { ...REBELS, upgrades: ["duck-and-cover"], tokens: { dodge: 1, surge: 1, shield: 1 } };
  let { state } = playOut(
    attackOf([attacker], [defender], { state: { ongoing } }),
    [add(0, 1), add(1, 1), DONE],
    faces(2, "attack-surge"),
  );
  const asked: unknown[] = [];
  for (;;) {
    const decision = engine.decision(state);
    if (decision?.kind !== "pool") break;
    asked.push([decision.context.stage, decision.seat, decision.rule]);
    expect(engine.why(state, choose("nothing"))).toMatchObject({ rule: decision.rule, code: "no-such-use" });
    state = playOut(
      state,
      [PASS],
      decision.context.stage === "modify-attack-defender" ? faces(2, "defense-surge") : [],
    ).state;
  }
  expect(asked).toEqual([
    ["reroll-attack", "player-1", "leg.roll-attack.reroll-window"],
    ["convert-attack", "player-1", "leg.roll-attack.convert-token"],
    ["after-converting", "player-1", "leg.attack.sequence"],
    ["before-cover", "player-2", "leg.cover.pool"],
    ["dodge", "player-2", "leg.dodge.spend-any"],
    ["modify-attack-defender", "player-2", "leg.modify-attack.then-defender"],
    ["convert-defense", "player-2", "leg.roll-defense.convert-token"],
    ["modify-defense-attacker", "player-1", "leg.modify-defense.then-attacker"],
  ]);
});

it("Scripted answers for dice in an attack are matched by label: attack, cover, Guardian or defense", () => {
  const rolled = (label: string, answer: string): ScriptedAnswer => ({ label, answer });
  const guard: Fielding = { unit: "stormtroopers", at: [390, 550] };
  const attacker: Fielding = { unit: "snowtroopers", at: HERE, tokens: { aim: 1 } };
  const start = attackOf([attacker], [{ ...REBELS, tokens: { suppression: 1 } }, guard], {
    only: 1,
    state: { ongoing: [given(2, "guardian")] },
  });
  const asked = playOut(
    start,
    [add(0, 1), add(1, 1), DONE],
    [rolled("attack:white-attack", "hit"), rolled("attack:white-attack", "blank")],
  ).state;
  const rerolled = playOut(
    asked,
    [choose("aim"), choose("pick 0"), PASS],
    [rolled("attack:white-attack", "hit"), ...Array.from({ length: 2 }, () => rolled("cover:white-defense", "blank"))],
  ).state;
  const over = playOut(
    rerolled,
    [choose("guardian p2.1")],
    [rolled("guardian:red-defense", "block"), rolled("defense:white-defense", "block")],
  );
  expect(eventsOf(over, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
});
