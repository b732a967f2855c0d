import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitId } from "../../../src/state/ids.ts";
import type { State } from "../../../src/state/state.ts";
import { unitCohesion } from "../../../src/table/cohesion.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitOfScene } from "../../../src/table/scene.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { sceneOf } from "../../../src/units/positions.ts";
import { moving } from "../../helpers/actions.ts";
import { movingScene, standing, straight } from "../../helpers/moves.ts";
import { box, engine, type Fielding, scene } from "../../helpers/scene.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

/** A unit on these spots in millimetres, the leader first; the rest of its miniatures have fallen. */
function on(unit: string, upgrades: readonly string[], spots: readonly (readonly [number, number])[]): Fielding {
  const plain = scene({ armies: [[{ unit, upgrades }], [FAR]] }).units[0]?.miniatures ?? [];
  const fallen = plain.slice(spots.length).map((one) => ({ ...one, status: "defeated" as const }));
  return { unit, upgrades, state: { miniatures: [...standing(spots).miniatures, ...fallen] } };
}

function faults(state: State): readonly string[] {
  const table = sceneOf({ box, state });
  return unitCohesion(table, unitOfScene(table, unitId(state, 0))).map(
    ({ rule, params }) => `${rule} ${params["most"]}`,
  );
}

/** Each squad, the unit that it joins and how many miniatures it adds. */
const SQUADS = [
  ["b1-battle-droid-squad", "b1-battle-droids", 7],
  ["b2-super-battle-droid-squad", "b2-super-battle-droids", 4],
  ["clone-trooper-infantry-squad", "clone-trooper-infantry", 5],
  ["clone-trooper-marksmen-squad", "clone-trooper-marksmen", 5],
  ["ewok-skirmisher-squad", "ewok-skirmishers", 4],
  ["ewok-slinger-squad", "ewok-slingers", 4],
  ["fleet-trooper-squad", "fleet-troopers", 5],
  ["geonosian-warrior-squad", "geonosian-warriors", 5],
  ["rebel-trooper-squad", "rebel-troopers", 5],
  ["rebel-veteran-squad", "rebel-veterans", 5],
  ["shoretrooper-squad", "shoretroopers", 5],
  ["snowtrooper-squad", "snowtroopers", 5],
  ["stormtrooper-squad", "stormtroopers", 5],
] as const;

describe("squads", () => {
  it.each(SQUADS)(
    "The miniatures of a %s added to %s are in cohesion at range 1 of their leader",
    (squad, id, more) => {
      const unit = [...box.cards.units.keys()].find((one) => one.startsWith(id)) ?? id;
      const lone = scene({ armies: [[{ unit }], [FAR]] }).units[0]?.miniatures.length ?? 0;
      const aside = (place: number) => 30 * Math.ceil((place % 5) / 2) * (place % 2 === 0 ? 1 : -1);
      const spots = Array.from(
        { length: lone + more },
        (_, place) => [300 + aside(place), 300 + 30 * Math.floor(place / 5)] as const,
      );
      const apart = (gap: number) =>
        spots.map(([x, y], place) => (place === 1 ? ([300 - gap - 30, y] as const) : ([x, y] as const)));
      const state = (upgrades: readonly string[], gap: number, count: number) =>
        scene({ armies: [[on(unit, upgrades, apart(gap).slice(0, count))], [FAR]] });
      expect(state([squad], 100, lone + more).units[0]?.miniatures).toHaveLength(lone + more);
      expect(keywordsOf({ box, state: state([squad], 100, lone + more) }, 0)).toMatchObject({
        indomitable: 1,
        [squad]: 1,
      });
      expect(faults(state([squad], 110, lone + more))).toEqual([]);
      expect(faults(state([squad], 170, lone + more))).toEqual([`leg.cohesion.half-range ${mm(150)}`]);
      expect(faults(state([], 110, lone))).toEqual([`leg.cohesion.half-range ${mm(75)}`]);
    },
  );

  it("[leg.upgrade.mini-defeated-loses-rules] A unit whose squad is defeated needs cohesion at half-range again", () => {
    const spots = [300, 160, 330, 270].map((x) => [x, 300] as const);
    const squad = on("stormtroopers", ["stormtrooper-squad"], spots);
    expect(faults(scene({ armies: [[squad], [FAR]] }))).toEqual([`leg.cohesion.half-range ${mm(75)}`]);
  });

  it("A player may leave miniatures of a squad at range 1 of their leader when the unit moves", () => {
    const unit = (upgrades: readonly string[], count: number) =>
      on(
        "stormtroopers",
        upgrades,
        [300, 270, 330, 240, 360].slice(0, count).map((x) => [x, 300] as const),
      );
    const start = (upgrades: readonly string[], count: number) => movingScene([[unit(upgrades, count)], [FAR]]);
    const walk = straight(1, { x: 0, y: 1 }, [300, 380]);
    const to = (x: number) => ({ x: mm(x), y: mm(380), z: 0 });
    const spots = (far: number) => ({ "p1.0.1": to(300 - far), "p1.0.2": to(330), "p1.0.3": to(270) });
    const wide = { ...walk, followers: { ...spots(160), "p1.0.4": to(360) } };
    expect(engine.apply(start(["stormtrooper-squad"], 5), moving(wide)).ok).toBe(true);
    expectIllegal(engine.apply(start([], 4), moving({ ...walk, followers: spots(160) })), "leg.cohesion.half-range");
    expect(engine.apply(start([], 4), moving({ ...walk, followers: spots(90) })).ok).toBe(true);
  });
});
