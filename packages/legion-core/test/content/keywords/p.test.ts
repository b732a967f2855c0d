import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveBan } from "../../../src/moving/moves.ts";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import { effectsOf } from "../../../src/rounds/moments.ts";
import type { ActivationFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { DONE, perform, wound } from "../../helpers/actions.ts";
import { acting, activation, acts, having, PHASE, READY } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { isHome, onMission, placeAll } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

describe("Prepared Position", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  it("[leg.kw.prepared-position] Prepared Position places a unit in its territory in set-up, and gives it a dodge token", () => {
    const armies = [[{ unit: "shoretroopers", at: null }], [FAR]] as const;
    const state = onMission(scene({ armies, state: { phase: "setup", round: 0 } }));
    const end = placeAll(done(state, (work) => deployInTerritory(work, 0)).state);
    expect(isHome(end)).toBe(true);
    expect(unitTokens(end, 0, "dodge")).toBe(1);
  });

  it("[leg.notched.step-8-orientation] Miniatures on notched bases placed in their territory face the same way as their leader", () => {
    const armies = [[{ unit: "74-z-speeder-bikes", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies })), (work) => deployInTerritory(work, 0)).state;
    const [leader] = engine.legalActions(state);
    const next = playOut(state, leader === undefined ? [] : [leader]).state;
    const [follower] = engine.legalActions(next);
    expect(follower?.type === "place" && engine.why(next, follower)).toBeUndefined();
    const turned = { ...follower, heading: { x: 1, y: 1 } } as typeof follower;
    expect(turned && engine.why(next, turned)?.rule).toBe("leg.notched.step-8-orientation");
  });
});

describe("Plodding", () => {
  const dark = (more: Partial<ActivationFrame>, tokens: Fielding["tokens"] = {}): State => {
    const unit: Fielding = { unit: "imperial-dark-troopers", at: [300, 300], tokens };
    const armies = [[unit], [{ unit: "rebel-troopers", at: [1500, 800], state: READY }]] as const;
    return settled(scene({ armies, frames: [PHASE, acting(0, more)] })).state;
  };

  it("[leg.kw.plodding] A unit with Plodding may perform only one move action in its activation, and then other actions", () => {
    expect(offered(dark({}))).toContain("perform move");
    const moved = dark({ done: ["move"], actions: 1 });
    expect(offered(moved)).toContain("perform aim");
    expectIllegal(engine.apply(moved, perform("move")), "leg.kw.plodding");
    expectIllegal(engine.apply(dark({ done: ["withdraw"], actions: 1 }), perform("move")), "leg.kw.plodding");
    expect(moveBan({ box, state: moved }, 0, "effect")).toBe(undefined);
  });

  it("[leg.kw.plodding] [leg.kw.speeder-x.compulsory] A speeder with Plodding makes its compulsory move even if it has already moved", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", at: [300, 300] };
    const edge = (keyword: string) => {
      const frames = [PHASE, acting(0, { done: ["move"] })];
      const armies = [[bikes], [{ unit: "rebel-troopers", at: [1500, 800] }]] as const;
      const look = { box, state: having(scene({ armies, frames }), 0, { [keyword]: 1 }) };
      return effectsOf(look, 0, "perform-actions-edge").map(({ source, applies }) => [source, applies(look, 0)]);
    };
    expect(edge("plodding")).toEqual([["speeder", true]]);
  });
});

describe("Poison", () => {
  const shot = (target: string, faces: readonly string[]) => {
    const gunners: Fielding = { unit: "b1-battle-droids", upgrades: ["radiation-cannon-b1-battle-droid"], at: HERE };
    const start = attackOf([gunners], [{ unit: target, at: [330, 500] }]);
    const cannon = weapons(start).find((key) => key.includes(" 2 ")) ?? "";
    const [subject = "", weapon] = cannon.split(" ");
    const line = [{ type: "add-weapon", subject, weapon: Number(weapon), kind: "ranged" }, DONE] as const;
    const fired = playOut(start, line, faces).state;
    const [first] = offered(fired).filter((key) => key.startsWith("wound "));
    return first === undefined ? fired : playOut(fired, [wound(first.slice("wound ".length))]).state;
  };

  it("[leg.kw.poison-x.gain] A wounded trooper unit gains poison tokens, but unwounded units, droids and vehicles gain none", () => {
    const gained = (target: string, ...faces: readonly string[]) => unitTokens(shot(target, faces), 1, "poison");
    expect(gained("rebel-troopers", "critical", "blank", "blank")).toBe(1);
    expect(gained("rebel-troopers", "critical", "blank", "block")).toBe(0);
    expect(gained("b1-battle-droids", "critical", "blank", "blank")).toBe(0);
    expect(gained("at-rt-rebel-alliance", "critical", "blank", "blank")).toBe(0);
  });

  it("[leg.kw.poison-x.effect] At the end of its activation a unit suffers a wound per poison token and then removes them", () => {
    const end = settled(activation("end", [{ unit: "general-veers-master-tactician", tokens: { poison: 2 } }]));
    expect(eventsOf(end, "unit-wounded").reduce((sum, { wounds }) => sum + wounds, 0)).toBe(2);
    expect(unitTokens(end.state, 0, "poison")).toBe(0);
  });
});

describe("Pulling the Strings", () => {
  const STRINGS = { unit: 0, keyword: "pulling-the-strings", value: 1, until: "game" } as const;

  const leia = { unit: "leia-organa-fearless-and-inventive", at: [300, 300] } as const;

  const friend: Fielding = { unit: "rebel-troopers", at: [300, 480] };

  const walker: Fielding = { unit: "at-rt-rebel-alliance", at: [450, 300] };

  const pulled = (at: readonly [number, number]): State => {
    const state = acts([leia, friend, walker], [{ unit: "stormtroopers", at }]).state;
    return playOut({ ...state, ongoing: [STRINGS] }, [perform("pulling-the-strings")]).state;
  };

  it("[leg.kw.pulling-the-strings] Pulling the Strings lets another trooper unit at range 2 make a free attack or move action", () => {
    const asked = pulled([300, 700]);
    expect(offered(asked)).toEqual(["choose-option strings-attack", "choose-option strings-move", "done"]);
    const attack = playOut(asked, [{ type: "choose-option", subject: "strings-attack" }]).state;
    expect(attack.frames.find(({ kind }) => kind === "attack")).toMatchObject({ attacker: 1 });
    const move = playOut(asked, [{ type: "choose-option", subject: "strings-move" }]).state;
    expect(move.frames[move.frames.length - 1]).toMatchObject({ kind: "move", unit: 1, reason: "action" });
    expect(offered(playOut(asked, [{ type: "done" }]).state)).toContain("perform aim");
  });

  it("[leg.kw.pulling-the-strings] Pulling the Strings does not offer an attack without an enemy in range", () => {
    expect(offered(pulled([1700, 800]))).toEqual(["choose-option strings-move", "done"]);
  });
});
