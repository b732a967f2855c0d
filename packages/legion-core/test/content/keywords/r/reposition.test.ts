import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import type { Direction } from "../../../../src/table/vectors.ts";
import { moving } from "../../../helpers/actions.ts";
import { WAITING } from "../../../helpers/activations.ts";
import { inContact, movesOf, movingScene, placeAll, standing } from "../../../helpers/moves.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { EAST, WEST } from "../../../helpers/table.ts";

describe("Reposition", () => {
  const NORTH = { x: 0, y: 1 };

  const tank = (unit: string): Fielding => ({ unit, state: standing([[600, 300]], EAST) });

  const TANK = tank("tx-225-gavw-occupier-tank");

  const ahead = (first: Direction): Action =>
    moving({
      type: "notched",
      towards: "front",
      tool: { speed: 1, first, second: first },
      travel: "full",
      followers: "auto",
    });

  const turn = (heading: Direction): Action => moving({ type: "pivot", heading, followers: "auto" });

  const heading = ({ units }: State) => units[0]?.miniatures[0]?.heading;

  const done = (state: State) => nearest(state, "activation")?.done;

  it("[leg.kw.reposition] A unit with Reposition may pivot once after a standard move, in the same move action", () => {
    const moved = playOut(movingScene([[TANK], WAITING]), [ahead(EAST)]).state;
    expect(engine.decision(moved)).toMatchObject({ kind: "move", context: { optional: true } });
    expect(movesOf(moved).every(({ type }) => type === "pivot")).toBe(true);
    expectIllegal(engine.apply(moved, ahead(EAST)), "leg.move.granted-speed");
    const turned = playOut(moved, [turn(NORTH)]).state;
    expect([heading(turned), done(turned), engine.decision(turned)?.kind]).toEqual([NORTH, ["move"], "action"]);
    expect(heading(playOut(moved, [{ type: "pass" }]).state)).toEqual(EAST);
  });

  it("[leg.kw.reposition] A unit with Reposition that pivots before its standard move cannot pivot after it", () => {
    const turned = playOut(movingScene([[TANK], WAITING]), [turn(NORTH)]).state;
    expect(movesOf(turned).some(({ type }) => type === "pivot")).toBe(false);
    const moved = playOut(turned, [ahead(NORTH)]).state;
    expect([heading(moved), done(moved), engine.decision(moved)?.kind]).toEqual([NORTH, ["move"], "action"]);
    const stayed = playOut(turned, [{ type: "pass" }]).state;
    expect([done(stayed), engine.decision(stayed)?.kind]).toEqual([["move"], "action"]);
  });

  it("[leg.kw.reposition] A unit with Reposition may also pivot before a move granted by an effect, and must then make the move", () => {
    const granted = movingScene([[TANK], WAITING], { reason: "effect", terms: { speed: 1 } });
    const turned = playOut(granted, [turn(NORTH)]).state;
    expect(engine.legalActions(turned).map(({ type }) => type)).not.toContain("pass");
    expect(heading(playOut(turned, [ahead(NORTH)]).state)).toEqual(NORTH);
    const other = movingScene([[tank("at-st")], WAITING], { reason: "effect", terms: { speed: 1 } });
    expectIllegal(engine.apply(other, turn(NORTH)), "leg.move.granted-speed");
  });

  it("[leg.kw.reposition] A unit without Reposition may pivot or move but not both, and an engaged unit with it may only pivot", () => {
    const other = playOut(movingScene([[tank("at-st")], WAITING]), [ahead(EAST)]).state;
    expect(engine.decision(other)?.kind).toBe("action");
    const rider: Fielding = {
      unit: "tauntaun-riders",
      state: standing(
        [
          [300, 300],
          [300, 240],
        ],
        EAST,
      ),
    };
    const held = movingScene([[rider], [{ unit: "stormtroopers", state: standing([[338.5, 300]]) }, ...WAITING]]);
    const pivoted = playOut(held, [turn(EAST)]).state;
    expect(engine.decision(pivoted)?.kind).not.toBe("move");
  });

  it("[leg.kw.reposition] Reposition allows a pivot after deploying and before a compulsory move", () => {
    const craft = tank("raddaugh-gnasp-fluttercraft");
    const bound = movingScene([[craft], WAITING], { terms: { compulsory: true } });
    expect(movesOf(bound).some(({ type }) => type === "pivot")).toBe(true);
    const turned = playOut(bound, [turn(NORTH)]).state;
    expect(engine.legalActions(turned).map(({ type }) => type)).not.toContain("pass");
    const [full] = movesOf(turned);
    expect(full).toMatchObject({ type: "notched", travel: "full", tool: { first: NORTH } });
  });

  it("[leg.kw.reposition] [leg.kw.compulsory-move.partial] A unit with Reposition that the edge stops short in a compulsory move may still pivot after it", () => {
    const craft: Fielding = { unit: "raddaugh-gnasp-fluttercraft", state: standing([[200, 400]], WEST) };
    const bound = movingScene([[craft], WAITING], { terms: { compulsory: true } });
    const [short] = movesOf(bound).filter(({ type }) => type === "notched");
    if (short === undefined) throw new Error("no move");
    const moved = playOut(bound, [moving(short)]).state;
    expect(moved.units[0]?.miniatures[0]?.x).toBe(mm(50));
    expect(movesOf(moved).map(({ type }) => type)).toContain("pivot");
    expect(nearest(playOut(moved, [turn(NORTH)]).state, "activation")?.actions).toBe(2);
  });

  it("[leg.kw.reposition] [leg.type.creature-pivot] Tauntaun riders that move into melee may pivot after the move", () => {
    const riders: Fielding = {
      unit: "tauntaun-riders",
      state: standing(
        [
          [300, 300],
          [300, 240],
        ],
        EAST,
      ),
    };
    const foe: Fielding = { unit: "stormtroopers", state: standing([[398.5, 300]]) };
    const charge = moving({
      type: "notched",
      towards: "front",
      tool: { speed: 2, first: EAST, second: EAST },
      travel: mm(60),
      followers: "auto",
    });
    const moved = placeAll(playOut(movingScene([[riders], [foe, ...WAITING]]), [charge]).state);
    expect(inContact(moved, 0)).toContain("p1.0.0");
    expect(movesOf(moved).map(({ type }) => type)).toContain("pivot");
    const turned = playOut(moved, [turn(NORTH)]).state;
    expect([heading(turned), inContact(turned, 0).includes("p1.0.0")]).toEqual([NORTH, true]);
  });
});
