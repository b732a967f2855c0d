import { describe as describeText } from "@sw/legion-core/text";
import { describe, expect, it } from "vitest";
import type { GameFrame } from "../../src/state/frames.ts";
import type { FrameOf } from "../../src/state/kinds.ts";
import type { State } from "../../src/state/state.ts";
import { PHASE } from "../helpers/activations.ts";
import { engine, type Fielding, type SceneOptions, scene } from "../helpers/scene.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

/** Troopers in the middle, a friend close by, one far away, and a vehicle close by. */
const STORM: Fielding = { unit: "stormtroopers", at: [600, 450] };
const NEAR: Fielding = { unit: "snowtroopers", at: [600, 560] };
const FAR: Fielding = { unit: "snowtroopers", at: [1500, 800] };
const BIKES: Fielding = { unit: "74-z-speeder-bikes", at: [600, 330] };
const VADER: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [500, 450] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [800, 450] };
const OTHERS: Fielding = { unit: "rebel-troopers", at: [800, 560] };

/** The first unit of the first army has units chosen for a keyword or an upgrade. */
function choosing(
  source: string,
  mine: readonly Fielding[],
  theirs: readonly Fielding[] = [REBELS],
  more: Partial<SceneOptions> & { readonly chosen?: readonly number[] } = {},
): State {
  const { chosen = [], ...options } = more;
  const frame: GameFrame = { kind: "choice", source, unit: 0, value: 2, chosen: [...chosen] };
  return scene({ armies: [mine, theirs], frames: [PHASE, frame], ...options });
}

/** Why a unit is not chosen, as `rule code`; `chosen` if it may be. */
function why(state: State, subject: string): string {
  const against = engine.why(state, { type: "choose-unit", subject });
  return against === undefined ? "chosen" : `${against.rule} ${against.code}`;
}

/** The same in words, of both languages. */
function told(state: State, subject: string): readonly string[] {
  const violation = engine.why(state, { type: "choose-unit", subject });
  return violation === undefined
    ? []
    : (["en", "es"] as const).map((locale) => describeText({ violation }, { locale }));
}

