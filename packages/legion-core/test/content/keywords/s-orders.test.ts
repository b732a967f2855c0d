import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { defenderFault } from "../../../src/attack/defender-fault.ts";
import { legalDefenders } from "../../../src/attack/eligible.ts";
import { Reach } from "../../../src/attack/reach.ts";
import type { Action } from "../../../src/state/actions.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { moving, perform, unitChosen } from "../../helpers/actions.ts";
import { activation, acts, type Spots, WAITING } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { movingScene, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, type SceneOptions, scene, settled } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

describe("Strategize", () => {
  const kraken: Fielding = { unit: "kraken-super-tactical-droid", at: HERE };
  const kalani: Fielding = { unit: "kalani-super-tactical-droid", at: HERE };
  const droids = (x: number): Fielding => ({ unit: "b1-battle-droids", at: [x, 450] });

  it("[leg.kw.strategize-x] A unit that uses Strategize X gains a suppression token, and then X friends near it gain an aim and a dodge token each", () => {
    const asked = playOut(acts([kalani, droids(200), droids(350), droids(1400)]).state, [perform("strategize")]).state;
    expect(unitTokens(asked, 0, "suppression")).toBe(1);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expectIllegal(engine.apply(asked, unitChosen("p1.3")), "leg.kw.strategize-x");
    const planned = playOut(asked, [unitChosen("p1.2"), unitChosen("p1.1")]).state;
    expect(playOut(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state).toEqual(planned);
    expect([0, 1, 2, 3].map((unit) => unitTokens(planned, unit, "aim"))).toEqual([0, 1, 1, 0]);
    expect([0, 1, 2, 3].map((unit) => unitTokens(planned, unit, "dodge"))).toEqual([0, 1, 1, 0]);
  });

  it("[leg.kw.strategize-x] Strategize X affects all friends in range if there are fewer than X, including the unit itself", () => {
    const alone = playOut(acts([kalani, droids(1400)]).state, [perform("strategize")]).state;
    expect([unitTokens(alone, 0, "aim"), unitTokens(alone, 0, "dodge"), unitTokens(alone, 0, "suppression")]).toEqual([
      1, 1, 1,
    ]);
    const one = playOut(acts([kraken, droids(200)]).state, [perform("strategize")]).state;
    expect(offered(one)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(unitTokens(playOut(one, [unitChosen("p1.0")]).state, 0, "dodge")).toBe(1);
  });
});

describe("Spur", () => {
  const SPUR: Action = { type: "choose-option", subject: "spur" };
  const riders = (tokens: Fielding["tokens"] = {}): Fielding => ({ unit: "range-troopers", at: [300, 300], tokens });
  const go = (speed: 1 | 2 | 3, x: number): Action => moving(straight(speed, { x: 1, y: 0 }, [x, 300]));

  it("[leg.kw.spur] A unit with Spur may gain a suppression token to move 1 faster, once per move", () => {
    const start = movingScene([[riders()], WAITING]);
    expectIllegal(engine.apply(start, go(2, 440)), "leg.move.standard-tool");
    const spurred = playOut(start, [SPUR]).state;
    expect(unitTokens(spurred, 0, "suppression")).toBe(1);
    expect(offered(spurred)).not.toContain("choose-option spur");
    expect(engine.why(spurred, go(2, 440))).toBe(undefined);
    expectIllegal(engine.apply(spurred, go(3, 500)), "leg.move.standard-tool");
    expectIllegal(
      engine.apply(movingScene([[{ unit: "stormtroopers", at: [300, 300] }], WAITING]), SPUR),
      "leg.actions.move",
    );
  });

  it("[leg.kw.spur] Spur cannot raise a speed above 3, and ends with the move", () => {
    const fast = playOut(movingScene([[riders()], WAITING], { reason: "effect", terms: { speed: 3 } }), [SPUR]).state;
    expect(engine.why(fast, go(3, 500))).toBe(undefined);
    const most = movingScene([[riders({ immobilize: 1 })], WAITING], { reason: "effect", terms: { speed: 3 } });
    expectIllegal(engine.apply(playOut(most, [SPUR]).state, go(3, 500)), "leg.move.standard-tool");
    const after = playOut(movingScene([[riders()], WAITING]), [SPUR, go(2, 440), perform("move")]).state;
    expectIllegal(engine.apply(after, go(2, 580)), "leg.move.standard-tool");
  });

  it("[leg.kw.spur.order] A unit of speed 1 with Spur can move despite one immobilize token, but not two", () => {
    const slowed = (immobilize: number) => acts([riders({ immobilize })]).state;
    const asked = playOut(slowed(1), [perform("move")]).state;
    expect(offered(asked)).toEqual(["choose-option spur"]);
    expect(engine.why(playOut(asked, [SPUR]).state, go(1, 380))).toBe(undefined);
    expectIllegal(engine.apply(slowed(2), perform("move")), "leg.tokens.ion-poison-immobilize-shield");
  });
});

describe("Self-Preservation", () => {
  const shaken = (unit: string): Fielding => ({ unit, at: [300, 300], tokens: { suppression: 4 } });
  const checked = (units: readonly Fielding[]) => settled(activation("panic", units));

  it("[leg.kw.self-preservation] A unit with Self-Preservation cannot use the courage of commanders of another affiliation", () => {
    const krennic: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 450] };
    const vigo: Fielding = { unit: "black-sun-vigo", at: [300, 450] };
    expect(eventsOf(checked([shaken("stormtroopers"), krennic]), "unit-panicked")).toEqual([]);
    expect(eventsOf(checked([shaken("black-sun-enforcers"), krennic]), "unit-panicked")).toHaveLength(1);
    const own = checked([{ ...shaken("black-sun-enforcers"), tokens: { suppression: 2 } }, vigo]);
    expect(eventsOf(own, "unit-panicked")).toEqual([]);
  });
});

describe("Small", () => {
  it("[leg.kw.small] A unit cannot be declared as the defender if the attacking leader sees only its Small counterpart", () => {
    const iden = (counterpart: Spots): Fielding => ({
      unit: "iden-versio-inferno-squad-leader",
      counterpart: "idens-id10-seeker-droid",
      state: standing([[300, 600], ...counterpart]),
    });
    const troopers = { unit: "rebel-troopers", at: [300, 300] } as const;
    // A wall from x = 200 to 420 mm hides Iden; her droid stands beside it, or behind it too.
    const screen = wall(200, 480, 220, 20);
    const declared = (droid: Spots, table: SceneOptions["table"]) => {
      const start = scene({ armies: [[troopers], [iden(droid)]], ...(table === undefined ? {} : { table }) });
      const look = { box, state: start };
      const sequence = { attacker: 0, only: null, with: null, pools: [] };
      return [legalDefenders(new Reach(look, sequence)), defenderFault(look, sequence, 1)?.rule];
    };
    expect(declared([[480, 560]], undefined)).toEqual([[1], undefined]);
    expect(declared([[480, 560]], screen)).toEqual([[], "leg.kw.small"]);
    expect(declared([[300, 560]], screen)).toEqual([[], "leg.defender.los"]);
  });
});
