import { HIDDEN } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { TableToken } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { makeMove } from "../../src/table/movement/move.ts";
import type { Move } from "../../src/table/movement/moves.ts";
import { hasLineOfSight } from "../../src/table/sight/line-of-sight.ts";
import { obscurers } from "../../src/table/sight/obscured.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { viewOf } from "../../src/views/view.ts";
import { tokenAt } from "../helpers/missions.ts";
import { box, command, scene } from "../helpers/scene.ts";

describe("what players may know", () => {
  const hands = [
    ["ambush", "push"],
    ["assault", "push"],
  ] as const;
  const state = scene({ hands, players: [{}, { discard: [command("ambush")] }] });
  const seen = (viewer: "player-1" | "player-2" | "spectator") => viewOf({ box, state }, viewer, null).sides;

  it("[leg.info.hand-secret] Only its owner knows a command hand", () => {
    expect(JSON.stringify(seen("player-2")["player-2"].hand)).toContain("assault");
    for (const viewer of ["player-1", "spectator"] as const) {
      expect(JSON.stringify(seen(viewer)["player-2"].hand)).not.toContain("assault");
      expect(viewOf({ box, state }, viewer, null).config.armies[1].commandHand).toBe(HIDDEN);
    }
  });

  it("[leg.info.hand-size-public] [leg.info.discard-public] The number of cards in a command hand and the discarded cards are public", () => {
    const shown = (own: readonly string[]) =>
      viewOf({ box, state: scene({ hands: [[], own] }) }, "player-1", null).sides["player-2"].hand;
    expect(shown(["assault", "push"])).toEqual(shown(["ambush", "standing-orders"]));
    expect(shown(["assault", "push"])).not.toEqual(shown(["assault"]));
    expect(seen("player-1")["player-2"].discard).toEqual(["ambush"]);
  });
});

describe("points of interest", () => {
  const at = (x: number, kind: TableToken["kind"] = "poi") => tokenAt("stockpile", [x, 450], { kind });

  /** A trooper of each side alone, 300 mm apart, and a token between them. */
  function between(tokens: readonly TableToken[], z = 0) {
    const one = { unit: "general-veers-master-tactician", at: [600, 450] } as const;
    const other = { unit: "leia-organa-fearless-and-inventive", at: [900, 450] } as const;
    const made = scene({ armies: [[one], [other]], state: { tokens } });
    const units = made.units.map((unit, place) =>
      place === 0 ? { ...unit, miniatures: unit.miniatures.map((mini) => ({ ...mini, z: mm(z) })) } : unit,
    );
    const placed = sceneOf({ box, state: { ...made, units } });
    const [mine, theirs] = placed.figures;
    if (mine === undefined || theirs === undefined) throw new Error("nobody there");
    return { placed, mine, theirs, by: obscurers(placed, mine, theirs) };
  }

  it("[leg.objective.poi-as-area-terrain] Points of interest obscure like heavy area terrain, but assets do not", () => {
    expect(between([at(850)]).by).toMatchObject([{ cover: "heavy" }]);
    expect(between([at(850, "asset")]).by).toEqual([]);
  });

  it("[leg.objective.poi-silhouette] Points of interest are as wide as the token and half-range tall", () => {
    // 61.5 mm before a base that is 300 mm away, lines from 360 mm up pass at 73.8 mm, from 372 mm at 76.3 mm.
    expect(between([at(800)], 360).by).toHaveLength(1);
    expect(between([at(800)], 372).by).toEqual([]);
    expect(between([tokenAt("stockpile", [850, 450 + 25 + 13.6])]).by).toEqual([]);
    expect(between([tokenAt("stockpile", [850, 450 + 25 + 13.3])]).by).toHaveLength(1);
  });

  it("[leg.objective.poi-no-los-block] Points of interest do not block line of sight", () => {
    const { placed, mine, theirs } = between([at(750)]);
    expect(hasLineOfSight(placed, mine, theirs)).toBe(true);
  });

  it("[leg.objective.move-through] Miniatures may move through points of interest", () => {
    const { placed, mine } = between([at(655)]);
    const east = { x: 1, y: 0 };
    const to = { x: mm(600 + 13.5 + 75 + 13.5), y: mm(450), z: 0 };
    const move: Move = { type: "standard", tool: { speed: 1, first: east, second: east }, to, followers: "auto" };
    const made = makeMove(placed, placed.units[0]?.id ?? "", move, { speed: 2 });
    expect(made).toMatchObject({ ok: true, value: { miniatures: [to] } });
    expect(mine.x).toBe(mm(600));
  });
});
