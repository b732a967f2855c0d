import { describe, expect, it } from "vitest";
import { moveFrame } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { ActivationFrame, MoveFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, HERE, PASS, THERE, weapons } from "../../attack/on-table/scenes.ts";
import { box, done, eventsOf, type Fielding, keys, play, scene } from "../../helpers.ts";

const ACTIVE: ActivationFrame = {
  kind: "activation",
  unit: 0,
  step: "actions",
  actions: 1,
  done: ["move"],
  marks: [],
  panicked: false,
  drawn: false,
};
const MOVED: MoveFrame = { ...moveFrame(0, "action"), step: "over", made: "standard" };

/** The first unit has just finished a move action. */
function moved(
  mine: Fielding,
  theirs: readonly Fielding[],
  frame: Partial<MoveFrame> = {},
  active: Partial<ActivationFrame> = {},
): State {
  const frames = [
    { ...ACTIVE, ...active },
    { ...MOVED, ...frame },
  ];
  const start = scene({ armies: [[mine], theirs], frames });
  return done(start, (work) => atMoment(work, "after-move-action", 0)).state;
}

const topKind = ({ frames }: State): string | undefined => frames[frames.length - 1]?.kind;

describe("Charge", () => {
  const RIOT = { unit: "stormtrooper-riot-squad", at: HERE } as const;
  const REBELS = { unit: "rebel-troopers", at: [300, 357] } as const;
  const OTHERS = { unit: "rebel-troopers", at: [700, 400] } as const;

  it("[leg.kw.charge.trigger] [leg.kw.charge.limits] after a move action that starts a melee: a free attack on that unit, with melee weapons", () => {
    const state = moved(RIOT, [REBELS, OTHERS], { charged: 1 });
    expect(keys(state)).toEqual(["effect 0", "pass"]);
    const attack = play(state, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "charge" }]);
    expect(weapons(attack.state)).toEqual([0, 1, 2, 3].map((place) => `p1.0.${place} 0 melee`));
    expect(topKind(play(state, [PASS]).state)).not.toBe("attack");
  });

  it("[leg.kw.charge.limits] of two enemies in contact only the one that was charged", () => {
    const beside = { unit: "rebel-troopers", at: [300, 243] } as const;
    const state = moved(RIOT, [REBELS, beside], { charged: 2 });
    const attack = play(state, [{ type: "effect", subject: 0 }]).state;
    expect(attack.frames.find(({ kind }) => kind === "attack")).toMatchObject({ pools: [{ defender: 2 }] });
    expect(keys(play(attack, [add(0, 0, "melee")]).state)).not.toContain("declare p2.0");
  });

  it("[leg.kw.charge.trigger] not without a melee begun", () => {
    expect(topKind(moved(RIOT, [{ ...REBELS, at: THERE }]))).not.toBe("effects");
  });

  it("[leg.kw.charge.one-attack-action] [leg.attack.one-attack-action] not for a unit that has attacked, nor outside its activation", () => {
    expect(topKind(moved(RIOT, [REBELS], { charged: 1 }, { done: ["attack", "move"] }))).not.toBe("effects");
    expect(topKind(moved(RIOT, [REBELS], { charged: 1 }, { unit: 1 }))).not.toBe("effects");
  });
});

describe("Relentless", () => {
  const VADER = { unit: "darth-vader-the-emperors-apprentice", at: HERE } as const;
  const REBELS = { unit: "rebel-troopers", at: [300, 430] } as const;

  it("[leg.kw.relentless] [leg.actions.free-action-window] a free attack after a move action, once for the activation", () => {
    const state = moved(VADER, [REBELS, { ...REBELS, at: [450, 430] }]);
    expect(keys(state)).toEqual(["effect 0", "pass"]);
    const attack = play(state, [{ type: "effect", subject: 0 }]);
    expect(keys(attack.state)).toEqual(["declare p2.0", "declare p2.1"]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "relentless" }]);
    expect(topKind(moved(VADER, [REBELS], {}, { done: ["attack"] }))).not.toBe("effects");
    expect(topKind(moved(VADER, [{ ...REBELS, at: [1500, 700] }]))).not.toBe("effects");
  });

  it("[leg.type.creature-attack-and-withdraw] [leg.withdraw.no-attack] creatures attack freely after they withdrew, others do not", () => {
    const tauntauns = { unit: "tauntaun-riders", at: HERE } as const;
    const withdrawn = [{ reason: "withdraw" }, { done: ["withdraw"] }] as const;
    expect(keys(moved(tauntauns, [REBELS], ...withdrawn))).toEqual(["effect 0", "pass"]);
    expect(topKind(moved(VADER, [REBELS], ...withdrawn))).not.toBe("effects");
    expect(topKind(moved(tauntauns, [REBELS], {}, { done: ["standby", "move"] }))).not.toBe("effects");
  });
});

describe("Detachment", () => {
  it("[leg.kw.detachment.deploy] a detachment deploys as the unit it belongs to: it takes over Infiltrate and Prepared Position", () => {
    const team = { unit: "scout-troopers-strike-team", at: null } as const;
    const army = (parent: string) =>
      scene({ armies: [[team, { unit: parent, at: null }], []], state: { phase: "setup" } });
    const gained = (start: State) => {
      const { state } = done(start, (work) => atMoment(work, "setup-effects", null));
      return Object.keys(keywordsOf({ box, state }, 0)).filter((id) => id === "infiltrate");
    };
    const infiltrating = { unit: 1, keyword: "infiltrate", value: 1, until: "game" } as const;
    expect(gained({ ...army("scout-troopers"), ongoing: [infiltrating] })).toEqual(["infiltrate"]);
    expect(gained(army("scout-troopers"))).toEqual([]);
    expect(gained({ ...army("stormtroopers"), ongoing: [infiltrating] })).toEqual([]);
  });
});
