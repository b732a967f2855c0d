import { game } from "@sw/legion-core";
import { scenario } from "@sw/legion-core/testing";
import { expectOk, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";

/** A small table, so that whoever acts meets somebody in the same round. */
const TABLE = { battlefield: { length: mm(900), width: mm(600) }, terrain: [] };
const FOE = { unit: "rebel-veterans", upgrades: [] } as const;

/** The upgrades without which a unit is not brought (leg.kw.equip). */
function equipped({ keywords }: (typeof defaultCatalogue.units)[number]): readonly string[] {
  return keywords.flatMap(({ equip = [] }) => equip.flatMap((one) => (typeof one === "string" ? [one] : [])));
}

/** A unit between an enemy within reach and one farther away, about to act. */
function between(card: (typeof defaultCatalogue.units)[number]): State {
  const faction = card.faction === "mercenary" ? "galactic-empire" : card.faction;
  const own = {
    unit: card.id,
    upgrades: equipped(card),
    at: [450, 180],
    heading: { x: 0, y: 1 },
    order: "faceup",
  } as const;
  return scenario({
    table: TABLE,
    mission: { primary: "breakthrough" },
    activating: "p1.0",
    "player-1": { faction, units: [own] },
    "player-2": {
      units: [
        { ...FOE, at: [450, 330] },
        { ...FOE, at: [700, 400] },
      ],
    },
  });
}

/** Any action; what a unit may perform before all else, so that little time goes into ending steps. */
function pick(actions: readonly Action[], random: (most: number) => number): Action {
  const performing = actions.filter(({ type }) => type === "perform" || type === "effect");
  const from = performing.length > 0 && random(4) > 0 ? performing : actions;
  const action = from[random(from.length)];
  if (action === undefined) throw new Error("nothing to do");
  return action;
}

describe("every unit", () => {
  it.each(defaultCatalogue.units.map((card) => [card.id, card] as const))(
    "The unit %s plays a whole round, and no state of it breaks an invariant",
    (unit, card) => {
      const chance = seeded(unit);
      let state = between(card);
      const { round } = state;
      for (let step = 0; state.round === round && state.outcome === null; step++) {
        if (step > 600) throw new Error("the round does not end");
        const action = pick(game.legalActions(state), (most) => chance.pick("pick", most, String));
        state = expectOk(game.apply(state, action)).state;
        expect(game.invariants(state)).toEqual([]);
      }
    },
  );
});
