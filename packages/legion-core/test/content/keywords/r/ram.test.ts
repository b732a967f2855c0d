import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolAgainst } from "../../../../src/attack/eligible.ts";
import { poolSituation } from "../../../../src/attack/from-table.ts";
import type { Move } from "../../../../src/table/movement/moves.ts";
import { MOVED, MOVED_FULLY } from "../../../../src/units/activation.ts";
import { readUnit } from "../../../../src/units/reading.ts";
import { moving } from "../../../helpers/actions.ts";
import { acting, PHASE } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { movesOf, moveThat, movingScene, standing } from "../../../helpers/moves.ts";
import { box, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { NORTH } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

describe("Ram", () => {
  const brother = { unit: "fifth-brother-the-kill-is-mine", at: HERE } as const;

  const prey: Fielding = { unit: "rebel-troopers", at: [300, 327], tokens: { dodge: 1 } };

  const counts = (mine: Fielding, theirs: Fielding, marks: readonly string[]) => {
    const start = scene({ armies: [[mine], [theirs]], frames: [PHASE, acting(0, { marks })] });
    const rams = readUnit({ box, state: start }, 0).profile.miniatures[0]?.weapons ?? [];
    const weapon = rams.findIndex(({ keywords }) => keywords.some(({ id }) => id === "ram"));
    const pool = {
      ...poolAgainst(1, null),
      attack: "melee",
      weapons: [{ miniature: 0, weapon }],
      dice: [[0, 0, 1]],
    } as const;
    const found = poolSituation({ box, state: start }, 0, pool);
    return found?.situation.weapons[0]?.keywords["ram"];
  };

  it("[leg.kw.ram-x.small] Ram applies to a unit on small bases only if it has moved in this activation", () => {
    expect([counts(brother, prey, []), counts(brother, prey, [MOVED])]).toEqual([undefined, 2]);
  });

  it("[leg.kw.ram-x.notched] Ram applies to a unit on notched bases only after a full move at its highest speed", () => {
    const riders: Fielding = { unit: "tauntaun-riders", state: standing([[300, 300]]) };
    const foe: Fielding = { unit: "stormtroopers", state: standing([[345, 300]]) };
    const by = (...marks: readonly string[]) => counts(riders, foe, marks);
    expect([by(), by(MOVED), by(MOVED, MOVED_FULLY)]).toEqual([undefined, undefined, 1]);
  });

  it("[leg.kw.ram-x.notched] [leg.kw.ram-x.small] An activation records that a unit moved, and whether it was a full move at its highest speed", () => {
    const noted = (unit: string, pick: (move: Move) => boolean) => {
      const start = movingScene([
        [{ unit, state: standing([[600, 400]]) }],
        [{ unit: "stormtroopers", at: [1500, 800] }],
      ]);
      const move = movesOf(start).find(pick);
      if (move === undefined) throw new Error("no such move");
      return nearest(playOut(start, [moving(move)]).state, "activation")?.marks;
    };
    const full = (speed: number) => (move: Move) =>
      move.type === "notched" && move.travel === "full" && move.tool.speed === speed;
    expect(noted("tauntaun-riders", full(3))).toEqual([MOVED, MOVED_FULLY]);
    expect(noted("tauntaun-riders", full(2))).toEqual([MOVED]);
    expect(noted("fifth-brother-the-kill-is-mine", ({ type }) => type === "standard")).toEqual([MOVED]);
    expect(noted("luke-skywalker-hero-of-the-rebellion", ({ type }) => type === "standard")).toEqual([]);
  });

  it("[leg.kw.ram-x.notched] [leg.terrain.difficult] A full move through difficult terrain with the tool that it allows counts as one at the highest speed", () => {
    const table = {
      terrain: [piece("swamp", rectangle(250, 350, 400, 300), 0, { kind: "area", movement: "difficult" })],
    };
    const noted = (unit: string, speed: 1 | 2): readonly string[] => {
      const others = unit === "tauntaun-riders" ? [[460, 300] as const] : [];
      const start = battle([{ unit, at: [400, 300], heading: NORTH, others }], [], { table });
      const tool = { speed, first: NORTH, second: NORTH };
      const move = moving({ type: "notched", tool, towards: "front", travel: "full", followers: "auto" });
      return nearest(follow(start, "perform move", move).state, "activation")?.marks ?? [];
    };
    expect(noted("general-grievous-wheel-bike-warlord", 1)).toEqual([MOVED, MOVED_FULLY]);
    expect(noted("tauntaun-riders", 2)).toEqual([MOVED]);
  });

  it("[leg.kw.ram-x.notched] A unit on a notched base that deploys along the whole tool has made a full move, half-way along it not", () => {
    const table = { terrain: [], options: { notchedDeployment: "along-tool" } } as const;
    const reserve = [[{ unit: "general-grievous-wheel-bike-warlord", at: null }], [prey]] as const;
    const start = movingScene(reserve, { table });
    const noted = (isWhole: boolean): readonly string[] => {
      const move = moveThat(start, (one) => one.type === "deploy" && (one.to === "full") === isWhole);
      return nearest(playOut(start, [move]).state, "activation")?.marks ?? [];
    };
    expect([noted(true), noted(false)]).toEqual([[MOVED, MOVED_FULLY], [MOVED]]);
  });
});
