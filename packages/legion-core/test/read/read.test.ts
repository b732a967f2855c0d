import { game, SEATS, type State } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { drawLayout } from "@sw/legion-core/draw";
import { SKIRMISH } from "@sw/legion-core/examples";
import { createReader, reader, type Source } from "@sw/legion-core/read";
import { PER_MM } from "@sw/legion-core/table";
import { scenario } from "@sw/legion-core/testing";
import { at, expectOk, HIDDEN, seeded } from "@sw/tabletop";
import { expectAgreement, jsonCopy } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";

const VIEWERS = [...SEATS, "spectator"] as const;

/** Everything that the readers tell of a game. */
function allOf(source: Source): unknown {
  const ids = reader.units(source).map(({ id }) => id);
  return {
    sides: SEATS.map((seat) => reader.side(source, seat)),
    units: reader.units(source),
    panicked: ids.map((id) => reader.isPanicked(source, id)),
    engaged: ids.map((id) => reader.engagedWith(source, id) ?? []),
    between: ids.map((from, place) => reader.between(source, from, at(ids, (place * 5 + 7) % ids.length)) ?? null),
    tokens: reader.tokens(source),
    layout: reader.layout(source),
  };
}

/** Where the others of a trooper unit stand in a line behind their leader, in millimetres. */
function back(y: number): readonly (readonly [number, number])[] {
  return [
    [370, y],
    [400, y],
    [430, y],
  ];
}

/** States of a random game, one in so many. */
function statesOf(steps: number, every: number): readonly State[] {
  const chance = seeded("read");
  let { state } = expectOk(game.setup(SKIRMISH, "read"));
  const states = [state];
  for (let step = 1; step < steps && game.decision(state) !== undefined; step++) {
    const actions = game.legalActions(state, { density: 0 });
    ({ state } = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))));
    if (step % every === 0) states.push(state);
  }
  return states;
}

