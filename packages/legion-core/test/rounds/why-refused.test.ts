import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { GameFrame, Pending } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { acting, PHASE } from "../helpers/activations.ts";
import { command, engine, type Fielding, playOut, type SceneOptions, scene, settled } from "../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [600, 450] };
const BIKES: Fielding = { unit: "74-z-speeder-bikes", at: [600, 330] };
const VEERS: Fielding = { unit: "general-veers-master-tactician", at: [500, 450] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

/** Why an action is refused, as `rule code`; `done` if it is not. */
function why(state: State, action: Action): string {
  const against = engine.why(state, action);
  return against === undefined ? "done" : `${against.rule} ${against.code}`;
}

describe("why a turn of the Activation Phase goes otherwise", () => {
  const READY = { state: { order: "faceup" } } as const;
  const turn = (more: Partial<SceneOptions>, phase: Partial<typeof PHASE> = {}): State =>
    scene({
      armies: [[{ ...STORM, ...READY }, BIKES], [REBELS]],
      frames: [{ ...PHASE, ...phase } as GameFrame],
      ...more,
    });

  it("[leg.activation.pass-token] Passing is refused without a token or right after a pass, and spending a token is refused while a pass is free", () => {
    const spend: Action = { type: "spend-advantage" };
    expect(why(turn({ players: [{ passPool: 1 }, {}] }), spend)).toBe("done");
    expect(why(turn({ players: [{ passPool: 0 }, {}] }), spend)).toBe(
      "leg.activation.pass-token no-advantage-token-left",
    );
    const passed = turn({ players: [{ passPool: 1, passed: true }, {}] });
    expect(why(passed, spend)).toBe("leg.activation.pass-token passed-last-turn");
    expect(why(passed, { type: "pass" })).toBe("leg.activation.draw-unmatched-may-pass pass-costs-a-token");
    const free = turn({ players: [{ passPool: 1 }, {}] }, { mayPass: true });
    expect(why(free, spend)).toBe("leg.activation.draw-unmatched-else pass-is-free");
  });

  it("[leg.activation.choose-draw] No token can be drawn from an empty pool, or while a drawn token is unused", () => {
    const draw: Action = { type: "draw-order" };
    expect(why(turn({}), draw)).toBe("leg.activation.choose-draw order-pool-empty");
    expect(why(turn({}, { drawn: "support" }), draw)).toBe("leg.activation.choose-draw token-drawn-already");
    expect(why(turn({}), { type: "perform", subject: "aim" })).toBe("leg.activation.choose-ordered not-asked");
  });
});

describe("why an order is not issued", () => {
  /** Veers issues the orders of a card; who has had one, if anybody. */
  function ordering(card: string, units: readonly Fielding[], issued: readonly number[] = []): State {
    const frame: GameFrame = { kind: "orders", side: 0, issued: [...issued] };
    const own = { revealed: command(card), nominated: 0 };
    const frames: GameFrame[] = [{ kind: "command", stage: "orders", turn: 0 }, frame];
    return scene({ armies: [[VEERS, ...units], [REBELS]], frames, players: [own, {}], state: { phase: "command" } });
  }
  const order = (subject: string): Action => ({ type: "order", subject });

  it("[leg.command.issue-type-match] A card cannot order units that it does not name, [leg.command.issue-limit] or more units than it allows", () => {
    const walker: Fielding = { unit: "at-st", at: [900, 450] };
    const state = ordering("evasive-maneuvers", [walker, STORM, BIKES, BIKES, BIKES]);
    expect(why(state, order("p1.2"))).toBe("leg.command.issue-type-match not-of-the-card");
    expect(why(state, order("p1.1"))).toBe("done");
    const disciplined = ordering("imperial-discipline", [STORM, STORM, STORM, BIKES], [1, 2]);
    expect(why(disciplined, order("p1.3"))).toBe("leg.command.issue-limit orders-for-it-are-out");
    expect(why(state, order("p2.0"))).toBe("leg.command.issue-all unit-of-the-other-side");
    expect(why(state, { type: "nominate", subject: "p1.0" })).toBe("leg.command.issue-all not-asked");
  });

  it("[leg.command.issue-not-twice] A card cannot order the same unit twice", () => {
    const state = ordering("push", [{ ...STORM, state: { ordered: true } }, BIKES]);
    expect(why(state, order("p1.1"))).toBe("leg.command.issue-not-twice ordered-already");
  });
});

describe("why an effect is not resolved", () => {
  const pending = (owner: 0 | 1, may: boolean): Pending => ({ source: "independent", unit: owner, owner, may });
  const waiting = (...left: readonly Pending[]): State => {
    const frame: GameFrame = {
      kind: "effects",
      moment: "activation-phase-start",
      about: null,
      order: [0, 1],
      pending: [...left],
    };
    return scene({ armies: [[AGENT], [AGENT]], frames: [PHASE, frame] });
  };
  const AGENT: Fielding = { unit: "rebel-agent-defender-of-democracy" };
  const effect = (subject: number): Action => ({ type: "effect", subject });

  it("[leg.timing.own-order] A player cannot resolve an effect of the other side, or decline a mandatory effect", () => {
    const state = waiting(pending(0, true), pending(1, true));
    expect([0, 1, 2].map((one) => why(state, effect(one)))).toEqual([
      "done",
      "leg.timing.own-order effect-of-the-other-side",
      "leg.timing.own-order no-such-effect",
    ]);
    expect(why(waiting(pending(0, false), pending(0, true)), { type: "pass" })).toBe(
      "leg.timing.own-order effects-must-happen",
    );
    expect(why(state, { type: "done" })).toBe("leg.timing.own-order not-asked");
  });

  it("[leg.timing.own-order] A player who asks why no effect is offered learns that none of their effects is waiting", () => {
    const kept = engine.whyNotAsked(waiting(pending(0, true)), "player-2", "effects");
    expect(kept?.code).toBe("no-effects-of-yours");
  });
});

describe("why an action is not performed", () => {
  const performing = (units: readonly Fielding[]): State =>
    scene({ armies: [units, [REBELS]], frames: [PHASE, acting(0)] });
  const perform = (subject: string): Action => ({ type: "perform", subject });

  it("[leg.withdraw.definition] A unit not in melee cannot withdraw, [leg.actions.standby-types] and repulsor vehicles cannot take standby", () => {
    expect(why(performing([STORM]), perform("withdraw"))).toBe("leg.withdraw.definition not-engaged");
    expect(why(performing([BIKES]), perform("standby"))).toBe("leg.actions.standby-types never-stands-by");
  });

  it("[leg.tokens.ion-poison-immobilize-shield] A move of an immobilized unit is refused with that reason", () => {
    const held = { ...STORM, tokens: { immobilize: 3 } };
    expect(why(performing([held]), perform("move"))).toBe("leg.tokens.ion-poison-immobilize-shield immobilized");
  });

  it("[leg.kw.observe-x.gain] The refusal of an action without a possible target lists the reason for each unit", () => {
    const state = performing([{ unit: "arf-troopers", at: [300, 300] }]);
    expect(engine.why(state, perform("observe"))).toMatchObject({
      rule: "leg.actions.card-action",
      code: "nobody-for-action",
      params: { enemies: [{ code: "unit-out-of-range", params: { unit: "p2.0", from: "p1.0", range: 3 } }] },
    });
  });
});

describe("why the move or the attack of a unit is not asked", () => {
  it("[leg.standby.effect] A standby token that allows only one free action performs it without a further question", () => {
    const watching: Fielding = { unit: "rebel-troopers", at: [600, 620], tokens: { standby: 1, immobilize: 3 } };
    const state = scene({ armies: [[STORM], [watching]], frames: [PHASE, acting(0)] });
    const asked = settled(playOut(state, [{ type: "perform", subject: "aim" }]).state).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "standby", seat: "player-2" });
    const after = playOut(asked, [{ type: "choose-unit", subject: "p2.0" }]);
    expect(engine.decision(after.state)).toMatchObject({ kind: "attack", seat: "player-2" });
    expect(engine.whyNotAsked(after.state, "player-1", "attack")).toEqual({
      rule: "leg.pool.one-weapon-each",
      code: "other-side-does",
      params: { unit: "p2.0" },
    });
  });
});
