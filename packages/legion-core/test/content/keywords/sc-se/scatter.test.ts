import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { add, DONE, declare, faces } from "../../../helpers/actions.ts";
import { attackOf, HERE } from "../../../helpers/attacks.ts";
import { standing } from "../../../helpers/moves.ts";
import { asked, eventsOf, offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { EAST } from "../../../helpers/table.ts";

describe("Scatter", () => {
  const THROWN = faces(2, "blank");

  const VADER: Fielding = { unit: "darth-vader-the-emperors-apprentice", at: HERE };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 480] };

  const ASIDE: Fielding = { unit: "rebel-troopers", at: [480, 300] };

  const throwing = (defender: Fielding): State =>
    playOut(attackOf([VADER], [defender, ASIDE], { with: "ranged" }), [declare("p2.0")], THROWN).state;

  const place = (subject: string, x: number, y: number): Action => ({
    type: "place",
    subject,
    to: { x: mm(x), y: mm(y), z: 0 },
    heading: EAST,
  });

  it("[leg.kw.scatter] After an attack with Scatter the attacker may move any defending miniatures except the leader, in cohesion", () => {
    const asked = throwing(REBELS);
    expect(engine.decision(asked)).toMatchObject({ kind: "place", seat: "player-1", rule: "leg.kw.scatter" });
    expect(engine.decision(asked)?.context).toMatchObject({ miniatures: ["p2.0.1", "p2.0.2", "p2.0.3"] });
    expect(expectIllegal(engine.apply(asked, place("p2.0.0", 300, 520)), "leg.kw.scatter").code).toBe(
      "needs-no-placing",
    );
    expect(engine.whyNotAsked(asked, "player-1", "place")).toBeUndefined();
    expect(engine.whyNotAsked(asked, "player-2", "place")?.code).toBe("other-side-does");
    expect(engine.why(asked, place("p2.0.1", 800, 480))?.rule).toBe("leg.cohesion.half-range");
    const moved = playOut(asked, [place("p2.0.2", 300, 540)]);
    expect(moved.state.units[1]?.miniatures[2]).toMatchObject({ x: mm(300), y: mm(540) });
    expect(eventsOf(moved, "unit-moved")).toMatchObject([{ unit: "p2.0", rule: "leg.kw.scatter", cause: "scatter" }]);
    expectIllegal(engine.apply(moved.state, place("p2.0.2", 300, 560)), "leg.kw.scatter");
    const stopped = playOut(moved.state, [DONE]).state;
    expect(stopped.frames.some(({ kind }) => kind === "place" || kind === "attack")).toBe(false);
  });

  it("[leg.kw.scatter] Scatter moves no miniatures on notched bases and no single-miniature unit, and attacks without Scatter move none", () => {
    expect(engine.decision(throwing({ unit: "tauntaun-riders", at: [300, 520] }))?.rule).not.toBe("leg.kw.scatter");
    const alone: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 480] };
    expect(engine.decision(throwing(alone))?.rule).not.toBe("leg.kw.scatter");
    const foes = [327, 273].map((y): Fielding => ({ ...REBELS, at: [300, y], state: standing([[300, y]]) }));
    const struck = playOut(attackOf([VADER], foes, { with: "melee" }), [declare("p2.0")], faces(5, "blank")).state;
    expect(engine.decision(struck)?.rule).not.toBe("leg.kw.scatter");
    const troopers = attackOf([{ unit: "snowtroopers", at: HERE }], [REBELS], { with: "ranged" });
    const shot = playOut(troopers, [add(0, 1), DONE], ["blank"]).state;
    expect(engine.decision(shot)?.rule).not.toBe("leg.kw.scatter");
  });

  it("[leg.kw.scatter] [leg.kw.blast] Scatter moves small-based miniatures after the attack, but not their leader and no creatures", () => {
    const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
    const at = (unit: string, faces: readonly string[]) =>
      follow(battle([vader], [{ unit, at: [300, 550] }]), "perform attack", faces).state;
    const asking = at("rebel-troopers", ["blank", "blank"]);
    expect(game.decision(asking)).toMatchObject({ seat: "player-1" });
    expect(offered(asking).some((key) => key.includes("p2.0.0"))).toBe(false);
    expect(asked(at("tauntaun-riders", ["blank", "blank"]))).toBe("player-1 action");
  });
});