describe("readers of states and views", () => {
  it("A reader of a view returns the same as a reader of the state, or HIDDEN", () => {
    const states = statesOf(240, 80);
    expect(states.some((state) => reader.units(state).some(({ status }) => status === "deployed"))).toBe(true);
    for (const state of states) {
      const whole = allOf(state);
      expect(JSON.stringify(whole)).not.toContain(JSON.stringify(HIDDEN));
      for (const viewer of VIEWERS) expectAgreement(allOf(jsonCopy(game.view(state, viewer))), whole);
    }
  });

  const state = scenario({
    "player-1": {
      units: [
        { unit: "stormtroopers", at: [400, 400], tokens: { suppression: 2, aim: 1 }, wounds: [0, 0], defeated: 1 },
        { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 500] },
      ],
      hand: ["implacable", "ambush"],
      shownHand: ["standing-orders"],
    },
    "player-2": {
      units: [
        { unit: "rebel-troopers", at: [400, 700], tokens: { suppression: 1 } },
        { unit: "rebel-troopers", at: [900, 800], tokens: { suppression: 2 } },
        { unit: "luke-skywalker-hero-of-the-rebellion" },
      ],
    },
    tokens: [{ kind: "poi", name: "relay", at: [400, 460] }],
  });
  const view = game.view(state, "player-2");

  it("[leg.suppression.suppressed-threshold] A reader returns a unit of a view with its miniatures, wounds, courage and suppression", () => {
    const troops = reader.unit(view, "p1.0");
    expect(troops).toMatchObject({ status: "deployed", rank: "corps", type: "trooper", courage: 1, suppressed: true });
    expect([troops?.standing.length, troops?.left.length, troops?.miniatures.length]).toEqual([3, 3, 4]);
    expect(troops?.tokens).toMatchObject({ suppression: 2, aim: 1 });
    expect(reader.unit(view, "p1.1")).toMatchObject({ courage: null, suppressed: false, rank: "commander" });
    expect(reader.unit(view, "p2.2")).toMatchObject({ status: "undeployed", standing: [] });
    expect(reader.unit(view, at(troops?.miniatures ?? [], 1).id)).toEqual(troops);
    expect(reader.unit(view, "p7.0")).toBeUndefined();
    expect(reader.units(view, "player-2").map(({ id }) => id)).toEqual(["p2.0", "p2.1", "p2.2"]);
  });

  it("[leg.suppression.panicked-threshold] [leg.panic.commander-courage] A unit reads as panicked unless the courage of a commander near it prevents that", () => {
    expect(["p1.0", "p2.0", "p2.1"].map((id) => reader.isPanicked(view, id))).toEqual([false, false, true]);
    expect(reader.isPanicked(view, "p7.0")).toBeUndefined();
  });

  it("[leg.objective.contest] [leg.objective.secure] A reader returns a token with the units that contest it and the side that secures it", () => {
    expect(reader.tokens(view)).toEqual([
      {
        id: "relay.0",
        kind: "poi",
        name: "relay",
        owner: null,
        holder: null,
        removed: false,
        x: 400 * PER_MM,
        y: 460 * PER_MM,
        z: 0,
        contesting: { "player-1": ["p1.0", "p1.1"], "player-2": [] },
        securedBy: "player-1",
      },
    ]);
  });

  it("[leg.pool.max-range] [leg.los.from-minis] A reader returns range, line of sight, melee and cover between two units of a view", () => {
    const facing = reader.between(view, "p1.0", "p2.0");
    expect(facing).toMatchObject({ range: 2, melee: false, cover: "none" });
    expect([facing?.seeing.length, facing?.seen.length]).toEqual([3, 4]);
    expect(reader.between(view, "p1.0", "p2.2")).toBeUndefined();
    expect(reader.between(view, "p1.0", "p7.0")).toBeUndefined();
  });

  it("[leg.engaged.definition] Units in base contact with an enemy read as engaged with it", () => {
    const melee = scenario({
      "player-1": { units: [{ unit: "stormtroopers", at: [400, 400], others: back(370) }] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [400, 427], others: back(457) }] },
    });
    const seen = game.view(melee, "spectator");
    expect([reader.engagedWith(seen, "p1.0"), reader.engagedWith(seen, "p2.0")]).toEqual([["p2.0"], ["p1.0"]]);
    expect(reader.between(seen, "p1.0", "p2.0")?.melee).toBe(true);
    expect(reader.engagedWith(view, "p2.1")).toEqual([]);
  });

  it("A view has the same layout and drawing as its state, without guesses about hidden parts", () => {
    expect(reader.layout(view)).toEqual(game.layout(state));
    expect(game.layout(jsonCopy(view))).toEqual(game.layout(state));
    expect(drawLayout(reader.layout(view))).toBe(drawLayout(game.layout(state)));
  });

  it("[leg.info.hand-secret] A reader returns the cards of a hand that the viewer knows, and the whole hand for a state", () => {
    expect(reader.side(view, "player-1").hand).toEqual(["standing-orders", HIDDEN, HIDDEN]);
    expect(reader.side(state, "player-1").hand).toEqual(["ambush", "implacable", "standing-orders"]);
    expect(reader.side(game.view(state, "player-1"), "player-1").hand).toEqual(reader.side(state, "player-1").hand);
  });

  it("[tt.catalogue.entry] A custom catalogue has readers too, unless it has faults", () => {
    const tougher = defaultCatalogue.units.map((unit) =>
      unit.id === "stormtroopers" ? { ...unit, courage: 3 } : unit,
    );
    const own = expectOk(createReader({ ...defaultCatalogue, units: tougher }));
    expect(own.unit(view, "p1.0")).toMatchObject({ courage: 3, suppressed: false });
    expect(
      createReader({ ...defaultCatalogue, units: [...defaultCatalogue.units, ...defaultCatalogue.units] }),
    ).toMatchObject({
      ok: false,
      violation: { rule: "tt.catalogue.entry" },
    });
  });
});
