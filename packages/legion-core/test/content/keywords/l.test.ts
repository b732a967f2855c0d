import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, choose, DONE, declare, faces, perform } from "../../helpers/actions.ts";
import { acting, given, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { eventsOf, offered, poolOf, weapons } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

describe("Long Shot", () => {
  const luke = (aim: number): Fielding => ({
    unit: "luke-skywalker-hero-of-the-rebellion",
    at: HERE,
    tokens: { aim },
  });
  const away = (y: number): Fielding => ({
    unit: "general-veers-master-tactician",
    at: [300, y],
    tokens: { dodge: 1 },
  });
  const USE = choose("long-shot Luke's Blaster");

  it("[leg.kw.long-shot] A unit may spend one aim token before it chooses the defender to raise the weapon's maximum range by 1", () => {
    const start = attackOf([luke(2)], [away(600), away(700)]);
    expect(offered(start)).toEqual(["declare p2.0", "choose-option long-shot Luke's Blaster"]);
    expect(engine.why(start, declare("p2.1"))?.rule).toBe("leg.defender.range");
    const used = playOut(start, [USE]);
    expect(eventsOf(used, "tokens-lost")).toMatchObject([
      { unit: "p1.0", token: "aim", amount: 1, rule: "leg.kw.long-shot" },
    ]);
    expect(offered(used.state)).toEqual(["declare p2.0", "declare p2.1"]);
    const shot = playOut(used.state, [declare("p2.1")], faces(4, "blank")).state;
    expect(offered(shot)).toEqual(["choose-option aim", "pass"]);
    expect(poolOf(shot).left["attacker.aim"]).toBe(1);
  });

  it("[leg.kw.long-shot] A unit may attack an enemy only in range with Long Shot if it has an aim token, but not without one", () => {
    const acts = (aim: number, y = 700) =>
      settled(scene({ armies: [[luke(aim)], [away(y)]], frames: [PHASE, acting(0)] })).state;
    expect(offered(acts(1))).toContain("perform attack");
    expect(offered(acts(0))).not.toContain("perform attack");
    expect(offered(acts(3, 860))).not.toContain("perform attack");
    const shot = playOut(acts(1), [perform("attack")], faces(4, "hit")).state;
    expect([unitTokens(shot, 0, "aim"), poolOf(shot).hits]).toEqual([0, 4]);
  });

  const marksmen = (aim: number, at: readonly [number, number] = HERE): Fielding => ({
    unit: "clone-trooper-marksmen",
    at,
    tokens: { aim },
  });

  it("[leg.kw.long-shot] Long Shot extends the weapon for every miniature that has it", () => {
    const start = attackOf([marksmen(1)], [away(800)]);
    expect(weapons(start).filter((key) => key.endsWith(" 1 ranged")).length).toBeGreaterThan(1);
    const near = attackOf([marksmen(1)], [away(600), away(500)]);
    expect(offered(near).filter((key) => key.startsWith("choose-option"))).toHaveLength(1);
  });

  it("[leg.kw.long-shot] [leg.type.clone-share] A clone unit may pay for Long Shot with another clone's token, but then borrows no other clone token in that attack", () => {
    const start = attackOf([marksmen(0), marksmen(2, [450, 300])], [{ unit: "b1-battle-droids", at: [300, 820] }]);
    const [only] = weapons(start);
    if (only === undefined) throw new Error("nothing reaches so far");
    expect([unitTokens(start, 0, "aim"), unitTokens(start, 1, "aim")]).toEqual([0, 1]);
    const shot = playOut(start, [add(0, 1), DONE], ["blank"]);
    expect(eventsOf(shot, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.long-shot] [leg.type.clone-share] A unit whose Long Shot another clone paid for may still spend a token of an Exemplar", () => {
    const friend = (x: number): Fielding => marksmen(1, [x, 300]);
    const enemy: Fielding = { unit: "b1-battle-droids", at: [300, 820] };
    const start = attackOf([marksmen(0), friend(450), friend(150)], [enemy], { state: given(2, "exemplar") });
    const paid = offered(start)
      .find((key) => /long-shot .* of p1\.1 by clone-trooper/.test(key))
      ?.slice("choose-option ".length);
    const shot = playOut(start, [choose(paid ?? ""), add(0, 1), DONE], ["blank"]).state;
    expect(offered(shot)).toEqual(["choose-option aim of p1.2 by exemplar", "pass"]);
    const top = shot.frames[shot.frames.length - 1];
    expect(top?.kind === "pool" ? top.situation.lenders.attacker.map(({ id, by }) => [id, ...by]) : []).toEqual([
      ["p1.2", "exemplar"],
    ]);
  });

  it("[leg.kw.long-shot] Long Shot is not offered in a melee attack", () => {
    const near: Fielding = { unit: "stormtroopers", at: [300, 327] };
    const free = attackOf([luke(1)], [near, { unit: "stormtroopers", at: [327, 300] }]);
    const bound = attackOf([luke(1)], [near, { unit: "stormtroopers", at: [327, 300] }], { with: "melee" });
    const offeredTo = (state: State) => offered(state).some((key) => key.includes("long-shot"));
    expect([offeredTo(free), offeredTo(bound)]).toEqual([true, false]);
  });
});