describe("why a unit cannot be chosen", () => {
  it("[leg.kw.inspire-x] Inspire refuses the unit itself, one out of range and one without suppression, each with its reason", () => {
    const token = { tokens: { suppression: 1 } } as const;
    const state = choosing("inspire", [STORM, NEAR, { ...FAR, ...token }, { ...BIKES, ...token }, VADER]);
    expect(["p1.0", "p1.1", "p1.2", "p1.3", "p1.4", "p2.0", "p1.8"].map((unit) => why(state, unit))).toEqual([
      "leg.kw.inspire-x unit-itself",
      "leg.kw.inspire-x unit-without-token",
      "leg.kw.inspire-x unit-out-of-range",
      "chosen",
      "leg.kw.inspire-x unit-without-token",
      "leg.kw.inspire-x unit-of-the-other-side",
      "leg.kw.inspire-x unknown-unit",
    ]);
    expect(told(state, "p1.2")).toEqual([
      "P1.2 is not at range 2 of p1.0 (leg.kw.inspire-x).",
      "P1.2 no está a alcance 2 de p1.0 (leg.kw.inspire-x).",
    ]);
  });

  it("[leg.kw.inspire-x] Inspire refuses a unit whose last token is already chosen, and another kind of action", () => {
    const state = choosing("inspire", [STORM, { ...NEAR, tokens: { suppression: 1 } }], [REBELS], { chosen: [1] });
    expect(why(state, "p1.1")).toBe("leg.kw.inspire-x picked-already");
    expect(engine.why(state, { type: "order", subject: "p1.1" })).toEqual({
      rule: "leg.kw.inspire-x",
      code: "not-asked",
      params: { type: "order", takes: ["choose-unit", "done"] },
    });
  });

  it("[leg.kw.observe-x.gain] Observe refuses an enemy out of sight, one out of range and a friend, each with its reason", () => {
    const wall = piece("wall", rectangle(700, 460, 10, 300), 300);
    const seen = { ...REBELS, at: [800, 330] } as const;
    const away = { ...REBELS, at: [1700, 450] } as const;
    const state = choosing("observe", [STORM, NEAR], [seen, OTHERS, away], { table: { terrain: [wall] } });
    expect(["p2.0", "p2.1", "p2.2", "p1.1"].map((unit) => why(state, unit))).toEqual([
      "chosen",
      "leg.kw.observe-x.gain unit-out-of-sight",
      "leg.kw.observe-x.gain unit-out-of-range",
      "leg.kw.observe-x.gain unit-of-the-other-side",
    ]);
  });

  it("[leg.kw.calculate-odds] Calculate Odds refuses a vehicle, and [leg.kw.demoralize-x] Demoralize an enemy that cannot be suppressed", () => {
    expect(why(choosing("calculate-odds", [STORM, NEAR, BIKES]), "p1.2")).toBe("leg.kw.calculate-odds unit-no-trooper");
    const state = choosing("demoralize", [STORM], [REBELS, { unit: "at-rt-rebel-alliance", at: [600, 600] }]);
    expect(["p2.0", "p2.1"].map((unit) => why(state, unit))).toEqual(["chosen", "leg.kw.demoralize-x unit-no-trooper"]);
  });

  it("[leg.kw.bounty.mark] Bounty can mark only commanders and operatives, and the refusal names these ranks", () => {
    const luke = { unit: "luke-skywalker-hero-of-the-rebellion", at: [800, 300] } as const;
    const leia = { unit: "leia-organa-fearless-and-inventive", at: [800, 700] } as const;
    const state = choosing("bounty", [STORM], [REBELS, luke, leia]);
    expect(why(state, "p2.1")).toBe("chosen");
    expect(told(state, "p2.0")).toEqual([
      "P2.0 is of the wrong kind. Only units of this kind can be chosen: commander or operative (leg.kw.bounty.mark).",
      "P2.0 no es del tipo adecuado. Solo pueden elegirse unidades de este tipo: Comandante o Agente (leg.kw.bounty.mark).",
    ]);
  });

  it("[leg.kw.scouting-party-x] Scouting Party refuses units that already have Scout, and mercenaries, which are not of the faction", () => {
    const scouts = { unit: "scout-troopers", at: [500, 600] } as const;
    const boba = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 600] } as const;
    const state = choosing("scouting-party", [STORM, NEAR, scouts, boba, BIKES]);
    expect(["p1.0", "p1.1", "p1.2", "p1.3", "p1.4"].map((unit) => why(state, unit).split(" ")[1] ?? "chosen")).toEqual([
      "unit-itself",
      "chosen",
      "unit-with-keyword",
      "of-no-common-kind",
      "unit-no-trooper",
    ]);
  });

  it("[leg.kw.disciplined-x] Disciplined affects only its own unit, and refuses its friends", () => {
    const state = choosing("disciplined", [{ ...STORM, tokens: { suppression: 2 } }, NEAR]);
    expect(["p1.0", "p1.1"].map((unit) => why(state, unit))).toEqual([
      "chosen",
      "leg.kw.disciplined-x for-another-alone",
    ]);
  });

  it("[leg.upgrade.force-measure] Force Choke refuses a commander and an undeployed unit", () => {
    const luke = { unit: "luke-skywalker-hero-of-the-rebellion", at: [620, 500] } as const;
    const state = choosing(
      "force-choke",
      [VADER],
      [{ ...REBELS, at: [560, 480] }, luke, { ...REBELS, at: null }, OTHERS],
    );
    expect(["p2.0", "p2.1", "p2.2", "p2.3"].map((unit) => why(state, unit))).toEqual([
      "chosen",
      "leg.upgrade.force-measure unit-of-the-rank",
      "leg.upgrade.force-measure unit-not-deployed",
      "leg.upgrade.force-measure unit-out-of-range",
    ]);
  });

  it("[leg.command.one-order-per-round] A keyword that issues orders refuses a unit that was ordered, has a token, or has no token of its rank left", () => {
    const own = { orderPool: { commander: 0, operative: 0, corps: 1, "special-forces": 0, support: 0, heavy: 0 } };
    const state = choosing(
      "direct",
      [
        { unit: "general-veers-master-tactician", at: [600, 450] },
        { ...NEAR, state: { ordered: true } },
        { ...STORM, at: [500, 560], state: { order: "facedown" } },
        BIKES,
        { ...STORM, at: [700, 560] },
      ],
      [REBELS],
      { players: [own, {}] },
    );
    expect(["p1.1", "p1.2", "p1.3"].map((unit) => why(state, unit))).toEqual([
      "leg.command.one-order-per-round ordered-already",
      "leg.command.one-order-per-round has-an-order-token",
      "leg.command.other-sources no-order-token-left",
    ]);
  });
});

