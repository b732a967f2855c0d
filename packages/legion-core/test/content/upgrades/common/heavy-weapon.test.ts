import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { woundable } from "../../../../src/units/wounds/casualties.ts";
import { perform } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { eventsOf, left, offered, tokensByUnit } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";

describe("Hunter", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

  it("Hunter may roll a black die as a free action against a non-commander enemy trooper unit at range 1", () => {
    const mine: Fielding = { ...STORM, upgrades: ["hunter"] };
    const start = acts(
      [mine],
      [
        { ...REBELS, at: [300, 440] },
        { unit: "leia-organa-fearless-and-inventive", at: [420, 300] },
      ],
    ).state;
    const hit = playOut(start, [perform("hunter"), { type: "wound", subject: "p2.0.1" }], ["hit"]);
    expect(eventsOf(hit, "dice-rolled")[0]?.dice).toEqual(["black-attack"]);
    expect([left(hit.state, 1).length, tokensByUnit(hit.state, "suppression")[1]]).toEqual([3, 0]);
    expect(hit.state.frames.find((frame) => frame.kind === "activation")).toMatchObject({ actions: 2 });
    expect(left(after(start, [perform("hunter")], ["attack-surge"]), 1)).toHaveLength(4);
    const far = acts([mine], [{ ...REBELS, at: [300, 560] }]).state;
    expectIllegal(engine.apply(far, perform("hunter")), "leg.actions.free-card-action-cost");
  });

  it("[leg.upgrade.static-by-default] Hunter reaches neither operatives nor vehicles nor troopers out of sight, and a critical wounds too", () => {
    const mine: Fielding = { ...STORM, upgrades: ["hunter"] };
    const may = (theirs: Fielding, table = { terrain: [] } as ReturnType<typeof wall>) =>
      offered(acts([mine], [theirs, FAR], { table }).state).includes("perform hunter");
    const near = { ...REBELS, at: [300, 450] } as const;
    expect(may(near)).toBe(true);
    expect(may(near, wall(0, 400, 1800, 20))).toBe(false);
    expect(may({ unit: "luke-skywalker-jedi-knight", at: [300, 440] })).toBe(false);
    expect(may({ unit: "cad-bane-needs-no-introduction", at: [300, 440] })).toBe(false);
    expect(may({ unit: "at-rt-rebel-alliance", at: [300, 440] })).toBe(false);
    const asked = acts([mine], [near, FAR]).state;
    const hit = playOut(asked, [perform("hunter")], ["critical"]);
    expect(engine.decision(hit.state)).toMatchObject({ seat: "player-2", kind: "wounds", context: { wounds: 1 } });
  });
});

describe("Wrecker", () => {
  it("Wrecker protects the counterpart of his unit from wounds until he is defeated", () => {
    const batch = [...box.cards.units.keys()].find((id) => id.startsWith("the-bad-batch")) ?? "";
    const omega = [...box.cards.counterparts.keys()].find((id) => id.startsWith("omega")) ?? "";
    const state = (upgrades: readonly string[]) =>
      scene({ armies: [[{ unit: batch, upgrades, counterpart: omega, at: [300, 300] }], [FAR]] });
    const last = (one: State) => (one.units[0]?.miniatures.length ?? 0) - 1;
    expect(woundable({ box, state: state([]) }, 0)).toContain(last(state([])));
    const guarded = state(["wrecker"]);
    expect(woundable({ box, state: guarded }, 0)).not.toContain(last(guarded));
  });
});
