import { describe, expect, it } from "vitest";
import { duelOf } from "../../../../src/attack/duel.ts";
import { oneOf } from "../../../../src/state/hooks/played.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { HERE, THERE } from "../../../helpers/attacks.ts";
import { standing } from "../../../helpers/moves.ts";
import { box, type Fielding, scene } from "../../../helpers/scene.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

describe("Death From Above", () => {
  const shot = (from: number, to: number, kind: "obstacle" | "area" = "obstacle") => {
    const block = (id: string, y: number, top: number) => ({
      ...piece(id, rectangle(200, y, 200, 120), top === 0 ? 1 : top),
      kind: top === 0 ? ("area" as const) : kind,
    });
    const terrain = [...(from > 0 ? [block("tower", 240, from)] : []), ...(to > 0 ? [block("roof", 490, to)] : [])];
    const raised = (top: number) => (kind === "area" ? 0 : mm(top));
    const stand = (fielding: Fielding, top: number): Fielding => {
      const [x, y] = fielding.at ?? [0, 0];
      const spots = standing([[x, y]]).miniatures.map((one) => ({ ...one, z: raised(top) }));
      return { ...fielding, state: { miniatures: spots } };
    };
    const mine = stand({ unit: "cassian-andor-capable-intelligence-agent", at: HERE }, from);
    const theirs = stand({ unit: "general-veers-master-tactician", at: THERE }, to);
    return scene({ armies: [[mine], [theirs]], table: { terrain } });
  };

  const counts = (state: State): boolean => {
    const duel = duelOf({ box, state }, 0, 1);
    const hook = oneOf(box.keywords, "death-from-above", "in-attack");
    if (duel === undefined || hook === undefined) throw new Error("nobody to attack");
    const { scene: where, attacker, defender } = duel;
    return (
      hook(
        { box, state },
        { unit: 0, value: 1 },
        { kind: "ranged", part: "attacks", scene: where, enemy: 1, attacker, defender, weapons: [], used: [] },
      ) > 0
    );
  };

  it("[leg.kw.death-from-above] Death From Above applies only if the attacking leader is on higher terrain than the defending leader", () => {
    expect([counts(shot(0, 0)), counts(shot(60, 0)), counts(shot(60, 60))]).toEqual([false, true, false]);
    expect([counts(shot(200, 60)), counts(shot(60, 200))]).toEqual([true, false]);
  });

  it("[leg.kw.death-from-above] Area terrain does not raise an attacker for Death From Above", () => {
    expect(counts(shot(60, 0, "area"))).toBe(false);
  });
});