describe("why a unit cannot be healed", () => {
  const WOUNDED = { ...NEAR, state: { fallen: [] } } as const;

  /** The first unit heals by Treat, or does so to a unit of its army. */
  function healing(units: readonly Fielding[], frame: Partial<FrameOf<"heal">> = {}): State {
    const heal: GameFrame = { ...HEAL, ...frame };
    return scene({ armies: [units, [REBELS]], frames: [PHASE, heal] });
  }
  const HEAL: FrameOf<"heal"> = {
    kind: "heal",
    source: "treat",
    unit: 0,
    card: null,
    patient: null,
    left: 1,
    how: null,
    taken: [],
    from: 0,
  };

  it("[leg.kw.treat-x.use] Treat refuses a vehicle, droids and distant units, each with its reason", () => {
    const droids = { unit: "b1-battle-droids", at: [500, 330] } as const;
    const state = healing([STORM, WOUNDED, BIKES, FAR, droids]);
    expect(["p1.1", "p1.2", "p1.3", "p1.4", "p2.0"].map((unit) => why(state, unit))).toEqual([
      "chosen",
      "leg.kw.treat-x.use unit-no-trooper",
      "leg.kw.treat-x.use unit-out-of-range",
      "leg.kw.treat-x.use unit-of-droids",
      "leg.kw.treat-x.use unit-of-the-other-side",
    ]);
  });

  it("[leg.kw.repair-x.use] Repair refuses troopers that are not droids", () => {
    const state = healing([STORM, NEAR, BIKES], { source: "repair" });
    expect(["p1.1", "p1.2"].map((unit) => why(state, unit))).toEqual(["leg.kw.repair-x.use unit-no-machine", "chosen"]);
  });

  it("[leg.kw.restore] A standing miniature, one defeated in an earlier round and one of another unit cannot be restored, each with its reason", () => {
    const base = healing([STORM, NEAR]);
    const patient = base.units[1];
    if (patient === undefined) throw new Error("no patient");
    const miniatures = patient.miniatures.map((one, place) =>
      place === 1 || place === 2 ? { ...one, status: "defeated" as const } : one,
    );
    const units = base.units.map((one, place) => (place === 1 ? { ...one, miniatures, fallen: [1] } : one));
    const frames: GameFrame[] = [PHASE, { ...HEAL, patient: 1 }];
    const state = { ...base, units, frames };
    const code = (subject: string, type: "restore" | "heal" = "restore"): string | undefined =>
      engine.why(state, { type, subject })?.code;
    expect([code("p1.1.1"), code("p1.1.2"), code("p1.1.3"), code("p1.0.1")]).toEqual([
      undefined,
      "fell-in-an-earlier-round",
      "miniature-stands",
      "not-of-the-unit",
    ]);
    expect(code("poison", "heal")).toBe("nothing-to-take-off");
    const taking: State = { ...state, frames: [PHASE, { ...HEAL, patient: 1, how: "remove" }] };
    expect(engine.why(taking, { type: "restore", subject: "p1.1.1" })?.code).toBe("heals-instead");
    const restoring: State = { ...state, frames: [PHASE, { ...HEAL, patient: 1, how: "restore" }] };
    expect(engine.why(restoring, { type: "heal", subject: "poison" })?.code).toBe("restores-instead");
  });

  it("[leg.kw.treat-x.use] The opponent is not asked which unit to heal", () => {
    const kept = engine.whyNotAsked(healing([STORM, NEAR]), "player-2", "heal");
    expect(kept).toEqual({ rule: "leg.kw.treat-x.use", code: "other-side-does", params: { unit: "p1.0" } });
  });
});

