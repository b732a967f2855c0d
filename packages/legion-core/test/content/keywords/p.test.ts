import { describe, expect, it } from "vitest";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { attackOf, HERE, weapons, wound } from "../../attack/on-table/scenes.ts";
import { done, engine, eventsOf, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { onMission, placeAll } from "../../moving/moving.ts";
import { activation, isHome, tokens } from "./helpers.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Prepared Position", () => {
  it("[leg.kw.prepared-position] Prepared Position places a unit in its territory in set-up, and gives it a dodge token", () => {
    const armies = [[{ unit: "shoretroopers", at: null }], [FAR]] as const;
    const state = onMission(scene({ armies, state: { phase: "setup", round: 0 } }));
    const end = placeAll(done(state, (work) => deployInTerritory(work, 0)).state);
    expect(isHome(end)).toBe(true);
    expect(unitTokens(end, 0, "dodge")).toBe(1);
  });

  it("[leg.notched.step-8-orientation] Miniatures on notched bases that deploy in their territory turn as their leader stands", () => {
    const armies = [[{ unit: "74-z-speeder-bikes", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies })), (work) => deployInTerritory(work, 0)).state;
    const [leader] = engine.legalActions(state);
    const next = play(state, leader === undefined ? [] : [leader]).state;
    const [follower] = engine.legalActions(next);
    expect(follower?.type === "place" && engine.why(next, follower)).toBeUndefined();
    const turned = { ...follower, heading: { x: 1, y: 1 } } as typeof follower;
    expect(turned && engine.why(next, turned)?.rule).toBe("leg.notched.step-8-orientation");
  });
});

describe("Poison", () => {
  const shot = (target: string, faces: readonly string[]) => {
    const gunners: Fielding = { unit: "b1-battle-droids", upgrades: ["radiation-cannon-b1-battle-droid"], at: HERE };
    const start = attackOf([gunners], [{ unit: target, at: [330, 500] }]);
    const cannon = weapons(start).find((key) => key.includes(" 2 ")) ?? "";
    const [subject = "", weapon] = cannon.split(" ");
    const fired = play(start, [{ type: "add-weapon", subject, weapon: Number(weapon), kind: "ranged" }], faces).state;
    const [first] = keys(fired).filter((key) => key.startsWith("wound "));
    return first === undefined ? fired : play(fired, [wound(first.slice("wound ".length))]).state;
  };

  it("[leg.kw.poison-x.gain] A trooper unit that is wounded gains poison tokens, an unwounded one, droids and vehicles none", () => {
    const gained = (target: string, ...faces: readonly string[]) => tokens(shot(target, faces), 1, "poison");
    expect(gained("rebel-troopers", "critical", "blank", "blank")).toBe(1);
    expect(gained("rebel-troopers", "critical", "blank", "block")).toBe(0);
    expect(gained("b1-battle-droids", "critical", "blank", "blank")).toBe(0);
    expect(gained("at-rt-rebel-alliance", "critical", "blank", "blank")).toBe(0);
  });

  it("[leg.kw.poison-x.effect] At the end of its activation a unit suffers a wound for each poison token, then loses them", () => {
    const end = settled(activation("end", [{ unit: "general-veers-master-tactician", tokens: { poison: 2 } }]));
    expect(eventsOf(end, "wounded").reduce((sum, { wounds }) => sum + wounds, 0)).toBe(2);
    expect(tokens(end.state, 0, "poison")).toBe(0);
  });
});
