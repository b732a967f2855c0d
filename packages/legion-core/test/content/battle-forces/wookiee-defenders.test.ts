import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { State } from "../../../src/state/state.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, DONE, declare, faces, moving, PASS, wound } from "../../helpers/actions.ts";
import { acting } from "../../helpers/activations.ts";
import { movesOf, standing } from "../../helpers/moves.ts";
import { eventsOf } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";

describe("Wookiee Defenders", () => {
  const FORCE = "wookiee-defenders";

  const WOOKIEES: Fielding = { unit: "wookiee-warriors-noble-fighters", at: [300, 550] };

  const SHOOTERS: Fielding = { unit: "snowtroopers", at: [300, 300], upgrades: ["t-7-ion-snowtrooper"] };

  const REST: Fielding = { unit: "rebel-troopers", at: [1600, 800] };

  /** The second army is that of the force. */
  const begun = (theirs: Fielding, force = FORCE, [attackers, others] = [SHOOTERS, REST]): State => {
    const state = scene({
      armies: [
        [attackers, { ...REST, at: [1600, 100] }],
        [theirs, others],
      ],
      frames: [acting(0)],
    });
    const [one, other] = state.config.armies;
    const led = { ...other, faction: "galactic-republic" as const, battleForce: force };
    return { ...state, config: { ...state.config, armies: [one, led] } };
  };

  /** Three dice hit the second army's first unit, of which these many wounds are not saved. */
  const shot = (state: State, unsaved: number): State => {
    const attacking = done(state, (work) => startAttack(work, 0, "attack", 2)).state;
    const defense = [...faces(unsaved, "blank"), ...faces(3 - unsaved, "block")];
    return playOut(attacking, [add(4, 2), DONE], ["hit", "hit", "hit", ...defense]).state;
  };

  const moves = (state: State): boolean =>
    engine.decision(state)?.kind === "move" && nearest(state, "move")?.unit === 2;

  const FALL = wound("p2.0.1");

  it("[leg.battle-force.own-rules] Wookiee troopers that lose miniatures in an attack may move at speed 1 after it", () => {
    const asked = playOut(shot(begun(WOOKIEES), 3), [FALL]).state;
    expect(engine.decision(asked)).toMatchObject({
      kind: "move",
      seat: "player-2",
      context: { unit: "p2.0", optional: true },
    });
    expect(nearest(asked, "attack")).toBeUndefined();
    expect(nearest(asked, "move")).toMatchObject({ reason: "effect", terms: { speed: 1 } });
    const tools = movesOf(asked).flatMap((move) => ("tool" in move ? [move.tool.speed] : []));
    expect([...new Set(tools)]).toEqual([1]);
    const [first] = movesOf(asked);
    if (first === undefined) throw new Error("nowhere to move");
    expect(eventsOf(playOut(asked, [moving(first)]), "unit-moved").map(({ unit }) => unit)).toEqual(["p2.0"]);
    expect(moves(playOut(asked, [PASS]).state)).toBe(false);
  });

  it("[leg.battle-force.own-rules] Wookiees are not offered the move for wounds without a lost miniature, for losses of other units or without the battle force", () => {
    expect(moves(playOut(shot(begun(WOOKIEES), 2), [FALL]).state)).toBe(false);
    expect(moves(playOut(shot(begun(WOOKIEES, "212th-attack-battalion"), 3), [FALL]).state)).toBe(false);
    const clones: Fielding = { unit: "clone-trooper-infantry", at: [300, 550] };
    expect(moves(playOut(shot(begun(clones), 1), [FALL]).state)).toBe(false);
    const lone: Fielding = { ...WOOKIEES, state: standing([[300, 550]]) };
    const gone = shot(begun(lone), 3);
    expect(gone.units[2]?.miniatures.map(({ status }) => status)).toEqual(["defeated"]);
    expect(moves(gone)).toBe(false);
  });

  it("[leg.battle-force.own-rules] Wookiees are offered the move only for their first loss of a round, even if they decline it", () => {
    const stayed = playOut(shot(begun(WOOKIEES), 3), [FALL, PASS]).state;
    expect(stayed.ongoing).toMatchObject([{ unit: 2, keyword: FORCE, until: "round" }]);
    const again = done(stayed, (work) => dealWounds(work, 2, 3, { rule: "leg.wounds.assign", cause: null })).state;
    expect(again.units[2]?.miniatures.filter(({ status }) => status === "standing")).toHaveLength(1);
    expect(moves(again)).toBe(false);
  });

  it("[leg.battle-force.own-rules] If two Wookiee units lose miniatures in one attack, the unit that lost them first is asked first", () => {
    const walker: Fielding = { unit: "at-st", upgrades: ["at-st-mortar-launcher"], at: [300, 300] };
    const state = begun({ ...WOOKIEES, at: [900, 300] }, FORCE, [walker, { ...WOOKIEES, at: [900, 450] }]);
    const attack = done(state, (work) => startAttack(work, 0, "attack")).state;
    const formed = playOut(attack, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]).state;
    const hits = [...faces(3, "hit"), ...faces(3, "blank")];
    const saves = faces(3, "blank");
    for (const [first, second, dice] of [
      [0, 1, [...hits, ...saves, ...faces(3, "hit"), ...saves]],
      [1, 0, [...faces(3, "hit"), ...saves, ...hits, ...saves]],
    ] as const) {
      const falls = [{ type: "resolve", subject: first }, wound(`p2.${first}.1`), wound(`p2.${second}.1`)] as const;
      const asked = playOut(formed, falls, dice).state;
      expect(engine.decision(asked)).toMatchObject({ kind: "move", context: { unit: `p2.${first}` } });
      const next = playOut(asked, [PASS]).state;
      expect(engine.decision(next)).toMatchObject({ kind: "move", context: { unit: `p2.${second}` } });
    }
  });

  it("[leg.battle-force.own-rules] A loss outside attacks also lets Wookiees move, once all wounds are dealt", () => {
    const hurt = done(begun(WOOKIEES), (work) =>
      dealWounds(work, 2, 4, { rule: "leg.wounds.assign", cause: null }),
    ).state;
    expect(moves(hurt)).toBe(false);
    const lost = playOut(hurt, [FALL]).state;
    expect(moves(lost)).toBe(true);
    expect(lost.units[2]?.miniatures.map(({ wounds }) => wounds)).toEqual([0, 3, 1]);
    const less = done(begun(WOOKIEES), (work) =>
      dealWounds(work, 2, 2, { rule: "leg.wounds.assign", cause: null }),
    ).state;
    expect(moves(playOut(less, [FALL]).state)).toBe(false);
  });
});