describe("why wounds, the lead and courage go elsewhere", () => {
  const wounding: GameFrame = {
    kind: "wounds",
    unit: 1,
    left: 1,
    by: null,
    because: { rule: "leg.compare.wounds", cause: null },
  };

  it("[leg.wounds.leader-last] The leader is wounded last, and [leg.wounds.assign] defeated miniatures and those of other units cannot be wounded", () => {
    const base = scene({ armies: [[STORM], [REBELS]], frames: [PHASE, wounding] });
    const [one, other] = base.units;
    if (one === undefined || other === undefined) throw new Error("no units");
    const miniatures = other.miniatures.map((mini, place) =>
      place === 3 ? { ...mini, status: "defeated" as const } : mini,
    );
    const state = { ...base, units: [one, { ...other, miniatures }] };
    const why = (subject: string): string => {
      const against = engine.why(state, { type: "wound", subject });
      return against === undefined ? "wounded" : `${against.rule} ${against.code}`;
    };
    expect(["p2.0.1", `p2.0.${other.leader}`, "p2.0.3", "p1.0.1"].map(why)).toEqual([
      "wounded",
      "leg.wounds.leader-last leader-wounded-last",
      "leg.wounds.assign miniature-defeated",
      "leg.wounds.assign not-of-the-unit",
    ]);
  });

  it("[leg.wounds.new-leader] A defeated miniature or one of another unit cannot become the leader", () => {
    const base = scene({ armies: [[STORM], [REBELS]], frames: [PHASE, { kind: "leader", unit: 0 }] });
    const [one, other] = base.units;
    if (one === undefined || other === undefined) throw new Error("no units");
    const miniatures = one.miniatures.map((mini, place) =>
      place === 0 ? { ...mini, status: "defeated" as const } : mini,
    );
    const state = { ...base, units: [{ ...one, miniatures }, other] };
    const code = (subject: string): string | undefined => engine.why(state, { type: "lead", subject })?.code;
    expect([code("p1.0.1"), code("p1.0.0"), code("p2.0.1")]).toEqual([
      undefined,
      "miniature-defeated",
      "not-of-the-unit",
    ]);
  });

  it("[leg.panic.commander-courage] A panicking unit cannot use courage that is too far away or too low, or of a unit that lends none", () => {
    const frame: GameFrame = {
      kind: "activation",
      unit: 0,
      stage: "panic",
      actions: 2,
      done: [],
      marks: [],
      panicked: false,
      drawn: false,
    };
    const near = [600, 300] as const;
    const lending = (suppression: number, at: readonly [x: number, y: number]): readonly string[] => {
      const veers = { unit: "general-veers-master-tactician", at } as const;
      const mine = [{ ...STORM, tokens: { suppression } }, NEAR, veers];
      const state = scene({ armies: [mine, [REBELS]], frames: [PHASE, frame] });
      return ["p1.0", "p1.1", "p1.2"].map((unit) => why(state, unit).split(" ")[1] ?? "chosen");
    };
    expect(lending(4, near)).toEqual(["unit-itself", "lends-no-courage", "courage-too-low"]);
    expect(lending(3, [1500, 800])).toEqual(["unit-itself", "lends-no-courage", "unit-out-of-range"]);
    expect(lending(3, near)).toEqual(["unit-itself", "lends-no-courage", "chosen"]);
  });
});

describe("why a command card cannot be chosen", () => {
  it("[leg.command.unit-cards-need-unit] A refused command card states which unit is missing, or that the card is not in the hand", () => {
    const state = scene({
      armies: [[VADER, STORM], [REBELS]],
      frames: [{ kind: "command", stage: "choose", turn: 0 }],
      hands: [["imperial-discipline", "ambush"], []],
      state: { phase: "command" },
    });
    const code = (subject: string): string | undefined => engine.why(state, { type: "choose-command", subject })?.code;
    expect([code("ambush"), code("imperial-discipline"), code("push"), code("nothing")]).toEqual([
      undefined,
      "card-without-its-unit",
      "command-card-not-in-hand",
      "no-such-command-card",
    ]);
  });
});
