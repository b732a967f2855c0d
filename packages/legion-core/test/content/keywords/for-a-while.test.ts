import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { PASS, perform } from "../../helpers/actions.ts";
import { acting, having, PHASE, WAITING } from "../../helpers/activations.ts";
import { HERE, THERE } from "../../helpers/attacks.ts";
import { onMission } from "../../helpers/moves.ts";
import { Attack } from "../../helpers/pools.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, command, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const USE: Action = { type: "effect", subject: 0 };

/** The highest speed of a move action of the first unit now. */
const speed = (state: State): number => allowanceOf({ box, state }, moveFrame(0, "action")).speed;

/** The first unit begins its activation. */
function begins(mine: readonly Fielding[], theirs: readonly Fielding[] = WAITING): State {
  return settled(onMission(scene({ armies: [mine, theirs], frames: [PHASE, acting(0, { stage: "start" })] }))).state;
}

describe("Attack Run", () => {
  const GNASP: Fielding = { unit: "raddaugh-gnasp-fluttercraft-attack-craft", at: HERE };
  const choice = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.kw.attack-run] A unit with Attack Run may change its highest speed by 1 for its activation when that starts", () => {
    const asked = begins([GNASP]);
    const usual = speed(asked);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const choosing = playOut(asked, [USE]).state;
    expect(offered(choosing)).toEqual(["choose-option attack-run-faster", "choose-option attack-run-slower"]);
    const slower = playOut(choosing, [choice("attack-run-slower")]).state;
    expect([usual, speed(slower), speed(playOut(asked, [PASS]).state)]).toEqual([2, 1, 2]);
    const faster = playOut(choosing, [choice("attack-run-faster")]).state;
    expect(speed(faster)).toBe(3);
    expect(speed({ ...faster, frames: [PHASE] })).toBe(2);
  });

  it("[leg.kw.attack-run] [leg.deploy.by-move] An undeployed unit with Attack Run may change the speed of the move that deploys it", () => {
    const asked = begins([{ ...GNASP, at: null }]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const faster = playOut(asked, [USE, choice("attack-run-faster")]).state;
    expect([speed(asked), speed(faster)]).toEqual([2, 3]);
  });

  it("[leg.kw.attack-run] Attack Run is offered only when its own unit activates", () => {
    expect(offered(begins([{ unit: "stormtroopers", at: THERE }, GNASP]))).not.toContain("effect 0");
  });
});

