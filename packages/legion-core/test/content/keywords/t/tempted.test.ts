import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { startAttack } from "../../../../src/rounds/performing.ts";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { add, choose, DONE, faces, PASS } from "../../../helpers/actions.ts";
import { acting } from "../../../helpers/activations.ts";
import { movesOf, standing } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Tempted", () => {
  const ANAKIN: Fielding = { unit: "anakin-skywalker-the-chosen-one", at: [420, 300] };

  const SHOOTERS: Fielding = { unit: "snowtroopers", at: [300, 300], upgrades: ["t-7-ion-snowtrooper"] };

  const alone = (unit: string, x = 300): Fielding => ({ unit, state: standing([[x, 500]]) });

  const VICTIM = alone("rebel-veterans");

  const REST: Fielding = { unit: "rebel-troopers", at: [1600, 800] };

  const USE = { type: "effect", subject: 0 } as const;

  /** The first unit attacks the first of these, whose defense dice all show this face. */
  const shot = (theirs: readonly Fielding[], defense = "blank", more: Partial<State> = {}) => {
    const armies = [
      [SHOOTERS, { unit: "stormtroopers", at: [1600, 100] }],
      [...theirs, REST],
    ] as const;
    const start = scene({ armies, frames: [acting(0)], state: more });
    const { state } = done(start, (work) => startAttack(work, 0, "attack", 2));
    return playOut(state, [add(4, 2), DONE], ["hit", "hit", "hit", ...faces(3, defense)]);
  };

  const isAsked = ({ state }: { readonly state: State }): boolean => {
    const decision = engine.decision(state);
    return decision?.kind === "effects" && decision.seat === "player-2";
  };

  /** A unit with a ranged weapon that has the keyword, second of its side, so that it is the fourth of all. */
  const RANGER: Fielding = { unit: "rebel-troopers", at: [420, 400] };

  const tempted = (unit = 3) => ({ unit, keyword: "tempted", value: 1, until: "game" }) as const;

  const asked = (more: Partial<State> = {}): State =>
    playOut(shot([VICTIM, RANGER], "blank", { ongoing: [tempted()], ...more }).state, [USE]).state;

  it("[leg.kw.tempted] A unit with Tempted may make a free attack action or a move after an attack that defeats a friend", () => {
    const fallen = shot([VICTIM, RANGER], "blank", { ongoing: [tempted()] });
    expect(eventsOf(fallen, "unit-defeated").map(({ unit }) => unit)).toEqual(["p2.0"]);
    expect(engine.decision(fallen.state)).toMatchObject({ kind: "effects", context: { moment: "after-attack" } });
    expect(offered(fallen.state)).toEqual(["effect 0", "pass"]);
    const choice = asked();
    expect(engine.decision(choice)).toMatchObject({ kind: "mission", rule: "leg.kw.tempted", seat: "player-2" });
    expect(offered(choice)).toEqual(["choose-option tempted-attack", "choose-option tempted-move"]);
    const attack = playOut(choice, [choose("tempted-attack")]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([
      { unit: "p2.1", action: "attack", free: true, rule: "leg.kw.tempted", cause: "tempted" },
    ]);
    expect(nearest(attack.state, "attack")).toMatchObject({ attacker: 3, only: null, with: null });
  });

  it("[leg.kw.tempted] The move of Tempted has speed 2 whatever the unit's own speed, and ignores difficult terrain", () => {
    const moving = playOut(asked(), [choose("tempted-move")]).state;
    expect(nearest(moving, "move")).toMatchObject({ unit: 3, reason: "effect", terms: { speed: 2, unhindered: true } });
    const longest = movesOf(moving).flatMap((move) => ("tool" in move ? [move.tool.speed] : []));
    expect(Math.max(...longest)).toBe(2);
    const held = shot([VICTIM, ANAKIN]);
    expect(nearest(playOut(held.state, [USE]).state, "move")?.unit).toBe(3);
  });

  it("[leg.kw.tempted] Tempted can be used once per round", () => {
    const used = asked();
    expect(used.ongoing).toContainEqual({ unit: 3, keyword: "tempted", value: -1, until: "round" });
    expect(keywordsOf({ box, state: used }, 3)).not.toHaveProperty("tempted");
    const passed = playOut(shot([VICTIM, ANAKIN]).state, [PASS]).state;
    expect(keywordsOf({ box, state: passed }, 3)).toHaveProperty("tempted");
  });

  it("[leg.kw.tempted] Tempted is not offered if the friend survives, the attacker is far away or an enemy is defeated", () => {
    expect(isAsked(shot([VICTIM, ANAKIN]))).toBe(true);
    expect(isAsked(shot([VICTIM, ANAKIN], "block"))).toBe(false);
    expect(isAsked(shot([VICTIM, { ...ANAKIN, at: [1500, 300] }]))).toBe(false);
    // From the shooter who stands 30 mm towards him to the edge of his base.
    expect(isAsked(shot([VICTIM, { ...ANAKIN, at: [807, 300] }]))).toBe(true);
    expect(isAsked(shot([VICTIM, { ...ANAKIN, at: [808, 300] }]))).toBe(false);
    const own = shot([VICTIM, REST], "blank", { ongoing: [tempted(0), tempted(1)] });
    expect(engine.decision(own.state)?.kind).not.toBe("effects");
    const over = {
      kind: "attack",
      attacker: 0,
      stage: "resolve",
      reason: "attack",
      only: null,
      with: null,
      pools: [],
    } as const;
    const ended = (felled: readonly number[]) => {
      const frames = [acting(0), { ...over, felled }];
      return done(
        scene({
          armies: [
            [SHOOTERS, REST],
            [ANAKIN, REST],
          ],
          frames,
        }),
        () => undefined,
      );
    };
    expect([isAsked(ended([3])), isAsked(ended([1])), isAsked(ended([]))]).toEqual([true, false, false]);
  });

  it("[leg.kw.tempted] Tempted is offered when a friend that used Guardian is defeated", () => {
    const guard: Fielding = { unit: "chewbacca-walking-carpet", at: [360, 500] };
    const frail = (state: State): State => ({
      ...state,
      units: state.units.map((unit, place) =>
        place === 4 ? { ...unit, miniatures: unit.miniatures.map((one) => ({ ...one, wounds: 8 })) } : unit,
      ),
    });
    const armies = [[SHOOTERS], [{ unit: "rebel-veterans", at: [300, 500] }, ANAKIN, guard, REST]] as const;
    const start = frail(scene({ armies: [[SHOOTERS, REST], armies[1]], frames: [acting(0)] }));
    const { state } = done(start, (work) => startAttack(work, 0, "attack", 2));
    const hit = playOut(
      state,
      [add(4, 2), DONE, choose("guardian p2.2")],
      ["hit", "critical", "blank", "blank", "block"],
    ).state;
    expect(nearest(hit, "attack")?.felled).toEqual([4]);
  });

  it("[leg.kw.tempted] In its own activation a unit may attack with Tempted only if it has an attack action left", () => {
    const armies = [[SHOOTERS], [VICTIM, RANGER, REST]] as const;
    const shotAt = (attacks: readonly string[]): readonly string[] => {
      const frames = [acting(2, { done: attacks })];
      const start = scene({ armies, frames, state: { ongoing: [tempted(2)] } });
      const { state } = done(start, (work) => startAttack(work, 0, "standby", 1));
      const fallen = playOut(state, [add(4, 2), DONE], ["hit", "hit", "hit", ...faces(3, "blank")]).state;
      const next = playOut(fallen, [USE]).state;
      return engine.decision(next)?.kind === "move" ? ["tempted-move"] : offered(next);
    };
    expect(shotAt([])).toEqual(["choose-option tempted-attack", "choose-option tempted-move"]);
    expect(shotAt(["attack"])).toEqual(["tempted-move"]);
  });
});
