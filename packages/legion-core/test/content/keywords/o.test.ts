import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { clearTokens } from "../../../src/rounds/round-end.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, choose, DONE, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, FAR, PHASE, READY, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { keywordIds, offered } from "../../helpers/reading.ts";
import { command, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

describe("Observe", () => {
  it("[leg.kw.observe-x.gain] Observe gives an enemy at range 3 and in sight X observation tokens", () => {
    const arf: Fielding = { unit: "arf-troopers", at: HERE };
    const enemies = [{ ...FAR, at: [300, 700] }, { ...FAR, at: [600, 300] }, FAR] as const;
    const asked = playOut(acts([arf], enemies).state, [perform("observe")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const seen = playOut(asked, [unitChosen("p2.1")]).state;
    expect([1, 2, 3].map((unit) => unitTokens(seen, unit, "observation"))).toEqual([0, 2, 0]);
    expectIllegal(engine.apply(acts([arf]).state, perform("observe")), "leg.actions.card-action");
  });

  it("[leg.kw.observe-x.spend] [leg.kw.observe-x.removal] Attackers may reroll with the observation tokens of Observe until they are removed", () => {
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { observation: 2 } };
    const snow: Fielding = { unit: "snowtroopers", at: HERE };
    const rolled = playOut(attackOf([snow], [enemy]), [add(0, 1), DONE], ["blank"]).state;
    expect(offered(rolled)).toContain("choose-option observation");
    const again = playOut(rolled, [choose("observation")], ["blank"]).state;
    expect(unitTokens(again, 1, "observation")).toBe(1);
    expect(offered(again)).toContain("choose-option observation");
    const cleared = done(scene({ armies: [[snow], [enemy]], frames: [PHASE, acting(0)] }), clearTokens).state;
    expect(unitTokens(cleared, 1, "observation")).toBe(0);
  });
});

describe("Override", () => {
  const droids: Fielding = { unit: "b1-battle-droids", at: [300, 300] };
  const kraken = (x: number): Fielding => ({ unit: "kraken-super-tactical-droid", at: [x, 300] });
  const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], state: READY };
  const started = (units: readonly Fielding[]): State =>
    settled(scene({ armies: [units, [enemy]], frames: [PHASE, acting(0, { stage: "start" })] })).state;
  const USE = { type: "effect", subject: 0 } as const;

  it("[leg.kw.override] Override gains a suppression token to free a unit with AI at range 5 from its list for its activation", () => {
    // Kraken, a commander, stands beyond range 3, within which nobody would need to be overridden.
    const asked = started([droids, kraken(1000)]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const freed = playOut(asked, [USE]);
    expect(unitTokens(freed.state, 1, "suppression")).toBe(1);
    expect(offered(freed.state)).toContain("perform move");
    expect(keywordIds(freed.state)).not.toContain("ai");
    expect(offered(playOut(asked, [{ type: "pass" }]).state)).toEqual(["perform attack", "done"]);
    const over = playOut(freed.state, [{ type: "done" }]).state;
    expect(over.ongoing).toEqual([]);
    expect(keywordIds(over)).toContain("ai");
  });

  it("[leg.kw.override] [leg.undeployed.friendly-undeployed] Override is offered for an undeployed unit while its own unit is undeployed, too", () => {
    const waiting = { ...kraken(0), at: null };
    expect(offered(started([{ ...droids, at: null }, waiting]))).toEqual(["effect 0", "pass"]);
    expect(offered(started([{ ...droids, at: null }, kraken(300)]))).not.toContain("effect 0");
    expect(offered(started([droids, waiting]))).not.toContain("effect 0");
  });

  it("[leg.kw.override] Override does not reach beyond range 5, and is not offered for units without AI", () => {
    expect(offered(started([droids, kraken(1400)]))).toEqual(["perform attack", "done"]);
    expect(offered(started([{ ...droids, unit: "stormtroopers" }, kraken(1000)]))).not.toContain("effect 0");
  });
});

describe("One Step Ahead", () => {
  const LANDO: Fielding = { unit: "lando-calrissian-canny-general", at: [300, 300] };
  const friend: Fielding = { unit: "rebel-troopers", at: [300, 500] };
  /** Both cards are just revealed. */
  const revealed = (
    mine: string | null,
    theirs: string | null,
    units: readonly Fielding[] = [LANDO, friend],
  ): State => {
    const cards = [mine, theirs].map((card) => ({ revealed: card === null ? null : command(card) }));
    const [one = {}, other = {}] = cards;
    const start = scene({ armies: [units, WAITING], players: [one, other], state: { phase: "command" } });
    return done(start, (work) => atMoment(work, "before-card-effects", null)).state;
  };

  it("[leg.kw.one-step-ahead.differ] A unit with One Step Ahead may move at speed 1 if the pips of the revealed cards differ", () => {
    const asked = revealed("ambush", "push");
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    const moves = playOut(asked, [unitChosen("p1.0")]).state;
    expect(engine.decision(moves)).toMatchObject({
      kind: "move",
      context: { reason: "effect", speed: 1, unit: "p1.0" },
    });
    expect(offered(revealed("ambush", null))).toEqual(["choose-unit p1.0", "done"]);
    expect(offered(revealed(null, "push"))).toEqual(["choose-unit p1.0", "done"]);
  });

  it("[leg.kw.one-step-ahead.equal] One Step Ahead lets any one friend on the battlefield move instead if the pips are equal", () => {
    const aside: Fielding = { ...friend, at: null };
    expect(offered(revealed("push", "push", [LANDO, friend, aside]))).toEqual([
      "choose-unit p1.0",
      "choose-unit p1.1",
      "done",
    ]);
    const moves = playOut(revealed("push", "push"), [unitChosen("p1.1")]).state;
    expect(engine.decision(moves)).toMatchObject({ kind: "move", context: { unit: "p1.1" } });
    expect(engine.decision(revealed("push", "push", [{ ...LANDO, at: null }, friend]))).toBe(undefined);
    expect(engine.decision(revealed(null, null))).toBe(undefined);
  });

  it("[leg.kw.one-step-ahead.equal] One Step Ahead cannot choose a friend whose immobilize tokens reduce its speed to 0", () => {
    const held: Fielding = { ...friend, tokens: { immobilize: 2 } };
    expect(offered(revealed("push", "push", [LANDO, held]))).toEqual(["choose-unit p1.0", "done"]);
    expect(offered(revealed("push", "push", [{ ...LANDO, tokens: { immobilize: 2 } }, friend]))).toEqual([
      "choose-unit p1.1",
      "done",
    ]);
  });
});
