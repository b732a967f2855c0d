import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { clearTokens } from "../../../src/rounds/round-end.ts";
import type { State } from "../../../src/state/state.ts";
import { add, attackOf, choose, DONE, HERE } from "../../attack/on-table/scenes.ts";
import { command, done, engine, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { acting } from "../../moving/moving.ts";
import { chosen, keysIn, OVER, perform, READY, tokens, WAITING } from "./helpers.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };

/** The first unit of the first army at the start of its actions, or in their middle. */
function acts(
  mine: readonly Fielding[],
  theirs: readonly Fielding[] = [FAR],
  step: "panic" | "actions" = "actions",
): State {
  return settled(scene({ armies: [mine, theirs], frames: [OVER, acting(0, { stage: step })] })).state;
}

describe("Observe", () => {
  it("[leg.kw.observe-x.gain] Observe gives an enemy at range 3 and in sight X observation tokens", () => {
    const arf: Fielding = { unit: "arf-troopers", at: HERE };
    const enemies = [{ ...FAR, at: [300, 700] }, { ...FAR, at: [600, 300] }, FAR] as const;
    const asked = play(acts([arf], enemies), [perform("observe")]).state;
    expect(keys(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const seen = play(asked, [chosen("p2.1")]).state;
    expect([1, 2, 3].map((unit) => tokens(seen, unit, "observation"))).toEqual([0, 2, 0]);
    expectIllegal(engine.apply(acts([arf]), perform("observe")), "leg.actions.card-action");
  });

  it("[leg.kw.observe-x.spend] [leg.kw.observe-x.removal] Attackers may reroll with the observation tokens of Observe until they are removed", () => {
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { observation: 2 } };
    const snow: Fielding = { unit: "snowtroopers", at: HERE };
    const rolled = play(attackOf([snow], [enemy]), [add(0, 1), DONE], ["blank"]).state;
    expect(keys(rolled)).toContain("choose-option observation");
    const again = play(rolled, [choose("observation")], ["blank"]).state;
    expect(tokens(again, 1, "observation")).toBe(1);
    expect(keys(again)).toContain("choose-option observation");
    const cleared = done(scene({ armies: [[snow], [enemy]], frames: [OVER, acting(0)] }), clearTokens).state;
    expect(tokens(cleared, 1, "observation")).toBe(0);
  });
});

describe("Override", () => {
  const droids: Fielding = { unit: "b1-battle-droids", at: [300, 300] };
  const kraken = (x: number): Fielding => ({ unit: "kraken-super-tactical-droid", at: [x, 300] });
  const enemy: Fielding = { unit: "rebel-troopers", at: [300, 550], state: READY };
  const started = (units: readonly Fielding[]): State =>
    settled(scene({ armies: [units, [enemy]], frames: [OVER, acting(0, { stage: "start" })] })).state;
  const USE = { type: "effect", subject: 0 } as const;

  it("[leg.kw.override] Override gains a suppression token to free a unit with AI at range 5 from its list for its activation", () => {
    // Kraken, a commander, stands beyond range 3, within which nobody would need to be overridden.
    const asked = started([droids, kraken(1000)]);
    expect(keys(asked)).toEqual(["effect 0", "pass"]);
    const freed = play(asked, [USE]);
    expect(tokens(freed.state, 1, "suppression")).toBe(1);
    expect(keys(freed.state)).toContain("perform move");
    expect(keysIn(freed.state)).not.toContain("ai");
    expect(keys(play(asked, [{ type: "pass" }]).state)).toEqual(["perform attack", "done"]);
    const over = play(freed.state, [{ type: "done" }]).state;
    expect(over.ongoing).toEqual([]);
    expect(keysIn(over)).toContain("ai");
  });

  it("[leg.kw.override] [leg.undeployed.friendly-undeployed] Override is offered for an undeployed unit while its own unit is undeployed, too", () => {
    const waiting = { ...kraken(0), at: null };
    expect(keys(started([{ ...droids, at: null }, waiting]))).toEqual(["effect 0", "pass"]);
    expect(keys(started([{ ...droids, at: null }, kraken(300)]))).not.toContain("effect 0");
    expect(keys(started([droids, waiting]))).not.toContain("effect 0");
  });

  it("[leg.kw.override] Override does not reach beyond range 5, and is not offered for units without AI", () => {
    expect(keys(started([droids, kraken(1400)]))).toEqual(["perform attack", "done"]);
    expect(keys(started([{ ...droids, unit: "stormtroopers" }, kraken(1000)]))).not.toContain("effect 0");
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
    expect(keys(asked)).toEqual(["choose-unit p1.0", "done"]);
    const moves = play(asked, [chosen("p1.0")]).state;
    expect(engine.decision(moves)).toMatchObject({
      kind: "move",
      context: { reason: "effect", speed: 1, unit: "p1.0" },
    });
    expect(keys(revealed("ambush", null))).toEqual(["choose-unit p1.0", "done"]);
    expect(keys(revealed(null, "push"))).toEqual(["choose-unit p1.0", "done"]);
  });

  it("[leg.kw.one-step-ahead.equal] One Step Ahead lets any one friend on the battlefield move instead if the pips are equal", () => {
    const aside: Fielding = { ...friend, at: null };
    expect(keys(revealed("push", "push", [LANDO, friend, aside]))).toEqual([
      "choose-unit p1.0",
      "choose-unit p1.1",
      "done",
    ]);
    const moves = play(revealed("push", "push"), [chosen("p1.1")]).state;
    expect(engine.decision(moves)).toMatchObject({ kind: "move", context: { unit: "p1.1" } });
    expect(engine.decision(revealed("push", "push", [{ ...LANDO, at: null }, friend]))).toBe(undefined);
    expect(engine.decision(revealed(null, null))).toBe(undefined);
  });

  it("[leg.kw.one-step-ahead.equal] One Step Ahead cannot choose a friend whose immobilize tokens reduce its speed to 0", () => {
    const held: Fielding = { ...friend, tokens: { immobilize: 2 } };
    expect(keys(revealed("push", "push", [LANDO, held]))).toEqual(["choose-unit p1.0", "done"]);
    expect(keys(revealed("push", "push", [{ ...LANDO, tokens: { immobilize: 2 } }, friend]))).toEqual([
      "choose-unit p1.1",
      "done",
    ]);
  });
});