describe("Wheel Mode", () => {
  const ROLLING: Fielding = { unit: "droidekas", at: HERE };
  const ENEMY: Fielding = { unit: "rebel-troopers", at: [620, 300] };
  const rolling = (): State => playOut(begins([ROLLING], [ENEMY, ...WAITING]), [USE]).state;

  it("[leg.kw.wheel-mode] A unit with Wheel Mode may raise its highest speed to 3 for its activation when that starts", () => {
    const asked = begins([ROLLING], [ENEMY, ...WAITING]);
    expect([offered(asked), speed(asked)]).toEqual([["effect 0", "pass"], 1]);
    expect(speed(playOut(asked, [PASS]).state)).toBe(1);
    expect(speed(rolling())).toBe(3);
    expect(speed({ ...rolling(), frames: [PHASE] })).toBe(1);
  });

  it("[leg.kw.wheel-mode] [leg.deploy.by-move] An undeployed unit with Wheel Mode may deploy with a move of speed 3", () => {
    const asked = begins([{ ...ROLLING, at: null }]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(speed(playOut(asked, [USE]).state)).toBe(3);
    expect(speed(playOut(asked, [PASS]).state)).toBe(1);
  });

  it("[leg.kw.wheel-mode.drawback] A unit that uses Wheel Mode has Cover 2 and cannot attack until the end of the round", () => {
    const state = rolling();
    expectIllegal(engine.apply(state, perform("attack")), "leg.kw.wheel-mode.drawback");
    expect(keywordsOf({ box, state }, 0)).toMatchObject({ cover: 2 });
    const later = { ...state, frames: [PHASE] };
    expect(engine.decision(done(later, (work) => startAttack(work, 0, "attack")).state)?.kind).toBe("activate");
    expect(state.ongoing.map(({ keyword, until }) => [keyword, until])).toEqual([
      ["wheel-mode", "round"],
      ["cover", "round"],
    ]);
  });

  it("[leg.kw.wheel-mode.drawback] A unit that does not use Wheel Mode may attack and gains no cover", () => {
    const state = playOut(begins([ROLLING], [ENEMY, ...WAITING]), [PASS]).state;
    expect(offered(state)).toContain("perform attack");
    const attacking = done({ ...state, frames: [PHASE] }, (work) => startAttack(work, 0, "attack")).state;
    expect(engine.decision(attacking)?.kind).toBe("attack");
    expect(keywordsOf({ box, state }, 0)["cover"]).toBeUndefined();
  });

  it("[leg.kw.wheel-mode.drawback] Shields cannot be flipped in Wheel Mode", () => {
    const shot = (value: number): Attack =>
      new Attack({
        dice: [1, 0, 0],
        defender: { shielded: 1, "wheel-mode": value },
        defenderTokens: { shield: 1 },
      }).roll("critical");
    expect(shot(0).options).toContain("shield critical");
    expect(shot(1).options).not.toContain("shield critical");
  });
});

describe("Unconcerned", () => {
  it("[leg.kw.unconcerned.cover] An Unconcerned unit has no cover from terrain, suppression or keywords", () => {
    const shot = (defender: Readonly<Record<string, number>>): Attack =>
      new Attack({ dice: [2, 0, 0], cover: "heavy", suppressed: true, defender }).roll("hit", "hit");
    expect(shot({ cover: 1 }).asked).toEqual([2, 0]);
    expect(shot({ cover: 1, unconcerned: 1 }).pool).toMatchObject({ hits: 2, cover: 0, stage: "roll-defense" });
  });

  it("[leg.kw.unconcerned.repair] An Unconcerned unit cannot be repaired, and none of its miniatures can be restored", () => {
    const R2: Fielding = { unit: "r2-d2-hero-of-a-thousand-devices", at: HERE };
    const droids: Fielding = { unit: "b2-super-battle-droids", at: [300, 420] };
    const healed = (keywords: Readonly<Record<string, number>>, healer = R2, patient = droids): readonly string[] => {
      const start = scene({ armies: [[healer, patient], WAITING], frames: [PHASE, acting(0)] });
      const units = start.units.map((unit, place) => {
        const fallen = unit.miniatures.map((one, mini) =>
          mini === 1 ? ({ ...one, status: "defeated", wounds: 1 } as const) : one,
        );
        return place === 1 ? { ...unit, miniatures: fallen, fallen: [1] } : unit;
      });
      const state = having(settled({ ...start, units }).state, 1, keywords);
      const [action = ""] = offered(state).filter((key) => /perform (repair|treat) /.test(key));
      return offered(playOut(state, [perform(action.slice("perform ".length))]).state);
    };
    expect(healed({})).toContain("choose-unit p1.1");
    expect(healed({ unconcerned: 1 })).not.toContain("choose-unit p1.1");
    const medic: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };
    const treated = (keywords: Readonly<Record<string, number>>): readonly string[] =>
      healed(keywords, medic, { unit: "rebel-veterans", at: [300, 420] });
    expect(treated({ unconcerned: 1 })).toContain("choose-unit p1.1");
  });

  it("[leg.kw.unconcerned.repair] A medic cannot restore a miniature of an Unconcerned unit", () => {
    const medic: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };
    const start = scene({ armies: [[medic], WAITING], frames: [PHASE, acting(0)] });
    const [unit] = start.units;
    if (unit === undefined) throw new Error("no unit");
    const miniatures = unit.miniatures.map((one, mini) =>
      mini === 1 ? ({ ...one, status: "defeated", wounds: 1 } as const) : one,
    );
    const struck = settled({ ...start, units: [{ ...unit, miniatures, fallen: [1] }, ...start.units.slice(1)] }).state;
    const treat = perform("treat 2-1b-medical-droid");
    expect(offered(playOut(struck, [treat]).state)).toEqual(["restore p1.0.1", "done"]);
    expect(offered(playOut(having(struck, 0, { unconcerned: 1 }), [treat]).state)).not.toContain("restore p1.0.1");
  });
});

describe("Interrogate", () => {
  const KALLUS: Fielding = { unit: "agent-kallus-hunter-of-spectres", at: HERE };
  const LUKE: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 420] };
  const settling = (luke: Fielding, theirs = "son-of-skywalker") => {
    const start = scene({
      armies: [[KALLUS], [luke, { unit: "leia-organa-fearless-and-inventive", at: [800, 800] }]],
      players: [{ revealed: command("ambush") }, { revealed: command(theirs) }],
      frames: [{ kind: "command", stage: "priority", turn: 0 }],
      state: { phase: "command", priority: null },
    });
    return (draws: readonly string[] = []) => eventsOf(settled(start, draws), "priority-settled");
  };

  it("[leg.kw.interrogate] The card of a unit at range 1 of an enemy with Interrogate counts one pip more if priority would be tied", () => {
    expect(settling(LUKE)()).toMatchObject([
      { seat: "player-1", roll: null, rule: "leg.command.priority-fewest-pips" },
    ]);
  });

  it("[leg.kw.interrogate] Interrogate has no effect beyond range 1, on a card of a unit not near, or without a tie", () => {
    expect(settling({ ...LUKE, at: [300, 700] })(["blank"])).toMatchObject([{ roll: "blank" }]);
    expect(settling(LUKE, "ambush")(["blank"])).toMatchObject([{ roll: "blank" }]);
    expect(settling(LUKE, "push")()).toMatchObject([{ seat: "player-1", roll: null }]);
  });
});
